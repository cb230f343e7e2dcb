internal import CBinderyShims

extension Engine {
    /// Brings what is read up to date, so that its value is what a computation from scratch would give.
    ///
    /// - Returns: false if the property is being computed further up, that is, if it depends on itself. Then its last
    ///   value stands, and the read must not be linked.
    @usableFromInline
    package static func settle(_ node: Node.Pointer) -> Bool {
        let flags = node.pointee.flags
        if flags.meets([.computing, .settling]) {
            reportCycle(through: node)
            return false
        }
        if flags.contains(.source) {
            node.pointee.flags.remove(.dirty)
            markSubscribersDirty(of: node)
            return true
        }
        beginWalk()
        settleDependencies(of: node)
        if node.pointee.flags.meets([.dirty, .fresh]) {
            if compute(node) { markSubscribersDirty(of: node) }
        } else {
            node.pointee.flags.remove(.pending)
        }
        endWalk()
        return true
    }

    /// Settles the dependencies of a node in order, so far as needed to know whether it must compute: afterwards it is `dirty` (or
    /// `fresh`) if so. A dynamic node stops at the first dependency that changed, since what it reads afterwards may depend
    /// on that; dependencies known by construction are settled all, so that a computation which reads nothing else finds
    /// nothing to settle and needs no stack. Iterative: the way back is kept in the ambient stack of links.
    static func settleDependencies(of root: Node.Pointer) {
        let base = ambient.pointee.stack_count
        var node = root
        prepare(node)
        var link = node.pointee.firstDependency
        while true {
            while let present = link {
                if node.pointee.flags.contains(.dirty), !present.pointee.isFixed { break }
                let dependency = present.pointee.dependency
                let flags = dependency.pointee.flags
                if !flags.meets(.unsettled) {
                    link = present.pointee.nextDependency
                } else if flags.meets([.computing, .settling]) {
                    reportCycle(through: dependency, readBy: node)
                    link = present.pointee.nextDependency
                } else if flags.contains(.source) {
                    dependency.pointee.flags.remove(.dirty)
                    markSubscribersDirty(of: dependency)
                    node.pointee.flags.insert(.dirty)
                    link = present.pointee.nextDependency
                } else if flags.meets([.dirty, .fresh]), !flags.contains(.fixed) {
                    if compute(dependency) {
                        markSubscribersDirty(of: dependency)
                        node.pointee.flags.insert(.dirty)
                    }
                    link = present.pointee.nextDependency
                } else {
                    node.pointee.flags.insert(.settling)
                    push(present)
                    node = dependency
                    prepare(node)
                    link = node.pointee.firstDependency
                }
            }
            guard ambient.pointee.stack_count > base else { return }
            var changed = false
            if node.pointee.flags.meets([.dirty, .fresh]) {
                changed = compute(node)
                if changed { markSubscribersDirty(of: node) }
            } else {
                node.pointee.flags.remove(.pending)
            }
            let way = pop()
            node = way.pointee.subscriber
            node.pointee.flags.remove(.settling)
            if changed { node.pointee.flags.insert(.dirty) }
            link = way.pointee.nextDependency
        }
    }

    private static func prepare(_ node: Node.Pointer) {
        if node.pointee.flags.contains([.fresh, .fixed]) { connectFixedDependencies(of: node) }
    }

    /// Runs the computation of a derived node and links what it reads.
    ///
    /// - Returns: whether the value changed.
    private static func compute(_ node: Node.Pointer) -> Bool {
        if node.pointee.flags.contains(.retired) { return false }
        let ambient = ambient
        node.pointee.flags.subtract(.stale)
        node.pointee.flags.insert(.computing)
        node.pointee.next = ambient.pointee.reader?.assumingMemoryBound(to: Node.self)
        node.pointee.lastDependency = node.pointee.fixedTail
        ambient.pointee.reader = UnsafeMutableRawPointer(node)
        ambient.pointee.version &+= 1
        let changed = node.pointee.operation(node, .run)
        ambient.pointee.reader = UnsafeMutableRawPointer(node.pointee.next)
        node.pointee.next = nil
        node.pointee.flags.remove(.computing)
        if node.pointee.flags.contains(.retired) {
            retireLinks(of: node)
            enlistRetired(node)
            return false
        }
        unlinkUnread(of: node)
        if node.pointee.flags.contains(.overtaken) {
            node.pointee.flags.remove(.overtaken)
            sourceDidChange(node)
        }
        return changed
    }

    static func push(_ link: Link.Pointer) {
        bindery_stack_push(ambient, UnsafeMutableRawPointer(link))
    }

    static func pop() -> Link.Pointer {
        bindery_stack_pop(ambient).assumingMemoryBound(to: Link.self)
    }
}
