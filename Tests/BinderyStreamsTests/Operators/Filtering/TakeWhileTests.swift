import BinderyStreams
import BinderyTesting
import Testing

@Suite struct TakeWhileTests {
    private let source = Source<Int, Mishap>()

    @Test func valuesArePassedOnUntilOneIsNotIncludedWhichCompletes() throws {
        try marbles { m in
            m.expect(m.hot("-1-2-3-1-|", values: digits).take(while: { $0 < 3 })).toBe("-1-2-|", values: digits)
        }
    }

    @Test func upstreamIsDisposedOfBeforeCompletion() {
        #expect(observers(of: source, atEachEventOf: source.take(while: { _ in false })) { source.send(1) } == [0])
    }

    @Test(arguments: ["-a-#", "-a-|"]) func aFailureAndCompletionArePassedOn(source: String) throws {
        try marbles { m in m.expect(m.hot(source).take(while: { _ in true })).toBe(source) }
    }

    @Test func anEndlessSourceIsStopped() {
        expect(Producer<Int, Never>.from(0...).take(while: { $0 < 2 }), sends: [.value(0), .value(1), .completed])
    }
}
