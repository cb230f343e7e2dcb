import BinderyStreams
import BinderyTesting
import Testing

@Suite struct DeferSpec {
    @Test(arguments: cases) func behavesAsInRxJS(_ test: Case) throws { try test.run() }

    static var cases: [Case] {
        spec("observables/defer", of: 10) { spec in
            spec.equal("should defer the creation of a simple Observable") { m in
                let expected = "  -a--b--c--|"
                let e1 = Producer<String, MarbleError>.deferred { m.cold("-a--b--c--|") }
                m.expect(e1).toBe(expected)
            }

            spec.equal("should create an observable from the provided observable factory") { m in
                let source = m.hot("--a--b--c--|")
                let sourceSubs = "  ^----------!"
                let expected = "    --a--b--c--|"

                let e1 = Producer<String, MarbleError>.deferred { source }

                m.expect(e1).toBe(expected)
                m.expectSubscriptions(source).toBe(sourceSubs)
            }

            spec.equal("should create an observable from completed") { m in
                let source = m.hot("|")
                let sourceSubs = "  (^!)"
                let expected = "    |"

                let e1 = Producer<String, MarbleError>.deferred { source }

                m.expect(e1).toBe(expected)
                m.expectSubscriptions(source).toBe(sourceSubs)
            }

            spec.notApplicable("should accept factory returns promise resolves", because: Reason.promises)

            spec.notApplicable("should accept factory returns promise rejects", because: Reason.promises)

            spec.equal("should create an observable from error") { m in
                let source = m.hot("#")
                let sourceSubs = "  (^!)"
                let expected = "    #"

                let e1 = Producer<String, MarbleError>.deferred { source }

                m.expect(e1).toBe(expected)
                m.expectSubscriptions(source).toBe(sourceSubs)
            }

            spec.notApplicable("should create an observable when factory does not throw", because: Reason.typedFailure)

            spec.notApplicable("should error when factory throws", because: Reason.typedFailure)

            spec.equal("should allow unsubscribing early and explicitly") { m in
                let source = m.hot("--a--b--c--|")
                let sourceSubs = "  ^-----!     "
                let expected = "    --a--b-     "
                let unsub = "       ------!     "

                let e1 = Producer<String, MarbleError>.deferred { source }

                m.expect(e1, unsubscribedAt: unsub).toBe(expected)
                m.expectSubscriptions(source).toBe(sourceSubs)
            }

            spec.equal("should not break unsubscription chains when result is unsubscribed explicitly") { m in
                let source = m.hot("--a--b--c--|")
                let sourceSubs = "  ^-----!     "
                let expected = "    --a--b-     "
                let unsub = "       ------!     "

                let e1 = Producer<String, MarbleError>.deferred { source.flatMap { of($0) }.flatMap { of($0) } }

                m.expect(e1, unsubscribedAt: unsub).toBe(expected)
                m.expectSubscriptions(source).toBe(sourceSubs)
            }
        }
    }
}
