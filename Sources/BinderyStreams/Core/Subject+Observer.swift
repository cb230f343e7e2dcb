/// A subject passes on what it observes: `signal.multicast(subject)`.
///
/// What it receives is part of the delivery under way, while what is sent by hand waits until that has ended. Only what is received
/// from inside its own delivery waits, and what comes after that.
extension Subject: Observer {
    @inlinable
    public func receive(_ value: Value) {
        if observers.isDelivering || waiting > 0 { return wait { [self] in observers.deliver(value) } }
        Delivery.run { observers.deliver(value) }
    }

    @inlinable
    public func receive(completion: Completion<Failure>) {
        if observers.isDelivering || waiting > 0 { return wait { [self] in observers.deliver(completion) } }
        Delivery.run { observers.deliver(completion) }
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

/// A subject passes on what it observes: `signal.multicast(subject)`.
extension ReplaySubject: Observer {
    public func receive(_ value: Value) { memory.receive(value) }

    public func receive(completion: Completion<Failure>) { memory.receive(completion: completion) }
}
