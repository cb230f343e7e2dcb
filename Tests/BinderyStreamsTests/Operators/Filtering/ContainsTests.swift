import BinderyStreams
import BinderyTesting
import Testing

@Suite struct ContainsTests {
    @Test func aMatchDisposesOfUpstreamAndAnswersTrue() throws {
        try marbles { m in
            let source = m.hot("-1-2-3-|", values: digits)
            m.expect(source.contains(2)).toBe("---(t|)", values: truth)
            m.expect(source.contains(where: { $0 > 2 })).toBe("-----(t|)", values: truth)
            m.expectSubscriptions(source).toBe("^--!", "^----!")
        }
        let source = Source<Int, Mishap>()
        #expect(observers(of: source, atEachEventOf: source.contains(1)) { source.send(1) } == [0, 0])
    }

    @Test(arguments: ["-1-|", "---|"]) func completionBeforeThatAnswersFalse(source: String) throws {
        try marbles { m in m.expect(m.hot(source, values: digits).contains(2)).toBe("---(f|)", values: truth) }
    }

    @Test func aFailureIsPassedOn() throws {
        try marbles { m in m.expect(m.hot("-#").contains("a")).toBe("-#") }
    }

    @Test func anEndlessSourceIsStopped() {
        expect(Producer<Int, Never>.from(0...).contains(3), sends: [.value(true), .completed])
    }

    @Test func aMatchThatComesInsideTheAnswerIsDropped() {
        let wire = Wire<Int, Never>()
        var seen: [Event<Bool, Never>] = []
        _ = wire.contains(1).observeEvents { [unowned wire] event in
            seen.append(event)
            if event == .value(true) { wire.send(1) }
        }
        wire.send(1)
        #expect(seen == [.value(true), .completed])
    }
}
