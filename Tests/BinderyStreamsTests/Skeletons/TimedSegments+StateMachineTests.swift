import BinderyTestSupport
import BinderyTesting
import Testing

@testable import BinderyStreams

@Suite struct TimedSegmentsStateMachineTests {
    /// All segments that ever opened, with what they received.
    private struct Segment {
        var count = 0
        var isOpen = true
    }

    @Test(arguments: [nil, 1, 3], [true, false])
    func itOpensAndClosesWhatAListOfAllSegmentsDemands(limit: Int?, overlaps: Bool) {
        for seed in 0..<300 {
            var random = SplitMix(seed: UInt64(seed))
            var machine = TimedSegmentsMachine(limit: limit, overlaps: overlaps)
            var segments = [Segment()]
            #expect(machine.began() == 0)
            func expectClosing(_ number: Int, of action: TimedSegmentsMachine.Action?) {
                segments[number].isOpen = false
                #expect(action?.closed == number, "seed \(seed)")
                #expect(action?.opened == (overlaps ? nil : segments.count), "seed \(seed)")
                if !overlaps { segments.append(Segment()) }
            }
            for _ in 0..<40 {
                let number = random.below(segments.count)
                switch random.below(4) {
                case 0 where overlaps:
                    #expect(machine.intervalEnded() == segments.count, "seed \(seed)")
                    segments.append(Segment())
                case 1:
                    let action = machine.durationEnded(of: number)
                    if segments[number].isOpen {
                        expectClosing(number, of: action)
                    } else {
                        #expect(action == nil, "seed \(seed)")
                    }
                default:
                    for number in segments.indices where segments[number].isOpen {
                        segments[number].count += 1
                        let action = machine.received(in: number)
                        if segments[number].count == limit {
                            expectClosing(number, of: action)
                        } else {
                            #expect(action == nil, "seed \(seed)")
                        }
                    }
                }
                if !overlaps { #expect(segments.count { $0.isOpen } == 1, "seed \(seed)") }
            }
        }
    }

    @Test func aBufferHasTheValuesOfItsSpanOfTime() {
        for seed in 0..<200 {
            var random = SplitMix(seed: UInt64(seed))
            // Tens, and values in between, so that no two things happen at the same time.
            let duration = 10 * (1 + random.below(8))
            let interval = random.below(2) == 0 ? nil : 10 * (1 + random.below(8))
            let end = 10 * random.below(30) + 5
            let instants = (0..<random.below(20)).map { _ in 10 * random.below(30) + 1 + random.below(3) }
            let values = instants.sorted().filter { $0 < end }
            let step = interval ?? duration
            let spans = stride(from: 0, to: end, by: step).map { $0..<min($0 + duration, end) }

            let time = VirtualScheduler(), source = Subject<Int, Never>()
            let buffers = source.buffer(
                for: .milliseconds(duration), every: interval.map { .milliseconds($0) }, on: time)
            let sent = events(of: buffers) {
                for value in values {
                    time.advance(by: .milliseconds(value) - time.now)
                    source.send(value)
                }
                time.advance(by: .milliseconds(end) - time.now)
                source.complete()
            }
            #expect(sent == spans.map { span in .value(values.filter(span.contains)) } + [.completed], "seed \(seed)")
        }
    }
}
