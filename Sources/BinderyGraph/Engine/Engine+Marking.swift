internal import CBinderyShims

extension Engine {
    /// Marks everything downstream of a source with a new value and, outside transactions, lets the observers run.
    @usableFromInline
    package static func sourceDidChange(_ source: Node.Pointer) {
        let ambient = ambient
        // A transaction may yet restore the source.
        if markDownstream(of: source, isCertain: ambient.pointee.transactions == 0) {
            source.pointee.flags.formUnion(.dirty)
        }
        if let first = ambient.pointee.first_observer {
            if ambient.pointee.transactions == 0, !ambient.pointee.delivering {
                deliver(toObserversFrom: first.assumingMemoryBound(to: Node.self))
            } else {
                runObserversUnlessPostponed()
            }
        }
        bindery_stack_release(ambient)
    }

    /// Marks everything downstream of a property changed in a marking or computation, which then runs the observers.
    package static func noteChange(of property: Node.Pointer) {
        let isCertain = ambient.pointee.transactions == 0 && property.pointee.flags.contains(.source)
        if markDownstream(of: property, isCertain: isCertain) { property.pointee.flags.formUnion(.dirty) }
    }

    /// The same for a derived property whose computation has written what it had read.
    static func overtakenDidChange(_ property: Node.Pointer) {
        noteChange(of: property)
        if ambient.pointee.first_observer != nil { runObserversUnlessPostponed() }
    }

    /// Marks everything downstream as pending and queues its observers. A marked node is skipped, as its downstream is
    /// marked too: a second write before the next read costs next to nothing. A subscriber with `source` as its first
    /// dependency is marked dirty immediately: it need not check. The others check in order: only while a node is not
    /// dirty are its previous dependencies settled without recursion. A computing node, which has written what it had
    /// read, is only marked as overtaken: the end of its computation clears other marks.
    ///
    /// - Parameter isCertain: Whether `source` has changed for good: a derived node may compute the same value again.
    /// - Returns: Whether a subscriber will have to check `source`.
    @inline(__always)
    private static func markDownstream(of source: Node.Pointer, isCertain: Bool) -> Bool {
        var mustCheck = !isCertain
        var link = source.pointee.firstSubscriber
        while let present = link {
            link = present.pointee.nextSubscriber
            let subscriber = present.pointee.subscriber
            let flags = subscriber.pointee.flags
            if flags.meets(.dirty | .pending | .computing) {
                if flags.contains(.computing) {
                    subscriber.pointee.flags.formUnion(.overtaken)
                } else if !flags.contains(.dirty) {
                    mustCheck = true
                }
                continue
            }
            // A running effect may not read it again in this run.
            let needNotCheck = isCertain && subscriber.pointee.firstDependency == present && !flags.contains(.running)
            subscriber.pointee.flags = flags.union(needNotCheck ? .pending | .dirty : .pending)
            if !needNotCheck { mustCheck = true }
            if flags.contains(.observer) {
                queue(subscriber)
            } else if let first = subscriber.pointee.firstSubscriber, !has(.marksOnlyDirectSubscribers) {
                markPending(from: first)
            }
        }
        return mustCheck
    }

    /// Marks the subscribers of a link and of the links behind it as pending, with everything downstream.
    @inline(__always)
    private static func markPending(from first: Link.Pointer) {
        var depth = 0
        var link: Link.Pointer? = first
        while true {
            while let present = link {
                link = present.pointee.nextSubscriber
                let subscriber = present.pointee.subscriber
                let flags = subscriber.pointee.flags
                if flags.meets(.dirty | .pending | .computing) {
                    if flags.contains(.computing) { subscriber.pointee.flags.formUnion(.overtaken) }
                    continue
                }
                subscriber.pointee.flags = flags.union(.pending)
                if flags.contains(.observer) {
                    queue(subscriber)
                } else if let first = subscriber.pointee.firstSubscriber {
                    if let link {
                        push(link)
                        depth += 1
                    }
                    link = first
                }
            }
            if depth == 0 { return }
            depth -= 1
            link = pop()
        }
    }

    static func markSubscribersDirty(of node: Node.Pointer) {
        if has(.forgetsSiblingsOfADiamond) { return }
        var link = node.pointee.firstSubscriber
        while let present = link {
            let subscriber = present.pointee.subscriber
            if subscriber.pointee.flags.contains(.pending) { subscriber.pointee.flags.formUnion(.dirty) }
            link = present.pointee.nextSubscriber
        }
    }
}
