import BinderyStreams
import BinderyTestSupport
import BinderyTesting
import Testing

@Suite struct DebounceTests {
    private let time = VirtualScheduler()
    private let source = Source<Int, Mishap>()

    @Test func aValueIsSentWhenTheWaitEnds() throws {
        try marbles { m in m.expect(m.hot("-a--b-----").debounce(for: m.time("----|"))).toBe("--------b-") }
    }

    @Test func itIsSentAtTheEndOfTheWaitAndNotBefore() throws {
        try marbles { m in m.expect(m.hot("a 399ms b").debounce(for: .seconds(1))).toBe("1400ms b") }
    }

    @Test func eachPauseSendsItsValue() throws {
        try marbles { m in m.expect(m.hot("-a---b---c---").debounce(for: m.time("---|"))).toBe("----a---b---c") }
    }

    @Test func completionSendsTheKeptValueAtOnce() throws {
        try marbles { m in m.expect(m.hot("-a|").debounce(for: m.time("----|"))).toBe("--(a|)") }
    }

    @Test func completionWithNothingKeptIsPassedOn() throws {
        try marbles { m in m.expect(m.hot("-a----|").debounce(for: m.time("--|"))).toBe("---a--|") }
    }

    @Test func aFailureIsPassedOnAtOnceAndTheKeptValueIsDropped() throws {
        try marbles { m in m.expect(m.hot("-a#").debounce(for: m.time("----|"))).toBe("--#") }
    }

    @Test func disposalDropsTheKeptValueAndTheTimer() {
        let lifetime = Lifetime(), tokens = Source<Lifetime.Token, Never>()
        let observation = tokens.debounce(for: .seconds(1), on: time).observe { _ in }
        tokens.send(lifetime.token())
        #expect(lifetime.alive == 1)
        observation.dispose()
        #expect(lifetime.alive == 0)
        time.advance(by: .seconds(5))
    }

    @Test func insideARunTheSchedulerIsThatOfTheContext() {
        let sent = time.run {
            events(of: source.debounce(for: .seconds(1))) {
                source.send(1)
                time.advance(by: .seconds(1))
            }
        }
        #expect(sent == [.value(1)])
    }

    @Test func withoutASchedulerItPassesOnAndSaysSo() {
        let messages = Messages()
        let sent = Diagnostics.$handler.withValue(.init { messages.append($0.description) }) {
            events(of: source.debounce(for: .seconds(1), file: "Search.swift", line: 4)) { source.send(1) }
        }
        #expect(sent == [.value(1)])
        #expect(
            messages.all == [
                """
                Bindery: debounce at Search.swift:4 has no scheduler and passes values on without waiting. Pass one \
                (`on: scheduler`), or observe it on the MainActor or on another actor: a detached task, a \
                `@concurrent` function and an async closure with a capture list (swiftlang/swift#87097) run on none.
                """
            ])
    }
}
