import BinderyStreams
import BinderyTesting
import Testing

@Suite struct PluckSpec {
    @Test(arguments: cases) func behavesAsInRxJS(_ test: Case) throws { try test.run() }

    static var cases: [Case] {
        spec("operators/pluck", of: 16) { spec in
            spec.equal("should dematerialize an Observable") { m in
                let inputs = ["a": "{v:1}", "b": "{v:2}", "c": "{v:3}"]
                let e1 = m.cold(" --a--b--c--|", values: inputs)
                let e1subs = "    ^----------!"
                let expected = "  --x--y--z--|"

                let result =
                    e1
                    .map { x in (v: String(x.dropFirst(3).dropLast()), length: x.count) }
                    .map(\.v)

                m.expect(result).toBe(expected, values: ["x": "1", "y": "2", "z": "3"])
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should work for one array") { m in
                let e1 = m.cold(" --x--|", values: ["x": ["abc"]])
                let e1subs = "    ^----!"
                let expected = "  --y--|"

                m.expect(e1.map(\.[0])).toBe(expected, values: ["y": "abc"])
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should work for one object") { m in
                let e1 = m.cold(" --x--|", values: ["x": Box(prop: "42")])
                let e1subs = "    ^----!"
                let expected = "  --y--|"

                m.expect(e1.map(\.prop)).toBe(expected, values: ["y": "42"])
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should work for multiple objects") { m in
                let inputs = ["a": "1", "b": "2", "c": "3", "d": "4", "e": "5"].mapValues { Box(prop: $0) }
                let e1 = m.cold(" --a-b--c-d---e-|", values: inputs)
                let e1subs = "    ^--------------!"
                let expected = "  --1-2--3-4---5-|"

                m.expect(e1.map(\.prop)).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should work with deep nested properties") { m in
                let e1 = m.cold(" --a-b--c-d---e-|", values: nested)
                let e1subs = "    ^--------------!"
                let expected = "  --1-2--3-4---5-|"

                m.expect(e1.map { $0["a"]!["b"]!["c"]! }).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.notApplicable("should work with edge cases of deep nested properties", because: Reason.conversions)

            spec.notApplicable("should throw an error if not property is passed", because: Reason.conversions)

            spec.equal("should propagate errors from observable that emits only errors") { m in
                let e1 = m.cold(" #   ", values: [String: Box]())
                let e1subs = "    (^!)"
                let expected = "  #   "

                m.expect(e1.map(\.prop)).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should propagate errors from observable that emit values") { m in
                let inputs = ["a": Box(prop: "1"), "b": Box(prop: "2")]
                let e1 = m.cold(" --a--b--#", values: inputs, error: "too bad")
                let e1subs = "    ^-------!"
                let expected = "  --1--2--#"

                m.expect(e1.map(\.prop)).toBe(expected, error: "too bad")
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should not pluck an empty observable") { m in
                let e1 = m.cold(" |   ", values: [String: Box]())
                let e1subs = "    (^!)"
                let expected = "  |   "

                m.expect(e1.map(\.prop)).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should allow unsubscribing explicitly and early") { m in
                let inputs = ["a": Box(prop: "1"), "b": Box(prop: "2"), "c": Box(prop: "3")]
                let e1 = m.cold(" --a--b--c--|", values: inputs)
                let unsub = "     ------!     "
                let e1subs = "    ^-----!     "
                let expected = "  --1--2-     "

                m.expect(e1.map(\.prop), unsubscribedAt: unsub).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should pluck twice") { m in
                let e1 = m.cold(" --a-b--c-d---e-|", values: nested)
                let e1subs = "    ^--------------!"
                let expected = "  --1-2--3-4---5-|"

                m.expect(e1.map { $0["a"]!["b"]! }.map { $0["c"]! }).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should not break unsubscription chain when unsubscribed explicitly") { m in
                let inputs = ["a": Box(prop: "1"), "b": Box(prop: "2"), "c": Box(prop: "3")]
                let e1 = m.cold(" --a--b--c--|", values: inputs)
                let e1subs = "    ^-----!     "
                let expected = "  --1--2-     "
                let unsub = "     ------!     "

                let result = e1.flatMap { x in of(x) }.map(\.prop).flatMap { x in of(x) }

                m.expect(result, unsubscribedAt: unsub).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.notApplicable("should support symbols", because: Reason.conversions)

            spec.notApplicable("should not break on null values", because: Reason.conversions)

            spec.equal("should stop listening to a synchronous observable when unsubscribed") { _ in
                var sideEffects: [Int] = []
                let synchronousObservable = create(Int.self) { emitter in
                    for i in 0..<10 where !emitter.isDisposed {
                        sideEffects.append(i)
                        emitter.send(i)
                    }
                }

                synchronousObservable.map(\.description).take(3).subscribe()

                #expect(sideEffects == [0, 1, 2])
            }
        }
    }
}

private struct Box {
    let prop: String
}

private let nested = ["a": "1", "b": "2", "c": "3", "d": "4", "e": "5"].mapValues { ["a": ["b": ["c": $0]]] }
