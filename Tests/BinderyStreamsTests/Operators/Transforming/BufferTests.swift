import BinderyStreams
import BinderyTestSupport
import BinderyTesting
import Testing

@Suite struct BufferTests {
    private let time = VirtualScheduler()

    @Test func valuesComeInArraysOfTheGivenLength() throws {
        try marbles { m in
            m.expect(m.hot("-a-b-c-d-e-").buffer(count: 2))
                .toBe("---x---y---", values: ["x": ["a", "b"], "y": ["c", "d"]])
        }
    }

    @Test(arguments: [("-a-b-c-|", "---x---(y|)"), ("-a-b---|", "---x---|"), ("-------|", "-------|")])
    func completionSendsThoseThatRemain(source: String, result: String) throws {
        try marbles { m in
            m.expect(m.hot(source).buffer(count: 2)).toBe(result, values: ["x": ["a", "b"], "y": ["c"]])
        }
    }

    @Test func aFailureDropsThoseThatRemain() throws {
        try marbles { m in m.expect(m.hot("-a-#").buffer(count: 2)).toBe("---#") }
    }

    @Test func aCountBelowOneCountsAsOne() throws {
        try marbles { m in
            m.expect(m.hot("-a-b-|").buffer(count: 0)).toBe("-x-y-|", values: ["x": ["a"], "y": ["b"]])
        }
    }

    @Test func aValueThatComesInsideADeliveryIsOfTheNextArray() {
        let wire = Wire<Int, Never>()
        var seen: [[Int]] = []
        let observation = wire.buffer(count: 2).observe { [unowned wire] values in
            seen.append(values)
            if values == [1, 2] { wire.send(3) }
        }
        for value in [1, 2, 4] { wire.send(value) }
        #expect(seen == [[1, 2], [3, 4]])
        observation.dispose()
    }

    @Test(arguments: [
        (2, 1, "-1-2-3-|", "---x-y-(z|)", ["x": [1, 2], "y": [2, 3], "z": [3]]),
        (2, 3, "-1-2-3-4-5-6-7-|", "---x-----y-----(z|)", ["x": [1, 2], "y": [4, 5], "z": [7]]),
        (3, 3, "-1-2-3-4-5-6-7-|", "-----x-----y---(z|)", ["x": [1, 2, 3], "y": [4, 5, 6], "z": [7]]),
        (2, 1, "-|", "-|", [:]),
    ])
    func arraysMayOverlapOrLeaveGaps(
        count: Int, skip: Int, source: String, result: String, arrays: [String: [Int]]
    ) throws {
        try marbles { m in
            m.expect(m.hot(source, values: digits).buffer(count: count, skip: skip)).toBe(result, values: arrays)
        }
    }

    @Test func aFailureDropsAllOpenArrays() throws {
        try marbles { m in m.expect(m.hot("-a-b-#").buffer(count: 3, skip: 1)).toBe("-----#") }
    }

    @Test func withASkipAValueThatComesInsideADeliveryIsOfTheNextArray() {
        let wire = Wire<Int, Never>()
        var seen: [[Int]] = []
        let observation = wire.buffer(count: 2, skip: 2).observe { [unowned wire] values in
            seen.append(values)
            if values == [1, 2] { wire.send(3) }
        }
        for value in [1, 2, 4] { wire.send(value) }
        #expect(seen == [[1, 2], [3, 4]])
        observation.dispose()
    }

    @Test func theValuesOfAStretchOfTimeComeAtItsEndEvenIfThereAreNone() throws {
        try marbles { m in
            m.expect(m.hot("-ab---------c|").buffer(for: m.time("-----|")))
                .toBe("-----x----y--(z|)", values: ["x": ["a", "b"], "y": [], "z": ["c"]])
        }
    }

    @Test func aFullArrayComesBeforeItsTimeAndTheNextOneLastsAsLong() throws {
        try marbles { m in
            m.expect(m.hot("---ab---c-d").buffer(for: m.time("-----|"), count: 2), unsubscribedAt: "----------!")
                .toBe("----x----y", values: ["x": ["a", "b"], "y": ["c"]])
        }
    }

    @Test func arraysInTimeMayOverlap() throws {
        try marbles { m in
            m.expect(m.hot("-a--b--c-----|").buffer(for: m.time("------|"), every: m.time("---|")))
                .toBe(
                    "------x--y--z(uv|)",
                    values: ["x": ["a", "b"], "y": ["b", "c"], "z": ["c"], "u": [], "v": []])
        }
    }

    @Test func aBoundaryCutsTheArrays() throws {
        try marbles { m in
            let arrays = ["x": ["a"], "y": [], "z": ["b", "c"]]
            let source = m.hot("                        -a-----b---c-|")
            let boundary = m.hot("                      ---x-x---|")
            m.expect(source.buffer(on: boundary)).toBe("---x-y-------(z|)", values: arrays)
            m.expect(m.hot("-|").buffer(on: boundary)).toBe("-(y|)", values: arrays)
        }
    }

    @Test func aFailureOfTheBoundaryIsPassedOn() throws {
        try marbles { m in
            let source = m.hot("-a---b")
            m.expect(source.buffer(on: m.hot("---#"))).toBe("---#")
            m.expectSubscriptions(source).toBe("^--!")
        }
    }

    @Test func disposalDropsTheValuesAndTheTimers() {
        let lifetime = Lifetime(), tokens = Source<Lifetime.Token, Never>()
        let observation = tokens.buffer(for: .seconds(1), every: .milliseconds(500), on: time).observe { _ in }
        tokens.send(lifetime.token())
        time.advance(by: .milliseconds(600))
        tokens.send(lifetime.token())
        #expect(lifetime.alive == 2)
        observation.dispose()
        #expect(lifetime.alive == 0)
        time.advanceToEnd()
        #expect(time.now == .milliseconds(600))
    }

    @Test func withoutASchedulerADiagnosisSaysSoAndTheValuesComeAtTheEnd() {
        let messages = Messages()
        Diagnostics.$handler.withValue(.init { messages.append($0.description) }) {
            let numbers = Producer<Int, Never>.of(1, 2)
            expect(
                numbers.buffer(for: .seconds(1), file: "Log.swift", line: 3), sends: [.value([1, 2]), .completed])
        }
        #expect(
            messages.all == [
                """
                Bindery: buffer at Log.swift:3 has no scheduler and continues until its source ends. Pass one (`on: \
                scheduler`), or observe it on the MainActor or on another actor: a detached task, a `@concurrent` \
                function and an async closure with a capture list (swiftlang/swift#87097) run on none.
                """
            ])
    }
}
