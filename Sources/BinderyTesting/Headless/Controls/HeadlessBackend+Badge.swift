public import BinderyView

extension HeadlessBackend: BadgeRendering {
    public func makeBadge(color: ColorRole) -> HeadlessNode { make(.badge(color)) }

    public func setBadge(_ content: BadgeContent, of node: HeadlessNode) {
        node.text = content.text
        node.label = content.description
    }

    public func makeBadged() -> HeadlessNode { make(.badged) }
}
