extension Producer {
    /// One value, then completion.
    ///
    ///     just(1)  (1|)
    ///
    /// | event | result |
    /// |---|---|
    /// | observed | the value, synchronously, then completion |
    ///
    /// - Complexity: O(1); holds the value.
    /// - Also known as: `return:` in RAC 2, `init(value:)` in ReactiveSwift, `just` in RxSwift, `Just` in Combine, `of`
    ///   in RxJS.
    @inlinable
    public static func just(_ value: Value) -> some Signal<Value, Failure> { Just<Value, Failure>(value: value) }

    /// Completion, without a value.
    ///
    ///     empty()  |
    ///
    /// | event | result |
    /// |---|---|
    /// | observed | completion |
    ///
    /// - Complexity: O(1); holds nothing.
    /// - Also known as: `empty` in RAC 2, ReactiveSwift and RxSwift, `Empty` in Combine, `EMPTY` in RxJS.
    @inlinable
    public static func empty() -> some Signal<Value, Failure> {
        Ended<Value, Failure>(completion: .completed)
    }

    /// A failure, without a value.
    ///
    ///     fail(e)  #
    ///
    /// | event | result |
    /// |---|---|
    /// | observed | the failure |
    ///
    /// - Complexity: O(1); holds the failure.
    /// - Also known as: `error:` in RAC 2, `init(error:)` in ReactiveSwift, `error` in RxSwift, `Fail` in Combine,
    ///   `throwError` in RxJS.
    @inlinable
    public static func fail(_ failure: Failure) -> some Signal<Value, Failure> {
        Ended<Value, Failure>(completion: .failed(failure))
    }

    /// No event, ever.
    ///
    ///     never()  ---------
    ///
    /// | event | result |
    /// |---|---|
    /// | observed | nothing |
    ///
    /// - Complexity: O(1); holds nothing.
    /// - Also known as: `never` in RAC 2, ReactiveSwift and RxSwift, `Empty(completeImmediately: false)` in Combine,
    ///   `NEVER` in RxJS.
    @inlinable
    public static func never() -> some Signal<Value, Failure> { Ended<Value, Failure>(completion: nil) }
}

@frozen
@usableFromInline
struct Just<Value, Failure: Error>: Signal {
    @usableFromInline let value: Value
    @inlinable init(value: Value) { self.value = value }

    @inlinable
    func run<O: Observer>(_ observer: O, in scope: Scope) where O.Value == Value, O.Failure == Failure {
        if scope.isDisposed { return }
        Delivery.run { observer.receive(value) }
        if !scope.isDisposed { Delivery.run { observer.receive(completion: .completed) } }
    }
}

@frozen
@usableFromInline
struct Ended<Value, Failure: Error>: Signal {
    @usableFromInline let completion: Completion<Failure>?
    @inlinable init(completion: Completion<Failure>?) { self.completion = completion }

    @inlinable
    func run<O: Observer>(_ observer: O, in scope: Scope) where O.Value == Value, O.Failure == Failure {
        if let completion, !scope.isDisposed { Delivery.run { observer.receive(completion: completion) } }
    }
}
