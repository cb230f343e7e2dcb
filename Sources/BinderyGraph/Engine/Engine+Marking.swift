internal import CBinderyShims

extension Engine {
    /// Says that a source has a new value: marks everything downstream and, outside transactions, lets the observers run.
    @usableFromInline
    package static func sourceDidChange(_ source: Node.Pointer) {
        source.pointee.flags.formUnion(.dirty)
        guard source.pointee.firstSubscriber != nil else { return }
        markDownstreamPending(of: source)
        let ambient = ambient
        if ambient.pointee.first_observer != nil {
            if ambient.pointee.transactions == 0, !ambient.pointee.delivering {
                deliverToObservers()
            } else {
                runObserversUnlessPostponed()
            }
        }
        if ambient.pointee.walks == 0 { bindery_stack_release(ambient) }
    }

    /// Marks everything downstream as pending and queues its observers. What is marked already has had its downstream
    /// marked as well, and is skipped: a second write before anybody reads costs next to nothing.
    ///
    /// A node that is computing, whose computation therefore wrote what it had read, is only noted as overtaken: marked now, it would
    /// be clean again when the computation ends.
    static func markDownstreamPending(of source: Node.Pointer) {
        let ambient = ambient
        let base = ambient.pointee.stack_count
        var link = source.pointee.firstSubscriber
        while true {
            while let present = link {
                link = present.pointee.nextSubscriber
                let subscriber = present.pointee.subscriber
                let flags = subscriber.pointee.flags
                if flags.contains(.computing) {
                    subscriber.pointee.flags.formUnion(.overtaken)
                    continue
                }
                if flags.meets([.dirty, .pending]) { continue }
                subscriber.pointee.flags.formUnion(.pending)
                if flags.contains(.observer) {
                    queue(subscriber)
                } else if let first = subscriber.pointee.firstSubscriber, !has(.marksOnlyDirectSubscribers) {
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
