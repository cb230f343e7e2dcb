extension Signal {
    /// The values of the signal; a failure is transformed.
    ///
    ///     source    --a--#      fails with e
    ///     mapError  --a--#      fails with transform(e)
    ///
    /// | event | result |
    /// |---|---|
    /// | value, completion | passed on |
    /// | failure `e` | failure `transform(e)` |
    ///
    /// - Complexity: O(1) per value, no allocation; holds nothing.
    /// - Also known as: `mapError` in ReactiveSwift and Combine.
    @inlinable
    public func mapError<NewFailure: Error>(
        _ transform: @escaping (Failure) -> NewFailure
    ) -> some Signal<Value, NewFailure> {
        MapError(upstream: self, transform: transform)
    }
}

extension Signal where Failure == Never {
    /// The events of a signal that cannot fail, as a signal that can, to combine it with others that can.
    ///
    ///     source        --a--b--|
    ///     promoteError  --a--b--|
    ///
    /// | event | result |
    /// |---|---|
    /// | value, completion | passed on |
    ///
    /// - Complexity: O(1) per value, no allocation; holds nothing.
    /// - Also known as: `promoteError` in ReactiveSwift, `setFailureType` in Combine.
    @inlinable
    public func promoteError<NewFailure: Error>(to: NewFailure.Type = NewFailure.self) -> some Signal<Value, NewFailure>
    {
        MapError(upstream: self) { never in never as Never }
    }
}

@frozen
@usableFromInline
struct MapError<Upstream: Signal, Failure: Error>: Signal {
    @usableFromInline typealias Value = Upstream.Value
    @usableFromInline let upstream: Upstream
    @usableFromInline let transform: (Upstream.Failure) -> Failure

    @inlinable
    init(upstream: Upstream, transform: @escaping (Upstream.Failure) -> Failure) {
        self.upstream = upstream
        self.transform = transform
    }

    @inlinable
    func run<O: Observer>(_ observer: O, in scope: Scope) where O.Value == Value, O.Failure == Failure {
        upstream.run(MapErrorObserver<Upstream.Failure, O>(downstream: observer, transform: transform), in: scope)
    }
}

@frozen
@usableFromInline
struct MapErrorObserver<Failure: Error, Downstream: Observer>: Observer {
    @usableFromInline let downstream: Downstream
    @usableFromInline let transform: (Failure) -> Downstream.Failure

    @inlinable
    init(downstream: Downstream, transform: @escaping (Failure) -> Downstream.Failure) {
        self.downstream = downstream
        self.transform = transform
    }

    @inlinable func receive(_ value: Downstream.Value) { downstream.receive(value) }

    @inlinable
    func receive(completion: Completion<Failure>) {
        switch completion {
        case .completed: downstream.receive(completion: .completed)
        case .failed(let failure): downstream.receive(completion: .failed(transform(failure)))
        }
    }
}
