public import BinderyStreams

/// A signal that a marble diagram describes, made by `hot` and `cold` of ``Marbles``. It records when each observation
/// begins and when it ends, by disposal or by the end of the signal.
public final class MarbleSignal<Value, Failure: Error>: Signal {
    let events: [Timed<Value, Failure>]
    let log = ObservationLog()
    /// The diagram, and its position in the test.
    let name: String
    private let scheduler: VirtualScheduler
    /// The subject of a hot signal; `nil` if the signal is cold.
    private let subject: Subject<Value, Failure>?

    init(_ events: [Timed<Value, Failure>], isHot: Bool, name: String, scheduler: VirtualScheduler) {
        self.name = name
        self.events = events
        self.scheduler = scheduler
        subject = isHot ? Subject() : nil
    }

    /// The observations, in the order in which they began.
    public var observations: [ObservationSpan] { log.spans }

    public func run<O: Observer>(_ observer: O, in scope: Scope) where O.Value == Value, O.Failure == Failure {
        if scope.isDisposed { return }
        let part = scope.child()
        log.observed(until: part, scheduler)
        let ending = EndingObserver(downstream: observer, scope: part)
        if let subject { return subject.run(ending, in: part) }
        for timed in events {
            let timer = scheduler.schedule(after: timed.instant) { Delivery.run { ending.deliver(timed.event) } }
            part.onDispose { timer.dispose() }
        }
    }

    /// Sends the events of a hot signal before zero, and schedules the others.
    func begin() {
        guard let subject else { return }
        for timed in events {
            if timed.instant < .zero {
                subject.receive(timed.event)
            } else {
                _ = scheduler.schedule(after: timed.instant) { subject.receive(timed.event) }
            }
        }
    }
}

extension MarbleSignal: Recorded {
    var recording: Recording { Recording(events.map(\.erased)) }
}

extension Subject {
    fileprivate func receive(_ event: Event<Value, Failure>) {
        switch event {
        case .value(let value): send(value)
        case .failed(let failure): fail(failure)
        case .completed: complete()
        }
    }
}

private struct EndingObserver<Downstream: Observer>: Observer {
    typealias Value = Downstream.Value
    typealias Failure = Downstream.Failure
    let downstream: Downstream
    let scope: Scope

    func receive(_ value: Value) {
        if !scope.isDisposed { downstream.receive(value) }
    }

    func receive(completion: Completion<Failure>) {
        if scope.isDisposed { return }
        downstream.receive(completion: completion)
        scope.dispose()
    }

    func deliver(_ event: Event<Value, Failure>) {
        switch event {
        case .value(let value): receive(value)
        case .failed(let failure): receive(completion: .failed(failure))
        case .completed: receive(completion: .completed)
        }
    }
}
