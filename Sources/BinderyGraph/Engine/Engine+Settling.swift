internal import CBinderyShims

extension Engine {
    /// Brings a node that is read up to date, so that its value is what a computation from scratch would give. A
    /// property that is already being computed depends on itself and keeps its last value. The read is linked
    /// nevertheless: its reader must compute again when the cycle is opened.
    @usableFromInline
    package static func settle(_ node: Node.Pointer) {
        let flags = node.pointee.flags
        if flags.meets([.computing, .settling]) {
            reportCycle(through: node)
            return
        }
        if flags.contains(.source) {
            node.pointee.flags.remove(.dirty)
            markSubscribersDirty(of: node)
            return
        }
        beginWalk()
        if flags.meets([.dirty, .fresh]), !flags.contains(.fixed) {
            if compute(node) { markSubscribersDirty(of: node) }
        } else {
            node.pointee.flags.formUnion(.settling)
            settleDependencies(of: node)
            if finishSettling(node) { markSubscribersDirty(of: node) }
        }
        endWalk()
    }

    /// Settles an observer's dependencies, without a walk if its one property is settled or computes by reading.
    ///
    /// - Returns: Whether the one property is derived and has changed just now, and not before since the observer ran.
    ///   Then it differs from the value that the observer has.
    @inline(__always)
    static func settleObserved(by observer: Node.Pointer, _ flags: Node.Flags) -> Bool {
        guard flags.endsWithItsSource, let link = observer.pointee.firstDependency else {
            settleDependencies(of: observer)
            return false
        }
        let property = link.pointee.dependency
        let propertyFlags = property.pointee.flags
        if !propertyFlags.meets(.unsettled) { return false }
        if !propertyFlags.meets([.computing, .settling, .source, .fixed]), propertyFlags.meets([.dirty, .fresh]) {
            if computeInPlace(property) { notifyOfChange(property, requestedBy: link) }
        } else {
            settleDependencies(of: observer)
        }
        return !flags.contains(.dirty) && !propertyFlags.contains(.source)
    }

    /// Settles the dependencies of a node in order, as far as needed to know whether it must compute (then it is
    /// `dirty` or `fresh`). A dynamic node stops at the first changed dependency, since later reads may depend on that.
    /// Dependencies known by construction are all settled, so that a computation that reads nothing else has nothing to
    /// settle and needs no stack. Nor does the walk: each node on the way down keeps the link to it.
    static func settleDependencies(of root: Node.Pointer) {
        var node = root
        if node.pointee.flags.contains([.fresh, .fixed]) { connectFixedDependencies(of: node) }
        var link = linkToSettle(node.pointee.firstDependency, of: node)
        while true {
            // Down to a node that is not merely pending.
            while let present = link {
                let dependency = present.pointee.dependency
                let flags = dependency.pointee.flags
                if !flags.meets(.unsettled) {
                    link = linkToSettle(present.pointee.nextDependency, of: node)
                } else if flags.isToDescendInto {
                    node = dependency
                    node.pointee.flags = flags.union(.settling)
                    node.pointee.next = UnsafeMutableRawPointer(present)
                    if flags.contains(.fresh) { connectFixedDependencies(of: node) }
                    link = linkToSettle(node.pointee.firstDependency, of: node)
                } else if settleInPlace(dependency, flags, readBy: node) {
                    notifyOfChange(dependency, requestedBy: present)
                    link = linkToSettle(present.pointee.nextDependency, of: node)
                } else {
                    link = linkToSettle(present.pointee.nextDependency, of: node)
                }
            }
            // Up while the subscriber has nothing more to settle.
            repeat {
                if node == root { return }
                let upLink = node.pointee.next.unsafelyUnwrapped.assumingMemoryBound(to: Link.self)
                if finishSettling(node) { notifyOfChange(node, requestedBy: upLink) }
                node = upLink.pointee.subscriber
                link = linkToSettle(upLink.pointee.nextDependency, of: node)
            } while link == nil
        }
    }

    /// Computes the node if a dependency has changed, marks it as settled, and returns whether its value has changed.
    @inline(__always)
    private static func finishSettling(_ node: Node.Pointer) -> Bool {
        let flags = node.pointee.flags
        if flags.meets([.dirty, .fresh, .wasCut]) { return compute(node) }
        node.pointee.flags = flags.subtracting([.pending, .settling])
        if flags.contains(.retired) { finishRetiring(node) }
        return false
    }

    /// Returns the link if its dependency must be settled before its subscriber may compute.
    @inline(__always)
    private static func linkToSettle(_ link: Link.Pointer?, of node: Node.Pointer) -> Link.Pointer? {
        guard let link, node.pointee.flags.contains(.dirty) else { return link }
        return link.pointee.isFixed ? link : nil
    }

    /// Marks the subscribers for which the change of `node` is a reason to compute. Usually only one asked.
    @inline(__always)
    private static func notifyOfChange(_ node: Node.Pointer, requestedBy link: Link.Pointer) {
        // The previous one of an only link is itself.
        if link.pointee.previousSubscriber != link { markSubscribersDirty(of: node) }
        link.pointee.subscriber.pointee.flags.formUnion(.dirty)
    }

    /// Settles a node without dependencies to settle first (a source, a node that computes by reading, or one further
    /// up in this walk) and returns whether its value has changed.
    @inline(__always)
    private static func settleInPlace(_ node: Node.Pointer, _ flags: Node.Flags, readBy reader: Node.Pointer) -> Bool {
        if !flags.meets([.computing, .settling, .source]) { return computeInPlace(node) }
        if flags.contains(.source) {
            node.pointee.flags.subtract(.dirty)
            return true
        }
        reportCycle(through: node, readBy: reader)
        return false
    }

    // Not inlined into the walk a second time.
    @inline(never)
    private static func computeInPlace(_ node: Node.Pointer) -> Bool { compute(node) }

    /// Runs the computation of a derived node, links what it reads, and returns whether the value changed.
    private static func compute(_ node: Node.Pointer) -> Bool {
        let flags = node.pointee.flags
        if flags.contains(.retired) { return computeRetired(node) }
        let ambient = ambient
        node.pointee.flags = flags.subtracting([.stale, .settling]).union(.computing)
        node.pointee.next = ambient.pointee.reader
        let first = node.pointee.firstDependency
        // There is at most one that is known by construction.
        node.pointee.unread = flags.contains(.fixed) ? first.unsafelyUnwrapped.pointee.nextDependency : first
        ambient.pointee.reader = UnsafeMutableRawPointer(node)
        ambient.pointee.version &+= 1
        let changed = node.perform(.run)
        ambient.pointee.reader = node.pointee.next
        let after = node.pointee.flags.subtracting(.computing)
        node.pointee.flags = after
        if after.meets([.retired, .overtaken]) { return finishDisturbed(node, changed) }
        if node.pointee.unread != nil { unlinkUnread(of: node) }
        return changed
    }

    /// Finishes a released node without computing it: its value can no longer be read.
    @inline(never)
    private static func computeRetired(_ node: Node.Pointer) -> Bool {
        if node.pointee.flags.contains(.settling) {
            node.pointee.flags.subtract(.settling)
            finishRetiring(node)
        }
        return false
    }

    /// Ends a computation during which its own node was released, or what it had read was written.
    @inline(never)
    private static func finishDisturbed(_ node: Node.Pointer, _ changed: Bool) -> Bool {
        if node.pointee.flags.contains(.retired) {
            finishRetiring(node)
            return false
        }
        unlinkUnread(of: node)
        node.pointee.flags.subtract(.overtaken)
        overtakenDidChange(node)
        return changed
    }

    static func push(_ link: Link.Pointer) {
        bindery_stack_push(ambient, UnsafeMutableRawPointer(link))
    }

    static func pop() -> Link.Pointer {
        bindery_stack_pop(ambient).assumingMemoryBound(to: Link.self)
    }
}

extension Node.Flags {
    /// Whether dependencies are settled first: fixed ones always, those of a pending node to know whether it computes.
    @inline(__always)
    fileprivate var isToDescendInto: Bool {
        !meets([.computing, .settling, .source]) && (!meets([.dirty, .fresh]) || contains(.fixed))
    }
}
