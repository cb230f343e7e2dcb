internal import BinderyView

extension WebBackend: Rendering.Links {
    func makeLink(path: String, followed: @escaping () -> Void) -> WebNode {
        let link = makeAnchor("link", path, followed)
        _ = makeNode(.span, "text headline", in: link)
        _ = makeNode(.span, "text caption role-secondary", in: link)
        return link
    }

    func makeContentLink(path: String, followed: @escaping () -> Void) -> WebNode {
        makeAnchor("content-link", path, followed)
    }

    private func makeAnchor(_ classes: String, _ path: String, _ followed: @escaping () -> Void) -> WebNode {
        let link = makeNode(.a, classes)
        link[attribute: .href] = RoutePath(path).address
        link.on(.tapped(followed))
        return link
    }

    func setLinkText(_ text: Rendering.LinkText, of node: WebNode) {
        let elements = LinkElements(link: node)
        set(text: text.title, of: elements.title)
        set(text: text.subtitle, of: elements.subtitle)
    }
}

private struct LinkElements {
    let link: WebNode

    var title: WebNode { link.children[0] }
    var subtitle: WebNode { link.children[1] }
}
