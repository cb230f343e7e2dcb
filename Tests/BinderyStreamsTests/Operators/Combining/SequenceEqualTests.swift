import BinderyStreams
import BinderyTesting
import Testing

@Suite struct SequenceEqualTests {
    @Test func equalValuesAreTrueOnceBothHaveCompleted() throws {
        try marbles { m in
            let source = m.hot("                        -a-b------|")
            let other = m.hot("                         ----a-b-|")
            m.expect(source.sequenceEqual(other)).toBe("----------(t|)", values: truth)
            m.expectSubscriptions(source).toBe("^---------!")
            m.expectSubscriptions(other).toBe("^-------!")
        }
    }

    @Test func theFirstDifferenceIsFalseAndDisposesOfBoth() throws {
        try marbles { m in
            let source = m.hot("                        ---b-|")
            let other = m.hot("                         -a-----|")
            m.expect(source.sequenceEqual(other)).toBe("---(f|)", values: truth)
            m.expectSubscriptions(source).toBe("^--!")
            m.expectSubscriptions(other).toBe("^--!")
        }
    }

    @Test func aValueAfterTheOthersCompletionIsFalse() throws {
        try marbles { m in
            m.expect(m.hot("---a--|").sequenceEqual(m.hot("-|"))).toBe("---(f|)", values: truth)
        }
    }

    @Test func aCompletionWhileValuesOfTheOtherWaitIsFalse() throws {
        try marbles { m in
            let source = m.hot("-a-----|")
            m.expect(source.sequenceEqual(m.hot("---|"))).toBe("---(f|)", values: truth)
            m.expectSubscriptions(source).toBe("^--!")
        }
    }

    @Test func aCompletionWithValuesOfItsOwnWaitingWaitsForTheirPartners() throws {
        try marbles { m in
            m.expect(m.hot("-a-|").sequenceEqual(m.hot("-----a-|"))).toBe("-------(t|)", values: truth)
        }
    }

    @Test func twoEmptySignalsAreEqual() throws {
        try marbles { m in m.expect(m.hot("-|").sequenceEqual(m.hot("---|"))).toBe("---(t|)", values: truth) }
    }

    @Test func aFailureOfEitherIsPassedOnAndDisposesOfTheOther() throws {
        try marbles { m in
            let other = m.hot("------a")
            m.expect(m.hot("---#").sequenceEqual(other)).toBe("---#")
            m.expectSubscriptions(other).toBe("^--!")
        }
    }

    @Test func aFailureOfTheOtherDisposesOfTheSignal() throws {
        try marbles { m in
            let source = m.hot("------a")
            m.expect(source.sequenceEqual(m.hot("---#"))).toBe("---#")
            m.expectSubscriptions(source).toBe("^--!")
        }
    }

    @Test func aSignalThatEndsAtOnceLeavesTheOtherUnobserved() throws {
        try marbles { m in
            let other = m.hot("-a-|")
            m.expect(Producer<String, MarbleError>.fail("error").sequenceEqual(other)).toBe("#")
            m.expectSubscriptions(other).toBe([])
        }
    }

    @Test func areEqualComparesValuesOfDifferentTypesWhicheverIsAhead() throws {
        try marbles { m in
            let numbers = m.hot("                                               -1-----2-|", values: digits)
            let texts = m.hot("                                                 ---1-2-----|")
            m.expect(numbers.sequenceEqual(texts, by: { "\($0)" == $1 })).toBe("-----------(t|)", values: truth)
        }
    }
}
