import BinderyStreams
import BinderyTesting
import Testing

@Suite struct IfSpec {
    @Test(arguments: cases) func behavesAsInRxJS(_ test: Case) throws { try test.run() }

    static var cases: [Case] {
        spec("observables/if", of: 8) { spec in
            spec.equal("should subscribe to thenSource when the conditional returns true") { m in
                m.expect(when({ true }, of("a"), otherwise: empty())).toBe("(a|)")
            }

            spec.equal("should subscribe to elseSource when the conditional returns false") { m in
                m.expect(when({ false }, of("a"), otherwise: of("b"))).toBe("(b|)")
            }

            spec.equal("should complete without an elseSource when the conditional returns false") { m in
                m.expect(when({ false }, of("a"), otherwise: empty())).toBe("|")
            }

            spec.notApplicable("should raise error when conditional throws", because: Reason.typedFailure)

            spec.notApplicable("should accept resolved promise as thenSource", because: Reason.promises)

            spec.notApplicable("should accept resolved promise as elseSource", because: Reason.promises)

            spec.notApplicable("should accept rejected promise as elseSource", because: Reason.promises)

            spec.notApplicable("should accept rejected promise as thenSource", because: Reason.promises)
        }
    }
}

/// What RxJS makes an operator of, `iif`.
private func when<S: Signal>(
    _ condition: @escaping () -> Bool, _ signal: S, otherwise: S
) -> some Signal<S.Value, S.Failure> {
    Producer<S.Value, S.Failure>.deferred { condition() ? signal : otherwise }
}
