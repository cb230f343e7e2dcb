import BinderyStreams
import BinderyTesting
import Testing

@Suite struct RecorderTests {
    private let time = VirtualScheduler()
    private let source = Subject<String, MarbleError>()

    @Test func eachExpectationIsAboutWhatHasComeSinceTheLast() throws {
        let recorder = Recorder(source, on: time)
        try recorder.expectNothing()
        source.send("a")
        source.send("b")
        try recorder.expect("a", "b")
        try recorder.expectNothing()
        source.send("c")
        source.complete()
        try recorder.expect(.value("c"), .completed)
        #expect(recorder.values == ["a", "b", "c"])
        #expect(recorder.events == [.value("a"), .value("b"), .value("c"), .completed])
    }

    @Test func eventsHaveTheirInstants() throws {
        let recorder = time.run { Recorder(source) }
        source.send("a")
        time.advance(by: .milliseconds(3))
        source.send("b")
        source.fail("sad")
        #expect(recorder.entries.map(\.instant) == [.zero, .milliseconds(3), .milliseconds(3)])
        try recorder.expect(diagram: "a--(b#)", failure: "sad")
    }

    @Test func aPropertyIsRecordedWithItsValue() throws {
        let count = MutableProperty(1)
        let recorder = Recorder(count)
        count.value = 2
        try recorder.expect(1, 2)
    }

    @Test func itObservesUntilItIsFreedOrDisposedOf() throws {
        try marbles { m in
            let letters = m.hot("-a-b-c")
            var recorder: Recorder? = Recorder(letters)
            let other = Recorder(letters)
            m.perform("--x-") { _ in other.dispose() }
            m.perform("---x") { _ in recorder = nil }
            m.flush()
            m.expectSubscriptions(letters).toBe("^--!", "^-!")
            try other.expect("a")
            #expect(recorder == nil)
        }
    }

    @Test func whatIsNotAsExpectedIsShownBesideIt() {
        let recorder = Recorder(source, on: time)
        source.send("a")
        time.advance(by: .seconds(1))
        source.send("c")
        #expect(
            failure { try recorder.expect("a", "b", "d", file: "A.swift", line: 4) } == """
                A.swift:4: something else has come since the last expectation.
                  expected  got
                  "a"       "a" after 0.0 seconds
                  "b"       "c" after 1.0 seconds  <- differs
                  "d"       nothing                <- differs
                """)
    }

    @Test func whatWasNotExpectedIsShown() {
        let recorder = Recorder(source, on: time)
        source.fail("sad")
        #expect(
            failure { try recorder.expectNothing(file: "A.swift", line: 4) } == """
                A.swift:4: something else has come since the last expectation.
                  expected  got
                  nothing   failure sad after 0.0 seconds  <- differs
                """)
    }
}
