import BinderyStreams
import BinderyTesting
import Testing

@Suite struct TakeUntilTests {
    @Test func valuesArePassedOnUntilTheTriggerSendsWhichCompletes() throws {
        try marbles { m in m.expect(m.hot("-a---b-|").take(until: m.hot("---x"))).toBe("-a-|") }
    }

    @Test func theTriggerDisposesOfBoth() throws {
        try marbles { m in
            let source = m.hot("-a---b-|"), trigger = m.hot("---x---x")
            m.expect(source.take(until: trigger)).toBe("-a-|")
            m.expectSubscriptions(source).toBe("^--!")
            m.expectSubscriptions(trigger).toBe("^--!")
        }
    }

    @Test(arguments: ["--#", "--|"]) func aFailureAndCompletionArePassedOnAndDisposeOfTheTrigger(end: String) throws {
        try marbles { m in
            let trigger = m.hot("------x")
            m.expect(m.hot(end).take(until: trigger)).toBe(end)
            m.expectSubscriptions(trigger).toBe("^-!")
        }
    }

    @Test func aFailureOfTheTriggerIsPassedOn() throws {
        try marbles { m in m.expect(m.hot("-a---b").take(until: m.hot("---#"))).toBe("-a-#") }
    }

    @Test func completionOfTheTriggerIsNothing() throws {
        try marbles { m in m.expect(m.hot("---a-").take(until: m.hot("-|"))).toBe("---a-") }
    }

    @Test func aTriggerThatSendsAtOnceLeavesNothing() throws {
        try marbles { m in
            let source = m.hot("-a-|")
            m.expect(source.take(until: Producer<Int, MarbleError>.just(1))).toBe("|")
            m.expectSubscriptions(source).toBe([])
        }
    }

    @Test func aTriggerThatCannotFailStopsASignalThatCan() throws {
        try marbles { m in
            m.expect(m.hot("-a---b").take(until: m.hot("---x", failure: Never.self))).toBe("-a-|")
        }
    }

    @Test func aTriggerThatCannotFailStopsASignalThatCannot() throws {
        try marbles { m in
            let stop = m.hot("---x", failure: Never.self)
            m.expect(m.hot("-a---b", failure: Never.self).take(until: stop)).toBe("-a-|")
        }
    }

    @Test func anEndlessSourceIsStopped() {
        let stop = Source<Void, Never>()
        var seen: [Int] = []
        let observation = Producer<Int, Never>.from(0...).take(until: stop).observe { value in
            seen.append(value)
            if value == 3 { stop.send(()) }
        }
        #expect(seen == [0, 1, 2, 3])
        #expect(observation.isDisposed)
    }
}
