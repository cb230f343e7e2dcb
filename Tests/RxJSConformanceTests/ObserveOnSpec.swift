import BinderyStreams
import BinderyTesting
import Testing

@Suite struct ObserveOnSpec {
    @Test(arguments: cases) func behavesAsInRxJS(_ test: Case) throws { try test.run() }

    static var cases: [Case] {
        spec("operators/observeOn", of: 8) { spec in
            spec.equal("should observe on specified scheduler") { m in
                let e1 = m.hot("  --a--b--|")
                let e1subs = "    ^-------!"
                let expected = "  --a--b--|"

                m.expect(e1.delay(for: .zero)).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            // Of `delay` alone a completion waits for values only; materialized, it is one.
            spec.equal("should observe after specified delay") { m in
                let e1 = m.hot("    --a----b-|   ")
                let e1subs = "      ^--------!   "
                let delay = m.time("  ---|       ")
                let expected = "    -----a----b-|"

                m.expect(e1.materialize().delay(for: delay).dematerialize()).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should observe when source raises error") { m in
                let e1 = m.hot("  --a--#")
                let e1subs = "    ^----!"
                let expected = "  --a--#"

                m.expect(e1.delay(for: .zero)).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should observe when source is empty") { m in
                let e1 = m.hot("  -----|")
                let e1subs = "    ^----!"
                let expected = "  -----|"

                m.expect(e1.delay(for: .zero)).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should observe when source does not complete") { m in
                let e1 = m.hot("  -----")
                let e1subs = "    ^----"
                let expected = "  -----"

                m.expect(e1.delay(for: .zero)).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should allow unsubscribing early and explicitly") { m in
                let e1 = m.hot("  --a--b--|")
                let e1subs = "    ^---!    "
                let expected = "  --a--    "
                let unsub = "     ----!    "

                let result = e1.delay(for: .zero)

                m.expect(result, unsubscribedAt: unsub).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should not break unsubscription chains when the result is unsubscribed explicitly") { m in
                let e1 = m.hot("  --a--b--|")
                let e1subs = "    ^---!    "
                let expected = "  --a--    "
                let unsub = "     ----!    "

                let result =
                    e1
                    .flatMap { x in of(x) }
                    .delay(for: .zero)
                    .flatMap { x in of(x) }

                m.expect(result, unsubscribedAt: unsub).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.notApplicable(
                "should stop listening to a synchronous observable when unsubscribed",
                because:
                    "`queueScheduler` sends at once; a scheduler is bound to an actor, and there are no kinds of it")
        }
    }
}
