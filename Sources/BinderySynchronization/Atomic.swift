#if canImport(Darwin)
internal import CBinderyShims

/// The order of an atomic operation among other memory accesses.
package struct AtomicUpdateOrdering: Sendable {
    /// The operation is atomic and orders nothing else.
    package static var relaxed: AtomicUpdateOrdering { AtomicUpdateOrdering() }
}

/// An integer of the size of a word that threads change without a lock: what modules need of Synchronization's type of
/// that name.
package struct Atomic<Value: FixedWidthInteger>: ~Copyable, @unchecked Sendable {
    // `@unchecked Sendable`: the word is only accessed by atomic operations, and its address does not change.
    private let word: UnsafeMutablePointer<UInt>

    package init(_ initialValue: Value) {
        precondition(Value.bitWidth == UInt.bitWidth, "Bindery: an Atomic has a word.")
        word = .allocate(capacity: 1)
        word.initialize(to: UInt(truncatingIfNeeded: initialValue))
    }

    deinit { word.deallocate() }

    package borrowing func load(ordering: AtomicUpdateOrdering) -> Value {
        Value(truncatingIfNeeded: bindery_atomic_load(word))
    }

    @discardableResult
    package borrowing func wrappingAdd(
        _ operand: Value, ordering: AtomicUpdateOrdering
    ) -> (oldValue: Value, newValue: Value) {
        let old = Value(truncatingIfNeeded: bindery_atomic_add(word, UInt(truncatingIfNeeded: operand)))
        return (old, old &+ operand)
    }
}
#endif
