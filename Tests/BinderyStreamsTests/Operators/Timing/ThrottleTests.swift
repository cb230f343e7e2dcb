import BinderyStreams
import BinderyTestSupport
import BinderyTesting
import Testing

@Suite struct ThrottleTests {
    private let time = VirtualScheduler()
    private let source = Source<Int, Mishap>()

    @Test(arguments: [true, false]) func theFirstValueIsPassedOnAtOnce(latest: Bool) throws {
        try marbles { m in m.expect(m.hot("-a-").throttle(for: m.time("---|"), latest: latest)).toBe("-a-") }
    }

    @Test func theLastValueOfAnIntervalIsSentAtItsEnd() throws {
        try marbles { m in m.expect(m.hot("-abc----").throttle(for: m.time("---|"))).toBe("-a--c---") }
    }

    @Test func withoutLatestValuesInsideAnIntervalAreDropped() throws {
        try marbles { m in
            m.expect(m.hot("-abc--d-").throttle(for: m.time("---|"), latest: false)).toBe("-a----d-")
        }
    }

    @Test func withoutLeadingTheFirstValueWaitsForTheEndOfTheInterval() throws {
        try marbles { m in
            let source = m.hot("-abc----d-----|")
            m.expect(source.throttle(for: m.time("---|"), leading: false)).toBe("----c------d--|")
        }
    }

    @Test func theDiagramsOfTheCommentHold() throws {
        try marbles { m in
            let source = m.hot("                                        --abc------d----|")
            let five = m.time("-----|")
            m.expect(source.throttle(for: five)).toBe("                 --a----c----d---|")
            m.expect(source.throttle(for: five, latest: false)).toBe("  --a--------d----|")
            m.expect(source.throttle(for: five, leading: false)).toBe(" -------c----d---|")
        }
    }

    @Test func thereIsAtMostOneValuePerInterval() throws {
        try marbles { m in m.expect(m.hot("abcdefghij").throttle(for: m.time("----|"))).toBe("a---e---i---j") }
    }

    @Test func afterAnIntervalWithNothingKeptTheNextValueIsPassedOnAtOnce() throws {
        try marbles { m in m.expect(m.hot("-a-----b-").throttle(for: m.time("---|"))).toBe("-a-----b-") }
    }

    @Test func completionIsPassedOnAtOnceIfNothingIsKept() throws {
        try marbles { m in m.expect(m.hot("-a|").throttle(for: m.time("---|"))).toBe("-a|") }
    }

    @Test func completionWaitsForTheKeptValue() throws {
        try marbles { m in m.expect(m.hot("-ab|").throttle(for: m.time("-----|"))).toBe("-a----(b|)") }
    }

    @Test func aFailureIsPassedOnAtOnceAndTheKeptValueIsDropped() throws {
        try marbles { m in m.expect(m.hot("-ab#").throttle(for: m.time("-----|"))).toBe("-a-#") }
    }

    @Test func disposalDropsTheKeptValueAndTheTimer() {
        let lifetime = Lifetime(), tokens = Source<Lifetime.Token, Never>()
        let observation = tokens.throttle(for: .seconds(1), on: time).observe { _ in }
        tokens.send(lifetime.token())
        tokens.send(lifetime.token())
        #expect(lifetime.alive == 1)
        observation.dispose()
        #expect(lifetime.alive == 0)
        time.advance(by: .seconds(5))
    }

    @Test func aValueSentFromInsideTheSentOneIsKept() {
        let numbers = Subject<Int, Never>()
        var seen: [Int] = []
        let observation = numbers.throttle(for: .seconds(1), on: time).observe { value in
            seen.append(value)
            if value < 3 { numbers.send(value + 1) }
        }
        numbers.send(1)
        #expect(seen == [1])
        time.advance(by: .seconds(5))
        #expect(seen == [1, 2, 3])
        observation.dispose()
    }

    @Test func insideARunTheSchedulerIsThatOfTheContext() {
        let sent = time.run {
            events(of: source.throttle(for: .seconds(1))) {
                source.send(1)
                source.send(2)
                time.advance(by: .seconds(1))
            }
        }
        #expect(sent == [.value(1), .value(2)])
    }

    @Test func withoutASchedulerItPassesOnAndSaysSo() {
        let messages = Messages()
        let sent = Diagnostics.$handler.withValue(.init { messages.append($0.description) }) {
            events(of: source.throttle(for: .seconds(1), file: "Search.swift", line: 4)) {
                source.send(1)
                source.send(2)
            }
        }
        #expect(sent == [.value(1), .value(2)])
        #expect(
            messages.all == [
                """
                Bindery: throttle at Search.swift:4 has no scheduler and passes values on without waiting. Pass one \
                (`on: scheduler`), or observe it on the MainActor or on another actor: a detached task, a \
                `@concurrent` function and an async closure with a capture list (swiftlang/swift#87097) run on none.
                """
            ])
    }
}
