extension ConnectableSignal {
    /// Connects for the first observer and disconnects after the last one.
    ///
    ///     source       --a--b--c--d--
    ///     first        ^-a--b-!
    ///     second           ^b--c-!
    ///     upstream     ^---------!
    ///
    /// | event | result |
    /// |---|---|
    /// | first observer | the signal is observed, then connected |
    /// | value, failure, completion | to all observers |
    /// | last observer leaves | the connection is disposed of, even if `connect()` made it |
    /// | observer after that, or after the end | a new connection |
    ///
    /// - Note: `multicast { Subject() }.refCount()` is ``Signal/share()``.
    /// - Complexity: O(1), plus the cost of the connectable signal; one allocation per observer.
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
        // The observer's scope holds the connection, which may outlive `self`.
        connection.join(part)
        source.run(Gate(downstream: observer, scope: part), in: part)
        source.connect(in: connection.scope)
    }

    /// Returns the running connection, or a new one: observers of an ended connection do not count for the next one.
    @inlinable
    func presentConnection() -> SharedScope {
        if let connection, !connection.scope.isDisposed { return connection }
        let connection = SharedScope(source.connection ?? Scope())
        self.connection = connection
        return connection
    }
}
