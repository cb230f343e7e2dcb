import BinderyStreams
import Testing

@Suite struct DistinctTests {
    private let source = Source<Int, Mishap>()

    @Test func aValueIsPassedOnOnce() {
        expect(source.distinct(), sends: [.value(1), .value(2), .value(3)]) {
            for value in [1, 2, 1, 3, 2] { source.send(value) }
        }
    }

    @Test func aKeyDecides() {
        expect(source.distinct(by: { $0 % 10 }), sends: [.value(1), .value(2)]) {
            for value in [1, 11, 2, 21] { source.send(value) }
        }
    }

    @Test func aFailureAndCompletionArePassedOn() {
        expect(source.distinct(), sends: [.failed(.first)]) { source.fail(.first) }
        expect(Producer<Int, Mishap>.empty().distinct(), sends: [.completed])
    }

    @Test func eachObserverHasItsOwnKnownValues() {
        let distinct = Producer<Int, Never>.of(1, 1).distinct()
        expect(distinct, sends: [.value(1), .completed])
        expect(distinct, sends: [.value(1), .completed])
    }

    @Test func aTriggerMakesItForget() {
        let trigger = Source<Void, Mishap>()
        expect(
            source.distinct(by: { $0 % 10 }, resetOn: trigger), sends: [.value(1), .value(2), .value(21), .completed]
        ) {
            for value in [1, 2, 11] { source.send(value) }
            trigger.send(())
            for value in [21, 1] { source.send(value) }
            trigger.complete()
            source.send(1)
            source.complete()
        }
    }

    @Test func theEndDisposesOfTheTrigger() {
        let trigger = Source<Void, Mishap>()
        expect(source.distinct(by: { $0 }, resetOn: trigger), sends: [.completed]) {
            source.complete()
            #expect(trigger.observers == 0)
        }
    }

    @Test func aFailureOfTheTriggerDisposesOfTheSignal() {
        let trigger = Source<Void, Mishap>()
        expect(source.distinct(by: { $0 }, resetOn: trigger), sends: [.failed(.second)]) {
            trigger.fail(.second)
            #expect(source.observers == 0)
        }
    }

    @Test func aTriggerThatCannotFailNeedsNoPromotion() {
        let clicks = Subject<Void, Never>(), numbers = Subject<Int, Never>()
        expect(source.distinct(by: { $0 }, resetOn: clicks), sends: [.value(1), .value(1)]) {
            source.send(1)
            clicks.send()
            source.send(1)
        }
        expect(numbers.distinct(by: { $0 }, resetOn: clicks), sends: [.value(1)]) {
            numbers.send(1)
            numbers.send(1)
        }
    }
}
