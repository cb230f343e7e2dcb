// Subjects that RxJS has and Bindery makes of others.

/// Sends its last value when it completes.
final class AsyncSubject<Value>: Signal, Observer {
    typealias Failure = MarbleError
    private let subject = ReplaySubject<Value, MarbleError>(bufferSize: 1)

    func receive(_ value: Value) { subject.send(value) }
    func receive(completion: Completion<MarbleError>) { subject.receive(completion: completion) }

    func run<O: Observer>(_ observer: O, in scope: Scope) where O.Value == Value, O.Failure == MarbleError {
        subject.takeLast(1).run(observer, in: scope)
    }
}

/// Begins with its present value, until it ends.
final class BehaviorSubject<Value>: Signal, Observer {
    typealias Failure = MarbleError
    private let subject = Subject<Value, MarbleError>()
    private var value: Value?

    init(_ value: Value) { self.value = value }

    func receive(_ value: Value) {
        self.value = value
        subject.send(value)
    }

    func receive(completion: Completion<MarbleError>) {
        value = nil
        subject.receive(completion: completion)
    }

    func run<O: Observer>(_ observer: O, in scope: Scope) where O.Value == Value, O.Failure == MarbleError {
        if let value { observer.receive(value) }
        subject.run(observer, in: scope)
    }
}

/// 1, 2, 3 and 4, at once; tells when it is observed.
func four(_ isObserved: @escaping () -> Void) -> Producer<Int, MarbleError> {
    create(Int.self) { emitter in
        isObserved()
        for number in 1...4 { emitter.send(number) }
        emitter.complete()
    }
}
