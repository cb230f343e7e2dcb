internal import BinderyView

extension WebBackend: LinkRendering {
    func makeLink(path: String, followed: @escaping () -> Void) -> WebNode {
        let link = makeNode("a", "link")
        link[attribute: "href"] = RoutePath(path).address
        _ = makeNode("span", "text headline", in: link)
        _ = makeNode("span", "text caption role-secondary", in: link)
        link.handlers.tapped = followed
        return link
    }

    func setLinkText(_ text: LinkText, of node: WebNode) {
        set(text: text.title, of: node.children[0])
        set(text: text.subtitle, of: node.children[1])
    }
}
