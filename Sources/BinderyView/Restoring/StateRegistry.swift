/// The marked state of an interface, by position, from which another process can build it again as the user left it.
///
/// ```swift
/// let states = StateRegistry()
/// let point = Rendering.MountPoint(backend, root: root, toasts: toasts, scope: scope, texts: texts, states: states)
/// if let saved { states.restore(saved) }
/// page.mount(in: point)                     // its views say `.saved(model)`
/// states.snapshot.changes.observe { states in … }
/// ```
///
/// | event | effect |
/// |---|---|
/// | a view that is ``View/saved(_:as:file:line:)`` is mounted | is in `snapshot`; restored state is written first |
/// | it is unmounted: its screen is popped, its row leaves the list, its condition fails | its state is discarded |
/// | its screen is covered, its tab is not selected, it is hidden | its state is kept |
/// | `restore` finds the model mounted | it is written, all models in one transaction |
/// | the model is not mounted yet: on a screen below, in an unselected tab | kept, as part of `snapshot`, until it is |
/// | that screen is popped before it was ever shown | discarded |
/// | the whole interface ends | `snapshot` stays as it was then; the next interface with this registry begins with it |
/// | two models have one key | a diagnosis; the first is saved |
///
/// A position is named by the path to it: the index and path of the screen in a ``NavigationStack``, the index among
/// ``Tabs``, the identity of a row as text. `restore` may be called at any time. Call it before mounting and before the
/// navigator gets its trail, so that work that begins when a view appears finds the restored state.
///
/// - Isolation: Lives on the actor of the interface. A snapshot is `Sendable`.
/// - Complexity: O(models mounted) for a change while observed, and the encoding of what has changed; otherwise none.
public final class StateRegistry {
    /// The state of every model, by its key. It is derived: it costs nothing until it is read or observed.
    public private(set) lazy var snapshot = Property { [models] in models.states }
    /// Changes in the transactions in which `snapshot` does, and when a marked value changes that is encoded as before.
    /// It neither encodes nor collects state. For callers that call ``makeSnapshot()`` later:
    /// `states.revision.observeChanges { _ in isBehind = true }`.
    public private(set) lazy var revision = Property { [models] in
        models.readAll()
        return Revision()
    }
    let models = RegisteredModels()

    /// A value without content: only its changes matter.
    public struct Revision: Sendable {}

    public init() {}

    /// Returns the state of every model, by its key, for callers that save from time to time. Unlike `snapshot` it
    /// observes nothing: each call encodes all marked state. State that cannot be encoded is diagnosed and left out.
    public func makeSnapshot() -> [String: StateSnapshot] { models.makeStates() }

    /// Restores the state of the mounted models, and keeps the rest for models that are mounted later.
    public func restore(_ states: [String: StateSnapshot]) { models.restore(states) }
}
