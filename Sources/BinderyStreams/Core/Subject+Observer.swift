/// A subject passes on what it observes: `signal.multicast(subject)`.
///
/// What it receives is part of the delivery under way, while what is sent by hand waits until that has ended.
extension Subject: Observer {
    @inlinable
    public func receive(_ value: Value) {
        if observers.isDelivering { return Delivery.enqueue { [self] in receive(value) } }
        Delivery.run { observers.deliver(value) }
    }

    @inlinable
    public func receive(completion: Completion<Failure>) {
        if observers.isDelivering { return Delivery.enqueue { [self] in receive(completion: completion) } }
        Delivery.run { observers.deliver(completion) }
    }
}

/// A subject passes on what it observes: `signal.multicast(subject)`.
extension ReplaySubject: Observer {
    public func receive(_ value: Value) {
        if memory.isDelivering { return Delivery.enqueue { [self] in receive(value) } }
        Delivery.run { memory.deliver(value) }
    }

    public func receive(completion: Completion<Failure>) {
        if memory.isDelivering { return Delivery.enqueue { [self] in receive(completion: completion) } }
        Delivery.run { memory.deliver(completion) }
    }
}
