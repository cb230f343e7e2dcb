import BinderyStreams
import BinderyTesting
import Testing

@Suite struct SubscribeOnSpec {
    @Test(arguments: cases) func behavesAsInRxJS(_ test: Case) throws { try test.run() }

    static var cases: [Case] {
        spec("operators/subscribeOn", of: 9) { spec in
            spec.equal("should subscribe on specified scheduler") { m in
                let e1 = m.hot("  --a--b--|")
                let expected = "  --a--b--|"
                let sub = "       ^-------!"

                let result = e1.delayObservation(for: .zero)

                m.expect(result).toBe(expected)
                m.expectSubscriptions(e1).toBe(sub)
            }

            spec.equal("should start subscribe after specified delay") { m in
                let e1 = m.hot("    --a--b--|")
                let expected = "    -----b--|"
                let delay = m.time("---|     ")
                let sub = "         ---^----!"

                let result = e1.delayObservation(for: delay)

                m.expect(result).toBe(expected)
                m.expectSubscriptions(e1).toBe(sub)
            }

            spec.equal("should unsubscribe when source raises error") { m in
                let e1 = m.hot("  --a--#")
                let expected = "  --a--#"
                let sub = "       ^----!"

                let result = e1.delayObservation(for: .zero)

                m.expect(result).toBe(expected)
                m.expectSubscriptions(e1).toBe(sub)
            }

            spec.equal("should subscribe when source is empty") { m in
                let e1 = m.hot("  ----|")
                let expected = "  ----|"
                let sub = "       ^---!"

                let result = e1.delayObservation(for: .zero)

                m.expect(result).toBe(expected)
                m.expectSubscriptions(e1).toBe(sub)
            }

            spec.equal("should subscribe when source does not complete") { m in
                let e1 = m.hot("  ----")
                let expected = "  ----"
                let sub = "       ^---"

                let result = e1.delayObservation(for: .zero)

                m.expect(result).toBe(expected)
                m.expectSubscriptions(e1).toBe(sub)
            }

            spec.equal("should allow unsubscribing early and explicitly") { m in
                let e1 = m.hot("  --a--b--|")
                let sub = "       ^---!    "
                let expected = "  --a--    "
                let unsub = "     ----!    "

                let result = e1.delayObservation(for: .zero)

                m.expect(result, unsubscribedAt: unsub).toBe(expected)
                m.expectSubscriptions(e1).toBe(sub)
            }

            spec.equal("should not break unsubscription chains when the result is unsubscribed explicitly") { m in
                let e1 = m.hot("  --a--b--|")
                let sub = "       ^---!    "
                let expected = "  --a--    "
                let unsub = "     ----!    "

                let result =
                    e1
                    .flatMap { x in of(x) }
                    .delayObservation(for: .zero)
                    .flatMap { x in of(x) }

                m.expect(result, unsubscribedAt: unsub).toBe(expected)
                m.expectSubscriptions(e1).toBe(sub)
            }

            spec.notApplicable(
                "should properly support a delayTime of Infinity",
                because: "a `Duration` is finite; `never()` is what does not come")

            spec.equal("should stop listening to a synchronous observable when unsubscribed") { m in
                var sideEffects: [Int] = []
                looping { sideEffects.append($0) }.delayObservation(for: .zero).take(3).subscribe()
                m.flush()
                #expect(sideEffects == [0, 1, 2])
            }
        }
    }
}
