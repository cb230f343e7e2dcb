import BinderyStreams
import Testing

enum Mishap: Error, Equatable {
    case first, second
}

/// Returns what `signal` sends from its observation until `body` returns, then disposes of the observation.
func events<S: Signal>(of signal: S, _ body: () -> Void = {}) -> [Event<S.Value, S.Failure>] {
    var events: [Event<S.Value, S.Failure>] = []
    let observation = signal.observeEvents({ events.append($0) })
    body()
    observation.dispose()
    return events
}

/// Expects that `signal` sends these events from its observation until `body` returns.
func expect<S: Signal>(
    _ signal: S, sends expected: [Event<S.Value, S.Failure>], sourceLocation: SourceLocation = #_sourceLocation,
    while body: () -> Void = {}
) where S.Value: Equatable, S.Failure: Equatable {
    let sent = events(of: signal, body)
    #expect(sent == expected, sourceLocation: sourceLocation)
}

/// A subject that counts its observers.
final class Source<Value, Failure: Error>: Signal {
    private let subject = Subject<Value, Failure>()
    private(set) var observations = 0
    private(set) var observers = 0

    func send(_ value: Value) { subject.send(value) }

    func complete() { subject.complete() }

    func fail(_ failure: Failure) { subject.fail(failure) }

    func run<O: Observer>(_ observer: O, in scope: Scope) where O.Value == Value, O.Failure == Failure {
        observations += 1
        observers += 1
        let part = scope.child()
        part.onDispose { [weak self] in self?.observers -= 1 }
        subject.run(Ending(downstream: observer, scope: part), in: part)
    }
}

/// An observer that disposes of its part of the scope after the end.
private struct Ending<Downstream: Observer>: Observer {
    let downstream: Downstream
    let scope: Scope

    func receive(_ value: Downstream.Value) { downstream.receive(value) }

    func receive(completion: Completion<Downstream.Failure>) {
        downstream.receive(completion: completion)
        scope.dispose()
    }
}
