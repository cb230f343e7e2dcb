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
/// - Complexity: a send is O(observers); observing and disposing are O(1). Holds its observers.
/// - Isolation: send on the actor on which it was made; not `Sendable`.
/// - Also known as: `RACSubject` in RAC 2, `Signal.pipe()` in ReactiveSwift, `PublishSubject` in RxSwift,
///   `PassthroughSubject` in Combine, `Subject` in RxJS.
public final class Subject<Value, Failure: Error>: ObserverList, Signal {
    @exclusivity(unchecked) @usableFromInline var waiting: UInt32 = 0
    @usableFromInline let origin: Delivery.Origin
    /// Sends the end to a later observer. A closure: to release a `Completion`, the deinit would look up its metadata.
    @exclusivity(unchecked) @usableFromInline var ending: ((ListedObserver.Receive) -> Void)?

    @inlinable
    public init(file: StaticString = #fileID, line: UInt = #line) { origin = Delivery.Origin(file: file, line: line) }

    /// Sends a value to every observer, in the order in which they were added. Ignored after the end. During the
    /// delivery of another event, the value waits until that event has reached every observer.
    @inlinable
    public func send(_ value: Value) {
        let ambient = ambient
        if ambient.pointee.delivering {
            Delivery.enqueue(from: origin) { [self] in deliverToAll(value) }
            return
        }
        ambient.pointee.delivering = true
        deliverToAll(value)
        Delivery.finish()
    }

    /// Completes the observations, also later ones. Waits like ``send(_:)``; ignored after the end.
    public func complete() { finish(.completed) }

    /// Fails the observations, also later ones. Waits like ``send(_:)``; ignored after the end.
    public func fail(_ failure: Failure) { finish(.failed(failure)) }

    private func finish(_ completion: Completion<Failure>) {
        let ambient = ambient
        if ambient.pointee.delivering {
            Delivery.enqueue(from: origin) { [self] in end(completion) }
            return
        }
        ambient.pointee.delivering = true
        end(completion)
        Delivery.finish()
    }

    @inlinable
    public func run<O: Observer>(_ observer: O, in scope: Scope) where O.Value == Value, O.Failure == Failure {
        if let ending { return ending(Self.receiver(for: observer)) }
        enlist(observer, in: scope)
    }

    @usableFromInline
    func end(_ completion: Completion<Failure>) {
        if ending != nil { return }
        ending = { receive in withUnsafePointer(to: completion) { _ = receive($0, true) } }
        endAll(completion)
    }
}

extension Subject where Value == Void {
    /// Sends an event without a value, like ``send(_:)``.
    @inlinable
    public func send() { send(()) }
}
