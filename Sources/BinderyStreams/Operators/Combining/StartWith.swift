extension Signal {
    /// The given values, then those of the signal.
    ///
    ///     source        --a--b--|
    ///     startWith(x)  x-a--b--|
    ///
    /// | event | result |
    /// |---|---|
    /// | observed | the given values; then the signal is observed |
    /// | value, failure, completion | passed on |
    ///
    /// - Complexity: O(1) per value; holds the given values.
    /// - Also known as: `startWith:` in RAC 2, `prefix(value:)` in ReactiveSwift, `startWith` in RxSwift and RxJS,
    ///   `prepend` in Combine.
    @inlinable
    public func startWith(_ values: Value...) -> some Signal<Value, Failure> {
        StartWith(upstream: self, values: values)
    }
}

@frozen
@usableFromInline
struct StartWith<Upstream: Signal>: Signal {
    @usableFromInline typealias Value = Upstream.Value
    @usableFromInline typealias Failure = Upstream.Failure
    @usableFromInline let upstream: Upstream
    @usableFromInline let values: [Value]

    @inlinable
    init(upstream: Upstream, values: [Value]) {
        self.upstream = upstream
        self.values = values
    }

    @inlinable
    func run<O: Observer>(_ observer: O, in scope: Scope) where O.Value == Value, O.Failure == Failure {
        for value in values {
            if scope.isDisposed { return }
            Delivery.run { observer.receive(value) }
        }
        if !scope.isDisposed { upstream.run(observer, in: scope) }
    }
}
