import BinderyStreams
import Testing

private struct Wrapped: Error, Equatable {
    let mishap: Mishap
}

@Suite struct MapErrorTests {
    private let source = Source<Int, Mishap>()

    @Test func aFailureIsTransformed() {
        expect(source.mapError { Wrapped(mishap: $0) }, sends: [.failed(Wrapped(mishap: .first))]) {
            source.fail(.first)
        }
    }

    @Test func valuesAndCompletionArePassedOn() {
        expect(source.mapError { Wrapped(mishap: $0) }, sends: [.value(1), .completed]) {
            source.send(1)
            source.complete()
        }
    }

    @Test func aSignalThatCannotFailIsPromoted() {
        let promoted = Producer<Int, Never>.just(1).promoteError(to: Mishap.self)
        expect(promoted, sends: [.value(1), .completed])
    }
}
