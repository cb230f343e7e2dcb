internal import BinderyGraph
internal import Synchronization

/// What was sent to one subscriber and has not been delivered: senders put it in from any thread, and a job on the
/// subscriber's actor delivers it. There is a job only while there is something to deliver: idle subscribers are many.
final class Mailbox<Value: Sendable>: Sendable {
    private struct State {
        var buffer: ValueBuffer<Value, Never>
        /// Nil before the subscriber is known, and after it has gone.
        var delivery: DeliveryJob?
        /// A job is on its way to the subscriber's actor.
        var isUnderWay = false

        /// - Returns: what has to be started, once no lock is held.
        mutating func nextDelivery() -> DeliveryJob? {
            isUnderWay = !buffer.isEmpty && delivery != nil
            return isUnderWay ? delivery : nil
        }
    }

    /// Delivers on the subscriber's actor, from wherever it is started.
    ///
    /// `@unchecked Sendable`: the closure is isolated to that actor, so it runs nowhere else. A sender may release it
    /// last, on another thread. By then the end of the observation, on the actor, has emptied the receiver.
    struct DeliveryJob: @unchecked Sendable {
        fileprivate let run: @isolated(any) () async -> Void

        fileprivate func start() {
            // Safe for the same reason: `detached` enqueues it on its actor.
            nonisolated(unsafe) let run = run
            Task.detached(operation: run)
        }
    }

    // Senders and the subscriber are on different threads; this mutex guards the one state. No code of others runs
    // while it is held.
    private let state: Mutex<State>

    init(_ policy: BufferingPolicy) { state = Mutex(State(buffer: ValueBuffer(policy))) }

    /// What is left to do after a value was put in, once no lock is held: it runs code of others.
    struct Posting {
        fileprivate let delivery: DeliveryJob?
        fileprivate let pushedOut: Value?

        func finish() { delivery?.start() }
    }

    func put(_ value: Value) -> Posting {
        state.withLock { state in
            let pushedOut = state.buffer.received(value)
            return Posting(delivery: state.isUnderWay ? nil : state.nextDelivery(), pushedOut: pushedOut)
        }
    }

    /// Gets the values on the subscriber's actor, where it lives.
    final class Receiver {
        private var receive: ((Value) -> Void)?

        init(_ receive: @escaping (Value) -> Void) { self.receive = receive }

        fileprivate func get(_ value: Value) {
            if Delivery.isUnderWay {
                Delivery.enqueue { [self] in receive?(value) }
            } else {
                Delivery.run { receive?(value) }
            }
        }

        fileprivate func end() { exchange(&receive, with: nil) }
    }

    /// Delivers on `actor`, on which the caller runs, until ``end(_:)``.
    func deliver(to receiver: Receiver, on actor: any Actor) {
        Isolation.assume(actor, with: receiver) { actor, receiver in
            let delivery = self.delivery(to: receiver, isolation: actor)
            let due = self.state.withLock { state in
                state.delivery = delivery
                return state.nextDelivery()
            }
            due?.start()
        }
    }

    /// Delivers nothing more. Called on the subscriber's actor.
    func end(_ receiver: Receiver) {
        receiver.end()
        let ended = state.withLock { $0.delivery.take() }
        withExtendedLifetime(ended) {}
    }

    private func delivery(to receiver: Receiver, isolation actor: isolated any Actor) -> DeliveryJob {
        let (context, handler) = (ExecutionContext.entered, Diagnostics.handler)
        return DeliveryJob(run: {
            _ = actor
            Diagnostics.$handler.withValue(handler) {
                if let context { context.run { self.deliverAll(to: receiver) } } else { self.deliverAll(to: receiver) }
            }
        })
    }

    private func deliverAll(to receiver: Receiver) {
        var values = state.withLock { $0.buffer.takeAll() }
        transaction {
            while let value = values.popFirst() { receiver.get(value) }
        }
        // What came meanwhile is a job of its own: a sender that never rests does not keep the actor from its other
        // work.
        let next = state.withLock { $0.nextDelivery() }
        next?.start()
    }
}
