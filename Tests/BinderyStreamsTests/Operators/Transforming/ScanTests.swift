import BinderyStreams
import BinderyTesting
import Testing

@Suite struct ScanTests {
    @Test func eachValueIsCombinedWithTheResultBefore() throws {
        try marbles { m in
            m.expect(m.hot("-1-2-").scan("0") { "(\($0)+\($1))" })
                .toBe("-x-y-", values: ["x": "(0+1)", "y": "((0+1)+2)"])
        }
    }

    @Test(arguments: ["-#", "-|"]) func aFailureAndCompletionArePassedOn(end: String) throws {
        try marbles { m in m.expect(m.hot(end).scan("", +)).toBe(end) }
    }

    @Test func eachObserverBeginsWithTheInitialResult() throws {
        try marbles { m in
            let sums = m.cold("-1-2-|", values: digits).scan(3, +)
            m.expect(sums).toBe("-4-6-|", values: digits)
            m.expect(sums, unsubscribedAt: "--^").toBe("---4-6-|", values: digits)
        }
    }

    @Test func aValueThatComesInsideADeliveryFindsTheResultOfTheOneBefore() {
        let wire = Wire<Int, Never>()
        var seen: [Int] = []
        let observation = wire.scan(0, +).observe { [unowned wire] sum in
            seen.append(sum)
            if sum == 1 { wire.send(10) }
        }
        wire.send(1)
        wire.send(100)
        #expect(seen == [1, 11, 111])
        observation.dispose()
    }
}
