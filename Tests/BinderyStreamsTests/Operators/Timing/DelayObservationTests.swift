import BinderyStreams
import BinderyTesting
import Testing

@Suite struct DelayObservationTests {
    private let time = VirtualScheduler(), source = Source<Int, Mishap>()

    @Test func theSignalIsObservedOnceTheDelayHasPassed() throws {
        try marbles { m in
            let letters = m.hot("-a-b-|")
            m.expect(letters.delayObservation(for: m.time("--|"))).toBe("---b-|")
            m.expectSubscriptions(letters).toBe("--^--!")
        }
    }

    @Test func aFailureIsPassedOn() throws {
        try marbles { m in m.expect(m.hot("---#").delayObservation(for: m.time("--|"))).toBe("---#") }
    }

    @Test func disposedOfDuringTheDelayItIsNeverObserved() {
        source.delayObservation(for: .seconds(1), on: time).observeEvents { _ in }.dispose()
        time.advanceToEnd()
        #expect(time.now == .zero)
        #expect(source.observations == 0)
    }

    @Test func withoutASchedulerADiagnosisSaysSoAndItIsObservedAtOnce() {
        let messages = Messages()
        Diagnostics.$handler.withValue(.init { messages.append($0.description) }) {
            expect(source.delayObservation(for: .seconds(1), file: "Poll.swift", line: 9), sends: [.value(1)]) {
                source.send(1)
            }
        }
        #expect(
            messages.all == [
                """
                Bindery: delayObservation at Poll.swift:9 has no scheduler and observes without waiting. Pass one \
                (`on: scheduler`), or observe it on the MainActor or on another actor: a detached task, a \
                `@concurrent` function and an async closure with a capture list (swiftlang/swift#87097) run on none.
                """
            ])
    }
}
