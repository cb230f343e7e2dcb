import BinderyStreams
import Testing

@Suite struct SequenceEqualTests {
    private let source = Source<Int, Mishap>(), other = Source<Int, Mishap>()

    @Test func equalValuesAreTrueOnceBothHaveCompleted() {
        expect(source.sequenceEqual(other), sends: [.value(true), .completed]) {
            source.send(1)
            source.send(2)
            other.send(1)
            other.send(2)
            other.complete()
            #expect(source.observers == 1)
            source.complete()
        }
    }

    @Test func theFirstDifferenceIsFalseAndDisposesOfBoth() {
        expect(source.sequenceEqual(other), sends: [.value(false), .completed]) {
            other.send(1)
            source.send(2)
            #expect(source.observers == 0)
            #expect(other.observers == 0)
        }
    }

    @Test func aValueAfterTheOthersCompletionIsFalse() {
        expect(source.sequenceEqual(other), sends: [.value(false), .completed]) {
            other.complete()
            source.send(1)
        }
    }

    @Test func aCompletionWhileValuesOfTheOtherWaitIsFalse() {
        expect(source.sequenceEqual(other), sends: [.value(false), .completed]) {
            source.send(1)
            other.complete()
            #expect(source.observers == 0)
        }
    }

    @Test func aCompletionWithValuesOfItsOwnWaitingWaitsForTheirPartners() {
        expect(source.sequenceEqual(other), sends: [.value(true), .completed]) {
            source.send(1)
            source.complete()
            other.send(1)
            other.complete()
        }
    }

    @Test func twoEmptySignalsAreEqual() {
        expect(source.sequenceEqual(other), sends: [.value(true), .completed]) {
            source.complete()
            other.complete()
        }
    }

    @Test func aFailureOfEitherIsPassedOnAndDisposesOfTheOther() {
        expect(source.sequenceEqual(other), sends: [.failed(.first)]) {
            source.fail(.first)
            #expect(other.observers == 0)
        }
    }

    @Test func aFailureOfTheOtherDisposesOfTheSignal() {
        expect(source.sequenceEqual(other), sends: [.failed(.second)]) {
            other.fail(.second)
            #expect(source.observers == 0)
        }
    }

    @Test func aSignalThatEndsAtOnceLeavesTheOtherUnobserved() {
        let failing = Producer<Int, Mishap>.fail(.first)
        expect(failing.sequenceEqual(other), sends: [.failed(.first)]) {
            #expect(other.observations == 0)
        }
    }

    @Test func areEqualComparesValuesOfDifferentTypesWhicheverIsAhead() {
        let texts = Source<String, Mishap>()
        expect(source.sequenceEqual(texts, by: { "\($0)" == $1 }), sends: [.value(true), .completed]) {
            source.send(1)
            texts.send("1")
            texts.send("2")
            source.send(2)
            source.complete()
            texts.complete()
        }
    }
}
