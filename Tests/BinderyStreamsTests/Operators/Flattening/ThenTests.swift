import BinderyStreams
import Testing

@Suite struct ThenTests {
    private let first = Source<Int, Mishap>(), next = Source<String, Mishap>()

    @Test func theValuesOfTheFirstAreDroppedAndTheNextFollowsItsCompletion() {
        expect(first.then(next), sends: [.value("a"), .completed]) {
            first.send(1)
            #expect(next.observers == 0)
            first.complete()
            #expect(first.observers == 0)
            next.send("a")
            next.complete()
        }
    }

    @Test func aFailureOfTheFirstIsPassedOnAndTheNextNotObserved() {
        expect(first.then(next), sends: [.failed(.first)]) { first.fail(.first) }
        #expect(next.observations == 0)
    }

    @Test func aFailureOfTheNextIsPassedOn() {
        expect(first.then(next), sends: [.failed(.second)]) {
            first.complete()
            next.fail(.second)
        }
    }
}
