public import CBinderyShims

/// A node is in the middle of its allocation.
///
/// | part | contents |
/// |---|---|
/// | before the node, unless it is a source | its name; room for one link: most nodes have only one |
/// | the node | |
/// | the value | |
/// | what follows the value | of a property: the rule of equality, and the computation if it is derived |
extension Node {
    @inlinable
    package static func allocate<Value>(
        _ node: consuming Node, named name: UnsafePointer<UInt8>?, holding: Value.Type
    ) -> Pointer {
        allocate(node, named: name, holding: Value.self, followedBy: Void.self)
    }

    /// - Parameter followedBy: The type of what follows the value in memory, for the caller to initialize.
    @inlinable
    package static func allocate<Value, Follower: ~Copyable>(
        _ node: consuming Node, named name: UnsafePointer<UInt8>?, holding: Value.Type, followedBy: Follower.Type
    ) -> Pointer {
        let alignment = Swift.max(
            MemoryLayout<Node>.alignment, MemoryLayout<Value>.alignment, MemoryLayout<Follower>.alignment)
        let headSize = node.flags.contains(.source) ? 0 : headSize
        let size = headSize + followerOffset(of: Value.self, as: Follower.self) + MemoryLayout<Follower>.size
        let isPooled = size <= bindery_largest_block && alignment <= 16
        let memory = isPooled ? bindery_pool_allocate(size) : bindery_allocate(size, alignment)
        let pointer = (memory + headSize).bindMemory(to: Node.self, capacity: 1)
        pointer.initialize(to: consume node)
        if !isPooled { pointer.pointee.flags.formUnion(.outsidePool) }
        if headSize == 0 {
            pointer.pointee.next = UnsafeMutableRawPointer(mutating: name)
        } else {
            pointer.nameBefore.initialize(to: name)
        }
        if bindery_is_tracing() { Engine.trace(pointer, holding: Value.self) }
        return pointer
    }

    /// The size of what precedes a node that is not a source: a multiple of each value's alignment.
    @inlinable
    static var headSize: Int { (MemoryLayout<UnsafePointer<UInt8>?>.stride + MemoryLayout<Link>.stride + 63) & ~63 }

    @inlinable
    package static func valueOffset<Value>(of: Value.Type) -> Int {
        let mask = MemoryLayout<Value>.alignment - 1
        return (MemoryLayout<Node>.size + mask) & ~mask
    }

    @inlinable
    static func followerOffset<Value, Follower: ~Copyable>(of: Value.Type, as: Follower.Type) -> Int {
        let mask = MemoryLayout<Follower>.alignment - 1
        return (valueOffset(of: Value.self) + MemoryLayout<Value>.size + mask) & ~mask
    }
}

extension UnsafeMutablePointer where Pointee == Node {
    /// The link whose memory is that of the node. Not of a source.
    @inlinable
    @inline(__always)
    var ownLink: Link.Pointer {
        (UnsafeMutableRawPointer(self) - MemoryLayout<Link>.stride).assumingMemoryBound(to: Link.self)
    }

    /// Not of a source.
    @inlinable
    var nameBefore: UnsafeMutablePointer<UnsafePointer<UInt8>?> {
        (UnsafeMutableRawPointer(self) - Node.headSize).assumingMemoryBound(to: UnsafePointer<UInt8>?.self)
    }

    /// A static string, as the address of its UTF-8.
    @usableFromInline
    package var name: UnsafePointer<UInt8>? {
        if !pointee.flags.contains(.source) { return nameBefore.pointee }
        return pointee.next.map { UnsafePointer($0.assumingMemoryBound(to: UInt8.self)) }
    }

    /// Frees its memory; its operation and value must have been destroyed.
    @inline(__always)
    func free() {
        let memory = UnsafeMutableRawPointer(self) - (pointee.flags.contains(.source) ? 0 : Node.headSize)
        if pointee.flags.contains(.outsidePool) { bindery_free(memory) } else { bindery_pool_free(memory) }
    }

    @inlinable
    package func value<Value>(as: Value.Type) -> UnsafeMutablePointer<Value> {
        UnsafeMutableRawPointer(self).advanced(by: Node.valueOffset(of: Value.self))
            .assumingMemoryBound(to: Value.self)
    }

    /// Returns what follows the value in memory.
    @inlinable
    package func follower<Value, Follower: ~Copyable>(
        of: Value.Type, as: Follower.Type
    ) -> UnsafeMutablePointer<Follower> {
        UnsafeMutableRawPointer(self).advanced(by: Node.followerOffset(of: Value.self, as: Follower.self))
            .assumingMemoryBound(to: Follower.self)
    }
}
