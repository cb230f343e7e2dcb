/// A cold signal made by hand: its block runs at each observation and sends what it likes.
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
/// | the emitter is freed without an end | completion, since nothing can come any more |
///
/// So a block that keeps no reference to the emitter and forgets to complete completes when it returns. To stay open
/// without sending, use ``Producer/never()``.
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
        // Weak: the observer, which the emitter keeps, keeps the scope.
        part.onDispose { [weak emitter] in if let emitter { exchange(&emitter.observer, with: nil) } }
        work(emitter)
        // No one else can send, so completion belongs to the event that ran the block.
        if isKnownUniquelyReferenced(&emitter) { emitter.complete() }
        emitter.isStarting = false
    }
}

/// How the block of a ``Producer`` sends. It may be kept and used later, on the same actor. The signal completes when
/// the last reference is released. Release it on the actor, too.
public final class Emitter<Value, Failure: Error> {
    @usableFromInline var observer: AnyObserver<Value, Failure>?
    /// Of this producer alone: it ends with it, though others of a `merge` go on.
    @usableFromInline let scope: Scope
    @usableFromInline var isSending = false
    /// While the block runs, what it sends belongs to the event that made it run, as what `from` sends does; later it waits its turn.
    @usableFromInline var isStarting = true
    /// What has been sent and waits its turn.
    @usableFromInline var waiting = 0

    @inlinable
    init<O: Observer>(_ observer: O, _ scope: Scope) where O.Value == Value, O.Failure == Failure {
        self.observer = AnyObserver(observer)
        self.scope = scope
    }

    deinit {
        guard !scope.isDisposed, let observer else { return }
        let (ended, scope) = (observer, scope)
        let complete = {
            if scope.isDisposed { return }
            ended.receive(completion: .completed)
            scope.dispose()
        }
        if Delivery.isUnderWay { Delivery.enqueue(complete) } else { Delivery.run(complete) }
    }

    /// True when nobody listens any more: a long loop should stop.
    @inlinable
    public var isDisposed: Bool { scope.isDisposed || observer == nil }

    /// Sends a value; from inside the delivery of another event, after that.
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

    /// Ends the signal. Later sends are ignored.
    public func complete() { finish(.completed) }

    /// Ends the signal with a failure. Later sends are ignored.
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

    /// Runs `cleanup` when the observation ends, however it ends; at once if it has ended.
    public func onDispose(_ cleanup: @escaping () -> Void) { scope.onDispose(cleanup) }
}

extension Emitter where Value == Void {
    @inlinable
    public func send() { send(()) }
}

extension Emitter {
    /// Sends nothing from now on, not even completion when it is freed.
    func fallSilent() { exchange(&observer, with: nil) }
}
