extension Producer where Value: Sendable {
    /// The values passed to a callback on any thread, delivered on the observer's actor.
    ///
    ///     calls         a....b..c
    ///     fromCallback  -a----b--c-
    ///
    /// ```swift
    /// Producer<Data, LoadFailure>.fromCallback(
    ///     { callback in loader.load(url) { callback.finish(with: $0) } },     // returns the request
    ///     cancel: { request in request.cancel() })
    ///
    /// Producer<Location, Never>.fromCallback(
    ///     { callback in gps.addHandler { callback.send($0) } },               // returns a token
    ///     cancel: { token in gps.removeHandler(token) })
    /// ```
    ///
    /// | event | result |
    /// |---|---|
    /// | observed | `register` runs, on the observer's actor |
    /// | `send(v)` | `v`, when the actor is free, in the order of the calls |
    /// | `complete()`, `fail(e)` | completion, or failure `e`; before it, `cancel` runs |
    /// | the callback is freed without an end | completion, since no event can follow |
    /// | disposed of | `cancel` runs on the observer's actor, before `dispose()` returns; later calls are ignored |
    ///
    /// - Note: for notifications, use `NotificationCenter.signal(for:)` of `BinderyFoundation`; for a callback that is
    ///   always called on the observer's actor, use a ``Producer``, whose ``Emitter`` delivers immediately.
    /// - Parameter register: passes the callback to its caller; its result is kept until the end.
    /// - Complexity: a task per observation; holds the values that wait for the actor.
    /// - Also known as: `fromEventPattern` and `bindCallback` in RxJS, `create` in RxSwift, `Future` in Combine,
    ///   `createSignal:` in RAC 2.
    public static func fromCallback<Registration>(
        file: StaticString = #fileID, line: UInt = #line,
        _ register: @escaping (Callback<Value, Failure>) -> Registration,
        cancel: @escaping (Registration) -> Void = { _ in }
    ) -> some Signal<Value, Failure> {
        using(
            {
                let (events, continuation) = AsyncStream.makeStream(of: Event<Value, Failure>.self)
                return (events: events, registration: register(Callback(continuation)))
            },
            release: { cancel($0.registration) },
            { Producer<Event<Value, Failure>, Never>.from(stream: $0.events, file: file, line: line).dematerialize() })
    }
}

/// Sends to the observer of a ``Producer/fromCallback(file:line:_:cancel:)`` from any thread.
public final class Callback<Value: Sendable, Failure: Error>: Sendable {
    private let continuation: AsyncStream<Event<Value, Failure>>.Continuation

    init(_ continuation: AsyncStream<Event<Value, Failure>>.Continuation) { self.continuation = continuation }

    deinit { continuation.finish() }

    /// Sends a value. Ignored after the end or after disposal.
    public func send(_ value: Value) { continuation.yield(.value(value)) }

    /// Completes the signal. Ignored after the end or after disposal.
    public func complete() { finish(.completed) }

    /// Fails the signal. Ignored after the end or after disposal.
    public func fail(_ failure: Failure) { finish(.failed(failure)) }

    /// Sends the value and completes, or fails: for a handler that is called once.
    public func finish(with result: Result<Value, Failure>) {
        switch result {
        case .success(let value):
            send(value)
            complete()
        case .failure(let failure): fail(failure)
        }
    }

    private func finish(_ end: Event<Value, Failure>) {
        continuation.yield(end)
        continuation.finish()
    }
}

extension Callback where Value == Void {
    /// Sends an event without a value, like ``send(_:)``.
    public func send() { send(()) }
}
