extension Signal where Value: Hashable {
    /// The values that have not come before.
    ///
    ///     source    --a--b--a--c--|
    ///     distinct  --a--b-----c--|
    ///
    /// | event | result |
    /// |---|---|
    /// | value `v` | `v`, unless an equal one was passed on before |
    /// | failure, completion | passed on |
    ///
    /// ``Signal/distinctUntilChanged()`` compares with the last one only.
    ///
    /// - Complexity: O(1) per value; holds every value that it passed on, so a long signal needs memory.
    /// - Also known as: `uniqueValues` in ReactiveSwift, `distinct` in RxJS.
    @inlinable
    public func distinct() -> some Signal<Value, Failure> { distinct(by: { $0 }) }
}

extension Signal {
    /// The values whose `key` has not come before.
    ///
    /// | event | result |
    /// |---|---|
    /// | value `v` | `v`, unless one with an equal `key(v)` was passed on before |
    /// | failure, completion | passed on |
    ///
    /// - Complexity: O(1) per value; holds every key, so a long signal needs memory.
    @inlinable
    public func distinct<Key: Hashable>(by key: @escaping (Value) -> Key) -> some Signal<Value, Failure> {
        Distinct(upstream: self, key: key)
    }
}

@frozen
@usableFromInline
struct Distinct<Upstream: Signal, Key: Hashable>: Signal {
    @usableFromInline typealias Value = Upstream.Value
    @usableFromInline typealias Failure = Upstream.Failure
    @usableFromInline let upstream: Upstream
    @usableFromInline let key: (Upstream.Value) -> Key

    @inlinable
    init(upstream: Upstream, key: @escaping (Upstream.Value) -> Key) {
        self.upstream = upstream
        self.key = key
    }

    @inlinable
    func run<O: Observer>(_ observer: O, in scope: Scope) where O.Value == Value, O.Failure == Failure {
        upstream.run(DistinctObserver(downstream: observer, key: key), in: scope)
    }
}

@usableFromInline
final class DistinctObserver<Downstream: Observer, Key: Hashable>: Observer {
    @usableFromInline typealias Value = Downstream.Value
    @usableFromInline typealias Failure = Downstream.Failure
    @usableFromInline let downstream: Downstream
    @usableFromInline let key: (Downstream.Value) -> Key
    @usableFromInline var known: Set<Key> = []

    @inlinable
    init(downstream: Downstream, key: @escaping (Downstream.Value) -> Key) {
        self.downstream = downstream
        self.key = key
    }

    @inlinable
    func receive(_ value: Value) {
        if known.insert(key(value)).inserted { downstream.receive(value) }
    }

    @inlinable func receive(completion: Completion<Failure>) { downstream.receive(completion: completion) }
}
