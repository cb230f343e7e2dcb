import BinderyStreams
import BinderyTesting
import Testing

@Suite struct IsEmptySpec {
    @Test(arguments: cases) func behavesAsInRxJS(_ test: Case) throws { try test.run() }

    static var cases: [Case] {
        spec("operators/isEmpty", of: 7) { spec in
            spec.equal("should return true if source is empty") { m in
                let e1 = m.hot("  -----|   ")
                let e1subs = "    ^----!   "
                let expected = "  -----(T|)"

                m.expect(e1.isEmpty()).toBe(expected, values: ["T": true])
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should return false if source emits element") { m in
                let e1 = m.hot("--a--^--b--|")
                let e1subs = "       ^--!   "
                let expected = "     ---(F|)"

                m.expect(e1.isEmpty()).toBe(expected, values: ["F": false])
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should raise error if source raises error") { m in
                let e1 = m.hot("  --#")
                let e1subs = "    ^-!"
                let expected = "  --#"

                m.expect(e1.isEmpty()).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should not complete if source never emits") { m in
                let e1 = m.cold(" -")
                let e1subs = "    ^"
                let expected = "  -"

                m.expect(e1.isEmpty()).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should return true if source is empty") { m in
                let e1 = m.cold(" |   ")
                let e1subs = "    (^!)"
                let expected = "  (T|)"

                m.expect(e1.isEmpty()).toBe(expected, values: ["T": true])
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should allow unsubscribing explicitly and early") { m in
                let e1 = m.cold(" -----------a--b--|")
                let e1subs = "    ^-----!           "
                let expected = "  -------           "
                let unsub = "     ------!           "

                m.expect(e1.isEmpty(), unsubscribedAt: unsub).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should not break unsubscription chains when result is unsubscribed explicitly") { m in
                let e1 = m.cold(" -----------a--b--|")
                let e1subs = "    ^-----!           "
                let expected = "  -------           "
                let unsub = "     ------!           "

                let result =
                    e1
                    .flatMap { x in of(x) }
                    .isEmpty()
                    .flatMap { x in of(x) }

                m.expect(result, unsubscribedAt: unsub).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }
        }
    }
}
