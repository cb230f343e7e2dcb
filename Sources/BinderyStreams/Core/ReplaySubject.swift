/// A hot signal that is sent by hand and replays its last values to new observers.
///
///     send             --a--b--c--|
///     first observer   --a--b--c--|
///     second observer      ab--c--|    added between a and b, `bufferSize` is 1
///
/// | event | result |
/// |---|---|
/// | observed | the remembered values, then the end if it has ended |
/// | `send(v)` | `v` to every observer, in the order in which they were added; remembered |
/// | `complete()`, `fail(e)` | the end to every observer; later sends are ignored; what is remembered stays |
/// | freed | its observers get nothing more |
///
/// - Complexity: a send is O(observers); observing O(`bufferSize`). Holds its observers and `bufferSize` values.
/// - Isolation: send on the actor on which it was made; not `Sendable`.
/// - Also known as: `RACReplaySubject` in RAC 2, `ReplaySubject` in RxSwift and RxJS.
public final class ReplaySubject<Value, Failure: Error>: Signal {
    @usableFromInline let memory: ReplayMemory<Value, Failure>

    /// - Parameter bufferSize: the number of remembered values.
    public init(bufferSize: Int) { memory = ReplayMemory(bufferSize: bufferSize, window: nil) }

    /// Creates a subject whose values expire. An expired value is not replayed; the next send or observation frees it.
    ///
    /// - Parameters:
    ///   - bufferSize: the maximum number of remembered values.
    ///   - window: the time for which a value is remembered, in the scheduler's time.
    ///   - scheduler: that of ``ExecutionContext/current`` if `nil`. Without one, a diagnosis; values never expire.
    public init(
        bufferSize: Int = .max, window: Duration, on scheduler: (any Scheduler)? = nil, file: StaticString = #fileID,
        line: UInt = #line
    ) {
        let time = TimeSource(
            "ReplaySubject", without: "keeps values forever", given: scheduler, file: file, line: line)
        memory = ReplayMemory(
            bufferSize: bufferSize, window: time.scheduler().map { ReplayWindow(length: window, scheduler: $0) })
    }

    /// Sends a value to every observer, and remembers it for later ones. Ignored after the end. During the delivery of
    /// another event, the value waits until that event has reached every observer.
    public func send(_ value: Value) {
        Delivery.afterCurrent { [memory] in Delivery.run { memory.deliver(value) } }
    }

    /// Completes the observations. Later observers get the remembered values, then completion. Waits like
    /// ``send(_:)``; ignored after the end.
    public func complete() { finish(.completed) }

    /// Fails the observations. Later observers get the remembered values, then the failure. Waits like ``send(_:)``;
    /// ignored after the end.
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
    /// Sends an event without a value, like ``send(_:)``.
    public func send() { send(()) }
}

struct ReplayWindow {
    let length: Duration
    let scheduler: any Scheduler
}

@usableFromInline
package final class ReplayMemory<Value, Failure: Error>: ObserverList {
    private let bufferSize: Int
    private let window: ReplayWindow?
    private var remembered = Queue<Value>()
    private var instants = Queue<Duration>()
    /// As that of a ``Subject``.
    @usableFromInline var ending: ((ListedObserver.Receive) -> Void)?
    @usableFromInline var replays = 0
    private var waiting = 0

    init(bufferSize: Int, window: ReplayWindow?) {
        self.bufferSize = max(0, bufferSize)
        self.window = window
    }

    /// Whether a new event has to wait until the current one has reached every observer.
    package var isBusy: Bool { isDelivering || replays > 0 }

    /// The values for a late observer. Expired values are released last: a deinit may re-enter.
    @usableFromInline
    func replayed() -> [Value] {
        let old = removeExpired()
        return withExtendedLifetime(old) { remembered.all }
    }

    package func deliver(_ value: Value) {
        if ending != nil { return }
        var forgotten: Value?
        if bufferSize > 0 {
            remembered.append(value)
            if let window { instants.append(window.scheduler.now) }
            if remembered.count > bufferSize {
                forgotten = remembered.popFirst()
                _ = instants.popFirst()
            }
        }
        let old = removeExpired()
        deliverToAll(value)
        withExtendedLifetime((forgotten, old)) {}
    }

    private func removeExpired() -> [Value] {
        guard let window else { return [] }
        let newestOld = window.scheduler.now - window.length
        var old: [Value] = []
        while let instant = instants.first, instant <= newestOld, let value = remembered.popFirst() {
            _ = instants.popFirst()
            old.append(value)
        }
        return old
    }

    package func deliver(_ completion: Completion<Failure>) {
        if ending != nil { return }
        ending = { receive in withUnsafePointer(to: completion) { _ = receive($0, true) } }
        endAll(completion)
    }

    func receive(_ value: Value) { deliverInOrder { [self] in deliver(value) } }

    func receive(completion: Completion<Failure>) { deliverInOrder { [self] in deliver(completion) } }

    /// Runs `event` as part of the delivery under way, after the events that wait.
    func deliverInOrder(_ event: @escaping () -> Void) {
        guard isBusy || waiting > 0 else { return Delivery.run(event) }
        waiting += 1
        Delivery.enqueue { [self] in
            waiting -= 1
            event()
        }
    }

    @inlinable
    package func add<O: Observer>(_ observer: O, in scope: Scope) where O.Value == Value, O.Failure == Failure {
        if scope.isDisposed { return }
        // A delivery: events that are sent meanwhile wait until the observer has caught up and is in the list.
        Delivery.run {
            replays += 1
            for value in replayed() {
                observer.receive(value)
                if scope.isDisposed { break }
            }
            replays -= 1
            if scope.isDisposed { return }
            if let ending { ending(Self.receiver(for: observer)) } else { enlist(observer, in: scope) }
        }
    }
}
