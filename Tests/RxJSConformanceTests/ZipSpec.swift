import BinderyStreams
import BinderyTesting
import Testing

@Suite struct ZipSpec {
    @Test(arguments: cases) func behavesAsInRxJS(_ test: Case) throws { try test.run() }

    static var cases: [Case] {
        spec("operators/zip", of: 1) { spec in
            spec.notApplicable(
                "should work with non-empty observable and non-empty iterable selector that throws",
                because: Reason.typedFailure)
        }
    }
}
