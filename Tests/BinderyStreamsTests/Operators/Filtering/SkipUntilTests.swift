import BinderyStreams
import BinderyTesting
import Testing

@Suite struct SkipUntilTests {
    @Test func valuesAreLeftOutUntilTheTriggerSends() throws {
        try marbles { m in m.expect(m.hot("-a---b-c-").skip(until: m.hot("---x"))).toBe("-----b-c-") }
    }

    @Test func theTriggerIsDisposedOfWhenItHasSent() throws {
        try marbles { m in
            let source = m.hot("-a---b-"), trigger = m.hot("---x---x")
            m.expect(source.skip(until: trigger)).toBe("-----b-")
            m.expectSubscriptions(source).toBe("^")
            m.expectSubscriptions(trigger).toBe("^--!")
        }
    }

    @Test(arguments: ["--#", "--|"]) func aFailureAndCompletionArePassedOnAndDisposeOfTheTrigger(end: String) throws {
        try marbles { m in
            let trigger = m.hot("------x")
            m.expect(m.hot(end).skip(until: trigger)).toBe(end)
            m.expectSubscriptions(trigger).toBe("^-!")
        }
    }

    @Test func aFailureOfTheTriggerIsPassedOnAndDisposesOfUpstream() throws {
        try marbles { m in
            let source = m.hot("-a----b")
            m.expect(source.skip(until: m.hot("---#"))).toBe("---#")
            m.expectSubscriptions(source).toBe("^--!")
        }
    }

    @Test func completionOfTheTriggerOpensNothing() throws {
        try marbles { m in m.expect(m.hot("---a-|").skip(until: m.hot("-|"))).toBe("-----|") }
    }

    @Test func aTriggerThatSendsAtOnceLeavesNothingOut() throws {
        try marbles { m in
            let atOnce = Producer<Int, MarbleError>.just(0)
            m.expect(m.hot("-a-b-|").skip(until: atOnce)).toBe("-a-b-|")
            m.expect(Producer<Int, MarbleError>.of(1, 2).skip(until: atOnce)).toBe("(12|)", values: digits)
        }
    }

    @Test func aTriggerThatFailsAtOnceLeavesUpstreamUnobserved() throws {
        try marbles { m in
            let source = m.hot("-a-|")
            m.expect(source.skip(until: Producer<Int, MarbleError>.fail("error"))).toBe("#")
            m.expectSubscriptions(source).toBe([])
        }
    }

    @Test func aTriggerThatCannotFailOpensASignalThatCan() throws {
        try marbles { m in
            m.expect(m.hot("-a---b-").skip(until: m.hot("---x", failure: Never.self))).toBe("-----b-")
        }
    }

    @Test func aTriggerThatCannotFailOpensASignalThatCannot() throws {
        try marbles { m in
            let start = m.hot("---x", failure: Never.self)
            m.expect(m.hot("-a---b-", failure: Never.self).skip(until: start)).toBe("-----b-")
        }
    }
}
