/// The part of the saved state that each screen of a navigation stack has, by its position in the trail and its path.
final class StackStates<Destination: Route> {
    private typealias ID = NavigationEntry<Destination>.ID

    private let stack: StateScope
    // An array, since few screens are open at once, usually one.
    private var screens: [(id: ID, scope: StateScope, name: String)] = []
    private let lasting: Scope
    private var beside: PagesBeside?

    init?<B: Rendering.Backend>(in point: Rendering.MountPoint<B>) {
        guard let states = point.states else { return nil }
        stack = states.part(ofKind: "stack", lasting: point.scope)
        lasting = point.scope
    }

    /// Returns the part of a screen; `nil` if it has no trail, as one opened from a screen that a guard substituted.
    func scope(of entry: NavigationEntry<Destination>) -> StateScope? {
        screens.first { $0.id == entry.id }?.scope
    }

    func follow(_ shown: ShownEntries<Destination>) {
        var names = Self.names(of: shown)
        // Not if another screen has taken the name, and with it the state.
        for screen in screens where names[screen.id] == nil && !names.values.contains(screen.name) {
            stack.models.forget(screen.scope)
        }
        screens.removeAll { names[$0.id] == nil }
        var renamed: [(scope: StateScope, name: String)] = []
        for (position, screen) in screens.enumerated() {
            guard let name = names.removeValue(forKey: screen.id), name != screen.name else { continue }
            screens[position].name = name
            renamed.append((screen.scope, name))
        }
        stack.models.rename(renamed)
        screens.reserveCapacity(screens.count + names.count)
        for (id, name) in names { screens.append((id, stack.part { name }, name)) }
    }

    // MARK: Pages beside details

    /// The pages that are mounted beside a detail, by the names of their screens.
    private final class PagesBeside: Restorable {
        @Reactive(.saved) var names: [String] = []
    }

    private static var key: String { "beside" }

    /// Returns whether the page was shown beside a detail when the state was saved, or since.
    func wasBeside(_ entry: NavigationEntry<Destination>) -> Bool {
        guard let name = name(of: entry) else { return false }
        if beside == nil, stack.models.hasState(for: stack.key(of: Self.key)) { registerBeside() }
        return beside?.names.contains(name) == true
    }

    func setBeside(_ entries: [NavigationEntry<Destination>]) {
        let names = entries.compactMap(name)
        // Most stacks never show two pages.
        if names.isEmpty, beside == nil { return }
        let beside = beside ?? registerBeside()
        if beside.names != names { beside.names = names }
    }

    @discardableResult private func registerBeside() -> PagesBeside {
        let made = PagesBeside()
        stack.models.add(made, as: Self.key, in: stack, lasting: lasting, sourceLocation: "\(#fileID):\(#line)")
        beside = made
        return made
    }

    private func name(of entry: NavigationEntry<Destination>) -> String? {
        screens.first { $0.id == entry.id }?.name
    }

    private static func names(of shown: ShownEntries<Destination>) -> [ID: String] {
        var names: [ID: String] = [:]
        for (position, entry) in (shown.entries.prefix(shown.allowedCount) + shown.heldBack).enumerated() {
            names[entry.id] = name(of: entry, at: position)
        }
        if shown.isRedirected {
            let standIn = shown.entries[shown.allowedCount]
            names[standIn.id] = "instead of " + name(of: standIn, at: shown.allowedCount)
        }
        return names
    }

    private static func name(of entry: NavigationEntry<Destination>, at position: Int) -> String {
        "\(position) \(RoutePath(entry.destination.path).address)"
    }
}
