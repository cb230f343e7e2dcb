import BinderyStreams
import BinderyTesting
import Testing

@Suite struct TakeLastSpec {
    @Test(arguments: cases) func behavesAsInRxJS(_ test: Case) throws { try test.run() }

    static var cases: [Case] {
        spec("operators/takeLast", of: 17) { spec in
            spec.equal("should take two values of an observable with many values") { m in
                let e1 = m.cold("--a-----b----c---d--|    ")
                let e1subs = "   ^-------------------!    "
                let expected = "  --------------------(cd|)"

                m.expect(e1.takeLast(2)).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should take last three values") { m in
                let e1 = m.cold(" --a-----b----c---d--|    ")
                let e1subs = "    ^-------------------!    "
                let expected = "  --------------------(bcd|)"

                m.expect(e1.takeLast(3)).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should take all element when try to take larger then source") { m in
                let e1 = m.cold(" --a-----b----c---d--|    ")
                let e1subs = "    ^-------------------!    "
                let expected = "  --------------------(abcd|)"

                m.expect(e1.takeLast(5)).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should take all element when try to take exact") { m in
                let e1 = m.cold(" --a-----b----c---d--|    ")
                let e1subs = "    ^-------------------!    "
                let expected = "  --------------------(abcd|)"

                m.expect(e1.takeLast(4)).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should not take any values") { m in
                let e1 = m.cold(" --a-----b----c---d--|")
                let expected = "  |"
                let e1subs: [String] = []

                m.expect(e1.takeLast(0)).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should not take any values if provided with negative value") { m in
                let e1 = m.cold(" --a-----b----c---d--|")
                let expected = "  |"
                let e1subs: [String] = []

                m.expect(e1.takeLast(-42)).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should work with empty") { m in
                let e1 = m.cold(" |")
                let e1subs = "    (^!)"
                let expected = "  |"

                m.expect(e1.takeLast(42)).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should go on forever on never") { m in
                let e1 = m.cold(" -")
                let e1subs = "    ^"
                let expected = "  -"

                m.expect(e1.takeLast(42)).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should be empty on takeLast(0)") { m in
                let e1 = m.hot("--a--^--b----c---d--|")
                let expected = "     |"
                let e1subs: [String] = []

                m.expect(e1.takeLast(0)).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should take one value from an observable with one value") { m in
                let e1 = m.hot("  ---(a|)")
                let e1subs = "    ^--!   "
                let expected = "  ---(a|)"

                m.expect(e1.takeLast(1)).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should take one value from an observable with many values") { m in
                let e1 = m.hot("--a--^--b----c---d--|   ")
                let e1subs = "       ^--------------!   "
                let expected = "     ---------------(d|)"

                m.expect(e1.takeLast(1)).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should error on empty") { m in
                let e1 = m.hot("--a--^----|")
                let e1subs = "       ^----!"
                let expected = "     -----|"

                m.expect(e1.takeLast(42)).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should propagate error from the source observable") { m in
                let e1 = m.hot("---^---#", error: "too bad")
                let e1subs = "     ^---!"
                let expected = "   ----#"

                m.expect(e1.takeLast(42)).toBe(expected, error: "too bad")
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should propagate error from an observable with values") { m in
                let e1 = m.hot("---^--a--b--#")
                let e1subs = "     ^--------!"
                let expected = "   ---------#"

                m.expect(e1.takeLast(42)).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should allow unsubscribing explicitly and early") { m in
                let e1 = m.hot("---^--a--b-----c--d--e--|")
                let unsub = "      ---------!            "
                let e1subs = "     ^--------!            "
                let expected = "   ----------------------"

                m.expect(e1.takeLast(42), unsubscribedAt: unsub).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should work with throw") { m in
                let e1 = m.cold(" #")
                let e1subs = "    (^!)"
                let expected = "  #"

                m.expect(e1.takeLast(42)).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should not break unsubscription chain when unsubscribed explicitly") { m in
                let e1 = m.hot("---^--a--b-----c--d--e--|")
                let unsub = "      ---------!            "
                let e1subs = "     ^--------!            "
                let expected = "   ----------------------"

                let result =
                    e1
                    .flatMap { x in of(x) }
                    .takeLast(42)
                    .flatMap { x in of(x) }

                m.expect(result, unsubscribedAt: unsub).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }
        }
    }
}
