internal import BinderyView

extension WebBackend: Rendering.Texts {
    func makeText(style: Text.Style, color: ColorRole) -> WebNode {
        let tag: WebTag = style == .title ? .h2 : style == .body ? .p : .span
        return makeNode(tag, StringInterner.classes("text \(style.rawValue) role-\(color.rawValue)"))
    }

    func setText(_ text: String, of node: WebNode) { set(text: text, of: node) }
}
