import Bindery
import BinderyFoundation
import BinderyWeb
import Foundation

/// Random sessions from SplitMix64.
struct RandomSessions {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }

    mutating func below(_ bound: Int) -> Int { Int(next() % UInt64(bound)) }

    mutating func token() -> String { "token-\(below(6))" }

    mutating func text() -> String {
        let parts = ["", "tea", "中文", "👩‍👩‍👧", "e\u{301}", "\"\\/\n\0", " › ", "null"]
        return (0..<below(4)).map { _ in parts[below(parts.count)] }.joined()
    }

    mutating func session(token: String) throws -> SavedSession {
        var states: [String: StateSnapshot] = [:]
        for _ in 0..<below(4) {
            let json = try JSONEncoder().encode(["text": text(), "more": text()])
            states[text()] = try StateSnapshot(json: json)
        }
        return SavedSession(
            token: token, browser: text(), location: "/\(text())", languages: (0..<below(3)).map { _ in text() },
            trail: text(), states: states, acknowledged: below(1_000_000))
    }
}
