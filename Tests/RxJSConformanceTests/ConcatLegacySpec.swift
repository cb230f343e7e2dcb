import BinderyStreams
import BinderyTesting
import Testing

@Suite struct ConcatLegacySpec {
    @Test(arguments: cases) func behavesAsInRxJS(_ test: Case) throws { try test.run() }

    static var cases: [Case] {
        spec("operators/concat-legacy", of: 24) { spec in
            spec.equal("should concatenate two cold observables") { m in
                let e1 = m.cold("  --a--b-|")
                let e2 = m.cold("         --x---y--|")
                let expected = "   --a--b---x---y--|"

                m.expect(e1.concat(with: e2)).toBe(expected)
            }

            spec.equal("should work properly with scalar observables") { m in
                var results: [String] = []
                let one = create(Int.self) { emitter in
                    _ = m.scheduler.schedule(after: .zero) {
                        emitter.send(1)
                        emitter.complete()
                    }
                }
                one.concat(with: of(2)).subscribe(
                    { results.append("Next: \($0)") }, complete: { results.append("Completed") })
                m.flush()
                #expect(results == ["Next: 1", "Next: 2", "Completed"])
            }

            spec.equal("should complete without emit if both sources are empty") { m in
                let e1 = m.cold("  --|")
                let e1subs = "     ^-!"
                let e2 = m.cold("    ----|")
                let e2subs = "     --^---!"
                let expected = "   ------|"

                m.expect(e1.concat(with: e2)).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
                m.expectSubscriptions(e2).toBe(e2subs)
            }

            spec.equal("should not complete if first source does not complete") { m in
                let e1 = m.cold("  -")
                let e1subs = "     ^"
                let e2 = m.cold("  --|")
                let e2subs: [String] = []
                let expected = "   -"

                m.expect(e1.concat(with: e2)).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
                m.expectSubscriptions(e2).toBe(e2subs)
            }

            spec.equal("should not complete if second source does not complete") { m in
                let e1 = m.cold("  --|")
                let e1subs = "     ^-!"
                let e2 = m.cold("  ---")
                let e2subs = "     --^"
                let expected = "   ---"

                m.expect(e1.concat(with: e2)).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
                m.expectSubscriptions(e2).toBe(e2subs)
            }

            spec.equal("should not complete if both sources do not complete") { m in
                let e1 = m.cold("  -")
                let e1subs = "     ^"
                let e2 = m.cold("  -")
                let e2subs: [String] = []
                let expected = "   -"

                m.expect(e1.concat(with: e2)).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
                m.expectSubscriptions(e2).toBe(e2subs)
            }

            spec.equal("should raise error when first source is empty, second source raises error") { m in
                let e1 = m.cold("  --|")
                let e1subs = "     ^-!"
                let e2 = m.cold("    ----#")
                let e2subs = "     --^---!"
                let expected = "   ------#"

                m.expect(e1.concat(with: e2)).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
                m.expectSubscriptions(e2).toBe(e2subs)
            }

            spec.equal("should raise error when first source raises error, second source is empty") { m in
                let e1 = m.cold("  ---#")
                let e1subs = "     ^--!"
                let e2 = m.cold("  ----|")
                let e2subs: [String] = []
                let expected = "   ---#"

                m.expect(e1.concat(with: e2)).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
                m.expectSubscriptions(e2).toBe(e2subs)
            }

            spec.equal("should raise first error when both source raise error") { m in
                let e1 = m.cold("  ---#")
                let e1subs = "     ^--!"
                let e2 = m.cold("  ------#")
                let e2subs: [String] = []
                let expected = "   ---#"

                m.expect(e1.concat(with: e2)).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
                m.expectSubscriptions(e2).toBe(e2subs)
            }

            spec.equal("should concat if first source emits once, second source is empty") { m in
                let e1 = m.cold("  --a--|")
                let e1subs = "     ^----!"
                let e2 = m.cold("       --------|")
                let e2subs = "     -----^-------!"
                let expected = "   --a----------|"

                m.expect(e1.concat(with: e2)).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
                m.expectSubscriptions(e2).toBe(e2subs)
            }

            spec.equal("should concat if first source is empty, second source emits once") { m in
                let e1 = m.cold("  --|")
                let e1subs = "     ^-!"
                let e2 = m.cold("    --a--|")
                let e2subs = "     --^----!"
                let expected = "   ----a--|"

                m.expect(e1.concat(with: e2)).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
                m.expectSubscriptions(e2).toBe(e2subs)
            }

            spec.equal(
                "should emit element from first source, and should not complete if second source does not complete"
            ) { m in
                let e1 = m.cold("  --a--|")
                let e1subs = "     ^----!"
                let e2 = m.cold("       -")
                let e2subs = "     -----^"
                let expected = "   --a---"

                m.expect(e1.concat(with: e2)).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
                m.expectSubscriptions(e2).toBe(e2subs)
            }

            spec.equal("should not complete if first source does not complete") { m in
                let e1 = m.cold("  -")
                let e1subs = "     ^"
                let e2 = m.cold("  --a--|")
                let e2subs: [String] = []
                let expected = "   -"

                m.expect(e1.concat(with: e2)).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
                m.expectSubscriptions(e2).toBe(e2subs)
            }

            spec.equal("should emit elements from each source when source emit once") { m in
                let e1 = m.cold("  ---a|")
                let e1subs = "     ^---!"
                let e2 = m.cold("      -----b--|")
                let e2subs = "     ----^-------!"
                let expected = "   ---a-----b--|"

                m.expect(e1.concat(with: e2)).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
                m.expectSubscriptions(e2).toBe(e2subs)
            }

            spec.equal("should unsubscribe to inner source if outer is unsubscribed early") { m in
                let e1 = m.cold("  ---a-a--a|            ")
                let e1subs = "     ^--------!            "
                let e2 = m.cold("           -----b-b--b-|")
                let e2subs = "     ---------^-------!    "
                let unsub = "      -----------------!    "
                let expected = "   ---a-a--a-----b-b     "

                m.expect(e1.concat(with: e2), unsubscribedAt: unsub).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
                m.expectSubscriptions(e2).toBe(e2subs)
            }

            spec.equal("should not break unsubscription chains when result is unsubscribed explicitly") { m in
                let e1 = m.cold("  ---a-a--a|            ")
                let e1subs = "     ^--------!            "
                let e2 = m.cold("           -----b-b--b-|")
                let e2subs = "     ---------^-------!    "
                let expected = "   ---a-a--a-----b-b-    "
                let unsub = "      -----------------!    "

                let result = e1.flatMap { x in of(x) }.concat(with: e2).flatMap { x in of(x) }

                m.expect(result, unsubscribedAt: unsub).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
                m.expectSubscriptions(e2).toBe(e2subs)
            }

            spec.equal("should raise error from first source and does not emit from second source") { m in
                let e1 = m.cold("  --#")
                let e1subs = "     ^-!"
                let e2 = m.cold("  ----a--|")
                let e2subs: [String] = []
                let expected = "   --#"

                m.expect(e1.concat(with: e2)).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
                m.expectSubscriptions(e2).toBe(e2subs)
            }

            spec.equal("should emit element from first source then raise error from second source") { m in
                let e1 = m.cold("  --a--|")
                let e1subs = "     ^----!"
                let e2 = m.cold("       -------#")
                let e2subs = "     -----^------!"
                let expected = "   --a---------#"

                m.expect(e1.concat(with: e2)).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
                m.expectSubscriptions(e2).toBe(e2subs)
            }

            spec.equal(
                "should emit all elements from both hot observable sources if first source completes before second source starts emit"
            ) { m in
                let e1 = m.hot("  --a--b-|")
                let e1subs = "    ^------!"
                let e2 = m.hot("  --------x--y--|")
                let e2subs = "    -------^------!"
                let expected = "  --a--b--x--y--|"

                m.expect(e1.concat(with: e2)).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
                m.expectSubscriptions(e2).toBe(e2subs)
            }

            spec.equal(
                "should emit elements from second source regardless of completion time when second source is cold observable"
            ) { m in
                let e1 = m.hot("  --a--b--c---|")
                let e1subs = "    ^-----------!"
                let e2 = m.cold(" -x-y-z-|")
                let e2subs = "    ------------^------!"
                let expected = "  --a--b--c----x-y-z-|"

                m.expect(e1.concat(with: e2)).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
                m.expectSubscriptions(e2).toBe(e2subs)
            }

            spec.equal("should not emit collapsing element from second source") { m in
                let e1 = m.hot("  --a--b--c--|")
                let e1subs = "    ^----------!"
                let e2 = m.hot("  --------x--y--z--|")
                let e2subs = "    -----------^-----!"
                let expected = "  --a--b--c--y--z--|"

                m.expect(e1.concat(with: e2)).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
                m.expectSubscriptions(e2).toBe(e2subs)
            }

            spec.equal("should accept scheduler with multiple observables") { m in
                let e1 = m.cold("  ---a|")
                let e1subs = "     ^---!"
                let e2 = m.cold("      ---b--|")
                let e2subs = "     ----^-----!"
                let e3 = m.cold("            ---c--|")
                let e3subs = "     ----------^-----!"
                let expected = "   ---a---b-----c--|"

                m.expect(e1.concat(with: e2).concat(with: e3)).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
                m.expectSubscriptions(e2).toBe(e2subs)
                m.expectSubscriptions(e3).toBe(e3subs)
            }

            spec.equal("should accept scheduler without observable parameters") { m in
                let e1 = m.cold("  ---a-|")
                let e1subs = "     ^----!"
                let expected = "   ---a-|"

                m.expect(e1).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should emit self without parameters") { m in
                let e1 = m.cold("  ---a-|")
                let e1subs = "     ^----!"
                let expected = "   ---a-|"

                m.expect(e1.eraseToAnySignal()).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }
        }
    }
}
