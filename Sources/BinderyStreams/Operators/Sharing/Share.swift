extension Signal {
    /// One observation of this signal for all observers: it starts with the first and ends with the last.
    ///
    /// | event | result |
    /// |---|---|
    /// | first observer | upstream is observed |
    /// | value, failure, completion | to all observers |
    /// | last observer leaves | upstream is disposed of |
    /// | observer after the end, or after all had left | upstream is observed anew |
    @inlinable
    public func share() -> some Signal<Value, Failure> { Share(upstream: self) }
}

@usableFromInline
final class Share<Upstream: Signal>: Signal {
    @usableFromInline typealias Value = Upstream.Value
    @usableFromInline typealias Failure = Upstream.Failure
    private let upstream: Upstream
    private var running: (observers: ObserverList<Value, Failure>, scope: Scope)?

    @usableFromInline
    init(upstream: Upstream) { self.upstream = upstream }

    deinit { running?.scope.dispose() }

    @usableFromInline
    func run<O: Observer>(_ observer: O, in scope: Scope) where O.Value == Value, O.Failure == Failure {
        if let running {
            join(running.observers, observer, in: scope)
            return
        }
        let observers = ObserverList<Value, Failure>()
        let connection = Scope()
        running = (observers, connection)
        join(observers, observer, in: scope)
        upstream.run(ShareObserver(share: self, observers: observers, scope: connection), in: connection)
    }

    private func join<O: Observer>(_ observers: ObserverList<Value, Failure>, _ observer: O, in scope: Scope)
    where O.Value == Value, O.Failure == Failure {
        observers.add(observer, in: scope)
        scope.onDispose { [self] in leave(observers) }
    }

    private func leave(_ observers: ObserverList<Value, Failure>) {
        guard let running, running.observers === observers, observers.isEmpty else { return }
        self.running = nil
        running.scope.dispose()
    }

    func end(_ observers: ObserverList<Value, Failure>, _ completion: Completion<Failure>) {
        if let running, running.observers === observers {
            self.running = nil
            running.scope.dispose()
        }
        observers.deliver(completion)
    }
}

struct ShareObserver<Upstream: Signal>: Observer {
    // Unowned: the share keeps this, through the scope of its connection.
    unowned let share: Share<Upstream>
    let observers: ObserverList<Upstream.Value, Upstream.Failure>
    let scope: Scope

    func receive(_ value: Upstream.Value) {
        if scope.isDisposed { return }
        if observers.isDelivering { return Delivery.enqueue { receive(value) } }
        Delivery.run { observers.deliver(value) }
    }

    func receive(completion: Completion<Upstream.Failure>) {
        if scope.isDisposed { return }
        if observers.isDelivering { return Delivery.enqueue { receive(completion: completion) } }
        Delivery.run { share.end(observers, completion) }
    }
}
