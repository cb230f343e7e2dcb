public import BinderyView

extension HeadlessBackend: Rendering.ClearButtons {
    public func makeClearButton(in field: HeadlessNode, tapped: @escaping () -> Void) -> HeadlessNode {
        let button = make(.button(.plain))
        button.tapped = tapped
        field.insert(button, before: nil)
        return button
    }

    public func setClearTitle(_ title: String, of button: HeadlessNode) { button.text = title }
}
