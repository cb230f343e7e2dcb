import BinderyStreams
import BinderyTesting
import Testing

@Suite struct EmptySpec {
    @Test(arguments: cases) func behavesAsInRxJS(_ test: Case) throws { try test.run() }

    static var cases: [Case] {
        spec("observables/empty", of: 6) { spec in
            spec.notApplicable("should return EMPTY", because: Reason.identity)

            spec.equal("should create a cold observable with only complete") { m in
                let expected = "  |"
                let e1 = empty()
                m.expect(e1).toBe(expected)
            }

            spec.notApplicable("should return the same instance EMPTY", because: Reason.identity)

            spec.equal("should be synchronous by default") { _ in
                #expect(allValues(empty()).isEmpty)
            }

            spec.notApplicable("should equal EMPTY", because: Reason.identity)

            spec.notApplicable("should take a scheduler", because: Reason.schedulerArgument)
        }
    }
}
