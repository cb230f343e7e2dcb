/// The received values that were not requested yet. A pure state machine.
package struct ValueBuffer<Value, Failure: Error>: ~Copyable {
    package enum Output {
        case deliver(Value)
        case fail(Failure)
        case finish
        case wait
    }

    private let policy: BufferingPolicy
    private var values = Queue<Value>()
    private var end: Completion<Failure>?

    package init(_ policy: BufferingPolicy) { self.policy = policy }

    package var isEmpty: Bool { values.isEmpty }

    package mutating func takeAll() -> Queue<Value> { values.takeAll() }

    /// - Returns: The dropped value. Release it after the access to `self` ends: its `deinit` may call back.
    package mutating func received(_ value: Value) -> Value? {
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

    /// Records the first end, to be delivered after the buffered values.
    package mutating func received(_ completion: Completion<Failure>) {
        if end == nil { end = completion }
    }

    /// - Returns: The buffered values. Release them after the access, as above.
    package mutating func cancelled() -> Queue<Value> {
        end = .completed
        return values.takeAll()
    }

    package mutating func requested() -> Output {
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
