import BinderyStreams
import BinderyTesting
import Testing

/// The messages of failed expectations.
@Suite struct DifferenceTests {
    private func text(_ body: (Marbles) throws -> Void) -> String { failure { try marbles(body) } }

    @Test func theFirstDifferenceIsShownUnderBothDiagrams() {
        let said = text { m in
            let numbers = m.cold("--a--b--c--|", values: ["a": 10, "b": 21, "c": 30])
            m.expect(numbers).toBe("--x--y--z--|", values: ["x": 10, "y": 20, "z": 30], file: "A.swift", line: 4)
        }
        #expect(
            said == """
                A.swift:4: the signal differs from frame 5 on: expected y = 20, got a = 21.
                              2  5  8  11
                  expected  --x--y--z--|
                  got       --x--a--z--|
                                 ^
                  x = 10, y = 20, z = 30, a = 21
                """)
    }

    @Test func eventsOfOneInstantShareAColumn() {
        let said = text { m in m.expect(m.cold("-(ab)-c|")).toBe("-a-b", file: "A.swift", line: 4) }
        #expect(
            said == """
                A.swift:4: the signal differs from frame 1 on: expected nothing, got b.
                             1   3  6
                  expected  -a-  b----
                  got       -(ab)---c|
                             ^
                """)
    }

    @Test func aLongTimeIsWrittenAsSuch() {
        let said = text { m in m.expect(m.cold("-a 1s (b|)")).toBe("-a 1s b", file: "A.swift", line: 4) }
        #expect(
            said == """
                A.swift:4: the signal differs from frame 1002 on: expected nothing, got completion.
                             1        1002
                  expected  -a 1000ms b---
                  got       -a 1000ms (b|)
                                      ^
                """)
    }

    @Test func failuresAreNamed() {
        let said = text { m in m.expect(m.cold("-#")).toBe("-#", error: "sad", file: "A.swift", line: 4) }
        #expect(
            said == """
                A.swift:4: the signal differs from frame 1 on: expected failure sad, got failure error.
                             1
                  expected  -#
                  got       -#
                             ^
                """)
    }

    @Test func theMissingEndIsSaid() {
        let said = text { m in m.expect(m.cold("-a")).toBe("-a-b|", file: "A.swift", line: 4) }
        #expect(
            said == """
                A.swift:4: the signal differs from frame 3 on: expected b, got nothing.
                             1 3
                  expected  -a-b|
                  got       -a---
                               ^
                """)
    }

    @Test func aSignalAmongTheValuesIsShownAsADiagram() {
        let said = text { m in
            let letters = m.hot("-a-b-c|")
            m.expect(letters.map { _ in letters })
                .toBe(
                    "-x-y-z|", values: ["x": m.cold("--b|"), "y": m.cold("--c|"), "z": m.cold("-|")], file: "A.swift",
                    line: 4)
        }
        #expect(
            said == """
                A.swift:4: the signal differs from frame 1 on: expected x = “--b|”, got a = “--b-c|”.
                             1 3 5
                  expected  -x-y-z|
                  got       -a-y-z|
                             ^
                  x = “--b|”, y = “--c|”, z = “-|”, a = “--b-c|”
                """)
    }

    @Test func observationsAreShownOneBelowTheOther() {
        let said = text { m in
            let letters = m.hot("-a-b-c|")
            m.expect(letters).toBe("-a-b-c|")
            m.expectSubscriptions(letters).toBe("^--!", "---^--!", file: "A.swift", line: 4)
            m.expectSubscriptions(letters).toBe([], file: "A.swift", line: 5)
        }
        #expect(
            said == """
                A.swift:4: the observations differ.
                            0  3  6
                  expected  ^--!
                            ---^--!
                  got       ^-----!

                A.swift:5: the observations differ.
                            0     6
                  expected  none
                  got       ^-----!
                """)
    }

    @Test func whatNeverEndsIsSaid() {
        let said = failure {
            try marbles(limit: .milliseconds(5), file: "A.swift", line: 3) { m in
                m.expect(Producer<Int, Never>.interval(m.time("--|")))
                    .toBe("--a-b", values: ["a": 0, "b": 1])
            }
        }
        #expect(
            said == """
                A.swift:3: something is still scheduled after 0.005 seconds, periodic perhaps. Dispose of it \
                (`unsubscribedAt:`), or let more time pass (`marbles(limit:)`).
                """)
    }

    @Test func ofAnEndlessSignalOnlyTheSurroundingsAreShown() {
        let said = failure {
            try marbles(limit: .seconds(600), file: "A.swift", line: 3) { m in
                m.expect(Producer<Int, Never>.interval(m.time("--|")).map { $0 == 30 ? "b" : "a" })
                    .toBe(String(repeating: "--a", count: 40), file: "A.swift", line: 4)
            }
        }
        #expect(said.count < 1000)
        #expect(said.contains("the signal differs from frame 4 on: expected nothing, got a"), "\(said)")
        #expect(said.contains("Not shown: 19 more events that were expected, 299979 that came."), "\(said)")
    }

    @Test func whatIsAsExpectedLongBeforeIsNotShown() {
        let said = text { m in
            m.expect(m.cold(String(repeating: "a", count: 50) + "b|"))
                .toBe(String(repeating: "a", count: 50) + "c|", file: "A.swift", line: 4)
        }
        #expect(
            said == """
                A.swift:4: the signal differs from frame 50 on: expected c, got b.
                                  30 33 36 39 42 45 48 51
                  expected   30ms aaaaaaaaaaaaaaaaaaaac|
                  got        30ms aaaaaaaaaaaaaaaaaaaab|
                                                      ^
                  Not shown: the first 30 events, which are as expected.
                """)
    }

    @Test func anExpectationWithoutADiagramIsSaid() {
        let said = text { m in _ = m.expect(m.cold("a|"), file: "A.swift", line: 4) }
        #expect(said == "A.swift:4: no events are expected of the signal; add `toBe`.")
    }

    @Test func aTimeThatIsNotSetApartIsSaid() {
        let said = text { m in m.expect(m.cold("a")).toBe("a-10ms-b", file: "A.swift", line: 4) }
        #expect(
            said.hasPrefix(
                "A.swift:4: “10ms”, which is not set apart by spaces on both sides, in the diagram “a-10ms-b”"),
            "\(said)")
    }

    @Test func mistakesInDiagramsAreSaid() {
        let said = text { m in
            m.expect(m.cold("-!", file: "A.swift", line: 1)).toBe("-")
            m.expect(m.cold("-(", file: "A.swift", line: 2)).toBe("-")
            m.expect(m.cold("-)", file: "A.swift", line: 3)).toBe("-")
            m.expect(m.cold("-x", values: ["y": 1], file: "A.swift", line: 4)).toBe("-")
            m.expect(m.cold("-#", failure: Never.self, file: "A.swift", line: 5)).toBe("-")
            m.expect(m.cold("-^", file: "A.swift", line: 6)).toBe("-")
            m.expectSubscriptions(m.cold("-")).toBe("^a!", file: "A.swift", line: 7)
            m.expectSubscriptions(m.cold("-")).toBe("^^!", file: "A.swift", line: 8)
            #expect(m.time("--", file: "A.swift", line: 9) == .zero)
        }
        #expect(
            said.split(separator: "\n").filter { $0.contains("diagram") } == [
                "A.swift:1: “!” in the diagram “-!” of a signal; use it in a diagram of an observation",
                "A.swift:2: “(” without “)” in the diagram “-(”",
                "A.swift:3: “)” without “(” in the diagram “-)”",
                "A.swift:4: no value of type Int for “x” in the diagram “-x”; give it in `values:`",
                "A.swift:5: “#” in the diagram “-#” of a signal that cannot fail, or fails otherwise; give `failure:`",
                "A.swift:6: “^” in the diagram “-^” of a cold signal",
                "A.swift:7: “a” in the diagram “^a!” of an observation; it has only “^” and “!”",
                "A.swift:8: a second “^” in the diagram “^^!”",
                "A.swift:9: no “|” in the diagram “--” of a time",
            ])
    }
}
