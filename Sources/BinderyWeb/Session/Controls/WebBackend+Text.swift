internal import BinderyView

extension WebBackend: Rendering.Texts {
    func makeText(style: Text.Style, color: ColorRole) -> WebNode {
        let tag: WebTag = style == .title ? .h2 : style == .body ? .p : .span
        return makeNode(tag, Self.textClasses[style][color])
    }

    /// Made once: most nodes of a page are texts, and a ``StringInterner`` has a lock, for which the sessions of all
    /// threads would wait.
    private static let textClasses = CaseTable { (style: Text.Style) in
        CaseTable { (color: ColorRole) in "text \(style.rawValue) role-\(color.rawValue)" }
    }

    func setText(_ text: String, of node: WebNode) { set(text: text, of: node) }

    func setTextColor(_ color: ColorRole, of node: WebNode) {
        let others = node.classAttribute.split(separator: " ").filter { !$0.hasPrefix("role-") }
        let classes = "\(others.joined(separator: " ")) role-\(color.rawValue)"
        set(.class, to: StringInterner.classes(classes), of: node)
    }

    func setStruckThrough(_ isStruckThrough: Bool, of node: WebNode) {
        setElementClass("struck", isStruckThrough, of: node)
    }
}
