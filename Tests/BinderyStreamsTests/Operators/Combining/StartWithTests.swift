import BinderyStreams
import BinderyTesting
import Testing

@Suite struct StartWithTests {
    private let source = Source<Int, Mishap>()

    @Test func theGivenValuesComeFirst() throws {
        try marbles { m in m.expect(m.hot("---- a-|").startWith("x", "y")).toBe("(xy)a-|") }
    }

    @Test func aFailureIsPassedOn() throws {
        try marbles { m in m.expect(m.hot("-#").startWith("x")).toBe("x#") }
    }

    @Test func disposalInsideAGivenValueLeavesTheSignalUnobserved() {
        let stop = Subject<Void, Never>()
        var seen: [Int] = []
        _ = source.startWith(1, 2).take(until: stop).observe(
            onValue: { value in
                seen.append(value)
                stop.send()
            }, onFailure: { _ in })
        #expect(seen == [1])
        #expect(source.observations == 0)
    }
}
