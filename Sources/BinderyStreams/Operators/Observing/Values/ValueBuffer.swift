/// What came and was not asked for yet. A pure state machine.
struct ValueBuffer<Value, Failure: Error> {
    /// The answer to whoever asks for a value.
    enum Answer {
        case deliver(Value)
        case fail(Failure)
        case finish
        case wait
    }

    private let policy: BufferingPolicy
    private var values = Queue<Value>()
    private var end: Completion<Failure>?

    init(_ policy: BufferingPolicy) { self.policy = policy }

    var isEmpty: Bool { values.isEmpty }

    mutating func takeAll() -> Queue<Value> {
        let taken = values
        values = Queue()
        return taken
    }

    /// - Returns: what is pushed out. To be released when no access to this lasts: that may run code which comes back.
    mutating func received(_ value: Value) -> Value? {
        if end != nil { return nil }
        switch policy {
        case .unbounded: values.append(value)
        case .bufferingNewest(let limit):
            values.append(value)
            if values.count > max(1, limit) { return values.popFirst() }
        case .bufferingOldest(let limit):
            if values.count < max(1, limit) { values.append(value) }
        }
        return nil
    }

    /// The first end counts; what is buffered comes before it.
    mutating func received(_ completion: Completion<Failure>) {
        if end == nil { end = completion }
    }

    /// - Returns: what was kept. To be released as above.
    mutating func cancelled() -> Queue<Value> {
        let dropped = values
        values = Queue()
        end = .completed
        return dropped
    }

    mutating func asked() -> Answer {
        if let value = values.popFirst() { return .deliver(value) }
        switch end {
        case nil: return .wait
        case .completed: return .finish
        case .failed(let failure):
            // A failure is thrown once.
            end = .completed
            return .fail(failure)
        }
    }
}
