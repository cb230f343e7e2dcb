/// The values of any number of type-erased signals, at some cost per value; see ``zip(_:_:)``.
public func zip<each Value, Failure: Error>(
    _ signals: repeat AnySignal<each Value, Failure>
) -> some Signal<(repeat each Value), Failure> {
    zipped(repeat each signals)
}

/// The values of three signals, in threes.
public func zip<A: Signal, B: Signal, C: Signal>(
    _ a: A, _ b: B, _ c: C
) -> some Signal<(A.Value, B.Value, C.Value), A.Failure> where B.Failure == A.Failure, C.Failure == A.Failure {
    zipped(AnySignal(a), AnySignal(b), AnySignal(c))
}

/// The values of four signals, in fours.
public func zip<A: Signal, B: Signal, C: Signal, D: Signal>(
    _ a: A, _ b: B, _ c: C, _ d: D
) -> some Signal<(A.Value, B.Value, C.Value, D.Value), A.Failure>
where B.Failure == A.Failure, C.Failure == A.Failure, D.Failure == A.Failure {
    zipped(AnySignal(a), AnySignal(b), AnySignal(c), AnySignal(d))
}

/// The values of five signals, in fives.
public func zip<A: Signal, B: Signal, C: Signal, D: Signal, E: Signal>(
    _ a: A, _ b: B, _ c: C, _ d: D, _ e: E
) -> some Signal<(A.Value, B.Value, C.Value, D.Value, E.Value), A.Failure>
where B.Failure == A.Failure, C.Failure == A.Failure, D.Failure == A.Failure, E.Failure == A.Failure {
    zipped(AnySignal(a), AnySignal(b), AnySignal(c), AnySignal(d), AnySignal(e))
}

/// The values of six signals, in sixes.
public func zip<A: Signal, B: Signal, C: Signal, D: Signal, E: Signal, F: Signal>(
    _ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F
) -> some Signal<(A.Value, B.Value, C.Value, D.Value, E.Value, F.Value), A.Failure>
where
    B.Failure == A.Failure, C.Failure == A.Failure, D.Failure == A.Failure, E.Failure == A.Failure,
    F.Failure == A.Failure
{
    zipped(AnySignal(a), AnySignal(b), AnySignal(c), AnySignal(d), AnySignal(e), AnySignal(f))
}

private func zipped<each Element, Failure: Error>(
    _ signals: repeat AnySignal<each Element, Failure>
) -> AnySignal<(repeat each Element), Failure> {
    AnySignal { observer, scope in
        let state = ZipState<Failure, repeat each Element>(downstream: observer, scope: scope.child())
        state.run(repeat each signals)
    }
}

final class ZipLane<Value> {
    private var waiting = Queue<Value>()
    private var isCompleted = false

    var isEmpty: Bool { waiting.isEmpty }
    var isExhausted: Bool { isCompleted && waiting.isEmpty }

    func received(_ value: Value) { waiting.append(value) }

    func completed() { isCompleted = true }

    func take() -> Value { waiting.popFirst()! }
}

final class ZipState<Failure: Error, each Element> {
    private let downstream: AnyObserver<(repeat each Element), Failure>
    private let scope: Scope
    private let lanes: (repeat ZipLane<each Element>)

    init(downstream: AnyObserver<(repeat each Element), Failure>, scope: Scope) {
        self.downstream = downstream
        self.scope = scope
        lanes = (repeat ZipLane<each Element>())
    }

    func run(_ signals: repeat AnySignal<each Element, Failure>) {
        for (signal, lane) in repeat (each signals, each lanes) {
            if scope.isDisposed { return }
            signal.run(ZipObserver(lane: lane, received: received, ended: ended), in: scope)
        }
    }

    private func received() {
        if scope.isDisposed { return }
        for lane in repeat each lanes {
            if lane.isEmpty { return }
        }
        let values = (repeat (each lanes).take())
        downstream.receive(values)
        if scope.isDisposed { return }
        for lane in repeat each lanes {
            if lane.isExhausted { return finish(.completed) }
        }
    }

    private func ended(_ completion: Completion<Failure>, isExhausted: Bool) {
        if scope.isDisposed { return }
        if case .completed = completion, !isExhausted { return }
        finish(completion)
    }

    private func finish(_ completion: Completion<Failure>) {
        scope.dispose()
        downstream.receive(completion: completion)
    }
}

struct ZipObserver<Value, Failure: Error>: Observer {
    let lane: ZipLane<Value>
    let received: () -> Void
    let ended: (Completion<Failure>, _ isExhausted: Bool) -> Void

    func receive(_ value: Value) {
        lane.received(value)
        received()
    }

    func receive(completion: Completion<Failure>) {
        lane.completed()
        ended(completion, lane.isExhausted)
    }
}
