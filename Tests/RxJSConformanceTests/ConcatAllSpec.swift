import BinderyStreams
import BinderyTesting
import Testing

@Suite struct ConcatAllSpec {
    @Test(arguments: cases) func behavesAsInRxJS(_ test: Case) throws { try test.run() }

    static var cases: [Case] {
        spec("operators/concatAll", of: 32) { spec in
            spec.equal("should concat an observable of observables") { m in
                let x = m.cold("    ----a------b------|                 ")
                let y = m.cold("                      ---c-d---|        ")
                let z = m.cold("                               ---e--f-|")
                let outer = m.hot("-x---y----z------|", values: ["x": x, "y": y, "z": z])
                let expected = "   -----a------b---------c-d------e--f-|"

                let result = outer.concatMap { $0 }

                m.expect(result).toBe(expected)
            }

            spec.notApplicable("should concat sources from promise", because: Reason.promises)

            spec.equal("should finalize before moving to the next observable") { m in
                var results: [String] = []
                let make = { (number: Int) in
                    Producer<String, MarbleError>.deferred {
                        results.append("init \(number)")
                        return of("next \(number)").delay(for: .milliseconds(100))
                            .do(onDispose: { results.append("finalized \(number)") })
                    }
                }
                of(make(1), make(2), make(3)).concatMap { $0 }.subscribe({ results.append($0) })
                m.flush()
                #expect(
                    results == [
                        "init 1", "next 1", "finalized 1", "init 2", "next 2", "finalized 2", "init 3", "next 3",
                        "finalized 3",
                    ])
            }

            spec.notApplicable("should concat and raise error from promise", because: Reason.promises)

            spec.equal("should concat all observables in an observable") { m in
                let e1 = from([of("a"), of("b"), of("c")]).take(10)
                let expected = "  (abc|)"

                m.expect(e1.concatMap { $0 }).toBe(expected)
            }

            spec.equal("should throw if any child observable throws") { m in
                let e1 = from([of("a"), throwError("error"), of("c")]).take(10)
                let expected = "  (a#)"

                m.expect(e1.concatMap { $0 }).toBe(expected)
            }

            spec.equal("should concat merging a hot observable of non-overlapped observables") { m in
                let values = [
                    "x": m.cold("       a-b---------|"), "y": m.cold("                 c-d-e-f-|"),
                    "z": m.cold("                          g-h-i-j-k-|"),
                ]

                let e1 = m.hot("  --x---------y--------z--------|", values: values)
                let expected = "  --a-b---------c-d-e-f-g-h-i-j-k-|"

                m.expect(e1.concatMap { $0 }).toBe(expected)
            }

            spec.equal("should raise error if inner observable raises error") { m in
                let values = [
                    "x": m.cold("       a-b---------|"), "y": m.cold("                 c-d-e-f-#"),
                    "z": m.cold("                         g-h-i-j-k-|"),
                ]
                let e1 = m.hot("  --x---------y--------z--------|", values: values)
                let expected = "  --a-b---------c-d-e-f-#"

                m.expect(e1.concatMap { $0 }).toBe(expected)
            }

            spec.equal("should raise error if outer observable raises error") { m in
                let values = ["y": m.cold("       a-b---------|"), "z": m.cold("                 c-d-e-f-|")]
                let e1 = m.hot("  --y---------z---#    ", values: values)
                let expected = "  --a-b---------c-#"

                m.expect(e1.concatMap { $0 }).toBe(expected)
            }

            spec.equal("should complete without emit if both sources are empty") { m in
                let e1 = m.cold("  --|")
                let e1subs = "     ^-!"
                let e2 = m.cold("    ----|")
                let e2subs = "     --^---!"
                let expected = "   ------|"

                let result = of(e1, e2).concatMap { $0 }

                m.expect(result).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
                m.expectSubscriptions(e2).toBe(e2subs)
            }

            spec.equal("should not complete if first source does not completes") { m in
                let e1 = m.cold("  -")
                let e1subs = "     ^"
                let e2 = m.cold("  --|")
                let e2subs: [String] = []
                let expected = "   -"

                let result = of(e1, e2).concatMap { $0 }

                m.expect(result).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
                m.expectSubscriptions(e2).toBe(e2subs)
            }

            spec.equal("should not complete if second source does not completes") { m in
                let e1 = m.cold("  --|")
                let e1subs = "     ^-!"
                let e2 = m.cold("  ---")
                let e2subs = "     --^"
                let expected = "   ---"

                let result = of(e1, e2).concatMap { $0 }

                m.expect(result).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
                m.expectSubscriptions(e2).toBe(e2subs)
            }

            spec.equal("should not complete if both sources do not complete") { m in
                let e1 = m.cold("  -")
                let e1subs = "     ^"
                let e2 = m.cold("  -")
                let e2subs: [String] = []
                let expected = "   -"

                let result = of(e1, e2).concatMap { $0 }

                m.expect(result).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
                m.expectSubscriptions(e2).toBe(e2subs)
            }

            spec.equal("should raise error when first source is empty, second source raises error") { m in
                let e1 = m.cold("  --|")
                let e1subs = "     ^-!"
                let e2 = m.cold("    ----#")
                let e2subs = "     --^---!"
                let expected = "   ------#"

                let result = of(e1, e2).concatMap { $0 }

                m.expect(result).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
                m.expectSubscriptions(e2).toBe(e2subs)
            }

            spec.equal("should raise error when first source raises error, second source is empty") { m in
                let e1 = m.cold("  ---#")
                let e1subs = "     ^--!"
                let e2 = m.cold("  ----|")
                let e2subs: [String] = []
                let expected = "   ---#"

                let result = of(e1, e2).concatMap { $0 }

                m.expect(result).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
                m.expectSubscriptions(e2).toBe(e2subs)
            }

            spec.equal("should raise first error when both source raise error") { m in
                let e1 = m.cold("  ---#")
                let e1subs = "     ^--!"
                let e2 = m.cold("  ------#")
                let e2subs: [String] = []
                let expected = "   ---#"

                let result = of(e1, e2).concatMap { $0 }

                m.expect(result).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
                m.expectSubscriptions(e2).toBe(e2subs)
            }

            spec.equal("should concat if first source emits once, second source is empty") { m in
                let e1 = m.cold("  --a--|")
                let e1subs = "     ^----!"
                let e2 = m.cold("       --------|")
                let e2subs = "     -----^-------!"
                let expected = "   --a----------|"

                let result = of(e1, e2).concatMap { $0 }

                m.expect(result).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
                m.expectSubscriptions(e2).toBe(e2subs)
            }

            spec.equal("should concat if first source is empty, second source emits once") { m in
                let e1 = m.cold("  --|")
                let e1subs = "     ^-!"
                let e2 = m.cold("    --a--|")
                let e2subs = "     --^----!"
                let expected = "   ----a--|"

                let result = of(e1, e2).concatMap { $0 }

                m.expect(result).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
                m.expectSubscriptions(e2).toBe(e2subs)
            }

            spec.equal(
                "should emit element from first source, and should not complete if second source does not completes"
            ) { m in
                let e1 = m.cold("  --a--|")
                let e1subs = "     ^----!"
                let e2 = m.cold("       -")
                let e2subs = "     -----^"
                let expected = "   --a---"

                let result = of(e1, e2).concatMap { $0 }

                m.expect(result).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
                m.expectSubscriptions(e2).toBe(e2subs)
            }

            spec.equal("should not complete if first source does not complete") { m in
                let e1 = m.cold("  -")
                let e1subs = "     ^"
                let e2 = m.cold("  --a--|")
                let e2subs: [String] = []
                let expected = "   -"

                let result = of(e1, e2).concatMap { $0 }

                m.expect(result).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
                m.expectSubscriptions(e2).toBe(e2subs)
            }

            spec.equal("should emit elements from each source when source emit once") { m in
                let e1 = m.cold("  ---a|")
                let e1subs = "     ^---!"
                let e2 = m.cold("      -----b--|")
                let e2subs = "     ----^-------!"
                let expected = "   ---a-----b--|"

                let result = of(e1, e2).concatMap { $0 }

                m.expect(result).toBe(expected)
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

                let result = of(e1, e2).concatMap { $0 }

                m.expect(result, unsubscribedAt: unsub).toBe(expected)
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

                let result = of(e1, e2).flatMap { x in of(x) }.concatMap { $0 }.flatMap { x in of(x) }

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

                let result = of(e1, e2).concatMap { $0 }

                m.expect(result).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
                m.expectSubscriptions(e2).toBe(e2subs)
            }

            spec.equal("should emit element from first source then raise error from second source") { m in
                let e1 = m.cold("  --a--|")
                let e1subs = "     ^----!"
                let e2 = m.cold("       -------#")
                let e2subs = "     -----^------!"
                let expected = "   --a---------#"

                let result = of(e1, e2).concatMap { $0 }

                m.expect(result).toBe(expected)
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

                let result = of(e1, e2).concatMap { $0 }

                m.expect(result).toBe(expected)
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

                let result = of(e1, e2).concatMap { $0 }

                m.expect(result).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
                m.expectSubscriptions(e2).toBe(e2subs)
            }

            spec.equal("should not emit collapsing element from second source") { m in
                let e1 = m.hot("  --a--b--c--|")
                let e1subs = "    ^----------!"
                let e2 = m.hot("  --------x--y--z--|")
                let e2subs = "    -----------^-----!"
                let expected = "  --a--b--c--y--z--|"

                let result = of(e1, e2).concatMap { $0 }

                m.expect(result).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
                m.expectSubscriptions(e2).toBe(e2subs)
            }

            spec.equal("should be able to work on a different scheduler") { m in
                let e1 = m.cold("  ---a|")
                let e1subs = "     ^---!"
                let e2 = m.cold("      ---b--|")
                let e2subs = "     ----^-----!"
                let e3 = m.cold("            ---c--|")
                let e3subs = "     ----------^-----!"
                let expected = "   ---a---b-----c--|"

                let result = of(e1, e2, e3).concatMap { $0 }

                m.expect(result).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
                m.expectSubscriptions(e2).toBe(e2subs)
                m.expectSubscriptions(e3).toBe(e3subs)
            }

            spec.equal("should concatAll a nested observable with a single inner observable") { m in
                let e1 = m.cold("  ---a-|")
                let e1subs = "     ^----!"
                let expected = "   ---a-|"

                let result = of(e1).concatMap { $0 }

                m.expect(result).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should concatAll a nested observable with a single inner observable, and a scheduler") { m in
                let e1 = m.cold("  ---a-|")
                let e1subs = "     ^----!"
                let expected = "   ---a-|"

                let result = of(e1).concatMap { $0 }

                m.expect(result).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should stop listening to a synchronous observable when unsubscribed") { _ in
                var sideEffects: [Int] = []
                let synchronousObservable = counting { sideEffects.append($0) }

                of(synchronousObservable).concatMap { $0 }.take(3)
                    .subscribe()

                #expect(sideEffects == [0, 1, 2])
            }
        }
    }
}
