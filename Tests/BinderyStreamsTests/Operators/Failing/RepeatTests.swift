import BinderyStreams
import BinderyTestSupport
import BinderyTesting
import Testing

@Suite struct RepeatTests {
    @Test(arguments: [(2, "-a-b-a-b|", ["^---!", "----^---!"]), (1, "-a-b|", ["^---!"])])
    func theSignalRunsSoManyTimes(count: Int, result: String, observations: [String]) throws {
        try marbles { m in
            let letters = m.cold("-a-b|")
            m.expect(letters.repeat(count)).toBe(result)
            m.expectSubscriptions(letters).toBe(observations)
        }
    }

    @Test func zeroTimesCompletesAtOnce() throws {
        try marbles { m in
            let letters = m.cold("-a-b|")
            m.expect(letters.repeat(0)).toBe("|")
            m.expectSubscriptions(letters).toBe([])
        }
    }

    @Test func aFailureIsPassedOn() throws {
        try marbles { m in
            let letters = m.cold("-a-#")
            m.expect(letters.repeat(3)).toBe("-a-#")
            m.expectSubscriptions(letters).toBe("^--!")
        }
    }

    @Test func theSignalIsDisposedOfBeforeItIsObservedAgain() {
        var running = 0
        let signal = Producer<Int, Mishap> { emitter in
            running += 1
            #expect(running == 1)
            emitter.onDispose { running -= 1 }
            emitter.complete()
        }
        expect(signal.repeat(3), sends: [.completed])
        #expect(running == 0)
    }

    @Test func withoutACountItGoesOnUntilDisposal() {
        let stop = Subject<Void, Never>()
        var count = 0
        _ = Producer<Int, Never>.just(1).repeat().take(until: stop).observe { value in
            count += value
            if count == 5 { stop.send() }
        }
        #expect(count == 5)
    }

    @Test func aHundredThousandRunsNeedNoStack() {
        let count = onSmallStack {
            var count = 0
            _ = Producer<Int, Never>.just(1).repeat(100_000).observe { count += $0 }
            return count
        }
        #expect(count == 100_000)
    }
}
