import BinderyStreams
import BinderyTesting
import Testing

@Suite struct ConcatSpec {
    @Test(arguments: cases) func behavesAsInRxJS(_ test: Case) throws { try test.run() }

    static var cases: [Case] {
        spec("observables/concat", of: 30) { spec in
            spec.equal("should emit elements from multiple sources") { m in
                let e1 = m.cold(" -a-b-c-|")
                let e1subs = "    ^------!"
                let e2 = m.cold("        -0-1-|")
                let e2subs = "    -------^----!"
                let e3 = m.cold("             -w-x-y-z-|")
                let e3subs = "    ------------^--------!"
                let expected = "  -a-b-c--0-1--w-x-y-z-|"

                m.expect(concat(e1, e2, e3)).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
                m.expectSubscriptions(e2).toBe(e2subs)
                m.expectSubscriptions(e3).toBe(e3subs)
            }

            spec.equal("should concat the same cold observable multiple times") { m in
                let inner = m.cold("--i-j-k-l-|")
                let innersubs = [
                    "                 ^---------!                              ",
                    "                 ----------^---------!                    ",
                    "                 --------------------^---------!          ",
                    "                 ------------------------------^---------!",
                ]
                let expected = "    --i-j-k-l---i-j-k-l---i-j-k-l---i-j-k-l-|"

                let result = concat(inner, inner, inner, inner)

                m.expect(result).toBe(expected)
                m.expectSubscriptions(inner).toBe(innersubs)
            }

            spec.equal("should concat the same cold observable multiple times, but the result is unsubscribed early") {
                m in
                var innersubs: [String] = []
                let inner = m.cold("--i-j-k-l-|     ")
                let unsub = "       ---------------!"
                innersubs.append("    ^---------!     ")
                innersubs.append("    ----------^----!")
                let expected = "    --i-j-k-l---i-j-"

                let result = concat(inner, inner, inner, inner)

                m.expect(result, unsubscribedAt: unsub).toBe(expected)
                m.expectSubscriptions(inner).toBe(innersubs)
            }

            spec.equal("should not break unsubscription chains when result is unsubscribed explicitly") { m in
                var innersubs: [String] = []
                let inner = m.cold("--i-j-k-l-|")
                innersubs.append("    ^---------!")
                innersubs.append("    ----------^----!")
                let expected = "    --i-j-k-l---i-j-"
                let unsub = "       ---------------!"

                let innerWrapped = inner.flatMap { x in of(x) }
                let result = concat(innerWrapped, innerWrapped, innerWrapped, innerWrapped).flatMap { x in of(x) }

                m.expect(result, unsubscribedAt: unsub).toBe(expected)
                m.expectSubscriptions(inner).toBe(innersubs)
            }

            spec.equal("should complete without emit if both sources are empty") { m in
                let e1 = m.cold(" --|")
                let e1subs = "    ^-!"
                let e2 = m.cold(" ----|")
                let e2subs = "    --^---!"
                let expected = "  ------|"

                m.expect(concat(e1, e2)).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
                m.expectSubscriptions(e2).toBe(e2subs)
            }

            spec.equal("should not complete if first source does not completes") { m in
                let e1 = m.cold(" -")
                let e1subs = "    ^"
                let e2 = m.cold(" --|")
                let e2subs = "    -"
                let expected = "  -"

                m.expect(concat(e1, e2)).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
                m.expectSubscriptions(e2).toBe(e2subs)
            }

            spec.equal("should not complete if second source does not completes") { m in
                let e1 = m.cold(" --|")
                let e1subs = "    ^-!"
                let e2 = m.cold(" ---")
                let e2subs = "    --^"
                let expected = "  ---"

                m.expect(concat(e1, e2)).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
                m.expectSubscriptions(e2).toBe(e2subs)
            }

            spec.equal("should not complete if both sources do not complete") { m in
                let e1 = m.cold(" -")
                let e1subs = "    ^"
                let e2 = m.cold(" -")
                let e2subs = "    -"
                let expected = "  -"

                m.expect(concat(e1, e2)).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
                m.expectSubscriptions(e2).toBe(e2subs)
            }

            spec.equal("should raise error when first source is empty, second source raises error") { m in
                let e1 = m.cold(" --|")
                let e1subs = "    ^-!"
                let e2 = m.cold(" ----#")
                let e2subs = "    --^---!"
                let expected = "  ------#"

                m.expect(concat(e1, e2)).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
                m.expectSubscriptions(e2).toBe(e2subs)
            }

            spec.equal("should raise error when first source raises error, second source is empty") { m in
                let e1 = m.cold(" ---#")
                let e1subs = "    ^--!"
                let e2 = m.cold(" ----|")
                let e2subs = "       -"
                let expected = "  ---#"

                m.expect(concat(e1, e2)).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
                m.expectSubscriptions(e2).toBe(e2subs)
            }

            spec.equal("should raise first error when both source raise error") { m in
                let e1 = m.cold(" ---#")
                let e1subs = "    ^--!"
                let e2 = m.cold(" ------#")
                let e2subs = "       -"
                let expected = "  ---#"

                m.expect(concat(e1, e2)).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
                m.expectSubscriptions(e2).toBe(e2subs)
            }

            spec.equal("should concat if first source emits once, second source is empty") { m in
                let e1 = m.cold(" --a--|")
                let e1subs = "    ^----!"
                let e2 = m.cold(" --------|")
                let e2subs = "    -----^-------!"
                let expected = "  --a----------|"

                m.expect(concat(e1, e2)).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
                m.expectSubscriptions(e2).toBe(e2subs)
            }

            spec.equal("should concat if first source is empty, second source emits once") { m in
                let e1 = m.cold(" --|")
                let e1subs = "    ^-!"
                let e2 = m.cold(" --a--|")
                let e2subs = "    --^----!"
                let expected = "  ----a--|"

                m.expect(concat(e1, e2)).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
                m.expectSubscriptions(e2).toBe(e2subs)
            }

            spec.equal(
                "should emit element from first source, and should not complete if second ' + 'source does not completes"
            ) { m in
                let e1 = m.cold(" --a--|")
                let e1subs = "    ^----!"
                let e2 = m.cold(" -")
                let e2subs = "    -----^"
                let expected = "  --a---"

                m.expect(concat(e1, e2)).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
                m.expectSubscriptions(e2).toBe(e2subs)
            }

            spec.equal("should not complete if first source does not complete") { m in
                let e1 = m.cold(" -")
                let e1subs = "    ^"
                let e2 = m.cold(" --a--|")
                let e2subs = "    -"
                let expected = "  -"

                m.expect(concat(e1, e2)).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
                m.expectSubscriptions(e2).toBe(e2subs)
            }

            spec.equal("should emit elements from each source when source emit once") { m in
                let e1 = m.cold(" ---a|")
                let e1subs = "    ^---!"
                let e2 = m.cold("     -----b--|")
                let e2subs = "    ----^-------!"
                let expected = "  ---a-----b--|"

                m.expect(concat(e1, e2)).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
                m.expectSubscriptions(e2).toBe(e2subs)
            }

            spec.equal("should unsubscribe to inner source if outer is unsubscribed early") { m in
                let e1 = m.cold(" ---a-a--a|            ")
                let e1subs = "    ^--------!            "
                let e2 = m.cold("          -----b-b--b-|")
                let e2subs = "    ---------^-------!    "
                let unsub = "     -----------------!    "
                let expected = "  ---a-a--a-----b-b-    "

                m.expect(concat(e1, e2), unsubscribedAt: unsub).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
                m.expectSubscriptions(e2).toBe(e2subs)
            }

            spec.equal("should raise error from first source and does not emit from second source") { m in
                let e1 = m.cold(" --#")
                let e1subs = "    ^-!"
                let e2 = m.cold(" ----a--|")
                let e2subs = "    -"
                let expected = "  --#"

                m.expect(concat(e1, e2)).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
                m.expectSubscriptions(e2).toBe(e2subs)
            }

            spec.equal("should emit element from first source then raise error from second source") { m in
                let e1 = m.cold(" --a--|")
                let e1subs = "    ^----!"
                let e2 = m.cold(" -------#")
                let e2subs = "    -----^------!"
                let expected = "  --a---------#"

                m.expect(concat(e1, e2)).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
                m.expectSubscriptions(e2).toBe(e2subs)
            }

            spec.equal(
                "should emit all elements from both hot observable sources if first source ' + 'completes before second source starts emit"
            ) { m in
                let e1 = m.hot("  --a--b-|")
                let e1subs = "    ^------!"
                let e2 = m.hot("  --------x--y--|")
                let e2subs = "    -------^------!"
                let expected = "  --a--b--x--y--|"

                m.expect(concat(e1, e2)).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
                m.expectSubscriptions(e2).toBe(e2subs)
            }

            spec.equal(
                "should emit elements from second source regardless of completion time ' + 'when second source is cold observable"
            ) { m in
                let e1 = m.hot("  --a--b--c---|")
                let e1subs = "    ^-----------!"
                let e2 = m.cold("             -x-y-z-|")
                let e2subs = "    ------------^------!"
                let expected = "  --a--b--c----x-y-z-|"

                m.expect(concat(e1, e2)).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
                m.expectSubscriptions(e2).toBe(e2subs)
            }

            spec.equal("should not emit collapsing element from second source") { m in
                let e1 = m.hot("  --a--b--c--|")
                let e1subs = "    ^----------!"
                let e2 = m.hot("  --------x--y--z--|")
                let e2subs = "    -----------^-----!"
                let expected = "  --a--b--c--y--z--|"

                m.expect(concat(e1, e2)).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
                m.expectSubscriptions(e2).toBe(e2subs)
            }

            spec.equal("should return empty if concatenating an empty source") { m in
                let e1 = m.cold("|")
                let e1subs = ["(^!)", "(^!)"]
                let expected = "  |"

                let result = concat(e1, e1)

                m.expect(result).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should error immediately if given a just-throw source") { m in
                let e1 = m.cold(" #")
                let e1subs = "    (^!)"
                let expected = "  #"

                let result = concat(e1, e1)

                m.expect(result).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal(
                "should emit elements from second source regardless of completion time ' + 'when second source is cold observable"
            ) { m in
                let e1 = m.hot("  --a--b--c---|")
                let e1subs = "    ^-----------!"
                let e2 = m.cold("             -x-y-z-|")
                let e2subs = "    ------------^------!"
                let expected = "  --a--b--c----x-y-z-|"

                m.expect(concat(e1, e2)).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
                m.expectSubscriptions(e2).toBe(e2subs)
            }

            spec.equal("should not emit collapsing element from second source") { m in
                let e1 = m.hot("  --a--b--c--|")
                let e1subs = "    ^----------!"
                let e2 = m.hot("  --------x--y--z--|")
                let e2subs = "    -----------^-----!"
                let expected = "  --a--b--c--y--z--|"

                m.expect(concat(e1, e2)).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
                m.expectSubscriptions(e2).toBe(e2subs)
            }

            spec.notApplicable(
                "should concat an immediately-scheduled source with an immediately-scheduled second",
                because: Reason.schedulerArgument)

            spec.notApplicable(
                "should use the scheduler even when one Observable is concat'd", because: Reason.schedulerArgument)

            spec.equal("should return passed observable if no scheduler was passed") { m in
                let source = m.cold("--a---b----c---|")
                let expected = "     --a---b----c---|"
                let result = concat(source)

                m.expect(result).toBe(expected)
            }

            spec.equal("should return RxJS Observable when single lowerCaseO was passed") { m in
                m.expect(concat(of("a", "b", "c"))).toBe("(abc|)")
            }
        }
    }
}
