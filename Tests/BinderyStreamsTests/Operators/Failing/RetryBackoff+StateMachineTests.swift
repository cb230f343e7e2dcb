import BinderyTestSupport
import Testing

@testable import BinderyStreams

@Suite struct RetryBackoffStateMachineTests {
    private let doubling = Backoff(initial: .seconds(1), maximum: .seconds(20), jitter: 0)

    @Test(arguments: [nil, 0, 3], [true, false])
    func theWaitDoublesWithEachFailureInARow(limit: Int?, resetsOnSuccess: Bool) {
        for seed in 0..<200 {
            var random = SplitMix(seed: UInt64(seed))
            var machine = RetryBackoffMachine(
                limit: limit, backoff: doubling, resetsOnSuccess: resetsOnSuccess, generator: random)
            var events: [Character] = []
            for _ in 0..<20 {
                events.append(random.below(3) == 0 ? "v" : "f")
                if events.last == "v" {
                    machine.received()
                    continue
                }
                let counted = resetsOnSuccess ? events[(events.lastIndex(of: "v") ?? 0)...] : events[...]
                let failures = counted.count { $0 == "f" }
                let seconds = [1, 2, 4, 8, 16].dropFirst(failures - 1).first ?? 20
                let action = machine.failed(isTransient: true)
                if let limit, failures > limit {
                    #expect(action == .fail, "seed \(seed)")
                } else {
                    #expect(action == .retry(after: .seconds(seconds)), "seed \(seed)")
                }
            }
        }
    }

    @Test func aFailureThatLastsIsNotTriedAgain() {
        var machine = RetryBackoffMachine(
            limit: nil, backoff: doubling, resetsOnSuccess: false, generator: SplitMix(seed: 1))
        #expect(machine.failed(isTransient: false) == .fail)
    }

    @Test func withoutAnAttemptLeftItIsNotAskedWhetherAFailureIsTransient() {
        var machine = RetryBackoffMachine(
            limit: 0, backoff: doubling, resetsOnSuccess: false, generator: SplitMix(seed: 1))
        var wasAsked = false
        func isTransient() -> Bool {
            wasAsked = true
            return true
        }
        #expect(machine.failed(isTransient: isTransient()) == .fail)
        #expect(!wasAsked)
    }

    @Test func onlyAttemptsDrawFromTheGenerator() {
        let shaking = Backoff(initial: .seconds(1), factor: 1, jitter: 1)
        var generator = SplitMix(seed: 7)
        let waits = (1...3).map { shaking.delay(before: $0, using: &generator) }
        var machine = RetryBackoffMachine(
            limit: nil, backoff: shaking, resetsOnSuccess: true, generator: SplitMix(seed: 7))
        #expect(machine.failed(isTransient: true) == .retry(after: waits[0]))
        #expect(machine.failed(isTransient: false) == .fail)
        machine.received()
        #expect(machine.failed(isTransient: true) == .retry(after: waits[1]))
    }
}
