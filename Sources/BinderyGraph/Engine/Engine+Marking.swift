internal import CBinderyShims

extension Engine {
    /// Says that a source has a new value: marks everything downstream and, outside transactions, lets the observers run.
    @usableFromInline
    package static func sourceDidChange(_ source: Node.Pointer) {
        let ambient = ambient
        if markDownstream(of: source) { source.pointee.flags.formUnion(.dirty) }
        if ambient.pointee.first_observer != nil {
            if ambient.pointee.transactions == 0, !ambient.pointee.delivering {
                deliverToObservers()
            } else {
                runObserversUnlessPostponed()
            }
        }
        if ambient.pointee.walks == 0 { bindery_stack_release(ambient) }
    }

    /// Says, in the middle of a marking or a computation, that a source has changed: marks what lies downstream, and leaves it to whoever is at it
    /// to let the observers run.
    package static func noteChange(of source: Node.Pointer) {
        if markDownstream(of: source) { source.pointee.flags.formUnion(.dirty) }
    }

    /// Marks everything downstream as pending and queues its observers. What is marked already has had its downstream
    /// marked as well, and is skipped: a second write before anybody reads costs next to nothing.
    ///
    /// Who would ask `source` first of all is marked as dirty at once, which spares the question. The others must ask in their order:
    /// only while a node is not dirty is what it read before settled without recursion.
    ///
    /// A node that is computing, whose computation therefore wrote what it had read, is only noted as overtaken: marked now, it would
    /// be clean again when the computation ends.
    ///
    /// - Returns: whether somebody will have to ask `source`.
    @inline(__always)
    private static func markDownstream(of source: Node.Pointer) -> Bool {
        // A transaction may restore the source yet, and a derived node that was overtaken may compute the same value again.
        let isCertain = ambient.pointee.transactions == 0 && source.pointee.flags.contains(.source)
        var isAsked = !isCertain
        var link = source.pointee.firstSubscriber
        while let present = link {
            link = present.pointee.nextSubscriber
            let subscriber = present.pointee.subscriber
            let flags = subscriber.pointee.flags
            if flags.meets([.dirty, .pending, .computing]) {
                if flags.contains(.computing) {
                    subscriber.pointee.flags.formUnion(.overtaken)
                } else if !flags.contains(.dirty) {
                    isAsked = true
                }
                continue
            }
            // An effect that is running may not read it again.
            if isCertain, present.pointee.previousDependency == nil, !flags.contains(.running) {
                subscriber.pointee.flags = flags.union([.pending, .dirty])
            } else {
                subscriber.pointee.flags = flags.union(.pending)
                isAsked = true
            }
            if flags.contains(.observer) {
                queue(subscriber)
            } else if let first = subscriber.pointee.firstSubscriber, !has(.marksOnlyDirectSubscribers) {
                markPending(from: first)
            }
        }
        return isAsked
    }

    /// Marks what hangs on a link and on those behind it, and everything downstream of it.
    @inline(__always)
    private static func markPending(from first: Link.Pointer) {
        let ambient = ambient
        let base = ambient.pointee.stack_count
        var link: Link.Pointer? = first
        while true {
            while let present = link {
                link = present.pointee.nextSubscriber
                let subscriber = present.pointee.subscriber
                let flags = subscriber.pointee.flags
                if flags.meets([.dirty, .pending, .computing]) {
                    if flags.contains(.computing) { subscriber.pointee.flags.formUnion(.overtaken) }
                    continue
                }
                subscriber.pointee.flags = flags.union(.pending)
                if flags.contains(.observer) {
                    queue(subscriber)
                } else if let first = subscriber.pointee.firstSubscriber {
                    if let link { push(link) }
                    link = first
                }
            }
            guard ambient.pointee.stack_count > base else { return }
            link = pop()
        }
    }

    /// A node has changed for certain: who was pending because of it must run.
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
