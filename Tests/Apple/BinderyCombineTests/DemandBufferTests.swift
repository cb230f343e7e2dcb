import BinderyStreams
import BinderyTestSupport
import Testing

@testable import BinderyCombine

/// The machine alone, compared with an obvious computation: what is delivered is the beginning of what was received, as
/// long as the demand.
@Suite struct DemandBufferTests {
    @Test func deliversThePrefixThatIsDemanded() {
        var random = SplitMix(seed: 20)
        for _ in 0..<2000 {
            var buffer = DemandBuffer<Int, Never>(.unbounded)
            var received: [Int] = [], delivered: [Int] = [], demand = 0, isOver = false, hasFinished = false
            for step in 0..<30 {
                switch random.next() % 8 {
                case 0...3 where !isOver:
                    received.append(step)
                    #expect(buffer.received(step) == nil)
                case 4...5:
                    let count = Int(random.next() % 4)
                    demand += count
                    buffer.demanded(count)
                case 6 where step > 15:
                    isOver = true
                    buffer.received(.completed)
                default: break
                }
                steps: while true {
                    switch buffer.next() {
                    case .deliver(let value): delivered.append(value)
                    case .complete:
                        hasFinished = true
                        break steps
                    case .wait: break steps
                    }
                }
                #expect(delivered == Array(received.prefix(demand)))
                #expect(hasFinished == (isOver && demand >= received.count))
            }
        }
    }

    @Test func aSumThatOverflowsIsUnlimited() {
        var buffer = DemandBuffer<Int, Never>(.unbounded)
        buffer.demanded(.max)
        buffer.demanded(.max)
        _ = buffer.received(1)
        if case .deliver(let value) = buffer.next() { #expect(value == 1) } else { Issue.record("not delivered") }
    }
}
