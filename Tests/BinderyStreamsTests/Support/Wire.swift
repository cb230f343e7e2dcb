import BinderyStreams

/// A source without a queue: an event sent during a delivery arrives within it, and events arrive after disposal, too.
/// An operator must still keep its state consistent. The wire holds its observer, which must refer to it as `unowned`.
final class Wire<Value, Failure: Error>: Signal {
    private var observer: AnyObserver<Value, Failure>?

    func send(_ value: Value) { observer?.receive(value) }

    func complete() { observer?.receive(completion: .completed) }

    func run<O: Observer>(_ observer: O, in scope: Scope) where O.Value == Value, O.Failure == Failure {
        self.observer = AnyObserver(observer)
    }
}
