/// A signal that observes its upstream once for all its observers, on `connect()`.
///
/// | event | result |
/// |---|---|
/// | observed | only the values that the subject remembers |
/// | `connect()` | upstream is observed |
/// | `connect()` while connected | nothing; the existing connection is returned |
/// | value, failure, completion of upstream | to all observers |
/// | the connection is disposed of | upstream is disposed of; the current observers receive nothing more |
public protocol ConnectableSignal<Value, Failure>: Signal {
    /// The current connection, until it is disposed of or upstream ends.
    var connection: Scope? { get }

    /// Observes upstream until it ends or `scope` is disposed of; does nothing while connected. For operator authors: a
    /// scope made beforehand can stop an upstream that sends synchronously. The end of upstream disposes of `scope`; to
    /// connect within a longer-lived scope, pass a `child()` of it.
    func connect(in scope: Scope)
}

extension ConnectableSignal {
    /// Observes upstream for all observers. Disposing of the result ends the connection; releasing it does not.
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
    /// Observes this signal once for all observers, on `connect()`, and sends its events through `subject`.
    ///
    ///     source               --a--b--c--|
    ///     connect              -!
    ///     first observer       --a--b--c--|
    ///     second observer          ^b--c--|
    ///
    /// | event | result |
    /// |---|---|
    /// | observed | what `subject` sends to a new observer: a ``ReplaySubject`` its values, a ``Subject`` nothing |
    /// | ``ConnectableSignal/connect()`` | this signal is observed |
    /// | value, failure, completion | to all observers of `subject` |
    /// | observer after the end | the end: a subject ends only once |
    ///
    /// - Complexity: O(observers) per event; holds what `subject` holds.
    /// - Also known as: `multicast:` in RAC 2, `multicast` in RxSwift, `multicast(subject:)` in Combine, `connectable`
    ///   in RxJS.
    @inlinable
    public func multicast<Hub: Signal & Observer>(_ subject: Hub) -> some ConnectableSignal<Value, Failure>
    where Hub.Value == Value, Hub.Failure == Failure {
        Multicast(upstream: self) { subject }
    }

    /// Observes this signal once for all observers, on `connect()`, with a new subject for each connection.
    ///
    ///     source               --a--b--|        --a--b--|
    ///     connect              -!               -!
    ///     observer             --a--b--|
    ///     observer after it                  ^  --a--b--|
    ///
    /// | event | result |
    /// |---|---|
    /// | observed | what the current subject sends to a new observer |
    /// | ``ConnectableSignal/connect()`` | this signal is observed |
    /// | value, failure, completion | to all observers |
    /// | the end, or the connection is disposed of | a new subject is made for later observers |
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
        // Upstream holds the hub and not `self`, which holds upstream.
        upstream.run(Gate(downstream: hub, scope: scope), in: scope)
    }

    @inlinable
    func disconnected() {
        connection = nil
        hub = makeHub()
    }
}
