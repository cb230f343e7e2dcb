import BinderyView

/// Several files at once, each with its progress; what has arrived can be downloaded again.
struct FilesScreen: View {
    let model: FilesModel
    let texts: FilesTexts

    var body: some View {
        Screen("files", title: texts.title) {
            Column {
                FilePicker(texts.choose, uploads: model.uploads).id("add")
                FilePicker.Files(model.uploads)
                Section(texts.stored) {
                    ForEach(model.stored, id: \.id) { file in
                        let file = untracked { file.value }
                        Link(file.name, subtitle: "\(file.size) \(texts.bytes)", download: model.download(file))
                            .id("stored-\(file.id)")
                    }
                }
            }
            .dropDestination(for: model.uploads)
        }
    }
}

/// The texts in the language of the browser.
struct FilesTexts {
    var title = "Files"
    var choose = "Choose files"
    var stored = "Stored files"
    var bytes = "bytes"
    var interface = InterfaceTexts.english

    static var english: FilesTexts { FilesTexts() }

    static var chinese: FilesTexts {
        var files = InterfaceTexts.Files()
        files.drop = "或将文件拖放或粘贴到此处"
        files.waiting = "等待中"
        files.done = "已上传"
        files.cancelled = "已取消"
        files.remove = "移除"
        files.tooLarge = "文件大于 {size}。"
        files.tooMany = "最多可选择 {count} 个文件。"
        files.tooLargeTogether = "文件总大小超过 {size}。"
        files.wrongKind = "不接受此类文件。"
        files.interrupted = "上传已中断，请重新选择文件。"
        files.wrongSize = "文件已被更改，请重新选择。"
        files.notReceived = "无法保存文件。"
        let chosen = files
        return FilesTexts(
            title: "文件", choose: "选择文件", stored: "已保存的文件", bytes: "字节",
            interface: InterfaceTexts(back: "返回", ok: "好", cancel: "取消", close: "关闭", files: chosen))
    }
}
