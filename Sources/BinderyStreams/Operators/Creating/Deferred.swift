extension Producer {
    /// The events of a signal that is created at each observation.
    ///
    ///     make()    --a--b--|
    ///     deferred  --a--b--|
    ///
    /// | event | result |
    /// |---|---|
    /// | observed | `make` runs; its signal is observed |
    /// | value, failure, completion of that signal | passed on |
    ///
    /// - Complexity: one call of `make` per observation; nothing per value.
    /// - Also known as: `defer:` in RAC 2, `deferred` in RxSwift, `Deferred` in Combine, `defer` in RxJS.
    @inlinable
    public static func deferred<S: Signal>(_ make: @escaping () -> S) -> some Signal<Value, Failure>
    where S.Value == Value, S.Failure == Failure {
        Deferred(make: make)
    }
}

@frozen
@usableFromInline
struct Deferred<S: Signal>: Signal {
    @usableFromInline typealias Value = S.Value
    @usableFromInline typealias Failure = S.Failure
    @usableFromInline let make: () -> S
    @inlinable init(make: @escaping () -> S) { self.make = make }

    @inlinable
    func run<O: Observer>(_ observer: O, in scope: Scope) where O.Value == Value, O.Failure == Failure {
        if scope.isDisposed { return }
        make().run(observer, in: scope)
    }
}
