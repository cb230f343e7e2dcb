import BinderyStreams

/// A source without a queue: what is sent from inside a delivery comes inside it. It also goes on when its scope has
/// been disposed of. An operator must keep its state in order all the same. It keeps its observer, which therefore refers to it `unowned`.
final class Wire<Value, Failure: Error>: Signal {
    private var observer: AnyObserver<Value, Failure>?

    func send(_ value: Value) { observer?.receive(value) }

    func complete() { observer?.receive(completion: .completed) }

    func run<O: Observer>(_ observer: O, in scope: Scope) where O.Value == Value, O.Failure == Failure {
        self.observer = AnyObserver(observer)
    }
}
