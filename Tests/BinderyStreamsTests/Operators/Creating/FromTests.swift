import BinderyStreams
import Testing

@Suite struct FromTests {
    @Test func theElementsOfASequenceAreSentThenCompletion() {
        expect(Producer<Int, Mishap>.from([3, 1, 2]), sends: [.value(3), .value(1), .value(2), .completed])
    }

    @Test func anEmptySequenceCompletes() {
        expect(Producer<Int, Mishap>.from([]), sends: [.completed])
    }

    @Test func theGivenValuesAreSent() {
        expect(Producer<String, Mishap>.of("a", "b"), sends: [.value("a"), .value("b"), .completed])
    }

    @Test func theNumbersOfARangeAreSent() {
        expect(Producer<Int, Mishap>.range(0..<3), sends: [.value(0), .value(1), .value(2), .completed])
    }

    @Test func disposalStopsTheSequenceBeforeAnotherElementIsDrawn() {
        var drawn = 0
        let endless = sequence(state: 0) { state -> Int? in
            drawn += 1
            state += 1
            return state
        }
        let stop = Subject<Void, Never>()
        _ = Producer<Int, Never>.from(endless).do(onValue: { if $0 == 3 { stop.send() } }).take(until: stop).observe {
            _ in
        }
        #expect(drawn == 3)
    }
}
