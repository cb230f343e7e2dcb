import BinderyStreams
import Testing

@Suite struct MapToTests {
    private let source = Source<Int, Mishap>()

    @Test func eachValueBecomesTheSame() {
        expect(source.mapTo("a"), sends: [.value("a"), .value("a")]) {
            source.send(1)
            source.send(2)
        }
    }

    @Test func aFailureAndCompletionArePassedOn() {
        expect(source.mapTo("a"), sends: [.failed(.first)]) { source.fail(.first) }
        expect(Producer<Int, Mishap>.empty().mapTo("a"), sends: [.completed])
    }
}
