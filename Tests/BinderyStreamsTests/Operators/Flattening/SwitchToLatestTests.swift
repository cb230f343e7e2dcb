import BinderyStreams
import BinderyTesting
import Testing

@Suite struct SwitchToLatestTests {
    @Test func theLatestSignalIsObserved() throws {
        try marbles { m in
            let a = m.cold("-1-----x"), b = m.cold("---2")
            m.expect(m.hot("-a---b---", values: ["a": a, "b": b]).switchToLatest()).toBe("--1-----2")
            m.expectSubscriptions(a).toBe("-^---!")
        }
    }

    @Test func completionWaitsForTheInnerSignal() throws {
        try marbles { m in
            m.expect(m.hot("-a|", values: ["a": m.cold("---1-|")]).switchToLatest()).toBe("----1-|")
        }
    }

    @Test func completionOfTheInnerSignalIsNothingWhileTheOuterOneGoesOn() throws {
        try marbles { m in m.expect(m.hot("-a---|", values: ["a": m.cold("-|")]).switchToLatest()).toBe("-----|") }
    }

    @Test func aFailureOfEitherDisposesOfTheOther() throws {
        try marbles { m in
            let inner = ["a": m.cold("--#"), "b": m.cold("------1")]
            let outer = m.hot("-a-----b", values: inner)
            m.expect(outer.switchToLatest()).toBe("---#")
            m.expectSubscriptions(outer).toBe("^--!")
            m.expect(m.hot("-b-#", values: inner).switchToLatest()).toBe("---#")
            m.expectSubscriptions(inner["b"]!).toBe("-^-!")
        }
    }
}
