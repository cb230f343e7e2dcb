import BinderyStreams
import BinderyTesting
import Testing

@Suite struct MapSpec {
    @Test(arguments: cases) func behavesAsInRxJS(_ test: Case) throws { try test.run() }

    static var cases: [Case] {
        spec("operators/map", of: 16) { spec in
            spec.equal("should map multiple values") { m in
                let e1 = m.cold(" --1--2--3--|")
                let e1subs = "    ^----------!"
                let expected = "  --x--y--z--|"

                let result = e1.map { 10 * Int($0)! }

                m.expect(result).toBe(expected, values: ["x": 10, "y": 20, "z": 30])
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should map one value") { m in
                let values = ["x": 42]
                let e1 = m.cold(" --x--|", values: values)
                let e1subs = "    ^----!"
                let expected = "  --y--|"

                let result = e1.map(addDrama)

                m.expect(result).toBe(expected, values: ["y": "42!"])
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should map multiple values") { m in
                let e1 = m.cold(" --1--2--3--|")
                let e1subs = "    ^----------!"
                let expected = "  --x--y--z--|"

                let result = e1.map(addDrama)

                m.expect(result).toBe(expected, values: ["x": "1!", "y": "2!", "z": "3!"])
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should propagate errors from map function") { m in
                let values = ["x": 42]
                let e1 = m.cold(" --x--|", values: values)
                let e1subs = "    ^-!   "
                let expected = "  --#   "

                let result = e1.tryMap { _ throws(MarbleError) -> Int in throw "too bad" }

                m.expect(result).toBe(expected, error: "too bad")
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should propagate errors from observable that emits only errors") { m in
                let e1 = m.cold(" #   ")
                let e1subs = "    (^!)"
                let expected = "  #   "

                let result = e1.map { $0 }

                m.expect(result).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should propagate errors from observable that emit values") { m in
                let values = ["a": 1, "b": 2]
                let e1 = m.cold(" --a--b--#", values: values, error: "too bad")
                let e1subs = "    ^-------!"
                let expected = "  --x--y--#"

                let result = e1.map(addDrama)

                m.expect(result).toBe(expected, values: ["x": "1!", "y": "2!"], error: "too bad")
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should not map an empty observable") { m in
                let e1 = m.cold(" |   ")
                let e1subs = "    (^!)"
                let expected = "  |   "

                var invoked = 0
                let result =
                    e1
                    .map { x in
                        invoked += 1
                        return x
                    }
                    .do(onCompletion: { #expect(invoked == 0) })

                m.expect(result).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should allow unsubscribing explicitly and early") { m in
                let e1 = m.cold(" --1--2--3--|")
                let e1subs = "    ^-----!     "
                let expected = "  --x--y-     "
                let unsub = "     ------!     "

                let result = e1.map(addDrama)

                m.expect(result, unsubscribedAt: unsub).toBe(expected, values: ["x": "1!", "y": "2!"])
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should map with index") { m in
                let e1 = m.hot("-5-^-4--3---2----1--|")
                let e1subs = "     ^----------------!"
                let expected = "   --a--b---c----d--|"
                let values = ["a": 5, "b": 14, "c": 23, "d": 32]

                var invoked = 0
                let result =
                    e1
                    .enumerated().map { index, x in
                        invoked += 1
                        return Int(x)! + 1 + index * 10
                    }
                    .do(onCompletion: { #expect(invoked == 4) })

                m.expect(result).toBe(expected, values: values)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should map with index until completed") { m in
                let e1 = m.hot("-5-^-4--3---2----1--|")
                let e1subs = "     ^----------------!"
                let expected = "   --a--b---c----d--|"
                let values = ["a": 5, "b": 14, "c": 23, "d": 32]

                var invoked = 0
                let result =
                    e1
                    .enumerated().map { index, x in
                        invoked += 1
                        return Int(x)! + 1 + index * 10
                    }
                    .do(onCompletion: { #expect(invoked == 4) })

                m.expect(result).toBe(expected, values: values)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should map with index until an error occurs") { m in
                let e1 = m.hot("-5-^-4--3---2----1--#", error: "too bad")
                let e1subs = "     ^----------------!"
                let expected = "   --a--b---c----d--#"
                let values = ["a": 5, "b": 14, "c": 23, "d": 32]

                var invoked = 0
                let result =
                    e1
                    .enumerated().map { index, x in
                        invoked += 1
                        return Int(x)! + 1 + index * 10
                    }
                    .do(onFailure: { _ in #expect(invoked == 4) })

                m.expect(result).toBe(expected, values: values, error: "too bad")
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.notApplicable("should map using a custom thisArg", because: Reason.thisArgument)

            spec.equal("should map twice") { m in
                let e1 = m.hot("-0----1-^-2---3--4-5--6--7-8-|")
                let e1subs = "          ^--------------------!"
                let expected = "        --a---b--c-d--e--f-g-|"
                let values = ["a": 2, "b": 3, "c": 4, "d": 5, "e": 6, "f": 7, "g": 8]

                var invoked1 = 0
                var invoked2 = 0
                let result =
                    e1
                    .map { x -> Int in
                        invoked1 += 1
                        return Int(x)! * 2
                    }
                    .map { x in
                        invoked2 += 1
                        return x / 2
                    }
                    .do(onCompletion: {
                        #expect(invoked1 == 7)
                        #expect(invoked2 == 7)
                    })

                m.expect(result).toBe(expected, values: values)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.notApplicable("should do multiple maps using a custom thisArg", because: Reason.thisArgument)

            spec.equal("should not break unsubscription chain when unsubscribed explicitly") { m in
                let e1 = m.cold(" --1--2--3--|")
                let e1subs = "    ^-----!     "
                let expected = "  --x--y-     "
                let unsub = "     ------!     "

                let result =
                    e1
                    .flatMap { x in of(x) }
                    .map(addDrama)
                    .flatMap { x in of(x) }

                m.expect(result, unsubscribedAt: unsub).toBe(expected, values: ["x": "1!", "y": "2!"])
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should stop listening to a synchronous observable when unsubscribed") { _ in
                var sideEffects: [Int] = []
                let synchronous = create(Int.self) { emitter in
                    for i in 0..<10 where !emitter.isDisposed {
                        sideEffects.append(i)
                        emitter.send(i)
                    }
                }
                synchronous.map { $0 }.take(3).subscribe()
                #expect(sideEffects == [0, 1, 2])
            }
        }
    }
}

private func addDrama(_ x: some CustomStringConvertible) -> String { "\(x)!" }
