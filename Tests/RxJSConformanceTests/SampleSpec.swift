import BinderyStreams
import BinderyTesting
import Testing

@Suite struct SampleSpec {
    @Test(arguments: cases) func behavesAsInRxJS(_ test: Case) throws { try test.run() }

    static var cases: [Case] {
        spec("operators/sample", of: 17) { spec in
            spec.equal("should get samples when the notifier emits") { m in
                let e1 = m.hot("  ---a----b---c----------d-----|   ")
                let e1subs = "    ^----------------------------!   "
                let e2 = m.hot("  -----x----------x---x------x---| ")
                let e2subs = "    ^----------------------------!   "
                let expected = "  -----a----------c----------d-|   "

                m.expect(e1.sample(on: e2)).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
                m.expectSubscriptions(e2).toBe(e2subs)
            }

            spec.equal("should sample nothing if source has not nexted at all") { m in
                let e1 = m.hot("----a-^------------|")
                let e1subs = "        ^------------!"
                let e2 = m.hot("      -----x-------|")
                let e2subs = "        ^------------!"
                let expected = "      -------------|"

                m.expect(e1.sample(on: e2)).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
                m.expectSubscriptions(e2).toBe(e2subs)
            }

            spec.equal("should behave properly when notified by the same observable as the source (issue #2075)") { _ in
                var results: [Int] = []
                let item = Subject<Int, MarbleError>()
                item.sample(on: item).subscribe({ results.append($0) })
                item.send(1)
                item.send(2)
                item.send(3)
                #expect(results == [1, 2, 3])
            }

            spec.equal(
                "should sample nothing if source has nexted after all notifications, but notifier does not complete"
            ) { m in
                let e1 = m.hot("  ----a-^------b-----|")
                let e1subs = "          ^------------!"
                let e2 = m.hot("        -----x--------")
                let e2subs = "          ^------------!"
                let expected = "        -------------|"

                m.expect(e1.sample(on: e2)).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
                m.expectSubscriptions(e2).toBe(e2subs)
            }

            spec.equal("should not sample when the notifier completes") { m in
                let e1 = m.hot("  ----a-^------b----------|")
                let e1subs = "          ^-----------------!"
                let e2 = m.hot("        -----x-----|       ")
                let e2subs = "          ^----------!       "
                let expected = "        ------------------|"

                m.expect(e1.sample(on: e2)).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
                m.expectSubscriptions(e2).toBe(e2subs)
            }

            spec.equal("should not complete when the notifier completes, nor should it emit") { m in
                let e1 = m.hot("  ----a----b----c----d----e----f----")
                let e1subs = "    ^---------------------------------"
                let e2 = m.hot("  ------x-|                         ")
                let e2subs = "    ^-------!                         "
                let expected = "  ------a---------------------------"

                m.expect(e1.sample(on: e2)).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
                m.expectSubscriptions(e2).toBe(e2subs)
            }

            spec.equal("should complete only when the source completes, if notifier completes early") { m in
                let e1 = m.hot("  ----a----b----c----d----e----f---|")
                let e1subs = "    ^--------------------------------!"
                let e2 = m.hot("  ------x-|                         ")
                let e2subs = "    ^-------!                         "
                let expected = "  ------a--------------------------|"

                m.expect(e1.sample(on: e2)).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
                m.expectSubscriptions(e2).toBe(e2subs)
            }

            spec.equal("should allow unsubscribing explicitly and early") { m in
                let e1 = m.hot("  ----a-^--b----c----d----e----f----|          ")
                let unsub = "           --------------!                        "
                let e1subs = "          ^-------------!                        "
                let e2 = m.hot("        -----x----------x----------x----------|")
                let e2subs = "          ^-------------!                        "
                let expected = "        -----b---------                        "

                m.expect(e1.sample(on: e2), unsubscribedAt: unsub).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
                m.expectSubscriptions(e2).toBe(e2subs)
            }

            spec.equal("should not break unsubscription chains when result is unsubscribed explicitly") { m in
                let e1 = m.hot("  ----a-^--b----c----d----e----f----|          ")
                let e1subs = "          ^-------------!                        "
                let e2 = m.hot("        -----x----------x----------x----------|")
                let e2subs = "          ^-------------!                        "
                let expected = "        -----b---------                        "
                let unsub = "           --------------!                        "

                let result =
                    e1
                    .flatMap { x in of(x) }
                    .sample(on: e2)
                    .flatMap { x in of(x) }

                m.expect(result, unsubscribedAt: unsub).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
                m.expectSubscriptions(e2).toBe(e2subs)
            }

            spec.equal("should only sample when a new value arrives, even if it is the same value") { m in
                let e1 = m.hot("  ----a----b----c----c----e----f----|  ")
                let e1subs = "    ^---------------------------------!  "
                let e2 = m.hot("  ------x-x------xx-x---x----x--------|")
                let e2subs = "    ^---------------------------------!  "
                let expected = "  ------a--------c------c----e------|  "

                m.expect(e1.sample(on: e2)).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
                m.expectSubscriptions(e2).toBe(e2subs)
            }

            spec.equal("should raise error if source raises error") { m in
                let e1 = m.hot("  ----a-^--b----c----d----#                    ")
                let e1subs = "          ^-----------------!                    "
                let e2 = m.hot("        -----x----------x----------x----------|")
                let e2subs = "          ^-----------------!                    "
                let expected = "        -----b----------d-#                    "

                m.expect(e1.sample(on: e2)).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
                m.expectSubscriptions(e2).toBe(e2subs)
            }

            spec.equal("should completes if source does not emits") { m in
                let e1 = m.hot("  |              ")
                let e2 = m.hot("  ------x-------|")
                let expected = "  |              "
                let e1subs = "    (^!)           "
                let e2subs = "    (^!)           "

                m.expect(e1.sample(on: e2)).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
                m.expectSubscriptions(e2).toBe(e2subs)
            }

            spec.equal("should raise error if source throws immediately") { m in
                let e1 = m.hot("  #              ")
                let e2 = m.hot("  ------x-------|")
                let expected = "  #              "
                let e1subs = "    (^!)           "
                let e2subs = "    (^!)           "

                m.expect(e1.sample(on: e2)).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
                m.expectSubscriptions(e2).toBe(e2subs)
            }

            spec.equal("should raise error if notification raises error") { m in
                let e1 = m.hot("  --a-----|")
                let e2 = m.hot("  ----#    ")
                let expected = "  ----#    "
                let e1subs = "    ^---!    "
                let e2subs = "    ^---!    "

                m.expect(e1.sample(on: e2)).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
                m.expectSubscriptions(e2).toBe(e2subs)
            }

            spec.equal("should not completes if source does not complete") { m in
                let e1 = m.hot("  ---------------")
                let e1subs = "    ^--------------"
                let e2 = m.hot("  ------x-------|")
                let e2subs = "    ^-------------!"
                let expected = "  ---------------"

                m.expect(e1.sample(on: e2)).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
                m.expectSubscriptions(e2).toBe(e2subs)
            }

            spec.equal("should sample only until source completes") { m in
                let e1 = m.hot("  ----a----b----c----d-|              ")
                let e1subs = "    ^--------------------!              "
                let e2 = m.hot("  -----------x----------x------------|")
                let e2subs = "    ^--------------------!              "
                let expected = "  -----------b---------|              "

                m.expect(e1.sample(on: e2)).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
                m.expectSubscriptions(e2).toBe(e2subs)
            }

            spec.equal("should complete sampling if sample observable completes") { m in
                let e1 = m.hot("  ----a----b----c----d-|")
                let e1subs = "    ^--------------------!"
                let e2 = m.hot("  |                     ")
                let e2subs = "    (^!)                  "
                let expected = "  ---------------------|"

                m.expect(e1.sample(on: e2)).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
                m.expectSubscriptions(e2).toBe(e2subs)
            }
        }
    }
}
