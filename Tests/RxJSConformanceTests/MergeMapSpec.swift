import BinderyStreams
import BinderyTesting
import Testing

@Suite struct MergeMapSpec {
    @Test(arguments: cases) func behavesAsInRxJS(_ test: Case) throws { try test.run() }

    static var cases: [Case] {
        spec("operators/mergeMap", of: 40) { spec in
            spec.equal("should map-and-flatten each item to an Observable") { m in
                let values = ["x": 10, "y": 30, "z": 50]
                let x = m.cold("    x-x-x|             ", values: values)
                //                        y-y-y|
                //                           z-z-z|
                let xsubs = [
                    "               --^----!             ",
                    "               --------^----!       ",
                    "               -----------^----!    ",
                ]
                let e1 = m.hot("  --1-----3--5--------|")
                let e1subs = "    ^-------------------!"
                let expected = "  --x-x-x-y-yzyz-z----|"

                let result = e1.flatMap { value in x.map { i in i * Int(value)! } }

                m.expect(result).toBe(expected, values: values)
                m.expectSubscriptions(x).toBe(xsubs)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.notApplicable("should support the deprecated resultSelector", because: Reason.resultSelector)

            spec.notApplicable(
                "should support a void resultSelector (still deprecated)", because: Reason.resultSelector)

            spec.notApplicable(
                "should support a void resultSelector (still deprecated) and concurrency limit",
                because: Reason.resultSelector)

            spec.equal("should mergeMap many regular interval inners") { m in
                let a = m.cold("  ----a---a---a---(a|)                    ")
                let asubs = "     ^---------------!                       "
                let b = m.cold("      ----b---b---(b|)                    ")
                let bsubs = "     ----^-----------!                       "
                let c = m.cold("                  ----c---c---c---c---(c|)")
                let csubs = "     ----------------^-------------------!   "
                let d = m.cold("                          ----(d|)        ")
                let dsubs = "     ------------------------^---!           "
                let e1 = m.hot("  a---b-----------c-------d-------|       ")
                let e1subs = "    ^-------------------------------!       "
                let expected = "  ----a---(ab)(ab)(ab)c---c---(cd)c---(c|)"

                let observableLookup = ["a": a, "b": b, "c": c, "d": d]
                let source = e1.flatMap { value in observableLookup[value]! }

                m.expect(source).toBe(expected)
                m.expectSubscriptions(a).toBe(asubs)
                m.expectSubscriptions(b).toBe(bsubs)
                m.expectSubscriptions(c).toBe(csubs)
                m.expectSubscriptions(d).toBe(dsubs)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.notApplicable("should map values to constant resolved promises and merge", because: Reason.promises)

            spec.notApplicable("should map values to constant rejected promises and merge", because: Reason.promises)

            spec.notApplicable("should map values to resolved promises and merge", because: Reason.promises)

            spec.notApplicable("should map values to rejected promises and merge", because: Reason.promises)

            spec.equal("should mergeMap many outer values to many inner values") { m in
                let x = m.cold("   ----i---j---k---l---|                        ")
                //                         ----i---j---k---l---|
                //                                 ----i---j---k---l---|
                //                                         ----i---j---k---l---|
                let xsubs = [
                    "               -^-------------------!                        ",
                    "               ---------^-------------------!                ",
                    "               -----------------^-------------------!        ",
                    "               -------------------------^-------------------!",
                ]
                let e1 = m.hot("  -a-------b-------c-------d-------|            ")
                let e1subs = "    ^--------------------------------!            "
                let expected = "  -----i---j---(ki)(lj)(ki)(lj)(ki)(lj)k---l---|"

                let result = e1.flatMap { _ in x }

                m.expect(result).toBe(expected)
                m.expectSubscriptions(x).toBe(xsubs)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should mergeMap many outer to many inner, complete late") { m in
                let x = m.cold("   ----i---j---k---l---|                            ")
                //                         ----i---j---k---l---|
                //                                 ----i---j---k---l---|
                //                                         ----i---j---k---l---|
                let xsubs = [
                    "               -^-------------------!                            ",
                    "               ---------^-------------------!                    ",
                    "               -----------------^-------------------!            ",
                    "               -------------------------^-------------------!    ",
                ]
                let e1 = m.hot("  -a-------b-------c-------d-----------------------|")
                let e1subs = "    ^------------------------------------------------!"
                let expected = "  -----i---j---(ki)(lj)(ki)(lj)(ki)(lj)k---l-------|"

                let result = e1.flatMap { _ in x }

                m.expect(result).toBe(expected)
                m.expectSubscriptions(x).toBe(xsubs)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should mergeMap many outer to many inner, outer never completes") { m in
                let x = m.cold("   ----i---j---k---l---|                                  ")
                //                         ----i---j---k---l---|
                //                                 ----i---j---k---l---|
                //                                         ----i---j---k---l---|
                //                                                 ----i---j---k---l---|
                //                                                                 ----i--
                let xsubs = [
                    "               -^-------------------!                                  ",
                    "               ---------^-------------------!                          ",
                    "               -----------------^-------------------!                  ",
                    "               -------------------------^-------------------!          ",
                    "               ---------------------------------^-------------------!  ",
                    "               -------------------------------------------------^-----!",
                ]
                let e1 = m.hot("  -a-------b-------c-------d-------e---------------f------")
                let e1subs = "    ^------------------------------------------------------!"
                let expected = "  -----i---j---(ki)(lj)(ki)(lj)(ki)(lj)(ki)(lj)k---l---i--"
                let unsub = "     -------------------------------------------------------!"

                let source = e1.flatMap { _ in x }

                m.expect(source, unsubscribedAt: unsub).toBe(expected)
                m.expectSubscriptions(x).toBe(xsubs)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should not break unsubscription chains when result is unsubscribed explicitly") { m in
                let x = m.cold("   ----i---j---k---l---|                                  ")
                //                         ----i---j---k---l---|
                //                                 ----i---j---k---l---|
                //                                         ----i---j---k---l---|
                //                                                 ----i---j---k---l---|
                //                                                                 ----i--
                let xsubs = [
                    "               -^-------------------!                                  ",
                    "               ---------^-------------------!                          ",
                    "               -----------------^-------------------!                  ",
                    "               -------------------------^-------------------!          ",
                    "               ---------------------------------^-------------------!  ",
                    "               -------------------------------------------------^-----!",
                ]
                let e1 = m.hot("  -a-------b-------c-------d-------e---------------f------")
                let e1subs = "    ^------------------------------------------------------!"
                let expected = "  -----i---j---(ki)(lj)(ki)(lj)(ki)(lj)(ki)(lj)k---l---i--"
                let unsub = "     -------------------------------------------------------!"

                let source = e1.map { x in x }.flatMap { _ in x }.map { x in x }

                m.expect(source, unsubscribedAt: unsub).toBe(expected)
                m.expectSubscriptions(x).toBe(xsubs)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.notApplicable(
                "should not break unsubscription chains with interop inners when result is unsubscribed explicitly",
                because: Reason.interoperability)

            spec.equal("should mergeMap many outer to many inner, inner never completes") { m in
                let x = m.cold("   ----i---j---k---l-------------------------")
                //                         ----i---j---k---l-----------------
                //                                 ----i---j---k---l---------
                //                                         ----i---j---k---l-
                let xsubs = [
                    "               -^-----------------------------------------",
                    "               ---------^---------------------------------",
                    "               -----------------^-------------------------",
                    "               -------------------------^-----------------",
                ]
                let e1 = m.hot("  -a-------b-------c-------d-------|         ")
                let e1subs = "    ^--------------------------------!         "
                let expected = "  -----i---j---(ki)(lj)(ki)(lj)(ki)(lj)k---l-"

                let result = e1.flatMap { _ in x }

                m.expect(result).toBe(expected)
                m.expectSubscriptions(x).toBe(xsubs)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should mergeMap many outer to many inner, and inner throws") { m in
                let x = m.cold("   ----i---j---k---l-------#   ")
                //                         ----i---j---k---l
                //                                 ----i---j
                //                                         -
                let xsubs = [
                    "               -^-----------------------!   ",
                    "               ---------^---------------!   ",
                    "               -----------------^-------!   ",
                    "               -------------------------(^!)",
                ]
                let e1 = m.hot("  -a-------b-------c-------d   ")
                let e1subs = "    ^------------------------!   "
                let expected = "  -----i---j---(ki)(lj)(ki)#   "

                let result = e1.flatMap { _ in x }

                m.expect(result).toBe(expected)
                m.expectSubscriptions(x).toBe(xsubs)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should mergeMap many outer to many inner, and outer throws") { m in
                let x = m.cold("   ----i---j---k---l---|            ")
                //                         ----i---j---k---l---|
                //                                 ----i---j---k---l
                //                                         ----i---j
                let xsubs = [
                    "               -^-------------------!            ",
                    "               ---------^-------------------!    ",
                    "               -----------------^---------------!",
                    "               -------------------------^-------!",
                ]
                let e1 = m.hot("  -a-------b-------c-------d-------#")
                let e1subs = "    ^--------------------------------!"
                let expected = "  -----i---j---(ki)(lj)(ki)(lj)(ki)#"

                let result = e1.flatMap { _ in x }

                m.expect(result).toBe(expected)
                m.expectSubscriptions(x).toBe(xsubs)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should mergeMap many outer to many inner, both inner and outer throw") { m in
                let x = m.cold("   ----i---j---k---l---#            ")
                //                         ----i---j---k
                //                                 ----i
                let xsubs = [
                    "               -^-------------------!            ",
                    "               ---------^-----------!            ",
                    "               -----------------^---!            ",
                ]
                let e1 = m.hot("  -a-------b-------c-------d-------#")
                let e1subs = "    ^--------------------!            "
                let expected = "  -----i---j---(ki)(lj)#            "

                let result = e1.flatMap { _ in x }

                m.expect(result).toBe(expected)
                m.expectSubscriptions(x).toBe(xsubs)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should mergeMap to many cold Observable, with parameter concurrency=1") { m in
                let x = m.cold("   ----i---j---k---l---|                                        ")
                //                                     ----i---j---k---l---|
                //                                                         ----i---j---k---l---|
                let xsubs = [
                    "               -^-------------------!                                        ",
                    "               ---------------------^-------------------!                    ",
                    "               -----------------------------------------^-------------------!",
                ]
                let e1 = m.hot("  -a-------b-------c---|                                        ")
                let e1subs = "    ^--------------------!                                        "
                let expected = "  -----i---j---k---l-------i---j---k---l-------i---j---k---l---|"

                let project = { (_: String) in x }
                let result = e1.flatMap(maxConcurrent: 1, project)

                m.expect(result).toBe(expected)
                m.expectSubscriptions(x).toBe(xsubs)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should mergeMap to many cold Observable, with parameter concurrency=2") { m in
                let x = m.cold("   ----i---j---k---l---|                    ")
                //                         ----i---j---k---l---|
                //                                     ----i---j---k---l---|
                let xsubs = [
                    "               -^-------------------!                    ",
                    "               ---------^-------------------!            ",
                    "               ---------------------^-------------------!",
                ]
                let e1 = m.hot("  -a-------b-------c---|                    ")
                let e1subs = "    ^--------------------!                    "
                let expected = "  -----i---j---(ki)(lj)k---(li)j---k---l---|"

                let project = { (_: String) in x }
                let result = e1.flatMap(maxConcurrent: 2, project)

                m.expect(result).toBe(expected)
                m.expectSubscriptions(x).toBe(xsubs)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should mergeMap to many hot Observable, with parameter concurrency=1") { m in
                let a = m.hot("   x----i---j---k---l---|                                        ")
                let asubs = "     -^-------------------!                                        "
                let b = m.hot("   -x-x-xxxx-x-x-xxxxx-x----i---j---k---l---|                    ")
                let bsubs = "     ---------------------^-------------------!                    "
                let c = m.hot("   x-xxxx---x-x-x-x-x-xx--x--x-x--x--xxxx-x-----i---j---k---l---|")
                let csubs = "     -----------------------------------------^-------------------!"
                let e1 = m.hot("  -a-------b-------c---|                                        ")
                let e1subs = "    ^--------------------!                                        "
                let expected = "  -----i---j---k---l-------i---j---k---l-------i---j---k---l---|"
                let inners = ["a": a, "b": b, "c": c]

                let project = { (x: String) in inners[x]! }
                let result = e1.flatMap(maxConcurrent: 1, project)

                m.expect(result).toBe(expected)
                m.expectSubscriptions(a).toBe(asubs)
                m.expectSubscriptions(b).toBe(bsubs)
                m.expectSubscriptions(c).toBe(csubs)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should mergeMap to many hot Observable, with parameter concurrency=2") { m in
                let x = m.hot("   x----i---j---k---l---|                    ")
                let xsubs = "     -^-------------------!                    "
                let y = m.hot("   -x-x-xxxx----i---j---k---l---|            ")
                let ysubs = "     ---------^-------------------!            "
                let z = m.hot("   x-xxxx---x-x-x-x-x-xx----i---j---k---l---|")
                let zsubs = "     ---------------------^-------------------!"
                let e1 = m.hot("  -a-------b-------c---|                    ")
                let e1subs = "    ^--------------------!                    "
                let expected = "  -----i---j---(ki)(lj)k---(li)j---k---l---|"
                let inners = ["a": x, "b": y, "c": z]

                let project = { (x: String) in inners[x]! }
                let result = e1.flatMap(maxConcurrent: 2, project)

                m.expect(result).toBe(expected)
                m.expectSubscriptions(x).toBe(xsubs)
                m.expectSubscriptions(y).toBe(ysubs)
                m.expectSubscriptions(z).toBe(zsubs)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should mergeMap many complex, where all inners are finite") { m in
                let a = m.cold(" -#                                                  ")
                let asubs: [String] = []
                let b = m.cold("   -#                                                ")
                let bsubs: [String] = []
                let c = m.cold("        -2--3--4--5------------------6-|             ")
                let csubs = "         --^------------------------------!             "
                let d = m.cold("              -----------2--3|                       ")
                let dsubs = "         --------^--------------!                       "
                let e = m.cold("                     -1--------2--3-----4--5--------|")
                let esubs = "         ---------------^------------------------------!"
                let f = m.cold("                                      --|            ")
                let fsubs = "         --------------------------------^-!            "
                let g = m.cold("                                            ---1-2|  ")
                let gsubs = "         --------------------------------------^-----!  "
                let e1 = m.hot("-a-b--^-c-----d------e----------------f-----g|       ")
                let e1subs = "        ^--------------------------------------!       "
                let expected = "      ---2--3--4--5---1--2--3--2--3--6--4--5---1-2--|"

                let observableLookup = ["a": a, "b": b, "c": c, "d": d, "e": e, "f": f, "g": g]

                let result = e1.flatMap { value in observableLookup[value]! }

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

            spec.equal("should mergeMap many complex, all inners finite except one") { m in
                let a = m.cold(" -#                                                  ")
                let asubs: [String] = []
                let b = m.cold("   -#                                                ")
                let bsubs: [String] = []
                let c = m.cold("        -2--3--4--5------------------6-|             ")
                let csubs = "         --^------------------------------!             "
                let d = m.cold("              -----------2--3-                       ")
                let dsubs = "         --------^---------------                       "
                let e = m.cold("                     -1--------2--3-----4--5--------|")
                let esubs = "         ---------------^------------------------------!"
                let f = m.cold("                                      --|            ")
                let fsubs = "         --------------------------------^-!            "
                let g = m.cold("                                            ---1-2|  ")
                let gsubs = "         --------------------------------------^-----!  "
                let e1 = m.hot("-a-b--^-c-----d------e----------------f-----g|       ")
                let e1subs = "        ^--------------------------------------!       "
                let expected = "      ---2--3--4--5---1--2--3--2--3--6--4--5---1-2---"

                let observableLookup = ["a": a, "b": b, "c": c, "d": d, "e": e, "f": f, "g": g]

                let result = e1.flatMap { value in observableLookup[value]! }

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

            spec.equal("should mergeMap many complex, inners finite, outer does not complete") { m in
                let a = m.cold(" -#                                                  ")
                let asubs: [String] = []
                let b = m.cold("   -#                                                ")
                let bsubs: [String] = []
                let c = m.cold("        -2--3--4--5------------------6-|             ")
                let csubs = "         --^------------------------------!             "
                let d = m.cold("              -----------2--3|                       ")
                let dsubs = "         --------^--------------!                       "
                let e = m.cold("                     -1--------2--3-----4--5--------|")
                let esubs = "         ---------------^------------------------------!"
                let f = m.cold("                                      --|            ")
                let fsubs = "         --------------------------------^-!            "
                let g = m.cold("                                            ---1-2|  ")
                let gsubs = "         --------------------------------------^-----!  "
                let e1 = m.hot("-a-b--^-c-----d------e----------------f-----g--------")
                let e1subs = "        ^----------------------------------------------"
                let expected = "      ---2--3--4--5---1--2--3--2--3--6--4--5---1-2---"

                let observableLookup = ["a": a, "b": b, "c": c, "d": d, "e": e, "f": f, "g": g]

                let result = e1.flatMap { value in observableLookup[value]! }

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

            spec.equal("should mergeMap many complex, all inners finite, and outer throws") { m in
                let a = m.cold(" -#                                                  ")
                let asubs: [String] = []
                let b = m.cold("   -#                                                ")
                let bsubs: [String] = []
                let c = m.cold("        -2--3--4--5------------------6-|             ")
                let csubs = "         --^------------------------------!             "
                let d = m.cold("              -----------2--3|                       ")
                let dsubs = "         --------^--------------!                       "
                let e = m.cold("                     -1--------2--3-----4--5--------|")
                let esubs = "         ---------------^-----------------------!       "
                let f = m.cold("                                      --|            ")
                let fsubs = "         --------------------------------^-!            "
                let g = m.cold("                                            ---1-2|  ")
                let gsubs = "         --------------------------------------^!       "
                let e1 = m.hot("-a-b--^-c-----d------e----------------f-----g#       ")
                let e1subs = "        ^--------------------------------------!       "
                let expected = "      ---2--3--4--5---1--2--3--2--3--6--4--5-#       "

                let observableLookup = ["a": a, "b": b, "c": c, "d": d, "e": e, "f": f, "g": g]

                let result = e1.flatMap { value in observableLookup[value]! }

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

            spec.equal("should mergeMap many complex, all inners complete except one throws") { m in
                let a = m.cold(" -#                                                  ")
                let asubs: [String] = []
                let b = m.cold("   -#                                                ")
                let bsubs: [String] = []
                let c = m.cold("        -2--3--4--5------------------6-#             ")
                let csubs = "         --^------------------------------!             "
                let d = m.cold("              -----------2--3|                       ")
                let dsubs = "         --------^--------------!                       "
                let e = m.cold("                     -1--------2--3-----4--5--------|")
                let esubs = "         ---------------^-----------------!             "
                let f = m.cold("                                      --|            ")
                let fsubs = "         --------------------------------^!             "
                let g = m.cold("                                            ---1-2|  ")
                let gsubs: [String] = []
                let e1 = m.hot("-a-b--^-c-----d------e----------------f-----g|       ")
                let e1subs = "        ^--------------------------------!             "
                let expected = "      ---2--3--4--5---1--2--3--2--3--6-#             "

                let observableLookup = ["a": a, "b": b, "c": c, "d": d, "e": e, "f": f, "g": g]

                let result = e1.flatMap { value in observableLookup[value]! }

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

            spec.equal("should mergeMap many complex, all inners finite, outer is unsubscribed") { m in
                let a = m.cold(" -#                                                  ")
                let asubs: [String] = []
                let b = m.cold("   -#                                                ")
                let bsubs: [String] = []
                let c = m.cold("        -2--3--4--5------------------6-|             ")
                let csubs = "         --^---------------------------!                "
                let d = m.cold("              -----------2--3|                       ")
                let dsubs = "         --------^--------------!                       "
                let e = m.cold("                     -1--------2--3-----4--5--------|")
                let esubs = "         ---------------^--------------!                "
                let f = m.cold("                                      --|            ")
                let fsubs: [String] = []
                let g = m.cold("                                            ---1-2|  ")
                let gsubs: [String] = []
                let e1 = m.hot("-a-b--^-c-----d------e----------------f-----g|")
                let e1subs = "        ^-----------------------------!                "
                let expected = "      ---2--3--4--5---1--2--3--2--3--                "
                let unsub = "         ------------------------------!                "

                let observableLookup = ["a": a, "b": b, "c": c, "d": d, "e": e, "f": f, "g": g]

                let source = e1.flatMap { value in observableLookup[value]! }

                m.expect(source, unsubscribedAt: unsub).toBe(expected)
                m.expectSubscriptions(a).toBe(asubs)
                m.expectSubscriptions(b).toBe(bsubs)
                m.expectSubscriptions(c).toBe(csubs)
                m.expectSubscriptions(d).toBe(dsubs)
                m.expectSubscriptions(e).toBe(esubs)
                m.expectSubscriptions(f).toBe(fsubs)
                m.expectSubscriptions(g).toBe(gsubs)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should mergeMap many complex, all inners finite, project throws") { m in
                let a = m.cold(" -#                                                  ")
                let asubs: [String] = []
                let b = m.cold("   -#                                                ")
                let bsubs: [String] = []
                let c = m.cold("        -2--3--4--5------------------6-|             ")
                let csubs = "         --^------------!                               "
                let d = m.cold("              -----------2--3|                       ")
                let dsubs = "         --------^------!                               "
                let e = m.cold("                     -1--------2--3-----4--5--------|")
                let esubs: [String] = []
                let f = m.cold("                                      --|            ")
                let fsubs: [String] = []
                let g = m.cold("                                            ---1-2|  ")
                let gsubs: [String] = []
                let e1 = m.hot("-a-b--^-c-----d------e----------------f-----g|       ")
                let e1subs = "        ^--------------!                               "
                let expected = "      ---2--3--4--5--#                               "

                let observableLookup = ["a": a, "b": b, "c": c, "d": d, "e": e, "f": f, "g": g]
                let source = e1.flatMap { value -> AnySignal<String, MarbleError> in
                    if value == "e" {
                        return throwError("error")
                    }
                    return observableLookup[value]!.eraseToAnySignal()
                }

                m.expect(source).toBe(expected)
                m.expectSubscriptions(a).toBe(asubs)
                m.expectSubscriptions(b).toBe(bsubs)
                m.expectSubscriptions(c).toBe(csubs)
                m.expectSubscriptions(d).toBe(dsubs)
                m.expectSubscriptions(e).toBe(esubs)
                m.expectSubscriptions(f).toBe(fsubs)
                m.expectSubscriptions(g).toBe(gsubs)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should mergeMap many outer to an array for each value") { m in
                let e1 = m.hot("  2-----4--------3--------2-------|")
                let e1subs = "    ^-------------------------------!"
                let expected = "  (22)--(4444)---(333)----(22)----|"

                let source = e1.flatMap { value in from(Array(repeating: value, count: Int(value)!)) }

                m.expect(source).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should mergeMap many outer to inner arrays, and outer throws") { m in
                let e1 = m.hot("  2-----4--------3--------2-------#")
                let e1subs = "    ^-------------------------------!"
                let expected = "  (22)--(4444)---(333)----(22)----#"

                let source = e1.flatMap { value in from(Array(repeating: value, count: Int(value)!)) }

                m.expect(source).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should mergeMap many outer to inner arrays, outer gets unsubscribed") { m in
                let e1 = m.hot("  2-----4--------3--------2-------|")
                let e1subs = "    ^------------!                   "
                let expected = "  (22)--(4444)--                   "
                let unsub = "     -------------!                   "

                let source = e1.flatMap { value in from(Array(repeating: value, count: Int(value)!)) }

                m.expect(source, unsubscribedAt: unsub).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should mergeMap many outer to inner arrays, project throws") { m in
                let e1 = m.hot("  2-----4--------3--------2-------|")
                let e1subs = "    ^--------------!                 "
                let expected = "  (22)--(4444)---#                 "

                let source = e1.flatMap { value -> AnySignal<String, MarbleError> in
                    if value == "3" {
                        return throwError("error")
                    }
                    return from(Array(repeating: value, count: Int(value)!))
                }

                m.expect(source).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should map and flatten") { _ in
                let source = of(1, 2, 3, 4).flatMap { x in of("\(x)!") }
                #expect(allValues(source) == ["1!", "2!", "3!", "4!"])
            }

            spec.equal("should map and flatten an Array") { _ in
                let source = of(1, 2, 3, 4).flatMap { x in from(["\(x)!"]) }
                #expect(allValues(source) == ["1!", "2!", "3!", "4!"])
            }

            spec.equal("should support nested merges") { m in
                let one = of(1).delay(for: .zero)
                let result = one.flatMap { _ in of(2).delay(for: .zero).flatMap { _ in of(3).delay(for: .zero) } }
                m.expect(result).toBe("(a|)", values: ["a": 3])
            }

            spec.notApplicable("should support nested merges with promises", because: Reason.promises)

            spec.equal("should support wrapped sources") { m in
                let wrapped = create(Int.self) { emitter in
                    let timer = timer(.zero).subscribe({ emitter.send($0) }, complete: { emitter.complete() })
                    emitter.onDispose { timer.dispose() }
                }
                m.expect(wrapped.flatMap { _ in timer(.zero) }).toBe("(a|)", values: ["a": 0])
            }

            spec.notApplicable(
                "should properly handle errors from iterables that are processed after some async",
                because: "a sequence cannot fail while it is drawn")

            spec.equal("should stop listening to a synchronous observable when unsubscribed") { _ in
                var sideEffects: [Int] = []
                let synchronousObservable = counting { sideEffects.append($0) }

                synchronousObservable.flatMap { value in of(value) }.take(3)
                    .subscribe()

                #expect(sideEffects == [0, 1, 2])
            }
        }
    }
}
