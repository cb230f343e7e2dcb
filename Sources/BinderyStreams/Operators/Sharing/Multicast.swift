/// A signal that observes its upstream once, when told to, for all its observers.
///
/// | event | result |
/// |---|---|
/// | observed | nothing but what the subject has remembered |
/// | `connect()` | upstream is observed |
/// | `connect()` while connected | nothing: the connection there is |
/// | value, failure, completion of upstream | to all observers |
/// | the connection is disposed of | upstream is disposed of; the present observers get nothing more |
public protocol ConnectableSignal<Value, Failure>: Signal {
    /// The present connection, until it is disposed of or upstream ends.
    var connection: Scope? { get }

    /// Observes upstream until it ends or `scope` is disposed of; nothing if there is a connection. For those who write
    /// operators: a scope made beforehand stops an upstream that sends at once. The scope is that of the connection
    /// alone: it is disposed of when upstream ends. To connect for a part of a longer life, give a `child()` of its
    /// scope.
    func connect(in scope: Scope)
}

extension ConnectableSignal {
    /// Observes upstream, for all observers.
    ///
    /// - Returns: what ends the connection. Dropping it does not.
    @discardableResult
    @inlinable
    public func connect() -> any Disposable {
        if let connection { return connection }
        let scope = Scope()
        connect(in: scope)
        return scope
    }
}

extension Signal {
    /// One observation of this signal for all observers, begun by `connect()`: the events pass through `subject`.
    ///
    ///     source               --a--b--c--|
    ///     connect              -!
    ///     first observer       --a--b--c--|
    ///     second observer          ^b--c--|
    ///
    /// | event | result |
    /// |---|---|
    /// | observed | what `subject` sends to a new observer: what a ``ReplaySubject`` remembers, nothing from a ``Subject`` |
    /// | ``ConnectableSignal/connect()`` | this signal is observed |
    /// | value, failure, completion | to all observers of `subject` |
    /// | observer after the end | the end: a subject ends once and for all |
    ///
    /// - Complexity: O(observers) per event; holds what `subject` holds.
    /// - Also known as: `multicast:` in RAC 2, `multicast` in RxSwift, `multicast(subject:)` in Combine, `connectable` in RxJS.
    @inlinable
    public func multicast<Hub: Signal & Observer>(_ subject: Hub) -> some ConnectableSignal<Value, Failure>
    where Hub.Value == Value, Hub.Failure == Failure {
        Multicast(upstream: self) { subject }
    }

    /// One observation of this signal for all observers, begun by `connect()`, with a new subject for each connection.
    ///
    ///     source               --a--b--|        --a--b--|
    ///     connect              -!               -!
    ///     observer             --a--b--|
    ///     observer after it                  ^  --a--b--|
    ///
    /// | event | result |
    /// |---|---|
    /// | observed | what the present subject sends to a new observer |
    /// | ``ConnectableSignal/connect()`` | this signal is observed |
    /// | value, failure, completion | to all observers |
    /// | the end, or the connection is disposed of | a new subject is made, for those who observe from then on |
    ///
    /// - Complexity: O(observers) per event; holds what the subject holds.
    /// - Also known as: `multicast(makeSubject:)` in RxSwift, `multicast(_:)` in Combine, `connectable` in RxJS.
    @inlinable
    public func multicast<Hub: Signal & Observer>(
        _ makeSubject: @escaping () -> Hub
    ) -> some ConnectableSignal<Value, Failure> where Hub.Value == Value, Hub.Failure == Failure {
        Multicast(upstream: self, makeHub: makeSubject)
    }
}

@usableFromInline
final class Multicast<Upstream: Signal, Hub: Signal & Observer>: ConnectableSignal
where Hub.Value == Upstream.Value, Hub.Failure == Upstream.Failure {
    @usableFromInline typealias Value = Upstream.Value
    @usableFromInline typealias Failure = Upstream.Failure
    @usableFromInline let upstream: Upstream
    @usableFromInline let makeHub: () -> Hub
    @usableFromInline var hub: Hub
    @usableFromInline var connection: Scope?

    @inlinable
    init(upstream: Upstream, makeHub: @escaping () -> Hub) {
        self.upstream = upstream
        self.makeHub = makeHub
        hub = makeHub()
    }

    @inlinable
    func run<O: Observer>(_ observer: O, in scope: Scope) where O.Value == Value, O.Failure == Failure {
        if !scope.isDisposed { hub.run(observer, in: scope) }
    }

    @inlinable
    func connect(in scope: Scope) {
        if connection != nil || scope.isDisposed { return }
        connection = scope
        scope.onDispose { [weak self] in self?.disconnected() }
        // Upstream keeps the hub, not this, which keeps upstream.
        upstream.run(Gate(downstream: hub, scope: scope), in: scope)
    }

    @inlinable
    func disconnected() {
        connection = nil
        hub = makeHub()
    }
}
