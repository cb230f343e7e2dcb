internal import BinderyGraph

extension Navigator {
    /// Shows the screen at a path, with or without query, above its parents. Without routes, does nothing.
    public func open(_ path: String) {
        if let routes { replaceStack(by: routes.stack(at: path).map { ($0, .page) }, isOpenedByAddress: true) }
    }

    /// The trail that ``restore(_:)`` leads back from: the paths of the screens that are shown or held back. Reading it
    /// registers, as reading a property does.
    public var trail: NavigationTrail { shown.value.trail }

    /// Shows the screens of a trail from a tab or a browser's history, which is untrusted: every screen is checked.
    ///
    /// A screen that is already on the stack keeps its state. A path without a screen is omitted; the last one is shown
    /// as the routes treat unknown paths. Guards apply. ``restorableDepth`` keeps the root and the last.
    public func restore(_ trail: NavigationTrail) {
        let all = trail.screens
        let wanted = all.count > Self.restorableDepth ? all.prefix(1) + all.suffix(Self.restorableDepth - 1) : all[...]
        // By path: the trail has no other contents of a destination.
        let present = Dictionary(wantedDestinations.map { (RoutePath($0.path), $0) }) { first, _ in first }
        func known(_ path: String) -> Destination? { present[RoutePath(path)] ?? routes?.destination(at: path) }

        var found = wanted.compactMap { screen in
            known(screen.path).map { (destination: $0, presentation: screen.presentation) }
        }
        if let top = wanted.last, known(top.path) == nil, let unknown = routes?.unknownDestination(at: top.path) {
            found.append((unknown, .page))
        }
        guard let first = found.first else { return }
        // A sheet needs a screen below it.
        if first.presentation != .page, let root = routes?.root { found.insert((root, .page), at: 0) }
        if found[0].presentation == .page { replaceStack(by: found, isOpenedByAddress: true) }
    }

    /// The maximum number of screens that are restored, or opened by an address.
    public static var restorableDepth: Int { NavigationTrail.restorableDepth }
}
