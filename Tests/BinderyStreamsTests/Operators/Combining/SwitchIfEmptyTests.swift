import BinderyStreams
import Testing

@Suite struct SwitchIfEmptyTests {
    private let source = Source<Int, Mishap>(), other = Source<Int, Mishap>()

    @Test func afterAValueNothingIsReplaced() {
        expect(source.switchIfEmpty(other), sends: [.value(1), .completed]) {
            source.send(1)
            source.complete()
        }
        #expect(other.observations == 0)
    }

    @Test func completionWithoutAValueSwitches() {
        expect(source.switchIfEmpty(other), sends: [.value(2), .completed]) {
            source.complete()
            #expect(source.observers == 0)
            other.send(2)
            other.complete()
        }
    }

    @Test func aFailureIsPassedOn() {
        expect(source.switchIfEmpty(other), sends: [.failed(.first)]) { source.fail(.first) }
        #expect(other.observations == 0)
    }

    @Test func aFailureOfTheOtherIsPassedOn() {
        expect(source.switchIfEmpty(other), sends: [.failed(.second)]) {
            source.complete()
            other.fail(.second)
        }
    }
}
