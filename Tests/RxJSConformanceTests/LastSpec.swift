import BinderyStreams
import BinderyTesting
import Testing

@Suite struct LastSpec {
    @Test(arguments: cases) func behavesAsInRxJS(_ test: Case) throws { try test.run() }

    static var cases: [Case] {
        spec("operators/last", of: 12) { spec in
            spec.equal("should take the last value of an observable") { m in
                let e1 = m.hot("  --a----b--c--|   ")
                let e1subs = "    ^------------!   "
                let expected = "  -------------(c|)"

                m.expect(e1.last(orFailWith: "EmptyError")).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should error on nothing sent but completed") { m in
                let e1 = m.hot("--a--^----|")
                let e1subs = "       ^----!"
                let expected = "     -----#"

                m.expect(e1.last(orFailWith: "EmptyError")).toBe(expected, error: "EmptyError")
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should error on empty") { m in
                let e1 = m.cold(" |   ")
                let e1subs = "    (^!)"
                let expected = "  #   "

                m.expect(e1.last(orFailWith: "EmptyError")).toBe(expected, error: "EmptyError")
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should go on forever on never") { m in
                let e1 = m.cold(" -")
                let e1subs = "    ^"
                let expected = "  -"

                m.expect(e1.last(orFailWith: "EmptyError")).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should allow undefined as a default value") { m in
                let e1 = m.hot("  -----a--a---a-|   ")
                let e1subs = "    ^-------------!   "
                let expected = "  --------------(U|)"

                m.expect(e1.filter { $0 == "b" }.map(Optional.some).last().defaultIfEmpty(nil)).toBe(
                    expected, values: ["U": String?.none])
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should return last element matches with predicate") { m in
                let e1 = m.hot("  --a--b--a--b--|   ")
                let e1subs = "    ^-------------!   "
                let expected = "  --------------(b|)"

                m.expect(e1.filter { value in value == "b" }.last(orFailWith: "EmptyError")).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should allow unsubscribing explicitly and early") { m in
                let e1 = m.hot("  --a--b--c--d--|")
                let e1subs = "    ^------!       "
                let expected = "  --------       "
                let unsub = "     -------!       "

                m.expect(e1.last(orFailWith: "EmptyError"), unsubscribedAt: unsub).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should not break unsubscription chains when result is unsubscribed explicitly") { m in
                let e1 = m.hot("  --a--b--c--d--|")
                let e1subs = "    ^------!       "
                let expected = "  --------       "
                let unsub = "     -------!       "

                let result =
                    e1
                    .flatMap { x in of(x) }
                    .last(orFailWith: "EmptyError")
                    .flatMap { x in of(x) }

                m.expect(result, unsubscribedAt: unsub).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should return a default value if no element found") { m in
                let e1 = m.cold(" |   ")
                let e1subs = "    (^!)"
                let expected = "  (a|)"

                m.expect(e1.last().defaultIfEmpty("a")).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should not return default value if an element is found") { m in
                let e1 = m.hot("--a---^---b---c---d---|   ")
                let e1subs = "        ^---------------!   "
                let expected = "      ----------------(d|)"

                m.expect(e1.last().defaultIfEmpty("x")).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should raise error when predicate throws") { m in
                let e1 = m.hot("--a--^---b---c---d---e--|")
                let e1subs = "       ^-------!           "
                let expected = "     --------#           "

                let predicate = { (x: String) throws(MarbleError) -> Bool in
                    if x == "c" {
                        throw "error"
                    } else {
                        return false
                    }
                }

                m.expect(e1.tryFilter(predicate).last(orFailWith: "EmptyError")).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.notApplicable("should support type guards without breaking previous behavior", because: Reason.typings)
        }
    }
}
