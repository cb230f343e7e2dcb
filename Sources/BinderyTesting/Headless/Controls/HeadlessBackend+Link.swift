public import BinderyView

extension HeadlessBackend: Rendering.Links {
    public func makeLink(path: String, followed: @escaping () -> Void) -> HeadlessNode {
        let node = make(.link(path: path))
        node.tapped = followed
        return node
    }

    public func setLinkText(_ text: Rendering.LinkText, of node: HeadlessNode) {
        node.text = text.title
        node.subtitle = text.subtitle
    }

    public func makeContentLink(path: String, followed: @escaping () -> Void) -> HeadlessNode {
        makeLink(path: path, followed: followed)
    }
}
