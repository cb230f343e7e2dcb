import BinderyStreams
import BinderyTesting
import Testing

@Suite struct TimeoutTests {
    @Test func withoutAValueItFails() throws {
        try marbles { m in
            let letters = m.hot("-----a")
            m.expect(letters.timeout(after: m.time("---|"), failure: "late")).toBe("---#", error: "late")
            m.expectSubscriptions(letters).toBe("^--!")
        }
    }

    @Test func eachValueRestartsTheWait() throws {
        try marbles { m in
            m.expect(m.hot("--a--b-----").timeout(after: m.time("---|"), failure: "late"))
                .toBe("--a--b--#", error: "late")
        }
    }

    @Test func itGoesOnWithTheOtherSignal() throws {
        try marbles { m in
            let letters = m.hot("-a---b"), other = m.cold("-x-----|")
            m.expect(letters.timeout(after: m.time("---|"), switchTo: other)).toBe("-a---x-----|")
            m.expectSubscriptions(letters).toBe("^---!")
            m.expectSubscriptions(other).toBe("----^------!")
        }
    }

    @Test(arguments: ["-#", "-|"]) func failureAndCompletionArePassedOnAndEndTheWait(end: String) throws {
        try marbles { m in
            let other = m.cold("-x-|")
            m.expect(m.hot(end).timeout(after: m.time("---|"), switchTo: other)).toBe(end)
            m.expect(m.hot(end).timeout(after: m.time("---|"), failure: "late")).toBe(end)
            m.expectSubscriptions(other).toBe([])
        }
    }

    @Test func disposalEndsTheWait() throws {
        try marbles { m in
            let other = m.cold("-x-|")
            m.expect(m.hot("---").timeout(after: m.time("---|"), switchTo: other), unsubscribedAt: "--!").toBe("---")
            m.expectSubscriptions(other).toBe([])
        }
    }

    @Test func afterTheFirstValueNothingIsWaitedForUnlessEachIsGiven() throws {
        try marbles { m in
            let source = m.cold("---a---------b|")
            m.expect(source.timeout(first: m.time("-----|"), failure: "late")).toBe("---a---------b|")
            m.expect(source.timeout(first: m.time("--|"), failure: "late")).toBe("--#", error: "late")
            m.expect(source.timeout(first: m.time("-----|"), each: m.time("--|"), failure: "late"))
                .toBe("---a-#", error: "late")
        }
    }

    @Test func afterTheFirstWaitAnotherSignalGoesOn() throws {
        try marbles { m in
            let other = m.cold("-x|")
            m.expect(m.cold("-----a").timeout(first: m.time("--|"), switchTo: other)).toBe("---x|")
            m.expectSubscriptions(other).toBe("--^-!")
        }
    }
}
