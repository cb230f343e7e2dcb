import BinderyStreams
import BinderyTesting
import Testing

@Suite struct NeverSpec {
    @Test(arguments: cases) func behavesAsInRxJS(_ test: Case) throws { try test.run() }

    static var cases: [Case] {
        spec("observables/never", of: 2) { spec in
            spec.equal("should create a cold observable that never emits") { m in
                let expected = "  -"
                let e1 = never()
                m.expect(e1).toBe(expected)
            }

            spec.notApplicable("should return the same instance every time", because: Reason.identity)
        }
    }
}
