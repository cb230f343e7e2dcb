import BinderyStreams
import BinderyTesting
import Testing

@Suite struct RangeSpec {
    @Test(arguments: cases) func behavesAsInRxJS(_ test: Case) throws { try test.run() }

    static var cases: [Case] {
        spec("observables/range", of: 7) { spec in
            spec.equal("should create an observable with numbers 1 to 10") { m in
                let e1 = spread(Producer<Int, MarbleError>.range(1..<11), by: m.time("--|"))
                let expected = "       a-b-c-d-e-f-g-h-i-(j|)"
                let values = ["a": 1, "b": 2, "c": 3, "d": 4, "e": 5, "f": 6, "g": 7, "h": 8, "i": 9, "j": 10]
                m.expect(e1).toBe(expected, values: values)
            }

            spec.equal("should work for two subscribers") { m in
                let e1 = spread(Producer<Int, MarbleError>.range(1..<6), by: m.time("--|"))
                let expected = "       a-b-c-d-(e|)"
                let values = ["a": 1, "b": 2, "c": 3, "d": 4, "e": 5]
                m.expect(e1).toBe(expected, values: values)
                m.expect(e1).toBe(expected, values: values)
            }

            spec.equal("should synchronously create a range of values by default") { _ in
                #expect(allValues(Producer<Int, MarbleError>.range(12..<16)) == [12, 13, 14, 15])
            }

            spec.notApplicable("should accept a scheduler", because: Reason.schedulerArgument)

            spec.equal("should accept only one argument where count is argument and start is zero") { m in
                let e1 = spread(Producer<Int, MarbleError>.range(0..<5), by: m.time("--|"))
                let expected = "       a-b-c-d-(e|)"
                let values = ["a": 0, "b": 1, "c": 2, "d": 3, "e": 4]
                m.expect(e1).toBe(expected, values: values)
                m.expect(e1).toBe(expected, values: values)
            }

            spec.equal("should return empty for range(0)") { _ in
                #expect(allValues(Producer<Int, MarbleError>.range(0..<0)).isEmpty)
            }

            spec.notApplicable(
                "should return empty for range with a negative count",
                because: "there is no range of a negative count; Swift traps")
        }
    }
}

/// Each value some time after the one before it, so that a diagram shows them apart.
private func spread<S: Signal>(_ signal: S, by time: Duration) -> some Signal<S.Value, MarbleError>
where S.Failure == MarbleError {
    signal.enumerated().concatMap { of($0.element).delay(for: $0.offset == 0 ? .zero : time) }
}
