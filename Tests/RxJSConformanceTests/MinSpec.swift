import BinderyStreams
import BinderyTesting
import Testing

@Suite struct MinSpec {
    @Test(arguments: cases) func behavesAsInRxJS(_ test: Case) throws { try test.run() }

    static var cases: [Case] {
        spec("operators/min", of: 21) { spec in
            spec.equal("should min the values of an observable") { m in
                let source = m.hot("--a--b--c--|", values: ["a": 42, "b": -1, "c": 3])
                let subs = "        ^----------!"
                let expected = "    -----------(x|)"

                m.expect(source.min()).toBe(expected, values: ["x": -1])
                m.expectSubscriptions(source).toBe(subs)
            }

            spec.equal("should be never when source is never") { m in
                let e1 = m.cold(" -")
                let e1subs = "    ^"
                let expected = "  -"

                m.expect(e1.min()).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should be zero when source is empty") { m in
                let e1 = m.cold(" |")
                let e1subs = "    (^!)"
                let expected = "  |"

                m.expect(e1.min()).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should be never when source doesn't complete") { m in
                let e1 = m.hot("--x--^--y--")
                let e1subs = "       ^     "
                let expected = "     ------"

                m.expect(e1.min()).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should be completes when source doesn't have values") { m in
                let e1 = m.hot("-x-^---|")
                let e1subs = "     ^---!"
                let expected = "   ----|"

                m.expect(e1.min()).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should min the unique value of an observable") { m in
                let e1 = m.hot("-x-^--y--|", values: ["x": 0, "y": 42])
                let e1subs = "     ^-----!"
                let expected = "   ------(w|)"

                m.expect(e1.min()).toBe(expected, values: ["w": 42])
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should min the values of an ongoing hot observable") { m in
                let e1 = m.hot("--a-^-b--c--d--|", values: ["a": 42, "b": -1, "c": 0, "d": 666])
                let subs = "        ^----------!"
                let expected = "    -----------(x|)"

                m.expect(e1.min()).toBe(expected, values: ["x": -1])
                m.expectSubscriptions(e1).toBe(subs)
            }

            spec.equal("should min a range() source observable") { _ in
                var results: [Int] = []
                from(1...10000).min().subscribe({ results.append($0) })
                #expect(results == [1])
            }

            spec.equal("should min a range().skip(1) source observable") { _ in
                var results: [Int] = []
                from(1...10).skip(1).min().subscribe({ results.append($0) })
                #expect(results == [2])
            }

            spec.equal("should min a range().take(1) source observable") { _ in
                var results: [Int] = []
                from(1...10).take(1).min().subscribe({ results.append($0) })
                #expect(results == [1])
            }

            spec.equal("should work with error") { m in
                let e1 = m.hot("-x-^--y--z--#", values: ["x": 1, "y": 2, "z": 3], error: "too bad")
                let e1subs = "     ^--------!"
                let expected = "   ---------#"

                m.expect(e1.min()).toBe(expected, error: "too bad")
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should work with throw") { m in
                let e1 = m.cold(" #")
                let e1subs = "    (^!)"
                let expected = "  #"

                m.expect(e1.min()).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should handle a constant predicate on an empty hot observable") { m in
                let e1 = m.hot("-x-^---|")
                let e1subs = "     ^---!"
                let expected = "   ----|"

                m.expect(e1.min { constant($0, $1) < 0 }).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should handle a constant predicate on an never hot observable") { m in
                let e1 = m.hot("-x-^----")
                let e1subs = "     ^----"
                let expected = "   -----"

                m.expect(e1.min { constant($0, $1) < 0 }).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should handle a constant predicate on a simple hot observable") { m in
                let e1 = m.hot("-x-^-a-|", values: ["x": 0, "a": 1])
                let e1subs = "     ^---!"
                let expected = "   ----(w|)"

                m.expect(e1.min { constant($0, $1) < 0 }).toBe(expected, values: ["w": 1])
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should allow unsubscribing explicitly and early") { m in
                let e1 = m.hot("-x-^-a-b-c-d-e-f-g-|")
                let unsub = "      -------!         "
                let e1subs = "     ^------!         "
                let expected = "   --------         "

                m.expect(e1.min { constant($0, $1) < 0 }, unsubscribedAt: unsub).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should not break unsubscription chains when result is unsubscribed explicitly") { m in
                let e1 = m.hot("-x-^-a-b-c-d-e-f-g-|")
                let e1subs = "     ^------!         "
                let expected = "   --------         "
                let unsub = "      -------!         "

                let result =
                    e1
                    .flatMap { x in of(x) }
                    .min { constant($0, $1) < 0 }
                    .flatMap { x in of(x) }

                m.expect(result, unsubscribedAt: unsub).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should handle a reverse predicate on observable with many values") { m in
                let e1 = m.hot("-a-^-b--c--d-|", values: ["a": 42, "b": -1, "c": 0, "d": 666])
                let e1subs = "     ^---------!"
                let expected = "   ----------(w|)"

                m.expect(e1.min { reverse($0, $1) < 0 }).toBe(expected, values: ["w": 666])
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should handle a predicate for string on observable with many values") { m in
                let e1 = m.hot("-a-^-b--c--d-|")
                let e1subs = "     ^---------!"
                let expected = "   ----------(w|)"

                m.expect(e1.min { reverse($0, $1) < 0 }).toBe(expected, values: ["w": "d"])
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should handle a constant predicate on observable that throws") { m in
                let e1 = m.hot("-1-^---#")
                let e1subs = "     ^---!"
                let expected = "   ----#"

                m.expect(e1.min { constant($0, $1) < 0 }).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should handle a predicate that throws, on observable with many values") { m in
                let e1 = m.hot("-1-^-2--3--|")
                let e1subs = "     ^----!   "
                let expected = "   -----#   "
                let check = { (x: String) throws(MarbleError) -> String in
                    if x == "3" { throw "error" }
                    return x
                }

                m.expect(e1.tryMap(check).min { $0 > $1 }).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }
        }
    }
}

// As RxJS compares: by numbers.

private func constant<Value>(_: Value, _: Value) -> Int { 42 }

private func reverse<Value: Comparable>(_ x: Value, _ y: Value) -> Int { x > y ? -1 : 1 }
