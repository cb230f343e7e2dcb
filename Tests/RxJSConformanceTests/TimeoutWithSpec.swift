import BinderyStreams
import BinderyTesting
import Testing

@Suite struct TimeoutWithSpec {
    @Test(arguments: cases) func behavesAsInRxJS(_ test: Case) throws { try test.run() }

    static var cases: [Case] {
        spec("operators/timeoutWith", of: 16) { spec in
            spec.equal("should timeout after a specified period then subscribe to the passed observable") { m in
                let source = m.cold("  -------a--b--|")
                let sourceSubs = "     ^----!        "
                let t = m.time("       -----|")
                let switchTo = m.cold("     x-y-z-|  ")
                let switchToSubs = "   -----^-----!  "
                let expected = "       -----x-y-z-|  "

                let result = source.timeout(after: t, switchTo: switchTo)

                m.expect(result).toBe(expected)
                m.expectSubscriptions(source).toBe(sourceSubs)
                m.expectSubscriptions(switchTo).toBe(switchToSubs)
            }

            spec.equal("should timeout at a specified date then subscribe to the passed observable") { m in
                let source = m.cold("  -")
                let sourceSubs = "     ^---------!           "
                let t = m.time("       ----------|")
                let switchTo = m.cold("          --x--y--z--|")
                let switchToSubs = "   ----------^----------!"
                let expected = "       ------------x--y--z--|"
                let result = source.timeout(first: t, switchTo: switchTo)

                m.expect(result).toBe(expected)
                m.expectSubscriptions(source).toBe(sourceSubs)
                m.expectSubscriptions(switchTo).toBe(switchToSubs)
            }

            spec.equal(
                "should timeout after a specified period between emit then subscribe to the passed observable when source emits"
            ) { m in
                let source = m.hot("  ---a---b------c---|")
                let t = m.time("             ----|       ")
                let sourceSubs = "    ^----------!       "
                let switchTo = m.cold("          -x-y-|  ")
                let switchToSubs = "  -----------^----!  "
                let expected = "      ---a---b----x-y-|  "

                let result = source.timeout(after: t, switchTo: switchTo)

                m.expect(result).toBe(expected)
                m.expectSubscriptions(source).toBe(sourceSubs)
                m.expectSubscriptions(switchTo).toBe(switchToSubs)
            }

            spec.equal("should allow unsubscribing explicitly and early") { m in
                let source = m.hot("  ---a---b-----c----|")
                let t = m.time("             ----|       ")
                let sourceSubs = "    ^----------!       "
                let switchTo = m.cold("          -x---y| ")
                let switchToSubs = "  -----------^--!    "
                let expected = "      ---a---b----x--    "
                let unsub = "         --------------!    "

                let result = source.timeout(after: t, switchTo: switchTo)

                m.expect(result, unsubscribedAt: unsub).toBe(expected)
                m.expectSubscriptions(source).toBe(sourceSubs)
                m.expectSubscriptions(switchTo).toBe(switchToSubs)
            }

            spec.equal("should not break unsubscription chain when unsubscribed explicitly") { m in
                let source = m.hot("  ---a---b-----c----|")
                let t = m.time("      ----|              ")
                let sourceSubs = "    ^----------!       "
                let switchTo = m.cold("          -x---y| ")
                let switchToSubs = "  -----------^--!    "
                let expected = "      ---a---b----x--    "
                let unsub = "         --------------!    "

                let result =
                    source
                    .flatMap { x in of(x) }
                    .timeout(after: t, switchTo: switchTo)
                    .flatMap { x in of(x) }

                m.expect(result, unsubscribedAt: unsub).toBe(expected)
                m.expectSubscriptions(source).toBe(sourceSubs)
                m.expectSubscriptions(switchTo).toBe(switchToSubs)
            }

            spec.equal("should not subscribe to withObservable after explicit unsubscription") { m in
                let source = m.cold("---a------b------")
                let t = m.time("     -----|           ")
                let sourceSubs = "   ^----!           "
                let switchTo = m.cold("   i---j---|   ")
                let expected = "     ---a--           "
                let unsub = "        -----!           "

                let result =
                    source
                    .flatMap { x in of(x) }
                    .timeout(after: t, switchTo: switchTo)
                    .flatMap { x in of(x) }

                m.expect(result, unsubscribedAt: unsub).toBe(expected)
                m.expectSubscriptions(source).toBe(sourceSubs)
                m.expectSubscriptions(switchTo).toBe([])
            }

            spec.equal(
                "should timeout after a specified period then subscribe to the passed observable when source is empty"
            ) { m in
                let source = m.hot("  -------------|      ")
                let t = m.time("      ----------|         ")
                let sourceSubs = "    ^---------!         "
                let switchTo = m.cold("         ----x----|")
                let switchToSubs = "  ----------^--------!"
                let expected = "      --------------x----|"

                let result = source.timeout(after: t, switchTo: switchTo)

                m.expect(result).toBe(expected)
                m.expectSubscriptions(source).toBe(sourceSubs)
                m.expectSubscriptions(switchTo).toBe(switchToSubs)
            }

            spec.equal(
                "should timeout after a specified period between emit then never completes if other source does not complete"
            ) { m in
                let source = m.hot("  --a--b--------c--d--|")
                let t = m.time("           ----|           ")
                let sourceSubs = "    ^--------!           "
                let switchTo = m.cold("        ------------")
                let switchToSubs = "  ---------^-----------"
                let expected = "      --a--b---------------"

                let result = source.timeout(after: t, switchTo: switchTo)

                m.expect(result).toBe(expected)
                m.expectSubscriptions(source).toBe(sourceSubs)
                m.expectSubscriptions(switchTo).toBe(switchToSubs)
            }

            spec.equal(
                "should timeout after a specified period then subscribe to the passed observable when source raises error after timeout"
            ) { m in
                let source = m.hot("  -------------#      ")
                let t = m.time("      ----------|         ")
                let sourceSubs = "    ^---------!         "
                let switchTo = m.cold("         ----x----|")
                let switchToSubs = "  ----------^--------!"
                let expected = "      --------------x----|"

                let result = source.timeout(after: t, switchTo: switchTo)

                m.expect(result).toBe(expected)
                m.expectSubscriptions(source).toBe(sourceSubs)
                m.expectSubscriptions(switchTo).toBe(switchToSubs)
            }

            spec.equal(
                "should timeout after a specified period between emit then never completes if other source emits but not complete"
            ) { m in
                let source = m.hot("  -------------|      ")
                let t = m.time("      -----------|        ")
                let sourceSubs = "    ^----------!        "
                let switchTo = m.cold("          ----x----")
                let switchToSubs = "  -----------^--------"
                let expected = "      ---------------x----"

                let result = source.timeout(after: t, switchTo: switchTo)

                m.expect(result).toBe(expected)
                m.expectSubscriptions(source).toBe(sourceSubs)
                m.expectSubscriptions(switchTo).toBe(switchToSubs)
            }

            spec.equal("should not timeout if source completes within timeout period") { m in
                let source = m.hot("  -----|        ")
                let t = m.time("      ----------|   ")
                let sourceSubs = "    ^----!        "
                let switchTo = m.cold("    ----x----")
                let expected = "      -----|        "

                let result = source.timeout(after: t, switchTo: switchTo)

                m.expect(result).toBe(expected)
                m.expectSubscriptions(source).toBe(sourceSubs)
                m.expectSubscriptions(switchTo).toBe([])
            }

            spec.equal("should not timeout if source raises error within timeout period") { m in
                let source = m.hot("-----#              ")
                let t = m.time("    ----------|         ")
                let sourceSubs = "  ^----!              "
                let switchTo = m.cold("       ----x----|")
                let expected = "    -----#              "

                let result = source.timeout(after: t, switchTo: switchTo)

                m.expect(result).toBe(expected)
                m.expectSubscriptions(source).toBe(sourceSubs)
                m.expectSubscriptions(switchTo).toBe([])
            }

            spec.equal("should not timeout if source emits within timeout period") { m in
                let source = m.hot("   --a--b--c--d--e--|")
                let t = m.time("       -----|            ")
                let sourceSubs = "     ^----------------!"
                let switchTo = m.cold("----x----|        ")
                let expected = "       --a--b--c--d--e--|"

                let result = source.timeout(after: t, switchTo: switchTo)

                m.expect(result).toBe(expected)
                m.expectSubscriptions(source).toBe(sourceSubs)
                m.expectSubscriptions(switchTo).toBe([])
            }

            spec.equal("should not timeout if source completes within specified Date") { m in
                let source = m.hot("--a--b--c--d--e--|   ")
                let t = m.time("    --------------------|")
                let sourceSubs = "  ^----------------!   "
                let switchTo = m.cold("--x--|            ")
                let expected = "    --a--b--c--d--e--|   "
                let result = source.timeout(first: t, switchTo: switchTo)

                m.expect(result).toBe(expected)
                m.expectSubscriptions(source).toBe(sourceSubs)
                m.expectSubscriptions(switchTo).toBe([])
            }

            spec.equal("should not timeout if source raises error within specified Date") { m in
                let source = m.hot("---a---#           ")
                let t = m.time("       ----------|     ")
                let sourceSubs = "  ^------!           "
                let switchTo = m.cold("          --x--|")
                let expected = "    ---a---#           "
                let result = source.timeout(first: t, switchTo: switchTo)

                m.expect(result).toBe(expected)
                m.expectSubscriptions(source).toBe(sourceSubs)
                m.expectSubscriptions(switchTo).toBe([])
            }

            spec.equal("should stop listening to a synchronous observable when unsubscribed") { _ in
                var sideEffects: [Int] = []
                let synchronousObservable = looping { sideEffects.append($0) }

                synchronousObservable
                    .timeout(after: .zero, switchTo: empty(Int.self))
                    .take(3).subscribe()

                #expect(sideEffects == [0, 1, 2])
            }
        }
    }
}
