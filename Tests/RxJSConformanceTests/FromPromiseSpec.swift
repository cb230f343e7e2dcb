import BinderyStreams
import BinderyTesting
import Testing

@Suite struct FromPromiseSpec {
    @Test(arguments: cases) func behavesAsInRxJS(_ test: Case) throws { try test.run() }

    static var cases: [Case] {
        spec("observables/from-promise", of: 9) { spec in
            spec.equal("should emit one value from a resolved promise") { m in
                m.expect(Producer<Int, MarbleError>.from(async: { 42 })).toBe("(a|)", values: ["a": 42])
            }

            spec.equal("should raise error from a rejected promise") { m in
                let failing = Producer<Int, MarbleError>.from(async: { () async throws(MarbleError) in throw "bad" })
                m.expect(failing).toBe("#", error: "bad")
            }

            spec.differs(
                "should share the underlying promise with multiple subscribers",
                because: "`from(async:)` is cold: the closure runs for each observer"
            ) { m in
                let runs = Counter()
                let source = Producer<Int, MarbleError>.from(async: {
                    runs.count += 1
                    return 42
                })
                m.expect(source).toBe("(a|)", values: ["a": 42])
                m.expect(source).toBe("(a|)", values: ["a": 42])
                m.flush()
                #expect(runs.count == 2)
            }

            spec.notApplicable("should accept already-resolved Promise", because: Reason.promises)

            spec.notApplicable("should accept PromiseLike object for interoperability", because: Reason.promises)

            spec.notApplicable(
                "should emit a value from a resolved promise on a separate scheduler", because: Reason.schedulerArgument
            )

            spec.notApplicable(
                "should raise error from a rejected promise on a separate scheduler", because: Reason.schedulerArgument)

            spec.notApplicable(
                "should share the underlying promise with multiple subscribers on a separate scheduler",
                because: Reason.schedulerArgument)

            spec.differs(
                "should not emit, throw or complete if immediately unsubscribed",
                because: "a closure that does not suspend is done before `observe` returns"
            ) { m in
                var events = 0
                let source = Producer<Int, MarbleError>.from(async: { 42 })
                let observation = source.subscribe(
                    { _ in events += 1 }, error: { _ in events += 1 }, complete: { events += 1 })
                observation.dispose()
                m.flush()
                #expect(events == 2)
            }
        }
    }
}

private final class Counter {
    var count = 0
}
