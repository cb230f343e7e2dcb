internal import BinderyView

extension WebBackend: Rendering.SecureFields {
    /// The button is the client's: the server does not learn whether the text is revealed.
    func makeSecureField(content: TextContent, events: Rendering.TextInputEvents) -> WebNode {
        let input = makeTextInput(.input, "field-input secret", content: content, isSecure: true, events: events)
        for name in [WebAttribute.autocapitalize, .autocorrect] { input[attribute: name] = "off" }
        input[attribute: .spellcheck] = "false"
        // Disabling the field disables the button as well.
        let group = makeNode(.fieldset, "secure")
        group.insert(input, before: nil)
        let button = makeNode(.button, "reveal", in: group)
        button[attribute: .type] = "button"
        _ = makeNode(.span, "reveal-title", in: button)
        _ = makeNode(.span, "conceal-title", in: button)
        let field = makeField(input, inside: group, left: events.left)
        field.setDisabling(group)
        describe(button, byLabelOf: field)
        return field
    }

    func setRevealTitles(_ titles: Rendering.RevealTitles, of node: WebNode) {
        let button = node.children[1].children[1]
        set(text: titles.reveal, of: button.children[0])
        set(text: titles.conceal, of: button.children[1])
    }
}
