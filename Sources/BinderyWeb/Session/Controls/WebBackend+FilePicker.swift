internal import BinderyView

extension WebBackend: Rendering.FilePickers {
    func makeFilePicker(for uploads: Uploads, until scope: Scope) -> WebNode {
        let group = makeNode(.fieldset, "file-picker")
        let button = makeNode(.button, "button secondary file-button", in: group)
        button[attribute: .type] = "button"
        // The page's module opens the browser's picker.
        button[attribute: .dataNative] = ""
        let hint = makeNode(.span, "file-hint text caption role-secondary", in: group)
        hint[attribute: .id] = "hint-\(hint.number)"
        button[attribute: .ariaDescribedby] = "hint-\(hint.number)"
        let source = makeNode(.span, "file-source", in: group)
        runFiles(for: uploads, in: source, until: scope)
        group.setControl(button)
        group.setDisabling(group)
        return group
    }

    func acceptDrops(for uploads: Uploads, on node: WebNode, until scope: Scope) {
        if let script = node.script {
            return Diagnostics.report(
                .script,
                """
                files cannot be dropped on an element with a script of its own, “\(script.parts.name)”. Set \
                dropDestination(for:) of a Column around it.
                """)
        }
        node[attribute: .dataDrops] = ""
        runFiles(for: uploads, in: node, until: scope)
    }

    private func runFiles(for uploads: Uploads, in node: WebNode, until scope: Scope) {
        let picker = WebFilePicker(for: uploads, in: files)
        var script = Rendering.ScriptParts(name: WebAssets.filesPath, value: picker.value)
        script.messages = picker.messages
        runScript(script, in: node, until: scope)
        scope.onDispose { picker.end() }
    }

    func setFilePickerTitle(_ title: String, of node: WebNode) {
        set(text: title, of: FilePickerElements(group: node).button)
    }

    func setFilePickerHint(_ hint: String, of node: WebNode) {
        set(text: hint, of: FilePickerElements(group: node).hint)
    }
}

private struct FilePickerElements {
    let group: WebNode

    var button: WebNode { group.children[0] }
    var hint: WebNode { group.children[1] }
}
