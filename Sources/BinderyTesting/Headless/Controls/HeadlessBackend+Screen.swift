public import BinderyView

extension HeadlessBackend: Rendering.Screens {
    public func makeScreen(name: String) -> Rendering.ScreenParts<HeadlessNode> {
        let node = make(.screen(name: name))
        return Rendering.ScreenParts(screen: node, content: node)
    }

    public func setScreenWidth(_ width: ScreenWidth, of node: HeadlessNode) { node.screenWidth = width }

    public func setScreenTitle(_ title: String, of node: HeadlessNode) { node.text = title }

    public func setBack(_ title: String?, of node: HeadlessNode, tapped: @escaping () -> Void) {
        node.label = title ?? ""
        node.tapped = title == nil ? nil : tapped
    }

    public func setLocation(_ location: Rendering.Location) {
        self.location = location
        history.show(location)
    }

    public func setAsksBeforeClosing(_ asks: Bool) { asksBeforeClosing = asks }

    public func onLocationRequest(_ handler: @escaping (NavigationTrail) -> Void) { locationRequested = handler }
}

/// The history of a browser: the locations of the user, back and forward.
struct HeadlessHistory {
    private(set) var entries: [Rendering.Location] = []
    private(set) var present = -1

    /// Like a page in a browser: a deeper location is a new entry, another one returns to the entry of its depth.
    mutating func show(_ location: Rendering.Location) {
        if let target = entries[...present].firstIndex(where: { $0.depth >= location.depth }) {
            present = target
            entries[present] = location
        } else {
            present += 1
            entries.replaceSubrange(present..., with: [location])
        }
    }

    /// Moves by a number of entries, forward or back; `nil` if there are not enough.
    mutating func step(_ count: Int) -> Rendering.Location? {
        guard entries.indices.contains(present + count) else { return nil }
        present += count
        return entries[present]
    }
}
