import BinderyStreams
import BinderyTesting
import Testing

@Suite struct ThrottleSpec {
    @Test(arguments: cases) func behavesAsInRxJS(_ test: Case) throws { try test.run() }

    static var cases: [Case] {
        spec("operators/throttle", of: 30) { spec in
            spec.equal("should immediately emit the first value in each time window") { m in
                let e1 = m.hot("  -a-xy-----b--x--cxyz-|")
                let e1subs = "    ^--------------------!"
                let e2 = m.cold("  ----i                ")
                let e2subs = [
                    "               -^---!                ",
                    "               ----------^---!       ",
                    "               ----------------^---! ",
                ]
                let expected = "  -a--------b-----c----|"

                let result = e1.throttle(latest: false) { _ in e2 }

                m.expect(result).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
                m.expectSubscriptions(e2).toBe(e2subs)
            }

            spec.equal("should handle sync source with sync notifier and trailing appropriately") { _ in
                var results: [String] = []
                let source = of("1").throttle(leading: false) { _ in of(1) }
                source.subscribe({ results.append($0) }, complete: { results.append("done") })
                #expect(results == ["1", "done"])
            }

            spec.equal("should simply mirror the source if values are not emitted often enough") { m in
                let e1 = m.hot("  ^a--------b-----c----|")
                let e1subs = "    ^--------------------!"
                let e2 = m.cold("  ----|                ")
                let e2subs = [
                    "               -^---!                ",
                    "               ----------^---!       ",
                    "               ----------------^---! ",
                ]
                let expected = "  -a--------b-----c----|"

                let result = e1.throttle(latest: false) { _ in e2 }

                m.expect(result).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
                m.expectSubscriptions(e2).toBe(e2subs)
            }

            spec.equal("should throttle with duration Observable using next to close the duration") { m in
                let e1 = m.hot("  ^a-xy-----b--x--cxxx-|")
                let e1subs = "    ^--------------------!"
                let e2 = m.cold("  ----x-y-z            ")
                let e2subs = [
                    "               -^---!                ",
                    "               ----------^---!       ",
                    "               ----------------^---! ",
                ]
                let expected = "  -a--------b-----c----|"

                let result = e1.throttle(latest: false) { _ in e2 }

                m.expect(result).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
                m.expectSubscriptions(e2).toBe(e2subs)
            }

            spec.equal("should interrupt source and duration when result is unsubscribed early") { m in
                let e1 = m.hot("  -a-x-y-z-xyz-x-y-z----b--x-x-|")
                let unsub = "     --------------!               "
                let e1subs = "    ^-------------!               "
                let e2 = m.cold("  ---------------------|       ")
                let e2subs = "    -^------------!               "
                let expected = "  -a-------------               "

                let result = e1.throttle(latest: false) { _ in e2 }

                m.expect(result, unsubscribedAt: unsub).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
                m.expectSubscriptions(e2).toBe(e2subs)
            }

            spec.equal("should not break unsubscription chains when result is unsubscribed explicitly") { m in
                let e1 = m.hot("  -a-x-y-z-xyz-x-y-z----b--x-x-|")
                let e1subs = "    ^-------------!               "
                let e2 = m.cold("  ------------------|           ")
                let e2subs = "    -^------------!               "
                let expected = "  -a-------------               "
                let unsub = "     --------------!               "

                let result =
                    e1
                    .flatMap { x in of(x) }
                    .throttle(latest: false) { _ in e2 }
                    .flatMap { x in of(x) }

                m.expect(result, unsubscribedAt: unsub).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
                m.expectSubscriptions(e2).toBe(e2subs)
            }

            spec.equal("should handle a busy producer emitting a regular repeating sequence") { m in
                let e1 = m.hot("  abcdefabcdefabcdefabcdefa|")
                let e1subs = "    ^------------------------!"
                let e2 = m.cold(" -----|                    ")
                let e2subs = [
                    "               ^----!                    ",
                    "               ------^----!              ",
                    "               ------------^----!        ",
                    "               ------------------^----!  ",
                    "               ------------------------^!",
                ]
                let expected = "  a-----a-----a-----a-----a|"

                let result = e1.throttle(latest: false) { _ in e2 }

                m.expect(result).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
                m.expectSubscriptions(e2).toBe(e2subs)
            }

            spec.equal("should mirror source if durations are immediate") { m in
                let e1 = m.hot("  abcdefabcdefabcdefabcdefa|")
                let e1subs = "    ^------------------------!"
                let e2 = m.cold(" x                         ")
                let expected = "  abcdefabcdefabcdefabcdefa|"

                let result = e1.throttle(latest: false) { _ in e2 }

                m.expect(result).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should mirror source if durations are empty") { m in
                let e1 = m.hot("  abcdefabcdefabcdefabcdefa|")
                let e1subs = "    ^------------------------!"
                let e2 = m.cold(" |                         ")
                let expected = "  abcdefabcdefabcdefabcdefa|"

                let result = e1.throttle(latest: false) { _ in e2 }

                m.expect(result).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should take only the first value emitted if duration is a never") { m in
                let e1 = m.hot("  ----abcdefabcdefabcdefabcdefa|")
                let e1subs = "    ^----------------------------!"
                let e2 = m.cold(" -                             ")
                let e2subs = "    ----^------------------------!"
                let expected = "  ----a------------------------|"

                let result = e1.throttle(latest: false) { _ in e2 }

                m.expect(result).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
                m.expectSubscriptions(e2).toBe(e2subs)
            }

            spec.equal("should unsubscribe duration Observable when source raise error") { m in
                let e1 = m.hot("  ----abcdefabcdefabcdefabcdefa#")
                let e1subs = "    ^----------------------------!"
                let e2 = m.cold(" -                             ")
                let e2subs = "    ----^------------------------!"
                let expected = "  ----a------------------------#"

                let result = e1.throttle(latest: false) { _ in e2 }

                m.expect(result).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
                m.expectSubscriptions(e2).toBe(e2subs)
            }

            spec.equal("should raise error as soon as just-throw duration is used") { m in
                let e1 = m.hot("  ----abcdefabcdefabcdefabcdefa|")
                let e1subs = "    ^---!-------------------------"
                let e2 = m.cold(" #                             ")
                let e2subs = "    ----(^!)                      "
                let expected = "  ----(a#)                      "

                let result = e1.throttle(latest: false) { _ in e2 }

                m.expect(result).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
                m.expectSubscriptions(e2).toBe(e2subs)
            }

            spec.equal("should throttle using durations of varying lengths") { m in
                let e1 = m.hot("  abcdefabcdabcdefghabca|   ")
                let e1subs = "    ^---------------------!   "
                let e2 = [
                    m.cold("          -----|                    "),
                    m.cold("                ---|                "),
                    m.cold("                    -------|        "),
                    m.cold("                            --|     "),
                    m.cold("                               ----|"),
                ]
                let e2subs = [
                    "               ^----!                    ",
                    "               ------^--!                ",
                    "               ----------^------!        ",
                    "               ------------------^-!     ",
                    "               ---------------------^!   ",
                ]
                let expected = "  a-----a---a-------a--a|   "
                var left = e2
                let result = e1.throttle(latest: false) { _ in left.removeFirst() }

                m.expect(result).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
                for j in e2.indices {
                    m.expectSubscriptions(e2[j]).toBe(e2subs[j])
                }
            }

            spec.equal("should propagate error from duration Observable") { m in
                let e1 = m.hot("  abcdefabcdabcdefghabca|   ")
                let e1subs = "    ^----------------!        "
                let e2 = [
                    m.cold("          -----|                    "),
                    m.cold("                ---|                "),
                    m.cold("                    -------#        "),
                ]
                let e2subs = [
                    "               ^----!                    ",
                    "               ------^--!                ",
                    "               ----------^------!        ",
                ]
                let expected = "  a-----a---a------#        "
                var left = e2
                let result = e1.throttle(latest: false) { _ in left.removeFirst() }

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

                m.expect(e1.throttle(latest: false) { _ in m.cold("-----|") }).toBe(expected)
                m.expectSubscriptions(e1).toBe(subs)
            }

            spec.equal("should raise error when source does not emit and raises error") { m in
                let e1 = m.hot("  -----#")
                let subs = "      ^----!"
                let expected = "  -----#"

                m.expect(e1.throttle(latest: false) { _ in m.cold("-----|") }).toBe(expected)
                m.expectSubscriptions(e1).toBe(subs)
            }

            spec.equal("should handle an empty source") { m in
                let e1 = m.cold(" |     ")
                let subs = "      (^!)  "
                let expected = "  |     "

                m.expect(e1.throttle(latest: false) { _ in m.cold("-----|") }).toBe(expected)
                m.expectSubscriptions(e1).toBe(subs)
            }

            spec.equal("should handle a never source") { m in
                let e1 = m.cold(" -     ")
                let subs = "      ^     "
                let expected = "  -     "

                m.expect(e1.throttle(latest: false) { _ in m.cold("-----|") }).toBe(expected)
                m.expectSubscriptions(e1).toBe(subs)
            }

            spec.equal("should handle a throw source") { m in
                let e1 = m.cold(" #     ")
                let subs = "      (^!)  "
                let expected = "  #     "

                m.expect(e1.throttle(latest: false) { _ in m.cold("-----|") }).toBe(expected)
                m.expectSubscriptions(e1).toBe(subs)
            }

            spec.equal("should immediately emit the first value in each time window") { m in
                let e1 = m.hot("  -a-xy-----b--x--cxxx------|")
                let e1subs = "    ^-------------------------!"
                let e2 = m.cold("  ----x                     ")
                let e2subs = [
                    "               -^---!                     ",
                    "               -----^---!                 ",
                    "               ----------^---!            ",
                    "               --------------^---!        ",
                    "               ------------------^---!    ",
                    "               ----------------------^---!",
                ]
                let expected = "  -a---y----b---x---x---x---|"

                let result = e1.throttle { _ in e2 }

                m.expect(result).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
                m.expectSubscriptions(e2).toBe(e2subs)
            }

            spec.equal("should work for individual values") { m in
                let s1 = m.hot("-^-x------------------|     ")
                let s1Subs = "   ^--------------------!     "
                let n1 = m.cold("  ------------------------|")
                let n1Subs = ["--^------------------!     "]
                let exp = "      --x------------------|     "

                let result = s1.throttle { _ in n1 }
                m.expect(result).toBe(exp)
                m.expectSubscriptions(s1).toBe(s1Subs)
                m.expectSubscriptions(n1).toBe(n1Subs)
            }

            spec.equal("should emit trailing value after throttle duration when source completes") { m in
                let e1 = m.hot("  -a--------xy|     ")
                let e1subs = "    ^-----------!     "
                let e2 = m.cold("  ----x            ")
                let e2subs = [
                    "               -^---!            ",
                    "               ----------^---!   ",
                ]
                let expected = "  -a--------x---(y|)"

                let result = e1.throttle { _ in e2 }

                m.expect(result).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
                m.expectSubscriptions(e2).toBe(e2subs)
            }

            spec.equal("should immediately emit the first value in each time window") { m in
                let e1 = m.hot("  -a-xy-----b--x--cxxx------|")
                let e1subs = "    ^-------------------------!"
                let e2 = m.cold("  ----x                     ")
                let e2subs = [
                    "               -^---!                     ",
                    "               -----^---!                 ",
                    "               ----------^---!            ",
                    "               --------------^---!        ",
                    "               ------------------^---!    ",
                    "               ----------------------^---!",
                ]
                let expected = "  -----y--------x---x---x---|"

                let result = e1.throttle(leading: false) { _ in e2 }

                m.expect(result).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
                m.expectSubscriptions(e2).toBe(e2subs)
            }

            spec.equal("should work for individual values") { m in
                let s1 = m.hot("-^-x------------------|        ")
                let s1Subs = "   ^--------------------!        "
                let n1 = m.cold("  ------------------------x   ")
                let n1Subs = ["--^-----------------------!   "]
                let exp = "      --------------------------(x|)"

                let result = s1.throttle(leading: false) { _ in n1 }
                m.expect(result).toBe(exp)
                m.expectSubscriptions(s1).toBe(s1Subs)
                m.expectSubscriptions(n1).toBe(n1Subs)
            }

            spec.equal("should wait for trailing throttle before completing, even if source completes") { m in
                let source = m.hot("  -^--x--------y---------|        ")
                let sourceSubs = "     ^---------------------!        "
                let duration = m.cold("   ------------------------x   ")
                let durationSubs = "   ---^-----------------------!   "
                let exp = "            ---------------------------(y|)"

                let result = source.throttle(leading: false) { _ in duration }
                m.expect(result).toBe(exp)
                m.expectSubscriptions(source).toBe(sourceSubs)
                m.expectSubscriptions(duration).toBe(durationSubs)
            }

            spec.equal("should emit trailing value after throttle duration when source completes") { m in
                let e1 = m.hot("  -a--------x|   ")
                let e1subs = "    ^----------!   "
                let e2 = m.cold("  ----x         ")
                let e2subs = [
                    "               -^---!         ",
                    "               -----^---!     ",
                    "               ----------^---!",
                ]
                let expected = "  -----a--------(x|)"

                let result = e1.throttle(leading: false) { _ in e2 }

                m.expect(result).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
                m.expectSubscriptions(e2).toBe(e2subs)
            }

            spec.equal("should emit the last trailing value after throttle duration when source completes") { m in
                let e1 = m.hot("  -a--------xy|  ")
                let e1subs = "    ^-----------!  "
                let e2 = m.cold("  ----x         ")
                let e2subs = [
                    "               -^---!         ",
                    "               -----^---!     ",
                    "               ----------^---!",
                ]
                let expected = "  -----a--------(y|)"

                let result = e1.throttle(leading: false) { _ in e2 }

                m.expect(result).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
                m.expectSubscriptions(e2).toBe(e2subs)
            }

            spec.equal("should complete when source completes if no value is available") { m in
                let e1 = m.hot("  -a-----|")
                let e1subs = "    ^------!"
                let e2 = m.cold("  ----x  ")
                let e2subs = [
                    "               -^---!  ",
                    "               -----^-!",
                ]
                let expected = "  -----a-|"

                let result = e1.throttle(leading: false) { _ in e2 }

                m.expect(result).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
                m.expectSubscriptions(e2).toBe(e2subs)
            }

            spec.equal("should stop listening to a synchronous observable when unsubscribed") { _ in
                var sideEffects: [Int] = []
                let synchronousObservable = looping { sideEffects.append($0) }

                synchronousObservable
                    .throttle(latest: false) { _ in of(0) }
                    .take(3)
                    .subscribe()

                #expect(sideEffects == [0, 1, 2])
            }
        }
    }
}
