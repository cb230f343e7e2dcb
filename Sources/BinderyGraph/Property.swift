/// A value that stays equal to its definition: constant, mutable (``MutableProperty``) or derived from others.
///
/// ```swift
/// let a = MutableProperty(1), b = MutableProperty(2)
/// let c = Property { a.value + b.value }   // stays true
/// let doubled = c.map { $0 * 2 }
/// ```
///
/// A derived property computes when it is read or observed, at most once per change of its dependencies, in dependency
/// order: no intermediate state is ever visible. Its dependencies are what its last computation read, so a branch that
/// was not taken is not a dependency. While it has no observers, it does no work until it is read.
///
/// - Isolation: lives on the actor that made it; not `Sendable`.
/// - Complexity: a read of an unchanged property is O(1).
public class Property<Value>: PropertyProtocol {
    @usableFromInline package final let node: Node.Pointer

    @inlinable
    package init(node: Node.Pointer) { self.node = node }

    deinit { Engine.retire(node) }

    /// Returns a property that never changes.
    @inlinable
    public static func constant(_ value: Value) -> Property<Value> {
        Property(node: Node.source(value, name: nil, file: "constant", line: 0, equality: NeverEqual()))
    }

    /// Creates a property derived from what `compute` reads.
    ///
    /// - Parameters:
    ///   - name: The name in diagnoses, in addition to its source location.
    ///   - compute: A pure function that runs at a read after a change of what it read. Let it capture properties,
    ///     not `self`: the property retains the closure, and `self` usually retains the property. A new value is a
    ///     change if it differs, or always if the type is not `Equatable`.
    @inlinable
    public convenience init(
        _ name: StaticString? = nil, file: StaticString = #fileID, line: UInt = #line,
        _ compute: @escaping () -> Value
    ) {
        self.init(name, file: file, line: line, equality: NeverEqual(), compute)
    }

    /// Creates a property derived from what `compute` reads, compared by `==`.
    @inlinable
    public convenience init(
        _ name: StaticString? = nil, file: StaticString = #fileID, line: UInt = #line,
        _ compute: @escaping () -> Value
    ) where Value: Equatable {
        self.init(name, file: file, line: line, equality: EqualByOperator(), compute)
    }

    /// Creates a property derived from what `compute` reads, compared by `isEqual`.
    @inlinable
    public convenience init(
        _ name: StaticString? = nil, file: StaticString = #fileID, line: UInt = #line,
        by isEqual: @escaping (Value, Value) -> Bool, _ compute: @escaping () -> Value
    ) {
        self.init(name, file: file, line: line, equality: EqualByFunction(isEqual), compute)
    }

    @inlinable
    @inline(__always)
    convenience init(
        _ name: StaticString?, file: StaticString, line: UInt, equality: some Equality<Value>,
        _ compute: @escaping () -> Value
    ) {
        self.init(node: Node.derived(by: Computation(compute), name: name, file: file, line: line, equality: equality))
    }
}

/// The interface for reading that ``Property`` and ``MutableProperty`` share.
public protocol PropertyProtocol<Value>: AnyObject {
    associatedtype Value

    /// Returns the present value, like `value`. O(1) if no dependency has changed; otherwise it computes first.
    func read() -> Value
}

extension PropertyProtocol {
    /// The present value. Reading it inside the computation of another property makes it a dependency of that one.
    // Not a class member: `MutableProperty` could then add a setter only by dynamic dispatch.
    @inlinable
    public var value: Value { read() }
}

extension Property {
    @inlinable
    @inline(__always)
    public final func read() -> Value {
        let node = node
        guard Engine.readInPlace(node) else { return readSlowly() }
        return withExtendedLifetime(self) { node.value(as: Value.self).pointee }
    }

    // The only call in a read: where it is not made, the compiler need not retain the property.
    @inlinable
    @inline(never)
    final func readSlowly() -> Value {
        Engine.finishReading(node)
        return withExtendedLifetime(self) { node.value(as: Value.self).pointee }
    }

    /// The property in diagnoses: its name, if it has one, and its source location.
    public final var diagnosticName: String { node.diagnosticName }
}

extension Property: CustomStringConvertible {
    public final var description: String { untracked { "\(read())" } }
}
