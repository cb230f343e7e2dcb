import BinderyStreams
import BinderyTesting
import Testing

@Suite struct AuditSpec {
    @Test(arguments: cases) func behavesAsInRxJS(_ test: Case) throws { try test.run() }

    static var cases: [Case] {
        spec("operators/audit", of: 24) { spec in
            spec.equal("should emit the last value in each time window") { m in
                let e1 = m.hot("  -a-xy-----b--x--cxyz-|")
                let e1subs = "    ^--------------------!"
                let e2 = m.cold("  ----i                ")
                let e2subs = [
                    "               -^---!                ",
                    "               ----------^---!       ",
                    "               ----------------^---! ",
                ]
                let expected = "  -----y--------x-----z|"

                let result = e1.audit { _ in e2 }

                m.expect(result).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
                m.expectSubscriptions(e2).toBe(e2subs)
            }

            spec.equal("should delay the source if values are not emitted often enough") { m in
                let e1 = m.hot("  -a--------b-----c----|")
                let e1subs = "    ^--------------------!"
                let e2 = m.cold("  ----x                ")
                let e2subs = [
                    "               -^---!                ",
                    "               ----------^---!       ",
                    "               ----------------^---! ",
                ]
                let expected = "  -----a--------b-----c|"

                let result = e1.audit { _ in e2 }

                m.expect(result).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
                m.expectSubscriptions(e2).toBe(e2subs)
            }

            spec.equal("should audit with duration Observable using next to close the duration") { m in
                let e1 = m.hot("   -a-xy-----b--x--cxxx-|")
                let e1subs = "     ^--------------------!"
                let e2 = m.cold("   ----x-y-z            ")
                let e2subs = [
                    "                -^---!                ",
                    "                ----------^---!       ",
                    "                ----------------^---! ",
                ]
                let expected = "   -----y--------x-----x|"

                let result = e1.audit { _ in e2 }

                m.expect(result).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
                m.expectSubscriptions(e2).toBe(e2subs)
            }

            spec.equal("should interrupt source and duration when result is unsubscribed early") { m in
                let e1 = m.hot("  -a-x-y-z-xyz-x-y-z----b--x-x-|")
                let unsub = "     --------------!               "
                let e1subs = "    ^-------------!               "
                let e2 = m.cold("  -----x------------|          ")
                let e2subs = [
                    "               -^----!                       ",
                    "               -------^----!                 ",
                    "               -------------^!               ",
                ]
                let expected = "  ------y-----z--               "

                let result = e1.audit { _ in e2 }

                m.expect(result, unsubscribedAt: unsub).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
                m.expectSubscriptions(e2).toBe(e2subs)
            }

            spec.equal("should not break unsubscription chains when result is unsubscribed explicitly") { m in
                let e1 = m.hot("  -a-x-y-z-xyz-x-y-z----b--x-x-|")
                let e1subs = "    ^-------------!               "
                let e2 = m.cold("  -----x------------|          ")
                let e2subs = [
                    "               -^----!                       ",
                    "               -------^----!                 ",
                    "               -------------^!               ",
                ]
                let expected = "  ------y-----z--               "
                let unsub = "     --------------!               "

                let result =
                    e1
                    .flatMap { x in of(x) }
                    .audit { _ in e2 }
                    .flatMap { x in of(x) }

                m.expect(result, unsubscribedAt: unsub).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
                m.expectSubscriptions(e2).toBe(e2subs)
            }

            spec.equal("should handle a busy producer emitting a regular repeating sequence") { m in
                let e1 = m.hot("  abcdefabcdefabcdefabcdefa|    ")
                let e1subs = "    ^------------------------!    "
                let e2 = m.cold(" -----x                        ")
                let e2subs = [
                    "               ^----!                        ",
                    "               ------^----!                  ",
                    "               ------------^----!            ",
                    "               ------------------^----!      ",
                    "               ------------------------^----!",
                ]
                let expected = "  -----f-----f-----f-----f-----(a|)"

                let result = e1.audit { _ in e2 }

                m.expect(result).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
                m.expectSubscriptions(e2).toBe(e2subs)
            }

            spec.equal("should mirror source if durations are immediate") { m in
                let e1 = m.hot("  abcdefabcdefabcdefabcdefa|")
                let e1subs = "    ^------------------------!"
                let e2 = m.cold(" x")
                let expected = "  abcdefabcdefabcdefabcdefa|"

                let result = e1.audit { _ in e2 }

                m.expect(result).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should emit no values if durations are EMPTY") { m in
                let e1 = m.hot("  abcdefabcdefabcdefabcdefa|")
                let e1subs = "    ^------------------------!"
                let e2 = empty()
                let expected = "  -------------------------|"

                let result = e1.audit { _ in e2 }

                m.expect(result).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should emit no values and never complete if duration is a never") { m in
                let e1 = m.hot("  ----abcdefabcdefabcdefabcdefa|")
                let e1subs = "    ^----------------------------!"
                let e2 = m.cold(" -")
                let e2subs = "    ----^-------------------------"
                let expected = "  ------------------------------"

                let result = e1.audit { _ in e2 }

                m.expect(result).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
                m.expectSubscriptions(e2).toBe(e2subs)
            }

            spec.equal("should unsubscribe duration Observable when source raise error") { m in
                let e1 = m.hot("  ----abcdefabcdefabcdefabcdefa#")
                let e1subs = "    ^----------------------------!"
                let e2 = m.cold(" -")
                let e2subs = "    ----^------------------------!"
                let expected = "  -----------------------------#"

                let result = e1.audit { _ in e2 }

                m.expect(result).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
                m.expectSubscriptions(e2).toBe(e2subs)
            }

            spec.equal("should mirror source if durations are synchronous observables") { m in
                let e1 = m.hot("  abcdefabcdefabcdefabcdefa|")
                let e1subs = "    ^------------------------!"
                let e2 = of("one single value")
                let expected = "  abcdefabcdefabcdefabcdefa|"

                let result = e1.audit { _ in e2 }

                m.expect(result).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should raise error as soon as just-throw duration is used") { m in
                let e1 = m.hot("  ----abcdefabcdefabcdefabcdefa|")
                let e1subs = "    ^---!                         "
                let e2 = m.cold(" #")
                let e2subs = "    ----(^!)                      "
                let expected = "  ----(-#)                      "

                let result = e1.audit { _ in e2 }

                m.expect(result).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
                m.expectSubscriptions(e2).toBe(e2subs)
            }

            spec.equal("should audit using durations of varying lengths") { m in
                let e1 = m.hot("  abcdefabcdabcdefghabca|     ")
                let e1subs = "    ^---------------------!     "
                let e2 = [
                    m.cold("          -----x                      "),
                    m.cold("              ---x                    "),
                    m.cold("                  -------x            "),
                    m.cold("                        --x           "),
                    m.cold("                           ----x      "),
                ]
                let e2subs = [
                    "               ^----!                      ",
                    "               ------^--!                  ",
                    "               ----------^------!          ",
                    "               ------------------^-!       ",
                    "               ---------------------^---!  ",
                ]
                let expected = "  -----f---d-------h--c----(a|)"
                var left = e2
                let result = e1.audit { _ in left.removeFirst() }

                m.expect(result).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
                for j in e2.indices {
                    m.expectSubscriptions(e2[j]).toBe(e2subs[j])
                }
            }

            spec.equal("should propagate error from duration Observable") { m in
                let e1 = m.hot("  abcdefabcdabcdefghabca|")
                let e1subs = "    ^----------------!     "
                let e2 = [
                    m.cold("          -----x                 "),
                    m.cold("              ---x               "),
                    m.cold("                  -------#       "),
                ]
                let e2subs = [
                    "               ^----!                 ",
                    "               ------^--!             ",
                    "               ----------^------!     ",
                ]
                let expected = "  -----f---d-------#     "
                var left = e2
                let result = e1.audit { _ in left.removeFirst() }

                m.expect(result).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
                for j in e2.indices {
                    m.expectSubscriptions(e2[j]).toBe(e2subs[j])
                }
            }

            spec.notApplicable(
                "should propagate error thrown from durationSelector function", because: Reason.typedFailure)

            spec.equal("should complete when source does not emit") { m in
                let e1 = m.hot("  -----|")
                let subs = "      ^----!"
                let expected = "  -----|"

                m.expect(e1.audit { _ in m.cold("-----|") }).toBe(expected)
                m.expectSubscriptions(e1).toBe(subs)
            }

            spec.equal("should raise error when source does not emit and raises error") { m in
                let e1 = m.hot("  -----#")
                let subs = "      ^----!"
                let expected = "  -----#"

                m.expect(e1.audit { _ in m.cold("-----|") }).toBe(expected)
                m.expectSubscriptions(e1).toBe(subs)
            }

            spec.equal("should handle an empty source") { m in
                let e1 = m.cold(" |")
                let subs = "      (^!)"
                let expected = "  |"

                m.expect(e1.audit { _ in m.cold("-----|") }).toBe(expected)
                m.expectSubscriptions(e1).toBe(subs)
            }

            spec.equal("should handle a never source") { m in
                let e1 = m.cold(" -")
                let subs = "      ^"
                let expected = "  -"

                m.expect(e1.audit { _ in m.cold("-----|") }).toBe(expected)
                m.expectSubscriptions(e1).toBe(subs)
            }

            spec.equal("should handle a throw source") { m in
                let e1 = m.cold(" #")
                let subs = "      (^!)"
                let expected = "  #"

                m.expect(e1.audit { _ in m.cold("-----|") }).toBe(expected)
                m.expectSubscriptions(e1).toBe(subs)
            }

            spec.notApplicable("should audit by promise resolves", because: Reason.noPromise)

            spec.notApplicable("should raise error when promise rejects", because: Reason.noPromise)

            spec.equal("should stop listening to a synchronous observable when unsubscribed") { _ in
                var sideEffects: [Int] = []
                let synchronousObservable = looping { sideEffects.append($0) }

                synchronousObservable
                    .audit { _ in of(0) }
                    .take(3)
                    .subscribe()

                #expect(sideEffects == [0, 1, 2])
            }

            spec.equal("should emit last value after duration completes if source completes first") { m in
                let e1 = m.hot("  -a--------xy|  ")
                let e1subs = "    ^-----------!  "
                let e2 = m.cold("  ----x         ")
                let e2subs = [
                    "               -^---!         ",
                    "               ----------^---!",
                ]
                let expected = "  -----a--------(y|)"

                let result = e1.audit { _ in e2 }

                m.expect(result).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
                m.expectSubscriptions(e2).toBe(e2subs)
            }
        }
    }
}
