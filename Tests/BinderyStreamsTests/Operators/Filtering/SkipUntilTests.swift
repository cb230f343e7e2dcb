import BinderyStreams
import Testing

@Suite struct SkipUntilTests {
    private let source = Source<Int, Mishap>(), trigger = Source<Void, Mishap>()

    @Test func valuesAreLeftOutUntilTheTriggerSends() {
        expect(source.skip(until: trigger), sends: [.value(2), .value(3)]) {
            source.send(1)
            trigger.send(())
            source.send(2)
            source.send(3)
        }
    }

    @Test func theTriggerIsDisposedOfWhenItHasSent() {
        _ = events(of: source.skip(until: trigger)) {
            trigger.send(())
            #expect(trigger.observers == 0 && source.observers == 1)
        }
    }

    @Test func aFailureAndCompletionArePassedOnAndDisposeOfTheTrigger() {
        expect(source.skip(until: trigger), sends: [.failed(.first)]) {
            source.fail(.first)
            #expect(trigger.observers == 0)
        }
        let other = Source<Int, Mishap>()
        expect(other.skip(until: trigger), sends: [.completed]) {
            other.complete()
            #expect(trigger.observers == 0)
        }
    }

    @Test func aFailureOfTheTriggerIsPassedOnAndDisposesOfUpstream() {
        expect(source.skip(until: trigger), sends: [.failed(.second)]) {
            trigger.fail(.second)
            #expect(source.observers == 0)
        }
    }

    @Test func completionOfTheTriggerOpensNothing() {
        expect(source.skip(until: trigger), sends: [.completed]) {
            trigger.complete()
            source.send(1)
            source.complete()
        }
    }

    @Test func aTriggerThatSendsAtOnceLeavesNothingOut() {
        let all = Producer<Int, Mishap>.of(1, 2).skip(until: Producer<Int, Mishap>.just(0))
        expect(all, sends: [.value(1), .value(2), .completed])
    }

    @Test func aTriggerThatFailsAtOnceLeavesUpstreamUnobserved() {
        expect(source.skip(until: Producer<Int, Mishap>.fail(.first)), sends: [.failed(.first)])
        #expect(source.observations == 0)
    }

    @Test func aTriggerThatCannotFailOpensASignalThatCan() {
        let start = Source<Void, Never>()
        expect(source.skip(until: start), sends: [.value(2)]) {
            source.send(1)
            start.send(())
            source.send(2)
        }
    }

    @Test func aTriggerThatCannotFailOpensASignalThatCannot() {
        let start = Source<Void, Never>(), numbers = Source<Int, Never>()
        expect(numbers.skip(until: start), sends: [.value(2)]) {
            numbers.send(1)
            start.send(())
            numbers.send(2)
        }
    }
}
