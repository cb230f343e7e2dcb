import BinderyWeb

/// A store with a first save that lasts until ``finishSave()``.
actor SlowStore: SessionStore {
    private(set) var stored: SavedSession?
    private var saves = 0
    private let began = AsyncStream<Void>.makeStream()
    private let finished = AsyncStream<Void>.makeStream()

    func waitForSave() async {
        for await _ in began.stream { return }
    }

    func finishSave() { finished.continuation.yield() }

    func session(_ token: String) -> SavedSession? { stored }

    func save(_ sessions: [SavedSession]) async {
        saves += 1
        if saves == 1 {
            began.continuation.yield()
            for await _ in finished.stream { break }
        }
        stored = sessions.first
    }

    func remove(_ token: String) {}

    func removeSessions(unusedFor duration: Duration) {}
}
