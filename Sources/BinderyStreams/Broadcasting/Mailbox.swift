internal import Synchronization

/// What was sent to one subscriber and has not been delivered: senders put it in from any thread, the subscriber takes it out on its actor.
final class Mailbox<Value: Sendable>: Sendable {
    private struct State {
        var buffer: ValueBuffer<Value, Never>
        /// Of the subscriber, while it waits.
        var sleeper: Sleeper?
    }

    // Senders and the subscriber are on different threads; this mutex guards the one state. No code of others runs while it is held.
    private let state: Mutex<State>

    init(_ policy: BufferingPolicy) { state = Mutex(State(buffer: ValueBuffer(policy))) }

    /// What is left to do after a value was put in, once no lock is held: it runs code of others.
    struct Posting {
        fileprivate let sleeper: Sleeper?
        fileprivate let pushedOut: Value?

        func finish() { sleeper?.wake() }
    }

    func put(_ value: Value) -> Posting {
        state.withLock { state in
            let pushedOut = state.buffer.received(value)
            return Posting(sleeper: state.sleeper.take(), pushedOut: pushedOut)
        }
    }

    /// Nothing more will come.
    func close() {
        let sleeper = state.withLock { state in
            state.buffer.received(.completed)
            return state.sleeper.take()
        }
        sleeper?.wake()
    }

    /// Delivers on `actor`, on which the caller runs, until the observation ends.
    func deliver(to emitter: Emitter<Value, Never>, on actor: any Actor) {
        let mailbox = self
        let task = AsyncWork.start(on: actor) { () async in
            while var values = await mailbox.next() {
                transaction {
                    while let value = values.popFirst() { emitter.send(value) }
                }
                // A sender that never rests does not keep the actor from its other work.
                if mailbox.hasMore { await Task.yield() }
            }
        } deliver: { (_: Result<Void, Never>) in
        }
        emitter.onDispose { task.cancel() }
    }

    private var hasMore: Bool { state.withLock { !$0.buffer.isEmpty } }

    /// All that has come, once something has; `nil` when nothing more will, or when the task is cancelled.
    private nonisolated(nonsending) func next() async -> Queue<Value>? {
        while !Task.isCancelled {
            let sleeper = Sleeper()
            let taken: Queue<Value>? = state.withLock { state in
                if state.buffer.isEmpty, !state.buffer.hasEnded {
                    state.sleeper = sleeper
                    return nil
                }
                return state.buffer.takeAll()
            }
            if let taken { return taken.isEmpty ? nil : taken }
            // It throws only if the task is cancelled, which is asked for above.
            try? await sleeper.wait()
        }
        return nil
    }
}
