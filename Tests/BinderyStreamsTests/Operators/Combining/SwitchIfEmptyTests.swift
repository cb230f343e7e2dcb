import BinderyStreams
import BinderyTesting
import Testing

@Suite struct SwitchIfEmptyTests {
    @Test func afterAValueNothingIsReplaced() throws {
        try marbles { m in
            let other = m.cold("-x-|")
            m.expect(m.hot("-a-|").switchIfEmpty(other)).toBe("-a-|")
            m.expectSubscriptions(other).toBe([])
        }
    }

    @Test func completionWithoutAValueSwitches() throws {
        try marbles { m in
            let source = m.hot("--|"), other = m.cold("-x-|")
            m.expect(source.switchIfEmpty(other)).toBe("---x-|")
            m.expectSubscriptions(source).toBe("^-!")
            m.expectSubscriptions(other).toBe("--^--!")
        }
    }

    @Test func aFailureIsPassedOn() throws {
        try marbles { m in
            let other = m.cold("-x-|")
            m.expect(m.hot("--#").switchIfEmpty(other)).toBe("--#")
            m.expectSubscriptions(other).toBe([])
        }
    }

    @Test func aFailureOfTheOtherIsPassedOn() throws {
        try marbles { m in m.expect(m.hot("--|").switchIfEmpty(m.cold("-#"))).toBe("---#") }
    }
}
