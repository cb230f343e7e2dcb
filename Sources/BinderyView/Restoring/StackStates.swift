/// The part of the saved state that each screen of a navigation stack has, by its position in the trail and its path.
final class StackStates<Destination: Route> {
    private typealias ID = NavigationEntry<Destination>.ID

    private let stack: StateScope
    // An array, since few screens are open at once, usually one.
    private var screens: [(id: ID, scope: StateScope, name: String)] = []

    init?<B: Rendering.Backend>(in point: Rendering.MountPoint<B>) {
        guard let states = point.states else { return nil }
        stack = states.part(ofKind: "stack", lasting: point.scope)
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
