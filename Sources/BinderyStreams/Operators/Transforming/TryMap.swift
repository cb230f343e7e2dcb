extension Signal {
    /// Transforms each value with a closure that may throw; an error ends the signal.
    ///
    ///     source  --a--b--c--|
    ///     tryMap  --A--#           transform(b) throws
    ///
    /// ```swift
    /// texts.tryMap { text throws(FormFailure) in try parse(text) }
    /// ```
    ///
    /// | event | result |
    /// |---|---|
    /// | value `v` | `transform(v)` |
    /// | value for which `transform` throws `e` | the failure `e`; upstream has been disposed of |
    /// | failure, completion | passed on |
    ///
    /// - Complexity: O(1) per value, plus `transform`; no allocation.
    /// - Also known as: `tryMap:` in RAC 2, `attemptMap` in ReactiveSwift, `map` in RxSwift and RxJS, `tryMap` in
    ///   Combine.
    @inlinable
    public func tryMap<Output>(
        _ transform: @escaping (Value) throws(Failure) -> Output
    ) -> some Signal<Output, Failure> {
        TryMap(upstream: self, transform: transform)
    }
}

extension Signal where Failure == Never {
    /// Transforms each value of a signal that cannot fail with a closure that may throw; see `tryMap` of other signals.
    @inlinable
    public func tryMap<Output, NewFailure: Error>(
        _ transform: @escaping (Value) throws(NewFailure) -> Output
    ) -> some Signal<Output, NewFailure> {
        TryMap(upstream: promoteError(to: NewFailure.self), transform: transform)
    }
}

@frozen
@usableFromInline
struct TryMap<Upstream: Signal, Output>: Signal {
    @usableFromInline typealias Value = Output
    @usableFromInline typealias Failure = Upstream.Failure
    @usableFromInline let upstream: Upstream
    @usableFromInline let transform: (Upstream.Value) throws(Upstream.Failure) -> Output

    @inlinable
    init(upstream: Upstream, transform: @escaping (Upstream.Value) throws(Upstream.Failure) -> Output) {
        self.upstream = upstream
        self.transform = transform
    }

    @inlinable
    func run<O: Observer>(_ observer: O, in scope: Scope) where O.Value == Value, O.Failure == Failure {
        let part = scope.child()
        upstream.run(
            TryMapObserver<Upstream.Value, O>(
                gate: Gate(downstream: observer, scope: part), transform: transform),
            in: part)
    }
}

@frozen
@usableFromInline
struct TryMapObserver<Value, Downstream: Observer>: Observer {
    @usableFromInline typealias Failure = Downstream.Failure
    @usableFromInline let gate: Gate<Downstream>
    @usableFromInline let transform: (Value) throws(Downstream.Failure) -> Downstream.Value

    @inlinable
    init(gate: Gate<Downstream>, transform: @escaping (Value) throws(Downstream.Failure) -> Downstream.Value) {
        self.gate = gate
        self.transform = transform
    }

    @inlinable
    func receive(_ value: Value) {
        if gate.scope.isDisposed { return }
        let output: Downstream.Value
        do throws(Failure) {
            output = try transform(value)
        } catch {
            return gate.receive(completion: .failed(error))
        }
        gate.receive(output)
    }

    @inlinable func receive(completion: Completion<Failure>) { gate.receive(completion: completion) }
}
