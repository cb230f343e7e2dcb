/// A cold signal that runs a block at each observation; the block sends the events.
///
///     emitter   --a--b--|-c
///     Producer  --a--b--|
///
/// | event | result |
/// |---|---|
/// | observed | the block runs |
/// | `send(v)` | `v` |
/// | `complete()`, `fail(e)` | the end; the observation is disposed of |
/// | `send` after the end or after disposal | ignored |
/// | disposed of | what `onDispose` was given runs, before `dispose()` returns |
/// | the emitter is freed without an end: the block did not keep it | completion; stay open by ``Producer/never()`` |
///
/// ```swift
/// let clicks = Producer<Point, Never> { emitter in
///     let token = mouse.addHandler { emitter.send($0) }
///     emitter.onDispose { mouse.remove(token) }
/// }
/// ```
///
/// - Complexity: O(1) per value; a scope and an emitter per observation.
/// - Also known as: `createSignal:` in RAC 2, `SignalProducer` in ReactiveSwift, `create` in RxSwift, `new Observable`
///   in RxJS.
public struct Producer<Value, Failure: Error>: Signal {
    @usableFromInline let work: (Emitter<Value, Failure>) -> Void

    @inlinable
    public init(_ work: @escaping (Emitter<Value, Failure>) -> Void) { self.work = work }

    @inlinable
    public func run<O: Observer>(_ observer: O, in scope: Scope) where O.Value == Value, O.Failure == Failure {
        let part = scope.child()
        var emitter = Emitter(observer, part)
        // Not retained: the emitter keeps the observer, and the observer keeps the scope.
        part.add(emitter)
        work(emitter)
        // No other code can send, so completion belongs to the event that ran the block.
        if isKnownUniquelyReferenced(&emitter) { emitter.complete() }
        emitter.isStarting = false
    }
}

/// The object through which the block of a ``Producer`` sends. It may be kept and used later, on the same actor. The
/// signal completes when the last reference is released. Release it on that actor, too.
public final class Emitter<Value, Failure: Error>: ScopeMember {
    @usableFromInline var observer: AnyObserver<Value, Failure>?
    /// The scope of this producer alone: it ends with the producer, even if other signals of a `merge` continue.
    @usableFromInline let scope: Scope
    @usableFromInline var isSending = false
    /// Whether the block is running: its events belong to the event that ran it, as with `from`. Later ones are queued.
    @usableFromInline var isStarting = true
    @usableFromInline var waiting = 0

    @inlinable
    init<O: Observer>(_ observer: O, _ scope: Scope) where O.Value == Value, O.Failure == Failure {
        self.observer = AnyObserver(observer)
        self.scope = scope
    }

    override func end() { exchange(&observer, with: nil) }

    deinit {
        leave()
        guard !scope.isDisposed, let observer else { return }
        let (ended, scope) = (observer, scope)
        let complete = {
            if scope.isDisposed { return }
            ended.receive(completion: .completed)
            scope.dispose()
        }
        if Delivery.isUnderWay { Delivery.enqueue(complete) } else { Delivery.run(complete) }
    }

    /// Whether the observation has ended: a long loop should stop.
    @inlinable
    public var isDisposed: Bool { scope.isDisposed || observer == nil }

    /// Sends a value. After the block has returned, a value that is sent during the delivery of another event waits
    /// until that event has reached every observer.
    @inlinable
    public func send(_ value: Value) {
        if isDisposed { return }
        if mustWait {
            waiting += 1
            Delivery.enqueue { [self] in
                waiting -= 1
                deliver(value)
            }
        } else {
            Delivery.run { deliver(value) }
        }
    }

    /// Completes the observation and disposes of it. Waits like ``send(_:)``; ignored after the end or disposal.
    public func complete() { finish(.completed) }

    /// Fails the observation and disposes of it. Waits like ``send(_:)``; ignored after the end or disposal.
    public func fail(_ failure: Failure) { finish(.failed(failure)) }

    private func finish(_ completion: Completion<Failure>) {
        if isDisposed { return }
        if mustWait {
            waiting += 1
            Delivery.enqueue { [self] in
                waiting -= 1
                deliver(completion)
            }
        } else {
            Delivery.run { deliver(completion) }
        }
    }

    @inlinable var mustWait: Bool { Delivery.isUnderWay && (isSending || !isStarting || waiting > 0) }

    @inlinable
    func deliver(_ value: Value) {
        guard !scope.isDisposed, let observer else { return }
        isSending = true
        observer.receive(value)
        isSending = false
    }

    private func deliver(_ completion: Completion<Failure>) {
        guard !scope.isDisposed, let observer else { return }
        self.observer = nil
        observer.receive(completion: completion)
        scope.dispose()
    }

    /// Runs `cleanup` when the observation ends for any reason; immediately if it has ended.
    public func onDispose(_ cleanup: @escaping () -> Void) { scope.onDispose(cleanup) }
}

extension Emitter where Value == Void {
    /// Sends an event without a value, like ``send(_:)``.
    @inlinable
    public func send() { send(()) }
}

extension Emitter {
    /// Stops sending; not even completion is sent when the emitter is freed.
    func stopSending() { exchange(&observer, with: nil) }
}
