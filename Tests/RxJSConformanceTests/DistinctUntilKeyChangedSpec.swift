import BinderyStreams
import BinderyTesting
import Testing

@Suite struct DistinctUntilKeyChangedSpec {
    @Test(arguments: cases) func behavesAsInRxJS(_ test: Case) throws { try test.run() }

    static var cases: [Case] {
        spec("operators/distinctUntilKeyChanged", of: 22) { spec in
            spec.equal("should distinguish between values") { m in
                let values = ["a": ["k": 1], "b": ["k": 2], "c": ["k": 3]]
                let e1 = m.hot("  -a--b-b----a-c-|", values: values)
                let e1Subs = "    ^--------------!"
                let expected = "  -a--b------a-c-|"

                let result = e1.distinctUntilKeyChanged("k")

                m.expect(result).toBe(expected, values: values)
                m.expectSubscriptions(e1).toBe(e1Subs)
            }

            spec.equal("should distinguish between values") { m in
                let values = ["a": ["val": 1], "b": ["val": 2]]
                let e1 = m.hot("  --a--a--a--b--b--a--|", values: values)
                let e1subs = "    ^-------------------!"
                let expected = "  --a--------b-----a--|"

                m.expect(e1.distinctUntilKeyChanged("val")).toBe(expected, values: values)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should distinguish between values and does not complete") { m in
                let values = ["a": ["val": 1], "b": ["val": 2]]
                let e1 = m.hot("  --a--a--a--b--b--a-", values: values)
                let e1subs = "    ^                  "
                let expected = "  --a--------b-----a-"

                m.expect(e1.distinctUntilKeyChanged("val")).toBe(expected, values: values)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should distinguish between values with key") { m in
                let values = [
                    "a": ["val": 1], "b": ["valOther": 1], "c": ["valOther": 3], "d": ["val": 1], "e": ["val": 5],
                ]
                let e1 = m.hot("--a--b--c--d--e--|", values: values)
                let e1subs = "       ^----------------!"
                let expected = "     --a--b-----d--e--|"

                m.expect(e1.distinctUntilKeyChanged("val")).toBe(expected, values: values)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should not compare if source does not have element with key") { m in
                let values = [
                    "a": ["valOther": 1], "b": ["valOther": 1], "c": ["valOther": 3], "d": ["valOther": 1],
                    "e": ["valOther": 5],
                ]
                let e1 = m.hot("--a--b--c--d--e--|", values: values)
                let e1subs = "       ^----------------!"
                let expected = "     --a--------------|"

                m.expect(e1.distinctUntilKeyChanged("val")).toBe(expected, values: values)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should not complete if source never completes") { m in
                let e1 = m.cold("-")
                let e1subs = "        ^"
                let expected = "      -"

                m.expect(e1.distinctUntilKeyChanged("val")).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should not complete if source does not complete") { m in
                let e1 = m.hot("-")
                let e1subs = "       ^"
                let expected = "     -"

                m.expect(e1.distinctUntilKeyChanged("val")).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should complete if source is empty") { m in
                let e1 = m.cold("|")
                let e1subs = "        (^!)"
                let expected = "      |"

                m.expect(e1.distinctUntilKeyChanged("val")).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should complete if source does not emit") { m in
                let e1 = m.hot("------|")
                let e1subs = "       ^-----!"
                let expected = "     ------|"

                m.expect(e1.distinctUntilKeyChanged("val")).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should emit if source emits single element only") { m in
                let values = ["a": ["val": 1]]
                let e1 = m.hot("  --a--|", values: values)
                let e1subs = "    ^----!"
                let expected = "  --a--|"

                m.expect(e1.distinctUntilKeyChanged("val")).toBe(expected, values: values)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should emit if source is scalar") { m in
                let values = ["a": ["val": 1]]
                let e1 = of(values["a"]!)
                let expected = "  (a|)"

                m.expect(e1.distinctUntilKeyChanged("val")).toBe(expected, values: values)
            }

            spec.equal("should raise error if source raises error") { m in
                let values = ["a": ["val": 1]]
                let e1 = m.hot("  --a--a--#", values: values)
                let e1subs = "    ^-------!"
                let expected = "  --a-----#"

                m.expect(e1.distinctUntilKeyChanged("val")).toBe(expected, values: values)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should raise error if source throws") { m in
                let e1 = m.cold("#   ")
                let e1subs = "        (^!)"
                let expected = "      #   "

                m.expect(e1.distinctUntilKeyChanged("val")).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should not omit if source elements are all different") { m in
                let values = ["a": ["val": 1], "b": ["val": 2], "c": ["val": 3], "d": ["val": 4], "e": ["val": 5]]
                let e1 = m.hot("  --a--b--c--d--e--|", values: values)
                let e1subs = "    ^----------------!"
                let expected = "  --a--b--c--d--e--|"

                m.expect(e1.distinctUntilKeyChanged("val")).toBe(expected, values: values)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should allow unsubscribing early and explicitly") { m in
                let values = ["a": ["val": 1], "b": ["val": 2], "c": ["val": 3], "d": ["val": 4], "e": ["val": 5]]
                let e1 = m.hot("  --a--b--b--d--a--e--|", values: values)
                let e1subs = "    ^---------!          "
                let expected = "  --a--b-----          "
                let unsub = "     ----------!          "

                let result = e1.distinctUntilKeyChanged("val")

                m.expect(result, unsubscribedAt: unsub).toBe(expected, values: values)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should not break unsubscription chains when unsubscribed explicitly") { m in
                let values = ["a": ["val": 1], "b": ["val": 2], "c": ["val": 3], "d": ["val": 4], "e": ["val": 5]]
                let e1 = m.hot("  --a--b--b--d--a--e--|", values: values)
                let e1subs = "    ^---------!          "
                let expected = "  --a--b-----          "
                let unsub = "     ----------!          "

                let result =
                    e1
                    .flatMap { x in of(x) }
                    .distinctUntilKeyChanged("val")
                    .flatMap { x in of(x) }

                m.expect(result, unsubscribedAt: unsub).toBe(expected, values: values)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should emit once if source elements are all same") { m in
                let values = ["a": ["val": 1]]
                let e1 = m.hot("  --a--a--a--a--a--a--|", values: values)
                let e1subs = "    ^-------------------!"
                let expected = "  --a-----------------|"

                m.expect(e1.distinctUntilKeyChanged("val")).toBe(expected, values: values)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should emit once if comparer returns true always regardless of source emits") { m in
                let values = ["a": ["val": 1], "b": ["val": 2], "c": ["val": 3], "d": ["val": 4], "e": ["val": 5]]
                let e1 = m.hot("  --a--b--c--d--e--|", values: values)
                let e1subs = "    ^----------------!"
                let expected = "  --a--------------|"

                m.expect(e1.distinctUntilKeyChanged("val", { _, _ in true })).toBe(expected, values: values)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should emit all if comparer returns false always regardless of source emits") { m in
                let values = ["a": ["val": 1]]
                let e1 = m.hot("  --a--a--a--a--a--a--|", values: values)
                let e1subs = "    ^-------------------!"
                let expected = "  --a--a--a--a--a--a--|"

                m.expect(e1.distinctUntilKeyChanged("val", { _, _ in false })).toBe(expected, values: values)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should distinguish values by selector") { m in
                let values = ["a": ["val": 1], "b": ["val": 2], "c": ["val": 3], "d": ["val": 4], "e": ["val": 5]]
                let e1 = m.hot("  --a--b--c--d--e--|", values: values)
                let e1subs = "    ^----------------!"
                let expected = "  --a-----c-----e--|"
                let selector = { (_: Int, y: Int) in y % 2 == 0 }

                m.expect(e1.distinctUntilKeyChanged("val", selector)).toBe(expected, values: values)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.notApplicable("should raise error when comparer throws", because: Reason.typedFailure)

            spec.equal("should stop listening to a synchronous observable when unsubscribed") { _ in
                var sideEffects: [Int] = []
                let synchronousObservable = create(Int.self) { emitter in
                    for i in 0..<10 where !emitter.isDisposed {
                        sideEffects.append(i)
                        emitter.send(i)
                    }
                }

                synchronousObservable
                    .map { ["value": $0] }
                    .distinctUntilKeyChanged("value")
                    .take(3)
                    .subscribe()

                #expect(sideEffects == [0, 1, 2])
            }
        }
    }
}

extension Signal where Value == [String: Int] {
    fileprivate func distinctUntilKeyChanged(_ key: String) -> some Signal<Value, Failure> {
        distinctUntilChanged { $0[key] == $1[key] }
    }

    fileprivate func distinctUntilKeyChanged(
        _ key: String, _ isEqual: @escaping (Int, Int) -> Bool
    ) -> some Signal<Value, Failure> {
        distinctUntilChanged { isEqual($0[key]!, $1[key]!) }
    }
}

extension Signal where Value == String {
    /// Of signals that send nothing.
    fileprivate func distinctUntilKeyChanged(_ key: String) -> some Signal<Value, Failure> {
        distinctUntilChanged()
    }
}
