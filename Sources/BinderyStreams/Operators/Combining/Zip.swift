/// The first values of all signals together, then the second values, and so on.
///
///     a    --1-----2----|
///     b    ----x-----y-----|
///     zip  ----p-----q--|       p = (1, x), q = (2, y)
///
/// | event | result |
/// |---|---|
/// | value of a signal, all others have values waiting | the oldest waiting value of each, together |
/// | value of a signal, another has none waiting | kept |
/// | failure of a signal | passed on immediately; the others are disposed of |
/// | completion of a signal without waiting values | completion; the others are disposed of |
/// | completion of a signal with waiting values | completion when the last of them has been sent |
///
/// - Complexity: O(signals) per value; holds the values that wait for their partners.
/// - Also known as: `zip:` in RAC 2, `zip` in ReactiveSwift, RxSwift, Combine and RxJS.
@inlinable
public func zip<A: Signal, B: Signal>(_ a: A, _ b: B) -> some Signal<(A.Value, B.Value), A.Failure>
where B.Failure == A.Failure {
    Zip(first: a, second: b)
}

@frozen
@usableFromInline
struct Zip<First: Signal, Second: Signal>: Signal where Second.Failure == First.Failure {
    @usableFromInline typealias Value = (First.Value, Second.Value)
    @usableFromInline typealias Failure = First.Failure
    @usableFromInline let first: First
    @usableFromInline let second: Second

    @inlinable
    init(first: First, second: Second) {
        self.first = first
        self.second = second
    }

    @inlinable
    func run<O: Observer>(_ observer: O, in scope: Scope) where O.Value == Value, O.Failure == Failure {
        let part = scope.child()
        let pairs = ZipPairs<First.Value, Second.Value, O>(downstream: observer, scope: part)
        first.run(ZipFirst(pairs: pairs), in: part)
        if !part.isDisposed { second.run(ZipSecond(pairs: pairs), in: part) }
    }
}

/// The waiting values of two signals. At most one queue has values, since a pair is sent immediately.
@usableFromInline
final class ZipPairs<First, Second, Downstream: Observer> where Downstream.Value == (First, Second) {
    @usableFromInline let downstream: Downstream
    @usableFromInline let scope: Scope
    // Safe: no access to a field lasts while other code runs.
    @exclusivity(unchecked) @usableFromInline var firsts = Queue<First>()
    @exclusivity(unchecked) @usableFromInline var seconds = Queue<Second>()
    @exclusivity(unchecked) @usableFromInline var hasFirstCompleted = false
    @exclusivity(unchecked) @usableFromInline var hasSecondCompleted = false

    @inlinable
    init(downstream: Downstream, scope: Scope) {
        self.downstream = downstream
        self.scope = scope
    }

    @inlinable
    func received(first: First) {
        if scope.isDisposed { return }
        guard let second = seconds.popFirst() else { return firsts.append(first) }
        send((first, second))
    }

    @inlinable
    func received(second: Second) {
        if scope.isDisposed { return }
        guard let first = firsts.popFirst() else { return seconds.append(second) }
        send((first, second))
    }

    @inlinable
    func send(_ pair: (First, Second)) {
        downstream.receive(pair)
        if !scope.isDisposed { finishIfExhausted() }
    }

    @inlinable
    func ended(_ completion: Completion<Downstream.Failure>) {
        if scope.isDisposed { return }
        if case .completed = completion { finishIfExhausted() } else { finish(completion) }
    }

    @inlinable
    func finishIfExhausted() {
        if hasFirstCompleted && firsts.isEmpty || hasSecondCompleted && seconds.isEmpty { finish(.completed) }
    }

    @inlinable
    func finish(_ completion: Completion<Downstream.Failure>) {
        scope.dispose()
        downstream.receive(completion: completion)
    }
}

@frozen
@usableFromInline
struct ZipFirst<First, Second, Downstream: Observer>: Observer where Downstream.Value == (First, Second) {
    @usableFromInline let pairs: ZipPairs<First, Second, Downstream>
    @inlinable init(pairs: ZipPairs<First, Second, Downstream>) { self.pairs = pairs }

    @inlinable func receive(_ value: First) { pairs.received(first: value) }

    @inlinable
    func receive(completion: Completion<Downstream.Failure>) {
        pairs.hasFirstCompleted = true
        pairs.ended(completion)
    }
}

@frozen
@usableFromInline
struct ZipSecond<First, Second, Downstream: Observer>: Observer where Downstream.Value == (First, Second) {
    @usableFromInline let pairs: ZipPairs<First, Second, Downstream>
    @inlinable init(pairs: ZipPairs<First, Second, Downstream>) { self.pairs = pairs }

    @inlinable func receive(_ value: Second) { pairs.received(second: value) }

    @inlinable
    func receive(completion: Completion<Downstream.Failure>) {
        pairs.hasSecondCompleted = true
        pairs.ended(completion)
    }
}
