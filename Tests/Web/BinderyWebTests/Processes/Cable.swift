import Bindery
import BinderySynchronization

@testable import BinderyWeb

/// The line between a process and Redis, which a test can cut: nothing passes, and the connections do not end.
final class Cable: Sendable {
    private let cut = Mutex(false)

    var isCut: Bool {
        get { cut.withLock { $0 } }
        set { cut.withLock { $0 = newValue } }
    }
}

/// A store and a bus behind a cable.
struct CabledStore: SharedSessionStore, ProcessBus {
    let store: RedisStore
    let cable: Cable

    private func check() throws(SessionStoreFailure) {
        if cable.isCut { throw SessionStoreFailure("The cable is cut.") }
    }

    func session(_ token: String) async throws(SessionStoreFailure) -> SavedSession? {
        try check()
        return try await store.session(token)
    }

    func save(_ sessions: [SavedSession]) async throws(SessionStoreFailure) {
        try check()
        try await store.save(sessions)
    }

    func saveOwned(_ sessions: [SavedSession]) async throws(SessionStoreFailure) -> Set<String> {
        try check()
        return try await store.saveOwned(sessions)
    }

    func remove(_ token: String) async throws(SessionStoreFailure) {
        try check()
        try await store.remove(token)
    }

    func removeSessions(unusedFor duration: Duration) async throws(SessionStoreFailure) {}

    func ownership(of token: String) async throws(SessionStoreFailure) -> SessionOwnership? {
        try check()
        return try await store.ownership(of: token)
    }

    func take(
        _ token: String, for owner: String, after epoch: Int
    ) async throws(SessionStoreFailure) -> SavedSession? {
        try check()
        return try await store.take(token, for: owner, after: epoch)
    }

    func publish(_ message: [UInt8], to topic: String) { if !cable.isCut { store.publish(message, to: topic) } }

    func subscribe(to topic: String, _ receive: @escaping @Sendable ([UInt8]) -> Void) {
        store.subscribe(to: topic) { [cable] in if !cable.isCut { receive($0) } }
    }

    func receive(
        as process: String, contact: @escaping @Sendable (ContinuousClock.Instant?) -> Void,
        _ receive: @escaping @Sendable ([UInt8]) -> Void
    ) {
        store.receive(as: process) { [cable] in
            if !cable.isCut { contact($0) }
        } _: { [cable] in
            if !cable.isCut { receive($0) }
        }
    }

    func send(_ message: [UInt8], to process: String) async throws(SessionStoreFailure) -> Bool {
        try check()
        return try await store.send(message, to: process)
    }
}
