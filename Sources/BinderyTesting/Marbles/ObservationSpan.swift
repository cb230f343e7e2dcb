internal import BinderyStreams

/// The time during which a signal was observed: `^---!`.
public struct ObservationSpan: Equatable, Sendable {
    public let observed: Duration
    /// `nil` while the observation goes on.
    public internal(set) var disposed: Duration?
}

final class ObservationLog {
    private(set) var spans: [ObservationSpan] = []

    func observed(until scope: Scope, _ scheduler: VirtualScheduler) {
        let index = spans.count
        spans.append(ObservationSpan(observed: scheduler.now))
        scope.onDispose { self.spans[index].disposed = scheduler.now }
    }
}
