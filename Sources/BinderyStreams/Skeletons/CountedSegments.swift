/// Segments of `count` values, one of which begins every `skip` values: overlapping or with gaps.
@frozen
@usableFromInline
struct CountedSegments<Upstream: Signal, Part: Segment>: Signal
where Part.Element == Upstream.Value, Part.Failure == Upstream.Failure {
    @usableFromInline typealias Value = Part.Output
    @usableFromInline typealias Failure = Upstream.Failure
    @usableFromInline let upstream: Upstream
    @usableFromInline let count: Int
    @usableFromInline let skip: Int

    @inlinable
    init(upstream: Upstream, count: Int, skip: Int, as: Part.Type) {
        self.upstream = upstream
        self.count = Swift.max(1, count)
        self.skip = Swift.max(1, skip)
    }

    @inlinable
    func run<O: Observer>(_ observer: O, in scope: Scope) where O.Value == Value, O.Failure == Failure {
        if scope.isDisposed { return }
        let counted = CountedSegmentsObserver<Part, O>(downstream: observer, scope: scope, count: count, skip: skip)
        Delivery.run { counted.begin() }
        if !scope.isDisposed { upstream.run(counted, in: scope) }
    }
}

@usableFromInline
final class CountedSegmentsObserver<Part: Segment, Downstream: Observer>: Observer
where Downstream.Value == Part.Output, Downstream.Failure == Part.Failure {
    @usableFromInline typealias Value = Part.Element
    @usableFromInline typealias Failure = Part.Failure
    @usableFromInline let downstream: Downstream
    @usableFromInline let scope: Scope
    @usableFromInline let count: Int
    @usableFromInline let skip: Int
    @usableFromInline var open: [Part] = []
    /// The number of values received before the oldest open segment began.
    @usableFromInline var start = 0
    @usableFromInline var received = 0

    @inlinable
    init(downstream: Downstream, scope: Scope, count: Int, skip: Int) {
        self.downstream = downstream
        self.scope = scope
        self.count = count
        self.skip = skip
    }

    @inlinable
    func begin() {
        let first = Part()
        open.append(first)
        send(first.opening)
    }

    @inlinable
    func receive(_ value: Value) {
        if scope.isDisposed { return }
        for part in open {
            part.add(value)
            if scope.isDisposed { return }
        }
        received += 1
        // Updated before anything is sent, since sending may cause the next value.
        var closed: Part?
        if received == start + count {
            closed = open.removeFirst()
            start += skip
        }
        let opened = received % skip == 0 ? Part() : nil
        if let opened { open.append(opened) }
        send(closed?.close(.completed))
        send(opened?.opening)
    }

    @inlinable
    func receive(completion: Completion<Failure>) {
        let closed = open
        open = []
        for part in closed where !scope.isDisposed {
            let output = part.close(completion)
            // A segment that began after the last value is not sent.
            if start < received { send(output) }
            start += skip
        }
        if !scope.isDisposed { downstream.receive(completion: completion) }
    }

    @inlinable
    func send(_ output: Part.Output?) {
        if let output, !scope.isDisposed { downstream.receive(output) }
    }
}
