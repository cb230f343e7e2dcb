import BinderyStreams
import BinderyTesting
import Testing

@Suite struct WindowSpec {
    @Test(arguments: cases) func behavesAsInRxJS(_ test: Case) throws { try test.run() }

    static var cases: [Case] {
        spec("operators/window", of: 16) { spec in
            spec.equal("should emit windows that close and reopen") { m in
                let source = m.hot("  ---a---b---c---d---e---f---g---h---i---|    ")
                let sourceSubs = "    ^--------------------------------------!    "
                let closings = m.hot("-------------w------------w----------------|")
                let closingSubs = "   ^--------------------------------------!    "
                let expected = "      x------------y------------z------------|    "
                let x = m.cold("      ---a---b---c-|                              ")
                let y = m.cold("                   --d---e---f--|                 ")
                let z = m.cold("                                -g---h---i---|    ")
                let expectedValues = ["x": x, "y": y, "z": z]

                let result = source.window(on: closings)

                m.expect(result).toBe(expected, values: expectedValues)
                m.expectSubscriptions(source).toBe(sourceSubs)
                m.expectSubscriptions(closings).toBe(closingSubs)
            }

            spec.equal("should return a single empty window if source is empty and closings are basic") { m in
                let source = m.cold("  |        ")
                let sourceSubs = "     (^!)     "
                let closings = m.cold("--x--x--|")
                let closingSubs = "    (^!)     "
                let expected = "       (w|)     "
                let w = m.cold("       |        ")
                let expectedValues = ["w": w]

                let result = source.window(on: closings)

                m.expect(result).toBe(expected, values: expectedValues)
                m.expectSubscriptions(source).toBe(sourceSubs)
                m.expectSubscriptions(closings).toBe(closingSubs)
            }

            spec.equal("should return a single empty window if source is empty and closing is empty") { m in
                let source = m.cold("  |   ")
                let sourceSubs = "     (^!)"
                let closings = m.cold("|   ")
                let closingSubs = "    (^!)"
                let expected = "       (w|)"
                let w = m.cold("       |   ")
                let expectedValues = ["w": w]

                let result = source.window(on: closings)

                m.expect(result).toBe(expected, values: expectedValues)
                m.expectSubscriptions(source).toBe(sourceSubs)
                m.expectSubscriptions(closings).toBe(closingSubs)
            }

            spec.equal("should return a single empty window if source is sync empty and closing is sync empty") { m in
                let source = m.cold("  (|) ")
                let sourceSubs = "     (^!)"
                let expected = "       (w|)"
                let w = m.cold("       |   ")
                let expectedValues = ["w": w]

                let result = source.window(on: empty(String.self))

                m.expect(result).toBe(expected, values: expectedValues)
                m.expectSubscriptions(source).toBe(sourceSubs)
            }

            spec.equal("should split a Just source into a single window identical to source, using a Never closing") {
                m in
                let source = m.cold("  (a|)")
                let sourceSubs = "     (^!)"
                let closings = m.cold("-   ")
                let closingSubs = "    (^!)"
                let expected = "       (w|)"
                let w = m.cold("       (a|)")
                let expectedValues = ["w": w]

                let result = source.window(on: closings)

                m.expect(result).toBe(expected, values: expectedValues)
                m.expectSubscriptions(source).toBe(sourceSubs)
                m.expectSubscriptions(closings).toBe(closingSubs)
            }

            spec.equal("should return a single Never window if source is Never") { m in
                let source = m.cold("  ------")
                let sourceSubs = "     ^-----"
                let closings = m.cold("------")
                let closingSubs = "    ^-----"
                let expected = "       w-----"
                let w = m.cold("       ------")
                let expectedValues = ["w": w]

                let result = source.window(on: closings)

                m.expect(result).toBe(expected, values: expectedValues)
                m.expectSubscriptions(source).toBe(sourceSubs)
                m.expectSubscriptions(closings).toBe(closingSubs)
            }

            spec.equal("should be able to split a never Observable into timely empty windows") { m in
                let source = m.hot("   ^--------")
                let sourceSubs = "     ^--------"
                let closings = m.cold("--x--x--|")
                let closingSubs = "    ^-------!"
                let expected = "       a-b--c---"
                let a = m.cold("       --|      ")
                let b = m.cold("         ---|   ")
                let c = m.cold("            ----")
                let expectedValues = ["a": a, "b": b, "c": c]

                let result = source.window(on: closings)

                m.expect(result).toBe(expected, values: expectedValues)
                m.expectSubscriptions(source).toBe(sourceSubs)
                m.expectSubscriptions(closings).toBe(closingSubs)
            }

            spec.equal("should emit an error-only window if outer is a simple throw-Observable") { m in
                let source = m.cold("  #        ")
                let sourceSubs = "     (^!)     "
                let closings = m.cold("--x--x--|")
                let closingSubs = "    (^!)     "
                let expected = "       (w#)     "
                let w = m.cold("       #        ")
                let expectedValues = ["w": w]

                let result = source.window(on: closings)

                m.expect(result).toBe(expected, values: expectedValues)
                m.expectSubscriptions(source).toBe(sourceSubs)
                m.expectSubscriptions(closings).toBe(closingSubs)
            }

            spec.equal("should handle basic case with window closings") { m in
                let source = m.hot("-1-2-^3-4-5-6-7-8-9-|         ")
                let subs = "             ^--------------!         "
                let closings = m.hot("---^---x---x---x---x---x---|")
                let closingSubs = "      ^--------------!         "
                let expected = "         a---b---c---d--|         "
                let a = m.cold("         -3-4|                    ")
                let b = m.cold("             -5-6|                ")
                let c = m.cold("                 -7-8|            ")
                let d = m.cold("                     -9-|         ")
                let expectedValues = ["a": a, "b": b, "c": c, "d": d]

                let result = source.window(on: closings)

                m.expect(result).toBe(expected, values: expectedValues)
                m.expectSubscriptions(source).toBe(subs)
                m.expectSubscriptions(closings).toBe(closingSubs)
            }

            spec.equal("should handle basic case with window closings, but outer throws") { m in
                let source = m.hot("-1-2-^3-4-5-6-7-8-9-#         ")
                let subs = "             ^--------------!         "
                let closings = m.hot("---^---x---x---x---x---x---|")
                let closingSubs = "      ^--------------!         "
                let expected = "         a---b---c---d--#         "
                let a = m.cold("         -3-4|                    ")
                let b = m.cold("             -5-6|                ")
                let c = m.cold("                 -7-8|            ")
                let d = m.cold("                     -9-#         ")
                let expectedValues = ["a": a, "b": b, "c": c, "d": d]

                let result = source.window(on: closings)

                m.expect(result).toBe(expected, values: expectedValues)
                m.expectSubscriptions(source).toBe(subs)
                m.expectSubscriptions(closings).toBe(closingSubs)
            }

            spec.equal("should stop emitting windows when outer is unsubscribed early") { m in
                let source = m.hot("-1-2-^3-4-5-6-7-8-9-|         ")
                let subs = "             ^-------!                "
                let closings = m.hot("---^---x---x---x---x---x---|")
                let closingSubs = "      ^-------!                "
                let expected = "         a---b----                "
                let a = m.cold("         -3-4|                    ")
                let b = m.cold("             -5-6                 ")
                let unsub = "            --------!                "
                let expectedValues = ["a": a, "b": b]

                let result = source.window(on: closings)

                m.expect(result, unsubscribedAt: unsub).toBe(expected, values: expectedValues)
                m.expectSubscriptions(source).toBe(subs)
                m.expectSubscriptions(closings).toBe(closingSubs)
            }

            spec.equal("should not break unsubscription chains when result is unsubscribed explicitly") { m in
                let source = m.hot("-1-2-^3-4-5-6-7-8-9-|         ")
                let subs = "             ^-------!                "
                let closings = m.hot("---^---x---x---x---x---x---|")
                let closingSubs = "      ^-------!                "
                let expected = "         a---b----                "
                let a = m.cold("         -3-4|                    ")
                let b = m.cold("             -5-6-                ")
                let unsub = "            --------!                "
                let expectedValues = ["a": a, "b": b]

                let result =
                    source
                    .flatMap { x in of(x) }
                    .window(on: closings)
                    .flatMap { x in of(x) }

                m.expect(result, unsubscribedAt: unsub).toBe(expected, values: expectedValues)
                m.expectSubscriptions(source).toBe(subs)
                m.expectSubscriptions(closings).toBe(closingSubs)
            }

            spec.equal("should make outer emit error when closing throws") { m in
                let source = m.hot("-1-2-^3-4-5-6-7-8-9-#")
                let subs = "             ^---!           "
                let closings = m.hot("---^---#           ")
                let closingSubs = "      ^---!           "
                let expected = "         a---#           "
                let a = m.cold("         -3-4#           ")
                let expectedValues = ["a": a]

                let result = source.window(on: closings)

                m.expect(result).toBe(expected, values: expectedValues)
                m.expectSubscriptions(source).toBe(subs)
                m.expectSubscriptions(closings).toBe(closingSubs)
            }

            spec.equal("should complete the resulting Observable when window closings completes") { m in
                let source = m.hot("-1-2-^3-4-5-6-7-8-9-|")
                let subs = "             ^--------------!"
                let closings = m.hot("---^---x---x---|   ")
                let closingSubs = "      ^-----------!   "
                let expected = "         a---b---c------|"
                let a = m.cold("         -3-4|           ")
                let b = m.cold("             -5-6|       ")
                let c = m.cold("                 -7-8-9-|")
                let expectedValues = ["a": a, "b": b, "c": c]

                let result = source.window(on: closings)

                m.expect(result).toBe(expected, values: expectedValues)
                m.expectSubscriptions(source).toBe(subs)
                m.expectSubscriptions(closings).toBe(closingSubs)
            }

            spec.notApplicable("should window when Promise resolves", because: Reason.promises)

            spec.notApplicable("should raise error when Promise rejects", because: Reason.promises)
        }
            + spec("operators/windowToggle", of: 19) { spec in
                spec.notApplicable(count: 19, because: Reason.toggling)
            }
            + spec("operators/windowWhen", of: 15) { spec in
                spec.notApplicable(count: 15, because: Reason.closing)
            }
    }
}
