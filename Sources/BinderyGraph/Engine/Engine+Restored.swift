public import CBinderyShims

/// A source that has its old value again when the transaction ends counts as unchanged: nothing computes for it.
extension Engine {
    /// Saves a source's value before a transaction changes it, in one allocation. Called before a reader sees a change.
    @inlinable
    package static func remember<Value>(_ source: Node.Pointer, holding: Value.Type) {
        let ambient = ambient
        let memory = bindery_allocate(
            Remembered.valueOffset(of: Value.self) + MemoryLayout<Value>.size,
            Swift.max(MemoryLayout<Remembered>.alignment, MemoryLayout<Value>.alignment))
        let remembered = memory.bindMemory(to: Remembered.self, capacity: 1)
        let value = (memory + Remembered.valueOffset(of: Value.self)).bindMemory(to: Value.self, capacity: 1)
        value.initialize(to: source.value(as: Value.self).pointee)
        remembered.initialize(
            to: Remembered(
                before: ambient.pointee.remembered, source: source, value: UnsafeMutableRawPointer(value)))
        ambient.pointee.remembered = memory
        source.pointee.flags.formUnion(.remembered)
    }

    static func discardNoOpWrites() {
        let ambient = ambient
        var next = ambient.pointee.remembered
        ambient.pointee.remembered = nil
        // A source released in the transaction is kept until its saved values have been destroyed.
        beginWalk()
        // Latest first: of a source that was read and written alternately, the value seen last counts.
        while let memory = next {
            let remembered = memory.assumingMemoryBound(to: Remembered.self).pointee
            next = remembered.before
            let source = remembered.source
            if source.pointee.flags.contains(.remembered) {
                source.pointee.flags.subtract(.remembered)
                // A source that a reader has found changed is no longer dirty.
                if source.pointee.flags.contains(.dirty), source.perform(.compare, remembered.value) {
                    source.pointee.flags.subtract(.dirty)
                }
                if source.pointee.flags.contains(.retired) { enlistRetired(source) }
            }
            _ = source.perform(.destroyOperand, remembered.value)
            bindery_free(memory)
        }
        endWalk()
    }
}

/// The header of a saved value, which follows it in memory.
@frozen
@usableFromInline
package struct Remembered {
    /// The value saved before this one, in the same transaction.
    @usableFromInline let before: UnsafeMutableRawPointer?
    @usableFromInline let source: Node.Pointer
    @usableFromInline let value: UnsafeMutableRawPointer

    @inlinable
    init(before: UnsafeMutableRawPointer?, source: Node.Pointer, value: UnsafeMutableRawPointer) {
        self.before = before
        self.source = source
        self.value = value
    }

    @inlinable
    static func valueOffset<Value>(of: Value.Type) -> Int {
        let mask = MemoryLayout<Value>.alignment - 1
        return (MemoryLayout<Remembered>.size + mask) & ~mask
    }
}
