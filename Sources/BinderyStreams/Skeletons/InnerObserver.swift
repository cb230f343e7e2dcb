@usableFromInline
protocol InnerReceiver: AnyObject {
    associatedtype Downstream: Observer
    var downstream: Downstream { get }
    var scope: Scope { get }

    func innerSent(_ value: Downstream.Value)

    /// Called after the scope of an inner signal that completed has been disposed of.
    func innerCompleted()

    func finish(_ completion: Completion<Downstream.Failure>)
}

extension InnerReceiver {
    @inlinable
    func innerSent(_ value: Downstream.Value) { downstream.receive(value) }

    @inlinable
    func finish(_ completion: Completion<Downstream.Failure>) {
        scope.dispose()
        downstream.receive(completion: completion)
    }
}

@frozen
@usableFromInline
struct InnerObserver<Outer: InnerReceiver>: Observer {
    @usableFromInline typealias Value = Outer.Downstream.Value
    @usableFromInline typealias Failure = Outer.Downstream.Failure
    @usableFromInline let outer: Outer
    @usableFromInline let scope: Scope

    @inlinable
    init(outer: Outer, scope: Scope) {
        self.outer = outer
        self.scope = scope
    }

    @inlinable
    func receive(_ value: Value) {
        if !scope.isDisposed { outer.innerSent(value) }
    }

    @inlinable
    func receive(completion: Completion<Failure>) {
        if scope.isDisposed { return }
        scope.dispose()
        if case .completed = completion { outer.innerCompleted() } else { outer.finish(completion) }
    }
}
