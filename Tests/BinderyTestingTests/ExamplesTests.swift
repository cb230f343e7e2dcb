import BinderyStreams
import BinderyTesting
import Foundation
import Testing
import XCTest

/// The examples of Testing.md.
@Suite struct ExamplesTests {
    @Test func onlyTheLastOfAFlurryIsSearchedFor() throws {
        try marbles { m in
            let texts = m.hot("-a--bc--d---|")
            m.expect(texts.debounce(for: m.time("--|"))).toBe("---a---c--d-|")
            m.expectSubscriptions(texts).toBe("^-----------!")
        }
    }

    @Test func numbersAreDoubledUntilOneIsBad() throws {
        enum Mishap: Error { case bad }
        try marbles { m in
            let numbers = m.cold("a-b-c|", values: ["a": 1, "b": 2, "c": -1], failure: Mishap.bad)
            let doubled = numbers.tryMap { number throws(Mishap) in
                if number < 0 { throw .bad }
                return number * 2
            }
            m.expect(doubled).toBe("x-y-#", values: ["x": 2, "y": 4], failure: Mishap.bad)
        }
    }

    @Test func eachLetterIsFollowedByItsEcho() throws {
        try marbles { m in
            let echoes = m.cold("a---b---|").map { letter in m.cold("-x|", values: ["x": letter]) }
            m.expect(echoes).toBe("a---b---|", values: ["a": m.cold("-a|"), "b": m.cold("-b|")])
        }
    }

    @Test func theSumFollows() throws {
        try marbles { m in
            let a = MutableProperty(1)
            let sum = a.map { $0 + 10 }
            m.perform("--b--c", values: ["b": 2, "c": 3]) { a.value = $0 }
            m.expect(sum).toBe("x-y--z", values: ["x": 11, "y": 12, "z": 13])
        }
    }

    @Test func aResultComesAfterTheWait() throws {
        let time = VirtualScheduler()
        let texts = Subject<String, Never>()
        let found = Recorder(texts.debounce(for: .seconds(1), on: time), on: time)
        texts.send("a")
        try found.expectNothing()
        time.advance(by: .seconds(1))
        try found.expect("a")
        texts.send("b")
        texts.complete()
        try found.expect(.value("b"), .completed)
    }

    @Test func aModelIsFreedWithItsScreen() throws {
        final class Model {
            let text = MutableProperty("")
            let length: Property<Int>
            init() { length = text.map(\.count) }
        }
        try trackingLifetimes { lifetimes in
            let model = lifetimes.track(Model())
            model.text.value = "abc"
        }
    }

    @Test func aCouponLowersThePrice() throws {
        final class Cart {
            @Reactive var coupon = ""
            let price: Property<Int>
            init() { price = _coupon.map { $0.isEmpty ? 100 : 90 } }
        }
        let cart = Cart()
        try exhaustively(cart) { store in
            cart.coupon = "SAVE"
            try store.expect(["coupon": "SAVE", "price": 90])
        }
    }

    /// Ensures that the page shows only code that compiles and passes.
    @Test func thePageShowsTheseTests() throws {
        let file = URL(filePath: #filePath)
        let root = file.deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        let page = try String(
            contentsOf: root.appending(path: "Sources/BinderyTesting/BinderyTesting.docc/Testing.md"), encoding: .utf8)
        let tests = lines(try String(contentsOf: file, encoding: .utf8))
        let examples = page.components(separatedBy: "```swift\n").dropFirst().map {
            $0.components(separatedBy: "```")[0]
        }
        #expect(examples.count == 8)
        for example in examples { #expect(tests.contains(lines(example)), "\(example)") }
    }

    private func lines(_ text: String) -> String {
        text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }.joined(separator: "\n")
    }
}

final class FlurryTests: XCTestCase {
    func testOnlyTheLastIsSent() throws {
        try marbles { m in
            m.expect(m.cold("ab--|").debounce(for: m.time("-|"))).toBe("--b-|")
        }
    }
}
