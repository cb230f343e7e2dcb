import BinderyStreams
import BinderyTesting
import Testing

@Suite struct UsingSpec {
    @Test(arguments: cases) func behavesAsInRxJS(_ test: Case) throws { try test.run() }

    static var cases: [Case] {
        spec("observables/using", of: 5) { spec in
            spec.equal("should dispose of the resource when the subscription is disposed") { _ in
                var isDisposed = false
                let source = Producer<Int, MarbleError>.using({}, release: { isDisposed = true }) { from(0..<3) }
                source.take(2).subscribe()
                #expect(isDisposed)
            }

            spec.notApplicable("should accept factory returns promise resolves", because: Reason.promises)

            spec.notApplicable("should accept factory returns promise rejects", because: Reason.promises)

            spec.notApplicable("should raise error when resource factory throws", because: Reason.typedFailure)

            spec.notApplicable("should raise error when observable factory throws", because: Reason.typedFailure)
        }
    }
}
