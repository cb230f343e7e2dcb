extension Signal {
    /// One observation of this signal for all observers: it starts with the first and ends with the last.
    ///
    ///     source           --a--b--c--|
    ///     first observer   --a--b--c--|
    ///     second observer      ^b--c--|    comes at ^
    ///
    /// | event | result |
    /// |---|---|
    /// | first observer | upstream is observed |
    /// | value, failure, completion | to all observers |
    /// | last observer leaves | upstream is disposed of |
    /// | observer after the end, or after all had left | upstream is observed anew |
    ///
    /// - Complexity: O(observers) per value; holds the observers.
    /// - Also known as: `publish` and `autoconnect` in RAC 2, `share` in RxSwift, Combine and RxJS.
    @inlinable
    public func share() -> some Signal<Value, Failure> { Share(upstream: self) }
}

@usableFromInline
final class Share<Upstream: Signal>: Signal {
    @usableFromInline typealias Value = Upstream.Value
    @usableFromInline typealias Failure = Upstream.Failure
    private let upstream: Upstream
    private var running: Connection<Value, Failure>?

    @usableFromInline
    init(upstream: Upstream) { self.upstream = upstream }

    @usableFromInline
    func run<O: Observer>(_ observer: O, in scope: Scope) where O.Value == Value, O.Failure == Failure {
        if let running { return join(running, observer, in: scope) }
        let connection = Connection<Value, Failure>()
        running = connection
        join(connection, observer, in: scope)
        upstream.run(ShareObserver(share: self, connection: connection), in: connection.scope)
    }

    private func join<O: Observer>(_ connection: Connection<Value, Failure>, _ observer: O, in scope: Scope)
    where O.Value == Value, O.Failure == Failure {
        connection.count.joined()
        connection.observers.add(observer, in: scope)
        // Neither this nor the observers may be kept from here: the observers keep the scope.
        scope.onDispose { [weak self, connected = connection.scope, count = connection.count] in
            guard count.left() else { return }
            self?.forget(connected)
            connected.dispose()
        }
    }

    func forget(_ connected: Scope) {
        if running?.scope === connected { running = nil }
    }
}

/// One observation of upstream, and those who share it.
struct Connection<Value, Failure: Error> {
    let observers = ObserverList<Value, Failure>()
    let scope = Scope()
    let count = Count()

    final class Count {
        private var observers = 0

        func joined() { observers += 1 }

        /// Whether the last one has left.
        func left() -> Bool {
            observers -= 1
            return observers == 0
        }
    }
}

/// Kept by upstream. It must not keep the share, which keeps upstream.
struct ShareObserver<Upstream: Signal>: Observer {
    weak var share: Share<Upstream>?
    let connection: Connection<Upstream.Value, Upstream.Failure>

    func receive(_ value: Upstream.Value) {
        if connection.scope.isDisposed { return }
        let observers = connection.observers
        if observers.isDelivering { return Delivery.enqueue { receive(value) } }
        Delivery.run { observers.deliver(value) }
    }

    func receive(completion: Completion<Upstream.Failure>) {
        if connection.scope.isDisposed { return }
        let observers = connection.observers
        if observers.isDelivering { return Delivery.enqueue { receive(completion: completion) } }
        share?.forget(connection.scope)
        connection.scope.dispose()
        Delivery.run { observers.deliver(completion) }
    }
}
