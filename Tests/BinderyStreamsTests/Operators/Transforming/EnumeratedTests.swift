import BinderyStreams
import BinderyTesting
import Testing

@Suite struct EnumeratedTests {
    @Test func eachValueComesWithItsPosition() throws {
        try marbles { m in
            m.expect(m.hot("-a-b-").enumerated().map { "\($0.offset)\($0.element)" })
                .toBe("-x-y-", values: ["x": "0a", "y": "1b"])
        }
    }

    @Test(arguments: ["-#", "-|"]) func aFailureAndCompletionArePassedOn(end: String) throws {
        try marbles { m in m.expect(m.hot(end).enumerated().map { $0.offset }).toBe(end) }
    }

    @Test func eachObserverCountsFromZero() throws {
        try marbles { m in
            let offsets = m.cold("-a-b-|").enumerated().map { $0.offset }
            m.expect(offsets).toBe("-0-1-|", values: digits)
            m.expect(offsets, unsubscribedAt: "--^").toBe("---0-1-|", values: digits)
        }
    }

    @Test func aValueThatComesInsideADeliveryHasTheNextPosition() {
        let wire = Wire<String, Never>()
        var seen: [String] = []
        let observation = wire.enumerated().observe { [unowned wire] offset, element in
            seen.append("\(offset)\(element)")
            if element == "a" { wire.send("b") }
        }
        wire.send("a")
        wire.send("c")
        #expect(seen == ["0a", "1b", "2c"])
        observation.dispose()
    }
}
