/// Which part of the saved state each screen of a navigation stack has: that of its position in the trail, and its path.
final class StackStates<Destination: Route> {
    private typealias ID = NavigationEntry<Destination>.ID

    private let stack: StateScope
    private var scopes: [ID: (scope: StateScope, name: String)] = [:]

    init?<B: Backend>(in place: Place<B>) {
        guard let states = place.states else { return nil }
        stack = states.part(ofKind: "stack", lasting: place.scope)
    }

    /// `nil` for a screen that no trail leads to: it was opened from one that a guard has put in the place of another.
    func scope(of entry: NavigationEntry<Destination>) -> StateScope? { scopes[entry.id]?.scope }

    func follow(_ shown: ShownEntries<Destination>) {
        let names = Self.names(of: shown)
        let renamed = scopes.compactMap { id, present in
            names[id].flatMap { $0 == present.name ? nil : (id: id, scope: present.scope, name: $0) }
        }
        for (id, present) in scopes where names[id] == nil {
            // Not what another screen is called by now, which lies there instead.
            if !names.values.contains(present.name) { stack.models.forget(present.scope) }
            scopes[id] = nil
        }
        stack.models.rename(renamed.map { ($0.scope, $0.name) })
        for (id, scope, name) in renamed { scopes[id] = (scope, name) }
        for (id, name) in names where scopes[id] == nil { scopes[id] = (stack.part { name }, name) }
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
