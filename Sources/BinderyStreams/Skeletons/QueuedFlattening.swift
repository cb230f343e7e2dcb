/// Where the values of the inner signals of a queued flattening operator go: downstream, or also back to `transform`.
@usableFromInline
protocol FlatteningRoute {
    associatedtype Value
    associatedtype Output

    /// What is sent when it is the turn of a value, before the value is transformed.
    static func announcement(of value: Value) -> Output?

    /// What is to be transformed because an inner signal has sent `output`, which is then not passed on itself.
    static func feedback(from output: Output) -> Value?
}

@frozen
@usableFromInline
enum FlattenForward<Value, Output>: FlatteningRoute {
    @inlinable static func announcement(of value: Value) -> Output? { nil }

    @inlinable static func feedback(from output: Output) -> Value? { nil }
}

@frozen
@usableFromInline
enum FlattenRecursively<Value>: FlatteningRoute {
    @inlinable static func announcement(of value: Value) -> Value? { .some(value) }

    @inlinable static func feedback(from output: Value) -> Value? { .some(output) }
}

/// The values of the signals that `transform` returns, at most `maxConcurrent` at a time; other values wait.
@frozen
@usableFromInline
struct FlattenQueued<Upstream: Signal, Inner: Signal, Route: FlatteningRoute>: Signal
where Inner.Failure == Upstream.Failure, Route.Value == Upstream.Value, Route.Output == Inner.Value {
    @usableFromInline typealias Value = Inner.Value
    @usableFromInline typealias Failure = Upstream.Failure
    @usableFromInline let upstream: Upstream
    @usableFromInline let maxConcurrent: Int
    @usableFromInline let transform: (Upstream.Value) -> Inner

    @inlinable
    init(
        upstream: Upstream, maxConcurrent: Int, _: Route.Type, transform: @escaping (Upstream.Value) -> Inner
    ) {
        self.upstream = upstream
        self.maxConcurrent = Swift.max(1, maxConcurrent)
        self.transform = transform
    }

    @inlinable
    func run<O: Observer>(_ observer: O, in scope: Scope) where O.Value == Value, O.Failure == Failure {
        let whole = scope.child()
        upstream.run(
            FlattenQueuedObserver<Inner, Route, O>(
                downstream: observer, scope: whole, maxConcurrent: maxConcurrent, transform: transform),
            in: whole)
    }
}

@usableFromInline
final class FlattenQueuedObserver<Inner: Signal, Route: FlatteningRoute, Downstream: Observer>: Observer,
    InnerReceiver
where Downstream.Value == Inner.Value, Downstream.Failure == Inner.Failure, Route.Output == Inner.Value {
    @usableFromInline typealias Value = Route.Value
    @usableFromInline typealias Failure = Downstream.Failure
    @usableFromInline let downstream: Downstream
    @usableFromInline let scope: Scope
    @usableFromInline let maxConcurrent: Int
    @usableFromInline let transform: (Value) -> Inner
    // Safe: no access to a field lasts while other code runs.
    @exclusivity(unchecked) @usableFromInline var waiting = Queue<Value>()
    @exclusivity(unchecked) @usableFromInline var running = 0
    @exclusivity(unchecked) @usableFromInline var isUpstreamCompleted = false
    @usableFromInline var trampoline = Trampoline()

    @inlinable
    init(downstream: Downstream, scope: Scope, maxConcurrent: Int, transform: @escaping (Value) -> Inner) {
        self.downstream = downstream
        self.scope = scope
        self.maxConcurrent = maxConcurrent
        self.transform = transform
    }

    @inlinable
    func receive(_ value: Value) {
        if scope.isDisposed { return }
        waiting.append(value)
        advance()
    }

    @inlinable
    func receive(completion: Completion<Failure>) {
        if scope.isDisposed { return }
        if case .failed = completion { return finish(completion) }
        isUpstreamCompleted = true
        advance()
    }

    @inlinable
    func innerSent(_ value: Inner.Value) {
        if let value = Route.feedback(from: value) { receive(value) } else { downstream.receive(value) }
    }

    @inlinable
    func innerCompleted() {
        running -= 1
        advance()
    }

    @inlinable
    func advance() {
        guard trampoline.enter() else { return }
        repeat { startWaiting() } while trampoline.again()
        if isUpstreamCompleted, running == 0, !scope.isDisposed { finish(.completed) }
    }

    @inlinable
    func startWaiting() {
        while running < maxConcurrent, !scope.isDisposed, let value = waiting.popFirst() {
            if let announcement = Route.announcement(of: value) { downstream.receive(announcement) }
            if scope.isDisposed { return }
            let signal = transform(value)
            if scope.isDisposed { return }
            running += 1
            let inner = scope.child()
            signal.run(InnerObserver(outer: self, scope: inner), in: inner)
        }
    }

    @inlinable
    func finish(_ completion: Completion<Failure>) {
        _ = waiting.takeAll()
        scope.dispose()
        downstream.receive(completion: completion)
    }
}
