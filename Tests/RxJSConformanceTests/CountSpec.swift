import BinderyStreams
import BinderyTesting
import Testing

@Suite struct CountSpec {
    @Test(arguments: cases) func behavesAsInRxJS(_ test: Case) throws { try test.run() }

    static var cases: [Case] {
        spec("operators/count", of: 24) { spec in
            spec.equal("should count the values of an observable") { m in
                let source = m.hot("--a--b--c--|")
                let subs = "        ^----------!"
                let expected = "    -----------(x|)"

                m.expect(source.count()).toBe(expected, values: ["x": 3])
                m.expectSubscriptions(source).toBe(subs)
            }

            spec.equal("should be never when source is never") { m in
                let e1 = m.cold(" -")
                let e1subs = "    ^"
                let expected = "  -"

                m.expect(e1.count()).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should be zero when source is empty") { m in
                let e1 = m.cold(" |")
                let e1subs = "    (^!)"
                let expected = "  (w|)"

                m.expect(e1.count()).toBe(expected, values: ["w": 0])
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should be never when source doesn't complete") { m in
                let e1 = m.hot("--x--^--y--")
                let e1subs = "       ^     "
                let expected = "     ------"

                m.expect(e1.count()).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should be zero when source doesn't have values") { m in
                let e1 = m.hot("-x-^---|")
                let e1subs = "     ^---!"
                let expected = "   ----(w|)"

                m.expect(e1.count()).toBe(expected, values: ["w": 0])
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should count the unique value of an observable") { m in
                let e1 = m.hot("-x-^--y--|")
                let e1subs = "     ^-----!"
                let expected = "   ------(w|)"

                m.expect(e1.count()).toBe(expected, values: ["w": 1])
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should count the values of an ongoing hot observable") { m in
                let source = m.hot("--a-^-b--c--d--|")
                let subs = "            ^----------!"
                let expected = "        -----------(x|)"

                m.expect(source.count()).toBe(expected, values: ["x": 3])
                m.expectSubscriptions(source).toBe(subs)
            }

            spec.equal("should count a range() source observable") { _ in
                var results: [Int] = []
                from(1...10).count().subscribe({ results.append($0) })
                #expect(results == [10])
            }

            spec.equal("should count a range().skip(1) source observable") { _ in
                var results: [Int] = []
                from(1...10).skip(1).count().subscribe({ results.append($0) })
                #expect(results == [9])
            }

            spec.equal("should count a range().take(1) source observable") { _ in
                var results: [Int] = []
                from(1...10).take(1).count().subscribe({ results.append($0) })
                #expect(results == [1])
            }

            spec.equal("should work with error") { m in
                let e1 = m.hot("-x-^--y--z--#", values: ["x": 1, "y": 2, "z": 3], error: "too bad")
                let e1subs = "     ^--------!"
                let expected = "   ---------#"

                m.expect(e1.count()).toBe(expected, error: "too bad")
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should work with throw") { m in
                let e1 = m.cold(" #")
                let e1subs = "    (^!)"
                let expected = "  #"

                m.expect(e1.count()).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should handle an always-true predicate on an empty hot observable") { m in
                let e1 = m.hot("-x-^---|")
                let e1subs = "     ^---!"
                let expected = "   ----(w|)"
                let predicate = { (_: String) in true }

                m.expect(e1.filter(predicate).count()).toBe(expected, values: ["w": 0])
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should handle an always-false predicate on an empty hot observable") { m in
                let e1 = m.hot("-x-^---|")
                let e1subs = "     ^---!"
                let expected = "   ----(w|)"
                let predicate = { (_: String) in false }

                m.expect(e1.filter(predicate).count()).toBe(expected, values: ["w": 0])
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should handle an always-true predicate on a simple hot observable") { m in
                let e1 = m.hot("-x-^-a-|")
                let e1subs = "     ^---!"
                let expected = "   ----(w|)"
                let predicate = { (_: String) in true }

                m.expect(e1.filter(predicate).count()).toBe(expected, values: ["w": 1])
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should handle an always-false predicate on a simple hot observable") { m in
                let e1 = m.hot("-x-^-a-|")
                let e1subs = "     ^---!"
                let expected = "   ----(w|)"
                let predicate = { (_: String) in false }

                m.expect(e1.filter(predicate).count()).toBe(expected, values: ["w": 0])
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should allow unsubscribing early and explicitly") { m in
                let e1 = m.hot("-1-^-2--3--4-|")
                let e1subs = "     ^-----!    "
                let expected = "   -------    "
                let unsub = "      ------!    "

                let result = e1.filter { value in Int(value)! < 10 }.count()

                m.expect(result, unsubscribedAt: unsub).toBe(expected, values: ["w": 3])
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should not break unsubscription chains when result is unsubscribed explicitly") { m in
                let e1 = m.hot("-1-^-2--3--4-|")
                let e1subs = "     ^-----!    "
                let expected = "   -------    "
                let unsub = "      ------!    "

                let result =
                    e1
                    .flatMap { x in of(x) }
                    .filter { value in Int(value)! < 10 }.count()
                    .flatMap { x in of(x) }

                m.expect(result, unsubscribedAt: unsub).toBe(expected, values: ["w": 3])
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should handle a match-all predicate on observable with many values") { m in
                let e1 = m.hot("-1-^-2--3--4-|")
                let e1subs = "     ^---------!"
                let expected = "   ----------(w|)"
                let predicate = { (value: String) in Int(value)! < 10 }

                m.expect(e1.filter(predicate).count()).toBe(expected, values: ["w": 3])
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should handle a match-none predicate on observable with many values") { m in
                let e1 = m.hot("-1-^-2--3--4-|")
                let e1subs = "     ^---------!"
                let expected = "   ----------(w|)"
                let predicate = { (value: String) in Int(value)! > 10 }

                m.expect(e1.filter(predicate).count()).toBe(expected, values: ["w": 0])
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should handle an always-true predicate on observable that throws") { m in
                let e1 = m.hot("-1-^---#")
                let e1subs = "     ^---!"
                let expected = "   ----#"
                let predicate = { (_: String) in true }

                m.expect(e1.filter(predicate).count()).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should handle an always-false predicate on observable that throws") { m in
                let e1 = m.hot("-1-^---#")
                let e1subs = "     ^---!"
                let expected = "   ----#"
                let predicate = { (_: String) in false }

                m.expect(e1.filter(predicate).count()).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should handle an always-true predicate on a hot never-observable") { m in
                let e1 = m.hot("-x-^----")
                let e1subs = "     ^    "
                let expected = "   -----"
                let predicate = { (_: String) in true }

                m.expect(e1.filter(predicate).count()).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should handle a predicate that throws, on observable with many values") { m in
                let e1 = m.hot("-1-^-2--3--|")
                let e1subs = "     ^----!   "
                let expected = "   -----#   "
                let predicate = { (value: String) throws(MarbleError) -> Bool in
                    if value == "3" { throw "error" }
                    return true
                }

                m.expect(e1.tryFilter(predicate).count()).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }
        }
    }
}
