import BinderyStreams
import BinderyTesting
import Testing

@Suite struct DelayWhenSpec {
    @Test(arguments: cases) func behavesAsInRxJS(_ test: Case) throws { try test.run() }

    static var cases: [Case] {
        spec("operators/delayWhen", of: 18) { spec in
            spec.equal("should delay by duration selector") { m in
                let e1 = m.hot("  ---a---b---c--|      ")
                let expected = "  -----a------c----(b|)"
                let subs = "      ^-------------!      "
                let selector = [
                    m.cold("             --x--|            "),
                    m.cold("                 ----------(x|)"),
                    m.cold("                     -x--|     "),
                ]
                let selectorSubs = [
                    "               ---^-!               ",
                    "               -------^---------!   ",
                    "               -----------^!        ",
                ]
                var left = selector

                let result = e1.delay { _ in left.removeFirst() }

                m.expect(result).toBe(expected)
                m.expectSubscriptions(e1).toBe(subs)
                m.expectSubscriptions(selector[0]).toBe(selectorSubs[0])
                m.expectSubscriptions(selector[1]).toBe(selectorSubs[1])
                m.expectSubscriptions(selector[2]).toBe(selectorSubs[2])
            }

            spec.equal("should delay by selector") { m in
                let e1 = m.hot("     --a--b--| ")
                let expected = "     ---a--b-| "
                let subs = "         ^-------! "
                let selector = m.cold("-x--|   ")
                let selectorSubs = [
                    "                  --^!      ",
                    "                  -----^!   ",
                ]

                let result = e1.delay { _ in selector }

                m.expect(result).toBe(expected)
                m.expectSubscriptions(e1).toBe(subs)
                m.expectSubscriptions(selector).toBe(selectorSubs)
            }

            spec.equal("should raise error if source raises error") { m in
                let e1 = m.hot("      --a--# ")
                let expected = "      ---a-# "
                let subs = "          ^----! "
                let selector = m.cold(" -x--|")
                let selectorSubs = "  --^!   "

                let result = e1.delay { _ in selector }

                m.expect(result).toBe(expected)
                m.expectSubscriptions(e1).toBe(subs)
                m.expectSubscriptions(selector).toBe(selectorSubs)
            }

            spec.equal("should raise error if selector raises error") { m in
                let e1 = m.hot("      --a--b--|")
                let expected = "      ---#     "
                let subs = "          ^--!     "
                let selector = m.cold(" -#     ")
                let selectorSubs = "  --^!     "

                let result = e1.delay { _ in selector }

                m.expect(result).toBe(expected)
                m.expectSubscriptions(e1).toBe(subs)
                m.expectSubscriptions(selector).toBe(selectorSubs)
            }

            spec.equal("should delay by selector and completes after value emits") { m in
                let e1 = m.hot("     --a--b--|       ")
                let expected = "     ---------a--(b|)"
                let subs = "         ^-------!       "
                let selector = m.cold("-------x--|   ")
                let selectorSubs = [
                    "                  --^------!      ",
                    "                  -----^------!   ",
                ]

                let result = e1.delay { _ in selector }

                m.expect(result).toBe(expected)
                m.expectSubscriptions(e1).toBe(subs)
                m.expectSubscriptions(selector).toBe(selectorSubs)
            }

            spec.equal("should delay, but not emit if the selector never emits a notification") { m in
                let e1 = m.hot("     --a--b--|   ")
                let expected = "     -----------|"
                let subs = "         ^-------!   "
                let selector = m.cold("------|   ")
                let selectorSubs = [
                    "                  --^-----!   ",
                    "                  -----^-----!",
                ]

                let result = e1.delay { _ in selector }

                m.expect(result).toBe(expected)
                m.expectSubscriptions(e1).toBe(subs)
                m.expectSubscriptions(selector).toBe(selectorSubs)
            }

            spec.equal("should not emit for async source and sync empty selector") { m in
                let e1 = m.hot("  a--|")
                let expected = "  ---|"
                let subs = "      ^--!"

                let result = e1.delay { _ in empty() }

                m.expect(result).toBe(expected)
                m.expectSubscriptions(e1).toBe(subs)
            }

            spec.equal("should not emit if selector never emits") { m in
                let e1 = m.hot("     --a--b--|")
                let expected = "     -        "
                let subs = "         ^-------!"
                let selector = m.cold("-      ")
                let selectorSubs = [
                    "                  --^      ",
                    "                  -----^   ",
                ]

                let result = e1.delay { _ in selector }

                m.expect(result).toBe(expected)
                m.expectSubscriptions(e1).toBe(subs)
                m.expectSubscriptions(selector).toBe(selectorSubs)
            }

            spec.equal("should delay by first value from selector") { m in
                let e1 = m.hot("     --a--b--|       ")
                let expected = "     ------a--(b|)   "
                let subs = "         ^-------!       "
                let selector = m.cold("----x--y--|   ")
                let selectorSubs = [
                    "                  --^---!         ",
                    "                  -----^---!      ",
                ]

                let result = e1.delay { _ in selector }

                m.expect(result).toBe(expected)
                m.expectSubscriptions(e1).toBe(subs)
                m.expectSubscriptions(selector).toBe(selectorSubs)
            }

            spec.equal("should delay by selector that does not completes") { m in
                let e1 = m.hot("     --a--b--|          ")
                let expected = "     ------a--(b|)      "
                let subs = "         ^-------!          "
                let selector = m.cold("----x-----y---   ")
                let selectorSubs = [
                    "                  --^---!            ",
                    "                  -----^---!         ",
                ]

                let result = e1.delay { _ in selector }

                m.expect(result).toBe(expected)
                m.expectSubscriptions(e1).toBe(subs)
                m.expectSubscriptions(selector).toBe(selectorSubs)
            }

            spec.notApplicable("should raise error if selector throws", because: Reason.typedFailure)

            spec.equal("should start subscription when subscription delay emits") { m in
                let e1 = m.hot("       -----a---b---| ")
                let expected = "       -------a---b-| "
                let subs = "           ---^---------! "
                let selector = m.cold("     --x--|    ")
                let selectorSubs = [
                    "                      -----^-!     ",
                    "                      ---------^-! ",
                ]
                let subDelay = m.cold("---x--|        ")
                let subDelaySub = "    ^--!           "

                let result = subDelay.take(1).then(e1.delay { _ in selector })

                m.expect(result).toBe(expected)
                m.expectSubscriptions(e1).toBe(subs)
                m.expectSubscriptions(selector).toBe(selectorSubs)
                m.expectSubscriptions(subDelay).toBe(subDelaySub)
            }

            spec.equal("should start subscription when subscription delay completes without emit value") { m in
                let e1 = m.hot("       -----a---b---| ")
                let expected = "       -------a---b-| "
                let subs = "           ---^---------! "
                let selector = m.cold("     --x--|    ")
                let selectorSubs = [
                    "                    -----^-!       ",
                    "                    ---------^-!   ",
                ]
                let subDelay = m.cold("---|           ")
                let subDelaySub = "    ^--!           "

                let result = subDelay.take(1).then(e1.delay { _ in selector })

                m.expect(result).toBe(expected)
                m.expectSubscriptions(e1).toBe(subs)
                m.expectSubscriptions(selector).toBe(selectorSubs)
                m.expectSubscriptions(subDelay).toBe(subDelaySub)
            }

            spec.equal("should raise error when subscription delay raises error") { m in
                let e1 = m.hot("       -----a---b---|")
                let expected = "       ---#          "
                let selector = m.cold("     --x--|   ")
                let subDelay = m.cold("---#          ")
                let subDelaySub = "    ^--!          "

                let result = subDelay.take(1).then(e1.delay { _ in selector })

                m.expect(result).toBe(expected)
                m.expectSubscriptions(e1).toBe([])
                m.expectSubscriptions(selector).toBe([])
                m.expectSubscriptions(subDelay).toBe(subDelaySub)
            }

            spec.equal("should complete when duration selector returns synchronous observable") { _ in
                var next = false
                var complete = false
                of(1).delay { _ in of(2) }.subscribe({ _ in next = true }, complete: { complete = true })
                #expect(next)
                #expect(complete)
            }

            spec.notApplicable(
                "should call predicate with indices starting at 0",
                because: "closures get no index; `enumerated()` gives it")

            spec.notApplicable("should delayWhen Promise resolves", because: Reason.noPromise)

            spec.notApplicable("should raise error when Promise rejects", because: Reason.noPromise)
        }
    }
}
