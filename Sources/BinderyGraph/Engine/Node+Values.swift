/// The nodes of properties. Their operations capture nothing: what they need follows the value in memory.
extension Node {
    @inlinable
    package static func source<Value, Rule: Equality<Value>>(
        _ value: Value, name: StaticString?, file: StaticString, line: UInt, equality: Rule
    ) -> Pointer {
        let node = allocate(
            Node(flags: .source | .hasValue, file: file, line: line) { node, command, operand in
                let comparison = node.follower(of: Value.self, as: Comparison<Rule>.self)
                switch command {
                case .destroy:
                    node.value(as: Value.self).deinitialize(count: 1)
                    comparison.deinitialize(count: 1)
                case .destroyOperand:
                    UnsafeMutableRawPointer(mutating: operand.unsafelyUnwrapped).assumingMemoryBound(to: Value.self)
                        .deinitialize(count: 1)
                default: return node.compare(operand, by: comparison.pointee.equality)
                }
                return false
            }, named: name?.utf8Start, holding: Value.self, followedBy: Comparison<Rule>.self)
        node.value(as: Value.self).initialize(to: value)
        node.follower(of: Value.self, as: Comparison<Rule>.self).initialize(to: Comparison(equality))
        return node
    }

    @inlinable
    @inline(__always)
    package static func derived<C: Computing & ~Copyable, Rule: Equality<C.Value>>(
        by computing: consuming C, name: StaticString?, file: StaticString, line: UInt, equality: Rule
    ) -> Pointer {
        let node = allocate(
            Node(flags: .fresh, file: file, line: line) { node, command, operand in
                let derivation = node.follower(of: C.Value.self, as: Derivation<C, Rule>.self)
                if command == .run {
                    return node.store(
                        derivation.pointee.computing.value(in: node), in: node.value(as: C.Value.self),
                        by: derivation.pointee.equality)
                }
                if command != .destroy { return node.answer(command, operand, by: derivation.pointee.equality) }
                if node.pointee.flags.contains(.hasValue) { node.value(as: C.Value.self).deinitialize(count: 1) }
                derivation.deinitialize(count: 1)
                return false
            }, named: name?.utf8Start, holding: C.Value.self, followedBy: Derivation<C, Rule>.self)
        node.follower(of: C.Value.self, as: Derivation<C, Rule>.self).initialize(
            to: Derivation(computing: computing, equality: equality))
        return node
    }
}

// What follows a value is noncopyable, so that it is called in place, without retaining it.

/// What follows the value of a source.
@frozen
@usableFromInline
struct Comparison<Rule: Equality>: ~Copyable {
    @usableFromInline let equality: Rule

    @inlinable
    init(_ equality: Rule) { self.equality = equality }
}

/// What follows the value of a derived node.
@frozen
@usableFromInline
struct Derivation<C: Computing & ~Copyable, Rule: Equality<C.Value>>: ~Copyable {
    @usableFromInline let computing: C
    @usableFromInline let equality: Rule

    @inlinable
    init(computing: consuming C, equality: Rule) {
        self.computing = computing
        self.equality = equality
    }
}

/// The computation of a derived node.
@usableFromInline
package protocol Computing<Value>: ~Copyable {
    associatedtype Value
    borrowing func value(in node: Node.Pointer) -> Value
}

/// A computation that reads what it depends on.
@frozen
@usableFromInline
struct Computation<Value>: Computing, ~Copyable {
    @usableFromInline let compute: () -> Value

    @inlinable
    init(_ compute: @escaping () -> Value) { self.compute = compute }

    @inlinable
    @inline(__always)
    borrowing func value(in node: Node.Pointer) -> Value { compute() }
}

extension UnsafeMutablePointer where Pointee == Node {
    /// Performs a derived node's command other than `run`.
    @inlinable
    @inline(__always)
    package func answer<Value>(
        _ command: Node.Command, _ operand: UnsafeRawPointer?, by equality: some Equality<Value>
    ) -> Bool {
        let slot = value(as: Value.self)
        // The commands between `run` and `compare` are `destroy` and `provideValue`.
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

    /// Stores a computed value and returns whether it differs from the previous one.
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
