extension ConnectableSignal {
    /// Connects when the first observer comes and disconnects when the last one leaves.
    ///
    ///     source       --a--b--c--d--
    ///     first        ^-a--b-!
    ///     second           ^b--c-!
    ///     upstream     ^---------!
    ///
    /// | event | result |
    /// |---|---|
    /// | first observer | the signal is connected, after it was observed |
    /// | value, failure, completion | to all observers |
    /// | last observer leaves | the connection is disposed of, also one that was made by `connect()` |
    /// | observer after that, or after the end | a new connection |
    ///
    /// `multicast { Subject() }.refCount()` is ``Signal/share()``.
    ///
    /// - Complexity: O(1) besides what the connectable signal needs; one allocation per observer.
    /// - Also known as: `refCount` in RxSwift and RxJS, `autoconnect` in RAC 2 and Combine.
    @inlinable
    public func refCount() -> some Signal<Value, Failure> { RefCount(source: self) }
}

@usableFromInline
final class RefCount<Source: ConnectableSignal>: Signal {
    @usableFromInline typealias Value = Source.Value
    @usableFromInline typealias Failure = Source.Failure
    @usableFromInline let source: Source
    @usableFromInline var connection: SharedScope?

    @inlinable init(source: Source) { self.source = source }

    @inlinable
    func run<O: Observer>(_ observer: O, in scope: Scope) where O.Value == Value, O.Failure == Failure {
        if scope.isDisposed { return }
        let connection = presentConnection()
        let part = scope.child()
        // The observer's scope keeps the connection, which outlives this if nobody else keeps it.
        connection.join(part)
        source.run(Gate(downstream: observer, scope: part), in: part)
        source.connect(in: connection.scope)
    }

    /// The one that goes on, or a new one: whoever shared one that has ended has no part in the next.
    @inlinable
    func presentConnection() -> SharedScope {
        if let connection, !connection.scope.isDisposed { return connection }
        let connection = SharedScope(source.connection ?? Scope())
        self.connection = connection
        return connection
    }
}
