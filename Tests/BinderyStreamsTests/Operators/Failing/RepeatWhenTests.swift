import BinderyStreams
import BinderyTestSupport
import BinderyTesting
import Testing

@Suite struct RepeatWhenTests {
    private let source = Source<Int, Mishap>(), trigger = Source<Void, Mishap>()

    @Test func onCompletionTheTriggerDecidesWhenTheSignalIsObservedAgain() throws {
        try marbles { m in
            let letters = m.cold("-a|"), trigger = m.hot("----x-----")
            m.expect(letters.repeat(when: { _ in trigger }), unsubscribedAt: "---------!").toBe("-a---a----")
            m.expectSubscriptions(letters).toBe("^-!", "----^-!")
            m.expectSubscriptions(trigger).toBe("--^-!", "------^--!")
        }
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

    @Test func completionOfTheTriggerIsCompletion() throws {
        try marbles { m in m.expect(m.cold("-a|").repeat(when: { _ in m.cold("--|") })).toBe("-a--|") }
    }

    @Test func failuresOfEitherArePassedOn() throws {
        try marbles { m in
            m.expect(m.cold("-#").repeat(when: { _ in m.cold("--x") })).toBe("-#")
            m.expect(m.cold("-|").repeat(when: { _ in m.cold("--#", error: "other") })).toBe("---#", error: "other")
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
