/// One observation of a signal by a task that asks for its values. Freeing it ends the observation.
///
/// All of it lives on the actor of that task; only the wait itself is touched from elsewhere, by cancellation.
final class Reception<Value, Failure: Error> {
    private let scope = Scope()
    private let inbox: Inbox

    init<S: Signal>(of signal: S, buffering policy: BufferingPolicy) where S.Value == Value, S.Failure == Failure {
        inbox = Inbox(policy)
        signal.run(Receiver(inbox), in: scope)
    }

    deinit { scope.dispose() }

    /// The next value, in the order in which they came; `nil` after the end, or if the task is cancelled, which ends the
    /// observation too.
    func next(isolation: isolated (any Actor)?) async throws(Failure) -> Value? {
        while !Task.isCancelled {
            switch inbox.buffer.asked() {
            case .deliver(let value): return value
            case .fail(let failure): throw failure
            case .finish: return nil
            case .wait:
                let sleeper = Sleeper()
                inbox.sleepers.append(sleeper)
                // It throws only if the task is cancelled, which is asked for above.
                try? await sleeper.wait()
            }
        }
        let dropped = inbox.buffer.cancelled()
        scope.dispose()
        withExtendedLifetime(dropped) {}
        return nil
    }

    private final class Inbox {
        var buffer: ValueBuffer<Value, Failure>
        /// Mostly one: several if tasks share an iterator.
        var sleepers: [Sleeper] = []

        init(_ policy: BufferingPolicy) { buffer = ValueBuffer(policy) }

        func wake() {
            let waiting = sleepers
            sleepers = []
            for sleeper in waiting { sleeper.wake() }
        }
    }

    /// Kept by the source. When the source lets go of it without an end, nothing can come any more: that is the end.
    private final class Receiver: Observer {
        private let inbox: Inbox

        init(_ inbox: Inbox) { self.inbox = inbox }

        deinit { receive(completion: .completed) }

        func receive(_ value: Value) {
            let dropped = inbox.buffer.received(value)
            inbox.wake()
            withExtendedLifetime(dropped) {}
        }

        func receive(completion: Completion<Failure>) {
            inbox.buffer.received(completion)
            inbox.wake()
        }
    }
}
