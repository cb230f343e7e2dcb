public import BinderyView

extension HeadlessBackend: Rendering.Screens {
    public func makeScreen(name: String) -> Rendering.ScreenParts<HeadlessNode> {
        let node = make(.screen(name: name))
        return Rendering.ScreenParts(screen: node, content: node)
    }

    public func setScreenWidth(_ width: ScreenWidth, of node: HeadlessNode) { node.screenWidth = width }

    public func makeToolbar(of screen: HeadlessNode) -> HeadlessNode { screen }

    public func setScreenTitle(_ title: String, of node: HeadlessNode) { node.text = title }

    public func setBack(_ title: String?, of node: HeadlessNode, tapped: @escaping () -> Void) {
        node.label = title ?? ""
        node.tapped = title == nil ? nil : tapped
    }

    public func setLocation(_ location: Rendering.Location) {
        let isVisit = self.location.map { location.visits > $0.visits } ?? false
        self.location = location
        history.show(location, isVisit: isVisit)
    }

    public func setAsksBeforeClosing(_ asks: Bool) { asksBeforeClosing = asks }

    public func onLocationRequest(_ handler: @escaping (NavigationTrail) -> Void) { locationRequested = handler }
}

/// The history of a browser: the locations of the user, back and forward.
struct HeadlessHistory {
    private(set) var entries: [Rendering.Location] = []
    private(set) var present = -1

    /// Like a page in a browser: a deeper location is a new entry, and so is a visit. Another one returns to the last
    /// entry of its depth.
    mutating func show(_ location: Rendering.Location, isVisit: Bool = false) {
        let last = entries[...present].lastIndex { $0.depth <= location.depth } ?? -1
        let target = last >= 0 && entries[last].depth == location.depth ? last : last + 1
        if !isVisit, target <= present {
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
