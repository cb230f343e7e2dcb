import BinderyStreams
import BinderyTesting
import Testing

@Suite struct MaterializeSpec {
    @Test(arguments: cases) func behavesAsInRxJS(_ test: Case) throws { try test.run() }

    static var cases: [Case] {
        spec("operators/materialize", of: 10) { spec in
            spec.equal("should materialize an Observable") { m in
                let e1 = m.hot("  --x--y--z--|   ")
                let e1subs = "    ^----------!   "
                let expected = "  --a--b--c--(d|)"
                let values = ["a": "{x}", "b": "{y}", "c": "{z}", "d": "|"]

                let result = e1.materialize().map { event -> String in
                    guard case .value(let value) = event else { return "|" }
                    return "{\(value)}"
                }

                m.expect(result).toBe(expected, values: values)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should materialize a happy stream") { m in
                let e1 = m.hot("  --a--b--c--|   ")
                let e1subs = "    ^----------!   "
                let expected = "  --w--x--y--(z|)"

                let expectedValue = [
                    "w": Letter.value("a"), "x": Letter.value("b"), "y": Letter.value("c"), "z": Letter.completed,
                ]

                m.expect(e1.materialize()).toBe(expected, values: expectedValue)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should materialize a sad stream") { m in
                let e1 = m.hot("  --a--b--c--#   ")
                let e1subs = "    ^----------!   "
                let expected = "  --w--x--y--(z|)"

                let expectedValue = [
                    "w": Letter.value("a"), "x": Letter.value("b"), "y": Letter.value("c"), "z": Letter.failed("error"),
                ]

                m.expect(e1.materialize()).toBe(expected, values: expectedValue)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should allow unsubscribing explicitly and early") { m in
                let e1 = m.hot("  --a--b--c--|")
                let e1subs = "    ^-----!     "
                let expected = "  --w--x-     "
                let unsub = "     ------!     "

                let expectedValue = ["w": Letter.value("a"), "x": Letter.value("b")]

                m.expect(e1.materialize(), unsubscribedAt: unsub).toBe(expected, values: expectedValue)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should not break unsubscription chains when result is unsubscribed explicitly") { m in
                let e1 = m.hot("  --a--b--c--|")
                let e1subs = "    ^-----!     "
                let expected = "  --w--x-     "
                let unsub = "     ------!     "

                let expectedValue = ["w": Letter.value("a"), "x": Letter.value("b")]

                let result =
                    e1
                    .flatMap { x in of(x) }
                    .materialize()
                    .flatMap { x in Producer<Letter, Never>.just(x) }

                m.expect(result, unsubscribedAt: unsub).toBe(expected, values: expectedValue)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should materialize stream that does not complete") { m in
                let e1 = m.hot("  -")
                let e1subs = "    ^"
                let expected = "  -"

                m.expect(e1.materialize()).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should materialize stream that does not emit") { m in
                let e1 = m.hot("  ----|   ")
                let e1subs = "    ^---!   "
                let expected = "  ----(x|)"

                m.expect(e1.materialize()).toBe(expected, values: ["x": Letter.completed])
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should materialize empty stream") { m in
                let e1 = m.cold(" |   ")
                let e1subs = "    (^!)"
                let expected = "  (x|)"

                m.expect(e1.materialize()).toBe(expected, values: ["x": Letter.completed])
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should materialize stream that throws") { m in
                let e1 = m.cold(" #   ")
                let e1subs = "    (^!)"
                let expected = "  (x|)"

                m.expect(e1.materialize()).toBe(expected, values: ["x": Letter.failed("error")])
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
                    .take(3).subscribe()

                #expect(sideEffects == [0, 1, 2])
            }
        }
    }
}

private typealias Letter = Event<String, MarbleError>
