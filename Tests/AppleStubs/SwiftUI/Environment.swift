public protocol EnvironmentKey {
    associatedtype Value
    static var defaultValue: Value { get }
}

public struct EnvironmentValues {
    private final class Entry {
        let value: Any
        init(_ value: Any) { self.value = value }
    }

    private var entries: [ObjectIdentifier: Entry] = [:]
    // The keys that a read asks for. All that the stand-in does is on the main actor.
    nonisolated(unsafe) private static var recorded: Set<ObjectIdentifier>?

    public init() {}

    public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
        get {
            Self.recorded?.insert(ObjectIdentifier(key))
            return entries[ObjectIdentifier(key)].map { $0.value as! Key.Value } ?? Key.defaultValue
        }
        set { entries[ObjectIdentifier(key)] = Entry(newValue) }
    }

    subscript(object type: ObjectIdentifier) -> AnyObject? {
        get { entries[type].map { $0.value as AnyObject } }
        set { entries[type] = newValue.map { Entry($0) } }
    }

    /// Takes from `other` what it has changed since `base`.
    mutating func take(changesOf other: EnvironmentValues, since base: EnvironmentValues) {
        for (key, entry) in other.entries where base.entries[key] !== entry { entries[key] = entry }
    }

    func isSame<Value>(_ keyPath: KeyPath<EnvironmentValues, Value>, as other: EnvironmentValues) -> Bool {
        Self.recorded = []
        _ = self[keyPath: keyPath]
        let keys = Self.recorded!
        Self.recorded = nil
        return keys.allSatisfy { key in
            let (one, two) = (entries[key], other.entries[key])
            if one === two { return true }
            guard let one, let two else { return false }
            return Equality.areEqual(one.value, two.value)
        }
    }
}

@frozen
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
    @usableFromInline let cell: EnvironmentCell<Value>

    public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
        cell = EnvironmentCell {
            $0[keyPath: keyPath]
        } isSame: {
            $0.isSame(keyPath, as: $1)
        }
    }

    public var wrappedValue: Value { cell.read(cell.values) }
}

extension Environment where Value: AnyObject & Observable {
    public init(_ objectType: Value.Type) {
        let id = ObjectIdentifier(objectType)
        cell = EnvironmentCell {
            guard let object = $0[object: id] else { fatalError("no \(Value.self) in the environment") }
            return object as! Value
        } isSame: {
            $0[object: id] === $1[object: id]
        }
    }
}

// `@unchecked Sendable`: the host and its views use it on the main actor.
@usableFromInline
final class EnvironmentCell<Value>: @unchecked Sendable {
    let read: (EnvironmentValues) -> Value
    let isSame: (EnvironmentValues, EnvironmentValues) -> Bool
    var values = EnvironmentValues()

    init(
        _ read: @escaping (EnvironmentValues) -> Value,
        isSame: @escaping (EnvironmentValues, EnvironmentValues) -> Bool
    ) {
        self.read = read
        self.isSame = isSame
    }
}

extension Environment: Installable {
    func install(_ storage: AnyObject, _ environment: EnvironmentValues) { cell.values = environment }
    func isSame(_ one: EnvironmentValues, _ other: EnvironmentValues) -> Bool { cell.isSame(one, other) }
}

/// Changes the environment of its content. Without a new evaluation, the values stay those of the last one.
private struct EnvironmentModifier: PrimitiveModifier {
    final class Memory {
        var (before, after) = (EnvironmentValues(), EnvironmentValues())
    }

    let change: (inout EnvironmentValues) -> Void

    func render(in context: Context, content: (Context) -> [Shown]) -> [Shown] {
        let isNew = context.node.memory == nil
        let memory = context.memory { Memory() }
        if isNew || context.isChanged {
            memory.before = context.environment
            memory.after = context.environment
            change(&memory.after)
        }
        var inner = context
        inner.environment.take(changesOf: memory.after, since: memory.before)
        return content(inner)
    }
}

extension View {
    public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some View {
        primitive(EnvironmentModifier { $0[keyPath: keyPath] = value })
    }

    public func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
        primitive(EnvironmentModifier { $0[object: ObjectIdentifier(T.self)] = object })
    }

    public func transformEnvironment<V>(
        _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
    ) -> some View {
        primitive(TransformModifier { transform(&$0[keyPath: keyPath]) })
    }

    public func disabled(_ disabled: Bool) -> some View {
        transformEnvironment(\.isEnabled) { $0 = $0 && !disabled }
    }
}

/// Derives the environment of its content from that around it.
private struct TransformModifier: PrimitiveModifier {
    let change: (inout EnvironmentValues) -> Void

    func render(in context: Context, content: (Context) -> [Shown]) -> [Shown] {
        var inner = context
        change(&inner.environment)
        return content(inner)
    }
}

private enum IsEnabledKey: EnvironmentKey {
    static var defaultValue: Bool { true }
}

extension EnvironmentValues {
    public var isEnabled: Bool {
        get { self[IsEnabledKey.self] }
        set { self[IsEnabledKey.self] = newValue }
    }
}
