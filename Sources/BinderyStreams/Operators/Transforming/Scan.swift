extension Signal {
    /// Combines each value with the previous result and sends the new result.
    ///
    ///     source      --1--2--3--|
    ///     scan(0, +)  --1--3--6--|
    ///
    /// | event | result |
    /// |---|---|
    /// | value `v` | `next(r, v)`, where `r` is the previous result, at first `initial` |
    /// | failure, completion | passed on |
    ///
    /// - Note: `initial` itself is not sent. ``reduce(_:_:)`` sends only the last result.
    /// - Complexity: O(1) per value, plus `next`; holds one result, in one allocation per observation.
    /// - Also known as: `scanWithStart:reduce:` in RAC 2, `scan` in ReactiveSwift, RxSwift, Combine and RxJS.
    @inlinable
    public func scan<Output>(
        _ initial: Output, _ next: @escaping (Output, Value) -> Output
    ) -> some Signal<Output, Failure> {
        Scan(upstream: self, initial: initial, next: next)
    }
}

@frozen
@usableFromInline
struct Scan<Upstream: Signal, Output>: Signal {
    @usableFromInline typealias Value = Output
    @usableFromInline typealias Failure = Upstream.Failure
    @usableFromInline let upstream: Upstream
    @usableFromInline let initial: Output
    @usableFromInline let next: (Output, Upstream.Value) -> Output

    @inlinable
    init(upstream: Upstream, initial: Output, next: @escaping (Output, Upstream.Value) -> Output) {
        self.upstream = upstream
        self.initial = initial
        self.next = next
    }

    @inlinable
    func run<O: Observer>(_ observer: O, in scope: Scope) where O.Value == Value, O.Failure == Failure {
        upstream.run(
            ScanObserver<Upstream.Value, O>(downstream: observer, next: next, result: initial), in: scope)
    }
}

@usableFromInline
final class ScanObserver<Value, Downstream: Observer>: Observer {
    @usableFromInline typealias Failure = Downstream.Failure
    @usableFromInline let downstream: Downstream
    @usableFromInline let next: (Downstream.Value, Value) -> Downstream.Value
    @usableFromInline var result: Downstream.Value

    @inlinable
    init(
        downstream: Downstream, next: @escaping (Downstream.Value, Value) -> Downstream.Value, result: Downstream.Value
    ) {
        self.downstream = downstream
        self.next = next
        self.result = result
    }

    @inlinable
    func receive(_ value: Value) {
        let result = next(result, value)
        self.result = result
        downstream.receive(result)
    }

    @inlinable func receive(completion: Completion<Failure>) { downstream.receive(completion: completion) }
}
