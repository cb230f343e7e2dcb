/// The state of an ``AsyncProperty``. The previous value is kept while it loads again, and when that fails.
public enum AsyncState<Value, Failure: Error> {
    case loading(previous: Value?)
    case value(Value)
    case failure(Failure, previous: Value?)

    /// The value; while loading and after a failure, the previous one.
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

    /// The failure of the last run; `nil` while the next one runs.
    public var failure: Failure? {
        if case .failure(let failure, _) = self { failure } else { nil }
    }

    /// Returns the state with its value, or its previous value, transformed.
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
