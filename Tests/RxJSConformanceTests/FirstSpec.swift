import BinderyStreams
import BinderyTesting
import Testing

@Suite struct FirstSpec {
    @Test(arguments: cases) func behavesAsInRxJS(_ test: Case) throws { try test.run() }

    static var cases: [Case] {
        spec("operators/first", of: 20) { spec in
            spec.equal("should take the first value of an observable with many values") { m in
                let e1 = m.hot("  -----a--b--c---d---|")
                let e1subs = "    ^----!              "
                let expected = "  -----(a|)           "

                m.expect(e1.first(orFailWith: "EmptyError")).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should take the first value of an observable with one value") { m in
                let e1 = m.hot("  ---(a|)")
                let e1subs = "    ^--!   "
                let expected = "  ---(a|)"

                m.expect(e1.first(orFailWith: "EmptyError")).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should allow undefined as a default value") { m in
                let e1 = m.hot("  -----a--a---a-|   ")
                let e1subs = "    ^-------------!   "
                let expected = "  --------------(U|)"

                m.expect(e1.map(Optional.some).first(where: { $0 == "b" }).defaultIfEmpty(nil)).toBe(
                    expected, values: ["U": String?.none])
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should error on empty") { m in
                let e1 = m.hot("--a--^----|")
                let e1subs = "       ^----!"
                let expected = "     -----#"

                m.expect(e1.first(orFailWith: "EmptyError")).toBe(expected, error: "EmptyError")
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should return the default value if source observable was empty") { m in
                let e1 = m.hot("-----^----|   ")
                let e1subs = "       ^----!   "
                let expected = "     -----(a|)"

                m.expect(e1.first().defaultIfEmpty("a")).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should only emit one value in recursive cases") { _ in
                let subject = Subject<Int, MarbleError>()
                var results: [Int] = []

                subject.first(orFailWith: "EmptyError").subscribe { x in
                    results.append(x)
                    subject.send(x + 1)
                }
                subject.send(0)

                #expect(results == [0])
            }

            spec.equal("should propagate error from the source observable") { m in
                let e1 = m.hot("---^---#")
                let e1subs = "     ^---!"
                let expected = "   ----#"

                m.expect(e1.first(orFailWith: "EmptyError")).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should go on forever on never") { m in
                let e1 = m.hot("--^-------")
                let e1subs = "    ^-------"
                let expected = "  --------"

                m.expect(e1.first(orFailWith: "EmptyError")).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should allow unsubscribing early and explicitly") { m in
                let e1 = m.hot("--a--^-----b----c---d--|")
                let e1subs = "       ^--!               "
                let expected = "     ----               "
                let unsub = "        ---!               "

                m.expect(e1.first(orFailWith: "EmptyError"), unsubscribedAt: unsub).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should not break unsubscription chains when result is unsubscribed explicitly") { m in
                let e1 = m.hot("--a--^-----b----c---d--|")
                let e1subs = "       ^--!               "
                let expected = "     ----               "
                let unsub = "        ---!               "

                let result =
                    e1
                    .flatMap { x in of(x) }
                    .first(orFailWith: "EmptyError")
                    .flatMap { x in of(x) }

                m.expect(result, unsubscribedAt: unsub).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should unsubscribe when the first value is received") { m in
                let e1 = m.hot("  --a--b---c-|")
                let e1subs = "    ^-!         "
                let t = m.time("    --|       ")
                let expected = "  ----(a|)    "

                let result =
                    e1
                    .first(orFailWith: "EmptyError")
                    .delay(for: t)

                m.expect(result).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should return first value that matches a predicate") { m in
                let e1 = m.hot("--a-^--b--c--a--c--|")
                let e1subs = "      ^-----!         "
                let expected = "    ------(c|)      "

                m.expect(e1.first(orFailWith: "EmptyError", where: { value in value == "c" })).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should return first value that matches a predicate for odd numbers") { m in
                let values = ["a": 1, "b": 2, "c": 3, "d": 4, "e": 5]
                let e1 = m.hot("--a-^--b--c--d--e--|", values: values)
                let e1subs = "      ^-----!         "
                let expected = "    ------(c|)      "

                m.expect(e1.first(orFailWith: "EmptyError", where: { x in x % 2 == 1 })).toBe(
                    expected, values: ["c": 3])
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should error when no value matches the predicate") { m in
                let e1 = m.hot("--a-^--b--c--a--c--|")
                let e1subs = "      ^--------------!"
                let expected = "    ---------------#"

                m.expect(e1.first(orFailWith: "EmptyError", where: { x in x == "s" })).toBe(
                    expected, error: "EmptyError")
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should return the default value when no value matches the predicate") { m in
                let e1 = m.hot("--a-^--b--c--a--c--|   ")
                let e1subs = "      ^--------------!   "
                let expected = "    ---------------(d|)"

                m.expect(e1.first(where: { $0 == "s" }).defaultIfEmpty("d")).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should propagate error when no value matches the predicate") { m in
                let e1 = m.hot("--a-^--b--c--a--#")
                let e1subs = "      ^-----------!"
                let expected = "    ------------#"

                m.expect(e1.first(orFailWith: "EmptyError", where: { x in x == "s" })).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should return first value that matches the index in the predicate") { m in
                let e1 = m.hot("--a-^--b--c--a--c--|")
                let e1subs = "      ^--------!      "
                let expected = "    ---------(a|)   "

                m.expect(e1.element(at: 2)).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should propagate error from predicate") { m in
                let values = ["a": 1, "b": 2, "c": 3, "d": 4, "e": 5]
                let e1 = m.hot("--a-^--b--c--d--e--|", values: values)
                let e1subs = "      ^--------!      "
                let expected = "    ---------#      "

                let predicate = { (value: Int) throws(MarbleError) -> Bool in
                    if value < 4 {
                        return false
                    } else {
                        throw "error"
                    }
                }

                m.expect(e1.tryFilter(predicate).first(orFailWith: "EmptyError")).toBe(expected, error: "error")
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.notApplicable("should support type guards without breaking previous behavior", because: Reason.typings)

            spec.equal("should stop listening to a synchronous observable when unsubscribed") { _ in
                var sideEffects: [Int] = []
                let synchronousObservable = create(Int.self) { emitter in
                    for i in 0..<10 where !emitter.isDisposed {
                        sideEffects.append(i)
                        emitter.send(i)
                    }
                }

                synchronousObservable.first(orFailWith: "EmptyError", where: { value in value == 2 }).subscribe()

                #expect(sideEffects == [0, 1, 2])
            }
        }
    }
}
