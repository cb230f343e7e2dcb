import BinderyStreams
import BinderyTesting
import Testing

@Suite struct ConcatMapSpec {
    @Test(arguments: cases) func behavesAsInRxJS(_ test: Case) throws { try test.run() }

    static var cases: [Case] {
        spec("operators/concatMap", of: 34) { spec in
            spec.equal("should map-and-flatten each item to an Observable") { m in
                let e1 = m.hot("   --1-----3--5-------|")
                let e1subs = "     ^------------------!"
                let e2 = m.cold("  x-x-x|              ", values: ["x": 10])
                let expected = "   --x-x-x-y-y-yz-z-z-|"
                let values = ["x": 10, "y": 30, "z": 50]

                let result = e1.concatMap { x in e2.map { i in i * Int(x)! } }

                m.expect(result).toBe(expected, values: values)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.notApplicable("should support the deprecated resultSelector", because: Reason.resultSelector)

            spec.notApplicable(
                "should support a void resultSelector (still deprecated)", because: Reason.resultSelector)

            spec.equal("should concatenate many regular interval inners") { m in
                let a = m.cold("  --a-a-a-(a|)                            ")
                let asubs = "     ^-------!                               "
                let b = m.cold("          ----b--b--(b|)                  ")
                let bsubs = "     --------^---------!                     "
                let c = m.cold("                           -c-c-(c|)      ")
                let csubs = "     -------------------------^----!         "
                let d = m.cold("                                ------(d|)")
                let dsubs = "     ------------------------------^-----!   "
                let e1 = m.hot("  a---b--------------------c-d----|       ")
                let e1subs = "    ^-------------------------------!       "
                let expected = "  --a-a-a-a---b--b--b-------c-c-c-----(d|)"

                let observableLookup = ["a": a, "b": b, "c": c, "d": d]
                let source = e1.concatMap { value in observableLookup[value]! }

                m.expect(source).toBe(expected)
                m.expectSubscriptions(a).toBe(asubs)
                m.expectSubscriptions(b).toBe(bsubs)
                m.expectSubscriptions(c).toBe(csubs)
                m.expectSubscriptions(d).toBe(dsubs)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should concatMap many outer values to many inner values") { m in
                let values = ["i": "foo", "j": "bar", "k": "baz", "l": "qux"]
                let e1 = m.hot("    -a---b---c---d---|                        ")
                let e1subs = "      ^----------------!                        "
                let inner = m.cold(" --i-j-k-l-|                              ", values: values)
                let innersubs = [
                    "                 -^---------!                              ",
                    "                 -----------^---------!                    ",
                    "                 ---------------------^---------!          ",
                    "                 -------------------------------^---------!",
                ]
                let expected = "    ---i-j-k-l---i-j-k-l---i-j-k-l---i-j-k-l-|"

                let result = e1.concatMap { value in inner }

                m.expect(result).toBe(expected, values: values)
                m.expectSubscriptions(inner).toBe(innersubs)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should handle an empty source") { m in
                let e1 = m.cold("   |")
                let e1subs = "      (^!)"
                let inner = m.cold("-1-2-3|")
                let innersubs: [String] = []
                let expected = "    |"

                let result = e1.concatMap { _ in inner }

                m.expect(result).toBe(expected)
                m.expectSubscriptions(inner).toBe(innersubs)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should handle a never source") { m in
                let e1 = m.cold("   -")
                let e1subs = "      ^"
                let inner = m.cold("-1-2-3|")
                let innersubs: [String] = []
                let expected = "    -"

                let result = e1.concatMap { _ in
                    return inner
                }

                m.expect(result).toBe(expected)
                m.expectSubscriptions(inner).toBe(innersubs)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should error immediately if given a just-throw source") { m in
                let e1 = m.cold("   #")
                let e1subs = "      (^!)"
                let inner = m.cold("-1-2-3|")
                let innersubs: [String] = []
                let expected = "    #"

                let result = e1.concatMap { _ in
                    return inner
                }

                m.expect(result).toBe(expected)
                m.expectSubscriptions(inner).toBe(innersubs)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should return a silenced version of the source if the mapped inner is empty") { m in
                let e1 = m.cold("   --a-b--c-| ")
                let e1subs = "      ^--------! "
                let inner = m.cold("  |")
                let innersubs = [
                    "                 --(^!)     ",
                    "                 ----(^!)   ",
                    "                 -------(^!)",
                ]
                let expected = "    ---------| "

                let result = e1.concatMap { _ in
                    return inner
                }

                m.expect(result).toBe(expected)
                m.expectSubscriptions(inner).toBe(innersubs)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should return a never if the mapped inner is never") { m in
                let e1 = m.cold("  --a-b--c-|")
                let e1subs = "     ^--------!"
                let inner = m.cold(" -")
                let innersubs = "  --^-------"
                let expected = "   ----------"

                let result = e1.concatMap { _ in
                    return inner
                }

                m.expect(result).toBe(expected)
                m.expectSubscriptions(inner).toBe(innersubs)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should propagate errors if the mapped inner is a just-throw Observable") { m in
                let e1 = m.cold("  --a-b--c-|")
                let e1subs = "     ^-!       "
                let inner = m.cold(" #")
                let innersubs = "  --(^!)    "
                let expected = "   --#       "

                let result = e1.concatMap { _ in
                    return inner
                }

                m.expect(result).toBe(expected)
                m.expectSubscriptions(inner).toBe(innersubs)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should concatMap many outer to many inner, complete late") { m in
                let values = ["i": "foo", "j": "bar", "k": "baz", "l": "qux"]
                let e1 = m.hot("    -a---b---c---d----------------------------------|")
                let e1subs = "      ^-----------------------------------------------!"
                let inner = m.cold(" --i-j-k-l-|                                     ", values: values)
                let innersubs = [
                    "                 -^---------!                                     ",
                    "                 -----------^---------!                           ",
                    "                 ---------------------^---------!                 ",
                    "                 -------------------------------^---------!       ",
                ]
                let expected = "    ---i-j-k-l---i-j-k-l---i-j-k-l---i-j-k-l--------|"

                let result = e1.concatMap { value in inner }

                m.expect(result).toBe(expected, values: values)
                m.expectSubscriptions(inner).toBe(innersubs)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should concatMap many outer to many inner, outer never completes") { m in
                let values = ["i": "foo", "j": "bar", "k": "baz", "l": "qux"]
                let e1 = m.hot("    -a---b---c---d-----------------------------------")
                let e1subs = "      ^------------------------------------------------"
                let inner = m.cold(" --i-j-k-l-|                                     ", values: values)
                let innersubs = [
                    "                 -^---------!                                     ",
                    "                 -----------^---------!                           ",
                    "                 ---------------------^---------!                 ",
                    "                 -------------------------------^---------!       ",
                ]
                let expected = "    ---i-j-k-l---i-j-k-l---i-j-k-l---i-j-k-l---------"

                let result = e1.concatMap { value in inner }

                m.expect(result).toBe(expected, values: values)
                m.expectSubscriptions(inner).toBe(innersubs)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should concatMap many outer to many inner, inner never completes") { m in
                let values = ["i": "foo", "j": "bar", "k": "baz", "l": "qux"]
                let e1 = m.hot("    -a---b---c---d---|")
                let e1subs = "      ^----------------!"
                let inner = m.cold(" --i-j-k-l-       ", values: values)
                let innersubs = "   -^----------------"
                let expected = "    ---i-j-k-l--------"

                let result = e1.concatMap { value in inner }

                m.expect(result).toBe(expected, values: values)
                m.expectSubscriptions(inner).toBe(innersubs)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should concatMap many outer to many inner, and inner throws") { m in
                let values = ["i": "foo", "j": "bar", "k": "baz", "l": "qux"]
                let e1 = m.hot("    -a---b---c---d---|")
                let e1subs = "      ^----------!      "
                let inner = m.cold(" --i-j-k-l-#      ", values: values)
                let innersubs = "   -^---------!      "
                let expected = "    ---i-j-k-l-#      "

                let result = e1.concatMap { _ in inner }

                m.expect(result).toBe(expected, values: values)
                m.expectSubscriptions(inner).toBe(innersubs)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should concatMap many outer to many inner, and outer throws") { m in
                let values = ["i": "foo", "j": "bar", "k": "baz", "l": "qux"]
                let e1 = m.hot("    -a---b---c---d---#")
                let e1subs = "      ^----------------!"
                let inner = m.cold(" --i-j-k-l-|      ", values: values)
                let innersubs = [
                    "                 -^---------!      ",
                    "                 -----------^-----!",
                ]
                let expected = "    ---i-j-k-l---i-j-#"

                let result = e1.concatMap { value in inner }

                m.expect(result).toBe(expected, values: values)
                m.expectSubscriptions(inner).toBe(innersubs)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should concatMap many outer to many inner, both inner and outer throw") { m in
                let values = ["i": "foo", "j": "bar", "k": "baz", "l": "qux"]
                let e1 = m.hot("    -a---b---c---d---#")
                let e1subs = "      ^----------!      "
                let inner = m.cold(" --i-j-k-l-#      ", values: values)
                let innersubs = "   -^---------!      "
                let expected = "    ---i-j-k-l-#      "

                let result = e1.concatMap { value in inner }

                m.expect(result).toBe(expected, values: values)
                m.expectSubscriptions(inner).toBe(innersubs)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should concatMap many complex, where all inners are finite") { m in
                let a = m.cold("   -#                                                          ")
                let asubs: [String] = []
                let b = m.cold("     -#                                                        ")
                let bsubs: [String] = []
                let c = m.cold("          -2--3--4--5----6-|                                   ")
                let csubs = "           --^----------------!                                   "
                let d = m.cold("                           ----2--3|                           ")
                let dsubs = "           -------------------^-------!                           "
                let e = m.cold("                                   -1------2--3-4-5---|        ")
                let esubs = "           ---------------------------^------------------!        "
                let f = m.cold("                                                      --|      ")
                let fsubs = "           ----------------------------------------------^-!      "
                let g = m.cold("                                                        ---1-2|")
                let gsubs = "           ------------------------------------------------^-----!"
                let e1 = m.hot("  -a-b--^-c-----d------e----------------f-----g|               ")
                let e1subs = "          ^--------------------------------------!               "
                let expected = "        ---2--3--4--5----6-----2--3-1------2--3-4-5--------1-2|"
                let observableLookup = ["a": a, "b": b, "c": c, "d": d, "e": e, "f": f, "g": g]

                let result = e1.concatMap { value in observableLookup[value]! }

                m.expect(result).toBe(expected)
                m.expectSubscriptions(a).toBe(asubs)
                m.expectSubscriptions(b).toBe(bsubs)
                m.expectSubscriptions(c).toBe(csubs)
                m.expectSubscriptions(d).toBe(dsubs)
                m.expectSubscriptions(e).toBe(esubs)
                m.expectSubscriptions(f).toBe(fsubs)
                m.expectSubscriptions(g).toBe(gsubs)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should concatMap many complex, all inners finite except one") { m in
                let a = m.cold("   -#                                                          ")
                let asubs: [String] = []
                let b = m.cold("     -#                                                        ")
                let bsubs: [String] = []
                let c = m.cold("          -2--3--4--5----6-|                                   ")
                let csubs = "           --^----------------!                                   "
                let d = m.cold("                           ----2--3-                           ")
                let dsubs = "           -------------------^-----------------------------------"
                let e = m.cold("                                   -1------2--3-4-5---|        ")
                let esubs: [String] = []
                let f = m.cold("                                                      --|      ")
                let fsubs: [String] = []
                let g = m.cold("                                                        ---1-2|")
                let gsubs: [String] = []
                let e1 = m.hot("  -a-b--^-c-----d------e----------------f-----g|               ")
                let e1subs = "          ^--------------------------------------!               "
                let expected = "        ---2--3--4--5----6-----2--3----------------------------"
                let observableLookup = ["a": a, "b": b, "c": c, "d": d, "e": e, "f": f, "g": g]

                let result = e1.concatMap { value in observableLookup[value]! }

                m.expect(result).toBe(expected)
                m.expectSubscriptions(a).toBe(asubs)
                m.expectSubscriptions(b).toBe(bsubs)
                m.expectSubscriptions(c).toBe(csubs)
                m.expectSubscriptions(d).toBe(dsubs)
                m.expectSubscriptions(e).toBe(esubs)
                m.expectSubscriptions(f).toBe(fsubs)
                m.expectSubscriptions(g).toBe(gsubs)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should concatMap many complex, inners finite, outer does not complete") { m in
                let a = m.cold("   -#                                                          ")
                let asubs: [String] = []
                let b = m.cold("     -#                                                        ")
                let bsubs: [String] = []
                let c = m.cold("          -2--3--4--5----6-|                                   ")
                let csubs = "           --^----------------!                                   "
                let d = m.cold("                           ----2--3|                           ")
                let dsubs = "           -------------------^-------!                           "
                let e = m.cold("                                   -1------2--3-4-5---|        ")
                let esubs = "           ---------------------------^------------------!        "
                let f = m.cold("                                                      --|      ")
                let fsubs = "           ----------------------------------------------^-!      "
                let g = m.cold("                                                        ---1-2|")
                let gsubs = "           ------------------------------------------------^-----!"
                let e1 = m.hot("  -a-b--^-c-----d------e----------------f-----g---             ")
                let e1subs = "          ^                                                      "
                let expected = "        ---2--3--4--5----6-----2--3-1------2--3-4-5--------1-2-"
                let observableLookup = ["a": a, "b": b, "c": c, "d": d, "e": e, "f": f, "g": g]

                let result = e1.concatMap { value in observableLookup[value]! }

                m.expect(result).toBe(expected)
                m.expectSubscriptions(a).toBe(asubs)
                m.expectSubscriptions(b).toBe(bsubs)
                m.expectSubscriptions(c).toBe(csubs)
                m.expectSubscriptions(d).toBe(dsubs)
                m.expectSubscriptions(e).toBe(esubs)
                m.expectSubscriptions(f).toBe(fsubs)
                m.expectSubscriptions(g).toBe(gsubs)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should concatMap many complex, all inners finite, and outer throws") { m in
                let a = m.cold("   -#                                                          ")
                let asubs: [String] = []
                let b = m.cold("     -#                                                        ")
                let bsubs: [String] = []
                let c = m.cold("          -2--3--4--5----6-|                                   ")
                let csubs = "           --^----------------!                                   "
                let d = m.cold("                           ----2--3|                           ")
                let dsubs = "           -------------------^-------!                           "
                let e = m.cold("                                   -1------2--3-4-5---|        ")
                let esubs = "           ---------------------------^-----------!               "
                let f = m.cold("                                                      --|      ")
                let fsubs: [String] = []
                let g = m.cold("                                                        ---1-2|")
                let gsubs: [String] = []
                let e1 = m.hot("  -a-b--^-c-----d------e----------------f-----g#               ")
                let e1subs = "          ^--------------------------------------!               "
                let expected = "        ---2--3--4--5----6-----2--3-1------2--3#               "
                let observableLookup = ["a": a, "b": b, "c": c, "d": d, "e": e, "f": f, "g": g]

                let result = e1.concatMap { value in observableLookup[value]! }

                m.expect(result).toBe(expected)
                m.expectSubscriptions(a).toBe(asubs)
                m.expectSubscriptions(b).toBe(bsubs)
                m.expectSubscriptions(c).toBe(csubs)
                m.expectSubscriptions(d).toBe(dsubs)
                m.expectSubscriptions(e).toBe(esubs)
                m.expectSubscriptions(f).toBe(fsubs)
                m.expectSubscriptions(g).toBe(gsubs)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should concatMap many complex, all inners complete except one throws") { m in
                let a = m.cold("   -#                                                          ")
                let asubs: [String] = []
                let b = m.cold("     -#                                                        ")
                let bsubs: [String] = []
                let c = m.cold("          -2--3--4--5----6-#                                   ")
                let csubs = "           --^----------------!                                   "
                let d = m.cold("                           ----2--3|                           ")
                let dsubs: [String] = []
                let e = m.cold("                                   -1------2--3-4-5---|        ")
                let esubs: [String] = []
                let f = m.cold("                                                      --|      ")
                let fsubs: [String] = []
                let g = m.cold("                                                        ---1-2|")
                let gsubs: [String] = []
                let e1 = m.hot("  -a-b--^-c-----d------e----------------f-----g|               ")
                let e1subs = "          ^------------------!                                   "
                let expected = "        ---2--3--4--5----6-#                                   "
                let observableLookup = ["a": a, "b": b, "c": c, "d": d, "e": e, "f": f, "g": g]

                let result = e1.concatMap { value in observableLookup[value]! }

                m.expect(result).toBe(expected)
                m.expectSubscriptions(a).toBe(asubs)
                m.expectSubscriptions(b).toBe(bsubs)
                m.expectSubscriptions(c).toBe(csubs)
                m.expectSubscriptions(d).toBe(dsubs)
                m.expectSubscriptions(e).toBe(esubs)
                m.expectSubscriptions(f).toBe(fsubs)
                m.expectSubscriptions(g).toBe(gsubs)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should concatMap many complex, all inners finite, outer is unsubscribed early") { m in
                let a = m.cold("   -#                                                          ")
                let asubs: [String] = []
                let b = m.cold("     -#                                                        ")
                let bsubs: [String] = []
                let c = m.cold("          -2--3--4--5----6-|                                   ")
                let csubs = "           --^----------------!                                   "
                let d = m.cold("                           ----2--3|                           ")
                let dsubs = "           -------------------^-------!                           "
                let e = m.cold("                                   -1------2--3-4-5---|        ")
                let esubs = "           ---------------------------^--!                        "
                let f = m.cold("                                                      --|      ")
                let fsubs: [String] = []
                let g = m.cold("                                                        ---1-2|")
                let gsubs: [String] = []
                let e1 = m.hot("  -a-b--^-c-----d------e----------------f-----g|               ")
                let e1subs = "          ^-----------------------------!                        "
                let unsub = "           ^-----------------------------!                        "
                let expected = "        ---2--3--4--5----6-----2--3-1--                        "
                let observableLookup = ["a": a, "b": b, "c": c, "d": d, "e": e, "f": f, "g": g]

                let result = e1.concatMap { value in observableLookup[value]! }

                m.expect(result, unsubscribedAt: unsub).toBe(expected)
                m.expectSubscriptions(a).toBe(asubs)
                m.expectSubscriptions(b).toBe(bsubs)
                m.expectSubscriptions(c).toBe(csubs)
                m.expectSubscriptions(d).toBe(dsubs)
                m.expectSubscriptions(e).toBe(esubs)
                m.expectSubscriptions(f).toBe(fsubs)
                m.expectSubscriptions(g).toBe(gsubs)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should not break unsubscription chains when result is unsubscribed explicitly") { m in
                let a = m.cold("   -#                                                          ")
                let asubs: [String] = []
                let b = m.cold("   -#                                                          ")
                let bsubs: [String] = []
                let c = m.cold("          -2--3--4--5----6-|                                   ")
                let csubs = "           --^----------------!                                   "
                let d = m.cold("                           ----2--3|                           ")
                let dsubs = "           -------------------^-------!                           "
                let e = m.cold("                                   -1------2--3-4-5---|        ")
                let esubs = "           ---------------------------^--!                        "
                let f = m.cold("                                                      --|      ")
                let fsubs: [String] = []
                let g = m.cold("                                                        ---1-2|")
                let gsubs: [String] = []
                let e1 = m.hot("  -a-b--^-c-----d------e----------------f-----g|               ")
                let e1subs = "          ^-----------------------------!                        "
                let unsub = "           ^-----------------------------!                        "
                let expected = "        ---2--3--4--5----6-----2--3-1--                        "
                let observableLookup = ["a": a, "b": b, "c": c, "d": d, "e": e, "f": f, "g": g]

                let result = e1.flatMap { x in of(x) }.concatMap { value in observableLookup[value]! }.flatMap { x in
                    of(x)
                }

                m.expect(result, unsubscribedAt: unsub).toBe(expected)
                m.expectSubscriptions(a).toBe(asubs)
                m.expectSubscriptions(b).toBe(bsubs)
                m.expectSubscriptions(c).toBe(csubs)
                m.expectSubscriptions(d).toBe(dsubs)
                m.expectSubscriptions(e).toBe(esubs)
                m.expectSubscriptions(f).toBe(fsubs)
                m.expectSubscriptions(g).toBe(gsubs)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should concatMap many complex, all inners finite, project throws") { m in
                let a = m.cold("   -#                                                          ")
                let asubs: [String] = []
                let b = m.cold("     -#                                                        ")
                let bsubs: [String] = []
                let c = m.cold("          -2--3--4--5----6-|                                   ")
                let csubs = "           --^----------------!                                   "
                let d = m.cold("                           ----2--3|                           ")
                let dsubs = "           -------------------^-------!                           "
                let e = m.cold("                                   -1------2--3-4-5---|        ")
                let esubs: [String] = []
                let f = m.cold("                                                      --|      ")
                let fsubs: [String] = []
                let g = m.cold("                                                        ---1-2|")
                let gsubs: [String] = []
                let e1 = m.hot("  -a-b--^-c-----d------e----------------f-----g|               ")
                let e1subs = "          ^--------------------------!                           "
                let expected = "        ---2--3--4--5----6-----2--3#                           "
                let observableLookup = ["a": a, "b": b, "c": c, "d": d, "e": e, "f": f, "g": g]

                let result = e1.concatMap { value -> AnySignal<String, MarbleError> in
                    if value == "e" {
                        return throwError("error")
                    }
                    return observableLookup[value]!.eraseToAnySignal()
                }

                m.expect(result).toBe(expected)
                m.expectSubscriptions(a).toBe(asubs)
                m.expectSubscriptions(b).toBe(bsubs)
                m.expectSubscriptions(c).toBe(csubs)
                m.expectSubscriptions(d).toBe(dsubs)
                m.expectSubscriptions(e).toBe(esubs)
                m.expectSubscriptions(f).toBe(fsubs)
                m.expectSubscriptions(g).toBe(gsubs)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should finalize before moving to the next observable") { m in
                var results: [String] = []
                let make = { (number: Int) in
                    Producer<String, MarbleError>.deferred {
                        results.append("init \(number)")
                        return of("next \(number)").delay(for: .milliseconds(100))
                            .do(onDispose: { results.append("finalized \(number)") })
                    }
                }
                of(1, 2, 3).concatMap { make($0) }.subscribe({ results.append($0) })
                m.flush()
                #expect(
                    results == [
                        "init 1", "next 1", "finalized 1", "init 2", "next 2", "finalized 2", "init 3", "next 3",
                        "finalized 3",
                    ])
            }

            spec.equal("should concatMap many outer to an array for each value") { m in
                let e1 = m.hot("  2-----4--------3--------2-------|")
                let e1subs = "    ^-------------------------------!"
                let expected = "  (22)--(4444)---(333)----(22)----|"

                let result = e1.concatMap { value in from(Array(repeating: value, count: Int(value)!)) }

                m.expect(result).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should concatMap many outer to inner arrays, outer unsubscribed early") { m in
                let e1 = m.hot("  2-----4--------3--------2-------|")
                let e1subs = "    ^------------!                   "
                let unsub = "     ^------------!                   "
                let expected = "  (22)--(4444)--                   "

                let result = e1.concatMap { value in from(Array(repeating: value, count: Int(value)!)) }

                m.expect(result, unsubscribedAt: unsub).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should concatMap many outer to inner arrays, project throws") { m in
                let e1 = m.hot("  2-----4--------3--------2-------|")
                let e1subs = "    ^--------------!                 "
                let expected = "  (22)--(4444)---#                 "

                var invoked = 0
                let result = e1.concatMap { value -> AnySignal<String, MarbleError> in
                    invoked += 1
                    if invoked == 3 {
                        return throwError("error")
                    }
                    return from(Array(repeating: value, count: Int(value)!))
                }

                m.expect(result).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.notApplicable(
                "should map values to constant resolved promises and concatenate", because: Reason.promises)

            spec.notApplicable(
                "should map values to constant rejected promises and concatenate", because: Reason.promises)

            spec.notApplicable("should map values to resolved promises and concatenate", because: Reason.promises)

            spec.notApplicable("should map values to rejected promises and concatenate", because: Reason.promises)

            spec.equal("should stop listening to a synchronous observable when unsubscribed") { _ in
                var sideEffects: [Int] = []
                let synchronousObservable = counting { sideEffects.append($0) }

                synchronousObservable.concatMap { value in of(value) }.take(3)
                    .subscribe()

                #expect(sideEffects == [0, 1, 2])
            }
        }
    }
}
