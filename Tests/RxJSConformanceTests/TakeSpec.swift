import BinderyStreams
import BinderyTesting
import Testing

@Suite struct TakeSpec {
    @Test(arguments: cases) func behavesAsInRxJS(_ test: Case) throws { try test.run() }

    static var cases: [Case] {
        spec("operators/take", of: 17) { spec in
            spec.equal("should take two values of an observable with many values") { m in
                let e1 = m.cold(" --a-----b----c---d--|")
                let e1subs = "    ^-------!------------"
                let expected = "  --a-----(b|)         "

                m.expect(e1.take(2)).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should work with empty") { m in
                let e1 = m.cold(" |")
                let e1subs = "    (^!)"
                let expected = "  |"

                m.expect(e1.take(42)).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should go on forever on never") { m in
                let e1 = m.cold(" -")
                let e1subs = "    ^"
                let expected = "  -"

                m.expect(e1.take(42)).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should be empty on take(0)") { m in
                let e1 = m.hot("--a--^--b----c---d--|")
                let e1subs: [String] = []
                let expected = "     |"

                m.expect(e1.take(0)).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should be empty if provided with negative value") { m in
                let e1 = m.cold(" --a-----b----c---d--|")
                let expected = "  |"
                let e1subs: [String] = []

                m.expect(e1.take(-42)).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should take one value of an observable with one value") { m in
                let e1 = m.hot("  ---(a|)")
                let e1subs = "    ^--!---"
                let expected = "  ---(a|)"

                m.expect(e1.take(1)).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should take one values of an observable with many values") { m in
                let e1 = m.hot("--a--^--b----c---d--|")
                let e1subs = "       ^--!------------"
                let expected = "     ---(b|)         "

                m.expect(e1.take(1)).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should error on empty") { m in
                let e1 = m.hot("--a--^----|")
                let e1subs = "       ^----!"
                let expected = "     -----|"

                m.expect(e1.take(42)).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should propagate error from the source observable") { m in
                let e1 = m.hot("---^---#", error: "too bad")
                let e1subs = "     ^---!"
                let expected = "   ----#"

                m.expect(e1.take(42)).toBe(expected, error: "too bad")
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should propagate error from an observable with values") { m in
                let e1 = m.hot("---^--a--b--#")
                let e1subs = "     ^--------!"
                let expected = "   ---a--b--#"

                m.expect(e1.take(42)).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should allow unsubscribing explicitly and early") { m in
                let e1 = m.hot("---^--a--b-----c--d--e--|")
                let unsub = "      ---------!------------"
                let e1subs = "     ^--------!------------"
                let expected = "   ---a--b---            "

                m.expect(e1.take(42), unsubscribedAt: unsub).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should work with throw") { m in
                let e1 = m.cold(" #")
                let e1subs = "    (^!)"
                let expected = "  #"

                m.expect(e1.take(42)).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should not break unsubscription chain when unsubscribed explicitly") { m in
                let e1 = m.hot("---^--a--b-----c--d--e--|")
                let unsub = "      ---------!            "
                let e1subs = "     ^--------!            "
                let expected = "   ---a--b---            "

                let result =
                    e1
                    .flatMap { x in of(x) }
                    .take(42)
                    .flatMap { x in of(x) }

                m.expect(result, unsubscribedAt: unsub).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should unsubscribe from the source when it reaches the limit") { _ in
                let source = create(Int.self) { emitter in
                    #expect(!emitter.isDisposed)
                    emitter.send(42)
                    #expect(emitter.isDisposed)
                }

                source.take(1).subscribe()
            }

            spec.equal("should complete when the source is reentrant") { _ in
                var completed = false
                let source = Subject<Void, MarbleError>()
                source.take(5).subscribe({ source.send() }, complete: { completed = true })
                source.send()
                #expect(completed)
            }

            spec.equal("should stop listening to a synchronous observable when unsubscribed") { _ in
                var sideEffects: [Int] = []
                let synchronousObservable = create(Int.self) { emitter in
                    for i in 0..<10 where !emitter.isDisposed {
                        sideEffects.append(i)
                        emitter.send(i)
                    }
                }

                synchronousObservable.take(3).subscribe()

                #expect(sideEffects == [0, 1, 2])
            }

            spec.notApplicable("should complete even if the parameter is a string", because: Reason.conversions)
        }
    }
}
