/// A hot signal that is sent by hand and remembers: who observes it late gets the last values first.
///
///     send             --a--b--c--|
///     first observer   --a--b--c--|
///     second observer      ab--c--|    comes between a and b, `bufferSize` is 1
///
/// | event | result |
/// |---|---|
/// | observed | the remembered values, then the end if it has ended |
/// | `send(v)` | `v` to every observer, in the order in which they came; remembered |
/// | `complete()`, `fail(e)` | the end to every observer; later sends are ignored; what is remembered stays |
/// | freed | its observers get nothing more |
///
/// - Complexity: a send is O(observers); observing O(`bufferSize`). Holds its observers and `bufferSize` values.
/// - Isolation: send on the actor on which it was made; not `Sendable`.
/// - Also known as: `RACReplaySubject` in RAC 2, `ReplaySubject` in RxSwift and RxJS.
public final class ReplaySubject<Value, Failure: Error>: Signal {
    @usableFromInline let memory: ReplayMemory<Value, Failure>

    /// - Parameter bufferSize: how many values it remembers.
    public init(bufferSize: Int) { memory = ReplayMemory(bufferSize: bufferSize) }

    /// Sends a value to all observers.
    public func send(_ value: Value) {
        Delivery.afterCurrent { [memory] in Delivery.run { memory.deliver(value) } }
    }

    /// Ends the signal for all observers.
    public func complete() { finish(.completed) }

    /// Ends the signal with a failure.
    public func fail(_ failure: Failure) { finish(.failed(failure)) }

    private func finish(_ completion: Completion<Failure>) {
        Delivery.afterCurrent { [memory] in Delivery.run { memory.deliver(completion) } }
    }

    @inlinable
    public func run<O: Observer>(_ observer: O, in scope: Scope) where O.Value == Value, O.Failure == Failure {
        memory.add(observer, in: scope)
    }
}

extension ReplaySubject where Value == Void {
    /// Sends to all observers that it happened.
    public func send() { send(()) }
}

/// Observers, and the last values for those who come late.
@usableFromInline
package final class ReplayMemory<Value, Failure: Error> {
    @usableFromInline let observers = ObserverList<Value, Failure>()
    private let bufferSize: Int
    private var remembered = Queue<Value>()
    private var hasEnded = false
    /// Late observers to whom the remembered values are on their way.
    @usableFromInline var replays = 0

    package init(bufferSize: Int) { self.bufferSize = max(0, bufferSize) }

    /// Whether what comes now has to wait until the present event has reached everybody.
    package var isDelivering: Bool { observers.isDelivering || replays > 0 }

    @usableFromInline var values: [Value] { remembered.all }

    package func deliver(_ value: Value) {
        if hasEnded { return }
        var forgotten: Value?
        if bufferSize > 0 {
            remembered.append(value)
            if remembered.count > bufferSize { forgotten = remembered.popFirst() }
        }
        observers.deliver(value)
        // Released last: that may run code which comes back here.
        withExtendedLifetime(forgotten) {}
    }

    package func deliver(_ completion: Completion<Failure>) {
        if hasEnded { return }
        hasEnded = true
        observers.deliver(completion)
    }

    @inlinable
    package func add<O: Observer>(_ observer: O, in scope: Scope) where O.Value == Value, O.Failure == Failure {
        if scope.isDisposed { return }
        // As a delivery: what is sent meanwhile waits until the observer has caught up and stands in the list.
        Delivery.run {
            replays += 1
            for value in values {
                observer.receive(value)
                if scope.isDisposed { break }
            }
            replays -= 1
            if !scope.isDisposed { observers.add(observer, in: scope) }
        }
    }
}
