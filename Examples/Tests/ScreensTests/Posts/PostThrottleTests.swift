import BinderyTesting
import BinderyView
import Screens
import ShowcaseModels
import Testing

/// The times at which the post search searches, to the millisecond.
@Suite struct PostThrottleTests {
    private let texts = ["a": "swi", "b": "swif", "c": "swift", "d": "swift 6", " ": " "]

    /// Expects the texts that are sent for the typed ones.
    private func expectSearches(_ typed: String, _ sent: String, limit: String) throws {
        try marbles { m in
            let query = MutableProperty("")
            m.perform(typed, values: texts) { query.value = $0 }
            m.expect(PostSearchModel.searches(for: query).map(\.text), unsubscribedAt: limit).toBe(sent, values: texts)
        }
    }

    @Test func theFirstTextIsSearchedForAtOnceAndTheLastOneOfASecondAtItsEnd() throws {
        try expectSearches(
            "100ms a 99ms b 299ms c 99ms d",
            "200ms b 999ms d", limit: "5s !")
    }

    @Test func thereIsAtMostOneSearchASecond() throws {
        try expectSearches(
            "b 399ms c 399ms d 399ms b 399ms c 399ms d",
            "b 999ms d 999ms d", limit: "5s !")
    }

    @Test func theNextTextIsAtOnceOnceASecondHasPassed() throws {
        try expectSearches("b 999ms c 1499ms d", "b 999ms c 1499ms d", limit: "9s !")
    }

    @Test func aTextThatBecameTooShortIsNotSearchedFor() throws {
        try expectSearches("b 299ms c 299ms a", "b", limit: "5s !")
    }

    @Test func theSameTextIsNotSearchedForTwice() throws {
        try marbles { m in
            let query = MutableProperty("")
            let typed = ["b": "swif", "c": " swif", "d": "swif  "]
            m.perform("b 1999ms c 1999ms d", values: typed) { query.value = $0 }
            m.expect(PostSearchModel.searches(for: query).map(\.text), unsubscribedAt: "9s !").toBe(
                "b", values: ["b": "swif"])
        }
    }
}
