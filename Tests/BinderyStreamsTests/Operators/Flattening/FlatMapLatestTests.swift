import BinderyStreams
import BinderyTesting
import Testing

@Suite struct FlatMapLatestTests {
    @Test func valuesOfTheInnerSignalArePassedOn() throws {
        try marbles { m in m.expect(m.hot("-a---").flatMapLatest { _ in m.cold("-1-2") }).toBe("--1-2") }
    }

    @Test func aNewValueDisposesOfTheInnerSignalBefore() throws {
        try marbles { m in
            let inner = ["a": m.cold("-----1"), "b": m.cold("----2")]
            m.expect(m.hot("-a--b----").flatMapLatest { inner[$0]! }).toBe("--------2")
            m.expectSubscriptions(inner["a"]!).toBe("-^--!")
        }
    }

    @Test func completionWaitsForTheInnerSignal() throws {
        try marbles { m in m.expect(m.hot("-a|").flatMapLatest { _ in m.cold("---1-|") }).toBe("----1-|") }
    }

    @Test func completionWithoutAnInnerSignalIsPassedOn() throws {
        try marbles { m in m.expect(m.hot("--|").flatMapLatest { _ in m.cold("-1-|") }).toBe("--|") }
    }

    @Test func completionOfTheInnerSignalIsNothingWhileTheOuterOneGoesOn() throws {
        try marbles { m in
            let inner = ["a": m.cold("-|"), "b": m.cold("-2|")]
            m.expect(m.hot("-a--b----|").flatMapLatest { inner[$0]! }).toBe("-----2---|")
        }
    }

    @Test func aFailureOfTheInnerSignalDisposesOfTheOuterOne() throws {
        try marbles { m in
            let outer = m.hot("-a-----b")
            m.expect(outer.flatMapLatest { _ in m.cold("--#") }).toBe("---#")
            m.expectSubscriptions(outer).toBe("^--!")
        }
    }

    @Test func aFailureOfTheOuterSignalDisposesOfTheInnerOne() throws {
        try marbles { m in
            let inner = m.cold("------1")
            m.expect(m.hot("-a-#").flatMapLatest { _ in inner }).toBe("---#")
            m.expectSubscriptions(inner).toBe("-^-!")
        }
    }

    @Test func innerSignalsThatEndAtOnceAreAllDelivered() {
        let doubled = Producer<Int, Mishap>.of(1, 2, 3).flatMapLatest { Producer<Int, Mishap>.of($0, $0 * 10) }
        expect(doubled, sends: [1, 10, 2, 20, 3, 30].map { .value($0) } + [.completed])
    }

    @Test func anOuterValueSentByAnInnerOneSupersedesIt() {
        let numbers = Subject<Int, Never>()
        var seen: [Int] = []
        let observation = numbers.flatMapLatest { Producer<Int, Never>.of($0, $0 + 1) }.observe { value in
            seen.append(value)
            if value == 1 { numbers.send(10) }
        }
        numbers.send(1)
        #expect(seen == [1, 2, 10, 11])
        observation.dispose()
    }
}
