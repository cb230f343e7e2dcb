internal import BinderyInspector
internal import BinderySynchronization

/// What an inspector shows of a session without asking it. The session writes, all threads read.
struct SessionFigures: ~Copyable, Sendable {
    private let frames = Atomic(0)
    private let bytes = Atomic(0)
    private let waiting = Atomic(0)
    private let latency = Atomic(-1)
    private let slowReads = Atomic(0)
    private let isConnected = Atomic(false)
    private let answered = Atomic(0)
    private static let start = ContinuousClock.now

    /// - Parameter arrival: That of the event that the frame answers; nil if it answers none.
    /// - Returns: The time since then.
    func sent(_ size: Int, answering arrival: ContinuousClock.Instant?) -> Duration? {
        frames.add(1, ordering: .relaxed)
        bytes.add(size, ordering: .relaxed)
        guard let arrival else { return nil }
        let now = ContinuousClock.now
        latency.store(Int((now - arrival) / .microseconds(1)), ordering: .relaxed)
        answered.store(Int((now - Self.start) / .microseconds(1)), ordering: .relaxed)
        return now - arrival
    }

    /// Larger, the later an event was answered; 0 before the first one.
    var lastAnswer: Int { answered.load(ordering: .relaxed) }

    func connected(_ isConnected: Bool) { self.isConnected.store(isConnected, ordering: .relaxed) }

    func readSlowly() { slowReads.add(1, ordering: .relaxed) }

    /// - Parameter waiting: The bytes that the page has not been sent, or may ask for again.
    func keeps(waiting: Int) { self.waiting.store(waiting, ordering: .relaxed) }

    var summary: SessionSummary.Figures {
        let latency = latency.load(ordering: .relaxed)
        return SessionSummary.Figures(
            isConnected: isConnected.load(ordering: .relaxed), frames: frames.load(ordering: .relaxed),
            bytes: bytes.load(ordering: .relaxed), waiting: waiting.load(ordering: .relaxed),
            latency: latency < 0 ? nil : .microseconds(latency), slowReads: slowReads.load(ordering: .relaxed))
    }
}
