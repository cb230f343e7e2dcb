import BinderyStreams
import Testing

@Suite struct FromResultTests {
    @Test func aSuccessIsAValueThenCompletion() {
        expect(Producer<Int, Mishap>.from(.success(1)), sends: [.value(1), .completed])
    }

    @Test func aFailureIsAFailure() {
        expect(Producer<Int, Mishap>.from(.failure(.first)), sends: [.failed(.first)])
    }
}
