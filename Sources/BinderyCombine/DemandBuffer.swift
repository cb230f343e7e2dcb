internal import BinderyStreams

/// The values that a subscriber has not demanded yet, or the demand for which there is no value yet. A pure state
/// machine.
struct DemandBuffer<Value, Failure: Error>: ~Copyable {
    enum Step {
        case deliver(Value)
        case complete(Completion<Failure>)
        case wait
    }

    private var values: ValueBuffer<Value, Failure>
    /// The number of values that may be delivered; `nil` if unlimited, which it then stays.
    private var demand: Int? = 0

    init(_ policy: BufferingPolicy) { values = ValueBuffer(policy) }

    var isEmpty: Bool { values.isEmpty }

    /// - Parameter count: The additional demand; `nil` if unlimited.
    mutating func demanded(_ count: Int?) {
        guard let demand, let count else {
            demand = nil
            return
        }
        let (sum, isTooLarge) = demand.addingReportingOverflow(count)
        self.demand = isTooLarge ? nil : sum
    }

    /// - Returns: The dropped value. Release it after the access to `self` ends: its `deinit` may call back.
    mutating func received(_ value: Value) -> Value? { values.received(value) }

    mutating func received(_ completion: Completion<Failure>) { values.received(completion) }

    /// Returns the next step: a value only if it is demanded, the end without demand.
    mutating func next() -> Step {
        if !values.isEmpty {
            if demand == 0 { return .wait }
            demand = demand.map { $0 - 1 }
        }
        return switch values.requested() {
        case .deliver(let value): .deliver(value)
        case .finish: .complete(.completed)
        case .fail(let failure): .complete(.failed(failure))
        case .wait: .wait
        }
    }

    /// - Returns: The values that wait. Release them after the access, as above.
    mutating func cancelled() -> Queue<Value> { values.cancelled() }
}
