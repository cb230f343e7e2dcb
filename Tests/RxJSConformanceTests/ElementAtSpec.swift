import BinderyStreams
import BinderyTesting
import Testing

@Suite struct ElementAtSpec {
    @Test(arguments: cases) func behavesAsInRxJS(_ test: Case) throws { try test.run() }

    static var cases: [Case] {
        spec("operators/elementAt", of: 14) { spec in
            spec.equal("should return next to last element by zero-based index") { m in
                let e1 = m.hot("  --a--b--c-d---|")
                let e1subs = "    ^-------!      "
                let expected = "  --------(c|)   "

                m.expect(e1.element(at: 2, orFailWith: "ArgumentOutOfRangeError")).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should return first element by zero-based index") { m in
                let e1 = m.hot("  --a--b--c--|")
                let e1subs = "    ^-!"
                let expected = "  --(a|)"

                m.expect(e1.element(at: 0, orFailWith: "ArgumentOutOfRangeError")).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should allow undefined as a default value") { m in
                let e1 = m.hot("  -----a--a---a-|   ")
                let e1subs = "    ^-------------!   "
                let expected = "  --------------(U|)"

                m.expect(e1.map(Optional.some).element(at: 100).defaultIfEmpty(nil)).toBe(
                    expected, values: ["U": String?.none])
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should return non-first element by zero-based index") { m in
                let e1 = m.hot("  --a--b--c--d--e--f--|")
                let e1subs = "    ^----------!         "
                let expected = "  -----------(d|)      "

                m.expect(e1.element(at: 3, orFailWith: "ArgumentOutOfRangeError")).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should return last element by zero-based index") { m in
                let e1 = m.hot("  --a--b--c--|")
                let e1subs = "    ^-------!   "
                let expected = "  --------(c|)"

                m.expect(e1.element(at: 2, orFailWith: "ArgumentOutOfRangeError")).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should raise error if e1 is Empty Observable") { m in
                let e1 = m.cold(" |   ")
                let e1subs = "    (^!)"
                let expected = "  #   "

                m.expect(e1.element(at: 0, orFailWith: "ArgumentOutOfRangeError")).toBe(
                    expected, error: "ArgumentOutOfRangeError")
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should raise error if source throws") { m in
                let e1 = m.cold(" #   ")
                let e1subs = "    (^!)"
                let expected = "  #   "

                m.expect(e1.element(at: 0, orFailWith: "ArgumentOutOfRangeError")).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should not complete if source never completes") { m in
                let e1 = m.cold(" -")
                let expected = "  -"
                let e1subs = "    ^"

                m.expect(e1.element(at: 0, orFailWith: "ArgumentOutOfRangeError")).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should allow unsubscribing early and explicitly") { m in
                let e1 = m.hot("  --a--b--c--|")
                let e1subs = "    ^-----!     "
                let expected = "  -------     "
                let unsub = "     ------!     "

                let result = e1.element(at: 2, orFailWith: "ArgumentOutOfRangeError")

                m.expect(result, unsubscribedAt: unsub).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should not break unsubscription chains when result Observable is unsubscribed") { m in
                let e1 = m.hot("  --a--b--c--|")
                let e1subs = "    ^-----!     "
                let expected = "  -------     "
                let unsub = "     ------!     "

                let result =
                    e1
                    .flatMap { x in of(x) }
                    .element(at: 2, orFailWith: "ArgumentOutOfRangeError")
                    .flatMap { x in of(x) }

                m.expect(result, unsubscribedAt: unsub).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.differs(
                "should throw if index is smaller than zero",
                because:
                    "a chain cannot throw: a negative number is not a position, so the operator fails at the observation"
            ) { _ in
                var failures: [MarbleError] = []
                from(0...9).element(at: -1, orFailWith: "ArgumentOutOfRangeError").subscribe(error: {
                    failures.append($0)
                })
                #expect(failures == ["ArgumentOutOfRangeError"])
            }

            spec.equal("should raise error if index is out of range but does not have default value") { m in
                let e1 = m.hot("  --a--|")
                let e1subs = "    ^----!"
                let expected = "  -----#"

                m.expect(e1.element(at: 3, orFailWith: "ArgumentOutOfRangeError")).toBe(
                    expected, error: "ArgumentOutOfRangeError")
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should return default value if index is out of range") { m in
                let e1 = m.hot("  --a--|   ")
                let e1subs = "    ^----!   "
                let expected = "  -----(x|)"
                let defaultValue = "42"

                m.expect(e1.element(at: 3).defaultIfEmpty(defaultValue)).toBe(expected, values: ["x": defaultValue])
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

                synchronousObservable.element(at: 2, orFailWith: "ArgumentOutOfRangeError").subscribe()

                #expect(sideEffects == [0, 1, 2])
            }
        }
    }
}
