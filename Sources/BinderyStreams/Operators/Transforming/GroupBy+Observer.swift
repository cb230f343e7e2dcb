@usableFromInline
final class GroupByObserver<Value, Key: Hashable, Span: Signal, Downstream: Observer>: Observer
where
    Downstream.Value == GroupedSignal<Key, Value, Downstream.Failure>, Span.Failure == Downstream.Failure
{
    @usableFromInline typealias Failure = Downstream.Failure

    @frozen
    @usableFromInline
    struct Group {
        @usableFromInline let number: Int
        @usableFromInline let subject: Subject<Value, Failure>

        @inlinable
        init(number: Int, subject: Subject<Value, Failure>) {
            self.number = number
            self.subject = subject
        }
    }

    /// `nil` after its disposal, which need not be the end: observed groups continue.
    @usableFromInline var downstream: Downstream?
    @usableFromInline let shared: SharedScope
    @usableFromInline let key: (Value) -> Key
    @usableFromInline let duration: (GroupedSignal<Key, Value, Failure>) -> Span
    @usableFromInline var groups: [Key: Group] = [:]
    @usableFromInline var nextNumber = 0

    @inlinable
    init(
        downstream: Downstream, shared: SharedScope, key: @escaping (Value) -> Key,
        duration: @escaping (GroupedSignal<Key, Value, Failure>) -> Span
    ) {
        self.downstream = downstream
        self.shared = shared
        self.key = key
        self.duration = duration
    }

    @inlinable
    func receive(_ value: Value) {
        if shared.scope.isDisposed { return }
        let key = key(value)
        if let group = groups[key] { group.subject.receive(value) } else { open(key, value) }
    }

    @inlinable
    func open(_ key: Key, _ value: Value) {
        guard let downstream else { return }
        let subject = Subject<Value, Failure>()
        groups[key] = Group(number: nextNumber, subject: subject)
        nextNumber += 1
        downstream.receive(GroupedSignal(key: key, subject: subject, upstream: shared))
        if shared.scope.isDisposed { return }
        let extent = shared.scope.child()
        // The group that `duration` receives: observing it must not keep upstream observed.
        let group = GroupedSignal(key: key, subject: subject, upstream: nil)
        duration(group).run(GroupEnd(grouping: self, key: key, extent: extent), in: extent)
        subject.receive(value)
    }

    @inlinable
    func end(_ key: Key, _ completion: Completion<Failure>) {
        groups.removeValue(forKey: key)?.subject.receive(completion: completion)
    }

    @inlinable
    func receive(completion: Completion<Failure>) {
        if shared.scope.isDisposed { return }
        shared.scope.dispose()
        let open = groups.values.sorted { $0.number < $1.number }
        groups = [:]
        for group in open { group.subject.receive(completion: completion) }
        downstream?.receive(completion: completion)
    }
}

/// The observer that ends a group. Refers to the groups weakly: its signal may be derived from one of them.
@frozen
@usableFromInline
struct GroupEnd<SpanValue, Value, Key: Hashable, Span: Signal, Downstream: Observer>: Observer
where
    Downstream.Value == GroupedSignal<Key, Value, Downstream.Failure>, Span.Failure == Downstream.Failure,
    SpanValue == Span.Value
{
    @usableFromInline weak var grouping: GroupByObserver<Value, Key, Span, Downstream>?
    @usableFromInline let key: Key
    @usableFromInline let extent: Scope

    @inlinable
    init(grouping: GroupByObserver<Value, Key, Span, Downstream>, key: Key, extent: Scope) {
        self.grouping = grouping
        self.key = key
        self.extent = extent
    }

    @inlinable func receive(_ value: SpanValue) { receive(completion: .completed) }

    @inlinable
    func receive(completion: Completion<Downstream.Failure>) {
        if extent.isDisposed { return }
        extent.dispose()
        grouping?.end(key, completion)
    }
}
