/// An observation of a signal by a task that requests its values. Releasing it ends the observation.
///
/// - Isolation: Belongs to the task's actor; only cancellation touches the wait from elsewhere.
final class Reception<Value, Failure: Error> {
    private let scope = Scope()
    private let inbox: Inbox

    init<S: Signal>(of signal: S, buffering policy: BufferingPolicy) where S.Value == Value, S.Failure == Failure {
        inbox = Inbox(policy)
        signal.run(Receiver(inbox), in: scope)
    }

    deinit { scope.dispose() }

    /// Returns the next value in order; `nil` after the end or if the task is cancelled, which ends the observation.
    func next(isolation: isolated (any Actor)?) async throws(Failure) -> Value? {
        while !Task.isCancelled {
            switch inbox.buffer.requested() {
            case .deliver(let value): return value
            case .fail(let failure): throw failure
            case .finish: return nil
            case .wait:
                let sleeper = Sleeper()
                inbox.sleepers.append(sleeper)
                // Throws only if the task is cancelled, which the loop checks.
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
        /// Usually one; several if tasks share an iterator.
        var sleepers: [Sleeper] = []

        init(_ policy: BufferingPolicy) { buffer = ValueBuffer(policy) }

        func wake() {
            let waiting = sleepers
            sleepers = []
            for sleeper in waiting { sleeper.wake() }
        }
    }

    /// The observer that the source holds. Its release without an end completes the sequence: nothing can follow.
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
