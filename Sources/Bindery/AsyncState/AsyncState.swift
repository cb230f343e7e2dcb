/// How far an ``AsyncProperty`` has come. What it had before is kept while it loads anew, and when that fails.
public enum AsyncState<Value, Failure: Error> {
    /// The work runs.
    case loading(previous: Value?)
    /// The work has returned.
    case value(Value)
    /// The work has thrown.
    case failure(Failure, previous: Value?)

    /// The value, or, while loading and after a failure, the last one there was.
    public var latest: Value? {
        switch self {
        case .loading(let previous), .failure(_, let previous): previous
        case .value(let value): value
        }
    }

    /// Whether the work runs.
    public var isLoading: Bool {
        if case .loading = self { true } else { false }
    }

    /// What the last run has thrown; `nil` while the next one runs.
    public var failure: Failure? {
        if case .failure(let failure, _) = self { failure } else { nil }
    }

    /// The state with its values transformed, the previous one too.
    public func map<Result>(_ transform: (Value) -> Result) -> AsyncState<Result, Failure> {
        switch self {
        case .loading(let previous): .loading(previous: previous.map(transform))
        case .value(let value): .value(transform(value))
        case .failure(let failure, let previous): .failure(failure, previous: previous.map(transform))
        }
    }
}

extension AsyncState: Equatable where Value: Equatable, Failure: Equatable {}
extension AsyncState: Sendable where Value: Sendable {}
