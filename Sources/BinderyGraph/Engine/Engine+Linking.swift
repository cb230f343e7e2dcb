public import CBinderyShims

/// The engine of the property graph, a namespace of functions over nodes and links.
@usableFromInline
package enum Engine {}

extension Engine {
    /// Records a read that takes no call: of a settled node that nothing tracks, or that the running computation read
    /// at this place in its previous run, or just before. Returns false, and does nothing, for any other read.
    @inlinable
    @inline(__always)
    package static func readInPlace(_ node: Node.Pointer) -> Bool {
        !node.pointee.flags.meets(.unsettled) && advance(past: node)
    }

    @inlinable
    @inline(__always)
    static func advance(past node: Node.Pointer) -> Bool {
        guard let reader = ambient.pointee.reader?.assumingMemoryBound(to: Node.self) else { return !isTracked }
        guard let expected = reader.pointee.unread, expected.pointee.dependency == node else {
            return reader.hasJustRead(node)
        }
        expected.pointee.version = ambient.pointee.version
        reader.pointee.unread = expected.pointee.nextDependency
        return true
    }

    /// Settles a node that is read, and records the read: with what tracks it, or as a dependency of the running
    /// computation. One that reads the same dependencies in the same order as before allocates nothing.
    @usableFromInline
    package static func finishReading(_ node: Node.Pointer) {
        if node.pointee.flags.meets(.unsettled) {
            settle(node)
            if advance(past: node) { return }
        }
        if let reader = ambient.pointee.reader?.assumingMemoryBound(to: Node.self) {
            link(node, to: reader)
        } else if isTracked {
            registerAccess(to: node)
        }
    }

    @inline(never)
    private static func link(_ dependency: Node.Pointer, to subscriber: Node.Pointer) {
        let version = ambient.pointee.version
        // Already read in this run, but not last.
        if let last = dependency.pointee.firstSubscriber?.pointee.previousSubscriber, last.pointee.version == version,
            last.pointee.subscriber == subscriber
        {
            return
        }
        if has(.losesNewDependencies), subscriber.pointee.flags.contains(.hasValue) { return }
        connect(makeLink(dependency, subscriber, version: version))
    }

    /// Declares a dependency known by construction, before any other. It is connected at the subscriber's first read.
    @usableFromInline
    package static func declare(_ dependency: Node.Pointer, of subscriber: Node.Pointer) {
        let link = makeLink(dependency, subscriber, version: 0)
        link.pointee.isFixed = true
        subscriber.pointee.flags.formUnion(.fixed)
    }

    /// Makes a link before the subscriber's first unread one, which is at the end while it is not computing.
    private static func makeLink(
        _ dependency: Node.Pointer, _ subscriber: Node.Pointer, version: UInt32
    ) -> Link.Pointer {
        let usesOwn = !subscriber.pointee.flags.contains(.usesOwnLink)
        let link = usesOwn ? subscriber.ownLink : allocateLink()
        subscriber.pointee.flags.formUnion(.usesOwnLink)
        link.initialize(to: Link(dependency: dependency, subscriber: subscriber, version: version))
        let following = subscriber.pointee.unread
        let first = subscriber.pointee.firstDependency
        let previous = (following ?? first)?.pointee.previousDependency ?? link
        link.pointee.previousDependency = previous
        link.pointee.nextDependency = following
        (following ?? first ?? link).pointee.previousDependency = link
        if following == first {
            subscriber.pointee.firstDependency = link
        } else {
            previous.pointee.nextDependency = link
        }
        return link
    }

    private static func allocateLink() -> Link.Pointer {
        bindery_pool_allocate(MemoryLayout<Link>.stride).bindMemory(to: Link.self, capacity: 1)
    }

    /// Adds the link to its dependency's list of subscribers.
    static func connect(_ link: Link.Pointer) {
        let dependency = link.pointee.dependency
        link.pointee.isConnected = true
        if let first = dependency.pointee.firstSubscriber {
            let last = first.pointee.previousSubscriber!
            link.pointee.previousSubscriber = last
            last.pointee.nextSubscriber = link
            first.pointee.previousSubscriber = link
        } else {
            link.pointee.previousSubscriber = link
            dependency.pointee.firstSubscriber = link
        }
        if dependency.pointee.flags.meets(.demanding) { noteConnection(link) }
    }

    static func connectFixedDependencies(of node: Node.Pointer) {
        var link = node.pointee.firstDependency
        while let present = link {
            if !present.pointee.isConnected { connect(present) }
            link = present.pointee.nextDependency
        }
    }

    /// Removes the link from both lists and frees it when no walk is under way. Until then its own pointers along the
    /// list of dependencies stay readable for a walk that has reached it.
    static func unlink(_ link: Link.Pointer) {
        let subscriber = link.pointee.subscriber
        let following = link.pointee.nextDependency
        if subscriber.pointee.firstDependency == link {
            subscriber.pointee.firstDependency = following
        } else {
            link.pointee.previousDependency!.pointee.nextDependency = following
        }
        (following ?? subscriber.pointee.firstDependency)?.pointee.previousDependency = link.pointee.previousDependency
        if subscriber.pointee.unread == link { subscriber.pointee.unread = following }
        if link.pointee.isConnected {
            let dependency = link.pointee.dependency
            let following = link.pointee.nextSubscriber
            if dependency.pointee.firstSubscriber == link {
                dependency.pointee.firstSubscriber = following
            } else {
                link.pointee.previousSubscriber!.pointee.nextSubscriber = following
            }
            (following ?? dependency.pointee.firstSubscriber)?.pointee.previousSubscriber =
                link.pointee.previousSubscriber
            if dependency.pointee.flags.meets(.demanding), subscriber.mayLeadToObserver {
                lookAtDemands(above: dependency)
            }
        }
        retire(link)
    }

    static func unlinkUnread(of node: Node.Pointer) {
        if has(.keepsUnreadDependencies) { node.pointee.unread = nil }
        while let link = node.pointee.unread { unlink(link) }
    }

    /// Links the subscribers of a retired derived node to its dependencies: a computation may read a node it makes.
    static func transferDependencies(of node: Node.Pointer) {
        var subscription = node.pointee.firstSubscriber
        while let present = subscription {
            subscription = present.pointee.nextSubscriber
            let successor = present.pointee.subscriber
            if successor.pointee.flags.endsWithItsSource || successor.pointee.flags.contains(.retired) { continue }
            var link = node.pointee.firstDependency
            while let inherited = link {
                link = inherited.pointee.nextDependency
                // Skips a link that would close a cycle.
                if inherited.pointee.dependency == node || inherited.pointee.dependency == successor { continue }
                connect(makeLink(inherited.pointee.dependency, successor, version: ambient.pointee.version))
            }
        }
    }
}

extension UnsafeMutablePointer where Pointee == Node {
    /// Whether its running computation has read `dependency` last.
    @inlinable
    @inline(__always)
    func hasJustRead(_ dependency: Node.Pointer) -> Bool {
        let unread = pointee.unread
        guard let first = pointee.firstDependency, unread != first else { return false }
        return (unread ?? first).pointee.previousDependency.unsafelyUnwrapped.pointee.dependency == dependency
    }
}
