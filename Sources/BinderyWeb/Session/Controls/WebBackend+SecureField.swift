internal import BinderyView

extension WebBackend: Rendering.SecureFields {
    /// The button is the client's: the server does not learn whether the text is revealed.
    func makeSecureField(content: TextContent, events: Rendering.TextInputEvents) -> WebNode {
        let input = makeTextInput(.input, "field-input secret", content: content, isSecure: true, events: events)
        takeAsTyped(input)
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
        guard let button = InputBoxElements(box: FieldElements(field: node).content).reveal else { return }
        let elements = RevealElements(button: button)
        set(text: titles.reveal, of: elements.revealTitle)
        set(text: titles.conceal, of: elements.concealTitle)
    }
}

struct InputBoxElements {
    let box: WebNode

    /// The button that reveals the text, always last; nil in a field that is not secure.
    var reveal: WebNode? { box.children.last.flatMap { $0.classes == "reveal" ? $0 : nil } }
}

private struct RevealElements {
    let button: WebNode

    var revealTitle: WebNode { button.children[0] }
    var concealTitle: WebNode { button.children[1] }
}
