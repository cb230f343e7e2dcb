import BinderyStreams
import Testing

@Suite struct TakeUntilTests {
    private let source = Source<Int, Mishap>(), trigger = Source<Void, Mishap>()

    @Test func valuesArePassedOnUntilTheTriggerSendsWhichCompletes() {
        #expect(
            events(of: source.take(until: trigger)) {
                source.send(1)
                trigger.send(())
                source.send(2)
            } == [.value(1), .completed])
    }

    @Test func theTriggerDisposesOfBoth() {
        _ = events(of: source.take(until: trigger)) {
            trigger.send(())
            #expect(source.observers == 0 && trigger.observers == 0)
        }
    }

    @Test func aFailureAndCompletionArePassedOnAndDisposeOfTheTrigger() {
        #expect(events(of: source.take(until: trigger)) { source.fail(.first) } == [.failed(.first)])
        let other = Source<Int, Mishap>()
        #expect(
            events(of: other.take(until: trigger)) {
                other.complete()
                #expect(trigger.observers == 0)
            } == [.completed])
    }

    @Test func aFailureOfTheTriggerIsPassedOn() {
        #expect(events(of: source.take(until: trigger)) { trigger.fail(.second) } == [.failed(.second)])
    }

    @Test func completionOfTheTriggerIsNothing() {
        #expect(
            events(of: source.take(until: trigger)) {
                trigger.complete()
                source.send(1)
            } == [.value(1)])
    }

    @Test func aTriggerThatSendsAtOnceLeavesNothing() {
        #expect(events(of: source.take(until: Producer<Int, Mishap>.just(1))) == [.completed])
        #expect(source.observations == 0)
    }

    @Test func aTriggerThatCannotFailStopsASignalThatCan() {
        let stop = Source<Void, Never>()
        #expect(
            events(of: source.take(until: stop)) {
                source.send(1)
                stop.send(())
            } == [.value(1), .completed])
    }

    @Test func aTriggerThatCannotFailStopsASignalThatCannot() {
        let stop = Source<Void, Never>(), numbers = Source<Int, Never>()
        #expect(
            events(of: numbers.take(until: stop)) {
                numbers.send(1)
                stop.send(())
            } == [.value(1), .completed])
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
