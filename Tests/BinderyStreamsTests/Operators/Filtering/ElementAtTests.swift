import BinderyStreams
import Testing

@Suite struct ElementAtTests {
    private let source = Source<Int, Mishap>()

    @Test func theValueAtThePositionIsPassedOnThenCompletion() {
        expect(source.element(at: 1), sends: [.value(20), .completed]) {
            source.send(10)
            source.send(20)
            source.send(30)
        }
    }

    @Test func completionBeforeThatIsPassedOnOrTheGivenFailure() {
        expect(Producer<Int, Mishap>.just(1).element(at: 1), sends: [.completed])
        expect(Producer<Int, Mishap>.just(1).element(at: 1, orFailWith: .second), sends: [.failed(.second)])
        expect(Producer<Int, Mishap>.just(1).element(at: 0, orFailWith: .second), sends: [.value(1), .completed])
    }

    @Test func aFailureIsPassedOn() {
        expect(source.element(at: 1), sends: [.failed(.first)]) { source.fail(.first) }
    }

    @Test func aNegativePositionHasNoValue() {
        expect(source.element(at: -1), sends: [.completed])
        expect(source.element(at: -1, orFailWith: .second), sends: [.failed(.second)])
        #expect(source.observations == 0)
    }
}
