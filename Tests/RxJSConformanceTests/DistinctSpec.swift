import BinderyStreams
import BinderyTesting
import Testing

@Suite struct DistinctSpec {
    @Test(arguments: cases) func behavesAsInRxJS(_ test: Case) throws { try test.run() }

    static var cases: [Case] {
        spec("operators/distinct", of: 21) { spec in
            spec.equal("should distinguish between values") { m in
                let e1 = m.hot("  --a--a--a--b--b--a--|")
                let e1subs = "    ^-------------------!"
                let expected = "  --a--------b--------|"

                m.expect(e1.distinct()).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should distinguish between values and does not complete") { m in
                let e1 = m.hot("  --a--a--a--b--b--a-")
                let e1subs = "    ^------------------"
                let expected = "  --a--------b-------"

                m.expect(e1.distinct()).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should not complete if source never completes") { m in
                let e1 = m.cold(" -")
                let e1subs = "    ^"
                let expected = "  -"

                m.expect(e1.distinct()).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should not complete if source does not complete") { m in
                let e1 = m.hot("  -")
                let e1subs = "    ^"
                let expected = "  -"

                m.expect(e1.distinct()).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should complete if source is empty") { m in
                let e1 = m.cold(" |")
                let e1subs = "    (^!)"
                let expected = "  |"

                m.expect(e1.distinct()).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should complete if source does not emit") { m in
                let e1 = m.hot("  ------|")
                let e1subs = "    ^-----!"
                let expected = "  ------|"

                m.expect(e1.distinct()).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should emit if source emits single element only") { m in
                let e1 = m.hot("  --a--|")
                let e1subs = "    ^----!"
                let expected = "  --a--|"

                m.expect(e1.distinct()).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should emit if source is scalar") { m in
                let e1 = of("a")
                let expected = "  (a|)"

                m.expect(e1.distinct()).toBe(expected)
            }

            spec.equal("should raises error if source raises error") { m in
                let e1 = m.hot("  --a--a--#")
                let e1subs = "    ^-------!"
                let expected = "  --a-----#"

                m.expect(e1.distinct()).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should raises error if source throws") { m in
                let e1 = m.cold(" #   ")
                let e1subs = "    (^!)"
                let expected = "  #   "

                m.expect(e1.distinct()).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should not omit if source elements are all different") { m in
                let e1 = m.hot("  --a--b--c--d--e--f--|")
                let e1subs = "    ^-------------------!"
                let expected = "  --a--b--c--d--e--f--|"

                m.expect(e1.distinct()).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should allow unsubscribing early and explicitly") { m in
                let e1 = m.hot("  --a--b--b--d--a--f--|")
                let e1subs = "    ^---------!          "
                let expected = "  --a--b-----          "
                let unsub = "     ----------!          "

                let result = e1.distinct()

                m.expect(result, unsubscribedAt: unsub).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should not break unsubscription chains when unsubscribed explicitly") { m in
                let e1 = m.hot("  --a--b--b--d--a--f--|")
                let e1subs = "    ^---------!          "
                let expected = "  --a--b-----          "
                let unsub = "     ----------!          "

                let result =
                    e1
                    .flatMap { x in of(x) }
                    .distinct()
                    .flatMap { x in of(x) }

                m.expect(result, unsubscribedAt: unsub).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should emit once if source elements are all same") { m in
                let e1 = m.hot("  --a--a--a--a--a--a--|")
                let e1subs = "    ^-------------------!"
                let expected = "  --a-----------------|"

                m.expect(e1.distinct()).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should distinguish values by key") { m in
                let values = ["a": 1, "b": 2, "c": 3, "d": 4, "e": 5, "f": 6]
                let e1 = m.hot("  --a--b--c--d--e--f--|", values: values)
                let e1subs = "    ^-------------------!"
                let expected = "  --a--b--c-----------|"
                let selector = { (value: Int) in value % 3 }

                m.expect(e1.distinct(by: selector)).toBe(expected, values: values)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should raises error when selector throws") { m in
                let e1 = m.hot("  --a--b--c--d--e--f--|")
                let e1subs = "    ^----------!         "
                let expected = "  --a--b--c--#         "
                let selector = { (value: String) throws(MarbleError) -> String in
                    if value == "d" { throw "d is for dumb" }
                    return value
                }

                m.expect(e1.tryMap(selector).distinct()).toBe(expected, error: "d is for dumb")
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should support a flushing stream") { m in
                let e1 = m.hot("  --a--b--a--b--a--b--|")
                let e1subs = "    ^-------------------!"
                let e2 = m.hot("  -----------x--------|")
                let e2subs = "    ^-------------------!"
                let expected = "  --a--b--------a--b--|"

                m.expect(e1.distinct(by: { $0 }, resetOn: e2)).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
                m.expectSubscriptions(e2).toBe(e2subs)
            }

            spec.equal("should raise error if flush raises error") { m in
                let e1 = m.hot("  --a--b--a--b--a--b--|")
                let e1subs = "    ^------------!       "
                let e2 = m.hot("  -----------x-#       ")
                let e2subs = "    ^------------!       "
                let expected = "  --a--b-------#       "

                m.expect(e1.distinct(by: { $0 }, resetOn: e2)).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
                m.expectSubscriptions(e2).toBe(e2subs)
            }

            spec.equal("should unsubscribe from the flushing stream when the main stream is unsubbed") { m in
                let e1 = m.hot("  --a--b--a--b--a--b--|")
                let e1subs = "    ^----------!         "
                let e2 = m.hot("  -----------x--------|")
                let e2subs = "    ^----------!         "
                let unsub = "     -----------!         "
                let expected = "  --a--b------         "

                m.expect(e1.distinct(by: { $0 }, resetOn: e2), unsubscribedAt: unsub).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
                m.expectSubscriptions(e2).toBe(e2subs)
            }

            spec.equal("should allow opting in to default comparator with flush") { m in
                let e1 = m.hot("  --a--b--a--b--a--b--|")
                let e1subs = "    ^-------------------!"
                let e2 = m.hot("  -----------x--------|")
                let e2subs = "    ^-------------------!"
                let expected = "  --a--b--------a--b--|"

                m.expect(e1.distinct(by: { $0 }, resetOn: e2)).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
                m.expectSubscriptions(e2).toBe(e2subs)
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
                    .distinct()
                    .take(3).subscribe()

                #expect(sideEffects == [0, 1, 2])
            }
        }
    }
}
