import BinderyStreams
import BinderyTesting
import Testing

@Suite struct ReduceSpec {
    @Test(arguments: cases) func behavesAsInRxJS(_ test: Case) throws { try test.run() }

    static var cases: [Case] {
        spec("operators/reduce", of: 20) { spec in
            spec.equal("should reduce") { m in
                let values = ["a": 1, "b": 3, "c": 5, "x": 9]
                let e1 = m.hot("  --a--b--c--|   ", values: values)
                let e1subs = "    ^----------!   "
                let expected = "  -----------(x|)"

                let result = e1.reduce(0, +)

                m.expect(result).toBe(expected, values: values)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should reduce with seed") { m in
                let e1 = m.hot("  --a--b--|   ")
                let e1subs = "    ^-------!   "
                let expected = "  --------(x|)"

                let result = e1.reduce("n") { o, x in o + " " + x }

                m.expect(result).toBe(expected, values: ["x": "n a b"])
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should reduce with a seed of undefined") { m in
                let e1 = m.hot("--a--^--b--c--d--e--f--g--|   ")
                let e1subs = "       ^--------------------!   "
                let expected = "     ---------------------(x|)"

                let result = e1.reduce("undefined") { o, x in o + " " + x }

                m.expect(result).toBe(expected, values: ["x": "undefined b c d e f g"])
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should reduce without a seed") { m in
                let e1 = m.hot("--a--^--b--c--d--e--f--g--|   ")
                let e1subs = "       ^--------------------!   "
                let expected = "     ---------------------(x|)"

                let result = e1.joined { o, x in o + " " + x }

                m.expect(result).toBe(expected, values: ["x": "b c d e f g"])
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should reduce with index without seed") { _ in
                var indices = [1, 2, 3, 4, 5]
                let last = from(0...5).enumerated().skip(1).reduce(0) { _, next -> Int in
                    #expect(indices.removeFirst() == next.offset)
                    return next.element
                }
                last.subscribe(complete: { #expect(indices.isEmpty) })
                #expect(indices.isEmpty)
            }

            spec.equal("should reduce with index with seed") { _ in
                var indices = [0, 1, 2, 3, 4, 5]
                let last = from(0...5).enumerated().reduce(-1) { _, next -> Int in
                    #expect(indices.removeFirst() == next.offset)
                    return next.element
                }
                last.subscribe(complete: { #expect(indices.isEmpty) })
                #expect(indices.isEmpty)
            }

            spec.equal("should reduce with seed if source is empty") { m in
                let e1 = m.hot("--a--^-------|   ")
                let e1subs = "       ^-------!   "
                let expected = "     --------(x|)"

                let result = e1.reduce("42", +)

                m.expect(result).toBe(expected, values: ["x": "42"])
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.notApplicable(
                "should raise error if reduce function throws without seed", because: Reason.typedFailure)

            spec.equal("should allow unsubscribing explicitly and early") { m in
                let e1 = m.hot("  --a--b--|")
                let e1subs = "    ^-----!  "
                let expected = "  -------  "
                let unsub = "     ------!  "

                let result = e1.joined { o, x in o + x }

                m.expect(result, unsubscribedAt: unsub).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should not break unsubscription chains when result is unsubscribed explicitly") { m in
                let e1 = m.hot("  --a--b--|")
                let e1subs = "    ^-----!  "
                let expected = "  -------  "
                let unsub = "     ------!  "

                let result =
                    e1
                    .flatMap { x in of(x) }
                    .joined { o, x in o + x }
                    .flatMap { x in of(x) }

                m.expect(result, unsubscribedAt: unsub).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should raise error if source emits and raises error with seed") { m in
                let e1 = m.hot("  --a--b--#")
                let e1subs = "    ^-------!"
                let expected = "  --------#"

                let result = e1.reduce("42", +)

                m.expect(result).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should raise error if source raises error with seed") { m in
                let e1 = m.hot("  ----#")
                let e1subs = "    ^---!"
                let expected = "  ----#"

                let result = e1.reduce("42", +)

                m.expect(result).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.notApplicable("should raise error if reduce function throws with seed", because: Reason.typedFailure)

            spec.equal("should not complete with seed if source emits but does not complete") { m in
                let e1 = m.hot("  --a--")
                let e1subs = "    ^----"
                let expected = "  -----"

                let result = e1.reduce("n", +)

                m.expect(result).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should not complete with seed if source never completes") { m in
                let e1 = m.cold(" -")
                let e1subs = "    ^"
                let expected = "  -"

                let result = e1.reduce("n", +)

                m.expect(result).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should not complete without seed if source emits but does not completes") { m in
                let e1 = m.hot("  --a--b--")
                let e1subs = "    ^-------"
                let expected = "  --------"

                let result = e1.joined { o, x in o + x }

                m.expect(result).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should not complete without seed if source never completes") { m in
                let e1 = m.cold(" -")
                let e1subs = "    ^"
                let expected = "  -"

                let result = e1.joined { o, x in o + x }

                m.expect(result).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should reduce if source does not emit without seed") { m in
                let e1 = m.hot("--a--^-------|")
                let e1subs = "       ^-------!"
                let expected = "     --------|"

                let result = e1.joined { o, x in o + x }

                m.expect(result).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should raise error if source emits and raises error without seed") { m in
                let e1 = m.hot("  --a--b--#")
                let e1subs = "    ^-------!"
                let expected = "  --------#"

                let result = e1.joined { o, x in o + x }

                m.expect(result).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should raise error if source raises error without seed") { m in
                let e1 = m.hot("  ----#")
                let e1subs = "    ^---!"
                let expected = "  ----#"

                let result = e1.joined { o, x in o + x }

                m.expect(result).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }
        }
    }
}

extension Signal where Failure == MarbleError {
    /// `reduce` without a seed begins with the first value.
    fileprivate func joined(_ next: @escaping (Value, Value) -> Value) -> some Signal<Value, MarbleError> {
        reduce(Value?.none) { result, value in result.map { next($0, value) } ?? value }.skipNil()
    }
}
