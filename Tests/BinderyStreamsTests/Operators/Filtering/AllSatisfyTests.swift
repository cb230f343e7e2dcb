import BinderyStreams
import Testing

@Suite struct AllSatisfyTests {
    private let source = Source<Int, Mishap>()

    @Test func aValueThatDoesNotSatisfyDisposesOfUpstreamAndAnswersFalse() {
        expect(source.allSatisfy { $0 < 2 }, sends: [.value(false), .completed]) {
            for value in 1...2 { source.send(value) }
        }
        #expect(observers(of: source, atEachEventOf: source.allSatisfy { $0 < 2 }) { source.send(2) } == [0, 0])
    }

    @Test func completionBeforeThatAnswersTrue() {
        expect(Producer<Int, Mishap>.just(1).allSatisfy { $0 < 2 }, sends: [.value(true), .completed])
        expect(Producer<Int, Mishap>.empty().allSatisfy { $0 < 2 }, sends: [.value(true), .completed])
    }

    @Test func aFailureIsPassedOn() {
        expect(source.allSatisfy { _ in false }, sends: [.failed(.first)]) { source.fail(.first) }
    }
}
