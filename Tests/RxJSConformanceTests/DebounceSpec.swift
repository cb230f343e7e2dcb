import BinderyStreams
import BinderyTesting
import Testing

@Suite struct DebounceSpec {
    @Test(arguments: cases) func behavesAsInRxJS(_ test: Case) throws { try test.run() }

    static var cases: [Case] {
        spec("operators/debounce", of: 30) { spec in
            spec.equal("should debounce values by a specified cold Observable") { m in
                let e1 = m.hot("  -a----bc----d-ef----|")
                let e1subs = "    ^-------------------!"
                let e2 = m.cold("  ---x                ")
                let e2subs = [
                    "               -^--!                ",
                    "               ------^!             ",
                    "               -------^--!          ",
                    "               ------------^-!      ",
                    "               --------------^!     ",
                    "               ---------------^--!  ",
                ]
                let expected = "  ----a-----c-------f-|"

                let result = e1.debounce { _ in e2 }

                m.expect(result).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
                m.expectSubscriptions(e2).toBe(e2subs)
            }

            spec.equal("should delay all element by selector observable") { m in
                let e1 = m.hot("  --a--b--c--d---------|")
                let e1subs = "    ^--------------------!"
                let expected = "  ----a--b--c--d-------|"

                m.expect(e1.debounce { _ in timer(.milliseconds(2)) }).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should debounce by selector observable") { m in
                let e1 = m.hot("  --a--bc--d----|")
                let e1subs = "    ^-------------!"
                let expected = "  ----a---c--d--|"

                m.expect(e1.debounce { _ in timer(.milliseconds(2)) }).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should support a scalar selector observable") { m in
                let e1 = m.hot("  --a--bc--d----|")
                let e1subs = "    ^-------------!"
                let expected = "  --a--bc--d----|"

                m.expect(e1.debounce { _ in of(0) }).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should complete when source does not emit") { m in
                let e1 = m.hot("  -----|")
                let e1subs = "    ^----!"
                let expected = "  -----|"

                m.expect(e1.debounce { _ in timer(.milliseconds(2)) }).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should complete when source is empty") { m in
                let e1 = m.cold(" |")
                let e1subs = "    (^!)"
                let expected = "  |"

                m.expect(e1.debounce { _ in timer(.milliseconds(2)) }).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should raise error when source does not emit and raises error") { m in
                let e1 = m.hot("  -----#")
                let e1subs = "    ^----!"
                let expected = "  -----#"

                m.expect(e1.debounce { _ in timer(.milliseconds(2)) }).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should raise error when source throws") { m in
                let e1 = m.cold(" #")
                let e1subs = "    (^!)"
                let expected = "  #"

                m.expect(e1.debounce { _ in timer(.milliseconds(2)) }).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should allow unsubscribing early and explicitly") { m in
                let e1 = m.hot("  --a--bc--d----|")
                let e1subs = "    ^------!       "
                let expected = "  ----a---       "
                let unsub = "     -------!       "

                let result = e1.debounce { _ in timer(.milliseconds(2)) }

                m.expect(result, unsubscribedAt: unsub).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should not break unsubscription chains when unsubscribed explicitly") { m in
                let e1 = m.hot("  --a--bc--d----|")
                let e1subs = "    ^------!       "
                let expected = "  ----a---       "
                let unsub = "     -------!       "

                let result =
                    e1
                    .flatMap { x in of(x) }
                    .debounce { _ in timer(.milliseconds(2)) }
                    .flatMap { x in of(x) }

                m.expect(result, unsubscribedAt: unsub).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should debounce and does not complete when source does not completes") { m in
                let e1 = m.hot("  --a--bc--d---")
                let e1subs = "    ^            "
                let expected = "  ----a---c--d-"

                m.expect(e1.debounce { _ in timer(.milliseconds(2)) }).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should not complete when source does not complete") { m in
                let e1 = m.hot("  -")
                let e1subs = "    ^"
                let expected = "  -"

                m.expect(e1.debounce { _ in timer(.milliseconds(2)) }).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should not completes when source never completes") { m in
                let e1 = m.cold(" -")
                let e1subs = "    ^"
                let expected = "  -"

                m.expect(e1.debounce { _ in timer(.milliseconds(2)) }).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should delay all element until source raises error") { m in
                let e1 = m.hot("  --a--b--c--d---------#")
                let e1subs = "    ^--------------------!"
                let expected = "  ----a--b--c--d-------#"

                m.expect(e1.debounce { _ in timer(.milliseconds(2)) }).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should debounce all elements while source emits by selector observable") { m in
                let e1 = m.hot("  ---a---b---c---d---e|")
                let e1subs = "    ^-------------------!"
                let expected = "  --------------------(e|)"

                m.expect(e1.debounce { _ in timer(.milliseconds(4)) }).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should debounce all element while source emits by selector observable until raises error") {
                m in
                let e1 = m.hot("  --a--b--c--d-#")
                let e1subs = "    ^------------!"
                let expected = "  -------------#"

                m.expect(e1.debounce { _ in timer(.milliseconds(5)) }).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should delay element by same selector observable emits multiple") { m in
                let e1 = m.hot("       ----a--b--c----d-----e-------|")
                let e1subs = "         ^----------------------------!"
                let expected = "       ------a--b--c----d-----e-----|"
                let selector = m.cold("--x-y-")
                let selectorSubs = [
                    "                    ----^-!                      ",
                    "                    -------^-!                   ",
                    "                    ----------^-!                ",
                    "                    ---------------^-!           ",
                    "                    ---------------------^-!     ",
                ]

                m.expect(e1.debounce { _ in selector }).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
                m.expectSubscriptions(selector).toBe(selectorSubs)
            }

            spec.equal("should debounce by selector observable emits multiple") { m in
                let e1 = m.hot("  ----a--b--c----d-----e-------|")
                let e1subs = "    ^----------------------------!"
                let expected = "  ------a-----c----------e-----|"
                let selector = [
                    m.cold("              --x-y-                    "),
                    m.cold("                 ----x-y-               "),
                    m.cold("                    --x-y-              "),
                    m.cold("                         ------x-y-     "),
                    m.cold("                               --x-y-   "),
                ]
                let selectorSubs = [
                    "               ----^-!                       ",
                    "               -------^--!                   ",
                    "               ----------^-!                 ",
                    "               ---------------^-----!        ",
                    "               ---------------------^-!      ",
                ]

                var left = selector
                m.expect(e1.debounce { _ in left.removeFirst() }).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
                for i in selectorSubs.indices {
                    m.expectSubscriptions(selector[i]).toBe(selectorSubs[i])
                }
            }

            spec.equal("should debounce by selector observable until source completes") { m in
                let e1 = m.hot("  ----a--b--c----d----e|    ")
                let e1subs = "    ^--------------------!    "
                let expected = "  ------a-----c--------(e|) "
                let selector = [
                    m.cold("              --x-y-                "),
                    m.cold("                 ----x-y-           "),
                    m.cold("                    --x-y-          "),
                    m.cold("                         ------x-y- "),
                    m.cold("                              --x-y-"),
                ]
                let selectorSubs = [
                    "               ----^-!                   ",
                    "               -------^--!               ",
                    "               ----------^-!             ",
                    "               ---------------^----!     ",
                    "               --------------------^!    ",
                ]

                var left = selector
                m.expect(e1.debounce { _ in left.removeFirst() }).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
                for i in selectorSubs.indices {
                    m.expectSubscriptions(selector[i]).toBe(selectorSubs[i])
                }
            }

            spec.equal("should raise error when selector observable raises error") { m in
                let e1 = m.hot("  --------a--------b--------c---------|")
                let e1subs = "    ^----------------------------!       "
                let expected = "  ---------a---------b---------#       "
                let selector = [
                    m.cold("                  -x-y-                        "),
                    m.cold("                           --x-y-              "),
                    m.cold("                                    ---#       "),
                ]
                let selectorSubs = [
                    "               --------^!                           ",
                    "               -----------------^-!                 ",
                    "               --------------------------^--!       ",
                ]

                var left = selector
                m.expect(e1.debounce { _ in left.removeFirst() }).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
                for i in selectorSubs.indices {
                    m.expectSubscriptions(selector[i]).toBe(selectorSubs[i])
                }
            }

            spec.equal("should raise error when source raises error with selector observable") { m in
                let e1 = m.hot("  --------a--------b--------c---------d#      ")
                let e1subs = "    ^------------------------------------!      "
                let expected = "  ---------a---------b---------c-------#      "
                let selector = [
                    m.cold("                  -x-y-                               "),
                    m.cold("                           --x-y-                     "),
                    m.cold("                                    ---x-y-           "),
                    m.cold("                                              ----x-y-"),
                ]
                let selectorSubs = [
                    "               --------^!                                  ",
                    "               -----------------^-!                        ",
                    "               --------------------------^--!              ",
                    "               ------------------------------------^!      ",
                ]

                var left = selector
                m.expect(e1.debounce { _ in left.removeFirst() }).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
                for i in selectorSubs.indices {
                    m.expectSubscriptions(selector[i]).toBe(selectorSubs[i])
                }
            }

            spec.notApplicable("should raise error when selector function throws", because: Reason.typedFailure)

            spec.equal("should ignore all values except last, when given an empty selector Observable") { m in
                let e1 = m.hot("  --------a-x-yz---bxy---z--c--x--y--z|   ")
                let e1subs = "    ^-----------------------------------!   "
                let expected = "  ------------------------------------(z|)"

                m.expect(e1.debounce { _ in empty() }).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should ignore all values except last, when given a never selector Observable") { m in
                let e1 = m.hot("  --------a-x-yz---bxy---z--c--x--y--z|  ")
                let e1subs = "    ^-----------------------------------!  "
                let expected = "  ------------------------------------(z|)"

                m.expect(e1.debounce { _ in never() }).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should not delay by selector observable completes when it does not emits") { m in
                let e1 = m.hot("  --------a--------b--------c---------|   ")
                let e1subs = "    ^-----------------------------------!   "
                let expected = "  ------------------------------------(c|)"
                let selector = [
                    m.cold("                  -|                              "),
                    m.cold("                           --|                    "),
                    m.cold("                                    ---|          "),
                ]
                let selectorSubs = [
                    "               --------^!                              ",
                    "               -----------------^-!                    ",
                    "               --------------------------^--!          ",
                ]

                var left = selector
                m.expect(e1.debounce { _ in left.removeFirst() }).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
                for i in selectorSubs.indices {
                    m.expectSubscriptions(selector[i]).toBe(selectorSubs[i])
                }
            }

            spec.equal("should not debounce by selector observable completes when it does not emits") { m in
                let e1 = m.hot("  ----a--b-c---------de-------------|   ")
                let e1subs = "    ^---------------------------------!   "
                let expected = "  ----------------------------------(e|)"
                let selector = [
                    m.cold("              -|                                "),
                    m.cold("                 --|                            "),
                    m.cold("                   ---|                         "),
                    m.cold("                             ----|              "),
                    m.cold("                              -----|            "),
                ]
                let selectorSubs = [
                    "               ----^!                                ",
                    "               -------^-!                            ",
                    "               ---------^--!                         ",
                    "               -------------------^!                 ",
                    "               --------------------^----!            ",
                ]

                var left = selector
                m.expect(e1.debounce { _ in left.removeFirst() }).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
                for i in selectorSubs.indices {
                    m.expectSubscriptions(selector[i]).toBe(selectorSubs[i])
                }
            }

            spec.notApplicable("should delay by promise resolves", because: Reason.noPromise)

            spec.notApplicable("should raises error when promise rejects", because: Reason.noPromise)

            spec.equal("should debounce correctly when synchronously reentered") { _ in
                var results: [Int] = []
                let source = Subject<Int, MarbleError>()
                source.debounce { _ in of(0) }.subscribe { value in
                    results.append(value)
                    if value == 1 { source.send(2) }
                }
                source.send(1)
                #expect(results == [1, 2])
            }

            spec.equal("should stop listening to a synchronous observable when unsubscribed") { _ in
                var sideEffects: [Int] = []
                let synchronousObservable = looping { sideEffects.append($0) }

                synchronousObservable
                    .debounce { _ in of(0) }
                    .take(3)
                    .subscribe()

                #expect(sideEffects == [0, 1, 2])
            }
        }
    }
}
