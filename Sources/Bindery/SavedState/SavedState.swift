public import BinderyGraph

/// A model with state that outlives it: its marked properties, and those of the `Restorable` models that it contains.
///
/// ```swift
/// final class SearchModel: Restorable {
///     @Reactive(.saved) var query = ""
///     @Reactive(.saved("page")) var pageNumber = 1
///     let filter = FilterModel()         // Restorable, saved with this one
/// }
/// ```
public protocol Restorable: AnyObject {
    /// The key under which a containing model saves this one; nil for the name of the containing property.
    var stateKey: String? { get }
}

extension Restorable {
    public var stateKey: String? { nil }
}

/// The marked state of a model, as a property that can be restored.
///
/// ```swift
/// let state = SavedState(of: model)
/// if let saved = await store.load() { state.restore(saved) }
/// state.snapshot.changes.debounce(for: .seconds(1)).observe { snapshot in … }.disposed(by: bag)
/// ```
///
/// | event | effect |
/// |---|---|
/// | a marked property changes | `snapshot` changes, once per transaction; only that property is encoded again |
/// | `restore` finds a value | the property is written; all properties in one transaction |
/// | `restore` finds no value: a property is new | the property keeps its value |
/// | `restore` finds a key without a property | kept in later snapshots, or dropped: see ``UnknownKeys`` |
/// | `restore` finds a value that does not decode | a diagnosis; the property keeps its value, others are restored |
/// | two properties have one key | a diagnosis; the one that is declared first is saved |
///
/// The model is inspected once, by `init`: its stored and inherited properties, and their ``Restorable`` models.
///
/// - Isolation: Confined to the model's actor. A ``StateSnapshot`` is `Sendable`.
/// - Complexity: O(marked properties) per change, while observed; encodes only what has changed.
public final class SavedState {
    /// The state as an observable property. Derived: it costs nothing until it is read.
    public private(set) lazy var snapshot: Property<StateSnapshot> = {
        members.keepEncoded()
        return Property(file: file, line: line) { [members] in StateSnapshot(fields: members.fields) }
    }()
    private let members: SavedMembers
    private let file: StaticString
    private let line: UInt

    /// - Parameter model: Not retained; its properties are.
    public init(
        of model: some Restorable, unknownKeys: UnknownKeys = .kept, file: StaticString = #fileID, line: UInt = #line
    ) {
        var seen: Set<ObjectIdentifier> = []
        members = SavedMembers(of: model, path: "\(type(of: model))", unknownKeys: unknownKeys, seen: &seen)
        (self.file, self.line) = (file, line)
    }

    /// Returns the current state, for occasional saving. Unlike `snapshot` it observes nothing. Each call encodes all
    /// marked properties, or, once `snapshot` was used, those that have changed. One that does not encode is diagnosed
    /// and omitted.
    public func makeSnapshot() -> StateSnapshot { untracked { StateSnapshot(fields: members.fields) } }

    /// Reads the properties of `snapshot` without encoding them, so that a computation depends on them.
    package func readMarked() { members.read() }

    /// Writes the saved values to their properties, in one transaction.
    public func restore(_ snapshot: StateSnapshot) { transaction { members.restore(snapshot.fields) } }

    /// The treatment of values with keys that the model does not know, because another version of it saved them.
    public enum UnknownKeys: Sendable {
        /// Later snapshots contain them: two versions of an application may share a store.
        case kept
        /// The next snapshot omits them.
        case dropped
    }
}

extension Diagnosis.Kind {
    /// State of a model that cannot be saved or restored as declared.
    public static let savedState = Diagnosis.Kind("savedState")
}

/// The marked state of a model at one moment, for any encoder. It may leave the model's actor for a store.
public struct StateSnapshot: Codable, Equatable, Sendable {
    package let fields: [String: StateValue]

    package init(fields: [String: StateValue]) { self.fields = fields }

    public init() { fields = [:] }

    public init(from decoder: any Decoder) throws { fields = try [String: StateValue](from: decoder) }

    public func encode(to encoder: any Encoder) throws { try fields.encode(to: encoder) }
}
