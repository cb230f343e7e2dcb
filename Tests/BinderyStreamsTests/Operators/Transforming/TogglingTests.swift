import BinderyStreams
import BinderyTesting
import Testing

/// The compositions of Differences.md for `bufferToggle`, `windowToggle`, `bufferWhen` and `windowWhen`.
@Suite struct TogglingTests {
    // The shared source ends the openings: its completion counts as the end of all windows, its failure as that of
    // everything.
    private func buffers<Closing: Signal>(
        of source: some Signal<String, MarbleError>, from openings: some Signal<String, MarbleError>,
        to closing: @escaping (String) -> Closing
    ) -> some Signal<[String], MarbleError> where Closing.Failure == MarbleError {
        source.connect { source in
            openings.take(until: source.ignoreValues(as: Void.self).endWith(()))
                .flatMap { opening in source.take(until: closing(opening)).collect() }
        }
    }

    private func windows<Closing: Signal>(
        of source: some Signal<String, MarbleError>, from openings: some Signal<String, MarbleError>,
        to closing: @escaping (String) -> Closing
    ) -> some Signal<AnySignal<String, MarbleError>, MarbleError> where Closing.Failure == MarbleError {
        source.connect { source in
            openings.take(until: source.ignoreValues(as: Void.self).endWith(()))
                .map { opening in source.take(until: closing(opening)).eraseToAnySignal() }
        }
    }

    @Test func eachOpeningBeginsABufferThatItsClosingEnds() throws {
        try marbles { m in
            let source = m.hot("  -a-b-c-d-e-f-g-|  ")
            let sourceSubs = "    ^--------------!  "
            let openings = m.cold("--o---o-----o-|   ")
            let closing = m.cold("  ----x           ")
            //                          ----x
            let expected = "      ------k---l----(m|)"
            m.expect(buffers(of: source, from: openings) { _ in closing })
                .toBe(expected, values: ["k": ["b", "c"], "l": ["d", "e"], "m": ["g"]])
            m.expectSubscriptions(source).toBe(sourceSubs)
        }
    }

    @Test func buffersMayOverlapAndAClosingThatOnlyCompletesClosesNothing() throws {
        try marbles { m in
            let source = m.hot("  -a-b-c-d-|     ")
            let openings = m.cold("o---o-----    ")
            let closing = m.cold(" --|           ")
            let expected = "      ---------(kl|)"
            m.expect(buffers(of: source, from: openings) { _ in closing })
                .toBe(expected, values: ["k": ["a", "b", "c", "d"], "l": ["c", "d"]])
        }
    }

    @Test func theEndOfTheSourceEndsTheOpenings() throws {
        try marbles { m in
            let source = m.hot("   -a-|")
            let openings = m.cold("------o-")
            let openingSubs = "    ^--!"
            m.expect(buffers(of: source, from: openings) { _ in Producer<Void, MarbleError>.never() }).toBe(
                "---|", values: ["x": [""]])
            m.expectSubscriptions(openings).toBe(openingSubs)
        }
    }

    @Test(arguments: [("-a-b-#   ", "----", "----"), ("-a-b--", "--o--#", "----"), ("-a-b--", "--o---", "---#")])
    func aFailureOfAnyOfThemIsThatOfTheResult(source: String, openings: String, closing: String) throws {
        try marbles { m in
            let (source, openings, closing) = (m.hot(source), m.cold(openings), m.cold(closing))
            m.expect(buffers(of: source, from: openings) { _ in closing }).toBe("-----#", values: ["x": [""]])
        }
    }

    @Test func disposalReleasesAllThree() throws {
        try marbles { m in
            let source = m.hot("  -a-b-c-d-|")
            let openings = m.cold("--o-------")
            let closing = m.cold("  ------x   ")
            let unsubscribed = "  ----!"
            m.expect(buffers(of: source, from: openings) { _ in closing }, unsubscribedAt: unsubscribed)
                .toBe("-----", values: ["x": [""]])
            m.expectSubscriptions(source).toBe("  ^---!")
            m.expectSubscriptions(openings).toBe("^---!")
            m.expectSubscriptions(closing).toBe(" --^-!")
        }
    }

    @Test func eachOpeningBeginsAWindow() throws {
        try marbles { m in
            let source = m.hot("  -a-b-c-d-e-|")
            let openings = m.cold("--o---o-----")
            let closing = m.cold("  ----x")
            let expected = "      --k---l----|"
            let k = m.cold("        -b-c|     ")
            let l = m.cold("            -d-e| ")
            m.expect(windows(of: source, from: openings) { _ in closing }).toBe(expected, values: ["k": k, "l": l])
        }
    }

    @Test func theLastWindowEndsWithTheSource() throws {
        try marbles { m in
            let source = m.hot("  -a-b-c-|")
            let openings = m.cold("--o-----")
            let expected = "      --k----|"
            let k = m.cold("        -b-c-|")
            m.expect(windows(of: source, from: openings) { _ in Producer<Void, MarbleError>.never() }).toBe(
                expected, values: ["k": k])
        }
    }

    /// `bufferWhen` and `windowWhen`: the next closing is observed when the last one has sent.
    @Test func aBufferEndsWhenASignalMadeForItSends() throws {
        try marbles { m in
            let source = m.hot("    -a-b-c-d-e-|  ")
            let closing = m.cold("  ----x         ")
            //                          ----x
            let expected = "        ----k---l--(m|)"
            let ends = Producer<String, MarbleError>.deferred { closing.take(1) }.repeat()
            m.expect(source.buffer(on: ends))
                .toBe(expected, values: ["k": ["a", "b"], "l": ["c", "d"], "m": ["e"]])
        }
    }
}
