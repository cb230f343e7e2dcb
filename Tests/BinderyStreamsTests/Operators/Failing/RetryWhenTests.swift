import BinderyStreams
import BinderyTestSupport
import BinderyTesting
import Testing

@Suite struct RetryWhenTests {
    /// Fails at the first `failures` observations, then sends the number of observations.
    private func failing(_ failures: Int) -> some Signal<Int, Mishap> {
        var observations = 0
        return Producer<Int, Mishap> { emitter in
            observations += 1
            if observations <= failures { return emitter.fail(.first) }
            emitter.send(observations)
            emitter.complete()
        }
    }

    @Test func theFirstValueOfTheTriggerObservesAgain() throws {
        try marbles { m in
            let trigger = m.cold("--x-y")
            m.expect(inTurn([m.cold("-#"), m.cold("-b|")]).retry { _, _ in trigger }).toBe("----b|")
            m.expectSubscriptions(trigger).toBe("-^-!")
        }
    }

    @Test func theTriggerIsGivenTheFailureAndItsNumber() throws {
        var log: [String] = []
        try marbles { m in
            let tries = [m.cold("-#", error: "first"), m.cold("-#", error: "second"), m.cold("-c|")]
            let signal = inTurn(tries).retry { failure, attempt in
                log.append("\(failure) \(attempt) at \(m.scheduler.now)")
                return Producer<Int, Never>.timer(after: .milliseconds(attempt))
            }
            m.expect(signal).toBe("------c|")
        }
        #expect(log == ["first 1 at 0.001 seconds", "second 2 at 0.003 seconds"])
    }

    @Test func valuesAndCompletionArePassedOn() throws {
        try marbles { m in
            let trigger = m.cold("--x")
            m.expect(m.hot("-a-|").retry { _, _ in trigger }).toBe("-a-|")
            m.expectSubscriptions(trigger).toBe([])
        }
    }

    @Test func completionOfTheTriggerIsCompletion() throws {
        try marbles { m in m.expect(m.hot("-#").retry { _, _ in m.cold("--|") }).toBe("---|") }
    }

    @Test func aFailureOfTheTriggerIsPassedOn() throws {
        try marbles { m in
            m.expect(m.hot("-#").retry { _, _ in m.cold("--#", error: "other") }).toBe("---#", error: "other")
        }
    }

    @Test func disposalDisposesOfTheTrigger() throws {
        try marbles { m in
            let letters = m.hot("-#"), trigger = m.cold("-----x")
            m.expect(letters.retry { _, _ in trigger }, unsubscribedAt: "---!").toBe("---")
            m.expectSubscriptions(letters).toBe("^!")
            m.expectSubscriptions(trigger).toBe("-^-!")
        }
    }

    @Test func aHundredThousandTriesNeedNoStack() {
        let value = onSmallStack {
            var value = 0
            let signal = RetryWhenTests().failing(100_000).retry { _, _ in Producer<Void, Never>.just(()) }
            _ = signal.observe { value = $0 }
            return value
        }
        #expect(value == 100_001)
    }
}
