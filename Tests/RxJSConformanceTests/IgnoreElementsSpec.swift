import BinderyStreams
import BinderyTesting
import Testing

@Suite struct IgnoreElementsSpec {
    @Test(arguments: cases) func behavesAsInRxJS(_ test: Case) throws { try test.run() }

    static var cases: [Case] {
        spec("operators/ignoreElements", of: 7) { spec in
            spec.equal("should ignore all the elements of the source") { m in
                let e1 = m.hot("  --a--b--c--d--|")
                let e1subs = "    ^-------------!"
                let expected = "  --------------|"

                m.expect(e1.ignoreValues()).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should allow unsubscribing early and explicitly") { m in
                let e1 = m.hot("  --a--b--c--d--|")
                let e1subs = "    ^------!       "
                let expected = "  --------       "
                let unsub = "     -------!       "

                let result = e1.ignoreValues(as: String.self)

                m.expect(result, unsubscribedAt: unsub).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should allow unsubscribing early and explicitly with higher order") { m in
                let e1 = m.hot("  --a--b--c--d--|")
                let e1subs = "    ^------!       "
                let expected = "  --------       "
                let unsub = "     -------!       "

                let result =
                    e1
                    .flatMap { x in of(x) }
                    .ignoreValues(as: String.self)
                    .flatMap { x in of(x) }

                m.expect(result, unsubscribedAt: unsub).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should propagate errors from the source") { m in
                let e1 = m.hot("  --a--#")
                let e1subs = "    ^----!"
                let expected = "  -----#"

                m.expect(e1.ignoreValues()).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should handle empty") { m in
                let e1 = m.cold(" |   ")
                let e1subs = "    (^!)"
                let expected = "  |   "

                m.expect(e1.ignoreValues()).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should handle never") { m in
                let e1 = m.cold(" -")
                let e1subs = "    ^"
                let expected = "  -"

                m.expect(e1.ignoreValues()).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should handle throw") { m in
                let e1 = m.cold("  #  ")
                let e1subs = "    (^!)"
                let expected = "  #   "

                m.expect(e1.ignoreValues()).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }
        }
    }
}
