public import CBinderyShims

/// The engine of the property graph, a namespace of functions over nodes and links.
@usableFromInline
package enum Engine {}

extension Engine {
    /// Records that the running computation of `subscriber` reads `dependency`. A computation that reads the same
    /// dependencies in the same order as before allocates nothing: it advances along the list of the previous run.
    @inlinable
    @inline(__always)
    package static func link(_ dependency: Node.Pointer, to subscriber: Node.Pointer) {
        if let expected = subscriber.pointee.unread, expected.pointee.dependency == dependency {
            expected.pointee.version = ambient.pointee.version
            subscriber.pointee.unread = expected.pointee.nextDependency
        } else {
            linkSlowly(dependency, to: subscriber)
        }
    }

    @usableFromInline
    @inline(never)
    package static func linkSlowly(_ dependency: Node.Pointer, to subscriber: Node.Pointer) {
        let unread = subscriber.pointee.unread
        if let first = subscriber.pointee.firstDependency, unread != first,
            (unread ?? first).pointee.previousDependency!.pointee.dependency == dependency
        {
            return
        }
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
        subscriber.pointee.flags.insert(.fixed)
    }

    /// Makes a link before the subscriber's first unread one, which is at the end while it is not computing.
    private static func makeLink(
        _ dependency: Node.Pointer, _ subscriber: Node.Pointer, version: UInt32
    ) -> Link.Pointer {
        let usesOwn = !subscriber.pointee.flags.contains(.usesOwnLink)
        let link = usesOwn ? subscriber.ownLink : Link.Pointer.allocate(capacity: 1)
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
