internal import BinderyGraph

/// The mounted models, and the states that wait for other models.
final class RegisteredModels {
    private struct Entry {
        let scope: StateScope
        let name: String
        let model: ObjectIdentifier
        let state: SavedState
        let sourceLocation: String
        var viewCount = 1
    }

    private var interface: Scope?
    // Not properties, since a list of a thousand rows registers them one by one.
    private var entries: [String: Entry] = [:]
    private var waiting: [String: StateSnapshot] = [:]
    private let changeCount = MutableProperty(0)

    var states: [String: StateSnapshot] {
        _ = changeCount.value
        return entries.reduce(into: waiting) { $0[$1.key] = $1.value.state.snapshot.value }
    }

    func makeStates() -> [String: StateSnapshot] {
        entries.reduce(into: waiting) { $0[$1.key] = $1.value.state.makeSnapshot() }
    }

    /// Reads all inputs of `states`, so that the caller depends on them.
    func readAll() {
        _ = changeCount.value
        for entry in entries.values { entry.state.readMarked() }
    }

    /// Begins a new interface, with the state that the previous one left.
    func begin(_ interface: Scope) { self.interface = interface }

    func restore(_ states: [String: StateSnapshot]) {
        transaction {
            waiting = states
            claim(entries.keys)
            changed()
        }
    }

    func add(_ model: some Restorable, as name: String, in scope: StateScope, lasting: Scope, sourceLocation: String) {
        let key = scope.key(of: name), id = ObjectIdentifier(model)
        if let present = entries[key] {
            guard present.model == id else { return reportConflict(at: key, present.sourceLocation, sourceLocation) }
            entries[key]!.viewCount += 1
        } else {
            entries[key] = Entry(
                scope: scope, name: name, model: id, state: SavedState(of: model), sourceLocation: sourceLocation)
            claim([key])
            changed()
        }
        lasting.keepCleanup { [self] in remove(name, in: scope, model: id) }
    }

    private func remove(_ name: String, in scope: StateScope, model: ObjectIdentifier) {
        if interface?.isDisposed == true { return leave() }
        // The screen may have moved, which changes the key.
        let key = scope.key(of: name)
        guard let entry = entries[key], entry.model == model else { return }
        if entry.viewCount > 1 {
            entries[key]!.viewCount -= 1
        } else {
            entries[key] = nil
            changed()
        }
    }

    /// Keeps the last state of an interface that has ended. Observers are not notified that the models were removed.
    private func leave() {
        waiting = makeStates()
        entries = [:]
    }

    /// Whether a state waits for a model with this key.
    func hasState(for key: String) -> Bool { waiting[key] != nil }

    // MARK: Screens that move and go

    /// Gives scopes other names. Their content moves with them.
    func rename(_ scopes: [(scope: StateScope, name: String)]) {
        if scopes.isEmpty { return }
        let prefixes = scopes.map { $0.scope.prefix }
        for (scope, name) in scopes { scope.name = { name } }
        let moves = zip(prefixes, scopes.map { $0.scope.prefix })
        waiting = Dictionary(
            waiting.map { key, state in
                guard let (old, new) = moves.first(where: { key.hasPrefix($0.0) }) else { return (key, state) }
                return (new + key.dropFirst(old.count), state)
            }
        ) { first, _ in first }
        let before = Set(entries.keys)
        entries = Dictionary(uniqueKeysWithValues: entries.values.map { ($0.scope.key(of: $0.name), $0) })
        transaction {
            claim(entries.keys.filter { !before.contains($0) })
            changed()
        }
    }

    /// Discards the states that wait for models in a scope.
    func forget(_ scope: StateScope) {
        let prefix = scope.prefix, kept = waiting.filter { !$0.key.hasPrefix(prefix) }
        if kept.count == waiting.count { return }
        waiting = kept
        changed()
    }

    private func claim(_ keys: some Sequence<String>) {
        if waiting.isEmpty { return }
        for key in keys.sorted() {
            if let state = waiting.removeValue(forKey: key) { entries[key]?.state.restore(state) }
        }
    }

    private func changed() { changeCount.add(1) }

    private func reportConflict(at key: String, _ first: String, _ second: String) {
        Diagnostics.report(
            .savedState,
            """
            two models are saved as “\(key)”: at \(first) and at \(second). The first one is saved, the second one is not. \
            Give one of them a key of its own: `.saved(model, as: "…")`.
            """)
    }
}
