public import CBinderyShims

/// A hot signal that is sent by hand.
///
///     send             --a--b--c--|
///     first observer   --a--b--c--|
///     second observer      ^b--c--|    added at ^
///
/// | event | result |
/// |---|---|
/// | observed | nothing; from then on what is sent |
/// | `send(v)` | `v` to every observer, in the order in which they were added |
/// | `complete()`, `fail(e)` | the end to every observer, also to later ones; later sends are ignored |
/// | freed | its observers get nothing more |
///
/// - Order: a value sent during the delivery of another event, such as from inside an observer, waits until that event
///   has reached every observer: all observers of all subjects see one order.
/// - Complexity: a send is O(observers); observing O(1) amortised; disposing O(log observers). Holds its observers.
/// - Isolation: send on the actor on which it was made; not `Sendable`.
/// - Also known as: `RACSubject` in RAC 2, `Signal.pipe()` in ReactiveSwift, `PublishSubject` in RxSwift,
///   `PassthroughSubject` in Combine, `Subject` in RxJS.
public final class Subject<Value, Failure: Error>: Signal {
    @usableFromInline let observers = ObserverList<Value, Failure>()

    @usableFromInline let origin: Delivery.Origin
    @usableFromInline var waiting = 0

    @inlinable
    public init(file: StaticString = #fileID, line: UInt = #line) { origin = Delivery.Origin(file: file, line: line) }

    @inlinable
    public func send(_ value: Value) {
        let ambient = ambient
        if ambient.pointee.delivering {
            Delivery.enqueue(from: origin) { [observers] in observers.deliver(value) }
            return
        }
        ambient.pointee.delivering = true
        observers.deliver(value)
        Delivery.finish()
    }

    public func complete() { finish(.completed) }

    public func fail(_ failure: Failure) { finish(.failed(failure)) }

    private func finish(_ completion: Completion<Failure>) {
        let ambient = ambient
        if ambient.pointee.delivering {
            Delivery.enqueue(from: origin) { [observers] in observers.deliver(completion) }
            return
        }
        ambient.pointee.delivering = true
        observers.deliver(completion)
        Delivery.finish()
    }

    @inlinable
    public func run<O: Observer>(_ observer: O, in scope: Scope) where O.Value == Value, O.Failure == Failure {
        observers.add(observer, in: scope)
    }
}

extension Subject where Value == Void {
    @inlinable
    public func send() { send(()) }
}
