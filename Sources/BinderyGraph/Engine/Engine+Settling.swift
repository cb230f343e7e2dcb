internal import CBinderyShims

extension Engine {
    /// Brings a node that is read up to date, so that its value is what a computation from scratch would give. A
    /// property that is already being computed depends on itself and keeps its last value. The read is linked
    /// nevertheless: its reader must compute again when the cycle is opened.
    @usableFromInline
    package static func settle(_ node: Node.Pointer) {
        let flags = node.pointee.flags
        if flags.meets(.computing | .settling) {
            reportCycle(through: node)
            return
        }
        if flags.contains(.source) {
            node.pointee.flags.subtract(.dirty)
            markSubscribersDirty(of: node)
            return
        }
        beginWalk()
        let changed =
            flags.computesByReading ? compute(node, reading: node.pointee.firstDependency) : settleInOrder(node)
        if changed { markSubscribersDirty(of: node) }
        endWalk()
    }

    /// Settles what an observer depends on, and returns whether its only property is derived and has changed just now.
    @inline(__always)
    static func settleObserved(by observer: Node.Pointer, _ flags: Node.Flags) -> Bool {
        guard !flags.contains(.effect), let link = observer.pointee.firstDependency else {
            settleDependencies(of: observer)
            return false
        }
        let property = link.pointee.dependency
        let flags = property.pointee.flags
        if !flags.meets(.unsettled) { return false }
        if flags.meets(.computing | .settling | .source) {
            settleDependencies(of: observer)
            return false
        }
        let changed = flags.computesByReading ? computeInPlace(property) : settleInOrder(property)
        if changed, !link.isOnlySubscription { markSubscribersDirty(of: property) }
        return changed
    }

    /// Settles a node after its dependencies, and returns whether its value has changed.
    @inline(never)
    private static func settleInOrder(_ node: Node.Pointer) -> Bool {
        node.pointee.flags.formUnion(.settling)
        settleDependencies(of: node)
        return finishSettling(node)
    }

    /// Settles the dependencies of a node in order, as far as needed to know whether it must compute (then it is
    /// `dirty` or `fresh`). A dynamic node stops at the first changed dependency, since later reads may depend on that.
    /// Dependencies known by construction are all settled, so that a computation that reads nothing else has nothing to
    /// settle and needs no stack. Nor does the walk: each node on the way down keeps the link to it.
    static func settleDependencies(of root: Node.Pointer) {
        var node = root
        if node.pointee.flags.contains(.fresh | .fixed) { connectFixedDependencies(of: node) }
        var link = linkToSettle(node.pointee.firstDependency, of: node)
        while true {
            // Down to a node that is not merely pending.
            while let present = link {
                let dependency = present.pointee.dependency
                let flags = dependency.pointee.flags
                if !flags.meets(.unsettled) {
                    link = linkToSettle(present.pointee.nextDependency, of: node)
                } else if flags.isMerelyPending {
                    node = dependency
                    node.pointee.flags = flags.union(.settling)
                    node.pointee.next = UnsafeMutableRawPointer(present)
                    link = node.pointee.firstDependency
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
        if flags.contains(.retired) {
            node.pointee.flags.subtract(.settling)
            finishRetiring(node)
            return false
        }
        if flags.meets(.dirty | .fresh | .wasCut) {
            let first = node.pointee.firstDependency
            // What is known by construction, which is one at most, is not linked by reading it.
            return compute(
                node, reading: flags.contains(.fixed) ? first.unsafelyUnwrapped.pointee.nextDependency : first)
        }
        node.pointee.flags = flags.subtracting(.pending | .settling)
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
        if !link.isOnlySubscription { markSubscribersDirty(of: node) }
        link.pointee.subscriber.pointee.flags.formUnion(.dirty)
    }

    /// Settles a node without dependencies to settle first (a source, a node that computes by reading, or one further
    /// up in this walk) and returns whether its value has changed.
    @inline(__always)
    private static func settleInPlace(_ node: Node.Pointer, _ flags: Node.Flags, readBy reader: Node.Pointer) -> Bool {
        if !flags.meets(.computing | .settling | .source | .retired) { return computeInPlace(node) }
        if flags.contains(.source) {
            node.pointee.flags.subtract(.dirty)
            return true
        }
        if flags.meets(.computing | .settling) { reportCycle(through: node, readBy: reader) }
        // The value of a retired node can no longer be read.
        return false
    }

    // Not inlined into the walk a second time.
    @inline(never)
    private static func computeInPlace(_ node: Node.Pointer) -> Bool {
        compute(node, reading: node.pointee.firstDependency)
    }

    /// Runs the computation of a derived node, links what it reads, and returns whether the value changed.
    ///
    /// - Parameter expected: The link of what it read first in its previous run.
    @inline(__always)
    private static func compute(_ node: Node.Pointer, reading expected: Link.Pointer?) -> Bool {
        let ambient = ambient
        node.pointee.flags = node.pointee.flags.subtracting(.stale | .settling).union(.computing)
        node.pointee.next = ambient.pointee.reader
        node.pointee.unread = expected
        ambient.pointee.reader = UnsafeMutableRawPointer(node)
        ambient.pointee.version &+= 1
        let changed = node.perform(.run)
        ambient.pointee.reader = node.pointee.next
        let after = node.pointee.flags.subtracting(.computing)
        node.pointee.flags = after
        if after.meets(.retired | .overtaken) { return finishDisturbed(node, changed) }
        if node.pointee.unread != nil { unlinkUnread(of: node) }
        return changed
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
    /// Of a derived node that is stale: whether no dependency is settled before it computes.
    @inline(__always)
    fileprivate var computesByReading: Bool { meets(.dirty | .fresh) && !contains(.fixed) }

    @inline(__always)
    fileprivate var isMerelyPending: Bool {
        rawValue & Node.Flags.unsettled.union(.source).rawValue == Node.Flags.pending.rawValue
    }

    /// Whether dependencies are settled first: fixed ones always, those of a pending node to know whether it computes.
    @inline(__always)
    fileprivate var isToDescendInto: Bool {
        !meets(.computing | .settling | .source) && !computesByReading
    }
}
