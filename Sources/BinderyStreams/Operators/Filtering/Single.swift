extension Signal {
    /// The value, if there is exactly one.
    ///
    ///     source  --a-----|
    ///     single  --------(a|)
    ///
    ///     source  --a--b--c--|
    ///     single  -----|
    ///
    /// | event | result |
    /// |---|---|
    /// | first value | nothing, until it is known to be the only one |
    /// | second value | upstream is disposed of; then completion, without a value |
    /// | completion | the value, if there is one; then completion |
    /// | failure | passed on |
    ///
    /// - Complexity: O(1) per value; holds one value, in two allocations per observation.
    /// - Also known as: `single` (which fails otherwise) in RxSwift and RxJS.
    @inlinable
    public func single() -> some Signal<Value, Failure> {
        Single(upstream: self, otherwise: .completed)
    }

    /// The value, if there is exactly one; `failure` if there is none, or a second value.
    @inlinable
    public func single(orFailWith failure: Failure) -> some Signal<Value, Failure> {
        Single(upstream: self, otherwise: .failed(failure))
    }
}

@frozen
@usableFromInline
struct Single<Upstream: Signal>: Signal {
    @usableFromInline typealias Value = Upstream.Value
    @usableFromInline typealias Failure = Upstream.Failure
    @usableFromInline let upstream: Upstream
    @usableFromInline let otherwise: Completion<Upstream.Failure>

    @inlinable
    init(upstream: Upstream, otherwise: Completion<Upstream.Failure>) {
        self.upstream = upstream
        self.otherwise = otherwise
    }

    @inlinable
    func run<O: Observer>(_ observer: O, in scope: Scope) where O.Value == Value, O.Failure == Failure {
        let part = scope.child()
        upstream.run(SingleObserver(downstream: observer, scope: scope, part: part, otherwise: otherwise), in: part)
    }
}

@usableFromInline
final class SingleObserver<Downstream: Observer>: Observer {
    @usableFromInline typealias Value = Downstream.Value
    @usableFromInline typealias Failure = Downstream.Failure
    @usableFromInline let downstream: Downstream
    @usableFromInline let scope: Scope
    @usableFromInline let part: Scope
    @usableFromInline let otherwise: Completion<Downstream.Failure>
    @usableFromInline var only: Value?

    @inlinable
    init(downstream: Downstream, scope: Scope, part: Scope, otherwise: Completion<Downstream.Failure>) {
        self.downstream = downstream
        self.scope = scope
        self.part = part
        self.otherwise = otherwise
    }

    @inlinable
    func receive(_ value: Value) {
        if part.isDisposed { return }
        if only == nil {
            only = .some(value)
        } else {
            only = nil
            finish(otherwise)
        }
    }

    @inlinable
    func receive(completion: Completion<Failure>) {
        if part.isDisposed { return }
        let only = only
        self.only = nil
        switch completion {
        case .failed: finish(completion)
        case .completed:
            guard let only else { return finish(otherwise) }
            part.dispose()
            downstream.receive(last: only, in: scope)
        }
    }

    @inlinable
    func finish(_ completion: Completion<Failure>) {
        part.dispose()
        downstream.receive(completion: completion)
    }
}
