public import BinderyView

extension HeadlessBackend: Rendering.Buttons {
    public func makeButton(prominence: Prominence, tapped: @escaping () -> Void) -> HeadlessNode {
        let node = make(.button(prominence))
        node.tapped = tapped
        return node
    }

    public func setTitle(_ title: String, of node: HeadlessNode) { node.text = title }

    public func setSelected(_ isSelected: Bool, of node: HeadlessNode) { node.isSelected = isSelected }
}
