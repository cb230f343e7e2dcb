import BinderyStreams
import Testing

@Suite struct TakeUntilTests {
    private let source = Source<Int, Mishap>(), trigger = Source<Void, Mishap>()

    @Test func valuesArePassedOnUntilTheTriggerSendsWhichCompletes() {
        expect(source.take(until: trigger), sends: [.value(1), .completed]) {
            source.send(1)
            trigger.send(())
            source.send(2)
        }
    }

    @Test func theTriggerDisposesOfBoth() {
        _ = events(of: source.take(until: trigger)) {
            trigger.send(())
            #expect(source.observers == 0 && trigger.observers == 0)
        }
    }

    @Test func aFailureAndCompletionArePassedOnAndDisposeOfTheTrigger() {
        expect(source.take(until: trigger), sends: [.failed(.first)]) { source.fail(.first) }
        let other = Source<Int, Mishap>()
        expect(other.take(until: trigger), sends: [.completed]) {
            other.complete()
            #expect(trigger.observers == 0)
        }
    }

    @Test func aFailureOfTheTriggerIsPassedOn() {
        expect(source.take(until: trigger), sends: [.failed(.second)]) { trigger.fail(.second) }
    }

    @Test func completionOfTheTriggerIsNothing() {
        expect(source.take(until: trigger), sends: [.value(1)]) {
            trigger.complete()
            source.send(1)
        }
    }

    @Test func aTriggerThatSendsAtOnceLeavesNothing() {
        expect(source.take(until: Producer<Int, Mishap>.just(1)), sends: [.completed])
        #expect(source.observations == 0)
    }

    @Test func aTriggerThatCannotFailStopsASignalThatCan() {
        let stop = Source<Void, Never>()
        expect(source.take(until: stop), sends: [.value(1), .completed]) {
            source.send(1)
            stop.send(())
        }
    }

    @Test func aTriggerThatCannotFailStopsASignalThatCannot() {
        let stop = Source<Void, Never>(), numbers = Source<Int, Never>()
        expect(numbers.take(until: stop), sends: [.value(1), .completed]) {
            numbers.send(1)
            stop.send(())
        }
    }

    @Test func anEndlessSourceIsStopped() {
        let stop = Source<Void, Never>()
        var seen: [Int] = []
        let observation = Producer<Int, Never>.from(0...).take(until: stop).observe { value in
            seen.append(value)
            if value == 3 { stop.send(()) }
        }
        #expect(seen == [0, 1, 2, 3])
        #expect(observation.isDisposed)
    }
}
