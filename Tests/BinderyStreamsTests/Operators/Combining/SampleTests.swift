import BinderyStreams
import Testing

@Suite struct SampleTests {
    private let source = Source<Int, Mishap>(), trigger = Source<Void, Mishap>()

    @Test func theTriggerSendsTheLatestValueOnce() {
        expect(source.sample(on: trigger), sends: [.value(2), .value(3)]) {
            trigger.send(())
            source.send(1)
            source.send(2)
            trigger.send(())
            trigger.send(())
            source.send(3)
            trigger.send(())
        }
    }

    @Test func completionIsPassedOnAndTheKeptValueDropped() {
        expect(source.sample(on: trigger), sends: [.completed]) {
            source.send(1)
            source.complete()
            #expect(trigger.observers == 0)
            trigger.send(())
        }
    }

    @Test func completionOfTheTriggerIsNothing() {
        expect(source.sample(on: trigger), sends: [.completed]) {
            source.send(1)
            trigger.complete()
            #expect(source.observers == 1)
            source.complete()
        }
    }

    @Test func aFailureOfEitherDisposesOfTheOther() {
        expect(source.sample(on: trigger), sends: [.failed(.first)]) {
            source.fail(.first)
            #expect(trigger.observers == 0)
        }
    }

    @Test func aFailureOfTheTriggerDisposesOfTheSignal() {
        expect(source.sample(on: trigger), sends: [.failed(.second)]) {
            trigger.fail(.second)
            #expect(source.observers == 0)
        }
    }

    @Test func aTriggerThatCannotFailNeedsNoPromotion() {
        let clicks = Subject<Void, Never>(), numbers = Subject<Int, Never>()
        expect(source.sample(on: clicks), sends: [.value(1)]) {
            source.send(1)
            clicks.send()
        }
        expect(numbers.sample(on: clicks), sends: [.value(1)]) {
            numbers.send(1)
            clicks.send()
        }
    }

    @Test func aTriggerSentFromInsideASampleSendsNothingTwice() {
        let clicks = Subject<Void, Never>(), numbers = Subject<Int, Never>()
        var seen: [Int] = []
        let observation = numbers.sample(on: clicks).observe { value in
            seen.append(value)
            clicks.send()
        }
        numbers.send(1)
        clicks.send()
        #expect(seen == [1])
        observation.dispose()
    }
}
