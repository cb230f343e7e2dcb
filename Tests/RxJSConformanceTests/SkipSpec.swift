import BinderyStreams
import BinderyTesting
import Testing

@Suite struct SkipSpec {
    @Test(arguments: cases) func behavesAsInRxJS(_ test: Case) throws { try test.run() }

    static var cases: [Case] {
        spec("operators/skip", of: 17) { spec in
            spec.equal("should skip values before a total") { m in
                let source = m.hot("--a--b--c--d--e--|")
                let subs = "        ^----------------!"
                let expected = "    -----------d--e--|"

                m.expect(source.skip(3)).toBe(expected)
                m.expectSubscriptions(source).toBe(subs)
            }

            spec.equal("should skip all values without error if total is more than actual number of values") { m in
                let source = m.hot("--a--b--c--d--e--|")
                let subs = "        ^----------------!"
                let expected = "    -----------------|"

                m.expect(source.skip(6)).toBe(expected)
                m.expectSubscriptions(source).toBe(subs)
            }

            spec.equal("should skip all values without error if total is same as actual number of values") { m in
                let source = m.hot("--a--b--c--d--e--|")
                let subs = "        ^----------------!"
                let expected = "    -----------------|"

                m.expect(source.skip(5)).toBe(expected)
                m.expectSubscriptions(source).toBe(subs)
            }

            spec.equal("should not skip if count is zero") { m in
                let source = m.hot("--a--b--c--d--e--|")
                let subs = "        ^----------------!"
                let expected = "    --a--b--c--d--e--|"

                m.expect(source.skip(0)).toBe(expected)
                m.expectSubscriptions(source).toBe(subs)
            }

            spec.equal("should not skip if count is negative value") { m in
                let source = m.cold("--a--b--c--d--e--|")
                let subs = "         ^----------------!"
                let expected = "     --a--b--c--d--e--|"

                m.expect(source.skip(-42)).toBe(expected)
                m.expectSubscriptions(source).toBe(subs)
            }

            spec.equal("should allow unsubscribing explicitly and early") { m in
                let source = m.hot("--a--b--c--d--e--|")
                let unsub = "       ----------!       "
                let subs = "        ^---------!       "
                let expected = "    --------c--       "

                m.expect(source.skip(2), unsubscribedAt: unsub).toBe(expected)
                m.expectSubscriptions(source).toBe(subs)
            }

            spec.equal("should not break unsubscription chains when result is unsubscribed explicitly") { m in
                let source = m.hot("--a--b--c--d--e--|")
                let subs = "        ^---------!       "
                let expected = "    --------c--       "
                let unsub = "       ----------!       "

                let result =
                    source
                    .flatMap { x in of(x) }
                    .skip(2)
                    .flatMap { x in of(x) }

                m.expect(result, unsubscribedAt: unsub).toBe(expected)
                m.expectSubscriptions(source).toBe(subs)
            }

            spec.equal("should raise error if skip count is more than actual number of emits and source raises error") {
                m in
                let source = m.hot("--a--b--c--d--#")
                let subs = "        ^-------------!"
                let expected = "    --------------#"

                m.expect(source.skip(6)).toBe(expected)
                m.expectSubscriptions(source).toBe(subs)
            }

            spec.equal("should raise error if skip count is same as emits of source and source raises error") { m in
                let source = m.hot("--a--b--c--d--#")
                let subs = "        ^-------------!"
                let expected = "    --------------#"

                m.expect(source.skip(4)).toBe(expected)
                m.expectSubscriptions(source).toBe(subs)
            }

            spec.equal("should skip values before a total and raises error if source raises error") { m in
                let source = m.hot("--a--b--c--d--#")
                let subs = "        ^-------------!"
                let expected = "    -----------d--#"

                m.expect(source.skip(3)).toBe(expected)
                m.expectSubscriptions(source).toBe(subs)
            }

            spec.equal("should complete regardless of skip count if source is empty") { m in
                let e1 = m.cold(" |")
                let e1subs = "    (^!)"
                let expected = "  |"

                m.expect(e1.skip(3)).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should not complete if source never completes without emit") { m in
                let e1 = m.hot("  -")
                let e1subs = "    ^"
                let expected = "  -"

                m.expect(e1.skip(3)).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should skip values before total and never completes if source emits and does not complete") {
                m in
                let e1 = m.hot("  --a--b--c-")
                let e1subs = "    ^         "
                let expected = "  -----b--c-"

                m.expect(e1.skip(1)).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal(
                "should skip all values and never completes if total is more than numbers of value and source does not complete"
            ) { m in
                let e1 = m.hot("  --a--b--c-")
                let e1subs = "    ^         "
                let expected = "  ----------"

                m.expect(e1.skip(6)).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal(
                "should skip all values and never completes if total is same asnumbers of value and source does not complete"
            ) { m in
                let e1 = m.hot("  --a--b--c-")
                let e1subs = "    ^         "
                let expected = "  ----------"

                m.expect(e1.skip(3)).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should raise error if source throws") { m in
                let e1 = m.cold(" #")
                let e1subs = "    (^!)"
                let expected = "  #"

                m.expect(e1.skip(3)).toBe(expected)
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
                    .skip(1)
                    .take(2).subscribe()

                #expect(sideEffects == [0, 1, 2])
            }
        }
    }
}
