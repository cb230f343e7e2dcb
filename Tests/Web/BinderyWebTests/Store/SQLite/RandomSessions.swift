import Bindery
import BinderyFoundation
import BinderyTestSupport
import BinderyWeb
import Foundation

struct RandomSessions {
    private var random: SplitMix

    init(seed: UInt64) { random = SplitMix(seed: seed) }

    mutating func below(_ bound: Int) -> Int { random.below(bound) }

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
