import BinderyStreams
import BinderyTesting
import Testing

@Suite struct DefaultIfEmptySpec {
    @Test(arguments: cases) func behavesAsInRxJS(_ test: Case) throws { try test.run() }

    static var cases: [Case] {
        spec("operators/defaultIfEmpty", of: 8) { spec in
            spec.equal("should return the Observable if not empty with a default value") { m in
                let e1 = m.hot("  --------|", values: [String: Int]())
                let e1subs = "    ^-------!"
                let expected = "  --------(x|)"

                m.expect(e1.defaultIfEmpty(42)).toBe(expected, values: ["x": 42])
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should return the argument if Observable is empty") { m in
                let e1 = m.cold(" |")
                let e1subs = "    (^!)"
                let expected = "  (x|)"

                m.expect(e1.defaultIfEmpty("x")).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should return the Observable if not empty with a default value") { m in
                let e1 = m.hot("  --a--b--|")
                let e1subs = "    ^-------!"
                let expected = "  --a--b--|"

                m.expect(e1.defaultIfEmpty("x")).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should allow undefined as a default value") { m in
                let e1 = m.hot("  --------|")
                let e1subs = "    ^-------!"
                let expected = "  --------(U|)"

                m.expect(e1.map(Optional.some).defaultIfEmpty(nil)).toBe(expected, values: ["U": String?.none])
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should allow unsubscribing early and explicitly") { m in
                let e1 = m.hot("  --a--b--|")
                let e1subs = "    ^---!    "
                let expected = "  --a--    "
                let unsub = "     ----!    "

                let result = e1.defaultIfEmpty("x")

                m.expect(result, unsubscribedAt: unsub).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should not break unsubscription chains when unsubscribed explicitly") { m in
                let e1 = m.hot("  --a--b--|")
                let e1subs = "    ^---!    "
                let expected = "  --a--    "
                let unsub = "     ----!    "

                let result =
                    e1
                    .flatMap { x in of(x) }
                    .defaultIfEmpty("x")
                    .flatMap { x in of(x) }

                m.expect(result, unsubscribedAt: unsub).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should error if the Observable errors") { m in
                let e1 = m.cold(" #")
                let e1subs = "    (^!)"
                let expected = "  #"

                m.expect(e1.defaultIfEmpty("x")).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should stop listening to a synchronous observable when unsubscribed") { _ in
                var sideEffects: [Int] = []
                let synchronousObservable = create(Int.self) { emitter in
                    for i in 0..<10 where !emitter.isDisposed {
                        sideEffects.append(i)
                        emitter.send(i)
                    }
                }

                synchronousObservable
                    .defaultIfEmpty(0)
                    .take(3).subscribe()

                #expect(sideEffects == [0, 1, 2])
            }
        }
    }
}
