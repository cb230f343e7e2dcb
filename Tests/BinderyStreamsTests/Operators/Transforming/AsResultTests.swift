import BinderyStreams
import Testing

@Suite struct AsResultTests {
    private let source = Source<Int, Mishap>()

    @Test func aValueIsASuccess() {
        expect(source.asResult(), sends: [.value(.success(1))]) { source.send(1) }
    }

    @Test func aFailureIsAResultThenCompletion() {
        expect(source.asResult(), sends: [.value(.failure(.first)), .completed]) { source.fail(.first) }
    }

    @Test func completionIsPassedOn() {
        expect(source.asResult(), sends: [.completed]) { source.complete() }
    }
}
