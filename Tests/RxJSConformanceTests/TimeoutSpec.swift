import BinderyStreams
import BinderyTesting
import Testing

@Suite struct TimeoutSpec {
    @Test(arguments: cases) func behavesAsInRxJS(_ test: Case) throws { try test.run() }

    static var cases: [Case] {
        spec("operators/timeout", of: 40) { spec in
            spec.equal("should timeout after a specified timeout period") { m in
                let e1 = m.cold(" -------a--b--|")
                let t = m.time("  -----|        ")
                let e1subs = "    ^----!        "
                let expected = "  -----#        "

                let result = e1.timeout(after: t, failure: "timeout")

                m.expect(result).toBe(expected, error: "timeout")
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.notApplicable(
                "should emit and TimeoutError on timeout with appropriate due as number",
                because: "there is no `TimeoutError` to describe itself; the failure is the caller's own")

            spec.notApplicable(
                "should emit and TimeoutError on timeout with appropriate due as Date",
                because: "there is no `TimeoutError` to describe itself; the failure is the caller's own")

            spec.equal("should not timeout if source completes within absolute timeout period") { m in
                let e1 = m.hot("  --a--b--c--d--e--|")
                let t = m.time("  --------------------|")
                let e1subs = "    ^----------------!"
                let expected = "  --a--b--c--d--e--|"

                m.expect(e1.timeout(first: t, failure: "timeout")).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should not timeout if source emits within timeout period") { m in
                let e1 = m.hot("  --a--b--c--d--e--|")
                let t = m.time("  -----|            ")
                let e1subs = "    ^----------------!"
                let expected = "  --a--b--c--d--e--|"

                m.expect(e1.timeout(after: t, failure: "timeout")).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should allow unsubscribing explicitly and early") { m in
                let e1 = m.hot("  --a--b--c---d--e--|")
                let t = m.time("  -----|             ")
                let unsub = "     ----------!        "
                let e1subs = "    ^---------!        "
                let expected = "  --a--b--c--        "

                let result = e1.timeout(after: t, failure: "timeout")

                m.expect(result, unsubscribedAt: unsub).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should not break unsubscription chains when result is unsubscribed explicitly") { m in
                let e1 = m.hot("  --a--b--c---d--e--|")
                let t = m.time("  -----|             ")
                let e1subs = "    ^---------!        "
                let expected = "  --a--b--c--        "
                let unsub = "     ----------!        "

                let result =
                    e1
                    .flatMap { x in of(x) }
                    .timeout(after: t, failure: "timeout")
                    .flatMap { x in of(x) }

                m.expect(result, unsubscribedAt: unsub).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal(
                "should timeout after a specified timeout period between emit with default error while source emits"
            ) { m in
                let e1 = m.hot("  ---a---b---c------d---e---|")
                let t = m.time("             -----|")
                let e1subs = "    ^---------------!          "
                let expected = "  ---a---b---c----#          "

                let result = e1.timeout(after: t, failure: "timeout")

                m.expect(result).toBe(expected, error: "timeout")
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should timeout at a specified Date") { m in
                let e1 = m.cold(" -")
                let t = m.time("  ----------|")
                let e1subs = "    ^---------!"
                let expected = "  ----------#"
                let result = e1.timeout(first: t, failure: "timeout")

                m.expect(result).toBe(expected, error: "timeout")
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should work with synchronous observable") { _ in
                var values: [Int] = []
                of(1).timeout(after: .milliseconds(10), failure: "timeout").subscribe({ values.append($0) })
                #expect(values == [1])
            }

            spec.equal("should timeout after a specified timeout period") { m in
                let e1 = m.cold(" -------a--b--|")
                let t = m.time("  -----|        ")
                let e1subs = "    ^----!        "
                let expected = "  -----#        "

                let result = e1.timeout(after: t, failure: "timeout")

                m.expect(result).toBe(expected, error: "timeout")
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.notApplicable(
                "should emit and TimeoutError on timeout with appropriate due as number",
                because: "there is no `TimeoutError` to describe itself; the failure is the caller's own")

            spec.notApplicable(
                "should emit and TimeoutError on timeout with appropriate due as Date",
                because: "there is no `TimeoutError` to describe itself; the failure is the caller's own")

            spec.equal("should not timeout if source completes within absolute timeout period") { m in
                let e1 = m.hot("  --a--b--c--d--e--|")
                let t = m.time("  --------------------|")
                let e1subs = "    ^----------------!"
                let expected = "  --a--b--c--d--e--|"

                m.expect(e1.timeout(first: t, failure: "timeout")).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should not timeout if source emits within timeout period") { m in
                let e1 = m.hot("  --a--b--c--d--e--|")
                let t = m.time("  -----|            ")
                let e1subs = "    ^----------------!"
                let expected = "  --a--b--c--d--e--|"

                m.expect(e1.timeout(after: t, failure: "timeout")).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should allow unsubscribing explicitly and early") { m in
                let e1 = m.hot("  --a--b--c---d--e--|")
                let t = m.time("  -----|             ")
                let unsub = "     ----------!        "
                let e1subs = "    ^---------!        "
                let expected = "  --a--b--c--        "

                let result = e1.timeout(after: t, failure: "timeout")

                m.expect(result, unsubscribedAt: unsub).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should not break unsubscription chains when result is unsubscribed explicitly") { m in
                let e1 = m.hot("  --a--b--c---d--e--|")
                let t = m.time("  -----|             ")
                let e1subs = "    ^---------!        "
                let expected = "  --a--b--c--        "
                let unsub = "     ----------!        "

                let result =
                    e1
                    .flatMap { x in of(x) }
                    .timeout(after: t, failure: "timeout")
                    .flatMap { x in of(x) }

                m.expect(result, unsubscribedAt: unsub).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal(
                "should timeout after a specified timeout period between emit with default error while source emits"
            ) { m in
                let e1 = m.hot("  ---a---b---c------d---e---|")
                let t = m.time("             -----|")
                let e1subs = "    ^---------------!          "
                let expected = "  ---a---b---c----#          "

                let result = e1.timeout(after: t, failure: "timeout")

                m.expect(result).toBe(expected, error: "timeout")
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should timeout at a specified Date") { m in
                let e1 = m.cold(" -")
                let t = m.time("  ----------|")
                let e1subs = "    ^---------!"
                let expected = "  ----------#"
                let result = e1.timeout(first: t, failure: "timeout")

                m.expect(result).toBe(expected, error: "timeout")
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should timeout at a specified time for first value only") { m in
                let e1 = m.cold(" -")
                let t = m.time("  ----------|")
                let e1subs = "    ^---------!"
                let expected = "  ----------#"
                let result = e1.timeout(first: t, failure: "timeout")

                m.expect(result).toBe(expected, error: "timeout")
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should not timeout for long delays if only first is specified") { m in
                let e1 = m.cold(" ---a-----------------------b---|")
                let t = m.time("     ----------|")
                let e1subs = "    ^------------------------------!"
                let expected = "  ---a-----------------------b---|"
                let result = e1.timeout(first: t, failure: "timeout")

                m.expect(result).toBe(expected, error: "timeout")
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should not timeout for long delays if only first is specified as Date") { m in
                let e1 = m.cold(" ---a-----------------------b---|")
                let t = m.time("  ----------|")
                let e1subs = "    ^------------------------------!"
                let expected = "  ---a-----------------------b---|"
                let result = e1.timeout(first: t, failure: "timeout")

                m.expect(result).toBe(expected, error: "timeout")
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should timeout for long delays if first is specified as Date AND each is specified") { m in
                let e1 = m.cold("   ---a-----------------------b---|")
                let first = m.time("-------------|")
                let each = m.time("    ------|")
                let e1subs = "      ^--------!"
                let expected = "    ---a-----#"
                let result = e1.timeout(first: first, each: each, failure: "timeout")

                m.expect(result).toBe(expected, error: "timeout")
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should timeout after a specified period then subscribe to the passed observable") { m in
                let source = m.cold("  -------a--b--|")
                let sourceSubs = "     ^----!        "
                let t = m.time("       -----|")
                let inner = m.cold("        x-y-z-|  ")
                let innerSubs = "      -----^-----!  "
                let expected = "       -----x-y-z-|  "

                let result = source.timeout(after: t, switchTo: inner)

                m.expect(result).toBe(expected)
                m.expectSubscriptions(source).toBe(sourceSubs)
                m.expectSubscriptions(inner).toBe(innerSubs)
            }

            spec.equal("should timeout at a specified date then subscribe to the passed observable") { m in
                let source = m.cold("  -")
                let sourceSubs = "     ^---------!           "
                let t = m.time("       ----------|")
                let inner = m.cold("             --x--y--z--|")
                let innerSubs = "      ----------^----------!"
                let expected = "       ------------x--y--z--|"
                let result = source.timeout(first: t, switchTo: inner)

                m.expect(result).toBe(expected)
                m.expectSubscriptions(source).toBe(sourceSubs)
                m.expectSubscriptions(inner).toBe(innerSubs)
            }

            spec.equal(
                "should timeout after a specified period between emit then subscribe to the passed observable when source emits"
            ) { m in
                let source = m.hot("  ---a---b------c---|")
                let t = m.time("             ----|       ")
                let sourceSubs = "    ^----------!       "
                let inner = m.cold("             -x-y-|  ")
                let innerSubs = "     -----------^----!  "
                let expected = "      ---a---b----x-y-|  "

                let result = source.timeout(after: t, switchTo: inner)

                m.expect(result).toBe(expected)
                m.expectSubscriptions(source).toBe(sourceSubs)
                m.expectSubscriptions(inner).toBe(innerSubs)
            }

            spec.equal("should allow unsubscribing explicitly and early") { m in
                let source = m.hot("  ---a---b-----c----|")
                let t = m.time("             ----|       ")
                let sourceSubs = "    ^----------!       "
                let inner = m.cold("             -x---y| ")
                let innerSubs = "     -----------^--!    "
                let expected = "      ---a---b----x--    "
                let unsub = "         --------------!    "

                let result = source.timeout(after: t, switchTo: inner)

                m.expect(result, unsubscribedAt: unsub).toBe(expected)
                m.expectSubscriptions(source).toBe(sourceSubs)
                m.expectSubscriptions(inner).toBe(innerSubs)
            }

            spec.equal("should not break unsubscription chain when unsubscribed explicitly") { m in
                let source = m.hot("  ---a---b-----c----|")
                let t = m.time("      ----|              ")
                let sourceSubs = "    ^----------!       "
                let inner = m.cold("             -x---y| ")
                let innerSubs = "     -----------^--!    "
                let expected = "      ---a---b----x--    "
                let unsub = "         --------------!    "

                let result =
                    source
                    .flatMap { x in of(x) }
                    .timeout(after: t, switchTo: inner)
                    .flatMap { x in of(x) }

                m.expect(result, unsubscribedAt: unsub).toBe(expected)
                m.expectSubscriptions(source).toBe(sourceSubs)
                m.expectSubscriptions(inner).toBe(innerSubs)
            }

            spec.equal("should not subscribe to withObservable after explicit unsubscription") { m in
                let source = m.cold("---a------b------")
                let t = m.time("     -----|           ")
                let sourceSubs = "   ^----!           "
                let inner = m.cold("      i---j---|   ")
                let expected = "     ---a--           "
                let unsub = "        -----!           "

                let result =
                    source
                    .flatMap { x in of(x) }
                    .timeout(after: t, switchTo: inner)
                    .flatMap { x in of(x) }

                m.expect(result, unsubscribedAt: unsub).toBe(expected)
                m.expectSubscriptions(source).toBe(sourceSubs)
                m.expectSubscriptions(inner).toBe([])
            }

            spec.equal(
                "should timeout after a specified period then subscribe to the passed observable when source is empty"
            ) { m in
                let source = m.hot("  -------------|      ")
                let t = m.time("      ----------|         ")
                let sourceSubs = "    ^---------!         "
                let inner = m.cold("            ----x----|")
                let innerSubs = "     ----------^--------!"
                let expected = "      --------------x----|"

                let result = source.timeout(after: t, switchTo: inner)

                m.expect(result).toBe(expected)
                m.expectSubscriptions(source).toBe(sourceSubs)
                m.expectSubscriptions(inner).toBe(innerSubs)
            }

            spec.equal(
                "should timeout after a specified period between emit then never completes if other source does not complete"
            ) { m in
                let source = m.hot("  --a--b--------c--d--|")
                let t = m.time("           ----|           ")
                let sourceSubs = "    ^--------!           "
                let inner = m.cold("           ------------")
                let innerSubs = "     ---------^-----------"
                let expected = "      --a--b---------------"

                let result = source.timeout(after: t, switchTo: inner)

                m.expect(result).toBe(expected)
                m.expectSubscriptions(source).toBe(sourceSubs)
                m.expectSubscriptions(inner).toBe(innerSubs)
            }

            spec.equal(
                "should timeout after a specified period then subscribe to the passed observable when source raises error after timeout"
            ) { m in
                let source = m.hot("  -------------#      ")
                let t = m.time("      ----------|         ")
                let sourceSubs = "    ^---------!         "
                let inner = m.cold("            ----x----|")
                let innerSubs = "     ----------^--------!"
                let expected = "      --------------x----|"

                let result = source.timeout(after: t, switchTo: inner)

                m.expect(result).toBe(expected)
                m.expectSubscriptions(source).toBe(sourceSubs)
                m.expectSubscriptions(inner).toBe(innerSubs)
            }

            spec.equal(
                "should timeout after a specified period between emit then never completes if other source emits but not complete"
            ) { m in
                let source = m.hot("  -------------|      ")
                let t = m.time("      -----------|        ")
                let sourceSubs = "    ^----------!        "
                let inner = m.cold("             ----x----")
                let innerSubs = "     -----------^--------"
                let expected = "      ---------------x----"

                let result = source.timeout(after: t, switchTo: inner)

                m.expect(result).toBe(expected)
                m.expectSubscriptions(source).toBe(sourceSubs)
                m.expectSubscriptions(inner).toBe(innerSubs)
            }

            spec.equal("should not timeout if source completes within timeout period") { m in
                let source = m.hot("  -----|        ")
                let t = m.time("      ----------|   ")
                let sourceSubs = "    ^----!        "
                let inner = m.cold("            ----x----")
                let expected = "      -----|        "

                let result = source.timeout(after: t, switchTo: inner)

                m.expect(result).toBe(expected)
                m.expectSubscriptions(source).toBe(sourceSubs)
                m.expectSubscriptions(inner).toBe([])
            }

            spec.equal("should not timeout if source raises error within timeout period") { m in
                let source = m.hot("-----#              ")
                let t = m.time("    ----------|         ")
                let sourceSubs = "  ^----!              "
                let inner = m.cold("       ----x----|")
                let expected = "    -----#              "

                let result = source.timeout(after: t, switchTo: inner)

                m.expect(result).toBe(expected)
                m.expectSubscriptions(source).toBe(sourceSubs)
                m.expectSubscriptions(inner).toBe([])
            }

            spec.equal("should not timeout if source emits within timeout period") { m in
                let source = m.hot("   --a--b--c--d--e--|")
                let t = m.time("       -----|            ")
                let sourceSubs = "     ^----------------!"
                let inner = m.cold("        ----x----|   ")
                let expected = "       --a--b--c--d--e--|"

                let result = source.timeout(after: t, switchTo: inner)

                m.expect(result).toBe(expected)
                m.expectSubscriptions(source).toBe(sourceSubs)
                m.expectSubscriptions(inner).toBe([])
            }

            spec.equal("should not timeout if source completes within specified Date") { m in
                let source = m.hot("--a--b--c--d--e--|   ")
                let t = m.time("    --------------------|")
                let sourceSubs = "  ^----------------!   "
                let inner = m.cold("--x--|            ")
                let expected = "    --a--b--c--d--e--|   "
                let result = source.timeout(first: t, switchTo: inner)

                m.expect(result).toBe(expected)
                m.expectSubscriptions(source).toBe(sourceSubs)
                m.expectSubscriptions(inner).toBe([])
            }

            spec.equal("should not timeout if source raises error within specified Date") { m in
                let source = m.hot("---a---#           ")
                let t = m.time("       ----------|     ")
                let sourceSubs = "  ^------!           "
                let inner = m.cold("             --x--|")
                let expected = "    ---a---#           "
                let result = source.timeout(first: t, switchTo: inner)

                m.expect(result).toBe(expected)
                m.expectSubscriptions(source).toBe(sourceSubs)
                m.expectSubscriptions(inner).toBe([])
            }

            spec.equal("should not timeout if source emits synchronously when subscribed") { m in
                let source = of("a").concat(with: never())
                let t = m.time("  ---|")
                let expected = "  a---"
                m.expect(source.timeout(first: t, failure: "timeout")).toBe(expected)
            }

            spec.equal("should stop listening to a synchronous observable when unsubscribed") { _ in
                var sideEffects: [Int] = []
                let synchronousObservable = looping { sideEffects.append($0) }

                synchronousObservable
                    .timeout(after: .zero, failure: "timeout")
                    .take(3).subscribe()

                #expect(sideEffects == [0, 1, 2])
            }
        }
    }
}
