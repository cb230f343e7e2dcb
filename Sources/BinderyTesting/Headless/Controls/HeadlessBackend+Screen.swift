public import BinderyView

extension HeadlessBackend: ScreenRendering {
    public func makeScreen(name: String, back: (() -> Void)?) -> ScreenParts<HeadlessNode> {
        let node = make(.screen(name: name))
        node.tapped = back
        return ScreenParts(screen: node, content: node)
    }

    public func setScreenTitle(_ title: String, of node: HeadlessNode) { node.text = title }

    public func setBackTitle(_ title: String, of node: HeadlessNode) { node.label = title }

    public func setLocation(_ location: Location) {
        self.location = location
        history.removeSubrange(min(max(location.depth - 1, 0), history.count)...)
        if location.depth > 0 { history.append(location.path) }
    }

    public func onLocationRequest(_ handler: @escaping (_ depth: Int, _ path: String) -> Void) {
        locationRequested = handler
    }
}
