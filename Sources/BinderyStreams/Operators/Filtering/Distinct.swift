extension Signal where Value: Hashable {
    /// Each value that differs from all earlier values.
    ///
    ///     source    --a--b--a--c--|
    ///     distinct  --a--b-----c--|
    ///
    /// | event | result |
    /// |---|---|
    /// | value `v` | `v`, unless an equal value has been passed on |
    /// | failure, completion | passed on |
    ///
    /// - See also: ``Signal/distinctUntilChanged()``, which compares with the last value only.
    /// - Complexity: O(1) per value; holds every value that it passed on, so memory grows.
    /// - Also known as: `uniqueValues` in ReactiveSwift, `distinct` in RxJS.
    @inlinable
    public func distinct() -> some Signal<Value, Failure> { distinct(by: { $0 }) }
}

extension Signal {
    /// Each value with a `key` that differs from all earlier keys. Holds every key, so memory grows.
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
