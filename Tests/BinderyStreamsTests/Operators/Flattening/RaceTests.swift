import BinderyStreams
import BinderyTesting
import Testing

@Suite struct RaceTests {
    private let b = Source<Int, Mishap>()

    @Test func theFirstToSendIsPassedOnAndTheOtherDisposedOf() throws {
        try marbles { m in
            let a = m.hot("                 ---a---")
            let b = m.hot("                 -b--c-|")
            m.expect(a.race(with: b)).toBe("-b--c-|")
            m.expectSubscriptions(a).toBe("^!")
        }
    }

    @Test func aFailureWinsToo() throws {
        try marbles { m in
            let b = m.hot("----b")
            m.expect(m.hot("--#").race(with: b)).toBe("--#")
            m.expectSubscriptions(b).toBe("^-!")
        }
    }

    @Test func aCompletionWinsToo() throws {
        try marbles { m in
            let a = m.hot("----a")
            m.expect(a.race(with: m.hot("--|"))).toBe("--|")
            m.expectSubscriptions(a).toBe("^-!")
        }
    }

    @Test func oneThatSendsAtOnceLeavesTheNextUnobserved() {
        let atOnce = Producer<Int, Mishap> { $0.send(1) }
        expect(atOnce.race(with: b), sends: [.value(1), .completed])
        #expect(b.observations == 0)
    }

    @Test func severalRace() throws {
        try marbles { m in
            let a = m.hot("----a-"), b = m.hot("----b-"), c = m.hot("--c---")
            m.expect(race(a, b, c)).toBe("--c---")
            m.expectSubscriptions(a).toBe("^-!")
            m.expectSubscriptions(b).toBe("^-!")
        }
    }

    @Test func ofNoneItCompletesAtOnce() {
        expect(race([Source<Int, Mishap>]()), sends: [.completed])
    }

    @Test func disposalDisposesOfAll() throws {
        try marbles { m in
            let a = m.hot("----a-"), b = m.hot("----b-")
            m.expect(race([a, b]), unsubscribedAt: "--!").toBe("---")
            m.expectSubscriptions(a).toBe("^-!")
            m.expectSubscriptions(b).toBe("^-!")
        }
    }
}
