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

    /// Random appends and removals, so that the ring wraps around, grows when it has wrapped, and is emptied.
    @Test(arguments: 0..<200) func aQueueIsAnArrayThatKeepsNothing(seed: Int) {
        var random = SplitMix(seed: UInt64(seed))
        let lifetime = Lifetime()
        var queue = Queue<(number: Int, token: Lifetime.Token)>(), expected: [Int] = []
        for step in 0..<200 {
            switch Int.random(in: 0..<64, using: &random) {
            case 0:
                let taken = queue.takeAll()
                #expect(taken.all.map(\.number) == expected)
                expected = []
            case 1..<35:
                queue.append((step, lifetime.token()))
                expected.append(step)
            default: #expect(queue.popFirst()?.number == (expected.isEmpty ? nil : expected.removeFirst()))
            }
            #expect(queue.all.map(\.number) == expected)
            #expect(queue.first?.number == expected.first)
            #expect(queue.count == expected.count)
            #expect(lifetime.alive == expected.count)
        }
        _ = consume queue
        #expect(lifetime.alive == 0)
    }
}
