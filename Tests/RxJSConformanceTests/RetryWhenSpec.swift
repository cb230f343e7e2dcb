import BinderyStreams
import BinderyTesting
import Testing

@Suite struct RetryWhenSpec {
    @Test(arguments: cases) func behavesAsInRxJS(_ test: Case) throws { try test.run() }

    static var cases: [Case] {
        spec("operators/retryWhen", of: 23) { spec in
            spec.differs("should handle a source with eventual error using a hot notifier", because: Reason.asksAnew) {
                m in
                let source = m.cold(" -1--2--#                     ")
                let subs = [
                    "                   ^------!                     ",
                    "                   -------------^------!        ",
                    "                   --------------------------^------!",
                ]
                let notifier = m.hot("-------------r------------r-|")
                let expected = "    -1--2---------1--2---------1--2--|"

                let result = source.retry { _, _ in notifier }

                m.expect(result).toBe(expected)
                m.expectSubscriptions(source).toBe(subs)
            }

            spec.equal("should handle a source with eventual error using a hot notifier that raises error") { m in
                let source = m.cold(" -1--2--#                      ")
                let subs = [
                    "                   ^------!                      ",
                    "                   -----------^------!           ",
                    "                   -------------------^------!   ",
                ]
                let notifier = m.hot("-----------r-------r---------#")
                let expected = "      -1--2-------1--2----1--2-----#"

                let result = source.retry { _, _ in notifier }

                m.expect(result).toBe(expected)
                m.expectSubscriptions(source).toBe(subs)
            }

            spec.equal("should retry when notified via returned notifier on thrown error") { _ in
                var retried = false
                var values: [Int] = []
                var failures: [MarbleError] = []
                let source = of(1, 2, 3).tryMap { n throws(MarbleError) in
                    if n == 3 { throw "bad" }
                    return n
                }
                let result = source.retry { error, _ -> AnySignal<Int, MarbleError> in
                    #expect(error == "bad")
                    if retried { return throwError("done", Int.self) }
                    retried = true
                    return of(0)
                }
                result.subscribe({ values.append($0) }, error: { failures.append($0) })
                #expect(values == [1, 2, 1, 2])
                #expect(failures == ["done"])
            }

            spec.equal("should retry when notified and complete on returned completion") { _ in
                var values: [Int] = []
                var isCompleted = false
                let source = of(1, 2, 3).tryMap { n throws(MarbleError) in
                    if n == 3 { throw "bad" }
                    return n
                }
                source.retry { _, _ in empty() }.subscribe({ values.append($0) }, complete: { isCompleted = true })
                #expect(values == [1, 2])
                #expect(isCompleted)
            }

            spec.equal("should apply an empty notifier on an empty source") { m in
                let source = m.cold("  |   ")
                let subs = "           (^!)"
                let notifier = m.cold("|   ")
                let expected = "       |   "

                let result = source.retry { _, _ in notifier }

                m.expect(result).toBe(expected)
                m.expectSubscriptions(source).toBe(subs)
            }

            spec.equal("should apply a never notifier on an empty source") { m in
                let source = m.cold("  |   ")
                let subs = "           (^!)"
                let notifier = m.cold("-   ")
                let expected = "       |   "

                let result = source.retry { _, _ in notifier }

                m.expect(result).toBe(expected)
                m.expectSubscriptions(source).toBe(subs)
            }

            spec.equal("should apply an empty notifier on a never source") { m in
                let source = m.cold("  ------------------------------------------")
                let unsub = "          -----------------------------------------!"
                let subs = "           ^----------------------------------------!"
                let notifier = m.cold("|                                         ")
                let expected = "       ------------------------------------------"

                let result = source.retry { _, _ in notifier }

                m.expect(result, unsubscribedAt: unsub).toBe(expected)
                m.expectSubscriptions(source).toBe(subs)
            }

            spec.equal("should apply a never notifier on a never source") { m in
                let source = m.cold("  -----------------------------------------")
                let unsub = "          -----------------------------------------!"
                let subs = "           ^----------------------------------------!"
                let notifier = m.cold("------------------------------------------")
                let expected = "       -----------------------------------------"

                let result = source.retry { _, _ in notifier }

                m.expect(result, unsubscribedAt: unsub).toBe(expected)
                m.expectSubscriptions(source).toBe(subs)
            }

            spec.equal("should return an empty observable given a just-throw source and empty notifier") { m in
                let source = m.cold("  #")
                let notifier = m.cold("|")
                let expected = "       |"

                let result = source.retry { _, _ in notifier }

                m.expect(result).toBe(expected)
            }

            spec.equal("should return a never observable given a just-throw source and never notifier") { m in
                let source = m.cold("  #")
                let notifier = m.cold("-")
                let expected = "       -"

                let result = source.retry { _, _ in notifier }

                m.expect(result).toBe(expected)
            }

            spec.equal("should hide errors using a never notifier on a source with eventual error") { m in
                let source = m.cold("  --a--b--c--#                              ")
                let subs = "           ^----------!                              "
                let notifier = m.cold("           -------------------------------")
                let expected = "       --a--b--c---------------------------------"

                let result = source.retry { _, _ in notifier }

                m.expect(result).toBe(expected)
                m.expectSubscriptions(source).toBe(subs)
            }

            spec.notApplicable(
                "should propagate error thrown from notifierSelector function", because: Reason.typedFailure)

            spec.equal("should replace error with complete using an empty notifier on a source with eventual error") {
                m in
                let source = m.cold("  --a--b--c--#")
                let subs = "           ^----------!"
                let notifier = m.cold("           |")
                let expected = "       --a--b--c--|"

                let result = source.retry { _, _ in notifier }

                m.expect(result).toBe(expected)
                m.expectSubscriptions(source).toBe(subs)
            }

            spec.equal("should mirror a basic cold source with complete, given an empty notifier") { m in
                let source = m.cold("  --a--b--c--|")
                let subs = "           ^----------!"
                let notifier = m.cold("           |")
                let expected = "       --a--b--c--|"

                let result = source.retry { _, _ in notifier }

                m.expect(result).toBe(expected)
                m.expectSubscriptions(source).toBe(subs)
            }

            spec.equal("should mirror a basic cold source with no termination, given an empty notifier") { m in
                let source = m.cold("  --a--b--c---")
                let subs = "           ^-----------"
                let notifier = m.cold("           |")
                let expected = "       --a--b--c---"

                let result = source.retry { _, _ in notifier }

                m.expect(result).toBe(expected)
                m.expectSubscriptions(source).toBe(subs)
            }

            spec.equal("should mirror a basic hot source with complete, given an empty notifier") { m in
                let source = m.hot("-a-^--b--c--|")
                let subs = "           ^--------!"
                let notifier = m.cold("         |")
                let expected = "       ---b--c--|"

                let result = source.retry { _, _ in notifier }

                m.expect(result).toBe(expected)
                m.expectSubscriptions(source).toBe(subs)
            }

            spec.differs(
                "should handle a hot source that raises error but eventually completes", because: Reason.asksAnew
            ) { m in
                let source = m.hot("  -1--2--3----4--5---|                  ")
                let ssubs = [
                    "                   ^------!                              ",
                    "                   --------------^----!                  ",
                ]
                let notifier = m.hot("--------------r--------r---r--r--r---|")
                let nsubs = "       -------^------!"
                let expected = "      -1--2----------5---|                  "

                let result =
                    source
                    .tryMap { x throws(MarbleError) in try failing(at: "3", x) }
                    .retry { _, _ in notifier }

                m.expect(result).toBe(expected)
                m.expectSubscriptions(source).toBe(ssubs)
                m.expectSubscriptions(notifier).toBe(nsubs)
            }

            spec.differs("should tear down resources when result is unsubscribed early", because: Reason.asksAnew) {
                m in
                let source = m.cold(" -1--2--#                    ")
                let unsub = "         --------------------!       "
                let subs = [
                    "                   ^------!                    ",
                    "                   ---------^------!           ",
                    "                   -----------------^--!       ",
                ]
                let notifier = m.hot("---------r-------r---------#")
                let nsubs = ["-------^-!", "----------------^!"]
                let expected = "      -1--2-----1--2----1--       "

                let result = source.retry { _, _ in notifier }

                m.expect(result, unsubscribedAt: unsub).toBe(expected)
                m.expectSubscriptions(source).toBe(subs)
                m.expectSubscriptions(notifier).toBe(nsubs)
            }

            spec.differs(
                "should not break unsubscription chains when unsubscribed explicitly", because: Reason.asksAnew
            ) { m in
                let source = m.cold(" -1--2--#                    ")
                let subs = [
                    "                   ^------!                    ",
                    "                   ---------^------!           ",
                    "                   -----------------^--!       ",
                ]
                let notifier = m.hot("---------r-------r-------r-#")
                let nsubs = ["-------^-!", "----------------^!"]
                let expected = "      -1--2-----1--2----1--       "
                let unsub = "         --------------------!       "

                let result =
                    source
                    .flatMap { x in of(x) }
                    .retry { _, _ in notifier }
                    .flatMap { x in of(x) }

                m.expect(result, unsubscribedAt: unsub).toBe(expected)
                m.expectSubscriptions(source).toBe(subs)
                m.expectSubscriptions(notifier).toBe(nsubs)
            }

            spec.equal(
                "should handle a source with eventual error using a dynamic notifier selector which eventually throws"
            ) { m in
                let source = m.cold("-1--2--#              ")
                let subs = [
                    "                  ^------!              ",
                    "                  -------^------!       ",
                    "                  --------------^------!",
                ]
                let expected = "     -1--2---1--2---1--2--#"

                let result = source.retry { _, count in count == 3 ? throwError("error") : of("x") }
                m.expect(result).toBe(expected)
                m.expectSubscriptions(source).toBe(subs)
            }

            spec.equal(
                "should handle a source with eventual error using a dynamic notifier selector which eventually completes"
            ) { m in
                let source = m.cold("-1--2--#              ")
                let subs = [
                    "                  ^------!              ",
                    "                  -------^------!       ",
                    "                  --------------^------!",
                ]
                let expected = "     -1--2---1--2---1--2--|"

                let result = source.retry { _, count in count < 3 ? of("x") : empty() }
                m.expect(result).toBe(expected)
                m.expectSubscriptions(source).toBe(subs)
            }

            spec.equal("should always finalize before starting the next cycle, even when synchronous") { _ in
                var results: [String] = []
                let source = create(String.self) { emitter in
                    emitter.send("1")
                    emitter.send("2")
                    emitter.fail("bad")
                    emitter.onDispose { results.append("finalizer") }
                }
                let result = source.retry { error, count in count <= 3 ? of(true) : throwError(error, Bool.self) }
                let subscription = result.subscribe({ results.append($0) }, error: { results.append("\($0)") })
                #expect(subscription.isDisposed)
                let round = ["1", "2", "finalizer"]
                #expect(results == round + round + round + ["1", "2", "bad", "finalizer"])
            }

            spec.equal("should stop listening to a synchronous observable when unsubscribed") { _ in
                var sideEffects: [Int] = []
                looping { sideEffects.append($0) }.retry { _, _ in of(0) }.take(3).subscribe()
                #expect(sideEffects == [0, 1, 2])
            }
        }
    }
}

private func failing(at bad: String, _ value: String) throws(MarbleError) -> String {
    if value == bad { throw "error" }
    return value
}
