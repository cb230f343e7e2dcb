import BinderyStreams
import BinderyTesting
import Testing

@Suite struct RetryWhenTests {
    private let source = Source<Int, Mishap>(), trigger = Source<Void, Mishap>()

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

    @Test func theFirstValueOfTheTriggerObservesAgain() {
        expect(failing(1).retry { _, _ in trigger }, sends: [.value(2), .completed]) {
            trigger.send(())
            #expect(trigger.observers == 0)
        }
    }

    @Test func theTriggerIsGivenTheFailureAndItsNumber() {
        let time = VirtualScheduler()
        var log: [String] = []
        let signal = failing(2).retry { failure, attempt in
            log.append("\(failure) \(attempt) at \(time.now)")
            return Producer<Int, Never>.timer(after: .seconds(attempt), on: time)
        }
        expect(signal, sends: [.value(3), .completed]) { time.advance(by: .seconds(3)) }
        #expect(log == ["first 1 at 0.0 seconds", "first 2 at 1.0 seconds"])
    }

    @Test func valuesAndCompletionArePassedOn() {
        expect(source.retry { _, _ in trigger }, sends: [.value(1), .completed]) {
            source.send(1)
            source.complete()
        }
        #expect(trigger.observations == 0)
    }

    @Test func completionOfTheTriggerIsCompletion() {
        expect(source.retry { _, _ in trigger }, sends: [.completed]) {
            source.fail(.first)
            trigger.complete()
        }
    }

    @Test func aFailureOfTheTriggerIsPassedOn() {
        expect(source.retry { _, _ in trigger }, sends: [.failed(.second)]) {
            source.fail(.first)
            trigger.fail(.second)
        }
    }

    @Test func disposalDisposesOfTheTrigger() {
        _ = events(of: source.retry { _, _ in trigger }) {
            source.fail(.first)
            #expect(source.observers == 0)
            #expect(trigger.observers == 1)
        }
        #expect(trigger.observers == 0)
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
