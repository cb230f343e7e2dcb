internal import BinderySynchronization

/// How a save of a session has ended.
enum SaveOutcome: Equatable {
    case stored
    case failed(SessionStoreFailure)
    /// Another process acts for the page by now.
    case lost
}

/// Stores the sessions of a server in batches: what changes within a moment is one call of the store.
///
/// | event | effect |
/// |---|---|
/// | a session is added | it is stored 80 ms later, with all that are added until then |
/// | … that is urgent | it is stored immediately, with all that wait |
/// | … while a batch is being stored | it is stored with the next batch |
/// | … again before its batch begins | the later state replaces the earlier one, whose `ended` is not called |
/// | a batch is stored | `ended` of each of its sessions is called |
/// | another process has taken a page over | `ended` gets ``SaveOutcome/lost`` |
/// | the store fails | `ended` gets the failure; the next batch begins after 2 s, even for urgent sessions |
package final class SaveCollector: Sendable {
    /// Runs `work` after a pause.
    package typealias Timer = @Sendable (_ pause: Duration, _ work: @escaping @Sendable () async -> Void) -> Void

    private struct Entry {
        let session: SavedSession
        let ended: @Sendable (SaveOutcome) -> Void
    }

    private struct State {
        var batches = SaveBatches<Entry>()
        /// They wait for the end of the batch that is being stored.
        var waiters: [CheckedContinuation<Void, Never>] = []
    }

    private let store: any SessionStore
    private let shared: (any SharedSessionStore)?
    private let timer: Timer
    private let state = Mutex(State())

    package init(
        into store: any SessionStore,
        timer: @escaping Timer = { pause, work in
            // Detached from the session that happens to begin the pause.
            Task.detached {
                if pause > .zero { try? await Task.sleep(for: pause) }
                await work()
            }
        }
    ) {
        self.store = store
        shared = store as? any SharedSessionStore
        self.timer = timer
    }

    /// Stores a session soon, and then calls `ended`.
    func add(
        _ session: SavedSession, isUrgent: Bool, ended: @escaping @Sendable (SaveOutcome) -> Void
    ) {
        begin(
            state.withLock {
                $0.batches.add(Entry(session: session, ended: ended), of: session.token, isUrgent: isUrgent)
            })
    }

    /// Takes back what waits to be stored of a page. Returns whether there was something, when nothing of the page is
    /// being stored.
    func withdraw(_ token: String) async -> Bool {
        let hasWaited = state.withLock { $0.batches.remove(token) }
        await withCheckedContinuation { continuation in
            let isStoring = state.withLock { state in
                let isStoring = state.batches.isStoring(token)
                if isStoring { state.waiters.append(continuation) }
                return isStoring
            }
            if !isStoring { continuation.resume() }
        }
        return hasWaited
    }

    /// Stores a session immediately.
    func save(_ session: SavedSession) async -> SaveOutcome {
        let (failure, lost) = await save([session])
        return failure.map(SaveOutcome.failed) ?? (lost.isEmpty ? .stored : .lost)
    }

    private func save(_ sessions: [SavedSession]) async -> (SessionStoreFailure?, lost: Set<String>) {
        do throws(SessionStoreFailure) {
            if let shared { return (nil, try await shared.saveOwned(sessions)) }
            try await store.save(sessions)
            return (nil, [])
        } catch {
            return (error, [])
        }
    }

    private func begin(_ pause: SaveBatches<Entry>.Pause?) {
        if let pause { timer(pause.length) { await self.storeBatch(after: pause) } }
    }

    private func storeBatch(after pause: SaveBatches<Entry>.Pause) async {
        guard let batch = state.withLock({ $0.batches.beginBatch(after: pause) }) else { return }
        let (failure, lost) = await save(batch.map(\.session))
        for entry in batch {
            entry.ended(failure.map(SaveOutcome.failed) ?? (lost.contains(entry.session.token) ? .lost : .stored))
        }
        let (next, waiters) = state.withLock { state in
            defer { state.waiters = [] }
            return (state.batches.endBatch(hasFailed: failure != nil), state.waiters)
        }
        for waiter in waiters { waiter.resume() }
        begin(next)
    }
}
