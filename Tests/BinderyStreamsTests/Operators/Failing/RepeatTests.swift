import BinderyStreams
import Testing

@Suite struct RepeatTests {
    @Test func theSignalRunsSoManyTimes() {
        expect(Producer<Int, Mishap>.of(1, 2).repeat(2), sends: [1, 2, 1, 2].map { .value($0) } + [.completed])
        expect(Producer<Int, Mishap>.just(1).repeat(1), sends: [.value(1), .completed])
    }

    @Test func zeroTimesCompletesAtOnce() {
        let source = Source<Int, Mishap>()
        expect(source.repeat(0), sends: [.completed])
        #expect(source.observations == 0)
    }

    @Test func aFailureIsPassedOn() {
        let source = Source<Int, Mishap>()
        expect(source.repeat(3), sends: [.value(1), .failed(.first)]) {
            source.send(1)
            source.fail(.first)
        }
        #expect(source.observations == 1)
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
