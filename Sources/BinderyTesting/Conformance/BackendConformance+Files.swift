internal import BinderyView

extension BackendConformance {
    static var files: [Case] {
        [
            Case("a chosen file is offered to the program, unless the picker is disabled or removed") {
                stage throws(ConformanceFailure) in
                let isOff = MutableProperty(true), isThere = MutableProperty(true)
                let uploads = Uploads(Uploads.Limits(kinds: [".txt"])) { _ in }
                stage.mount(
                    When(isThere) { FilePicker("Add", uploads: uploads).id("add").disabled(isOff) })
                try stage.expectShown("filePicker #add Add off")
                stage.probe.give("add", (name: "early.txt", size: 1, type: "text/plain"))
                try stage.expect(uploads.files.value.count, 0)
                isOff.value = false
                try stage.expectShown("filePicker #add Add")
                stage.probe.give("add", (name: "b.txt", size: 5, type: "text/plain"))
                let file = uploads.files.value.first
                try stage.expect(uploads.files.value.map(\.name), ["b.txt"])
                try stage.expect(file?.size, 5)
                try stage.expect(file?.type, "text/plain")
                isThere.value = false
                stage.probe.give("add", (name: "late.txt", size: 1, type: "text/plain"))
                try stage.expect(uploads.files.value.count, 1)
            },
            Case("a file of another kind than those that are asked for fails") {
                stage throws(ConformanceFailure) in
                let uploads = Uploads(Uploads.Limits(kinds: [".txt"])) { _ in }
                stage.mount(FilePicker("Add", uploads: uploads).id("add"))
                stage.probe.give("add", (name: "a/b.png", size: 5, type: "IMAGE/PNG"))
                let file = uploads.files.value.first
                try stage.expect(uploads.files.value.map(\.name), ["b.png"])
                try stage.expect(file?.type, "image/png")
                try stage.expect(file?.state.value, .failed(.wrongKind))
            },
            Case("the list of files has a row for each, with what has become of it") {
                stage throws(ConformanceFailure) in
                let uploads = Uploads(Uploads.Limits(fileSize: 1500)) { _ in }
                stage.mount(
                    Column {
                        FilePicker("Add", uploads: uploads).id("add")
                        FilePicker.Files(uploads)
                    })
                stage.probe.give("add", (name: "big.bin", size: 1501, type: ""))
                try stage.expectShown(
                    "filePicker #add Add", "text #file-1-name big.bin",
                    "text #file-1-state The file is larger than 1.5 kB.",
                    "button #file-1-remove Remove called Remove: big.bin")
                stage.probe.tap("file-1-remove")
                try stage.expectShown("filePicker #add Add")
            },
            Case("a download is a link with two lines") { stage throws(ConformanceFailure) in
                let file = ServedFile("a.txt", type: "text/plain") { [] }
                stage.mount(Link("Save", subtitle: "1 kB", download: file).id("save"))
                try stage.expectShown("link #save Save / 1 kB")
            },
        ]
    }
}
