extension Producer {
    /// The value or the failure of a `Result`.
    ///
    ///     from(.success(a))  (a|)
    ///     from(.failure(x))  x
    ///
    /// | event | result |
    /// |---|---|
    /// | observed, the result is a value `v` | `v`, then completion |
    /// | observed, the result is a failure | that failure |
    /// | disposed of | nothing more is sent |
    ///
    /// - Complexity: O(1); holds the result.
    /// - Also known as: `init(result:)` in ReactiveSwift, `Result.publisher` in Combine.
    @inlinable
    public static func from(_ result: Result<Value, Failure>) -> some Signal<Value, Failure> {
        FromResult(result: result)
    }
}

@frozen
@usableFromInline
struct FromResult<Value, Failure: Error>: Signal {
    @usableFromInline let result: Result<Value, Failure>
    @inlinable init(result: Result<Value, Failure>) { self.result = result }

    @inlinable
    func run<O: Observer>(_ observer: O, in scope: Scope) where O.Value == Value, O.Failure == Failure {
        switch result {
        case .success(let value): Just<Value, Failure>(value: value).run(observer, in: scope)
        case .failure(let failure): Ended<Value, Failure>(completion: .failed(failure)).run(observer, in: scope)
        }
    }
}
