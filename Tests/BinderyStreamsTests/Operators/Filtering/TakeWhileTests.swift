import BinderyStreams
import Testing

@Suite struct TakeWhileTests {
    private let source = Source<Int, Mishap>()

    @Test func valuesArePassedOnUntilOneIsNotIncludedWhichCompletes() {
        expect(source.take(while: { $0 < 3 }), sends: [.value(1), .value(2), .completed]) {
            for value in [1, 2, 3, 1] { source.send(value) }
        }
    }

    @Test func upstreamIsDisposedOfBeforeCompletion() {
        #expect(observers(of: source, atEachEventOf: source.take(while: { _ in false })) { source.send(1) } == [0])
    }

    @Test func aFailureAndCompletionArePassedOn() {
        expect(source.take(while: { _ in true }), sends: [.failed(.first)]) { source.fail(.first) }
        expect(Producer<Int, Mishap>.just(1).take(while: { _ in true }), sends: [.value(1), .completed])
    }

    @Test func anEndlessSourceIsStopped() {
        expect(Producer<Int, Never>.from(0...).take(while: { $0 < 2 }), sends: [.value(0), .value(1), .completed])
    }
}
