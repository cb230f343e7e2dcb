import BinderyStreams
import BinderyTesting
import Testing

@Suite struct ScanSpec {
    @Test(arguments: cases) func behavesAsInRxJS(_ test: Case) throws { try test.run() }

    static var cases: [Case] {
        spec("operators/scan", of: 14) { spec in
            spec.equal("should scan") { m in
                let values = ["a": 1, "b": 3, "c": 5, "x": 1, "y": 4, "z": 9]
                let e1 = m.hot("  --a--b--c--|", values: values)
                let e1subs = "    ^----------!"
                let expected = "  --x--y--z--|"

                m.expect(e1.scan(0, +)).toBe(expected, values: values)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should scan things") { m in
                let e1 = m.hot("--a--^--b--c--d--e--f--g--|")
                let e1subs = "       ^--------------------!"
                let expected = "     ---u--v--w--x--y--z--|"

                let values = [
                    "u": ["b"], "v": ["b", "c"], "w": ["b", "c", "d"], "x": ["b", "c", "d", "e"],
                    "y": ["b", "c", "d", "e", "f"], "z": ["b", "c", "d", "e", "f", "g"],
                ]

                let source = e1.scan([String]()) { acc, x in acc + [x] }

                m.expect(source).toBe(expected, values: values)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should provide the proper index if seed is skipped") { _ in
                var expected = [1, 2]
                let sums = of(3, 3, 3).enumerated().skip(1).scan(0) { _, next -> Int in
                    #expect(next.offset == expected.removeFirst())
                    return 0
                }
                sums.subscribe()
                #expect(expected.isEmpty)
            }

            spec.equal("should scan with a seed of undefined") { m in
                let e1 = m.hot("--a--^--b--c--d--e--f--g--|")
                let e1subs = "       ^--------------------!"
                let expected = "     ---u--v--w--x--y--z--|"

                let values = [
                    "u": "undefined b", "v": "undefined b c", "w": "undefined b c d", "x": "undefined b c d e",
                    "y": "undefined b c d e f", "z": "undefined b c d e f g",
                ]

                let source = e1.scan("undefined") { acc, x in acc + " " + x }

                m.expect(source).toBe(expected, values: values)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should scan without seed") { m in
                let e1 = m.hot("--a--^--b--c--d--|")
                let e1subs = "       ^-----------!"
                let expected = "     ---x--y--z--|"

                let values = ["x": "b", "y": "bc", "z": "bcd"]

                let source = e1.scan(String?.none) { acc, x in acc.map { $0 + x } ?? x }.skipNil()

                m.expect(source).toBe(expected, values: values)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should handle errors") { m in
                let e1 = m.hot("--a--^--b--c--d--#")
                let e1subs = "       ^-----------!"
                let expected = "     ---u--v--w--#"

                let values = ["u": ["b"], "v": ["b", "c"], "w": ["b", "c", "d"]]

                let source = e1.scan([String]()) { acc, x in acc + [x] }

                m.expect(source).toBe(expected, values: values)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should handle errors in the projection function") { m in
                let e1 = m.hot("--a--^--b--c--d--e--f--g--|")
                let e1subs = "       ^--------!            "
                let expected = "     ---u--v--#            "
                let values = ["u": ["b"], "v": ["b", "c"], "w": ["b", "c", "d"]]

                let source =
                    e1
                    .tryMap { x throws(MarbleError) -> String in
                        if x == "d" { throw "bad!" }
                        return x
                    }
                    .scan([String]()) { acc, x in acc + [x] }

                m.expect(source).toBe(expected, values: values, error: "bad!")
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("handle empty") { m in
                let e1 = m.cold(" |   ")
                let e1subs = "    (^!)"
                let expected = "  |   "

                let source = e1.scan([String]()) { acc, x in acc + [x] }

                m.expect(source).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("handle never") { m in
                let e1 = m.cold(" -")
                let e1subs = "    ^"
                let expected = "  -"

                let source = e1.scan([String]()) { acc, x in acc + [x] }

                m.expect(source).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("handle throw") { m in
                let e1 = m.cold(" #   ")
                let e1subs = "    (^!)"
                let expected = "  #   "

                let source = e1.scan([String]()) { acc, x in acc + [x] }

                m.expect(source).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should allow unsubscribing explicitly and early") { m in
                let e1 = m.hot("--a--^--b--c--d--e--f--g--|")
                let unsub = "        --------------!       "
                let e1subs = "       ^-------------!       "
                let expected = "     ---u--v--w--x--       "
                let values = [
                    "u": ["b"], "v": ["b", "c"], "w": ["b", "c", "d"], "x": ["b", "c", "d", "e"],
                    "y": ["b", "c", "d", "e", "f"], "z": ["b", "c", "d", "e", "f", "g"],
                ]

                let source = e1.scan([String]()) { acc, x in acc + [x] }

                m.expect(source, unsubscribedAt: unsub).toBe(expected, values: values)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should not break unsubscription chains when result is unsubscribed explicitly") { m in
                let e1 = m.hot("--a--^--b--c--d--e--f--g--|")
                let e1subs = "       ^-------------!       "
                let expected = "     ---u--v--w--x--       "
                let unsub = "        --------------!       "
                let values = [
                    "u": ["b"], "v": ["b", "c"], "w": ["b", "c", "d"], "x": ["b", "c", "d", "e"],
                    "y": ["b", "c", "d", "e", "f"], "z": ["b", "c", "d", "e", "f", "g"],
                ]

                let source =
                    e1
                    .flatMap { x in of(x) }
                    .scan([String]()) { acc, x in acc + [x] }
                    .flatMap { x in of(x) }

                m.expect(source, unsubscribedAt: unsub).toBe(expected, values: values)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should pass current index to accumulator") { m in
                let values = ["a": 1, "b": 3, "c": 5, "x": 1, "y": 4, "z": 9]
                var idx = [0, 1, 2]
                let e1 = m.hot("  --a--b--c--|", values: values)
                let e1subs = "    ^----------!"
                let expected = "  --x--y--z--|"

                let result =
                    e1.enumerated()
                    .scan(0) { sum, next -> Int in
                        #expect(next.offset == idx.removeFirst())
                        return sum + next.element
                    }
                    .do(onDispose: { #expect(idx.isEmpty) })

                m.expect(result).toBe(expected, values: values)
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
                    .scan(0) { _, value in value }
                    .take(3)
                    .subscribe()

                #expect(sideEffects == [0, 1, 2])
            }
        }
    }
}
