@_exported public import BinderyGraph

/// Events over time: `value* (failure | completion)?`.
///
/// A signal is a description; nothing happens before it is observed (``observe(onValue:onFailure:onCompletion:onDispose:)``).
/// *Cold* signals (``Producer``, factories such as ``Producer/range(_:)``) begin their work for each observer anew. *Hot* ones (``Subject``,
/// `property.changes`, what ``share()`` returns) go on by themselves and send the same events to whoever observes.
///
/// Operators are small generic structs whose observers wrap the observer downstream statically, so a chain compiles to one
/// function. Take and return `some Signal<Value, Failure>`; store an ``AnySignal``.
///
/// - Isolation: a signal delivers on the actor on which it was observed; not `Sendable`.
public protocol Signal<Value, Failure> {
    associatedtype Value
    /// The failure that may end the signal; `Never` if none can.
    associatedtype Failure: Error

    /// Starts delivering to `observer` until a terminal event, or until `scope` is disposed of.
    ///
    /// For those who write operators: `scope` is made downstream and handed up, so that a source that sends
    /// synchronously can be stopped. A source checks `scope.isDisposed` between values and registers with it what must be
    /// released.
    func run<O: Observer>(_ observer: O, in scope: Scope) where O.Value == Value, O.Failure == Failure
}

/// What receives the events of a signal. For those who write operators; others use closures.
///
/// After `receive(completion:)` nothing may be received.
public protocol Observer<Value, Failure> {
    associatedtype Value
    associatedtype Failure: Error

    func receive(_ value: Value)
    func receive(completion: Completion<Failure>)
}

/// How a signal ended.
@frozen
public enum Completion<Failure: Error> {
    case completed
    case failed(Failure)
}

extension Completion: Equatable where Failure: Equatable {}
extension Completion: Sendable {}

/// One event of a signal, as a value.
@frozen
public enum Event<Value, Failure: Error> {
    case value(Value)
    case failed(Failure)
    case completed
}

extension Event: Equatable where Value: Equatable, Failure: Equatable {}
extension Event: Sendable where Value: Sendable {}
