import BinderyStreams
import Testing

@Suite struct DebugTests {
    private let source = Source<Int, Mishap>()

    private func lines(while body: () -> Void) -> [String] {
        var lines: [String] = []
        let signal = source.debug("search", to: { lines.append($0) }, file: "Search.swift", line: 12)
        let observation = signal.observe(
            onValue: { lines.append("seen \($0)") }, onFailure: { lines.append("seen \($0)") },
            onCompletion: { lines.append("seen completion") }, onDispose: { lines.append("seen disposal") })
        body()
        observation.dispose()
        return lines
    }

    @Test func eachEventIsWrittenDownBeforeItIsPassedOn() {
        let lines = lines {
            source.send(1)
            source.complete()
        }
        #expect(
            lines == [
                "search (Search.swift:12): observed", "search (Search.swift:12): value 1", "seen 1",
                "search (Search.swift:12): completion", "seen completion", "seen disposal",
                "search (Search.swift:12): disposed of",
            ])
    }

    @Test func soAreAFailureAndDisposal() {
        #expect(
            lines { source.fail(.first) }.dropFirst() == [
                "search (Search.swift:12): failure first", "seen first", "seen disposal",
                "search (Search.swift:12): disposed of",
            ])
    }

    @Test func disposalIsWrittenDown() {
        #expect(lines {}.suffix(2) == ["seen disposal", "search (Search.swift:12): disposed of"])
    }

    @Test func thePlaceIsThatOfTheCall() {
        var first: String?
        let line = #line + 1
        let signal = source.debug(to: { first = first ?? $0 })
        signal.observeEvents { _ in }.dispose()
        #expect(first == "signal (BinderyStreamsTests/DebugTests.swift:\(line)): observed")
    }
}
