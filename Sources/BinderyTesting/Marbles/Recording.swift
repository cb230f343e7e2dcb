internal import BinderyStreams

/// The events of a signal and, from its arrival on, of each signal among its values.
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

/// A signal with events that are known in advance.
protocol Recorded {
    var recording: Recording { get }
}
