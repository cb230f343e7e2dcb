import BinderyStreams
import BinderyTesting
import Testing

@Suite struct EverySpec {
    @Test(arguments: cases) func behavesAsInRxJS(_ test: Case) throws { try test.run() }

    static var cases: [Case] {
        spec("operators/every", of: 26) { spec in
            spec.equal("should return false if only one of elements does not match with predicate") { m in
                let values = ["a": 5, "b": 10, "c": 15, "d": 18, "e": 20]
                let e1 = m.hot("  --a--b--c--d--e--|", values: values)
                let e1subs = "    ^----------!      "
                let expected = "  -----------(x|)   "

                m.expect(e1.allSatisfy(predicate)).toBe(expected, values: ["x": false])
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.notApplicable("should accept thisArg with scalar observables", because: Reason.thisArgument)

            spec.equal("should increment index on each call to the predicate") { _ in
                var indices: [Int] = []
                let everyone = of(1, 2, 3, 4).enumerated().allSatisfy { offset, _ in
                    indices.append(offset)
                    return true
                }
                everyone.subscribe()
                #expect(indices == [0, 1, 2, 3])
            }

            spec.notApplicable("should accept thisArg with array observable", because: Reason.thisArgument)

            spec.notApplicable("should accept thisArg with ordinary observable", because: Reason.thisArgument)

            spec.equal("should emit true if source is empty") { m in
                let e1 = m.hot("  -----|   ")
                let e1subs = "    ^----!   "
                let expected = "  -----(x|)"

                m.expect(e1.allSatisfy(predicate)).toBe(expected, values: ["x": true])
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should emit false if single source element does not match with predicate") { m in
                let e1 = m.hot("  --a--|")
                let e1subs = "    ^-!   "
                let expected = "  --(x|)"

                m.expect(e1.allSatisfy(predicate)).toBe(expected, values: ["x": false])
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should emit false if none of elements match with predicate") { m in
                let e1 = m.hot("  --a--b--c--d--e--|")
                let e1subs = "    ^-!               "
                let expected = "  --(x|)            "

                m.expect(e1.allSatisfy(predicate)).toBe(expected, values: ["x": false])
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should return false if only some of elements matches with predicate") { m in
                let values = ["a": 5, "b": 10, "c": 15, "d": 18, "e": 18]
                let e1 = m.hot("  --a--b--c--d--e--|", values: values)
                let e1subs = "    ^----------!      "
                let expected = "  -----------(x|)   "

                m.expect(e1.allSatisfy(predicate)).toBe(expected, values: ["x": false])
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should allow unsubscribing early and explicitly") { m in
                let values = ["a": 5, "b": 10, "c": 15, "d": 18, "e": 18]
                let e1 = m.hot("  --a--b--c--d--e--|", values: values)
                let e1subs = "    ^------!          "
                let expected = "  --------          "
                let unsub = "     -------!          "

                let result = e1.allSatisfy(predicate)

                m.expect(result, unsubscribedAt: unsub).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should not break unsubscription chains when result observable is unsubscribed") { m in
                let values = ["a": 5, "b": 10, "c": 15, "d": 18, "e": 18]
                let e1 = m.hot("  --a--b--c--d--e--|", values: values)
                let e1subs = "    ^------!          "
                let expected = "  --------          "
                let unsub = "     -------!          "

                let result =
                    e1
                    .flatMap { x in of(x) }
                    .allSatisfy(predicate)
                    .flatMap { x in of(x) }

                m.expect(result, unsubscribedAt: unsub).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should propagate error if predicate eventually throws") { m in
                let e1 = m.hot("  --a--b--c--d--e--|")
                let e1subs = "    ^-------!"
                let expected = "  --------#"

                let faultyPredicate = { (x: String) throws(MarbleError) -> Bool in
                    if x == "c" {
                        throw "error"
                    } else {
                        return true
                    }
                }

                m.expect(e1.checked(faultyPredicate).allSatisfy { $0.holds }).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should emit true if single source element matches with predicate") { m in
                let values = ["a": 5]
                let e1 = m.hot("  --a--|   ", values: values)
                let e1subs = "    ^----!   "
                let expected = "  -----(x|)"

                m.expect(e1.allSatisfy(predicate)).toBe(expected, values: ["x": true])
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should emit true if scalar source matches with predicate") { m in
                let e1 = of(5)
                let expected = "  (x|)"

                m.expect(e1.allSatisfy(predicate)).toBe(expected, values: ["x": true])
            }

            spec.equal("should emit false if scalar source does not match with predicate") { m in
                let e1 = of(3)
                let expected = "  (x|)"

                m.expect(e1.allSatisfy(predicate)).toBe(expected, values: ["x": false])
            }

            spec.equal("should propagate error if predicate throws on scalar source") { m in
                let e1 = of(3)
                let expected = "  #"

                let faultyPredicate = { (_: Int) throws(MarbleError) -> Bool in
                    throw "error"
                }

                m.expect(e1.checked(faultyPredicate).allSatisfy { $0.holds }).toBe(expected)
            }

            spec.equal("should emit true if scalar array source matches with predicate") { m in
                let e1 = of(5, 10, 15, 20)
                let expected = "  (x|)"

                m.expect(e1.allSatisfy(predicate)).toBe(expected, values: ["x": true])
            }

            spec.equal("should emit false if scalar array source does not match with predicate") { m in
                let e1 = of(5, 9, 15, 20)
                let expected = "  (x|)"

                m.expect(e1.allSatisfy(predicate)).toBe(expected, values: ["x": false])
            }

            spec.equal("should propagate error if predicate eventually throws on scalar array source") { m in
                let e1 = of(5, 10, 15, 20)
                let expected = "  #"

                let faultyPredicate = { (x: Int) throws(MarbleError) -> Bool in
                    if x == 15 {
                        throw "error"
                    }
                    return true
                }

                m.expect(e1.checked(faultyPredicate).allSatisfy { $0.holds }).toBe(expected)
            }

            spec.equal("should emit true if all source elements match with predicate") { m in
                let values = ["a": 5, "b": 10, "c": 15, "d": 20, "e": 25]
                let e1 = m.hot("  --a--b--c--d--e--|   ", values: values)
                let e1subs = "    ^----------------!   "
                let expected = "  -----------------(x|)"

                m.expect(e1.allSatisfy(predicate)).toBe(expected, values: ["x": true])
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should raise error if source raises error") { m in
                let e1 = m.hot("  --#")
                let e1subs = "    ^-!"
                let expected = "  --#"

                m.expect(e1.allSatisfy(truePredicate)).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should not complete if source never emits") { m in
                let e1 = m.cold(" -")
                let e1subs = "    ^"
                let expected = "  -"

                m.expect(e1.allSatisfy(truePredicate)).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should emit true if source element matches with predicate after subscription") { m in
                let values = ["a": 5, "b": 10, "c": 15, "d": 20, "e": 25, "z": 1]
                let e1 = m.hot("--z--^--a--b--c--d--e--|   ", values: values)
                let e1subs = "       ^-----------------!   "
                let expected = "     ------------------(x|)"

                m.expect(e1.allSatisfy(predicate)).toBe(expected, values: ["x": true])
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should emit false if source element does not match with predicate after subscription") { m in
                let values = ["a": 5, "b": 10, "c": 15, "d": 20, "z": 1]
                let e1 = m.hot("--z--^--b--c--z--d--|", values: values)
                let e1subs = "       ^--------!      "
                let expected = "     ---------(x|)   "

                m.expect(e1.allSatisfy(predicate)).toBe(expected, values: ["x": false])
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should raise error if source raises error after subscription") { m in
                let e1 = m.hot("--z--^--#")
                let e1subs = "       ^--!"
                let expected = "     ---#"

                m.expect(e1.allSatisfy(truePredicate)).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should emit true if source does not emit after subscription") { m in
                let e1 = m.hot("--z--^-----|   ")
                let e1subs = "       ^-----!   "
                let expected = "     ------(x|)"

                m.expect(e1.allSatisfy(predicate)).toBe(expected, values: ["x": true])
                m.expectSubscriptions(e1).toBe(e1subs)
            }
        }
    }
}

private func truePredicate<Value>(_: Value) -> Bool { true }

private func predicate(_ x: Int) -> Bool { x % 5 == 0 }

private func predicate(_ x: String) -> Bool { Int(x).map { $0 % 5 == 0 } ?? false }
