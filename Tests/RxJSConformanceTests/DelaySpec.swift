import BinderyStreams
import BinderyTesting
import Testing

@Suite struct DelaySpec {
    @Test(arguments: cases) func behavesAsInRxJS(_ test: Case) throws { try test.run() }

    static var cases: [Case] {
        spec("operators/delay", of: 16) { spec in
            spec.equal("should delay by specified timeframe") { m in
                let e1 = m.hot("  ---a--b--|")
                let e1subs = "    ^--------!"
                let t = m.time("     --|    ")
                let expected = "  -----a--b|"

                let result = e1.delay(for: t)

                m.expect(result).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should not delay at all if the delay number is negative") { m in
                let e1 = m.hot("  ---a--b--|")
                let e1subs = "    ^--------!"
                let t = Duration.milliseconds(-1)
                let expected = "  ---a--b--|"

                let result = e1.delay(for: t)

                m.expect(result).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.notApplicable(
                "should delay by absolute time period", because: "a delay is a duration; there are no dates")

            spec.equal("should not delay at all if the absolute time is in the past") { m in
                let e1 = m.hot("  --a--a---a----a----a------------b---b---b---b--|")
                let e1subs = "    ^----------------------------------------------!"
                let t = Duration.milliseconds(-10000)
                let expected = "  --a--a---a----a----a------------b---b---b---b--|"
                let result = e1.delay(for: t)

                m.expect(result).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.notApplicable(
                "should delay by absolute time period after source ends",
                because: "a delay is a duration; there are no dates")

            spec.equal("should raise error when source raises error") { m in
                let e1 = m.hot("  ---a---b---#")
                let e1subs = "    ^----------!"
                let t = m.time("     ---|     ")
                let expected = "  ------a---b#"

                let result = e1.delay(for: t)

                m.expect(result).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.notApplicable(
                "should raise error when source raises error before absolute delay fires",
                because: "a delay is a duration; there are no dates")

            spec.notApplicable(
                "should raise error when source raises error after absolute delay fires",
                because: "a delay is a duration; there are no dates")

            spec.equal("should delay when source does not emit") { m in
                let e1 = m.hot("  ----|")
                let e1subs = "    ^---!"
                let t = m.time("  ---| ")
                let expected = "  ----|"

                let result = e1.delay(for: t)

                m.expect(result).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should not delay when source is empty") { m in
                let e1 = m.cold(" |   ")
                let e1subs = "    (^!)"
                let t = m.time("  ---|")
                let expected = "  |   "

                let result = e1.delay(for: t)

                m.expect(result).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should delay complete when a value is scheduled") { m in
                let e1 = m.cold(" -a-|    ")
                let e1subs = "    ^--!    "
                let t = m.time("   ---|   ")
                let expected = "  ----(a|)"

                let result = e1.delay(for: t)

                m.expect(result).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should not complete when source does not complete") { m in
                let e1 = m.hot("  ---a---b---------")
                let e1subs = "    ^---------------!"
                let t = m.time("     ---|          ")
                let expected = "  ------a---b------"
                let unsub = "     ----------------!"

                let result = e1.delay(for: t)

                m.expect(result, unsubscribedAt: unsub).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should not break unsubscription chains when result is unsubscribed explicitly") { m in
                let e1 = m.hot("  ---a---b----")
                let e1subs = "    ^-------!   "
                let t = m.time("     ---|     ")
                let expected = "  ------a--   "
                let unsub = "     --------!   "

                let result =
                    e1
                    .flatMap { x in of(x) }
                    .delay(for: t)
                    .flatMap { x in of(x) }

                m.expect(result, unsubscribedAt: unsub).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should not complete when source never completes") { m in
                let e1 = m.cold(" -   ")
                let e1subs = "    ^   "
                let t = m.time("  ---|")
                let expected = "  -   "

                let result = e1.delay(for: t)

                m.expect(result).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.notApplicable(
                "should unsubscribe scheduled actions after execution",
                because: "it counts finalizers inside a subscriber; `DelayTests` has the timer's end")

            spec.equal("should be possible to delay complete by composition") { m in
                let e1 = m.hot("  ---a--b---|  ")
                let e1subs = "    ^---------!  "
                let t = m.time("     --|       ")
                let expected = "  -----a--b---|"

                let result = e1.delay(for: t).concat(with: of("x").delay(for: t).filter { _ in false })

                m.expect(result).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }
        }
    }
}
