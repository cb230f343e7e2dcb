import BinderyStreams
import BinderyTesting
import Testing

private struct Wrapped: Error, Equatable {
    let error: MarbleError
}

@Suite struct MapErrorTests {
    @Test func aFailureIsTransformed() throws {
        try marbles { m in
            m.expect(m.hot("--#").mapError { Wrapped(error: $0) }).toBe("--#", failure: Wrapped(error: "error"))
        }
    }

    @Test func valuesAndCompletionArePassedOn() throws {
        try marbles { m in m.expect(m.hot("-a-|").mapError { Wrapped(error: $0) }).toBe("-a-|") }
    }

    @Test func aSignalThatCannotFailIsPromoted() throws {
        try marbles { m in
            let promoted = m.hot("-a-|", failure: Never.self).promoteError(to: MarbleError.self)
            m.expect(promoted.merge(with: m.hot("--|"))).toBe("-a-|")
        }
    }
}
