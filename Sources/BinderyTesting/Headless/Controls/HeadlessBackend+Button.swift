public import BinderyView

extension HeadlessBackend: Rendering.Buttons {
    public func makeButton(prominence: Prominence, tapped: @escaping () -> Void) -> HeadlessNode {
        let node = make(.button(prominence), HeadlessShortcut())
        node.tapped = tapped
        return node
    }

    public func setTitle(_ title: String, of node: HeadlessNode) { node.text = title }

    public func setButtonShortcut(_ shortcut: KeyPress, of node: HeadlessNode) {
        node[HeadlessShortcut.self]?.key = shortcut
    }

    public func setSelected(_ isSelected: Bool, of node: HeadlessNode) { node.isSelected = isSelected }
}
