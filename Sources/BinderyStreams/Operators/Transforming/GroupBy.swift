extension Signal {
    /// Groups values by key and sends a signal for each key when the key first appears.
    ///
    ///     source           --a1--b1--a2--|
    ///     groupBy(letter)  --a---b-------|
    ///     a                --a1------a2--|
    ///     b                      b1------|
    ///
    /// | event | result |
    /// |---|---|
    /// | value with a new key | its group; then the value, in the group |
    /// | value with a known key | the value, in its group |
    /// | completion, failure | all groups end likewise, oldest first; then passed on |
    /// | disposed of | no new groups; upstream is disposed of once no group is observed either |
    /// | group observed late | the later values |
    ///
    /// - Complexity: O(1) per value, plus the observers of its group. Holds no values, but one entry per key until the
    ///   end, without a limit; see ``groupBy(_:until:)``.
    /// - Also known as: `groupBy:` in RAC 2, `groupBy` in RxSwift and RxJS.
    @inlinable
    public func groupBy<Key: Hashable>(
        _ key: @escaping (Value) -> Key
    ) -> some Signal<GroupedSignal<Key, Value, Failure>, Failure> {
        GroupBy(upstream: self, key: key) { _ in Ended<Void, Failure>(completion: nil) }
    }

    /// Groups values by key; each group lasts until another signal ends it.
    ///
    ///     source           --a1--a2--a3--|
    ///     duration         --  ----x
    ///     groupBy          --a-------a---|
    ///     first a          --a1--a2|
    ///     second a                   a3--|
    ///
    /// | event | result |
    /// |---|---|
    /// | value with a new key | its group; `duration` of the group is observed; then the value, in the group |
    /// | first value or completion of the duration | the group completes; its key counts as new from then on |
    /// | failure of the duration | the group fails; the key counts as new |
    /// | all else | as in ``groupBy(_:)`` |
    ///
    /// - Complexity: O(1) per value, plus the observers of its group; holds one entry per open group, and no values.
    /// - Also known as: `groupBy` with `duration` in RxJS.
    @inlinable
    public func groupBy<Key: Hashable, Span: Signal>(
        _ key: @escaping (Value) -> Key, until duration: @escaping (GroupedSignal<Key, Value, Failure>) -> Span
    ) -> some Signal<GroupedSignal<Key, Value, Failure>, Failure> where Span.Failure == Failure {
        GroupBy(upstream: self, key: key, duration: duration)
    }
}

/// The values of a signal that have the same key; see ``Signal/groupBy(_:)``. Hot.
public struct GroupedSignal<Key: Hashable, Value, Failure: Error>: Signal {
    /// The key that all values share.
    public let key: Key
    @usableFromInline let subject: Subject<Value, Failure>
    @usableFromInline let upstream: SharedScope?

    @inlinable
    init(key: Key, subject: Subject<Value, Failure>, upstream: SharedScope?) {
        self.key = key
        self.subject = subject
        self.upstream = upstream
    }

    @inlinable
    public func run<O: Observer>(_ observer: O, in scope: Scope) where O.Value == Value, O.Failure == Failure {
        if scope.isDisposed { return }
        let part = scope.child()
        upstream?.join(part)
        subject.run(Gate(downstream: observer, scope: part), in: part)
    }
}

@frozen
@usableFromInline
struct GroupBy<Upstream: Signal, Key: Hashable, Span: Signal>: Signal where Span.Failure == Upstream.Failure {
    @usableFromInline typealias Value = GroupedSignal<Key, Upstream.Value, Upstream.Failure>
    @usableFromInline typealias Failure = Upstream.Failure
    @usableFromInline let upstream: Upstream
    @usableFromInline let key: (Upstream.Value) -> Key
    @usableFromInline let duration: (Value) -> Span

    @inlinable
    init(upstream: Upstream, key: @escaping (Upstream.Value) -> Key, duration: @escaping (Value) -> Span) {
        self.upstream = upstream
        self.key = key
        self.duration = duration
    }

    @inlinable
    func run<O: Observer>(_ observer: O, in scope: Scope) where O.Value == Value, O.Failure == Failure {
        if scope.isDisposed { return }
        // Not a child of `scope`: the observers of the groups keep upstream observed.
        let shared = SharedScope()
        let grouping = GroupByObserver<Upstream.Value, Key, Span, O>(
            downstream: observer, shared: shared, key: key, duration: duration)
        let part = scope.child()
        shared.join(part)
        part.onDispose { [weak grouping] in
            if let grouping { exchange(&grouping.downstream, with: nil) }
        }
        upstream.run(grouping, in: shared.scope)
    }
}
