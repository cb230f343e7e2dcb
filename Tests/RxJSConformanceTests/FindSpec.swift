import BinderyStreams
import BinderyTesting
import Testing

@Suite struct FindSpec {
    @Test(arguments: cases) func behavesAsInRxJS(_ test: Case) throws { try test.run() }

    static var cases: [Case] {
        spec("operators/find", of: 14) { spec in
            spec.equal("should return matching element from source emits single element") { m in
                let values = ["a": 3, "b": 9, "c": 15, "d": 20]
                let e1 = m.hot("  ---a--b--c--d---|", values: values)
                let e1subs = "    ^--------!       "
                let expected = "  ---------(c|)    "

                let predicate = { (x: Int) in x % 5 == 0 }

                m.expect(e1.firstOrNil(predicate)).toBe(expected, values: values)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should not emit if source does not emit") { m in
                let e1 = m.hot("  -")
                let e1subs = "    ^"
                let expected = "  -"

                m.expect(e1.firstOrNil(truePredicate)).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should return undefined if source is empty to match predicate") { m in
                let e1 = m.cold(" |   ")
                let e1subs = "    (^!)"
                let expected = "  (x|)"

                let result = e1.firstOrNil(truePredicate)

                m.expect(result).toBe(expected, values: ["x": String?.none])
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should return matching element from source emits single element") { m in
                let e1 = m.hot("  --a--|")
                let e1subs = "    ^-!   "
                let expected = "  --(a|)"

                let predicate = { (value: String) in value == "a" }

                m.expect(e1.firstOrNil(predicate)).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should return matching element from source emits multiple elements") { m in
                let e1 = m.hot("  --a--b---c-|")
                let e1subs = "    ^----!      "
                let expected = "  -----(b|)   "

                let predicate = { (value: String) in value == "b" }

                m.expect(e1.firstOrNil(predicate)).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.notApplicable("should work with a custom thisArg", because: Reason.thisArgument)

            spec.equal("should return undefined if element does not match with predicate") { m in
                let e1 = m.hot("  --a--b--c--|   ")
                let e1subs = "    ^----------!   "
                let expected = "  -----------(x|)"

                let predicate = { (value: String) in value == "z" }

                m.expect(e1.firstOrNil(predicate)).toBe(expected, values: ["x": String?.none])
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should allow unsubscribing early and explicitly") { m in
                let e1 = m.hot("  --a--b--c--|")
                let e1subs = "    ^-----!     "
                let expected = "  -------     "
                let unsub = "     ------!     "

                let result = e1.firstOrNil { value in value == "z" }

                m.expect(result, unsubscribedAt: unsub).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should not break unsubscription chains when result is unsubscribed explicitly") { m in
                let e1 = m.hot("  --a--b--c--|")
                let e1subs = "    ^-----!     "
                let expected = "  -------     "
                let unsub = "     ------!     "

                let result =
                    e1
                    .flatMap { x in of(x) }
                    .firstOrNil { value in value == "z" }
                    .flatMap { x in of(x) }

                m.expect(result, unsubscribedAt: unsub).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should unsubscribe when the predicate is matched") { m in
                let e1 = m.hot("  --a--b---c-|")
                let e1subs = "    ^----!      "
                let t = m.time("    --|       ")
                let expected = "  -------(b|) "

                let result =
                    e1
                    .firstOrNil { value in value == "b" }
                    .delay(for: t)

                m.expect(result).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should raise if source raise error while element does not match with predicate") { m in
                let e1 = m.hot("  --a--b--#")
                let e1subs = "    ^-------!"
                let expected = "  --------#"

                let predicate = { (value: String) in value == "z" }

                m.expect(e1.firstOrNil(predicate)).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should raise error if predicate throws error") { m in
                let e1 = m.hot("  --a--b--c--|")
                let e1subs = "    ^-!         "
                let expected = "  --#         "

                let predicate = { (_: String) throws(MarbleError) -> Bool in
                    throw "error"
                }

                m.expect(e1.tryFilter(predicate).first()).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.notApplicable("should support type guards without breaking previous behavior", because: Reason.typings)

            spec.equal("should stop listening to a synchronous observable when unsubscribed") { _ in
                var sideEffects: [Int] = []
                let synchronousObservable = create(Int.self) { emitter in
                    for i in 0..<10 where !emitter.isDisposed {
                        sideEffects.append(i)
                        emitter.send(i)
                    }
                }

                synchronousObservable.firstOrNil { value in value == 2 }.subscribe()

                #expect(sideEffects == [0, 1, 2])
            }
        }
    }
}

private func truePredicate(_: String) -> Bool { true }

extension Signal where Failure == MarbleError {
    /// `find` sends `undefined` if there is no such value.
    fileprivate func firstOrNil(_ isMatch: @escaping (Value) -> Bool) -> some Signal<Value?, MarbleError> {
        first(where: isMatch).map(Optional.some).defaultIfEmpty(nil)
    }
}
