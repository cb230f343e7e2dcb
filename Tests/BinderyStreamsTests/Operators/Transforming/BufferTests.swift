import BinderyStreams
import Testing

@Suite struct BufferTests {
    private let source = Source<Int, Mishap>()

    @Test func valuesComeInArraysOfTheGivenLength() {
        expect(source.buffer(count: 2), sends: [.value([1, 2]), .value([3, 4])]) {
            for value in 1...5 { source.send(value) }
        }
    }

    @Test func completionSendsThoseThatRemain() {
        expect(Producer<Int, Never>.from(1...3).buffer(count: 2), sends: [.value([1, 2]), .value([3]), .completed])
        expect(Producer<Int, Never>.from(1...2).buffer(count: 2), sends: [.value([1, 2]), .completed])
        expect(Producer<Int, Never>.empty().buffer(count: 2), sends: [.completed])
    }

    @Test func aFailureDropsThoseThatRemain() {
        expect(source.buffer(count: 2), sends: [.failed(.first)]) {
            source.send(1)
            source.fail(.first)
        }
    }

    @Test func aCountBelowOneCountsAsOne() {
        expect(Producer<Int, Never>.of(1, 2).buffer(count: 0), sends: [.value([1]), .value([2]), .completed])
    }

    @Test func aValueThatComesInsideADeliveryIsOfTheNextArray() {
        let wire = Wire<Int, Never>()
        var seen: [[Int]] = []
        let observation = wire.buffer(count: 2).observe { values in
            seen.append(values)
            if values == [1, 2] { wire.send(3) }
        }
        for value in [1, 2, 4] { wire.send(value) }
        #expect(seen == [[1, 2], [3, 4]])
        observation.dispose()
    }
}
