import BinderyStreams
import BinderyTesting
import Testing

@Suite struct TakeUntilSpec {
    @Test(arguments: cases) func behavesAsInRxJS(_ test: Case) throws { try test.run() }

    static var cases: [Case] {
        spec("operators/takeUntil", of: 17) { spec in
            spec.equal("should take values until notifier emits") { m in
                let e1 = m.hot("  --a--b--c--d--e--f--g--|")
                let e1subs = "    ^------------!          "
                let e2 = m.hot("  -------------z--|       ")
                let e2subs = "    ^------------!          "
                let expected = "  --a--b--c--d-|          "

                m.expect(e1.take(until: e2)).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
                m.expectSubscriptions(e2).toBe(e2subs)
            }

            spec.equal("should take values and raises error when notifier raises error") { m in
                let e1 = m.hot("  --a--b--c--d--e--f--g--|")
                let e1subs = "    ^------------!          "
                let e2 = m.hot("  -------------#          ")
                let e2subs = "    ^------------!          "
                let expected = "  --a--b--c--d-#          "

                m.expect(e1.take(until: e2)).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
                m.expectSubscriptions(e2).toBe(e2subs)
            }

            spec.equal("should take all values when notifier is empty") { m in
                let e1 = m.hot("  --a--b--c--d--e--f--g--|")
                let e1subs = "    ^----------------------!"
                let e2 = m.hot("  -------------|          ")
                let e2subs = "    ^------------!          "
                let expected = "  --a--b--c--d--e--f--g--|"

                m.expect(e1.take(until: e2)).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
                m.expectSubscriptions(e2).toBe(e2subs)
            }

            spec.equal("should take all values when notifier does not complete") { m in
                let e1 = m.hot("  --a--b--c--d--e--f--g--|")
                let e1subs = "    ^----------------------!"
                let e2 = m.hot("  -                       ")
                let e2subs = "    ^----------------------!"
                let expected = "  --a--b--c--d--e--f--g--|"

                m.expect(e1.take(until: e2)).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
                m.expectSubscriptions(e2).toBe(e2subs)
            }

            spec.equal("should complete without subscribing to the source when notifier synchronously emits") { m in
                let e1 = m.hot("  ----a--|")
                let e2 = of(1, 2, 3)
                let expected = "  (|)     "

                m.expect(e1.take(until: e2)).toBe(expected)
                m.expectSubscriptions(e1).toBe([])
            }

            spec.equal("should subscribe to the source when notifier synchronously completes without emitting") { m in
                let e1 = m.hot("  ----a--|")
                let e1subs = "    ^------!"
                let e2 = empty()
                let expected = "  ----a--|"

                m.expect(e1.take(until: e2)).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should allow unsubscribing explicitly and early") { m in
                let e1 = m.hot("  --a--b--c--d--e--f--g--|")
                let e1subs = "    ^------!                "
                let e2 = m.hot("  -------------z--|       ")
                let e2subs = "    ^------!                "
                let unsub = "     -------!                "
                let expected = "  --a--b--                "

                m.expect(e1.take(until: e2), unsubscribedAt: unsub).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
                m.expectSubscriptions(e2).toBe(e2subs)
            }

            spec.equal("should complete when notifier emits if source observable does not complete") { m in
                let e1 = m.hot("  -        ")
                let e1subs = "    ^-!      "
                let e2 = m.hot("  --a--b--|")
                let e2subs = "    ^-!      "
                let expected = "  --|      "

                m.expect(e1.take(until: e2)).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
                m.expectSubscriptions(e2).toBe(e2subs)
            }

            spec.equal("should raise error when notifier raises error if source observable does not complete") { m in
                let e1 = m.hot("  -  ")
                let e1subs = "    ^-!"
                let e2 = m.hot("  --#")
                let e2subs = "    ^-!"
                let expected = "  --#"

                m.expect(e1.take(until: e2)).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
                m.expectSubscriptions(e2).toBe(e2subs)
            }

            spec.equal("should not complete when notifier is empty if source observable does not complete") { m in
                let e1 = m.hot("  -  ")
                let e1subs = "    ^  "
                let e2 = m.hot("  --|")
                let e2subs = "    ^-!"
                let expected = "  ---"

                m.expect(e1.take(until: e2)).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
                m.expectSubscriptions(e2).toBe(e2subs)
            }

            spec.equal("should not complete when source and notifier do not complete") { m in
                let e1 = m.hot("  -")
                let e1subs = "    ^"
                let e2 = m.hot("  -")
                let e2subs = "    ^"
                let expected = "  -"

                m.expect(e1.take(until: e2)).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
                m.expectSubscriptions(e2).toBe(e2subs)
            }

            spec.equal("should complete when notifier emits before source observable emits") { m in
                let e1 = m.hot("  ----a--|")
                let e1subs = "    ^-!     "
                let e2 = m.hot("  --x     ")
                let e2subs = "    ^-!     "
                let expected = "  --|     "

                m.expect(e1.take(until: e2)).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
                m.expectSubscriptions(e2).toBe(e2subs)
            }

            spec.equal("should raise error if source raises error before notifier emits") { m in
                let e1 = m.hot("  --a--b--c--d--#     ")
                let e1subs = "    ^-------------!     "
                let e2 = m.hot("  ----------------a--|")
                let e2subs = "    ^-------------!     "
                let expected = "  --a--b--c--d--#     "

                m.expect(e1.take(until: e2)).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
                m.expectSubscriptions(e2).toBe(e2subs)
            }

            spec.equal("should raise error immediately if source throws") { m in
                let e1 = m.cold(" #   ")
                let e1subs = "    (^!)"
                let e2 = m.hot("  --x ")
                let e2subs = "    (^!)"
                let expected = "  #   "

                m.expect(e1.take(until: e2)).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
                m.expectSubscriptions(e2).toBe(e2subs)
            }

            spec.equal("should dispose source observable if notifier emits before source emits") { m in
                let e1 = m.hot("  ---a---|")
                let e1subs = "    ^-!     "
                let e2 = m.hot("  --x-|   ")
                let e2subs = "    ^-!     "
                let expected = "  --|     "

                m.expect(e1.take(until: e2)).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
                m.expectSubscriptions(e2).toBe(e2subs)
            }

            spec.equal("should dispose notifier if source observable completes") { m in
                let e1 = m.hot("  --a--|     ")
                let e1subs = "    ^----!     "
                let e2 = m.hot("  -------x--|")
                let e2subs = "    ^----!     "
                let expected = "  --a--|     "

                m.expect(e1.take(until: e2)).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
                m.expectSubscriptions(e2).toBe(e2subs)
            }

            spec.equal("should not break unsubscription chain when unsubscribed explicitly") { m in
                let e1 = m.hot("  --a--b--c--d--e--f--g--|")
                let e1subs = "    ^------!                "
                let e2 = m.hot("  -------------z--|       ")
                let e2subs = "    ^------!                "
                let unsub = "     -------!                "
                let expected = "  --a--b--                "

                let result =
                    e1
                    .flatMap { x in of(x) }
                    .take(until: e2)
                    .flatMap { x in of(x) }

                m.expect(result, unsubscribedAt: unsub).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
                m.expectSubscriptions(e2).toBe(e2subs)
            }
        }
    }
}
