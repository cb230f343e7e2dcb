@_exported public import BinderyGraph

/// Events over time: `value* (failure | completion)?`.
///
/// A signal is a description; nothing happens until it is observed
/// (``observe(onValue:onFailure:onCompletion:onDispose:)``). *Cold* signals (``Producer`` and factories such as
/// ``Producer/range(_:)``) start their work for each observer. *Hot* signals (``Subject``, `property.changes`, the
/// result of ``share()``) run by themselves and send the same events to all observers.
///
/// Operators are small generic structs whose observers wrap the downstream observer statically, so a chain compiles to
/// one function. Take and return `some Signal<Value, Failure>`; store an ``AnySignal``.
///
/// - Isolation: a signal delivers on the actor on which it was observed; not `Sendable`.
public protocol Signal<Value, Failure> {
    associatedtype Value
    /// The failure that may end the signal; `Never` if none can.
    associatedtype Failure: Error

    /// Delivers to `observer` until a terminal event, or until `scope` is disposed of.
    /// For authors of operators. `scope` is created downstream, so that a source that sends synchronously can be
    /// stopped. A source checks `scope.isDisposed` between values and registers with it what must be released.
    func run<O: Observer>(_ observer: O, in scope: Scope) where O.Value == Value, O.Failure == Failure
}

/// A receiver of a signal's events, for authors of operators. Receives nothing after `receive(completion:)`.
public protocol Observer<Value, Failure> {
    associatedtype Value
    associatedtype Failure: Error

    func receive(_ value: Value)
    func receive(completion: Completion<Failure>)
}

/// The end of a signal.
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
