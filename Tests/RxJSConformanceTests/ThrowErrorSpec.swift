import BinderyStreams
import BinderyTesting
import Testing

@Suite struct ThrowErrorSpec {
    @Test(arguments: cases) func behavesAsInRxJS(_ test: Case) throws { try test.run() }

    static var cases: [Case] {
        spec("observables/throwError", of: 4) { spec in
            spec.equal("should create a cold observable that just emits an error") { m in
                m.expect(throwError("error")).toBe("#")
            }

            spec.equal("should emit one value") { _ in
                var failures: [MarbleError] = []
                throwError("bad").subscribe(error: { failures.append($0) })
                #expect(failures == ["bad"])
            }

            spec.notApplicable("should accept scheduler", because: Reason.schedulerArgument)

            spec.equal("should accept a factory function") { _ in
                var failures: [MarbleError] = []
                var calls = 0
                let source = Producer<String, MarbleError>.deferred {
                    calls += 1
                    return throwError(MarbleError("\(calls)"))
                }
                for _ in 1...2 { source.subscribe(error: { failures.append($0) }) }
                #expect(failures == ["1", "2"])
            }
        }
    }
}
