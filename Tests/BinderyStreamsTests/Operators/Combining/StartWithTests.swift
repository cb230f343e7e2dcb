import BinderyStreams
import Testing

@Suite struct StartWithTests {
    private let source = Source<Int, Mishap>()

    @Test func theGivenValuesComeFirst() {
        expect(source.startWith(1, 2), sends: [.value(1), .value(2), .value(3), .completed]) {
            source.send(3)
            source.complete()
        }
    }

    @Test func aFailureIsPassedOn() {
        expect(source.startWith(1), sends: [.value(1), .failed(.first)]) { source.fail(.first) }
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
