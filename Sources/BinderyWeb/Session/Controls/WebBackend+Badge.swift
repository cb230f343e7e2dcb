internal import BinderyView

extension WebBackend: Rendering.Badges {
    func makeBadge(color: ColorRole) -> WebNode {
        let badge = makeNode(.span, StringInterner.classes("badge badge-\(color.rawValue)"))
        makeNode(.span, "badge-text", in: badge)[attribute: .ariaHidden] = "true"
        _ = makeNode(.span, "unseen", in: badge)
        return badge
    }

    func setBadge(_ content: Rendering.BadgeContent, of node: WebNode) {
        set(text: content.text, of: node.children[0])
        set(text: content.description, of: node.children[1])
    }

    func makeBadged() -> WebNode { makeNode(.div, "badged") }
}
