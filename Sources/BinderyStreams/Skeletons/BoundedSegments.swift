@frozen
@usableFromInline
struct BoundedSegments<Upstream: Signal, Boundary: Signal, Part: Segment>: Signal
where Part.Element == Upstream.Value, Part.Failure == Upstream.Failure, Boundary.Failure == Upstream.Failure {
    @usableFromInline typealias Value = Part.Output
    @usableFromInline typealias Failure = Upstream.Failure
    @usableFromInline let upstream: Upstream
    @usableFromInline let boundary: Boundary

    @inlinable
    init(upstream: Upstream, boundary: Boundary, as: Part.Type) {
        self.upstream = upstream
        self.boundary = boundary
    }

    @inlinable
    func run<O: Observer>(_ observer: O, in scope: Scope) where O.Value == Value, O.Failure == Failure {
        if scope.isDisposed { return }
        let whole = scope.child()
        let bounded = BoundedSegmentsObserver<Part, O>(downstream: observer, scope: whole)
        Delivery.run { bounded.begin() }
        if whole.isDisposed { return }
        upstream.run(bounded, in: whole)
        if whole.isDisposed { return }
        boundary.run(TriggerObserver<Boundary.Value, BoundedSegmentsObserver<Part, O>>(target: bounded), in: whole)
    }
}

@usableFromInline
final class BoundedSegmentsObserver<Part: Segment, Downstream: Observer>: Triggered
where Downstream.Value == Part.Output, Downstream.Failure == Part.Failure {
    @usableFromInline typealias Value = Part.Element
    @usableFromInline typealias Failure = Part.Failure
    @usableFromInline let downstream: Downstream
    @usableFromInline let scope: Scope
    @usableFromInline var open = Part()

    @inlinable
    init(downstream: Downstream, scope: Scope) {
        self.downstream = downstream
        self.scope = scope
    }

    @inlinable func begin() { send(open.opening) }

    @inlinable
    func receive(_ value: Value) {
        if !scope.isDisposed { open.add(value) }
    }

    @inlinable
    func triggered() {
        if scope.isDisposed { return }
        let closed = replaceOpen()
        let opened = open
        send(closed.close(.completed))
        send(opened.opening)
    }

    @inlinable
    func receive(completion: Completion<Failure>) {
        if scope.isDisposed { return }
        send(replaceOpen().close(completion))
        if scope.isDisposed { return }
        scope.dispose()
        downstream.receive(completion: completion)
    }

    @inlinable
    func replaceOpen() -> Part {
        let closed = open
        open = Part()
        return closed
    }

    @inlinable
    func send(_ output: Part.Output?) {
        if let output, !scope.isDisposed { downstream.receive(output) }
    }
}
