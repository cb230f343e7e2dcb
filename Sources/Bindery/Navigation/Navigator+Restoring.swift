internal import BinderyGraph

extension Navigator {
    /// Shows what is at a path, with or without query, on the screens that lie below it. Does nothing for a navigator without routes.
    public func open(_ path: String) {
        if let routes { replaceStack(by: routes.stack(at: path).map { ($0, .page) }, isOpenedByAddress: true) }
    }

    /// Shows what a tab remembers, or a browser's history: text from outside, in which every screen is checked.
    ///
    /// A screen that is on the stack already keeps its state. A path to which no screen belongs is left out; the last one is shown as the
    /// routes say of unknown paths. Guards hold back what they always do. Only ``restorableDepth`` screens are restored: the root, and the
    /// last ones.
    public func restore(_ trail: NavigationTrail) {
        let all = trail.screens
        let wanted = all.count > Self.restorableDepth ? all.prefix(1) + all.suffix(Self.restorableDepth - 1) : all[...]
        // By path: what a destination holds besides its path is not in the trail.
        let present = Dictionary(wantedDestinations.map { (RoutePath($0.path), $0) }) { first, _ in first }
        func known(_ path: String) -> Destination? { present[RoutePath(path)] ?? routes?.destination(at: path) }

        var found = wanted.compactMap { screen in
            known(screen.path).map { (destination: $0, presentation: screen.presentation) }
        }
        if let top = wanted.last, known(top.path) == nil, let unknown = routes?.unknownDestination(at: top.path) {
            found.append((unknown, .page))
        }
        guard let first = found.first else { return }
        // A sheet needs something over which it stands.
        if first.presentation != .page, let root = routes?.root { found.insert((root, .page), at: 0) }
        if found[0].presentation == .page { replaceStack(by: found, isOpenedByAddress: true) }
    }

    /// How many screens are restored at most, or opened by an address.
    public static var restorableDepth: Int { NavigationTrail.restorableDepth }
}
