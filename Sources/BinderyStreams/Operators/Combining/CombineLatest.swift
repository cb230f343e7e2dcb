/// The latest values of all signals, whenever one of them sends; first when each has sent.
///
///     a              --1-----2----|
///     b              ----x-----y-----|
///     combineLatest  ----p---q-r-----|    p = (1, x), q = (2, x), r = (2, y)
///
/// | event | result |
/// |---|---|
/// | value of a signal, each has sent | the latest values of all |
/// | failure of a signal | passed on; the others are disposed of |
/// | completion of a signal | nothing, even if it has sent no value; of the last one: completion |
///
/// - Note: if one event changes both signals, two values are sent. State that must stay consistent is a `Property`.
/// - Complexity: O(signals) per value; holds the latest value of each; one allocation per signal.
/// - Also known as: `combineLatest:` in RAC 2, `combineLatest` in ReactiveSwift, RxSwift, Combine and RxJS.
@inlinable
public func combineLatest<A: Signal, B: Signal>(_ a: A, _ b: B) -> some Signal<(A.Value, B.Value), A.Failure>
where B.Failure == A.Failure {
    CombineLatest(first: a, second: b)
}

/// The latest values of three signals.
@inlinable
public func combineLatest<A: Signal, B: Signal, C: Signal>(
    _ a: A, _ b: B, _ c: C
) -> some Signal<(A.Value, B.Value, C.Value), A.Failure> where B.Failure == A.Failure, C.Failure == A.Failure {
    combineLatest(combineLatest(a, b), c).map { ($0.0, $0.1, $1) }
}

@inlinable
public func combineLatest<A: Signal, B: Signal, C: Signal, D: Signal>(
    _ a: A, _ b: B, _ c: C, _ d: D
) -> some Signal<(A.Value, B.Value, C.Value, D.Value), A.Failure>
where B.Failure == A.Failure, C.Failure == A.Failure, D.Failure == A.Failure {
    combineLatest(combineLatest(a, b, c), d).map { ($0.0, $0.1, $0.2, $1) }
}

@inlinable
public func combineLatest<A: Signal, B: Signal, C: Signal, D: Signal, E: Signal>(
    _ a: A, _ b: B, _ c: C, _ d: D, _ e: E
) -> some Signal<(A.Value, B.Value, C.Value, D.Value, E.Value), A.Failure>
where B.Failure == A.Failure, C.Failure == A.Failure, D.Failure == A.Failure, E.Failure == A.Failure {
    combineLatest(combineLatest(a, b, c, d), e).map { ($0.0, $0.1, $0.2, $0.3, $1) }
}

@inlinable
public func combineLatest<A: Signal, B: Signal, C: Signal, D: Signal, E: Signal, F: Signal>(
    _ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F
) -> some Signal<(A.Value, B.Value, C.Value, D.Value, E.Value, F.Value), A.Failure>
where
    B.Failure == A.Failure, C.Failure == A.Failure, D.Failure == A.Failure, E.Failure == A.Failure,
    F.Failure == A.Failure
{
    combineLatest(combineLatest(a, b, c, d, e), f).map { ($0.0, $0.1, $0.2, $0.3, $0.4, $1) }
}

@frozen
@usableFromInline
struct CombineLatest<First: Signal, Second: Signal>: Signal where Second.Failure == First.Failure {
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
        let latest = LatestOfTwo<First.Value, Second.Value, O>(downstream: observer, scope: part)
        first.run(CombineFirst(latest: latest), in: part)
        if !part.isDisposed { second.run(CombineSecond(latest: latest), in: part) }
    }
}

@usableFromInline
final class LatestOfTwo<First, Second, Downstream: Observer> where Downstream.Value == (First, Second) {
    @usableFromInline let downstream: Downstream
    @usableFromInline let scope: Scope
    // Safe: no access to a field lasts while other code runs.
    @exclusivity(unchecked) @usableFromInline var latest = LatestPair<First, Second>.none
    @exclusivity(unchecked) @usableFromInline var hasOneCompleted = false

    @inlinable
    init(downstream: Downstream, scope: Scope) {
        self.downstream = downstream
        self.scope = scope
    }

    @inlinable
    func received(_ pair: LatestPair<First, Second>) {
        exchange(&latest, with: pair)
        // Releasing the replaced value may have disposed of the observation, or sent another one.
        if !scope.isDisposed, case .both(let first, let second) = latest { downstream.receive((first, second)) }
    }

    @inlinable
    func ended(_ completion: Completion<Downstream.Failure>) {
        if scope.isDisposed { return }
        if case .completed = completion, !hasOneCompleted {
            hasOneCompleted = true
            return
        }
        scope.dispose()
        downstream.receive(completion: completion)
    }
}

/// What two signals have sent last. An enumeration, so that one byte says which values there are.
@frozen
@usableFromInline
enum LatestPair<First, Second> {
    case none
    case first(First)
    case second(Second)
    case both(First, Second)

    @inlinable
    func with(first: First) -> Self {
        switch self {
        case .none, .first: .first(first)
        case .second(let second), .both(_, let second): .both(first, second)
        }
    }

    @inlinable
    func with(second: Second) -> Self {
        switch self {
        case .none, .second: .second(second)
        case .first(let first), .both(let first, _): .both(first, second)
        }
    }
}

@frozen
@usableFromInline
struct CombineFirst<First, Second, Downstream: Observer>: Observer where Downstream.Value == (First, Second) {
    @usableFromInline let latest: LatestOfTwo<First, Second, Downstream>
    @inlinable init(latest: LatestOfTwo<First, Second, Downstream>) { self.latest = latest }

    @inlinable func receive(_ value: First) { latest.received(latest.latest.with(first: value)) }

    @inlinable func receive(completion: Completion<Downstream.Failure>) { latest.ended(completion) }
}

@frozen
@usableFromInline
struct CombineSecond<First, Second, Downstream: Observer>: Observer where Downstream.Value == (First, Second) {
    @usableFromInline let latest: LatestOfTwo<First, Second, Downstream>
    @inlinable init(latest: LatestOfTwo<First, Second, Downstream>) { self.latest = latest }

    @inlinable func receive(_ value: Second) { latest.received(latest.latest.with(second: value)) }

    @inlinable func receive(completion: Completion<Downstream.Failure>) { latest.ended(completion) }
}
