public import BinderyView

extension HeadlessBackend: Rendering.Badges {
    public func makeBadge(color: ColorRole) -> HeadlessNode { make(.badge(color)) }

    public func setBadge(_ content: Rendering.BadgeContent, of node: HeadlessNode) {
        node.text = content.text
        node.label = content.description
    }

    public func makeBadged() -> HeadlessNode { make(.badged) }
}
