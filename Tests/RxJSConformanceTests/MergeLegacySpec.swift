import BinderyStreams
import BinderyTesting
import Testing

@Suite struct MergeLegacySpec {
    @Test(arguments: cases) func behavesAsInRxJS(_ test: Case) throws { try test.run() }

    static var cases: [Case] {
        spec("operators/merge-legacy", of: 1) { spec in
            spec.notApplicable(
                "should merge an immediately-scheduled source with an immediately-scheduled second",
                because: Reason.schedulerArgument)
        }
    }
}
