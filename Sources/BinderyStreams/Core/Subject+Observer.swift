/// A subject passes on what it observes: `signal.multicast(subject)`. A received event is part of the delivery under
/// way and waits only during the subject's own delivery; an event sent by hand waits until the delivery has ended.
extension Subject: Observer {
    @inlinable
    public func receive(_ value: Value) {
        if isDelivering || waiting > 0 { return wait { [self] in deliverToAll(value) } }
        Delivery.run { deliverToAll(value) }
    }

    @inlinable
    public func receive(completion: Completion<Failure>) {
        if isDelivering || waiting > 0 { return wait { [self] in end(completion) } }
        Delivery.run { end(completion) }
    }

    @usableFromInline
    func wait(_ event: @escaping () -> Void) {
        waiting += 1
        Delivery.enqueue(from: origin) { [self] in
            waiting -= 1
            event()
        }
    }
}

extension ReplaySubject: Observer {
    public func receive(_ value: Value) { memory.receive(value) }

    public func receive(completion: Completion<Failure>) { memory.receive(completion: completion) }
}
