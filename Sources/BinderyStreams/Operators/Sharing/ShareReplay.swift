extension Signal {
    /// One observation of this signal for all observers; who comes late gets the last values first.
    ///
    ///     source           --a--b--c--|
    ///     first observer   --a--b--c--|
    ///     second observer      ab--c--|    comes between a and b
    ///
    /// | event | result |
    /// |---|---|
    /// | first observer | upstream is observed |
    /// | later observer | the last `count` values at once, then what comes |
    /// | value, failure, completion | to all observers |
    /// | last observer leaves before the end | upstream is disposed of, the values are forgotten |
    /// | observer after all had left, or after a failure | upstream is observed anew |
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
        // Of this observation alone. Before the replay, inside which the observer may leave. Neither this nor the
        // observers may be kept from here: the observers keep the scope.
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

/// One observation of upstream, those who share it, and what those who come late have missed.
struct ReplayConnection<Value, Failure: Error> {
    let memory: ReplayMemory<Value, Failure>
    let scope = Scope()
    let count = Count()

    init(bufferSize: Int) { memory = ReplayMemory(bufferSize: bufferSize, window: nil) }

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
struct ShareReplayObserver<Upstream: Signal>: Observer {
    weak var share: ShareReplay<Upstream>?
    let connection: ReplayConnection<Upstream.Value, Upstream.Failure>

    func receive(_ value: Upstream.Value) {
        if !connection.scope.isDisposed { connection.memory.receive(value) }
    }

    func receive(completion: Completion<Upstream.Failure>) {
        if connection.scope.isDisposed { return }
        connection.memory.inTurn {
            if connection.scope.isDisposed { return }
            // After completion the values stay for those who come late; after a failure the next one tries anew.
            if case .failed = completion { share?.forget(connection.scope) }
            connection.scope.dispose()
            connection.memory.deliver(completion)
        }
    }
}
