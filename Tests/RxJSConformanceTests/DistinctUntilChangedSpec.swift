import BinderyStreams
import BinderyTesting
import Testing

@Suite struct DistinctUntilChangedSpec {
    @Test(arguments: cases) func behavesAsInRxJS(_ test: Case) throws { try test.run() }

    static var cases: [Case] {
        spec("operators/distinctUntilChanged", of: 24) { spec in
            spec.equal("should distinguish between values") { m in
                let e1 = m.hot("  -1--2-2----1-3-|")
                let e1subs = "    ^--------------!"
                let expected = "  -1--2------1-3-|"

                m.expect(e1.distinctUntilChanged()).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should distinguish between values") { m in
                let e1 = m.hot("  --a--a--a--b--b--a--|")
                let e1subs = "    ^-------------------!"
                let expected = "  --a--------b-----a--|"

                m.expect(e1.distinctUntilChanged()).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should distinguish between values and does not complete") { m in
                let e1 = m.hot("  --a--a--a--b--b--a-")
                let e1subs = "    ^------------------"
                let expected = "  --a--------b-----a-"

                m.expect(e1.distinctUntilChanged()).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should not complete if source never completes") { m in
                let e1 = m.cold(" -")
                let e1subs = "    ^"
                let expected = "  -"

                m.expect(e1.distinctUntilChanged()).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should not complete if source does not complete") { m in
                let e1 = m.hot("  -")
                let e1subs = "    ^"
                let expected = "  -"

                m.expect(e1.distinctUntilChanged()).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should complete if source is empty") { m in
                let e1 = m.cold(" |   ")
                let e1subs = "    (^!)"
                let expected = "  |   "

                m.expect(e1.distinctUntilChanged()).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should complete if source does not emit") { m in
                let e1 = m.hot("  ------|")
                let e1subs = "    ^-----!"
                let expected = "  ------|"

                m.expect(e1.distinctUntilChanged()).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should emit if source emits single element only") { m in
                let e1 = m.hot("  --a--|")
                let e1subs = "    ^----!"
                let expected = "  --a--|"

                m.expect(e1.distinctUntilChanged()).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should emit if source is scalar") { m in
                let e1 = of("a")
                let expected = "  (a|)"

                m.expect(e1.distinctUntilChanged()).toBe(expected)
            }

            spec.equal("should raise error if source raises error") { m in
                let e1 = m.hot("  --a--a--#")
                let e1subs = "    ^-------!"
                let expected = "  --a-----#"

                m.expect(e1.distinctUntilChanged()).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should raise error if source throws") { m in
                let e1 = m.cold(" #   ")
                let e1subs = "    (^!)"
                let expected = "  #   "

                m.expect(e1.distinctUntilChanged()).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should not omit if source elements are all different") { m in
                let e1 = m.hot("  --a--b--c--d--e--f--|")
                let e1subs = "    ^-------------------!"
                let expected = "  --a--b--c--d--e--f--|"

                m.expect(e1.distinctUntilChanged()).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should allow unsubscribing early and explicitly") { m in
                let e1 = m.hot("  --a--b--b--d--a--f--|")
                let e1subs = "    ^---------!          "
                let expected = "  --a--b-----          "
                let unsub = "     ----------!          "

                let result = e1.distinctUntilChanged()

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
                    .distinctUntilChanged()
                    .flatMap { x in of(x) }

                m.expect(result, unsubscribedAt: unsub).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should emit once if source elements are all same") { m in
                let e1 = m.hot("  --a--a--a--a--a--a--|")
                let e1subs = "    ^-------------------!"
                let expected = "  --a-----------------|"

                m.expect(e1.distinctUntilChanged()).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should emit once if comparator returns true always regardless of source emits") { m in
                let e1 = m.hot("  --a--b--c--d--e--f--|")
                let e1subs = "    ^-------------------!"
                let expected = "  --a-----------------|"
                let comparator = { (_: String, _: String) in true }

                m.expect(e1.distinctUntilChanged(by: comparator)).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should emit all if comparator returns false always regardless of source emits") { m in
                let e1 = m.hot("  --a--a--a--a--a--a--|")
                let e1subs = "    ^-------------------!"
                let expected = "  --a--a--a--a--a--a--|"
                let comparator = { (_: String, _: String) in false }

                m.expect(e1.distinctUntilChanged(by: comparator)).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should distinguish values by comparator") { m in
                let e1 = m.hot("  --a--b--c--d--e--f--|", values: ["a": 1, "b": 2, "c": 3, "d": 4, "e": 5, "f": 6])
                let e1subs = "    ^-------------------!"
                let expected = "  --a-----c-----e-----|"
                let comparator = { (_: Int, y: Int) in y % 2 == 0 }

                m.expect(e1.distinctUntilChanged(by: comparator)).toBe(expected, values: ["a": 1, "c": 3, "e": 5])
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.notApplicable("should raise error when comparator throws", because: Reason.typedFailure)

            spec.equal("should use the keySelector to pick comparator values") { m in
                let e1 = m.hot("  --a--b--c--d--e--f--|", values: ["a": 1, "b": 2, "c": 3, "d": 4, "e": 5, "f": 6])
                let e1subs = "    ^-------------------!"
                let expected = "  --a--b-----d-----f--|"
                let comparator = { (_: Int, y: Int) in y % 2 == 1 }
                let keySelector = { (x: Int) in x % 2 }

                m.expect(e1.distinctUntilChanged { comparator(keySelector($0), keySelector($1)) }).toBe(
                    expected, values: ["a": 1, "b": 2, "d": 4, "f": 6])
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should use the keySelector even for the first emit") { m in
                let e1 = m.hot("  --a--b--|", values: ["a": 2, "b": 4])
                let e1subs = "    ^-------!"
                let expected = "  --a-----|"
                let keySelector = { (x: Int) in x % 2 }

                m.expect(e1.distinctUntilChanged { keySelector($0) == keySelector($1) }).toBe(
                    expected, values: ["a": 2])
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should raise error when keySelector throws") { m in
                let e1 = m.hot("  --a--b--c--d--e--f--|")
                let e1subs = "    ^----------!         "
                let expected = "  --a--b--c--#         "
                let keySelector = { (x: String) throws(MarbleError) -> String in
                    if x == "d" { throw "error" }
                    return x
                }

                m.expect(e1.tryMap(keySelector).distinctUntilChanged()).toBe(expected)
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
                    .distinctUntilChanged()
                    .take(3).subscribe()

                #expect(sideEffects == [0, 1, 2])
            }

            spec.equal("should work properly with reentrant streams") { _ in
                let subject = Subject<Int, MarbleError>()
                var results: [Int] = []
                subject.distinctUntilChanged().subscribe { n in
                    results.append(n)
                    subject.send(1)
                }
                subject.send(1)
                #expect(results == [1])
            }
        }
    }
}
