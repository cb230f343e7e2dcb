import Testing

@testable import BinderyStreams

@Suite struct ValueBufferTests {
    private func kept(_ policy: BufferingPolicy, of count: Int) -> [Int] {
        var buffer = ValueBuffer<Int, Mishap>(policy)
        for value in 0..<count { _ = buffer.received(value) }
        buffer.received(.completed)
        var values: [Int] = []
        while case .deliver(let value) = buffer.requested() { values.append(value) }
        return values
    }

    @Test func eachPolicyKeepsWhatItSays() {
        #expect(kept(.unbounded, of: 100) == Array(0..<100))
        #expect(kept(.bufferingNewest(2), of: 5) == [3, 4])
        #expect(kept(.bufferingOldest(2), of: 5) == [0, 1])
        #expect(kept(.latest, of: 5) == [4])
    }

    @Test func atLeastOneValueIsKept() {
        #expect(kept(.bufferingNewest(0), of: 3) == [2])
        #expect(kept(.bufferingOldest(-1), of: 3) == [0])
    }

    @Test func nothingIsKeptAfterTheEndAndTheFirstEndCounts() {
        var buffer = ValueBuffer<Int, Mishap>(.unbounded)
        buffer.received(.failed(.first))
        _ = buffer.received(1)
        buffer.received(.completed)
        guard case .fail(.first) = buffer.requested() else { return #expect(Bool(false), "it does not fail") }
        guard case .finish = buffer.requested() else { return #expect(Bool(false), "it fails twice") }
    }

    @Test func cancellationDropsWhatIsKept() {
        var buffer = ValueBuffer<Int, Mishap>(.unbounded)
        _ = buffer.received(1)
        let dropped = buffer.cancelled().count
        #expect(dropped == 1)
        guard case .finish = buffer.requested() else { return #expect(Bool(false), "it goes on") }
    }
}
