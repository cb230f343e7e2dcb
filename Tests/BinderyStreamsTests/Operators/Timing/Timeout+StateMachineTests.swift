import BinderyTestSupport
import Testing

@testable import BinderyStreams

@Suite struct TimeoutStateMachineTests {
    /// Runs the machine with a clock; returns when it gives its source up.
    private func end(first: Duration, each: Duration?, values: [Duration], completion: Duration?) -> Duration? {
        var machine = TimeoutMachine(first: first, each: each)
        var timer: Duration?
        var end: Duration?
        func perform(_ action: TimeoutMachine.Action?, at now: Duration) {
            switch action {
            case nil: break
            case .startTimer(let interval): timer = now + interval
            case .stopTimer: timer = nil
            case .switchToReplacement: end = now
            }
        }
        perform(machine.began(), at: .zero)
        for instant in 0...1000 {
            let now = Duration.milliseconds(instant)
            if timer == now {
                timer = nil
                perform(machine.timerFired(), at: now)
            }
            if values.contains(now) { perform(machine.received(), at: now) }
            if completion == now { perform(machine.ended(), at: now) }
        }
        return end
    }

    /// The first gap between two events that is too long.
    private func firstGap(first: Duration, each: Duration?, values: [Duration], completion: Duration?) -> Duration? {
        let limit = completion ?? .seconds(1)
        let events = [.zero] + values.filter { $0 < limit } + [limit]
        for (index, (event, next)) in zip(events, events.dropFirst()).enumerated() {
            guard let longest = index == 0 ? first : each else { return nil }
            if event + longest <= next { return event + longest }
        }
        return nil
    }

    @Test func itGivesUpAtTheEndOfTheFirstGapThatIsTooLong() {
        for seed in 0..<400 {
            var random = SplitMix(seed: UInt64(seed))
            let first = Duration.milliseconds(1 + random.below(300))
            let each = random.below(4) == 0 ? nil : Duration.milliseconds(1 + random.below(300))
            let instants = Set((0..<random.below(12)).map { _ in 1 + random.below(998) })
            let values = instants.sorted().map { Duration.milliseconds($0) }
            let completion = random.below(2) == 0 ? nil : Duration.milliseconds(1 + random.below(999))
            #expect(
                end(first: first, each: each, values: values, completion: completion)
                    == firstGap(first: first, each: each, values: values, completion: completion), "seed \(seed)")
        }
    }

    @Test func withoutALimitForLaterValuesTheFirstOneStopsTheTimer() {
        var machine = TimeoutMachine(first: .seconds(1), each: nil)
        #expect(machine.began() == .startTimer(.seconds(1)))
        #expect(machine.received() == .stopTimer)
        #expect(machine.timerFired() == nil)
    }

    @Test func nothingHappensAfterItHasGivenUpOrEnded() {
        var late = TimeoutMachine(first: .seconds(1), each: .seconds(1))
        #expect(late.timerFired() == .switchToReplacement)
        #expect(late.received() == nil)
        #expect(late.timerFired() == nil)
        #expect(late.ended() == nil)

        var ended = TimeoutMachine(first: .seconds(1), each: .seconds(1))
        #expect(ended.ended() == .stopTimer)
        #expect(ended.timerFired() == nil)
    }
}
