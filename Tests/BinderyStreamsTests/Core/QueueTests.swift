import BinderyStreams
import BinderyTestSupport
import Testing

@Suite struct QueueTests {
    @Test func theFirstToComeIsTheFirstToGo() {
        var queue = Queue<Int>(), expected: [Int] = [], next = 0
        for round in 0..<200 {
            for _ in 0..<(round % 7) {
                queue.append(next)
                expected.append(next)
                next += 1
            }
            for _ in 0..<(round % 5) where !expected.isEmpty { #expect(queue.popFirst() == expected.removeFirst()) }
            #expect(queue.count == expected.count)
            #expect(queue.first == expected.first)
            #expect(queue.all == expected)
        }
        while !queue.isEmpty { #expect(queue.popFirst() == expected.removeFirst()) }
        #expect(queue.popFirst() == nil)
    }

    @Test func whatHasGoneIsReleased() {
        let lifetime = Lifetime()
        var queue = Queue<Lifetime.Token>()
        for _ in 0..<10 { queue.append(lifetime.token()) }
        for _ in 0..<9 { _ = queue.popFirst() }
        #expect(lifetime.alive == 1)
    }
}
