public import BinderyView

extension HeadlessBackend: Rendering.Texts {
    public func makeText(style: Text.Style, color: ColorRole) -> HeadlessNode {
        make(.text(style, color), HeadlessHighlights())
    }

    public func setText(_ text: String, of node: HeadlessNode) { node.text = text }

    public func setTextColor(_ color: ColorRole, of node: HeadlessNode) { node.textColor = color }

    public func setStruckThrough(_ isStruckThrough: Bool, of node: HeadlessNode) {
        node.isStruckThrough = isStruckThrough
    }
}
