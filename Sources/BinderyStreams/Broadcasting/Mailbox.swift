public import BinderyGraph
internal import BinderySynchronization

/// The undelivered values of one subscriber. Senders add them from any thread; a job on the subscriber's actor delivers
/// them. There is a job only while there is something to deliver, because most subscribers are idle.
final class Mailbox<Value: Sendable>: Sendable {
    private struct State: ~Copyable {
        var buffer: ValueBuffer<Value, Never>
        /// Nil before the subscriber is known, and after it has ended.
        var delivery: DeliveryJob?
        var isUnderWay = false
        /// What the undelivered values follow from in traces.
        var senders: [TraceStep] = []
        /// Whether the subscriber is let go when the buffer is empty.
        var isClosed = false

        /// - Returns: the job to start after the lock is released.
        mutating func nextDelivery() -> DeliveryJob? {
            isUnderWay = !buffer.isEmpty && delivery != nil
            return isUnderWay ? delivery : nil
        }

        /// Only the latest are kept: a busy subscriber may be sent any number of values.
        mutating func addSender(_ sender: TraceStep) {
            if senders.count == 100 { senders.removeFirst(50) }
            senders.append(sender)
        }
    }

    /// Delivers on the subscriber's actor, from any thread. `@unchecked Sendable`: the closure is isolated to that
    /// actor and runs nowhere else. A sender may release it last, on another thread; by then the end of the
    /// observation, on the actor, has emptied the receiver.
    struct DeliveryJob: @unchecked Sendable {
        fileprivate let run: @isolated(any) () async -> Void

        fileprivate func start() {
            // Safe for the same reason: `detached` enqueues the closure on its actor.
            nonisolated(unsafe) let run = run
            Task.detached(operation: run)
        }
    }

    // Senders and the subscriber are on different threads. No client code runs under this mutex.
    private let state: Mutex<State>

    init(_ policy: BufferingPolicy) { state = Mutex(State(buffer: ValueBuffer(policy))) }

    var hasUndelivered: Bool { state.withLock { $0.isUnderWay || !$0.buffer.isEmpty } }

    /// The work left after a value was added, to do after the lock is released: it runs client code.
    struct Posting {
        fileprivate let delivery: DeliveryJob?
        fileprivate let pushedOut: Value?

        func finish() { delivery?.start() }
    }

    func put(_ value: Value, from sender: TraceStep? = nil) -> Posting {
        state.withLock { state in
            if let sender { state.addSender(sender) }
            let pushedOut = state.buffer.received(value)
            return Posting(delivery: state.isUnderWay ? nil : state.nextDelivery(), pushedOut: pushedOut)
        }
    }

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

    /// Delivers on `actor` until ``end(_:)``. The caller runs on `actor`.
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

    /// Stops delivering. Called on the subscriber's actor.
    func end(_ receiver: Receiver) {
        receiver.end()
        let ended = state.withLock { $0.delivery.take() }
        withExtendedLifetime(ended) {}
    }

    /// Lets the subscriber go, on its actor, after what was sent before. Called from any thread.
    func close() {
        let last = state.withLock { state in
            state.isClosed = true
            if state.isUnderWay { return nil as DeliveryJob? }
            state.isUnderWay = state.delivery != nil
            return state.delivery
        }
        last?.start()
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
        var senders: [TraceStep] = []
        var values = state.withLock { state in
            senders = exchange(&state.senders, with: [])
            return state.buffer.takeAll()
        }
        if !values.isEmpty {
            TraceStep.following(.event(.message, of: "\(Value.self)", after: senders)) {
                transaction {
                    while let value = values.popFirst() { receiver.get(value) }
                }
            }
        }
        // Values that arrived meanwhile get their own job: a constant sender does not block the actor's other work.
        let (next, isOver) = state.withLock { state in
            let next = state.nextDelivery()
            return (next, next == nil && state.isClosed)
        }
        next?.start()
        if isOver { end(receiver) }
    }
}

extension TraceEvent.Kind {
    /// A value was sent to a `Broadcast`, or a `SharedProperty` or a `Presence` was changed. The subject is its type.
    public static let send = Self("send")
    /// Values of a `Broadcast` arrived, or the value of a `SharedProperty` or a `Presence`, from another session for
    /// instance. The subject is their type. The causes are the sends, if their senders are traced.
    public static let message = Self("message")
}
