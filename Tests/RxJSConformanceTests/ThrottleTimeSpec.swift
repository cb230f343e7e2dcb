import BinderyStreams
import BinderyTesting
import Testing

@Suite struct ThrottleTimeSpec {
    @Test(arguments: cases) func behavesAsInRxJS(_ test: Case) throws { try test.run() }

    static var cases: [Case] {
        spec("operators/throttleTime", of: 18) { spec in
            spec.equal("should immediately emit the first value in each time window") { m in
                let e1 = m.hot("  -a-x-y----b---x-cx---|")
                let expected = "  -a--------b-----c----|"
                let subs = "      ^--------------------!"

                let result = e1.throttle(for: .milliseconds(5), latest: false)

                m.expect(result).toBe(expected)
                m.expectSubscriptions(e1).toBe(subs)
            }

            spec.equal("should throttle events by 5 time units") { _ in
                var values: [Int] = []
                of(1, 2, 3).throttle(for: .milliseconds(5), latest: false).subscribe({ values.append($0) })
                #expect(values == [1])
            }

            spec.equal("should throttle events multiple times") { m in
                var values: [String] = []
                let first = Producer<Int, MarbleError>.timer(after: .zero, repeating: .milliseconds(1)).take(3).map {
                    "1-\($0)"
                }
                let second = Producer<Int, MarbleError>.timer(after: .milliseconds(8), repeating: .milliseconds(1))
                    .take(5)
                    .map { "2-\($0)" }
                first.concat(with: second).throttle(for: .milliseconds(5), latest: false).subscribe({
                    values.append($0)
                })
                m.flush()
                #expect(values == ["1-0", "2-0"])
            }

            spec.equal("should simply mirror the source if values are not emitted often enough") { m in
                let e1 = m.hot("  -a--------b-----c----|")
                let subs = "      ^--------------------!"
                let expected = "  -a--------b-----c----|"

                m.expect(e1.throttle(for: .milliseconds(5), latest: false)).toBe(expected)
                m.expectSubscriptions(e1).toBe(subs)
            }

            spec.equal("should handle a busy producer emitting a regular repeating sequence") { m in
                let e1 = m.hot("  abcdefabcdefabcdefabcdefa|")
                let subs = "      ^------------------------!"
                let expected = "  a-----a-----a-----a-----a|"

                m.expect(e1.throttle(for: .milliseconds(5), latest: false)).toBe(expected)
                m.expectSubscriptions(e1).toBe(subs)
            }

            spec.equal("should complete when source does not emit") { m in
                let e1 = m.hot("  -----|")
                let subs = "      ^----!"
                let expected = "  -----|"

                m.expect(e1.throttle(for: .milliseconds(5), latest: false)).toBe(expected)
                m.expectSubscriptions(e1).toBe(subs)
            }

            spec.equal("should raise error when source does not emit and raises error") { m in
                let e1 = m.hot("  -----#")
                let subs = "      ^----!"
                let expected = "  -----#"

                m.expect(e1.throttle(for: .milliseconds(10), latest: false)).toBe(expected)
                m.expectSubscriptions(e1).toBe(subs)
            }

            spec.equal("should handle an empty source") { m in
                let e1 = m.cold(" |")
                let subs = "      (^!)"
                let expected = "  |"

                m.expect(e1.throttle(for: .milliseconds(30), latest: false)).toBe(expected)
                m.expectSubscriptions(e1).toBe(subs)
            }

            spec.equal("should handle a never source") { m in
                let e1 = m.cold(" -")
                let subs = "      ^"
                let expected = "  -"

                m.expect(e1.throttle(for: .milliseconds(30), latest: false)).toBe(expected)
                m.expectSubscriptions(e1).toBe(subs)
            }

            spec.equal("should handle a throw source") { m in
                let e1 = m.cold(" #")
                let subs = "      (^!)"
                let expected = "  #"

                m.expect(e1.throttle(for: .milliseconds(30), latest: false)).toBe(expected)
                m.expectSubscriptions(e1).toBe(subs)
            }

            spec.equal("should throttle and does not complete when source does not completes") { m in
                let e1 = m.hot("  -a--(bc)-------d----------------")
                let unsub = "     -------------------------------!"
                let subs = "      ^------------------------------!"
                let expected = "  -a-------------d----------------"

                m.expect(e1.throttle(for: .milliseconds(5), latest: false), unsubscribedAt: unsub).toBe(expected)
                m.expectSubscriptions(e1).toBe(subs)
            }

            spec.equal("should not break unsubscription chains when result is unsubscribed explicitly") { m in
                let e1 = m.hot("  -a--(bc)-------d----------------")
                let subs = "      ^------------------------------!"
                let expected = "  -a-------------d----------------"
                let unsub = "     -------------------------------!"

                let result =
                    e1
                    .flatMap { x in of(x) }
                    .throttle(for: .milliseconds(5), latest: false)
                    .flatMap { x in of(x) }

                m.expect(result, unsubscribedAt: unsub).toBe(expected)
                m.expectSubscriptions(e1).toBe(subs)
            }

            spec.equal("should throttle values until source raises error") { m in
                let e1 = m.hot("  -a--(bc)-------d---------------#")
                let subs = "      ^------------------------------!"
                let expected = "  -a-------------d---------------#"

                m.expect(e1.throttle(for: .milliseconds(5), latest: false)).toBe(expected)
                m.expectSubscriptions(e1).toBe(subs)
            }

            spec.equal("should immediately emit the first and last values in each time window") { m in
                let e1 = m.hot("  -a-xy-----b--x--cxxx--|")
                let e1subs = "    ^---------------------!"
                let t = m.time("   ----|                 ")
                let expected = "  -a---y----b---x---x---(x|)"

                let result = e1.throttle(for: t)

                m.expect(result).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should emit the value if only a single one is given") { m in
                let e1 = m.hot("  -a--------------------|")
                let t = m.time("   ----|                 ")
                let expected = "  -a--------------------|"

                let result = e1.throttle(for: t)

                m.expect(result).toBe(expected)
            }

            spec.equal("should immediately emit the last value in each time window") { m in
                let e1 = m.hot("  -a-xy-----b--x--cxxx--|")
                let e1subs = "    ^---------------------!"
                let t = m.time("   ----|                 ")
                let expected = "  -----y--------x---x---(x|)"

                let result = e1.throttle(for: t, leading: false)

                m.expect(result).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should emit the last throttled value when complete") { m in
                let e1 = m.hot("  -a-xy-----b--x--cxx-|")
                let e1subs = "    ^-------------------!"
                let t = m.time("   ----|               ")
                let expected = "  -----y--------x---x-|"

                let result = e1.throttle(for: t, leading: false)

                m.expect(result).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should emit the value if only a single one is given") { m in
                let e1 = m.hot("  -a--------------------|")
                let t = m.time("   ----|                 ")
                let expected = "  -----a----------------|"

                let result = e1.throttle(for: t, leading: false)

                m.expect(result).toBe(expected)
            }
        }
    }
}
