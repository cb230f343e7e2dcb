import BinderyStreams
import BinderyTesting
import Testing

@Suite struct DematerializeTests {
    private let source = Source<Event<Int, Mishap>, Never>()
    private let events: [String: Event<String, MarbleError>] = [
        "a": .value("a"), "e": .failed("error"), "c": .completed,
    ]

    @Test func aValueAsAnEventIsAValue() throws {
        try marbles { m in m.expect(m.hot("-a-", values: events, failure: Never.self).dematerialize()).toBe("-a-") }
    }

    @Test func aFailureAsAnEventIsAFailureAndDisposesOfUpstream() throws {
        try marbles { m in m.expect(m.hot("-e-a-", values: events, failure: Never.self).dematerialize()).toBe("-#") }
        #expect(observers(of: source, atEachEventOf: source.dematerialize()) { source.send(.failed(.first)) } == [0])
    }

    @Test func completionAsAnEventIsCompletionAndDisposesOfUpstream() throws {
        try marbles { m in m.expect(m.hot("-c-a-", values: events, failure: Never.self).dematerialize()).toBe("-|") }
        #expect(observers(of: source, atEachEventOf: source.dematerialize()) { source.send(.completed) } == [0])
    }

    @Test func completionIsPassedOn() throws {
        try marbles { m in m.expect(m.hot("--|", values: events, failure: Never.self).dematerialize()).toBe("--|") }
    }

    @Test func itUndoesMaterialize() throws {
        try marbles { m in m.expect(m.hot("-a-#").materialize().dematerialize()).toBe("-a-#") }
    }
}
