import BinderyStreams
import BinderyTesting
import Testing

@Suite struct CombineLatestWithSpec {
    @Test(arguments: cases) func behavesAsInRxJS(_ test: Case) throws { try test.run() }

    static var cases: [Case] {
        spec("operators/combineLatestWith", of: 30) { spec in
            spec.equal("should combine events from two cold observables") { m in
                let e1 = m.cold(" -a--b-----c-d-e-|")
                let e2 = m.cold(" --1--2-3-4---|   ")
                let expected = "  --A-BC-D-EF-G-H-|"

                let result = combineLatest(e1, e2).map { a, b in a + b }

                m.expect(result).toBe(
                    expected,
                    values: ["A": "a1", "B": "b1", "C": "b2", "D": "b3", "E": "b4", "F": "c4", "G": "d4", "H": "e4"])
            }

            spec.equal("should work with two nevers") { m in
                let e1 = m.cold(" -")
                let e1subs = "    ^"
                let e2 = m.cold(" -")
                let e2subs = "    ^"
                let expected = "  -"

                let result = combineLatest(e1, e2).map { x, y in x + y }

                m.expect(result).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
                m.expectSubscriptions(e2).toBe(e2subs)
            }

            spec.equal("should work with never and empty") { m in
                let e1 = m.cold(" -")
                let e1subs = "    ^"
                let e2 = m.cold(" |")
                let e2subs = "    (^!)"
                let expected = "  -"

                let result = combineLatest(e1, e2).map { x, y in x + y }

                m.expect(result).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
                m.expectSubscriptions(e2).toBe(e2subs)
            }

            spec.equal("should work with empty and never") { m in
                let e1 = m.cold(" |")
                let e1subs = "    (^!)"
                let e2 = m.cold(" -")
                let e2subs = "    ^"
                let expected = "  -"

                let result = combineLatest(e1, e2).map { x, y in x + y }

                m.expect(result).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
                m.expectSubscriptions(e2).toBe(e2subs)
            }

            spec.equal("should work with empty and empty") { m in
                let e1 = m.cold(" |")
                let e1subs = "    (^!)"
                let e2 = m.cold(" |")
                let e2subs = "    (^!)"
                let expected = "  |"

                let result = combineLatest(e1, e2).map { x, y in x + y }

                m.expect(result).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
                m.expectSubscriptions(e2).toBe(e2subs)
            }

            spec.equal("should work with hot-empty and hot-single") { m in
                let values = ["a": 1, "b": 2, "c": 3, "r": 1 + 3]
                let e1 = m.hot("-a-^-|", values: values)
                let e1subs = "     ^-!"
                let e2 = m.hot("-b-^-c-|", values: values)
                let e2subs = "     ^---!"
                let expected = "   ----|"

                let result = combineLatest(e1, e2).map { x, y in x + y }

                m.expect(result).toBe(expected, values: values)
                m.expectSubscriptions(e1).toBe(e1subs)
                m.expectSubscriptions(e2).toBe(e2subs)
            }

            spec.equal("should work with hot-single and hot-empty") { m in
                let values = ["a": 1, "b": 2, "c": 3]
                let e1 = m.hot("-a-^-|", values: values)
                let e1subs = "     ^-!"
                let e2 = m.hot("-b-^-c-|", values: values)
                let e2subs = "     ^---!"
                let expected = "   ----|"

                let result = combineLatest(e2, e1).map { x, y in x + y }

                m.expect(result).toBe(expected, values: values)
                m.expectSubscriptions(e1).toBe(e1subs)
                m.expectSubscriptions(e2).toBe(e2subs)
            }

            spec.equal("should work with hot-single and never") { m in
                let values = ["a": 1]
                let e1 = m.hot("-a-^-|", values: values)
                let e1subs = "     ^-!"
                let e2 = m.hot("------", values: values)
                let e2subs = "     ^--"
                let expected = "   ---"

                let result = combineLatest(e1, e2).map { x, y in x + y }

                m.expect(result).toBe(expected, values: values)
                m.expectSubscriptions(e1).toBe(e1subs)
                m.expectSubscriptions(e2).toBe(e2subs)
            }

            spec.equal("should work with never and hot-single") { m in
                let values = ["a": 1, "b": 2]
                let e1 = m.hot("--------", values: values)
                let e1subs = "     ^    "
                let e2 = m.hot("-a-^-b-|", values: values)
                let e2subs = "     ^---!"
                let expected = "   -----"

                let result = combineLatest(e1, e2).map { x, y in x + y }

                m.expect(result).toBe(expected, values: values)
                m.expectSubscriptions(e1).toBe(e1subs)
                m.expectSubscriptions(e2).toBe(e2subs)
            }

            spec.equal("should work with hot and hot") { m in
                let e1 = m.hot("--a--^--b--c--|", values: ["a": "a", "b": "b", "c": "c"])
                let e1subs = "       ^--------!"
                let e2 = m.hot("---e-^---f--g--|", values: ["e": "e", "f": "f", "g": "g"])
                let e2subs = "       ^---------!"
                let expected = "     ----x-yz--|"

                let result = combineLatest(e1, e2).map { x, y in x + y }

                m.expect(result).toBe(expected, values: ["x": "bf", "y": "cf", "z": "cg"])
                m.expectSubscriptions(e1).toBe(e1subs)
                m.expectSubscriptions(e2).toBe(e2subs)
            }

            spec.equal("should work with empty and error") { m in
                let e1 = m.hot("  ----------|")
                let e1subs = "    ^-----!"
                let e2 = m.hot("  ------#", error: "shazbot!")
                let e2subs = "    ^-----!"
                let expected = "  ------#"

                let result = combineLatest(e1, e2).map { x, y in x + y }

                m.expect(result).toBe(expected, error: "shazbot!")
                m.expectSubscriptions(e1).toBe(e1subs)
                m.expectSubscriptions(e2).toBe(e2subs)
            }

            spec.equal("should work with error and empty") { m in
                let e1 = m.hot("--^---#", error: "too bad, honk")
                let e1subs = "    ^---!"
                let e2 = m.hot("--^--------|")
                let e2subs = "    ^---!"
                let expected = "  ----#"

                let result = combineLatest(e1, e2).map { x, y in x + y }

                m.expect(result).toBe(expected, error: "too bad, honk")
                m.expectSubscriptions(e1).toBe(e1subs)
                m.expectSubscriptions(e2).toBe(e2subs)
            }

            spec.equal("should work with hot and throw") { m in
                let e1 = m.hot("-a-^--b--c--|")
                let e1subs = "     ^-!"
                let e2 = m.hot("---^-#", error: "bazinga")
                let e2subs = "     ^-!"
                let expected = "   --#"

                let result = combineLatest(e1, e2).map { x, y in x + y }

                m.expect(result).toBe(expected, error: "bazinga")
                m.expectSubscriptions(e1).toBe(e1subs)
                m.expectSubscriptions(e2).toBe(e2subs)
            }

            spec.equal("should work with throw and hot") { m in
                let e1 = m.hot("---^-#", error: "bazinga")
                let e1subs = "     ^-!"
                let e2 = m.hot("-a-^--b--c--|")
                let e2subs = "     ^-!"
                let expected = "   --#"

                let result = combineLatest(e1, e2).map { x, y in x + y }

                m.expect(result).toBe(expected, error: "bazinga")
                m.expectSubscriptions(e1).toBe(e1subs)
                m.expectSubscriptions(e2).toBe(e2subs)
            }

            spec.equal("should work with throw and throw") { m in
                let e1 = m.hot("---^----#", error: "jenga")
                let e1subs = "     ^-!"
                let e2 = m.hot("---^-#", error: "bazinga")
                let e2subs = "     ^-!"
                let expected = "   --#"

                let result = combineLatest(e1, e2).map { x, y in x + y }

                m.expect(result).toBe(expected, error: "bazinga")
                m.expectSubscriptions(e1).toBe(e1subs)
                m.expectSubscriptions(e2).toBe(e2subs)
            }

            spec.equal("should work with error and throw") { m in
                let e1 = m.hot("-a-^--b--#", error: "wokka wokka")
                let e1subs = "     ^-!"
                let e2 = m.hot("---^-#", error: "flurp")
                let e2subs = "     ^-!"
                let expected = "   --#"

                let result = combineLatest(e1, e2).map { x, y in x + y }

                m.expect(result).toBe(expected, error: "flurp")
                m.expectSubscriptions(e1).toBe(e1subs)
                m.expectSubscriptions(e2).toBe(e2subs)
            }

            spec.equal("should work with throw and error") { m in
                let e1 = m.hot("---^-#", error: "flurp")
                let e1subs = "     ^-!"
                let e2 = m.hot("-a-^--b--#", error: "wokka wokka")
                let e2subs = "     ^-!"
                let expected = "   --#"

                let result = combineLatest(e1, e2).map { x, y in x + y }

                m.expect(result).toBe(expected, error: "flurp")
                m.expectSubscriptions(e1).toBe(e1subs)
                m.expectSubscriptions(e2).toBe(e2subs)
            }

            spec.equal("should work with never and throw") { m in
                let e1 = m.hot("---^-----------")
                let e1subs = "     ^-----!"
                let e2 = m.hot("---^-----#", error: "wokka wokka")
                let e2subs = "     ^-----!"
                let expected = "   ------#"

                let result = combineLatest(e1, e2).map { x, y in x + y }

                m.expect(result).toBe(expected, error: "wokka wokka")
                m.expectSubscriptions(e1).toBe(e1subs)
                m.expectSubscriptions(e2).toBe(e2subs)
            }

            spec.equal("should work with throw and never") { m in
                let e1 = m.hot("---^----#", error: "wokka wokka")
                let e1subs = "     ^----!"
                let e2 = m.hot("---^-----------")
                let e2subs = "     ^----!"
                let expected = "   -----#"

                let result = combineLatest(e1, e2).map { x, y in x + y }

                m.expect(result).toBe(expected, error: "wokka wokka")
                m.expectSubscriptions(e1).toBe(e1subs)
                m.expectSubscriptions(e2).toBe(e2subs)
            }

            spec.equal("should work with some and throw") { m in
                let e1 = m.hot("   ---^----a---b--|")
                let e1subs = "        ^--!"
                let e2 = m.hot("   ---^--#", error: "wokka wokka")
                let e2subs = "        ^--!"
                let expected = "      ---#"

                let result = combineLatest(e1, e2).map { x, y in x + y }

                m.expect(result).toBe(expected, error: "wokka wokka")
                m.expectSubscriptions(e1).toBe(e1subs)
                m.expectSubscriptions(e2).toBe(e2subs)
            }

            spec.equal("should work with throw and some") { m in
                let e1 = m.hot("---^--#", error: "wokka wokka")
                let e1subs = "     ^--!"
                let e2 = m.hot("---^----a---b--|")
                let e2subs = "     ^--!"
                let expected = "   ---#"

                let result = combineLatest(e1, e2).map { x, y in x + y }

                m.expect(result).toBe(expected, error: "wokka wokka")
                m.expectSubscriptions(e1).toBe(e1subs)
                m.expectSubscriptions(e2).toBe(e2subs)
            }

            spec.equal("should handle throw after complete left") { m in
                let left = m.hot(" --a--^--b---|")
                let leftSubs = "        ^------!"
                let right = m.hot("-----^--------#", error: "bad things")
                let rightSubs = "       ^--------!"
                let expected = "        ---------#"

                let result = combineLatest(left, right).map { x, y in x + y }

                m.expect(result).toBe(expected, error: "bad things")
                m.expectSubscriptions(left).toBe(leftSubs)
                m.expectSubscriptions(right).toBe(rightSubs)
            }

            spec.equal("should handle throw after complete right") { m in
                let left = m.hot("  -----^--------#", error: "bad things")
                let leftSubs = "         ^--------!"
                let right = m.hot(" --a--^--b---|")
                let rightSubs = "        ^------!"
                let expected = "         ---------#"

                let result = combineLatest(left, right).map { x, y in x + y }

                m.expect(result).toBe(expected, error: "bad things")
                m.expectSubscriptions(left).toBe(leftSubs)
                m.expectSubscriptions(right).toBe(rightSubs)
            }

            spec.equal("should handle interleaved with tail") { m in
                let e1 = m.hot("-a--^--b---c---|", values: ["a": "a", "b": "b", "c": "c"])
                let e1subs = "      ^----------!"
                let e2 = m.hot("--d-^----e---f--|", values: ["d": "d", "e": "e", "f": "f"])
                let e2subs = "      ^-----------!"
                let expected = "    -----x-y-z--|"

                let result = combineLatest(e1, e2).map { x, y in x + y }

                m.expect(result).toBe(expected, values: ["x": "be", "y": "ce", "z": "cf"])
                m.expectSubscriptions(e1).toBe(e1subs)
                m.expectSubscriptions(e2).toBe(e2subs)
            }

            spec.equal("should handle two consecutive hot observables") { m in
                let e1 = m.hot("--a--^--b--c--|", values: ["a": "a", "b": "b", "c": "c"])
                let e1subs = "       ^--------!"
                let e2 = m.hot("-----^----------d--e--f--|", values: ["d": "d", "e": "e", "f": "f"])
                let e2subs = "       ^-------------------!"
                let expected = "     -----------x--y--z--|"

                let result = combineLatest(e1, e2).map { x, y in x + y }

                m.expect(result).toBe(expected, values: ["x": "cd", "y": "ce", "z": "cf"])
                m.expectSubscriptions(e1).toBe(e1subs)
                m.expectSubscriptions(e2).toBe(e2subs)
            }

            spec.equal("should handle two consecutive hot observables with error left") { m in
                let left = m.hot(" --a--^--b--c--#", values: ["a": "a", "b": "b", "c": "c"], error: "jenga")
                let leftSubs = "        ^--------!"
                let right = m.hot("-----^----------d--e--f--|", values: ["d": "d", "e": "e", "f": "f"])
                let rightSubs = "       ^--------!"
                let expected = "        ---------#"

                let result = combineLatest(left, right).map { x, y in x + y }

                m.expect(result).toBe(expected, error: "jenga")
                m.expectSubscriptions(left).toBe(leftSubs)
                m.expectSubscriptions(right).toBe(rightSubs)
            }

            spec.equal("should handle two consecutive hot observables with error right") { m in
                let left = m.hot(" --a--^--b--c--|", values: ["a": "a", "b": "b", "c": "c"])
                let leftSubs = "        ^--------!"
                let right = m.hot(
                    "-----^----------d--e--f--#", values: ["d": "d", "e": "e", "f": "f"], error: "dun dun dun")
                let rightSubs = "       ^-------------------!"
                let expected = "        -----------x--y--z--#"

                let result = combineLatest(left, right).map { x, y in x + y }

                m.expect(result).toBe(expected, values: ["x": "cd", "y": "ce", "z": "cf"], error: "dun dun dun")
                m.expectSubscriptions(left).toBe(leftSubs)
                m.expectSubscriptions(right).toBe(rightSubs)
            }

            spec.equal("should allow unsubscribing early and explicitly") { m in
                let e1 = m.hot("--a--^--b--c---d-| ")
                let e1subs = "       ^--------!    "
                let e2 = m.hot("---e-^---f--g---h-|")
                let e2subs = "       ^--------!    "
                let expected = "     ----x-yz--    "
                let unsub = "        ---------!    "
                let values = ["x": "bf", "y": "cf", "z": "cg"]

                let result = combineLatest(e1, e2).map { x, y in x + y }

                m.expect(result, unsubscribedAt: unsub).toBe(expected, values: values)
                m.expectSubscriptions(e1).toBe(e1subs)
                m.expectSubscriptions(e2).toBe(e2subs)
            }

            spec.equal("should not break unsubscription chains when unsubscribed explicitly") { m in
                let e1 = m.hot("--a--^--b--c---d-| ")
                let e1subs = "       ^--------!    "
                let e2 = m.hot("---e-^---f--g---h-|")
                let e2subs = "       ^--------!    "
                let expected = "     ----x-yz--    "
                let unsub = "        ---------!    "
                let values = ["x": "bf", "y": "cf", "z": "cg"]

                let result = combineLatest(e1.flatMap { x in of(x) }, e2).map { x, y in x + y }.flatMap { x in of(x) }

                m.expect(result, unsubscribedAt: unsub).toBe(expected, values: values)
                m.expectSubscriptions(e1).toBe(e1subs)
                m.expectSubscriptions(e2).toBe(e2subs)
            }

            spec.notApplicable(
                "should emit unique array instances with the default projection", because: Reason.identity)
        }
    }
}
