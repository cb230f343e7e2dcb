public import BinderyGraph

/// A model that has state which outlives it: the properties that it marks, and those of the models in it that are `Restorable` too.
///
/// ```swift
/// final class SearchModel: Restorable {
///     @Reactive(.saved) var query = ""
///     @Reactive(.saved("page")) var pageNumber = 1
///     let filter = FilterModel()         // Restorable, saved with this one
/// }
/// ```
public protocol Restorable: AnyObject {
    /// Under which key a model that holds this one saves it; nil for the name of the property that holds it.
    var stateKey: String? { get }
}

extension Restorable {
    public var stateKey: String? { nil }
}

/// The marked state of a model: what it is, as a property, and the way back.
///
/// ```swift
/// let state = SavedState(of: model)
/// if let saved = await store.load() { state.restore(saved) }
/// state.snapshot.changes.debounce(for: .seconds(1)).observe { snapshot in … }.disposed(by: bag)
/// ```
///
/// | event | effect |
/// |---|---|
/// | a marked property changes | `snapshot` changes, once per transaction; only that property is encoded anew |
/// | `restore` finds a value | the property is written; all of them in one transaction |
/// | it finds none: a property is new | the property keeps its value |
/// | it finds a key that no property has: one was dropped | kept in later snapshots, or forgotten: see ``UnknownKeys`` |
/// | it finds a value that does not decode | a diagnosis; that property keeps its value, the others are restored |
/// | two properties have one key | a diagnosis; the one that is declared first is saved |
///
/// It looks at the model once, when it is made: at its stored properties, those of its superclasses, and those of the ``Restorable``
/// models that they hold at that moment.
///
/// - Isolation: lives on the model's actor. A ``StateSnapshot`` is `Sendable`.
/// - Complexity: O(marked properties) per change, while observed; encodes what has changed.
public final class SavedState {
    /// The state, to be observed. Derived: it costs nothing until it is asked for.
    public private(set) lazy var snapshot: Property<StateSnapshot> = {
        members.keepEncoded()
        return Property(file: file, line: line) { [members] in StateSnapshot(fields: members.fields) }
    }()
    private let members: SavedMembers
    private let file: StaticString
    private let line: UInt

    /// - Parameters:
    ///   - model: not kept; its properties are.
    ///   - unknownKeys: what becomes of saved values that the model does not know.
    public init(
        of model: some Restorable, unknownKeys: UnknownKeys = .kept, file: StaticString = #fileID, line: UInt = #line
    ) {
        var seen: Set<ObjectIdentifier> = []
        members = SavedMembers(of: model, path: "\(type(of: model))", unknownKeys: unknownKeys, seen: &seen)
        (self.file, self.line) = (file, line)
    }

    /// The state now, for who saves now and then. Unlike `snapshot` it keeps nothing and observes nothing: each call encodes all marked
    /// properties. One that does not encode is diagnosed and left out.
    public func makeSnapshot() -> StateSnapshot { untracked { StateSnapshot(fields: members.fields) } }

    /// Reads what `snapshot` is made of, and encodes nothing: who does so in a computation is told when there is a new one.
    package func readMarked() { members.read() }

    /// Writes what was saved to the properties that know it, in one transaction.
    public func restore(_ snapshot: StateSnapshot) { transaction { members.restore(snapshot.fields) } }

    /// What becomes of values under keys that the model does not know: it is older or newer than who saved them.
    public enum UnknownKeys: Sendable {
        /// They are part of later snapshots: two versions of a program may share a store.
        case kept
        /// The next snapshot is without them.
        case dropped
    }
}

/// The marked state of a model at one moment: a value that any encoder encodes.
///
/// - Isolation: `Sendable`: it may leave the model's actor for a store.
public struct StateSnapshot: Codable, Equatable, Sendable {
    let fields: [String: StateValue]

    init(fields: [String: StateValue]) { self.fields = fields }

    /// Nothing saved.
    public init() { fields = [:] }

    public init(from decoder: any Decoder) throws { fields = try [String: StateValue](from: decoder) }

    public func encode(to encoder: any Encoder) throws { try fields.encode(to: encoder) }
}
