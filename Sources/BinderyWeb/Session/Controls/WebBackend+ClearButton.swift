internal import BinderyView

extension WebBackend: Rendering.ClearButtons {
    func makeClearButton(in field: WebNode, tapped: @escaping () -> Void) -> WebNode {
        let button = makeNode(.button, "clear")
        button[attribute: .type] = "button"
        button.on(.tapped(tapped))
        describe(button, byLabelOf: field)
        let box = boxOfInput(in: field)
        box.insert(button, before: InputBoxElements(box: box).reveal)
        return button
    }

    func setClearTitle(_ title: String, of button: WebNode) { set(.ariaLabel, to: title, of: button) }

    /// The element around the input alone; a secure field has it from the start.
    private func boxOfInput(in field: WebNode) -> WebNode {
        let input = field.control
        if let box = input.parent, box !== field { return box }
        let box = makeNode(.div, "field-box")
        field.remove(input)
        box.insert(input, before: nil)
        field.insert(box, before: FieldElements(field: field).message)
        return box
    }
}
