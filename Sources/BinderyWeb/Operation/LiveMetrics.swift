internal import BinderyWire
internal import CBinderySystem

/// The metrics of a running server. All threads add by relaxed atomic additions: no event waits for another.
final class LiveMetrics: Sendable {
    let sessionsOpened, sessionsClosed, sessionsResumed, sessionsRestored, sessionsFolded: Counter
    let connectionsOpened, connectionsClosed: Counter
    let slowReaders, pauses: Counter
    let saves, failedSaves: Counter
    /// The bytes of each written frame.
    let frames: Histogram
    /// Nanoseconds from the arrival of an event to the writing of its frame.
    let latency: Histogram
    private let events: [Counter]
    private let refusals: [Counter]

    /// The measurements are sent to `sink` as well, under the names that they have in ``text``.
    init(sentTo sink: MetricsSink? = nil) {
        func counter(_ name: String, _ label: (String, String)? = nil) -> MetricsSink.Send? {
            sink?.counter("bindery_\(name)_total", label)
        }
        func subtracting(_ send: MetricsSink.Send?) -> MetricsSink.Send? {
            guard let send else { return nil }
            return { send(-$0) }
        }
        let sessions = sink?.meter("bindery_sessions"), connections = sink?.meter("bindery_connections")
        sessionsOpened = Counter(counter("sessions_opened"), sessions)
        sessionsRestored = Counter(counter("sessions_restored"), sessions)
        sessionsClosed = Counter(subtracting(sessions))
        sessionsResumed = Counter(counter("sessions_resumed"))
        sessionsFolded = Counter(counter("sessions_folded"))
        connectionsOpened = Counter(connections)
        connectionsClosed = Counter(subtracting(connections))
        slowReaders = Counter(counter("slow_readers"))
        pauses = Counter(counter("pauses"))
        saves = Counter(counter("store_saves", ("outcome", "saved")))
        failedSaves = Counter(counter("store_saves", ("outcome", "failed")))
        frames = Histogram(
            [64, 256, 1024, 4096, 16_384, 65_536, 262_144, 1_048_576], sink?.recorder("bindery_frame_bytes"))
        latency = Histogram(
            [250_000, 500_000, 1_000_000, 2_500_000, 5_000_000, 10_000_000, 25_000_000, 100_000_000, 1_000_000_000],
            sink?.timer("bindery_event_seconds"))
        events = PageEvent.Key.allCases.map { Counter(counter("events", ("kind", "\($0)"))) }
        refusals = Refusal.allCases.map { Counter(counter("refusals", ("reason", $0.rawValue))) }
    }

    func received(_ key: PageEvent.Key) { events[PageEvent.Key.allCases.firstIndex(of: key)!].add() }

    func refused(_ reason: Refusal) { refusals[Refusal.allCases.firstIndex(of: reason)!].add() }

    func answered(after duration: Duration) {
        latency.record(Int(duration / .nanoseconds(1)))
    }

    /// All metrics in Prometheus' text format, version 0.0.4.
    var text: String {
        var text = PrometheusText()
        text.gauge(
            "sessions", "Sessions that are open, connected or not.",
            sessionsOpened.value + sessionsRestored.value - sessionsClosed.value)
        text.gauge(
            "connections", "Pages that are connected.", connectionsOpened.value - connectionsClosed.value)
        text.counter("sessions_opened", "Sessions opened since the start.", sessionsOpened.value)
        text.counter(
            "sessions_resumed", "Connections that resumed a session.",
            sessionsResumed.value)
        text.counter("sessions_restored", "Sessions restored from the store.", sessionsRestored.value)
        text.counter("sessions_folded", "Sessions that were folded because their page rested.", sessionsFolded.value)
        text.counter(
            "refusals", "Refused requests and connections.", by: "reason",
            zip(Refusal.allCases, refusals).map { ($0.rawValue, $1.value) })
        text.counter(
            "events", "Events of pages.", by: "kind", zip(PageEvent.Key.allCases, events).map { ("\($0)", $1.value) })
        text.counter("slow_readers", "Times that a page read more slowly than the server wrote.", slowReaders.value)
        text.counter("pauses", "Times that a page sent more events than allowed and was delayed.", pauses.value)
        text.counter(
            "store_saves", "Sessions written to the store.", by: "outcome",
            [("saved", saves.value), ("failed", failedSaves.value)])
        text.gauge(
            "heap_bytes", "Memory that is allocated, without what the allocator keeps free.",
            Int(bindery_allocated_memory()))
        text.histogram("frame_bytes", "Sizes of written frames.", frames, unit: 1)
        text.histogram(
            "event_seconds", "Time from the arrival of an event to the writing of its frame.", latency,
            unit: 1_000_000_000)
        return text.text
    }
}
