import BinderyStreams
import BinderyTesting
import Testing

@Suite struct ToArraySpec {
    @Test(arguments: cases) func behavesAsInRxJS(_ test: Case) throws { try test.run() }

    static var cases: [Case] {
        spec("operators/toArray", of: 11) { spec in
            spec.equal("should reduce the values of an observable into an array") { m in
                let e1 = m.hot("  ---a--b--|   ")
                let e1subs = "    ^--------!   "
                let expected = "  ---------(w|)"

                m.expect(e1.collect()).toBe(expected, values: ["w": ["a", "b"]])
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should be never when source is never") { m in
                let e1 = m.cold(" -")
                let e1subs = "    ^"
                let expected = "  -"

                m.expect(e1.collect()).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should be empty when source is empty") { m in
                let e1 = m.cold(" |   ")
                let e1subs = "    (^!)"
                let expected = "  (w|)"

                m.expect(e1.collect()).toBe(expected, values: ["w": []])
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should be never when source doesn't complete") { m in
                let e1 = m.hot("--x--^--y--")
                let e1subs = "       ^-----"
                let expected = "     ------"

                m.expect(e1.collect()).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should reduce observable without values into an array of length zero") { m in
                let e1 = m.hot("-x-^---|   ")
                let e1subs = "     ^---!   "
                let expected = "   ----(w|)"

                m.expect(e1.collect()).toBe(expected, values: ["w": []])
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should reduce the a single value of an observable into an array") { m in
                let e1 = m.hot("-x-^--y--|  ")
                let e1subs = "     ^-----!  "
                let expected = "   ------(w|)"

                m.expect(e1.collect()).toBe(expected, values: ["w": ["y"]])
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should allow multiple subscriptions") { m in
                let e1 = m.hot("-x-^--y--|   ")
                let e1subs = "     ^-----!   "
                let expected = "   ------(w|)"

                let result = e1.collect()
                m.expect(result).toBe(expected, values: ["w": ["y"]])
                m.expect(result).toBe(expected, values: ["w": ["y"]])
                m.expectSubscriptions(e1).toBe([e1subs, e1subs])
            }

            spec.equal("should allow unsubscribing explicitly and early") { m in
                let e1 = m.hot("  --a--b----c-----d----e---|")
                let e1subs = "    ^-------!                 "
                let expected = "  ---------                 "
                let unsub = "     --------!                 "

                m.expect(e1.collect(), unsubscribedAt: unsub).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should not break unsubscription chains when result is unsubscribed explicitly") { m in
                let e1 = m.hot("  --a--b----c-----d----e---|")
                let e1subs = "    ^-------!                 "
                let expected = "  ---------                 "
                let unsub = "     --------!                 "

                let result =
                    e1
                    .flatMap { x in of(x) }
                    .collect()
                    .flatMap { x in of(x) }

                m.expect(result, unsubscribedAt: unsub).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should work with error") { m in
                let e1 = m.hot("-x-^--y--z--#", values: ["x": 1, "y": 2, "z": 3], error: "too bad")
                let e1subs = "     ^--------!"
                let expected = "   ---------#"

                m.expect(e1.collect()).toBe(expected, error: "too bad")
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should work with throw") { m in
                let e1 = m.cold(" #   ")
                let e1subs = "    (^!)"
                let expected = "  #   "

                m.expect(e1.collect()).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }
        }
    }
}
