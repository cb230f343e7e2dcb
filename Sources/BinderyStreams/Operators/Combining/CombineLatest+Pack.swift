/// The latest values of any number of type-erased signals, at some cost per value; see ``combineLatest(_:_:)``.
public func combineLatest<each Value, Failure: Error>(
    _ signals: repeat AnySignal<each Value, Failure>
) -> some Signal<(repeat each Value), Failure> {
    AnySignal<(repeat each Value), Failure> { observer, scope in
        let state = CombineLatestState<Failure, repeat each Value>(downstream: observer, scope: scope.child())
        state.run(repeat each signals)
    }
}

final class Latest<Value> {
    var value: Value?
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

    private func ended(_ completion: Completion<Failure>) {
        if scope.isDisposed { return }
        if case .completed = completion {
            active -= 1
            if active > 0 { return }
        }
        scope.dispose()
        downstream.receive(completion: completion)
    }
}

struct CombineLatestObserver<Value, Failure: Error>: Observer {
    let latest: Latest<Value>
    let received: (_ isFirst: Bool) -> Void
    let ended: (Completion<Failure>) -> Void

    func receive(_ value: Value) {
        let isFirst = latest.value == nil
        latest.value = value
        received(isFirst)
    }

    func receive(completion: Completion<Failure>) { ended(completion) }
}
