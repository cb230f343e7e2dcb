import BinderyStreams
import BinderyTesting
import Testing

@Suite struct RepeatWhenSpec {
    @Test(arguments: cases) func behavesAsInRxJS(_ test: Case) throws { try test.run() }

    static var cases: [Case] {
        spec("operators/repeatWhen", of: 24) { spec in
            spec.equal("should handle a source with eventual complete using a hot notifier") { m in
                let source = m.cold("-1--2--|")
                let subs = [
                    "                  ^------!                          ",
                    "                  -------------^------!             ",
                    "                  --------------------------^------!",
                ]
                let notifier = m.hot("-------------r------------r-|    ")
                let expected = "      -1--2---------1--2---------1--2--|"

                let result = source.repeat { _ in notifier }

                m.expect(result).toBe(expected)
                m.expectSubscriptions(source).toBe(subs)
            }

            spec.equal("should handle a source with eventual complete using a hot notifier that raises error") { m in
                let source = m.cold(" -1--2--|")
                let subs = [
                    "                   ^------!                      ",
                    "                   -----------^------!           ",
                    "                   -------------------^------!   ",
                ]
                let notifier = m.hot("-----------r-------r---------#")
                let expected = "      -1--2-------1--2----1--2-----#"

                let result = source.repeat { _ in notifier }

                m.expect(result).toBe(expected)
                m.expectSubscriptions(source).toBe(subs)
            }

            spec.equal("should repeat when notified via returned notifier on complete") { _ in
                var hasRepeated = false
                let observer = TestObserver()
                let result = of(1, 2).repeat { _ -> AnySignal<Int, MarbleError> in
                    if hasRepeated { return throwError("done", Int.self) }
                    hasRepeated = true
                    return of(0)
                }
                observer.observe(result)
                #expect(observer.results == ["1", "2", "1", "2", "done"])
            }

            spec.equal("should not repeat when applying an empty notifier") { _ in
                let observer = TestObserver()
                observer.observe(of(1, 2).repeat { _ in empty() })
                #expect(observer.results == ["1", "2", "done"])
            }

            spec.equal("should not error when applying an empty synchronous notifier") { _ in
                let observer = TestObserver()
                observer.observe(of(1, 2).repeat { _ in empty() })
                #expect(observer.results == ["1", "2", "done"])
            }

            spec.equal("should not error when applying a non-empty synchronous notifier") { _ in
                let observer = TestObserver()
                observer.observe(of(1, 2).repeat { count in count == 1 ? of(1) : empty(Int.self) })
                #expect(observer.results == ["1", "2", "1", "2", "done"])
            }

            spec.equal("should apply an empty notifier on an empty source") { m in
                let source = m.cold("  |   ")
                let subs = "           (^!)"
                let notifier = m.cold("|   ")
                let expected = "       |   "

                let result = source.repeat { _ in notifier }

                m.expect(result).toBe(expected)
                m.expectSubscriptions(source).toBe(subs)
            }

            spec.equal("should apply a never notifier on an empty source") { m in
                let source = m.cold("  |   ")
                let subs = "           (^!)"
                let notifier = m.cold("-   ")
                let expected = "       -   "

                let result = source.repeat { _ in notifier }

                m.expect(result).toBe(expected)
                m.expectSubscriptions(source).toBe(subs)
            }

            spec.equal("should apply an empty notifier on a never source") { m in
                let source = m.cold("  -                                         ")
                let unsub = "          -----------------------------------------!"
                let subs = "           ^----------------------------------------!"
                let notifier = m.cold("|                                         ")
                let expected = "       -                                         "

                let result = source.repeat { _ in notifier }

                m.expect(result, unsubscribedAt: unsub).toBe(expected)
                m.expectSubscriptions(source).toBe(subs)
            }

            spec.equal("should apply a never notifier on a never source") { m in
                let source = m.cold("  -                                         ")
                let unsub = "          -----------------------------------------!"
                let subs = "           ^----------------------------------------!"
                let notifier = m.cold("-                                        ")
                let expected = "       -                                        "

                let result = source.repeat { _ in notifier }

                m.expect(result, unsubscribedAt: unsub).toBe(expected)
                m.expectSubscriptions(source).toBe(subs)
            }

            spec.equal("should return an empty observable given a just-throw source and empty notifier") { m in
                let source = m.cold("  #")
                let notifier = m.cold("|")
                let expected = "       #"

                let result = source.repeat { _ in notifier }

                m.expect(result).toBe(expected)
            }

            spec.equal("should return a error observable given a just-throw source and never notifier") { m in
                let source = m.cold("  #")
                let notifier = m.cold("-")
                let expected = "       #"

                let result = source.repeat { _ in notifier }

                m.expect(result).toBe(expected)
            }

            spec.equal("should return a never-ending result if the notifier is never") { m in
                let source = m.cold("  --a--b--c--|                              ")
                let subs = "           ^----------!                              "
                let notifier = m.cold("           -                              ")
                let expected = "       --a--b--c---------------------------------"

                let result = source.repeat { _ in notifier }

                m.expect(result).toBe(expected)
                m.expectSubscriptions(source).toBe(subs)
            }

            spec.notApplicable(
                "should propagate error thrown from notifierSelector function", because: Reason.typedFailure)

            spec.equal("should complete if the notifier only completes") { m in
                let source = m.cold("  --a--b--c--|")
                let subs = "           ^----------!"
                let notifier = m.cold("           |")
                let expected = "       --a--b--c--|"

                let result = source.repeat { _ in notifier }

                m.expect(result).toBe(expected)
                m.expectSubscriptions(source).toBe(subs)
            }

            spec.equal("should mirror a basic cold source with complete, given a never notifier") { m in
                let source = m.cold("  --a--b--c--|")
                let subs = "           ^----------!"
                let notifier = m.cold("           |")
                let expected = "       --a--b--c--|"

                let result = source.repeat { _ in notifier }

                m.expect(result).toBe(expected)
                m.expectSubscriptions(source).toBe(subs)
            }

            spec.equal("should mirror a basic cold source with no termination, given a never notifier") { m in
                let source = m.cold("  --a--b--c---")
                let subs = "           ^-----------"
                let notifier = m.cold("           |")
                let expected = "       --a--b--c---"

                let result = source.repeat { _ in notifier }

                m.expect(result).toBe(expected)
                m.expectSubscriptions(source).toBe(subs)
            }

            spec.equal("should mirror a basic hot source with complete, given a never notifier") { m in
                let source = m.hot("-a-^--b--c--|")
                let subs = "           ^--------!"
                let notifier = m.cold("         |")
                let expected = "       ---b--c--|"

                let result = source.repeat { _ in notifier }

                m.expect(result).toBe(expected)
                m.expectSubscriptions(source).toBe(subs)
            }

            spec.differs("should tear down resources when result is unsubscribed early", because: Reason.asksAnew) {
                m in
                let source = m.cold(" -1--2--|")
                let unsub = "         --------------------!       "
                let subs = [
                    "                   ^------!                    ",
                    "                   ---------^------!           ",
                    "                   -----------------^--!       ",
                ]
                let notifier = m.hot("---------r-------r---------#")
                let nsubs = ["-------^-!", "----------------^!"]
                let expected = "      -1--2-----1--2----1--       "

                let result = source.repeat { _ in notifier }

                m.expect(result, unsubscribedAt: unsub).toBe(expected)
                m.expectSubscriptions(source).toBe(subs)
                m.expectSubscriptions(notifier).toBe(nsubs)
            }

            spec.differs(
                "should not break unsubscription chains when unsubscribed explicitly", because: Reason.asksAnew
            ) { m in
                let source = m.cold(" -1--2--|")
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
                    .repeat { _ in notifier }
                    .flatMap { x in of(x) }

                m.expect(result, unsubscribedAt: unsub).toBe(expected)
                m.expectSubscriptions(source).toBe(subs)
                m.expectSubscriptions(notifier).toBe(nsubs)
            }

            spec.equal(
                "should handle a source with eventual error using a dynamic notifier selector which eventually throws"
            ) { m in
                let source = m.cold("-1--2--|")
                let subs = [
                    "                  ^------!              ",
                    "                  -------^------!       ",
                    "                  --------------^------!",
                ]
                let expected = "     -1--2---1--2---1--2--#"

                let result = source.repeat { count in count == 3 ? throwError("error") : of("x") }
                m.expect(result).toBe(expected)
                m.expectSubscriptions(source).toBe(subs)
            }

            spec.equal(
                "should handle a source with eventual error using a dynamic notifier selector which eventually completes"
            ) { m in
                let source = m.cold("-1--2--|")
                let subs = [
                    "                  ^------!              ",
                    "                  -------^------!       ",
                    "                  --------------^------!",
                ]
                let expected = "     -1--2---1--2---1--2--|"

                let result = source.repeat { count in count < 3 ? of("x") : empty() }
                m.expect(result).toBe(expected)
                m.expectSubscriptions(source).toBe(subs)
            }

            spec.equal("should always finalize before starting the next cycle, even when synchronous") { _ in
                var results: [String] = []
                let source = create(String.self) { emitter in
                    emitter.send("1")
                    emitter.send("2")
                    emitter.complete()
                    emitter.onDispose { results.append("finalizer") }
                }
                let result = source.repeat { count in count <= 3 ? of(true) : empty(Bool.self) }
                let subscription = result.subscribe({ results.append($0) }, complete: { results.append("complete") })
                #expect(subscription.isDisposed)
                let round = ["1", "2", "finalizer"]
                #expect(results == round + round + round + ["1", "2", "complete", "finalizer"])
            }

            spec.equal("should stop listening to a synchronous observable when unsubscribed") { _ in
                var sideEffects: [Int] = []
                looping { sideEffects.append($0) }.repeat { _ in of(0) }.take(3).subscribe()
                #expect(sideEffects == [0, 1, 2])
            }
        }
    }
}
