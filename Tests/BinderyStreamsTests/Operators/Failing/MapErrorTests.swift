import BinderyStreams
import Testing

private struct Wrapped: Error, Equatable {
    let mishap: Mishap
}

@Suite struct MapErrorTests {
    private let source = Source<Int, Mishap>()

    @Test func aFailureIsTransformed() {
        #expect(
            events(of: source.mapError { Wrapped(mishap: $0) }) { source.fail(.first) }
                == [.failed(Wrapped(mishap: .first))])
    }

    @Test func valuesAndCompletionArePassedOn() {
        #expect(
            events(of: source.mapError { Wrapped(mishap: $0) }) {
                source.send(1)
                source.complete()
            } == [.value(1), .completed])
    }

    @Test func aSignalThatCannotFailIsPromoted() {
        let promoted = Producer<Int, Never>.just(1).promoteError(to: Mishap.self)
        #expect(events(of: promoted) == [.value(1), .completed])
    }
}
