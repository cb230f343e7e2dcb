import BinderyStreams
import BinderyTesting
import Testing

@Suite struct DebounceTimeSpec {
    @Test(arguments: cases) func behavesAsInRxJS(_ test: Case) throws { try test.run() }

    static var cases: [Case] {
        spec("operators/debounceTime", of: 17) { spec in
            spec.equal("should debounce values by 2 time units") { m in
                let e1 = m.hot("  -a--bc--d---|")
                let e1subs = "    ^-----------!"
                let expected = "  ---a---c--d-|"
                let t = m.time("  --|")

                m.expect(e1.debounce(for: t)).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should delay all elements by the specified time") { m in
                let e1 = m.hot("  -a--------b------c----|")
                let e1subs = "    ^---------------------!"
                let expected = "  ------a--------b------(c|)"
                let t = m.time("  -----|")

                m.expect(e1.debounce(for: t)).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should debounce and delay element by the specified time") { m in
                let e1 = m.hot("  -a--(bc)-----------d-------|")
                let e1subs = "    ^--------------------------!"
                let expected = "  ---------c--------------d--|"
                let t = m.time("  -----|")

                m.expect(e1.debounce(for: t)).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should complete when source does not emit") { m in
                let e1 = m.hot("  -----|")
                let e1subs = "    ^----!"
                let expected = "  -----|"
                let t = m.time("  -|")

                m.expect(e1.debounce(for: t)).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should complete when source is empty") { m in
                let e1 = m.cold(" |")
                let e1subs = "    (^!)"
                let expected = "  |"
                let t = m.time("  -|")

                m.expect(e1.debounce(for: t)).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should raise error when source does not emit and raises error") { m in
                let e1 = m.hot("  -----#")
                let e1subs = "    ^----!"
                let expected = "  -----#"
                let t = m.time("  -|")

                m.expect(e1.debounce(for: t)).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should raise error when source throws") { m in
                let e1 = m.cold(" #")
                let e1subs = "    (^!)"
                let expected = "  #"
                let t = m.time("  -|")

                m.expect(e1.debounce(for: t)).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should allow unsubscribing early and explicitly") { m in
                let e1 = m.hot("  --a--bc--d----|")
                let e1subs = "    ^------!       "
                let expected = "  ----a---       "
                let unsub = "     -------!       "
                let t = m.time("  --|")

                let result = e1.debounce(for: t)

                m.expect(result, unsubscribedAt: unsub).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should not break unsubscription chains when unsubscribed explicitly") { m in
                let e1 = m.hot("  --a--bc--d----|")
                let e1subs = "    ^------!       "
                let expected = "  ----a---       "
                let unsub = "     -------!       "
                let t = m.time("  --|")

                let result =
                    e1
                    .flatMap { x in of(x) }
                    .debounce(for: t)
                    .flatMap { x in of(x) }

                m.expect(result, unsubscribedAt: unsub).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should debounce and does not complete when source does not completes") { m in
                let e1 = m.hot("  -a--(bc)-----------d-------")
                let e1subs = "    ^--------------------------"
                let expected = "  ---------c--------------d--"
                let t = m.time("  -----|")

                m.expect(e1.debounce(for: t)).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should not completes when source does not completes") { m in
                let e1 = m.hot("  -")
                let e1subs = "    ^"
                let expected = "  -"
                let t = m.time("  -|")

                m.expect(e1.debounce(for: t)).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should not completes when source never completes") { m in
                let e1 = m.cold(" -")
                let e1subs = "    ^"
                let expected = "  -"
                let t = m.time("  -|")

                m.expect(e1.debounce(for: t)).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should delay all elements until source raises error") { m in
                let e1 = m.hot("  -a--------b------c----#")
                let e1subs = "    ^---------------------!"
                let expected = "  ------a--------b------#"
                let t = m.time("  -----|")

                m.expect(e1.debounce(for: t)).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should debounce all elements while source emits within given time") { m in
                let e1 = m.hot("  --a--b--c--d--e--f--g--h-|")
                let e1subs = "    ^------------------------!"
                let expected = "  -------------------------(h|)"
                let t = m.time("  ----|")

                m.expect(e1.debounce(for: t)).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should debounce all element while source emits within given time until raises error") { m in
                let e1 = m.hot("  --a--b--c--d--e--f--g--h-#")
                let e1subs = "    ^------------------------!"
                let expected = "  -------------------------#"
                let t = m.time("  ----|")

                m.expect(e1.debounce(for: t)).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should debounce correctly when synchronously reentered") { m in
                var results: [Int] = []
                let source = Subject<Int, Never>()
                source.debounce(for: .zero).subscribe { value in
                    results.append(value)
                    if value == 1 { source.send(2) }
                }
                source.send(1)
                m.flush()
                #expect(results == [1, 2])
            }

            spec.notApplicable(
                "should unsubscribe from the scheduled debounce action when downstream unsubscribes",
                because: "it looks inside a scheduler; `DebounceTests` has the timer's end")
        }
    }
}
