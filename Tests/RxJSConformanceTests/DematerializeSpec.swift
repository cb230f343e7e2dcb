import BinderyStreams
import BinderyTesting
import Testing

@Suite struct DematerializeSpec {
    @Test(arguments: cases) func behavesAsInRxJS(_ test: Case) throws { try test.run() }

    static var cases: [Case] {
        spec("operators/dematerialize", of: 14) { spec in
            spec.equal("should dematerialize an Observable") { m in
                let values = ["a": "{x}", "b": "{y}", "c": "{z}", "d": "|"]
                let e1 = m.hot("  --a--b--c--d-|", values: values, failure: Never.self)
                let e1subs = "    ^----------!  "
                let expected = "  --x--y--z--|  "

                let result =
                    e1
                    .map { x -> Letter in x == "|" ? .completed : .value(String(x.dropFirst().dropLast())) }
                    .dematerialize()

                m.expect(result).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should dematerialize a happy stream") { m in
                let values = [
                    "a": Letter.value("w"), "b": Letter.value("x"), "c": Letter.value("y"), "d": Letter.completed,
                ]

                let e1 = m.hot("  --a--b--c--d--|", values: values, failure: Never.self)
                let e1subs = "    ^----------!   "
                let expected = "  --w--x--y--|   "

                m.expect(e1.dematerialize()).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should dematerialize a sad stream") { m in
                let values = [
                    "a": Letter.value("w"), "b": Letter.value("x"), "c": Letter.value("y"), "d": Letter.failed("error"),
                ]

                let e1 = m.hot("  --a--b--c--d--|", values: values, failure: Never.self)
                let e1subs = "    ^----------!   "
                let expected = "  --w--x--y--#   "

                m.expect(e1.dematerialize()).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should dematerialize stream does not completes") { m in
                let e1 = m.hot("------", values: [String: Letter](), failure: Never.self)
                let e1subs = "                               ^"
                let expected = "                             -"

                m.expect(e1.dematerialize()).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should dematerialize stream never completes") { m in
                let e1 = m.cold("-", values: [String: Letter](), failure: Never.self)
                let e1subs = "                                ^"
                let expected = "                              -"

                m.expect(e1.dematerialize()).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should dematerialize stream does not emit") { m in
                let e1 = m.hot("----|", values: [String: Letter](), failure: Never.self)
                let e1subs = "                               ^---!"
                let expected = "                             ----|"

                m.expect(e1.dematerialize()).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should dematerialize empty stream") { m in
                let e1 = m.cold("|   ", values: [String: Letter](), failure: Never.self)
                let e1subs = "                                (^!)"
                let expected = "                              |   "

                m.expect(e1.dematerialize()).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should dematerialize stream throws") { m in
                let e1 = m.hot("  (x|)", values: ["x": Letter.failed("error")], failure: Never.self)
                let e1subs = "    (^!)"
                let expected = "  #   "

                m.expect(e1.dematerialize()).toBe(expected, error: "error")
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should allow unsubscribing early and explicitly") { m in
                let values = ["a": Letter.value("w"), "b": .value("x"), "c": .value("y"), "d": .completed]

                let e1 = m.hot("  --a--b--c--d--|", values: values, failure: Never.self)
                let e1subs = "    ^------!       "
                let expected = "  --w--x--       "
                let unsub = "     -------!       "

                let result = e1.dematerialize()

                m.expect(result, unsubscribedAt: unsub).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should not break unsubscription chains when unsubscribed explicitly") { m in
                let values = ["a": Letter.value("w"), "b": .value("x"), "c": .value("y"), "d": .completed]

                let e1 = m.hot("  --a--b--c--d--|", values: values, failure: Never.self)
                let e1subs = "    ^------!       "
                let expected = "  --w--x--       "
                let unsub = "     -------!       "

                let result =
                    e1
                    .flatMap { x in Producer<Letter, Never>.just(x) }
                    .dematerialize()
                    .flatMap { x in of(x) }

                m.expect(result, unsubscribedAt: unsub).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should dematerialize and completes when stream completes with complete notification") { m in
                let e1 = m.hot("  ----(a|)", values: ["a": Letter.completed], failure: Never.self)
                let e1subs = "    ^---!   "
                let expected = "  ----|   "

                m.expect(e1.dematerialize()).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should dematerialize and completes when stream emits complete notification") { m in
                let e1 = m.hot("  ----a--|", values: ["a": Letter.completed], failure: Never.self)
                let e1subs = "    ^---!   "
                let expected = "  ----|   "

                m.expect(e1.dematerialize()).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should work with materialize") { m in
                let e1 = m.hot("  ----a--b---c---d---e----f--|")
                let e1subs = "    ^--------------------------!"
                let expected = "  ----a--b---c---d---e----f--|"

                let result =
                    e1
                    .materialize()
                    .dematerialize()

                m.expect(result).toBe(expected)
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
                    .materialize()
                    .dematerialize()
                    .take(3).subscribe()

                #expect(sideEffects == [0, 1, 2])
            }
        }
    }
}

private typealias Letter = Event<String, MarbleError>
