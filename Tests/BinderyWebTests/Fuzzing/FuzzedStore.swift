import Bindery
import BinderyFoundation
import Foundation

@testable import BinderyWeb

/// A store for the session of one page, which can be made to fail.
// Unsafe to the compiler only: it is used by one session at a time, on the fuzzer's one thread.
final class FuzzedStore: SessionStore, @unchecked Sendable {
    private(set) var saved: SavedSession?
    var isFailing = false

    func beginPage() { saved = nil }

    nonisolated(nonsending) func session(_ token: String) async throws(SessionStoreFailure) -> SavedSession? { saved }

    nonisolated(nonsending) func save(_ sessions: [SavedSession]) async throws(SessionStoreFailure) {
        if isFailing { throw SessionStoreFailure("full") }
        saved = sessions.last
    }

    nonisolated(nonsending) func remove(_ token: String) async throws(SessionStoreFailure) { saved = nil }

    nonisolated(nonsending) func removeSessions(unusedFor duration: Duration) async throws(SessionStoreFailure) {}
}

extension SavedSession {
    /// As another version of the program or an attacker may have written it, decided by the input.
    func altered(by input: inout FuzzInput) -> SavedSession {
        var altered = self
        switch input.byte() % 5 {
        case 0: altered.trail = input.text()
        case 1: altered.location = input.text()
        case 2: altered.states = Self.states(Data(input.text().utf8)) ?? states
        case 3: altered.states = Self.states(scrambled(by: &input)) ?? states
        default:
            let value = input.text()
            for position in states.keys.sorted() {
                let fields = try? JSONEncoder().encode(["name": value, "draft": value, "isOn": value])
                altered.states[position] = fields.flatMap { try? StateSnapshot(json: $0) }
            }
        }
        return altered
    }

    private static func states(_ json: Data) -> [String: StateSnapshot]? {
        try? JSONDecoder().decode([String: StateSnapshot].self, from: json)
    }

    /// The states as JSON, with some bytes replaced.
    private func scrambled(by input: inout FuzzInput) -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys]
        var json = (try? encoder.encode(states)) ?? Data()
        for _ in 0..<input.byte() % 4 {
            let position = input.byte() << 8 | input.byte()
            if !json.isEmpty { json[position % json.count] = UInt8(input.byte()) }
        }
        return json
    }
}
