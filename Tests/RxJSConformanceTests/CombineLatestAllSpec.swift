import BinderyStreams
import BinderyTesting
import Testing

@Suite struct CombineLatestAllSpec {
    @Test(arguments: cases) func behavesAsInRxJS(_ test: Case) throws { try test.run() }

    static var cases: [Case] {
        spec("operators/combineLatestAll", of: 33) { spec in
            spec.equal("should combine events from two observables") { m in
                let x = m.cold("                  -a-----b---|")
                let y = m.cold("                  --1-2-|     ")
                let outer = m.hot("-x----y--------|           ", values: ["x": x, "y": y])
                let expected = "   -----------------A-B--C---|"

                let result = outer.combineLatestAll().map { $0.joined() }

                m.expect(result).toBe(expected, values: ["A": "a1", "B": "a2", "C": "b2"])
            }

            spec.equal("should work with two nevers") { m in
                let e1 = m.cold(" -")
                let e1subs = "    ^"
                let e2 = m.cold(" -")
                let e2subs = "    ^"
                let expected = "  -"

                let result = of(e1, e2).combineLatestAll().map { $0.joined() }

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

                let result = of(e1, e2).combineLatestAll().map { $0.joined() }

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

                let result = of(e1, e2).combineLatestAll().map { $0.joined() }

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

                let result = of(e1, e2).combineLatestAll().map { $0.joined() }

                m.expect(result).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
                m.expectSubscriptions(e2).toBe(e2subs)
            }

            spec.equal("should work with hot-empty and hot-single") { m in
                let e1 = m.hot("-a-^-|")
                let e1subs = "     ^-!"
                let e2 = m.hot("-b-^-c-|")
                let e2subs = "     ^---!"
                let expected = "   ----|"

                let result = of(e1, e2).combineLatestAll().map { $0.joined() }

                m.expect(result).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
                m.expectSubscriptions(e2).toBe(e2subs)
            }

            spec.equal("should work with hot-single and hot-empty") { m in
                let e1 = m.hot("-a-^-|")
                let e1subs = "     ^-!"
                let e2 = m.hot("-b-^-c-|")
                let e2subs = "     ^---!"
                let expected = "   ----|"

                let result = of(e2, e1).combineLatestAll().map { $0.joined() }

                m.expect(result).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
                m.expectSubscriptions(e2).toBe(e2subs)
            }

            spec.equal("should work with hot-single and never") { m in
                let e1 = m.hot("-a-^-|")
                let e1subs = "     ^-!"
                let e2 = m.hot("------")
                let e2subs = "     ^--"
                let expected = "   ---"

                let result = of(e1, e2).combineLatestAll().map { $0.joined() }

                m.expect(result).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
                m.expectSubscriptions(e2).toBe(e2subs)
            }

            spec.equal("should work with never and hot-single") { m in
                let e1 = m.hot("--------")
                let e1subs = "     ^----"
                let e2 = m.hot("-a-^-b-|")
                let e2subs = "     ^---!"
                let expected = "   -----"

                let result = of(e1, e2).combineLatestAll().map { $0.joined() }

                m.expect(result).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
                m.expectSubscriptions(e2).toBe(e2subs)
            }

            spec.equal("should work with hot and hot") { m in
                let e1 = m.hot("--a--^--b--c--|")
                let e1subs = "       ^--------!"
                let e2 = m.hot("---e-^---f--g--|")
                let e2subs = "       ^---------!"
                let expected = "     ----x-yz--|"

                let result = of(e1, e2).combineLatestAll().map { $0.joined() }

                m.expect(result).toBe(expected, values: ["x": "bf", "y": "cf", "z": "cg"])
                m.expectSubscriptions(e1).toBe(e1subs)
                m.expectSubscriptions(e2).toBe(e2subs)
            }

            spec.equal("should allow unsubscribing early and explicitly") { m in
                let e1 = m.hot("--a--^--b--c---d-| ")
                let e1subs = "       ^--------!    "
                let e2 = m.hot("---e-^---f--g---h-|")
                let e2subs = "       ^--------!    "
                let expected = "     ----x-yz--    "
                let unsub = "        ---------!    "
                let values = ["x": "bf", "y": "cf", "z": "cg"]

                let result = of(e1, e2).combineLatestAll().map { $0.joined() }

                m.expect(result, unsubscribedAt: unsub).toBe(expected, values: values)
                m.expectSubscriptions(e1).toBe(e1subs)
                m.expectSubscriptions(e2).toBe(e2subs)
            }

            spec.equal("should not break unsubscription chains when unsubscribed explicitly") { m in
                let e1 = m.hot("  --a--^--b--c---d-| ")
                let e1subs = "         ^--------!    "
                let e2 = m.hot("  ---e-^---f--g---h-|")
                let e2subs = "         ^--------!    "
                let expected = "       ----x-yz--    "
                let unsub = "          ---------!    "
                let values = ["x": "bf", "y": "cf", "z": "cg"]

                let result = of(e1, e2).flatMap { x in of(x) }.combineLatestAll().map { $0.joined() }.flatMap { x in
                    of(x)
                }

                m.expect(result, unsubscribedAt: unsub).toBe(expected, values: values)
                m.expectSubscriptions(e1).toBe(e1subs)
                m.expectSubscriptions(e2).toBe(e2subs)
            }

            spec.equal("should combine 3 observables") { m in
                let e1 = m.hot("--a--^--b--c--|")
                let e1subs = "       ^--------!"
                let e2 = m.hot("---e-^---f--g--|")
                let e2subs = "       ^---------!"
                let e3 = m.hot("---h-^----i--j-|")
                let e3subs = "       ^---------!"
                let expected = "     -----wxyz-|"

                let result = of(e1, e2, e3).combineLatestAll().map { $0.joined() }

                m.expect(result).toBe(expected, values: ["w": "bfi", "x": "cfi", "y": "cgi", "z": "cgj"])
                m.expectSubscriptions(e1).toBe(e1subs)
                m.expectSubscriptions(e2).toBe(e2subs)
                m.expectSubscriptions(e3).toBe(e3subs)
            }

            spec.equal("should work with empty and error") { m in
                let e1 = m.hot("  ----------|")
                let e1subs = "    ^-----!"
                let e2 = m.hot("  ------#", error: "shazbot!")
                let e2subs = "    ^-----!"
                let expected = "  ------#"

                let result = of(e1, e2).combineLatestAll().map { $0.joined() }

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

                let result = of(e1, e2).combineLatestAll().map { $0.joined() }

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

                let result = of(e1, e2).combineLatestAll().map { $0.joined() }

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

                let result = of(e1, e2).combineLatestAll().map { $0.joined() }

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

                let result = of(e1, e2).combineLatestAll().map { $0.joined() }

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

                let result = of(e1, e2).combineLatestAll().map { $0.joined() }

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

                let result = of(e1, e2).combineLatestAll().map { $0.joined() }

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

                let result = of(e1, e2).combineLatestAll().map { $0.joined() }

                m.expect(result).toBe(expected, error: "wokka wokka")
                m.expectSubscriptions(e1).toBe(e1subs)
                m.expectSubscriptions(e2).toBe(e2subs)
            }

            spec.equal("should work with throw and never") { m in
                let e1 = m.hot("   ---^----#", error: "wokka wokka")
                let e1subs = "        ^----!"
                let e2 = m.hot("   ---^-----------")
                let e2subs = "        ^----!"
                let expected = "      -----#"

                let result = of(e1, e2).combineLatestAll().map { $0.joined() }

                m.expect(result).toBe(expected, error: "wokka wokka")
                m.expectSubscriptions(e1).toBe(e1subs)
                m.expectSubscriptions(e2).toBe(e2subs)
            }

            spec.equal("should work with some and throw") { m in
                let e1 = m.hot("---^----a---b--|")
                let e1subs = "     ^--!"
                let e2 = m.hot("---^--#", error: "wokka wokka")
                let e2subs = "     ^--!"
                let expected = "   ---#"

                let result = of(e1, e2).combineLatestAll().map { $0.joined() }

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

                let result = of(e1, e2).combineLatestAll().map { $0.joined() }

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

                let result = of(left, right).combineLatestAll().map { $0.joined() }

                m.expect(result).toBe(expected, error: "bad things")
                m.expectSubscriptions(left).toBe(leftSubs)
                m.expectSubscriptions(right).toBe(rightSubs)
            }

            spec.equal("should handle throw after complete right") { m in
                let left = m.hot(" -----^--------#", error: "bad things")
                let leftSubs = "        ^--------!"
                let right = m.hot("--a--^--b---|")
                let rightSubs = "       ^------!"
                let expected = "        ---------#"

                let result = of(left, right).combineLatestAll().map { $0.joined() }

                m.expect(result).toBe(expected, error: "bad things")
                m.expectSubscriptions(left).toBe(leftSubs)
                m.expectSubscriptions(right).toBe(rightSubs)
            }

            spec.equal("should handle interleaved with tail") { m in
                let e1 = m.hot("-a--^--b---c---|")
                let e1subs = "      ^----------!"
                let e2 = m.hot("--d-^----e---f--|")
                let e2subs = "      ^-----------!"
                let expected = "    -----x-y-z--|"

                let result = of(e1, e2).combineLatestAll().map { $0.joined() }

                m.expect(result).toBe(expected, values: ["x": "be", "y": "ce", "z": "cf"])
                m.expectSubscriptions(e1).toBe(e1subs)
                m.expectSubscriptions(e2).toBe(e2subs)
            }

            spec.equal("should handle two consecutive hot observables") { m in
                let e1 = m.hot("--a--^--b--c--|")
                let e1subs = "       ^--------!"
                let e2 = m.hot("-----^----------d--e--f--|")
                let e2subs = "       ^-------------------!"
                let expected = "     -----------x--y--z--|"

                let result = of(e1, e2).combineLatestAll().map { $0.joined() }

                m.expect(result).toBe(expected, values: ["x": "cd", "y": "ce", "z": "cf"])
                m.expectSubscriptions(e1).toBe(e1subs)
                m.expectSubscriptions(e2).toBe(e2subs)
            }

            spec.equal("should handle two consecutive hot observables with error left") { m in
                let left = m.hot(" --a--^--b--c--#", error: "jenga")
                let leftSubs = "        ^--------!"
                let right = m.hot("-----^----------d--e--f--|")
                let rightSubs = "       ^--------!"
                let expected = "        ---------#"

                let result = of(left, right).combineLatestAll().map { $0.joined() }

                m.expect(result).toBe(expected, error: "jenga")
                m.expectSubscriptions(left).toBe(leftSubs)
                m.expectSubscriptions(right).toBe(rightSubs)
            }

            spec.equal("should handle two consecutive hot observables with error right") { m in
                let left = m.hot(" --a--^--b--c--|")
                let leftSubs = "        ^--------!"
                let right = m.hot("-----^----------d--e--f--#", error: "dun dun dun")
                let rightSubs = "       ^-------------------!"
                let expected = "        -----------x--y--z--#"

                let result = of(left, right).combineLatestAll().map { $0.joined() }

                m.expect(result).toBe(expected, values: ["x": "cd", "y": "ce", "z": "cf"], error: "dun dun dun")
                m.expectSubscriptions(left).toBe(leftSubs)
                m.expectSubscriptions(right).toBe(rightSubs)
            }

            spec.equal("should handle selector throwing") { m in
                let e1 = m.hot("--a--^--b--|")
                let e1subs = "       ^--!"
                let e2 = m.hot("--c--^--d--|")
                let e2subs = "       ^--!"
                let expected = "     ---#"

                let result = of(e1, e2).combineLatestAll().tryMap { values throws(MarbleError) -> String in
                    throw MarbleError("ha ha \(values[0]), \(values[1])")
                }

                m.expect(result).toBe(expected, error: "ha ha b, d")
                m.expectSubscriptions(e1).toBe(e1subs)
                m.expectSubscriptions(e2).toBe(e2subs)
            }

            spec.equal("should combine two observables") { _ in
                let result = of(of(1, 2, 3), of(4, 5, 6, 7, 8)).combineLatestAll()
                #expect(allValues(result) == [[3, 4], [3, 5], [3, 6], [3, 7], [3, 8]])
            }

            spec.notApplicable(
                "should combine two immediately-scheduled observables", because: Reason.schedulerArgument)
        }
    }
}

extension Signal where Value: Signal, Value.Failure == Failure {
    /// What RxJS makes an operator of: the signals are collected, then combined.
    fileprivate func combineLatestAll() -> some Signal<[Value.Value], Failure> {
        collect().flatMap { combineLatest($0) }
    }
}
