import BinderyStreams
import BinderyTesting
import Testing

@Suite struct ConcatMapToSpec {
    @Test(arguments: cases) func behavesAsInRxJS(_ test: Case) throws { try test.run() }

    static var cases: [Case] {
        spec("operators/concatMapTo", of: 23) { spec in
            spec.equal("should map-and-flatten each item to an Observable") { m in
                let e1 = m.hot("  --1-----3--5-------|")
                let e1subs = "    ^------------------!"
                let e2 = m.cold(" x-x-x|              ", values: ["x": 10])
                let expected = "  --x-x-x-x-x-xx-x-x-|"
                let values = ["x": 10]

                let result = e1.concatMap { _ in e2 }

                m.expect(result).toBe(expected, values: values)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.notApplicable("should support the deprecated resultSelector", because: Reason.resultSelector)

            spec.notApplicable(
                "should support a void resultSelector (still deprecated)", because: Reason.resultSelector)

            spec.equal("should concatMapTo many outer values to many inner values") { m in
                let values = ["i": "foo", "j": "bar", "k": "baz", "l": "qux"]
                let e1 = m.hot("    -a---b---c---d---|                        ")
                let e1subs = "      ^----------------!                        "
                let inner = m.cold("--i-j-k-l-|                               ", values: values)
                let innerSubs = [
                    "                 -^---------!                              ",
                    "                 -----------^---------!                    ",
                    "                 ---------------------^---------!          ",
                    "                 -------------------------------^---------!",
                ]
                let expected = "    ---i-j-k-l---i-j-k-l---i-j-k-l---i-j-k-l-|"

                let result = e1.concatMap { _ in inner }

                m.expect(result).toBe(expected, values: values)
                m.expectSubscriptions(e1).toBe(e1subs)
                m.expectSubscriptions(inner).toBe(innerSubs)
            }

            spec.equal("should handle an empty source") { m in
                let e1 = m.cold(" |")
                let e1subs = "    (^!)"
                let inner = m.cold("-1-2-3|")
                let innerSubs: [String] = []
                let expected = "  |"

                let result = e1.concatMap { _ in inner }

                m.expect(result).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
                m.expectSubscriptions(inner).toBe(innerSubs)
            }

            spec.equal("should handle a never source") { m in
                let e1 = m.cold(" -")
                let e1subs = "    ^"
                let inner = m.cold("-1-2-3|")
                let innerSubs: [String] = []
                let expected = "  -"

                let result = e1.concatMap { _ in inner }

                m.expect(result).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
                m.expectSubscriptions(inner).toBe(innerSubs)
            }

            spec.equal("should error immediately if given a just-throw source") { m in
                let e1 = m.cold(" #")
                let e1subs = "    (^!)"
                let inner = m.cold("-1-2-3|")
                let innerSubs: [String] = []
                let expected = "  #"

                let result = e1.concatMap { _ in inner }

                m.expect(result).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
                m.expectSubscriptions(inner).toBe(innerSubs)
            }

            spec.equal("should return a silenced version of the source if the mapped inner is empty") { m in
                let e1 = m.cold("   --a-b--c-|")
                let e1subs = "      ^--------!"
                let inner = m.cold("|")
                let innerSubs = [
                    "                 --(^!)     ",
                    "                 ----(^!)   ",
                    "                 -------(^!)",
                ]
                let expected = "    ---------|"

                let result = e1.concatMap { _ in inner }

                m.expect(result).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
                m.expectSubscriptions(inner).toBe(innerSubs)
            }

            spec.equal("should return a never if the mapped inner is never") { m in
                let e1 = m.cold("   --a-b--c-|")
                let e1subs = "      ^--------!"
                let inner = m.cold("-")
                let innerSubs = "   --^       "
                let expected = "    ----------"

                let result = e1.concatMap { _ in inner }

                m.expect(result).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
                m.expectSubscriptions(inner).toBe(innerSubs)
            }

            spec.equal("should propagate errors if the mapped inner is a just-throw Observable") { m in
                let e1 = m.cold("   --a-b--c-|")
                let e1subs = "      ^-!       "
                let inner = m.cold("#")
                let innerSubs = "   --(^!)    "
                let expected = "    --#"

                let result = e1.concatMap { _ in inner }

                m.expect(result).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
                m.expectSubscriptions(inner).toBe(innerSubs)
            }

            spec.equal("should concatMapTo many outer to many inner, complete late") { m in
                let values = ["i": "foo", "j": "bar", "k": "baz", "l": "qux"]
                let e1 = m.hot("    -a---b---c---d----------------------------------|")
                let e1subs = "      ^-----------------------------------------------!"
                let inner = m.cold("--i-j-k-l-|                                      ", values: values)
                let innerSubs = [
                    "                 -^---------!                                     ",
                    "                 -----------^---------!                           ",
                    "                 ---------------------^---------!                 ",
                    "                 -------------------------------^---------!       ",
                ]
                let expected = "    ---i-j-k-l---i-j-k-l---i-j-k-l---i-j-k-l--------|"

                let result = e1.concatMap { _ in inner }

                m.expect(result).toBe(expected, values: values)
                m.expectSubscriptions(e1).toBe(e1subs)
                m.expectSubscriptions(inner).toBe(innerSubs)
            }

            spec.equal("should concatMapTo many outer to many inner, outer never completes") { m in
                let values = ["i": "foo", "j": "bar", "k": "baz", "l": "qux"]
                let e1 = m.hot("    -a---b---c---d-----------------------------------")
                let e1subs = "      ^------------------------------------------------"
                let inner = m.cold("--i-j-k-l-|                                      ", values: values)
                let innerSubs = [
                    "                 -^---------!                                     ",
                    "                 -----------^---------!                           ",
                    "                 ---------------------^---------!                 ",
                    "                 -------------------------------^---------!       ",
                ]
                let expected = "    ---i-j-k-l---i-j-k-l---i-j-k-l---i-j-k-l---------"

                let result = e1.concatMap { _ in inner }

                m.expect(result).toBe(expected, values: values)
                m.expectSubscriptions(e1).toBe(e1subs)
                m.expectSubscriptions(inner).toBe(innerSubs)
            }

            spec.equal("should not break unsubscription chains when result is unsubscribed explicitly") { m in
                let values = ["i": "foo", "j": "bar", "k": "baz", "l": "qux"]
                let e1 = m.hot("    -a---b---c---d---| ")
                let e1subs = "      ^----------------! "
                let inner = m.cold("--i-j-k-l-|        ", values: values)
                let innerSubs = [
                    "                 -^---------!       ",
                    "                 -----------^------!",
                ]
                let expected = "    ---i-j-k-l---i-j-k-"
                let unsub = "       ------------------!"

                let result = e1.flatMap { x in of(x) }.concatMap { _ in inner }.flatMap { x in of(x) }

                m.expect(result, unsubscribedAt: unsub).toBe(expected, values: values)
                m.expectSubscriptions(e1).toBe(e1subs)
                m.expectSubscriptions(inner).toBe(innerSubs)
            }

            spec.equal("should concatMapTo many outer to many inner, inner never completes") { m in
                let values = ["i": "foo", "j": "bar", "k": "baz", "l": "qux"]
                let e1 = m.hot("    -a---b---c---d---|")
                let e1subs = "      ^----------------!"
                let inner = m.cold("--i-j-k-l-        ", values: values)
                let innerSubs = "   -^                "
                let expected = "    ---i-j-k-l--------"

                let result = e1.concatMap { _ in inner }

                m.expect(result).toBe(expected, values: values)
                m.expectSubscriptions(e1).toBe(e1subs)
                m.expectSubscriptions(inner).toBe(innerSubs)
            }

            spec.equal("should concatMapTo many outer to many inner, and inner throws") { m in
                let values = ["i": "foo", "j": "bar", "k": "baz", "l": "qux"]
                let e1 = m.hot("    -a---b---c---d---|")
                let e1subs = "      ^----------!      "
                let inner = m.cold("--i-j-k-l-#       ", values: values)
                let innerSubs = "   -^---------!      "
                let expected = "    ---i-j-k-l-#      "

                let result = e1.concatMap { _ in inner }

                m.expect(result).toBe(expected, values: values)
                m.expectSubscriptions(e1).toBe(e1subs)
                m.expectSubscriptions(inner).toBe(innerSubs)
            }

            spec.equal("should concatMapTo many outer to many inner, and outer throws") { m in
                let values = ["i": "foo", "j": "bar", "k": "baz", "l": "qux"]
                let e1 = m.hot("    -a---b---c---d---#")
                let e1subs = "      ^----------------!"
                let inner = m.cold("--i-j-k-l-|       ", values: values)
                let innerSubs = [
                    "                 -^---------!      ",
                    "                 -----------^-----!",
                ]
                let expected = "    ---i-j-k-l---i-j-#"

                let result = e1.concatMap { _ in inner }

                m.expect(result).toBe(expected, values: values)
                m.expectSubscriptions(e1).toBe(e1subs)
                m.expectSubscriptions(inner).toBe(innerSubs)
            }

            spec.equal("should concatMapTo many outer to many inner, both inner and outer throw") { m in
                let values = ["i": "foo", "j": "bar", "k": "baz", "l": "qux"]
                let e1 = m.hot("    -a---b---c---d---#")
                let e1subs = "      ^----------!      "
                let inner = m.cold("--i-j-k-l-#       ", values: values)
                let innerSubs = "   -^---------!      "
                let expected = "    ---i-j-k-l-#      "

                let result = e1.concatMap { _ in inner }

                m.expect(result).toBe(expected, values: values)
                m.expectSubscriptions(e1).toBe(e1subs)
                m.expectSubscriptions(inner).toBe(innerSubs)
            }

            spec.equal("should concatMapTo many outer to an array") { m in
                let e1 = m.hot("  2-----4--------3--------2-------|")
                let expected = "  (0123)(0123)---(0123)---(0123)--|"

                let result = e1.concatMap { _ in from(["0", "1", "2", "3"]) }

                m.expect(result).toBe(expected)
            }

            spec.equal("should concatMapTo many outer to inner arrays, and outer throws") { m in
                let e1 = m.hot("  2-----4--------3--------2-------#")
                let expected = "  (0123)(0123)---(0123)---(0123)--#"

                let result = e1.concatMap { _ in from(["0", "1", "2", "3"]) }

                m.expect(result).toBe(expected)
            }

            spec.equal("should concatMapTo many outer to inner arrays, outer unsubscribed early") { m in
                let e1 = m.hot("  2-----4--------3--------2-------|")
                let unsub = "     -------------!"
                let expected = "  (0123)(0123)--"

                let result = e1.concatMap { _ in from(["0", "1", "2", "3"]) }

                m.expect(result, unsubscribedAt: unsub).toBe(expected)
            }

            spec.notApplicable(
                "should map values to constant resolved promises and concatenate", because: Reason.promises)

            spec.notApplicable(
                "should map values to constant rejected promises and concatenate", because: Reason.promises)

            spec.equal("should stop listening to a synchronous observable when unsubscribed") { _ in
                var sideEffects: [Int] = []
                let synchronousObservable = counting { sideEffects.append($0) }

                synchronousObservable.concatMap { _ in of(0) }.take(3).subscribe()

                #expect(sideEffects == [0, 1, 2])
            }
        }
    }
}
