import BinderyStreams
import BinderyTesting
import Testing

@Suite struct StartWithSpec {
    @Test(arguments: cases) func behavesAsInRxJS(_ test: Case) throws { try test.run() }

    static var cases: [Case] {
        spec("operators/startWith", of: 16) { spec in
            spec.equal("should prepend to a cold Observable") { m in
                let e1 = m.cold(" ---a--b--c--|")
                let e1subs = "    ^-----------!"
                let expected = "  s--a--b--c--|"

                let result = e1.startWith("s")

                m.expect(result).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should start an observable with given value") { m in
                let e1 = m.hot("  --a--|")
                let e1subs = "    ^----!"
                let expected = "  x-a--|"

                let result = e1.startWith(defaultStartValue)

                m.expect(result).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should start with given value and does not completes if source does not completes") { m in
                let e1 = m.hot("  ----a-")
                let e1subs = "    ^-----"
                let expected = "  x---a-"

                let result = e1.startWith(defaultStartValue)

                m.expect(result).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should start with given value and does not completes if source never emits") { m in
                let e1 = m.cold(" - ")
                let e1subs = "    ^ "
                let expected = "  x-"

                let result = e1.startWith(defaultStartValue)

                m.expect(result).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should start with given value and completes if source does not emits") { m in
                let e1 = m.hot("  ---|")
                let e1subs = "    ^--!"
                let expected = "  x--|"

                let result = e1.startWith(defaultStartValue)

                m.expect(result).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should start with given value and complete immediately if source is empty") { m in
                let e1 = m.cold(" |   ")
                let e1subs = "    (^!)"
                let expected = "  (x|)"

                let result = e1.startWith(defaultStartValue)

                m.expect(result).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should start with given value and source both if source emits single value") { m in
                let e1 = m.cold(" (a|)")
                let e1subs = "    (^!)"
                let expected = "  (xa|)"

                let result = e1.startWith(defaultStartValue)

                m.expect(result).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should start with given values when given value is more than one") { m in
                let e1 = m.hot("  -----a--|")
                let e1subs = "    ^-------!"
                let expected = "  (yz)-a--|"

                let result = e1.startWith("y", "z")

                m.expect(result).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should start with given value and raises error if source raises error") { m in
                let e1 = m.hot("  --#")
                let e1subs = "    ^-!"
                let expected = "  x-#"

                let result = e1.startWith(defaultStartValue)

                m.expect(result).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should start with given value and raises error immediately if source throws error") { m in
                let e1 = m.cold(" #   ")
                let e1subs = "    (^!)"
                let expected = "  (x#)"

                let result = e1.startWith(defaultStartValue)

                m.expect(result).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should allow unsubscribing explicitly and early") { m in
                let e1 = m.hot("  ---a--b----c--d--|")
                let unsub = "     ---------!        "
                let e1subs = "    ^--------!        "
                let expected = "  s--a--b---        "

                let result = e1.startWith("s")

                m.expect(result, unsubscribedAt: unsub).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should not break unsubscription chains when result is unsubscribed explicitly") { m in
                let e1 = m.hot("  ---a--b----c--d--|")
                let e1subs = "    ^--------!        "
                let expected = "  s--a--b---        "
                let unsub = "     ---------!        "

                let result =
                    e1
                    .flatMap { x in of(x) }
                    .startWith("s")
                    .flatMap { x in of(x) }

                m.expect(result, unsubscribedAt: unsub).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should start with empty if given value is not specified") { m in
                let e1 = m.hot("  -a-|")
                let e1subs = "    ^--!"
                let expected = "  -a-|"

                let result = e1.startWith()

                m.expect(result).toBe(expected)
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
                    .startWith(-1)
                    .take(4).subscribe()

                #expect(sideEffects == [0, 1, 2])
            }
        }
    }
}

private let defaultStartValue = "x"
