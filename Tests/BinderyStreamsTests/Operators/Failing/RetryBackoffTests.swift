import BinderyStreams
import BinderyTestSupport
import BinderyTesting
import Testing

@Suite struct RetryBackoffTests {
    private let time = VirtualScheduler()
    private let doubling = Backoff(initial: .seconds(1), maximum: .seconds(5), jitter: 0)

    /// Fails at each observation and passes its instant to `note`.
    private func failing(_ failure: Mishap = .first, note: @escaping (Duration) -> Void) -> some Signal<Int, Mishap> {
        Producer<Int, Mishap> { [time] emitter in
            note(time.now)
            emitter.fail(failure)
        }
    }

    @Test func theWaitsGrowUpToTheLongest() throws {
        try marbles { m in
            let failing = m.cold("#")
            m.expect(failing.retry(5, backoff: doubling)).toBe("17s #")
            m.expectSubscriptions(failing)
                .toBe("(^!)", "1s (^!)", "3s (^!)", "7s (^!)", "12s (^!)", "17s (^!)")
        }
    }

    @Test func valuesAndCompletionArePassedOn() throws {
        try marbles { m in
            m.expect(inTurn([m.cold("a#"), m.cold("b|")]).retry(backoff: doubling)).toBe("a 1s b|")
        }
    }

    @Test func aFailureThatIsNotWorthAnotherTryIsPassedOnAtOnce() throws {
        try marbles { m in
            m.expect(m.cold("-#").retry(backoff: doubling, while: { $0 == "busy" })).toBe("-#")
        }
    }

    @Test func withoutTriesTheFailureIsPassedOnAtOnce() throws {
        try marbles { m in m.expect(m.cold("-#").retry(0, backoff: doubling)).toBe("-#") }
    }

    @Test func aValueRestartsTheWaitsIfWanted() throws {
        try marbles { m in
            let failing = m.cold("#"), sending = m.cold("(a#)"), later = m.cold("#")
            let signal = inTurn([failing, failing, sending, later])
            m.expect(signal.retry(backoff: doubling, resetOnSuccess: true), unsubscribedAt: "7s !").toBe("3s a")
            m.expectSubscriptions(failing).toBe("(^!)", "1s (^!)")
            m.expectSubscriptions(sending).toBe("3s (^!)")
            m.expectSubscriptions(later).toBe("4s (^!)", "6s (^!)")
        }
    }

    @Test func disposalDuringAWaitEndsTheTries() throws {
        try marbles { m in
            let failing = m.cold("#")
            m.expect(failing.retry(backoff: doubling), unsubscribedAt: "500ms !").toBe("-")
            m.expectSubscriptions(failing).toBe("(^!)")
        }
    }

    @Test func jitterShortensAWaitByAShareOfItAtMost() {
        let half = Backoff(initial: .seconds(4), factor: 1, jitter: 0.5)
        var generator = SplitMix(seed: 7)
        let waits = (1...100).map { half.delay(before: $0, using: &generator) }
        #expect(waits.allSatisfy { $0 >= .seconds(2) && $0 <= .seconds(4) })
        #expect(Set(waits).count > 90)
    }

    @Test func eachObservationDrawsTheSameFromAGivenGenerator() {
        var instants: [[Duration]] = []
        let signal = failing { instants[instants.count - 1].append($0) }
            .retry(3, backoff: Backoff(initial: .seconds(1)), using: SplitMix(seed: 7), on: time)
        for _ in 1...2 {
            let start = time.now
            instants.append([])
            expect(signal, sends: [.failed(.first)]) { time.advance(by: .seconds(60)) }
            instants[instants.count - 1] = instants[instants.count - 1].map { $0 - start }
        }
        #expect(instants[0] == instants[1])
        #expect(instants[0].count == 4)
    }

    @Test func anyNumberOfTriesHasAWait() {
        var generator = SplitMix(seed: 7)
        let backoff = Backoff(initial: .seconds(1), factor: 10, maximum: .seconds(60), jitter: 0)
        #expect(backoff.delay(before: .max, using: &generator) == .seconds(60))
        #expect(Backoff(initial: .zero).delay(before: .max, using: &generator) == .zero)
    }

    @Test func withoutASchedulerADiagnosisSaysSoAndFailuresArePassedOn() {
        let messages = Messages()
        Diagnostics.$handler.withValue(.init { messages.append($0.description) }) {
            expect(failing { _ in }.retry(backoff: doubling, file: "Upload.swift", line: 7), sends: [.failed(.first)])
        }
        #expect(
            messages.all == [
                """
                Bindery: retry(backoff:) at Upload.swift:7 has no scheduler and does not try again. Pass one (`on: \
                scheduler`), or observe it on the MainActor or on another actor: a detached task, a `@concurrent` \
                function and an async closure with a capture list (swiftlang/swift#87097) run on none.
                """
            ])
    }
}
