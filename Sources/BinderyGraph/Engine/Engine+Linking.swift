public import CBinderyShims

/// The engine of the property graph, a namespace of functions over nodes and links.
@usableFromInline
package enum Engine {}

extension Engine {
    /// Records that the running computation of `subscriber` reads `dependency`.
    ///
    /// The common case, a computation that reads what it read the last time in the same order, allocates nothing: it
    /// walks along the list of the previous run.
    @inlinable
    @inline(__always)
    package static func link(_ dependency: Node.Pointer, to subscriber: Node.Pointer) {
        if let following = firstUnread(of: subscriber), following.pointee.dependency == dependency {
            following.pointee.version = ambient.pointee.version
            subscriber.pointee.lastDependency = following
        } else {
            linkAnew(dependency, to: subscriber)
        }
    }

    /// The link behind the last that the running computation has read, on the list of what the run before read.
    @inlinable
    @inline(__always)
    package static func firstUnread(of subscriber: Node.Pointer) -> Link.Pointer? {
        if let tail = subscriber.pointee.lastDependency { return tail.pointee.nextDependency }
        return subscriber.pointee.firstDependency
    }

    @usableFromInline
    @inline(never)
    package static func linkAnew(_ dependency: Node.Pointer, to subscriber: Node.Pointer) {
        let tail = subscriber.pointee.lastDependency
        if let tail, tail.pointee.dependency == dependency { return }
        let version = ambient.pointee.version
        let following = firstUnread(of: subscriber)
        // Read before in this same run, not as the last one.
        if let last = dependency.pointee.lastSubscriber, last.pointee.version == version,
            last.pointee.subscriber == subscriber
        {
            return
        }
        if has(.losesNewDependencies), subscriber.pointee.flags.contains(.hasValue) { return }
        let link = makeLink(dependency, subscriber, after: tail, before: following, version: version)
        connect(link)
    }

    /// Declares the dependency known by construction, before any other. The dependency does not hear of it before the first read.
    @usableFromInline
    package static func declare(_ dependency: Node.Pointer, of subscriber: Node.Pointer) {
        let link = makeLink(
            dependency, subscriber, after: subscriber.pointee.lastDependency, before: nil, version: 0)
        link.pointee.isFixed = true
        subscriber.pointee.flags.insert(.fixed)
    }

    private static func makeLink(
        _ dependency: Node.Pointer, _ subscriber: Node.Pointer, after previous: Link.Pointer?,
        before following: Link.Pointer?, version: UInt32
    ) -> Link.Pointer {
        let link = Link.Pointer.allocate(capacity: 1)
        link.initialize(to: Link(dependency: dependency, subscriber: subscriber, version: version))
        link.pointee.previousDependency = previous
        link.pointee.nextDependency = following
        following?.pointee.previousDependency = link
        if let previous {
            previous.pointee.nextDependency = link
        } else {
            subscriber.pointee.firstDependency = link
        }
        subscriber.pointee.lastDependency = link
        return link
    }

    /// Lets the dependency know its subscriber.
    static func connect(_ link: Link.Pointer) {
        let dependency = link.pointee.dependency
        let last = dependency.pointee.lastSubscriber
        link.pointee.isConnected = true
        link.pointee.previousSubscriber = last
        dependency.pointee.lastSubscriber = link
        if let last {
            last.pointee.nextSubscriber = link
        } else {
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

    /// Takes the link out of both lists and frees it, or keeps it until the walks have ended. Its own pointers along the
    /// list of dependencies stay readable for a walk that stands on it.
    static func unlink(_ link: Link.Pointer) {
        let subscriber = link.pointee.subscriber
        if let following = link.pointee.nextDependency {
            following.pointee.previousDependency = link.pointee.previousDependency
        }
        if let previous = link.pointee.previousDependency {
            previous.pointee.nextDependency = link.pointee.nextDependency
        } else {
            subscriber.pointee.firstDependency = link.pointee.nextDependency
        }
        if subscriber.pointee.lastDependency == link {
            subscriber.pointee.lastDependency = link.pointee.previousDependency
        }
        if link.pointee.isConnected {
            let dependency = link.pointee.dependency
            if let following = link.pointee.nextSubscriber {
                following.pointee.previousSubscriber = link.pointee.previousSubscriber
            } else {
                dependency.pointee.lastSubscriber = link.pointee.previousSubscriber
            }
            if let previous = link.pointee.previousSubscriber {
                previous.pointee.nextSubscriber = link.pointee.nextSubscriber
            } else {
                dependency.pointee.firstSubscriber = link.pointee.nextSubscriber
            }
        }
        retire(link)
    }

    /// Forgets the dependencies that the run which has just ended did not read.
    static func unlinkUnread(of node: Node.Pointer) {
        if has(.keepsUnreadDependencies) { return }
        var link = firstUnread(of: node)
        while let present = link {
            link = present.pointee.nextDependency
            unlink(present)
        }
    }

    /// A derived node goes away while others depend on it, as one made inside their computation does: from now on they
    /// depend on what it depended on.
    static func bequeathDependencies(of node: Node.Pointer) {
        var subscription = node.pointee.firstSubscriber
        while let present = subscription {
            subscription = present.pointee.nextSubscriber
            let heir = present.pointee.subscriber
            if heir.pointee.flags.endsWithItsSource || heir.pointee.flags.contains(.retired) { continue }
            var link = node.pointee.firstDependency
            while let inherited = link {
                link = inherited.pointee.nextDependency
                // A cycle ends here.
                if inherited.pointee.dependency == node || inherited.pointee.dependency == heir { continue }
                let tail = heir.pointee.lastDependency
                connect(
                    makeLink(
                        inherited.pointee.dependency, heir, after: tail,
                        before: tail == nil ? heir.pointee.firstDependency : tail!.pointee.nextDependency,
                        version: ambient.pointee.version))
            }
        }
    }
}
