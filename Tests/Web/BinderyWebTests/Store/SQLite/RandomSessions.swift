import Bindery
import BinderyFoundation
import BinderyTestSupport
import Foundation

@testable import BinderyWeb

struct RandomSessions {
    private var random: SplitMix

    init(seed: UInt64) { random = SplitMix(seed: seed) }

    mutating func below(_ bound: Int) -> Int { random.below(bound) }

    mutating func token() -> String { "token-\(below(6))" }

    mutating func text() -> String {
        let parts = ["", "tea", "中文", "👩‍👩‍👧", "e\u{301}", "\"\\/\n\0", " › ", "null"]
        return (0..<below(4)).map { _ in parts[below(parts.count)] }.joined()
    }

    /// A JSON value.
    private mutating func value() -> Any {
        let numbers: [Double] = [0, -1, 0.1, 1.5e300, -2.5e-7, 9_007_199_254_740_992]
        return switch below(8) {
        case 0: NSNull()
        case 1: below(2) == 0
        case 2: Int64.min + Int64(below(3))
        case 3: numbers[below(numbers.count)]
        case 4: [value(), value()]
        case 5: [text(): value()]
        default: text()
        }
    }

    mutating func session(token: String) throws -> SavedSession {
        var states: [String: StateSnapshot] = [:]
        for _ in 0..<below(4) {
            let json = try JSONSerialization.data(withJSONObject: [text(): value(), "more": value()])
            states[text()] = try StateSnapshot(json: json)
        }
        return SavedSession(
            token: token, browser: text(), location: "/\(text())", languages: (0..<below(3)).map { _ in text() },
            trail: text(), states: states, acknowledged: below(1_000_000), user: user())
    }

    private mutating func user() -> SignedInUser? {
        if below(2) == 0 { return nil }
        let principal = Principal(id: text(), name: text(), roles: [text(), text()])
        return SignedInUser(principal, signIn: below(2) == 0 ? nil : text(), stamp: text())
    }
}
