#if Redis
internal import BinderyStreams
internal import BinderySynchronization

/// Writes the values of keys, again while that fails for a moment. Those of one key are written in the order in which
/// they were set.
///
/// | event | effect |
/// |---|---|
/// | a value is set | it is written |
/// | … while an earlier one of the key is being written, or tried again | it is written next, and of several the last |
/// | writing fails | it is tried again after 50 ms, for ``patience`` |
/// | it fails for longer | all that have set the key since get the failure |
/// | … and as many other keys as permitted are being written | the same at the first failure |
final class LatestWrites<Key: Hashable & Sendable, Value: Sendable>: Sendable {
    typealias Outcome = Result<Void, SessionStoreFailure>
    typealias Write = @Sendable (Key, Value) async throws(SessionStoreFailure) -> Void
    typealias Ended = @Sendable (Outcome) -> Void

    private struct Entry {
        /// Called when the value that is being written is, or a later one.
        var ended: [Ended]
        /// The value to write next.
        var next: Value?
        var nextEnded: [Ended] = []
    }

    private let entries = Mutex<[Key: Entry]>([:])
    private let patience: Duration
    private let mostKeys: Int
    private let now: @Sendable () -> ContinuousClock.Instant
    private let pause: @Sendable () async -> Void
    private let write: Write

    init(
        patience: Duration, mostKeys: Int = 1_000, now: @escaping @Sendable () -> ContinuousClock.Instant = { .now },
        pause: @escaping @Sendable () async -> Void = { try? await Task.sleep(for: .milliseconds(50)) },
        write: @escaping Write
    ) {
        self.patience = patience
        self.mostKeys = mostKeys
        self.now = now
        self.pause = pause
        self.write = write
    }

    /// Returns once the value, or a later one, is written.
    func set(_ value: Value, for key: Key) async throws(SessionStoreFailure) {
        let outcome: Outcome = await withCheckedContinuation { continuation in
            set(value, for: key) { continuation.resume(returning: $0) }
        }
        try outcome.get()
    }

    func set(_ value: Value, for key: Key, ended: @escaping Ended) {
        let effort = entries.withLock { entries -> Duration? in
            guard entries[key] != nil else {
                defer { entries[key] = Entry(ended: [ended]) }
                return entries.count < mostKeys ? patience : .zero
            }
            entries[key]?.next = .some(value)
            entries[key]?.nextEnded.append(ended)
            return nil
        }
        // Nil while the key is being written.
        if let effort { Task { await writeAll(value, for: key, effort) } }
    }

    private func writeAll(_ first: Value, for key: Key, _ patience: Duration) async {
        var (value, end) = (first, now() + patience)
        while true {
            let outcome: Outcome
            do throws(SessionStoreFailure) {
                outcome = .success(try await write(key, value))
            } catch {
                outcome = .failure(error)
            }
            let (isOver, next) = ended(key, outcome, mayRetry: now() < end)
            if isOver { return }
            if let next { (value, end) = (next, now() + patience) }
            if case .failure = outcome { await pause() }
        }
    }

    /// Returns whether nothing of the key is left to write, and the value to write instead of the last one.
    private func ended(_ key: Key, _ outcome: Outcome, mayRetry: Bool) -> (isOver: Bool, next: Value?) {
        let (isOver, next, ended) = entries.withLock { entries -> (Bool, Value?, [Ended]) in
            guard var entry = entries[key] else { return (true, nil, []) }
            let (next, isOver) = (entry.next, entry.next == nil)
            var ended: [Ended] = []
            if case .success = outcome { ended = exchange(&entry.ended, with: []) }
            entry.ended += exchange(&entry.nextEnded, with: [])
            entry.next = nil
            if case .failure = outcome, mayRetry || !isOver {
                entries[key] = entry
                return (false, next, [])
            }
            entries[key] = isOver ? nil : entry
            return (isOver, next, ended + (isOver ? entry.ended : []))
        }
        for ended in ended { ended(outcome) }
        return (isOver, next)
    }
}
#endif
