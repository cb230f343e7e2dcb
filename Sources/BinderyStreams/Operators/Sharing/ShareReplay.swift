extension Signal {
    /// Observes this signal once for all observers; a late observer receives the last values first.
    ///
    ///     source           --a--b--c--|
    ///     first observer   --a--b--c--|
    ///     second observer      ab--c--|    comes between a and b
    ///
    /// | event | result |
    /// |---|---|
    /// | first observer | upstream is observed |
    /// | later observer | the last `count` values immediately, then new events |
    /// | value, failure, completion | to all observers |
    /// | last observer leaves before the end | upstream is disposed of, the values are dropped |
    /// | observer after all have left, or after a failure | upstream is observed again |
    /// | observer after completion | the last `count` values, then completion; upstream is not observed |
    ///
    /// - Complexity: O(observers) per value; holds the observers and `count` values.
    /// - Also known as: `replayLazily` in RAC 2, `replayLazily(upTo:)` in ReactiveSwift, `share(replay:)` in RxSwift,
    ///   `shareReplay` in RxJS.
    @inlinable
    public func share(replay count: Int) -> some Signal<Value, Failure> { ShareReplay(upstream: self, count: count) }
}

@usableFromInline
final class ShareReplay<Upstream: Signal>: Signal {
    @usableFromInline typealias Value = Upstream.Value
    @usableFromInline typealias Failure = Upstream.Failure
    private let upstream: Upstream
    private let count: Int
    private var running: ReplayConnection<Value, Failure>?

    @usableFromInline
    init(upstream: Upstream, count: Int) {
        self.upstream = upstream
        self.count = count
    }

    @usableFromInline
    func run<O: Observer>(_ observer: O, in scope: Scope) where O.Value == Value, O.Failure == Failure {
        if scope.isDisposed { return }
        if let running { return join(running, observer, in: scope) }
        let connection = ReplayConnection<Value, Failure>(bufferSize: count)
        running = connection
        join(connection, observer, in: scope)
        upstream.run(ShareReplayObserver(share: self, connection: connection), in: connection.scope)
    }

    private func join<O: Observer>(_ connection: ReplayConnection<Value, Failure>, _ observer: O, in scope: Scope)
    where O.Value == Value, O.Failure == Failure {
        connection.count.joined()
        // For this observation only. Registered before the replay, during which the observer may leave. Holds neither
        // `self` nor the observers strongly, since the observers hold the scope.
        scope.onDispose { [weak self, connected = connection.scope, count = connection.count] in
            guard count.left(), !connected.isDisposed else { return }
            self?.forget(connected)
            connected.dispose()
        }
        connection.memory.add(observer, in: scope)
    }

    func forget(_ connected: Scope) {
        if running?.scope === connected { running = nil }
    }
}

struct ReplayConnection<Value, Failure: Error> {
    let memory: ReplayMemory<Value, Failure>
    let scope = Scope()
    let count = Count()

    init(bufferSize: Int) { memory = ReplayMemory(bufferSize: bufferSize, window: nil) }

    final class Count {
        private var observers = 0

        func joined() { observers += 1 }

        func left() -> Bool {
            observers -= 1
            return observers == 0
        }
    }
}

/// The observer that upstream holds. Refers to the share weakly, since the share holds upstream.
struct ShareReplayObserver<Upstream: Signal>: Observer {
    weak var share: ShareReplay<Upstream>?
    let connection: ReplayConnection<Upstream.Value, Upstream.Failure>

    func receive(_ value: Upstream.Value) {
        if !connection.scope.isDisposed { connection.memory.receive(value) }
    }

    func receive(completion: Completion<Upstream.Failure>) {
        if connection.scope.isDisposed { return }
        connection.memory.deliverInOrder {
            if connection.scope.isDisposed { return }
            // Completion keeps the values for late observers; after a failure, the next observer starts upstream again.
            if case .failed = completion { share?.forget(connection.scope) }
            connection.scope.dispose()
            connection.memory.deliver(completion)
        }
    }
}
