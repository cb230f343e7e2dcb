import BinderyStreams
import BinderyTesting
import Testing

@Suite struct MapToSpec {
    @Test(arguments: cases) func behavesAsInRxJS(_ test: Case) throws { try test.run() }

    static var cases: [Case] {
        spec("operators/mapTo", of: 9) { spec in
            spec.equal("should map multiple values") { m in
                let e1 = m.cold(" --1--2--3--|")
                let e1subs = "    ^----------!"
                let expected = "  --a--a--a--|"

                m.expect(e1.mapTo("a")).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should map one value") { m in
                let e1 = m.cold(" --7--|")
                let e1subs = "    ^----!"
                let expected = "  --y--|"

                m.expect(e1.mapTo("y")).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should allow unsubscribing explicitly and early") { m in
                let e1 = m.cold(" --1--2--3--|")
                let e1subs = "    ^-----!     "
                let expected = "  --x--x-     "
                let unsub = "     ------!     "

                m.expect(e1.mapTo("x"), unsubscribedAt: unsub).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should propagate errors from observable that emits only errors") { m in
                let e1 = m.cold(" --#", error: "too bad")
                let e1subs = "    ^-!"
                let expected = "  --#"

                m.expect(e1.mapTo(1)).toBe(expected, error: "too bad")
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should propagate errors from observable that emit values, then errors") { m in
                let e1 = m.cold(" --1--2--#", error: "too bad")
                let e1subs = "    ^-------!"
                let expected = "  --x--x--#"

                m.expect(e1.mapTo("x")).toBe(expected, error: "too bad")
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should not map an empty observable") { m in
                let e1 = m.cold(" |   ")
                let e1subs = "    (^!)"
                let expected = "  |   "

                m.expect(e1.mapTo(-1)).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should map twice") { m in
                let e1 = m.hot("-0----1-^-2---3--4-5--6--7-8-|")
                let e1subs = "          ^--------------------!"
                let expected = "        --h---h--h-h--h--h-h-|"
                let result =
                    e1
                    .mapTo(-1)
                    .mapTo("h")

                m.expect(result).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should not break unsubscription chain when unsubscribed explicitly") { m in
                let e1 = m.cold(" --1--2--3--|")
                let e1subs = "    ^-----!     "
                let expected = "  --x--x-     "
                let unsub = "     ------!     "

                let result =
                    e1
                    .flatMap { x in of(x) }
                    .mapTo("x")
                    .flatMap { x in of(x) }

                m.expect(result, unsubscribedAt: unsub).toBe(expected)
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
                    .mapTo(0)
                    .take(3).subscribe()

                #expect(sideEffects == [0, 1, 2])
            }
        }
    }
}
