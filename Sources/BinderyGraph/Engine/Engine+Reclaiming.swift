internal import CBinderyShims

/// Deferred freeing of nodes and links. What user code releases during a walk must stay in memory until the walk has
/// ended. What a released node kept alive must not be freed recursively: a chain of 100,000 would overflow the stack. A
/// list of retired nodes, emptied in a loop, solves both.
extension Engine {
    @inline(__always)
    static func beginWalk() { ambient.pointee.walks &+= 1 }

    @inline(__always)
    static func endWalk() {
        let ambient = ambient
        ambient.pointee.walks &-= 1
        if ambient.pointee.walks == 0, bindery_has_leftovers(ambient) { freeRetired() }
    }

    @inline(never)
    private static func freeRetired() {
        let ambient = ambient
        if ambient.pointee.retired_links != nil { freeRetiredLinks() }
        if ambient.pointee.retired_nodes != nil, !ambient.pointee.reclaiming { reclaim() }
        if ambient.pointee.demands != nil { meetDemands() }
    }

    static func retire(_ link: Link.Pointer) {
        let ambient = ambient
        guard ambient.pointee.walks > 0 else { return free(link) }
        link.pointee.previousSubscriber = ambient.pointee.retired_links?.assumingMemoryBound(to: Link.self)
        ambient.pointee.retired_links = UnsafeMutableRawPointer(link)
    }

    private static func freeRetiredLinks() {
        let ambient = ambient
        while let link = ambient.pointee.retired_links?.assumingMemoryBound(to: Link.self) {
            ambient.pointee.retired_links = UnsafeMutableRawPointer(link.pointee.previousSubscriber)
            free(link)
        }
    }

    private static func free(_ link: Link.Pointer) {
        let subscriber = link.pointee.subscriber
        if link == subscriber.ownLink {
            subscriber.pointee.flags.subtract(.usesOwnLink)
        } else {
            bindery_pool_free(link)
        }
    }

    /// Retires a node without an owner: unlinks it immediately and frees it once no walk uses it. A node that is
    /// computing or being settled is unlinked afterwards, and a queued one is enlisted in its turn.
    @usableFromInline
    package static func retire(_ node: Node.Pointer) {
        node.pointee.flags.formUnion(.retired)
        if node.pointee.flags.meets(.computing | .settling) { return }
        let isDemanding = node.pointee.flags.meets(.demanding)
        retireLinks(of: node)
        if !node.pointee.flags.meets(.queued | .running | .remembered) { enlistRetired(node) }
        if isDemanding { meetDemands() }
    }

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

    /// Unlinks a node. Observers of a source are retired with it, since nothing could reach them any more.
    static func retireLinks(of node: Node.Pointer) {
        let isObserver = node.pointee.flags.contains(.observer)
        if !isObserver, node.pointee.firstSubscriber != nil {
            if node.pointee.flags.contains(.watched) { trackDependencies(of: node) }
            transferDependencies(of: node)
        }
        while let link = node.pointee.firstDependency { unlink(link) }
        if isObserver { return }
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
            // What the operation kept alive is released at the end of this scope, and enlisted in turn.
            let operation = node.moveOperation()
            node.free()
            _ = consume operation
        }
        ambient.pointee.reclaiming = false
    }

    /// Returns memory of freed nodes and links to the system. That of threads that run, and do not wait by
    /// ``waiting(_:)``, is returned later.
    package static func trimMemory() { bindery_pool_trim() }

    /// Waits for work of this thread. Meanwhile the thread uses no node, and ``trimMemory()`` of another thread returns
    /// the memory of nodes that were freed elsewhere.
    package static func waiting(_ wait: () -> Void) {
        bindery_pool_begin_wait()
        wait()
        bindery_pool_end_wait()
    }
}
