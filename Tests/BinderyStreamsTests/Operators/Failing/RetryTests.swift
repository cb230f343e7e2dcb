import BinderyStreams
import BinderyTestSupport
import BinderyTesting
import Testing

@Suite struct RetryTests {
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

    @Test func aFailureIsTriedAgain() throws {
        try marbles { m in
            m.expect(inTurn([m.cold("-a#"), m.cold("-b#"), m.cold("-c|")]).retry(2)).toBe("-a-b-c|")
        }
    }

    @Test(arguments: [(2, "-a-a-a#", ["^-!", "--^-!", "----^-!"]), (0, "-a#", ["^-!"]), (-1, "-a#", ["^-!"])])
    func theFailureAfterTheLastTryIsPassedOn(count: Int, result: String, observations: [String]) throws {
        try marbles { m in
            let letters = m.cold("-a#")
            m.expect(letters.retry(count)).toBe(result)
            m.expectSubscriptions(letters).toBe(observations)
        }
    }

    @Test func withoutACountItIsTriedWithoutEnd() {
        expect(failing(1_000).retry(), sends: [.value(1_001), .completed])
    }

    @Test func valuesAndCompletionArePassedOn() throws {
        try marbles { m in
            let letters = m.hot("-a-|")
            m.expect(letters.retry(1)).toBe("-a-|")
            m.expectSubscriptions(letters).toBe("^--!")
        }
    }

    @Test func theSignalIsDisposedOfBeforeItIsObservedAgain() {
        var running = 0
        let signal = Producer<Int, Mishap> { emitter in
            running += 1
            #expect(running == 1)
            emitter.onDispose { running -= 1 }
            emitter.fail(.first)
        }
        expect(signal.retry(3), sends: [.failed(.first)])
        #expect(running == 0)
    }

    @Test func disposalEndsTheTries() {
        let stop = Subject<Void, Never>()
        var observations = 0
        let endless = Producer<Int, Mishap> { emitter in
            observations += 1
            emitter.send(observations)
            emitter.fail(.first)
        }
        _ = endless.retry().take(until: stop).observe(onValue: { if $0 == 5 { stop.send() } }, onFailure: { _ in })
        #expect(observations == 5)
    }

    @Test func aHundredThousandTriesNeedNoStack() {
        let value = onSmallStack {
            var value = 0
            _ = RetryTests().failing(100_000).retry().observe(onValue: { value = $0 }, onFailure: { _ in })
            return value
        }
        #expect(value == 100_001)
    }
}
