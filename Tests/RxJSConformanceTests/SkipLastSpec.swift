import BinderyStreams
import BinderyTesting
import Testing

@Suite struct SkipLastSpec {
    @Test(arguments: cases) func behavesAsInRxJS(_ test: Case) throws { try test.run() }

    static var cases: [Case] {
        spec("operators/skipLast", of: 17) { spec in
            spec.equal("should skip two values of an observable with many values") { m in
                let e1 = m.cold(" --a-----b----c---d--|")
                let e1subs = "    ^-------------------!"
                let expected = "  -------------a---b--|"

                m.expect(e1.skipLast(2)).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should skip last three values") { m in
                let e1 = m.cold(" --a-----b----c---d--|")
                let e1subs = "    ^-------------------!"
                let expected = "  -----------------a--|"

                m.expect(e1.skipLast(3)).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should skip all elements when trying to skip larger then source") { m in
                let e1 = m.cold(" --a-----b----c---d--|")
                let e1subs = "    ^-------------------!"
                let expected = "  --------------------|"

                m.expect(e1.skipLast(5)).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should skip all elements when trying to skip exact") { m in
                let e1 = m.cold(" --a-----b----c---d--|")
                let e1subs = "    ^-------------------!"
                let expected = "  --------------------|"

                m.expect(e1.skipLast(4)).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should not skip any values") { m in
                let e1 = m.cold(" --a-----b----c---d--|")
                let e1subs = "    ^-------------------!"
                let expected = "  --a-----b----c---d--|"

                m.expect(e1.skipLast(0)).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should not skip any values if provided with negative value") { m in
                let e1 = m.cold(" --a-----b----c---d--|")
                let e1subs = "    ^-------------------!"
                let expected = "  --a-----b----c---d--|"

                m.expect(e1.skipLast(-42)).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should work with empty") { m in
                let e1 = m.cold(" |")
                let e1subs = "    (^!)"
                let expected = "  |"

                m.expect(e1.skipLast(42)).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should go on forever on never") { m in
                let e1 = m.cold(" -")
                let e1subs = "    ^"
                let expected = "  -"

                m.expect(e1.skipLast(42)).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should skip one value from an observable with one value") { m in
                let e1 = m.hot("  ---(a|)")
                let e1subs = "    ^--!   "
                let expected = "  ---|   "

                m.expect(e1.skipLast(1)).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should skip one value from an observable with many values") { m in
                let e1 = m.hot("--a--^--b----c---d--|")
                let e1subs = "       ^--------------!"
                let expected = "     --------b---c--|"

                m.expect(e1.skipLast(1)).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should work with empty and early emission") { m in
                let e1 = m.hot("--a--^----|")
                let e1subs = "       ^----!"
                let expected = "     -----|"

                m.expect(e1.skipLast(42)).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should propagate error from the source observable") { m in
                let e1 = m.hot("---^---#", error: "too bad")
                let e1subs = "     ^---!"
                let expected = "   ----#"

                m.expect(e1.skipLast(42)).toBe(expected, error: "too bad")
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should propagate error from an observable with values") { m in
                let e1 = m.hot("---^--a--b--#")
                let e1subs = "     ^--------!"
                let expected = "   ---------#"

                m.expect(e1.skipLast(42)).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should allow unsubscribing explicitly and early") { m in
                let e1 = m.hot("---^--a--b-----c--d--e--|")
                let unsub = "      ---------!            "
                let e1subs = "     ^--------!            "
                let expected = "   ----------            "

                m.expect(e1.skipLast(42), unsubscribedAt: unsub).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should work with throw") { m in
                let e1 = m.cold(" #")
                let e1subs = "    (^!)"
                let expected = "  #"

                m.expect(e1.skipLast(42)).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should not break unsubscription chain when unsubscribed explicitly") { m in
                let e1 = m.hot("---^--a--b-----c--d--e--|")
                let unsub = "      ---------!            "
                let e1subs = "     ^--------!            "
                let expected = "   ----------            "

                let result =
                    e1
                    .flatMap { x in of(x) }
                    .skipLast(42)
                    .flatMap { x in of(x) }

                m.expect(result, unsubscribedAt: unsub).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should stop listening to a synchronous observable when unsubscribed") { _ in
                var sideEffects: [Int] = []
                let synchronousObservable = create(Int.self) { emitter in
                    for i in 0..<10 where !emitter.isDisposed {
                        sideEffects.append(i)
                        emitter.send(i)
                    }
                }

                synchronousObservable
                    .skipLast(1)
                    .take(3).subscribe()
                #expect(sideEffects == [0, 1, 2, 3])
            }
        }
    }
}
