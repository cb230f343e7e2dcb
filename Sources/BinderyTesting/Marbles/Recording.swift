internal import BinderyStreams

/// What a signal has sent, and what each signal among its values has sent since it came.
final class Recording {
    private(set) var events: [AnyTimed]

    init(_ events: [AnyTimed] = []) { self.events = events }

    /// Observes `signal` until `bag` is disposed of. Instants are counted from `origin`.
    func record<S: Signal>(
        _ signal: S, from origin: Duration, on scheduler: VirtualScheduler, in bag: DisposeBag
    )
        -> any Disposable
    {
        let observation = signal.observeEvents { [self] event in
            let now = scheduler.now
            if case .value(let value) = event, let inner = value as? any Signal {
                let recording = Recording(of: inner, from: now, on: scheduler, in: bag)
                events.append(AnyTimed(instant: now - origin, event: .value(recording)))
            } else {
                events.append(Timed(instant: now - origin, event: event).erased)
            }
        }
        bag.add(observation)
        return observation
    }

    private convenience init(
        of inner: some Signal, from origin: Duration, on scheduler: VirtualScheduler, in bag: DisposeBag
    ) {
        self.init()
        _ = record(inner, from: origin, on: scheduler, in: bag)
    }
}

/// What says in advance what a signal is to send.
protocol Recorded {
    var recording: Recording { get }
}
