public import CBinderyShims

/// A value that always is what it was said to be: constant, mutable (``MutableProperty``) or derived from others.
///
/// ```swift
/// let a = MutableProperty(1), b = MutableProperty(2)
/// let c = Property { a.value + b.value }   // stays true
/// let doubled = c.map { $0 * 2 }
/// ```
///
/// A derived property computes when it is read or observed, at most once per change of what it read, in dependency
/// order: no intermediate state is ever visible. What it reads is found by reading, anew at each computation, so a
/// branch not taken is no dependency. While nobody observes it, it does no work until it is read.
///
/// - Isolation: lives on the actor that made it; not `Sendable`.
/// - Complexity: a read of an unchanged property is O(1).
public class Property<Value>: PropertyProtocol {
    @usableFromInline package final let node: Node.Pointer

    @inlinable
    package init(node: Node.Pointer) { self.node = node }

    deinit { Engine.retire(node) }

    /// A property that never changes.
    @inlinable
    public static func constant(_ value: Value) -> Property<Value> {
        Property(node: Node.source(value, name: nil, file: "constant", line: 0, equality: NeverEqual()))
    }

    /// A property derived from what `compute` reads.
    ///
    /// - Parameters:
    ///   - name: how diagnoses call it, beside the place where it was made.
    ///   - compute: pure; runs at each read after a change of what it read. Let it capture properties, not `self`: the
    ///     property keeps the closure, and `self` usually keeps the property. A new value counts as a change if it
    ///     differs, or always, if the type is not `Equatable`.
    @inlinable
    public convenience init(
        _ name: StaticString? = nil, file: StaticString = #fileID, line: UInt = #line,
        _ compute: @escaping () -> Value
    ) {
        self.init(name, file: file, line: line, equality: NeverEqual(), compute)
    }

    /// A property derived from what `compute` reads, compared by `==`.
    @inlinable
    public convenience init(
        _ name: StaticString? = nil, file: StaticString = #fileID, line: UInt = #line,
        _ compute: @escaping () -> Value
    ) where Value: Equatable {
        self.init(name, file: file, line: line, equality: EqualByOperator(), compute)
    }

    /// A property derived from what `compute` reads, compared by `isEqual`.
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
        self.init(
            node: Node.derived(holding: Value.self, name: name, file: file, line: line) { node, command, operand in
                node.obey(command, operand, by: equality, compute)
            })
    }
}

/// What ``Property`` and ``MutableProperty`` share: reading.
public protocol PropertyProtocol<Value>: AnyObject {
    associatedtype Value

    /// The value now; the same as `value`. O(1) while nothing that it depends on has changed; otherwise it computes first.
    func read() -> Value
}

extension PropertyProtocol {
    /// The value now. Inside the computation of another property, reading makes this one a dependency of it.
    // Not a member of the class: there `MutableProperty` could give it a setter only by dynamic dispatch.
    @inlinable
    public var value: Value { read() }
}

extension Property {
    @inlinable
    @inline(__always)
    public final func read() -> Value {
        let node = node
        if node.pointee.flags.meets(.unsettled) { Engine.settle(node) }
        if let reader = ambient.pointee.reader {
            Engine.link(node, to: reader.assumingMemoryBound(to: Node.self))
        } else if Engine.isTracked {
            Engine.registerAccess(to: node)
        }
        return node.value(as: Value.self).pointee
    }

    /// How diagnoses name the property: its name if it has one, and the place where it was made.
    public final var place: String { node.pointee.place }
}

extension Property: CustomStringConvertible {
    public final var description: String { untracked { "\(read())" } }
}

extension Node {
    @inlinable
    package static func source<Value>(
        _ value: Value, name: StaticString?, file: StaticString, line: UInt, equality: some Equality<Value>
    ) -> Pointer {
        let node = allocate(
            Node(flags: [.source, .hasValue], name: name, file: file, line: line) { node, command, operand in
                switch command {
                case .destroy: node.value(as: Value.self).deinitialize(count: 1)
                case .destroyOperand:
                    UnsafeMutableRawPointer(mutating: operand.unsafelyUnwrapped).assumingMemoryBound(to: Value.self)
                        .deinitialize(count: 1)
                default: return node.compare(operand, by: equality)
                }
                return false
            }, holding: Value.self)
        node.value(as: Value.self).initialize(to: value)
        return node
    }

    /// - Parameter operation: calls `obey` with what computes the value.
    @inlinable
    package static func derived<Value>(
        holding: Value.Type, name: StaticString?, file: StaticString, line: UInt,
        operation: @escaping Operation
    ) -> Pointer {
        allocate(Node(flags: .fresh, name: name, file: file, line: line, operation: operation), holding: Value.self)
    }
}

extension UnsafeMutablePointer where Pointee == Node {
    /// The operation of a derived node. It is inlined into a closure that holds all that `compute` needs, so that a computation is one
    /// call with one context.
    @inlinable
    @inline(__always)
    package func obey<Value>(
        _ command: Node.Command, _ operand: UnsafeRawPointer?, by equality: some Equality<Value>, _ compute: () -> Value
    ) -> Bool {
        let slot = value(as: Value.self)
        if command == .run { return store(compute(), in: slot, by: equality) }
        // The commands above it are destroy and provideValue.
        if command.rawValue > Node.Command.provideValue.rawValue { return compare(operand, by: equality) }
        if command == .provideValue { return provideEmptyValue(in: slot) }
        if pointee.flags.contains(.hasValue) { slot.deinitialize(count: 1) }
        return false
    }

    @inlinable
    @inline(__always)
    package func compare<Value>(_ operand: UnsafeRawPointer?, by equality: some Equality<Value>) -> Bool {
        equality.areEqual(
            value(as: Value.self).pointee, operand.unsafelyUnwrapped.assumingMemoryBound(to: Value.self).pointee)
    }

    /// Stores a computed value; says whether it differs from the one before.
    @inlinable
    @inline(__always)
    package func store<Value>(
        _ value: Value, in slot: UnsafeMutablePointer<Value>, by equality: some Equality<Value>
    ) -> Bool {
        if pointee.flags.contains(.hasValue) {
            if equality.areEqual(slot.pointee, value) { return false }
            slot.pointee = value
        } else {
            slot.initialize(to: value)
            pointee.flags.formUnion(.hasValue)
        }
        return true
    }
}
