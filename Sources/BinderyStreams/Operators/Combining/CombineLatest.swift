/// The latest value of each signal, together, whenever one of them sends; first when each has sent.
///
///     a              --1-----2----|
///     b              ----x-----y-----|
///     combineLatest  ----p---q-r-----|    p = (1, x), q = (2, x), r = (2, y)
///
/// | event | result |
/// |---|---|
/// | value of one, each has sent | the latest of all |
/// | failure of one | passed on; the others are disposed of |
/// | completion of one that has sent nothing | completion |
/// | completion of the last | completion |
///
/// - Note: two signals derived from one event send twice. What must stay consistent is a `Property`.
/// - Complexity: O(number of signals) per value; holds the latest value of each.
/// - Also known as: `combineLatest:` in RAC 2, `combineLatest` in ReactiveSwift, RxSwift, Combine and RxJS.
public func combineLatest<each Value, Failure: Error>(
    _ signals: repeat AnySignal<each Value, Failure>
) -> some Signal<(repeat each Value), Failure> {
    combinedLatest(repeat each signals)
}

/// The latest values of two signals, together.
public func combineLatest<A: Signal, B: Signal>(_ a: A, _ b: B) -> some Signal<(A.Value, B.Value), A.Failure>
where B.Failure == A.Failure {
    combinedLatest(AnySignal(a), AnySignal(b))
}

/// The latest values of three signals, together.
public func combineLatest<A: Signal, B: Signal, C: Signal>(
    _ a: A, _ b: B, _ c: C
) -> some Signal<(A.Value, B.Value, C.Value), A.Failure> where B.Failure == A.Failure, C.Failure == A.Failure {
    combinedLatest(AnySignal(a), AnySignal(b), AnySignal(c))
}

/// The latest values of four signals, together.
public func combineLatest<A: Signal, B: Signal, C: Signal, D: Signal>(
    _ a: A, _ b: B, _ c: C, _ d: D
) -> some Signal<(A.Value, B.Value, C.Value, D.Value), A.Failure>
where B.Failure == A.Failure, C.Failure == A.Failure, D.Failure == A.Failure {
    combinedLatest(AnySignal(a), AnySignal(b), AnySignal(c), AnySignal(d))
}

/// The latest values of five signals, together.
public func combineLatest<A: Signal, B: Signal, C: Signal, D: Signal, E: Signal>(
    _ a: A, _ b: B, _ c: C, _ d: D, _ e: E
) -> some Signal<(A.Value, B.Value, C.Value, D.Value, E.Value), A.Failure>
where B.Failure == A.Failure, C.Failure == A.Failure, D.Failure == A.Failure, E.Failure == A.Failure {
    combinedLatest(AnySignal(a), AnySignal(b), AnySignal(c), AnySignal(d), AnySignal(e))
}

/// The latest values of six signals, together.
public func combineLatest<A: Signal, B: Signal, C: Signal, D: Signal, E: Signal, F: Signal>(
    _ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F
) -> some Signal<(A.Value, B.Value, C.Value, D.Value, E.Value, F.Value), A.Failure>
where
    B.Failure == A.Failure, C.Failure == A.Failure, D.Failure == A.Failure, E.Failure == A.Failure,
    F.Failure == A.Failure
{
    combinedLatest(AnySignal(a), AnySignal(b), AnySignal(c), AnySignal(d), AnySignal(e), AnySignal(f))
}

private func combinedLatest<each Element, Failure: Error>(
    _ signals: repeat AnySignal<each Element, Failure>
) -> AnySignal<(repeat each Element), Failure> {
    AnySignal { observer, scope in
        let state = CombineLatestState<Failure, repeat each Element>(downstream: observer, scope: scope.child())
        state.run(repeat each signals)
    }
}

/// The latest value of one signal.
final class Latest<Value> {
    var value: Value?
    /// The value, once there is one.
    var known: Value { value! }
}

final class CombineLatestState<Failure: Error, each Element> {
    private let downstream: AnyObserver<(repeat each Element), Failure>
    private let scope: Scope
    private let latest: (repeat Latest<each Element>)
    private var missing = 0
    private var active = 0

    init(downstream: AnyObserver<(repeat each Element), Failure>, scope: Scope) {
        self.downstream = downstream
        self.scope = scope
        latest = (repeat Latest<each Element>())
    }

    func run(_ signals: repeat AnySignal<each Element, Failure>) {
        for _ in repeat each latest { missing += 1 }
        active = missing
        for (signal, latest) in repeat (each signals, each latest) {
            if scope.isDisposed { return }
            signal.run(CombineLatestObserver(latest: latest, received: received, ended: ended), in: scope)
        }
    }

    private func received(isFirst: Bool) {
        if isFirst { missing -= 1 }
        if missing > 0 || scope.isDisposed { return }
        let values = (repeat (each latest).known)
        downstream.receive(values)
    }

    private func ended(_ completion: Completion<Failure>, hasSent: Bool) {
        if scope.isDisposed { return }
        if case .completed = completion {
            active -= 1
            if active > 0, hasSent { return }
        }
        scope.dispose()
        downstream.receive(completion: completion)
    }
}

struct CombineLatestObserver<Value, Failure: Error>: Observer {
    let latest: Latest<Value>
    let received: (_ isFirst: Bool) -> Void
    let ended: (Completion<Failure>, _ hasSent: Bool) -> Void

    func receive(_ value: Value) {
        let isFirst = latest.value == nil
        latest.value = value
        received(isFirst)
    }

    func receive(completion: Completion<Failure>) { ended(completion, latest.value != nil) }
}
