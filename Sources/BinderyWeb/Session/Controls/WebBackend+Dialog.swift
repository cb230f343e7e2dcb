internal import BinderyView

extension WebBackend: Rendering.Dialogs {
    func makeDialog(role: Rendering.DialogRole, dismissed: @escaping () -> Void) -> Rendering.DialogParts<WebNode> {
        let dialog = makeNode(.dialog, StringInterner.classes("dialog \(role.rawValue)"))
        // The client makes it modal; a page without the script shows it as well.
        dialog[attribute: .open] = ""
        if role == .alert { dialog[attribute: .role] = "alertdialog" }
        let title = makeNode(.h2, "dialog-title", in: dialog)
        title[attribute: .id] = "dialog-\(title.number)"
        dialog[attribute: .ariaLabelledby] = "dialog-\(title.number)"
        if role == .sheet {
            // Read from its heading, as a screen is.
            title[attribute: .tabindex] = "-1"
            title[attribute: .autofocus] = ""
        }
        let message = makeNode(.p, "dialog-message", in: dialog)
        message[attribute: .id] = "dialog-\(message.number)"
        message[attribute: .hidden] = ""
        let content = makeNode(.div, "dialog-content", in: dialog)
        let actions = makeNode(.div, "dialog-actions", in: dialog)
        dialog.on(.tapped(dismissed))
        return Rendering.DialogParts(dialog: dialog, content: content, actions: actions)
    }

    func setDialogTitle(_ title: String, of node: WebNode) {
        set(text: title, of: DialogElements(dialog: node).title)
    }

    func setDialogMessage(_ message: String, of node: WebNode) {
        let line = DialogElements(dialog: node).message
        set(text: message, of: line)
        set(.hidden, to: nil, of: line)
        set(.ariaDescribedby, to: "dialog-\(line.number)", of: node)
    }
}

extension WebBackend {
    /// Whether a dialog covers the node. The browser ensures that too, but a second click may already be on its way.
    func isBehindDialog(_ node: WebNode) -> Bool {
        guard let front = stack.children.last(where: { $0.tag == .dialog }) else { return false }
        var outer: WebNode? = node
        while let present = outer {
            if present === front { return false }
            outer = present.parent
        }
        return true
    }
}

private struct DialogElements {
    let dialog: WebNode

    var title: WebNode { dialog.children[0] }
    var message: WebNode { dialog.children[1] }
}
