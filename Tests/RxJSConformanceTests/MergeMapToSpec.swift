import BinderyStreams
import BinderyTesting
import Testing

@Suite struct MergeMapToSpec {
    @Test(arguments: cases) func behavesAsInRxJS(_ test: Case) throws { try test.run() }

    static var cases: [Case] {
        spec("operators/mergeMapTo", of: 22) { spec in
            spec.equal("should map-and-flatten each item to an Observable") { m in
                let x = m.cold("    x-x-x|            ")
                //                        x-x-x|
                //                           x-x-x|
                let xsubs = [
                    "               --^----!            ",
                    "               --------^----!      ",
                    "               -----------^----!   ",
                ]
                let e1 = m.hot("  --1-----3--5-------|")
                let e1subs = "    ^------------------!"
                let expected = "  --x-x-x-x-xxxx-x---|"

                let result = e1.flatMap { _ in x }

                m.expect(result).toBe(expected)
                m.expectSubscriptions(x).toBe(xsubs)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.notApplicable("should support the deprecated resultSelector", because: Reason.resultSelector)

            spec.notApplicable(
                "should support a void resultSelector (still deprecated)", because: Reason.resultSelector)

            spec.equal("should mergeMapTo many regular interval inners") { m in
                let x = m.cold("  ----1---2---3---(4|)                        ")
                //                    ----1---2---3---(4|)
                //                                ----1---2---3---(4|)
                //                                        ----1---2---3---(4|)
                let xsubs = [
                    "               ^---------------!                           ",
                    "               ----^---------------!                       ",
                    "               ----------------^---------------!           ",
                    "               ------------------------^---------------!   ",
                ]
                let e1 = m.hot("  a---b-----------c-------d-------|           ")
                let e1subs = "    ^-------------------------------!           "
                let expected = "  ----1---(21)(32)(43)(41)2---(31)(42)3---(4|)"

                let result = e1.flatMap { _ in x }

                m.expect(result).toBe(expected)
                m.expectSubscriptions(x).toBe(xsubs)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.notApplicable("should map values to constant resolved promises and merge", because: Reason.promises)

            spec.notApplicable("should map values to constant rejected promises and merge", because: Reason.promises)

            spec.equal("should mergeMapTo many outer values to many inner values") { m in
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

                m.expect(e1.flatMap { _ in x }).toBe(expected)
                m.expectSubscriptions(x).toBe(xsubs)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should mergeMapTo many outer to many inner, complete late") { m in
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

                m.expect(e1.flatMap { _ in x }).toBe(expected)
                m.expectSubscriptions(x).toBe(xsubs)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should mergeMapTo many outer to many inner, outer never completes") { m in
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
                let expected = "  -----i---j---(ki)(lj)(ki)(lj)(ki)(lj)(ki)(lj)k---l---i-"
                let unsub = "     -------------------------------------------------------!"

                let result = e1.flatMap { _ in x }

                m.expect(result, unsubscribedAt: unsub).toBe(expected)
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
                let expected = "  -----i---j---(ki)(lj)(ki)(lj)(ki)(lj)(ki)(lj)k---l---i-"
                let unsub = "     -------------------------------------------------------!"

                let result = e1.map { x in x }.flatMap { _ in x }.map { x in x }

                m.expect(result, unsubscribedAt: unsub).toBe(expected)
                m.expectSubscriptions(x).toBe(xsubs)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should mergeMapTo many outer to many inner, inner never completes") { m in
                let x = m.cold("   ----i---j---k---l-                        ")
                //                         ----i---j---k---l-
                //                                 ----i---j---k---l-
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

                m.expect(e1.flatMap { _ in x }).toBe(expected)
                m.expectSubscriptions(x).toBe(xsubs)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should mergeMapTo many outer to many inner, and inner throws") { m in
                let x = m.cold("   ----i---j---k---l-------#        ")
                //                         ----i---j---k---l-------#
                //                                 ----i---j---k---l
                let xsubs = [
                    "               -^-----------------------!        ",
                    "               ---------^---------------!        ",
                    "               -----------------^-------!        ",
                    "               -------------------------(^!)     ",
                ]
                let e1 = m.hot("  -a-------b-------c-------d-------|")
                let e1subs = "    ^------------------------!        "
                let expected = "  -----i---j---(ki)(lj)(ki)#        "

                m.expect(e1.flatMap { _ in x }).toBe(expected)
                m.expectSubscriptions(x).toBe(xsubs)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should mergeMapTo many outer to many inner, and outer throws") { m in
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

                m.expect(e1.flatMap { _ in x }).toBe(expected)
                m.expectSubscriptions(x).toBe(xsubs)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should mergeMapTo many outer to many inner, both inner and outer throw") { m in
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

                m.expect(e1.flatMap { _ in x }).toBe(expected)
                m.expectSubscriptions(x).toBe(xsubs)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal(
                "should mergeMapTo many cold Observable, with parameter concurrency=1, without resultSelector"
            ) { m in
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

                m.expect(e1.flatMap(maxConcurrent: 1) { _ in x }).toBe(expected)
                m.expectSubscriptions(x).toBe(xsubs)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal(
                "should mergeMapTo to many cold Observable, with parameter concurrency=2, without resultSelector"
            ) { m in
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

                m.expect(e1.flatMap(maxConcurrent: 2) { _ in x }).toBe(expected)
                m.expectSubscriptions(x).toBe(xsubs)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should mergeMapTo many outer to arrays") { m in
                let e1 = m.hot("  2-----4--------3--------2-------|")
                let e1subs = "    ^-------------------------------!"
                let expected = "  (0123)(0123)---(0123)---(0123)--|"

                let result = e1.flatMap { _ in from(["0", "1", "2", "3"]) }

                m.expect(result).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should mergeMapTo many outer to inner arrays, and outer throws") { m in
                let e1 = m.hot("  2-----4--------3--------2-------#")
                let e1subs = "    ^-------------------------------!"
                let expected = "  (0123)(0123)---(0123)---(0123)--#"

                let result = e1.flatMap { _ in from(["0", "1", "2", "3"]) }

                m.expect(result).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should mergeMapTo many outer to inner arrays, outer gets unsubscribed") { m in
                let e1 = m.hot("  2-----4--------3--------2-------|")
                let e1subs = "    ^------------!                   "
                let expected = "  (0123)(0123)--                   "
                let unsub = "     -------------!                   "

                let result = e1.flatMap { _ in from(["0", "1", "2", "3"]) }

                m.expect(result, unsubscribedAt: unsub).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should map and flatten") { _ in
                #expect(allValues(of(1, 2, 3, 4).flatMap { _ in of("!") }) == ["!", "!", "!", "!"])
            }

            spec.equal("should map and flatten an Array") { _ in
                #expect(allValues(of(1, 2, 3, 4).flatMap { _ in from(["!"]) }) == ["!", "!", "!", "!"])
            }

            spec.equal("should stop listening to a synchronous observable when unsubscribed") { _ in
                var sideEffects: [Int] = []
                let synchronousObservable = counting { sideEffects.append($0) }

                synchronousObservable.flatMap { _ in of(0) }.take(3).subscribe()

                #expect(sideEffects == [0, 1, 2])
            }
        }
    }
}
