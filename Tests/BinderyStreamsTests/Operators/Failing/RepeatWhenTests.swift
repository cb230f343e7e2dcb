import BinderyStreams
import Testing

@Suite struct RepeatWhenTests {
    private let source = Source<Int, Mishap>(), trigger = Source<Void, Mishap>()

    @Test func onCompletionTheTriggerDecidesWhenTheSignalIsObservedAgain() {
        var observations = 0
        let counting = Producer<Int, Mishap>.deferred {
            observations += 1
            return Producer<Int, Mishap>.just(observations)
        }
        expect(counting.repeat(when: { _ in trigger }), sends: [.value(1), .value(2)]) {
            #expect(trigger.observers == 1)
            trigger.send(())
        }
        #expect(trigger.observations == 2)
        #expect(trigger.observers == 0)
    }

    @Test func theTriggerIsMadeOfTheNumberOfCompletions() {
        var numbers: [Int] = []
        let signal = Producer<Int, Mishap>.empty().repeat { number in
            numbers.append(number)
            return number < 3 ? Producer<Int, Mishap>.just(0).eraseToAnySignal() : Producer.empty().eraseToAnySignal()
        }
        expect(signal, sends: [.completed])
        #expect(numbers == [1, 2, 3])
    }

    @Test func completionOfTheTriggerIsCompletion() {
        expect(Producer<Int, Mishap>.just(1).repeat(when: { _ in trigger }), sends: [.value(1), .completed]) {
            trigger.complete()
        }
    }

    @Test func failuresOfEitherArePassedOn() {
        expect(source.repeat(when: { _ in trigger }), sends: [.failed(.first)]) { source.fail(.first) }
        expect(Producer<Int, Mishap>.empty().repeat(when: { _ in trigger }), sends: [.failed(.second)]) {
            trigger.fail(.second)
        }
    }

    @Test func theSignalIsDisposedOfBeforeTheTriggerIsObserved() {
        var atTrigger: [Int] = []
        let signal = source.repeat { _ in
            atTrigger.append(source.observers)
            return trigger
        }
        _ = events(of: signal) { source.complete() }
        #expect(atTrigger == [0])
    }

    @Test func aHundredThousandRunsNeedNoStack() {
        let runs = onSmallStack {
            var runs = 0
            let signal = Producer<Int, Never>.empty().repeat { number in
                runs = number
                return Producer<Int, Never>.just(0).take(number < 100_000 ? 1 : 0)
            }
            _ = signal.observe { _ in }
            return runs
        }
        #expect(runs == 100_000)
    }
}
