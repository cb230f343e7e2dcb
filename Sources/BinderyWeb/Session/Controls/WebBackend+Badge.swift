internal import BinderyView

extension WebBackend: Rendering.Badges {
    func makeBadge(color: ColorRole) -> WebNode {
        let badge = makeNode(.span, StringInterner.classes("badge badge-\(color.rawValue)"))
        makeNode(.span, "badge-text", in: badge)[attribute: .ariaHidden] = "true"
        _ = makeNode(.span, "unseen", in: badge)
        return badge
    }

    func setBadge(_ content: Rendering.BadgeContent, of node: WebNode) {
        let elements = BadgeElements(badge: node)
        set(text: content.text, of: elements.text)
        set(text: content.description, of: elements.description)
    }

    func makeBadged() -> WebNode { makeNode(.div, "badged") }
}

private struct BadgeElements {
    let badge: WebNode

    var text: WebNode { badge.children[0] }
    /// For screen readers.
    var description: WebNode { badge.children[1] }
}
