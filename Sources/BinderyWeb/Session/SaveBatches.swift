/// Decides which sessions are stored together, and when. See ``SaveCollector``.
struct SaveBatches<Entry> {
    /// How long changes are collected. A change may have to wait for the end of one batch and for the next one, and is
    /// stored within 200 ms.
    static var interval: Duration { .milliseconds(80) }
    static var pauseAfterFailure: Duration { .seconds(2) }

    private enum Phase {
        case idle
        /// A batch begins at the end of this pause, unless a later one has replaced it.
        case waiting(Pause, isUrgent: Bool)
        case storing
    }

    struct Pause: Equatable {
        let number: Int
        let length: Duration
    }

    /// By token.
    private var waiting: [String: Entry] = [:]
    private var isUrgent = false
    private var hasFailed = false
    private var pauses = 0
    private var phase = Phase.idle
    /// The tokens of the batch that is being stored.
    private var storing: Set<String> = []

    mutating func add(_ entry: Entry, of token: String, isUrgent: Bool) -> Pause? {
        waiting[token] = entry
        if isUrgent { self.isUrgent = true }
        return beginPause()
    }

    /// Returns whether something has waited.
    mutating func remove(_ token: String) -> Bool { waiting.removeValue(forKey: token) != nil }

    func isStoring(_ token: String) -> Bool { storing.contains(token) }

    /// Begins a batch after a pause. Nil if there is nothing to store, or if a shorter pause has replaced this one.
    mutating func beginBatch(after pause: Pause) -> [Entry]? {
        guard case .waiting(pause, _) = phase else { return nil }
        hasFailed = false
        isUrgent = false
        phase = waiting.isEmpty ? .idle : .storing
        if waiting.isEmpty { return nil }
        storing = Set(waiting.keys)
        defer { waiting = [:] }
        return Array(waiting.values)
    }

    mutating func endBatch(hasFailed: Bool) -> Pause? {
        self.hasFailed = hasFailed
        phase = .idle
        storing = []
        return beginPause()
    }

    /// Returns the pause before the next batch, unless one has begun that only an urgent session shortens.
    private mutating func beginPause() -> Pause? {
        switch phase {
        case .storing: return nil
        case .waiting(_, let wasUrgent): if wasUrgent || !isUrgent || hasFailed { return nil }
        case .idle: if waiting.isEmpty, !hasFailed { return nil }
        }
        pauses += 1
        let length = hasFailed ? Self.pauseAfterFailure : isUrgent ? .zero : Self.interval
        let pause = Pause(number: pauses, length: length)
        phase = .waiting(pause, isUrgent: isUrgent)
        return pause
    }
}
