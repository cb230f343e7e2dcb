import BinderyStreams
import BinderyTestSupport
import BinderyTesting
import Testing

@Suite struct FlatMapTests {
    @Test func theValuesOfAllInnerSignalsArePassedOn() throws {
        try marbles { m in
            let inner = ["a": m.cold("-1-----3"), "b": m.cold("--2")]
            m.expect(m.hot("-a--b----").flatMap { inner[$0]! }).toBe("--1---2-3")
        }
    }

    @Test func completionWaitsForAllInnerSignals() throws {
        try marbles { m in
            let inner = ["a": m.cold("---|"), "b": m.cold("----1-|")]
            m.expect(m.hot("-ab|").flatMap { inner[$0]! }).toBe("------1-|")
        }
    }

    @Test func completionWithoutAnInnerSignalIsPassedOn() throws {
        try marbles { m in m.expect(m.hot("--|").flatMap { _ in m.cold("-1-|") }).toBe("--|") }
    }

    @Test func aFailureOfAnInnerSignalDisposesOfAllOthers() throws {
        try marbles { m in
            let outer = m.hot("-ab----c")
            let inner = ["a": m.cold("---#"), "b": m.cold("------1")]
            m.expect(outer.flatMap { inner[$0]! }).toBe("----#")
            m.expectSubscriptions(outer).toBe("^---!")
            m.expectSubscriptions(inner["b"]!).toBe("--^-!")
        }
    }

    @Test func aFailureOfTheOuterSignalDisposesOfTheInnerOnes() throws {
        try marbles { m in
            let inner = m.cold("------1")
            m.expect(m.hot("-a-#").flatMap { _ in inner }).toBe("---#")
            m.expectSubscriptions(inner).toBe("-^-!")
        }
    }

    @Test func anOuterValueSentByAnInnerOneBeginsBesideIt() {
        let numbers = Subject<Int, Never>()
        var seen: [Int] = []
        let observation = numbers.flatMap { Producer<Int, Never>.of($0, $0 + 1) }.observe { value in
            seen.append(value)
            if value == 1 { numbers.send(10) }
        }
        numbers.send(1)
        #expect(seen == [1, 2, 10, 11])
        observation.dispose()
    }

    @Test func disposalInsideAnInnerValueStopsAll() {
        let stop = Subject<Void, Never>()
        var seen: [Int] = []
        let numbers = Producer<Int, Never>.of(1, 2).flatMap { Producer<Int, Never>.of($0, $0 * 10) }
        _ = numbers.take(until: stop).observe { value in
            seen.append(value)
            if value == 10 { stop.send() }
        }
        #expect(seen == [1, 10])
    }

    // MARK: Limited concurrency

    @Test func aValueWaitsWhileAsManyRun() throws {
        try marbles { m in
            let inner = ["a": m.cold("----|"), "b": m.cold("-------"), "c": m.cold("-1")]
            m.expect(m.hot("-abc---").flatMap(maxConcurrent: 2) { inner[$0]! }).toBe("------1")
            m.expectSubscriptions(inner["c"]!).toBe("-----^")
        }
    }

    @Test func completionWaitsForTheValuesThatWait() throws {
        try marbles { m in
            let inner = ["a": m.cold("----|"), "b": m.cold("----|"), "c": m.cold("--1-|")]
            m.expect(m.hot("-abc|").flatMap(maxConcurrent: 2) { inner[$0]! }).toBe("-------1-|")
        }
    }

    @Test func aFailureDropsWhatWaits() throws {
        try marbles { m in
            let outer = m.hot("-abc----a")
            let inner = ["a": m.cold("------1"), "b": m.cold("---#"), "c": m.cold("-1")]
            m.expect(outer.flatMap(maxConcurrent: 2) { inner[$0]! }).toBe("-----#")
            m.expectSubscriptions(outer).toBe("^----!")
            m.expectSubscriptions(inner["c"]!).toBe([])
            m.expect(m.hot("-a-#").flatMap(maxConcurrent: 2) { inner[$0]! }).toBe("---#")
            m.expectSubscriptions(inner["a"]!).toBe("-^---!", "-^-!")
        }
    }

    @Test func fewerThanOneCountsAsOne() throws {
        try marbles { m in
            let inner = ["a": m.cold("--1-|"), "b": m.cold("-2")]
            m.expect(m.hot("-ab----").flatMap(maxConcurrent: 0) { inner[$0]! }).toBe("---1--2")
        }
    }

    @Test func disposalReleasesWhatWaits() {
        let lifetime = Lifetime(), tokens = Source<Lifetime.Token, Never>()
        let observation = tokens.flatMap(maxConcurrent: 1) { _ in Producer<Int, Never>.never() }.observe { _ in }
        for _ in 0..<3 { tokens.send(lifetime.token()) }
        #expect(lifetime.alive > 0)
        observation.dispose()
        #expect(lifetime.alive == 0)
    }
}
