import BinderyStreams
import Testing

@Suite struct ReduceTests {
    private let source = Source<Int, Mishap>()

    @Test func theResultIsSentOnCompletion() {
        expect(source.reduce("0") { "(\($0)+\($1))" }, sends: [.value("((0+1)+2)"), .completed]) {
            source.send(1)
            source.send(2)
            source.complete()
        }
    }

    @Test func withoutAValueItIsTheInitialOne() {
        expect(Producer<Int, Mishap>.empty().reduce(7, +), sends: [.value(7), .completed])
    }

    @Test func aFailureIsPassedOnAlone() {
        expect(source.reduce(0, +), sends: [.failed(.first)]) {
            source.send(1)
            source.fail(.first)
        }
    }

    @Test func withoutAnEndThereIsNoResult() {
        expect(source.reduce(0, +), sends: []) { source.send(1) }
    }
}
