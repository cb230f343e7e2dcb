/// The marked state of what an interface shows, by place: so that it can be built again as the person left it, by another process.
///
/// ```swift
/// let states = StateRegistry()
/// let place = Place(backend, root: root, toasts: toasts, scope: scope, texts: texts, states: states)
/// if let saved { states.restore(saved) }
/// page.mount(in: place)                     // its views say `.saved(model)`
/// states.snapshot.changes.observe { states in … }
/// ```
///
/// | event | effect |
/// |---|---|
/// | a view that is ``View/saved(_:as:file:line:)`` is mounted | its model is part of `snapshot`; what was restored for it is written to it first |
/// | it goes: its screen is popped, its row leaves the list, its condition fails | its state is forgotten |
/// | its screen is covered, its tab is not chosen, it is hidden | its state is kept |
/// | `restore` finds the model mounted | it is written, all models in one transaction |
/// | the model is not mounted yet: on a screen below, in a tab that was not chosen | kept, as part of `snapshot`, until it is |
/// | that screen is popped before it was ever shown | forgotten |
/// | the whole interface ends | `snapshot` stays as it was then; the next interface with this registry begins with it |
/// | two models have one key | a diagnosis; the first is saved |
///
/// A place is named by what leads to it: the screen's position and path in a ``NavigationStack``, the position among ``Tabs``, the identity of
/// a row as text. `restore` may come before or after the mounting, and before or after the navigator is given its trail. Best before: what a model
/// starts when its view appears then begins with what was restored.
///
/// - Isolation: lives on the actor of the interface. A snapshot is `Sendable`.
/// - Complexity: O(models mounted) for a change, while observed; encodes what has changed. Nothing while nobody observes or reads `snapshot`.
public final class StateRegistry {
    /// The state of every model, by its key, to be observed. Derived: it costs nothing until it is asked for.
    public private(set) lazy var snapshot = Property { [models] in models.states }
    /// Changes in the transactions in which `snapshot` does, and neither encodes nor collects what is marked; also when a marked value changes that
    /// is encoded as before. For who calls ``makeSnapshot()`` later: `states.revision.observeChanges { _ in isBehind = true }`.
    public private(set) lazy var revision = Property { [models] in
        models.readAll()
        return Revision()
    }
    let models = RegisteredModels()

    /// Tells nothing but that there is a new one.
    public struct Revision: Sendable {}

    public init() {}

    /// The state of every model now, by its key, for who saves now and then. Unlike `snapshot` it keeps nothing and observes nothing: each call
    /// encodes all that is marked. What does not encode is diagnosed and left out.
    public func makeSnapshot() -> [String: StateSnapshot] { models.makeStates() }

    /// Gives the models their state; what is of none that is mounted is kept for those that will be.
    public func restore(_ states: [String: StateSnapshot]) { models.restore(states) }
}
