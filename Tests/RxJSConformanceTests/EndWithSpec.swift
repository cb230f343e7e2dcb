import BinderyStreams
import BinderyTesting
import Testing

@Suite struct EndWithSpec {
    @Test(arguments: cases) func behavesAsInRxJS(_ test: Case) throws { try test.run() }

    static var cases: [Case] {
        spec("operators/endWith", of: 17) { spec in
            spec.equal("should append to a cold Observable") { m in
                let e1 = m.cold(" ---a--b--c--|   ")
                let e1subs = "    ^-----------!   "
                let expected = "  ---a--b--c--(s|)"

                m.expect(e1.endWith("s")).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should append numbers to a cold Observable") { m in
                let values = ["a": 1, "b": 2, "c": 3, "s": 4]
                let e1 = m.cold(" ---a--b--c--|   ", values: values)
                let e1subs = "    ^-----------!   "
                let expected = "  ---a--b--c--(s|)"

                m.expect(e1.endWith(values["s"]!)).toBe(expected, values: values)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should end an observable with given value") { m in
                let e1 = m.hot("  --a--|   ")
                let e1subs = "    ^----!   "
                let expected = "  --a--(x|)"

                m.expect(e1.endWith(defaultEndValue)).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should not end with given value if source does not complete") { m in
                let e1 = m.hot("  ----a-")
                let e1subs = "    ^     "
                let expected = "  ----a-"

                m.expect(e1.endWith(defaultEndValue)).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should not end with given value if source never emits and does not completes") { m in
                let e1 = m.cold(" -")
                let e1subs = "    ^"
                let expected = "  -"

                m.expect(e1.endWith(defaultEndValue)).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should end with given value if source does not emit but does complete") { m in
                let e1 = m.hot("  ---|   ")
                let e1subs = "    ^--!   "
                let expected = "  ---(x|)"

                m.expect(e1.endWith(defaultEndValue)).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should emit given value and complete immediately if source is empty") { m in
                let e1 = m.cold(" |   ")
                let e1subs = "    (^!)"
                let expected = "  (x|)"

                m.expect(e1.endWith(defaultEndValue)).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should end with given value and source both if source emits single value") { m in
                let e1 = m.cold(" (a|) ")
                let e1subs = "    (^!) "
                let expected = "  (ax|)"

                m.expect(e1.endWith(defaultEndValue)).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should end with given values when given more than one value") { m in
                let e1 = m.hot("  -----a--|    ")
                let e1subs = "    ^-------!    "
                let expected = "  -----a--(yz|)"

                m.expect(e1.endWith("y", "z")).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should raise error and not end with given value if source raises error") { m in
                let e1 = m.hot("  --#")
                let e1subs = "    ^-!"
                let expected = "  --#"

                m.expect(e1.endWith(defaultEndValue)).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should raise error immediately and not end with given value if source throws error immediately")
            { m in
                let e1 = m.cold(" #   ")
                let e1subs = "    (^!)"
                let expected = "  #   "

                m.expect(e1.endWith(defaultEndValue)).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should allow unsubscribing explicitly and early") { m in
                let e1 = m.hot("  ---a--b----c--d--|")
                let e1subs = "    ^--------!        "
                let expected = "  ---a--b---        "
                let unsub = "     ---------!        "

                let result = e1.endWith("s")

                m.expect(result, unsubscribedAt: unsub).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should not break unsubscription chains when result is unsubscribed explicitly") { m in
                let e1 = m.hot("  ---a--b----c--d--|")
                let e1subs = "    ^--------!        "
                let expected = "  ---a--b---        "
                let unsub = "     ---------!        "

                let result =
                    e1
                    .flatMap { x in of(x) }
                    .endWith("s")
                    .flatMap { x in of(x) }

                m.expect(result, unsubscribedAt: unsub).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should end with empty if given value is not specified") { m in
                let e1 = m.hot("  -a-|")
                let e1subs = "    ^--!"
                let expected = "  -a-|"

                m.expect(e1.endWith()).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.notApplicable(
                "should accept scheduler as last argument with single value", because: Reason.schedulerArgument)

            spec.notApplicable(
                "should accept scheduler as last argument with multiple value", because: Reason.schedulerArgument)

            spec.equal("should stop listening to a synchronous observable when unsubscribed") { _ in
                var sideEffects: [Int] = []
                let synchronousObservable = create(Int.self) { emitter in
                    for i in 0..<10 where !emitter.isDisposed {
                        sideEffects.append(i)
                        emitter.send(i)
                    }
                }

                synchronousObservable
                    .endWith(0)
                    .take(3).subscribe()

                #expect(sideEffects == [0, 1, 2])
            }
        }
    }
}

private let defaultEndValue = "x"
