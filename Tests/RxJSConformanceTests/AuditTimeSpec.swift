import BinderyStreams
import BinderyTesting
import Testing

@Suite struct AuditTimeSpec {
    @Test(arguments: cases) func behavesAsInRxJS(_ test: Case) throws { try test.run() }

    static var cases: [Case] {
        spec("operators/auditTime", of: 13) { spec in
            spec.equal("should emit the last value in each time window") { m in
                let e1 = m.hot("  -a-x-y----b---x-cx---|")
                let e1subs = "    ^--------------------!"
                let t = m.time("   -----|               ")
                let expected = "  ------y--------x-----(x|)"

                let result = e1.audit(for: t)

                m.expect(result).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should auditTime events by 5 time units") { m in
                var values: [Int] = []
                of(1, 2, 3).audit(for: .milliseconds(5)).subscribe({ values.append($0) })
                m.flush()
                #expect(values == [3])
            }

            spec.equal("should auditTime events multiple times") { m in
                let e1 = m.hot("  -012-----01234---|")
                let e1subs = "    ^----------------!"
                let t = m.time("   -----|           ")
                let expected = "  ------2-------4--|"

                m.expect(e1.audit(for: t)).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should delay the source if values are not emitted often enough") { m in
                let e1 = m.hot("  -a--------b-----c----|")
                let e1subs = "    ^--------------------!"
                let t = m.time("   -----|               ")
                let expected = "  ------a--------b-----(c|)"

                m.expect(e1.audit(for: t)).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should handle a busy producer emitting a regular repeating sequence") { m in
                let e1 = m.hot("  abcdefabcdefabcdefabcdefa|")
                let e1subs = "    ^------------------------!"
                let t = m.time("  -----|                    ")
                let expected = "  -----f-----f-----f-----f-----(a|)"

                m.expect(e1.audit(for: t)).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should complete when source does not emit") { m in
                let e1 = m.hot("  -----|")
                let e1subs = "    ^----!"
                let t = m.time("  --|   ")
                let expected = "  -----|"

                m.expect(e1.audit(for: t)).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should raise error when source does not emit and raises error") { m in
                let e1 = m.hot("  -----#")
                let e1subs = "    ^----!"
                let t = m.time("  --|   ")
                let expected = "  -----#"

                m.expect(e1.audit(for: t)).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should handle an empty source") { m in
                let e1 = m.cold(" |   ")
                let e1subs = "    (^!)"
                let t = m.time("  ---|")
                let expected = "  |   "

                m.expect(e1.audit(for: t)).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should handle a never source") { m in
                let e1 = m.cold(" -  ")
                let e1subs = "    ^  "
                let t = m.time("  --|")
                let expected = "  -  "

                m.expect(e1.audit(for: t)).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should handle a throw source") { m in
                let e1 = m.cold(" #   ")
                let e1subs = "    (^!)"
                let t = m.time("  ---|")
                let expected = "  #   "

                m.expect(e1.audit(for: t)).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should not complete when source does not complete") { m in
                let e1 = m.hot("  -a--(bc)-------d----------------")
                let e1subs = "    ^------------------------------!"
                let t = m.time("   -----|                         ")
                let expected = "  ------c-------------d-----------"
                let unsub = "     -------------------------------!"

                m.expect(e1.audit(for: t), unsubscribedAt: unsub).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should not break unsubscription chains when result is unsubscribed explicitly") { m in
                let e1 = m.hot("  -a--(bc)-------d----------------")
                let e1subs = "    ^------------------------------!"
                let t = m.time("   -----|                         ")
                let expected = "  ------c-------------d-----------"
                let unsub = "     -------------------------------!"

                let result =
                    e1
                    .flatMap { x in of(x) }
                    .audit(for: t)
                    .flatMap { x in of(x) }

                m.expect(result, unsubscribedAt: unsub).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should auditTime values until source raises error") { m in
                let e1 = m.hot("  -a--(bc)-------d---------------#")
                let e1subs = "    ^------------------------------!"
                let t = m.time("   -----|                         ")
                let expected = "  ------c-------------d----------#"

                m.expect(e1.audit(for: t)).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }
        }
    }
}
