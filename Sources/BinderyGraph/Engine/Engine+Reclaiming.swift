internal import CBinderyShims

/// What user code throws away while the engine walks the graph must stay in memory until the walk has ended, and what a
/// thrown-away node held alive in turn must not be freed on the stack of its own release: a chain of 100,000 would
/// overflow it. A list of retired nodes, emptied in a loop, solves both.
extension Engine {
    @inline(__always)
    static func beginWalk() { ambient.pointee.walks &+= 1 }

    @inline(__always)
    static func endWalk() {
        let ambient = ambient
        ambient.pointee.walks &-= 1
        if ambient.pointee.walks == 0, bindery_has_leftovers(ambient) { clearAway() }
    }

    /// Frees what was retired during a walk.
    @inline(never)
    private static func clearAway() {
        let ambient = ambient
        if ambient.pointee.retired_links != nil { freeRetiredLinks() }
        if ambient.pointee.retired_nodes != nil, !ambient.pointee.reclaiming { reclaim() }
    }

    static func retire(_ link: Link.Pointer) {
        let ambient = ambient
        guard ambient.pointee.walks > 0 else { return link.deallocate() }
        link.pointee.previousSubscriber = ambient.pointee.retired_links?.assumingMemoryBound(to: Link.self)
        ambient.pointee.retired_links = UnsafeMutableRawPointer(link)
    }

    private static func freeRetiredLinks() {
        let ambient = ambient
        while let link = ambient.pointee.retired_links?.assumingMemoryBound(to: Link.self) {
            ambient.pointee.retired_links = UnsafeMutableRawPointer(link.pointee.previousSubscriber)
            link.deallocate()
        }
    }

    /// The owner of the node is gone: unlinks it at once and frees it as soon as nobody stands on it. A node that is
    /// computing or being settled is unlinked when that has ended, and a queued one enlisted when its turn comes.
    @usableFromInline
    package static func retire(_ node: Node.Pointer) {
        node.pointee.flags.insert(.retired)
        if node.pointee.flags.meets([.computing, .settling]) { return }
        retireLinks(of: node)
        if !node.pointee.flags.meets([.queued, .running]) { enlistRetired(node) }
    }

    /// Retires a node that was thrown away while it was computing or being settled.
    static func finishRetiring(_ node: Node.Pointer) {
        retireLinks(of: node)
        enlistRetired(node)
    }

    static func enlistRetired(_ node: Node.Pointer) {
        let ambient = ambient
        node.pointee.next = ambient.pointee.retired_nodes
        ambient.pointee.retired_nodes = UnsafeMutableRawPointer(node)
        if ambient.pointee.walks == 0, !ambient.pointee.reclaiming { reclaim() }
    }

    /// A source that goes away takes its observers with it: nothing could ever reach them again.
    static func retireLinks(of node: Node.Pointer) {
        if node.pointee.firstSubscriber != nil { bequeathDependencies(of: node) }
        while let link = node.pointee.firstDependency { unlink(link) }
        while let link = node.pointee.firstSubscriber {
            let subscriber = link.pointee.subscriber
            unlink(link)
            if subscriber.pointee.flags.endsWithItsSource, !subscriber.pointee.flags.contains(.retired) {
                retire(subscriber)
            }
        }
    }

    private static func reclaim() {
        let ambient = ambient
        ambient.pointee.reclaiming = true
        while let node = ambient.pointee.retired_nodes?.assumingMemoryBound(to: Node.self) {
            ambient.pointee.retired_nodes = node.pointee.next
            _ = node.perform(.destroy)
            // What the operation held alive is released at the end of this scope, and enlisted in turn.
            let operation = node.move().operation
            node.deallocate()
            _ = consume operation
        }
        ambient.pointee.reclaiming = false
    }
}
