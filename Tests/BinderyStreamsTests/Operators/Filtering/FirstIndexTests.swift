import BinderyStreams
import Testing

@Suite struct FirstIndexTests {
    private let source = Source<Int, Mishap>()

    @Test func thePositionOfTheFirstMatchIsSentThenCompletion() {
        expect(source.firstIndex(where: { $0 > 10 }), sends: [.value(1), .completed]) {
            for value in [10, 20, 30] { source.send(value) }
        }
    }

    @Test func completionWithoutAMatchIsPassedOn() {
        expect(Producer<Int, Mishap>.just(1).firstIndex(where: { _ in false }), sends: [.completed])
    }

    @Test func aFailureIsPassedOn() {
        expect(source.firstIndex(where: { _ in true }), sends: [.failed(.first)]) { source.fail(.first) }
    }
}
