extension Signal {
    /// The values of the signal, which is observed again after a failure, at most `count` times.
    ///
    ///     first try   --a--#
    ///     second try       --a--b--|
    ///     retry(1)    --a----a--b--|
    ///
    /// | event | result |
    /// |---|---|
    /// | value, completion | passed on |
    /// | failure, attempts are left | the signal is disposed of and observed again |
    /// | failure of the last attempt | passed on |
    ///
    /// - Parameter count: the attempts after the first, as in RxJS: `retry(2)` observes up to three times. No limit if
    ///   `nil`.
    /// - Complexity: O(1) per value, one allocation per attempt; holds the signal. Immediate failures do not recurse.
    /// - Also known as: `retry:` in RAC 2, `retry(upTo:)` in ReactiveSwift, `retry` (which counts the first attempt
    ///   too) in RxSwift, `retry` in Combine and RxJS.
    @inlinable
    public func retry(_ count: Int? = nil) -> some Signal<Value, Failure> { Retry(upstream: self, count: count) }
}

@frozen
@usableFromInline
struct Retry<Upstream: Signal>: Signal {
    @usableFromInline typealias Value = Upstream.Value
    @usableFromInline typealias Failure = Upstream.Failure
    @usableFromInline let upstream: Upstream
    @usableFromInline let count: Int?

    @inlinable
    init(upstream: Upstream, count: Int?) {
        self.upstream = upstream
        self.count = count
    }

    @inlinable
    func run<O: Observer>(_ observer: O, in scope: Scope) where O.Value == Value, O.Failure == Failure {
        RetryRun(upstream: upstream, downstream: observer, scope: scope, remaining: count).begin()
    }
}

@usableFromInline
final class RetryRun<Upstream: Signal, Downstream: Observer>
where Downstream.Value == Upstream.Value, Downstream.Failure == Upstream.Failure {
    @usableFromInline let upstream: Upstream
    @usableFromInline let downstream: Downstream
    @usableFromInline let scope: Scope
    @usableFromInline var remaining: Int?
    @usableFromInline var trampoline = Trampoline()

    @inlinable
    init(upstream: Upstream, downstream: Downstream, scope: Scope, remaining: Int?) {
        self.upstream = upstream
        self.downstream = downstream
        self.scope = scope
        self.remaining = remaining
    }

    @inlinable
    func begin() {
        guard trampoline.enter() else { return }
        repeat { observe() } while trampoline.again()
    }

    @inlinable
    func observe() {
        if scope.isDisposed { return }
        let part = scope.child()
        upstream.run(RetryObserver(run: self, scope: part), in: part)
    }

    @inlinable
    func ended(_ completion: Completion<Upstream.Failure>) {
        if case .failed = completion, remaining != 0 {
            if let remaining { self.remaining = max(0, remaining - 1) }
            return begin()
        }
        downstream.receive(completion: completion)
    }
}

@frozen
@usableFromInline
struct RetryObserver<Upstream: Signal, Downstream: Observer>: Observer
where Downstream.Value == Upstream.Value, Downstream.Failure == Upstream.Failure {
    @usableFromInline let run: RetryRun<Upstream, Downstream>
    @usableFromInline let scope: Scope

    @inlinable
    init(run: RetryRun<Upstream, Downstream>, scope: Scope) {
        self.run = run
        self.scope = scope
    }

    @inlinable
    func receive(_ value: Downstream.Value) {
        if !scope.isDisposed { run.downstream.receive(value) }
    }

    @inlinable
    func receive(completion: Completion<Downstream.Failure>) {
        if scope.isDisposed { return }
        scope.dispose()
        run.ended(completion)
    }
}
