import BinderyStreams
import BinderyTesting
import Testing

@Suite struct RetrySpec {
    @Test(arguments: cases) func behavesAsInRxJS(_ test: Case) throws { try test.run() }

    static var cases: [Case] {
        spec("operators/retry", of: 29) { spec in
            spec.equal("should handle a basic source that emits next then errors, count=3") { m in
                let source = m.cold("--1-2-3-#")
                let subs = [
                    "                  ^-------!                ",
                    "                  --------^-------!        ",
                    "                  ----------------^-------!",
                ]
                let expected = "     --1-2-3---1-2-3---1-2-3-#"

                let result = source.retry(2)

                m.expect(result).toBe(expected)
                m.expectSubscriptions(source).toBe(subs)
            }

            spec.equal("should retry a number of times, without error, then complete") { _ in
                var errors = 0
                var values: [Int] = []
                var isCompleted = false
                let source = of(42).tryMap { x throws(MarbleError) in
                    errors += 1
                    if errors < 2 { throw "bad" }
                    return x
                }
                source.retry(2).subscribe({ values.append($0) }, complete: { isCompleted = true })
                #expect(values == [42])
                #expect(isCompleted)
            }

            spec.equal("should retry a number of times, then call error handler") { _ in
                var errors = 0
                var failures: [MarbleError] = []
                let source = of(42).tryMap { x throws(MarbleError) in
                    errors += 1
                    throw "bad"
                }
                source.retry(1).subscribe(error: { failures.append($0) })
                #expect(errors == 2)
                #expect(failures == ["bad"])
            }

            spec.equal("should retry a number of times, then call error handler (with resetOnSuccess)") { m in
                var errors = 0
                var failures: [MarbleError] = []
                let source = of(42).tryMap { x throws(MarbleError) in
                    errors += 1
                    throw "bad"
                }
                let result = source.retry(1, backoff: Backoff(initial: .zero), resetOnSuccess: true)
                result.subscribe(error: { failures.append($0) })
                m.flush()
                #expect(errors == 2)
                #expect(failures == ["bad"])
            }

            spec.equal("should retry a number of times, then call next handler without error, then retry and complete")
            { m in
                var index = 0
                var errors = 0
                var values: [Int] = []
                var isCompleted = false
                let source = Producer<Int, MarbleError>.deferred { from(0..<4 - index) }
                let inner = source.flatMap { _ -> AnySignal<Int, MarbleError> in
                    index += 1
                    if index != 1, index != 3 { return of(42) }
                    errors += 1
                    return throwError("bad", Int.self)
                }
                inner.retry(1, backoff: Backoff(initial: .zero), resetOnSuccess: true)
                    .subscribe({ values.append($0) }, complete: { isCompleted = true })
                m.flush()
                #expect(values.allSatisfy { $0 == 42 })
                #expect(errors == 2)
                #expect(isCompleted)
            }

            spec.equal("should always finalize before starting the next cycle, even when synchronous") { _ in
                var results: [String] = []
                let source = create(String.self) { emitter in
                    emitter.send("1")
                    emitter.send("2")
                    emitter.fail("bad")
                    emitter.onDispose { results.append("finalizer") }
                }
                let subscription = source.retry(3).subscribe({ results.append($0) }, error: { results.append("\($0)") })
                #expect(subscription.isDisposed)
                let round = ["1", "2", "finalizer"]
                #expect(results == round + round + round + ["1", "2", "bad", "finalizer"])
            }

            spec.equal("should retry a number of times, then call next handler without error, then retry and error") {
                _ in
                var index = 0
                var errors = 0
                var values: [Int] = []
                var failures: [MarbleError] = []
                let source = Producer<Int, MarbleError>.deferred { from(0..<4 - index) }
                let inner = source.flatMap { _ -> AnySignal<Int, MarbleError> in
                    index += 1
                    if index != 1, index != 3 { return of(42) }
                    errors += 1
                    return throwError("bad", Int.self)
                }
                inner.retry(1).subscribe({ values.append($0) }, error: { failures.append($0) })
                #expect(values.allSatisfy { $0 == 42 })
                #expect(errors == 2)
                #expect(failures == ["bad"])
            }

            spec.equal("should retry until successful completion") { _ in
                var errors = 0
                var values: [Int] = []
                var isCompleted = false
                let source = of(42).tryMap { x throws(MarbleError) in
                    errors += 1
                    if errors < 10 { throw "bad" }
                    errors = 0
                    return x
                }
                source.retry().take(10).subscribe({ values.append($0) }, complete: { isCompleted = true })
                #expect(values == [42])
                #expect(isCompleted)
            }

            spec.equal("should handle an empty source") { m in
                let source = m.cold("|  ")
                let subs = "        (^!)"
                let expected = "     |  "

                let result = source.retry()

                m.expect(result).toBe(expected)
                m.expectSubscriptions(source).toBe(subs)
            }

            spec.equal("should handle a never source") { m in
                let source = m.cold("-")
                let subs = "         ^"
                let expected = "     -"

                let result = source.retry()

                m.expect(result).toBe(expected)
                m.expectSubscriptions(source).toBe(subs)
            }

            spec.equal("should return a never observable given an async just-throw source and no count") { m in
                let source = m.cold("-#                                    ")
                let unsub = "       -------------------------------------!"
                let expected = "    --------------------------------------"

                let result = source.retry()

                m.expect(result, unsubscribedAt: unsub).toBe(expected)
            }

            spec.equal("should handle a basic source that emits next then completes") { m in
                let source = m.hot("--1--2--^--3--4--5---|")
                let subs = "                ^------------!"
                let expected = "            ---3--4--5---|"

                let result = source.retry()

                m.expect(result).toBe(expected)
                m.expectSubscriptions(source).toBe(subs)
            }

            spec.equal("should handle a basic source that emits next but does not complete") { m in
                let source = m.hot("--1--2--^--3--4--5---")
                let subs = "                ^------------"
                let expected = "            ---3--4--5---"

                let result = source.retry()

                m.expect(result).toBe(expected)
                m.expectSubscriptions(source).toBe(subs)
            }

            spec.equal("should handle a basic source that emits next then errors, no count") { m in
                let source = m.cold("--1-2-3-#                             ")
                let unsub = "        -------------------------------------!"
                let subs = [
                    "                  ^-------!                             ",
                    "                  --------^-------!                     ",
                    "                  ----------------^-------!             ",
                    "                  ------------------------^-------!     ",
                    "                  --------------------------------^----!",
                ]
                let expected = "     --1-2-3---1-2-3---1-2-3---1-2-3---1-2-"

                let result = source.retry()

                m.expect(result, unsubscribedAt: unsub).toBe(expected)
                m.expectSubscriptions(source).toBe(subs)
            }

            spec.equal("should handle a source which eventually throws, count=3, and result is unsubscribed early") {
                m in
                let source = m.cold("--1-2-3-#     ")
                let unsub = "        -------------!"
                let subs = [
                    "                  ^-------!     ",
                    "                  --------^----!",
                ]
                let expected = "     --1-2-3---1-2-"

                let result = source.retry(3)

                m.expect(result, unsubscribedAt: unsub).toBe(expected)
                m.expectSubscriptions(source).toBe(subs)
            }

            spec.equal("should not break unsubscription chain when unsubscribed explicitly") { m in
                let source = m.cold("--1-2-3-#     ")
                let subs = [
                    "                  ^-------!     ",
                    "                  --------^----!",
                ]
                let expected = "     --1-2-3---1-2-"
                let unsub = "        -------------!"

                let result =
                    source
                    .flatMap { x in of(x) }
                    .retry(100)
                    .flatMap { x in of(x) }

                m.expect(result, unsubscribedAt: unsub).toBe(expected)
                m.expectSubscriptions(source).toBe(subs)
            }

            spec.equal("should retry a synchronous source (multicasted and refCounted) multiple times") { _ in
                var values: [Int] = []
                var failures: [MarbleError] = []
                let source = of(1, 2, 3).concat(with: throwError("bad!", Int.self)).share()
                source.retry(4).subscribe({ values.append($0) }, error: { failures.append($0) })
                #expect(values == [1, 2, 3, 1, 2, 3, 1, 2, 3, 1, 2, 3, 1, 2, 3])
                #expect(failures == ["bad!"])
            }

            spec.equal("should stop listening to a synchronous observable when unsubscribed") { _ in
                var sideEffects: [Int] = []
                let synchronousObservable = looping { sideEffects.append($0) }

                synchronousObservable
                    .retry(1)
                    .take(3).subscribe()

                #expect(sideEffects == [0, 1, 2])
            }

            spec.equal("should not alter the source when the number of retries is smaller than 1") { m in
                let source = m.cold("--1-2-3-# ")
                let subs = ["      ^-------! "]

                let expected = "     --1-2-3-# "
                let unsub = "        ---------!"

                let result = source.retry(0)

                m.expect(result, unsubscribedAt: unsub).toBe(expected)
                m.expectSubscriptions(source).toBe(subs)
            }

            spec.equal("should delay the retry by a specified amount of time") { m in
                let source = m.cold("---a---b---#")
                let t = m.time("                ----|")
                let subs = [

                    "                  ^----------!",
                    "                  ---------------^----------!",
                    "                  ------------------------------^----------!",
                    "                  ---------------------------------------------^----!",
                ]
                let unsub = "        ^-------------------------------------------------!"
                let expected = "     ---a---b----------a---b----------a---b----------a--"
                let result = source.retry { _, _ in timer(t) }
                m.expect(result, unsubscribedAt: unsub).toBe(expected)
                m.expectSubscriptions(source).toBe(subs)
            }

            spec.equal("should act like a normal retry if delay is set to 0") { m in
                let source = m.cold("---a---b---#")
                let subs = [

                    "                  ^----------!",
                    "                  -----------^----------!",
                    "                  ----------------------^----------!",
                    "                  ---------------------------------^----!",
                ]
                let unsub = "        ^-------------------------------------!"
                let expected = "     ---a---b------a---b------a---b------a--"
                let result = source.retry { _, _ in timer(.zero) }
                m.expect(result, unsubscribedAt: unsub).toBe(expected)
                m.expectSubscriptions(source).toBe(subs)
            }

            spec.equal("should act like a normal retry if delay is less than 0") { m in
                let source = m.cold("---a---b---#")
                let subs = [

                    "                  ^----------!",
                    "                  -----------^----------!",
                    "                  ----------------------^----------!",
                    "                  ---------------------------------^----!",
                ]
                let unsub = "        ^-------------------------------------!"
                let expected = "     ---a---b------a---b------a---b------a--"
                let result = source.retry { _, _ in timer(.milliseconds(-100)) }
                m.expect(result, unsubscribedAt: unsub).toBe(expected)
                m.expectSubscriptions(source).toBe(subs)
            }

            spec.equal("should honor count as the max retries") { m in
                let source = m.cold("---a---b---#")
                let t = m.time("                ----|")
                let subs = [

                    "                  ^----------!",
                    "                  ---------------^----------!",
                    "                  ------------------------------^----------!",
                ]
                let expected = "     ---a---b----------a---b----------a---b---#"
                let result = source.retry { error, count in count <= 2 ? timer(t) : throwError(error, Int.self) }
                m.expect(result).toBe(expected)
                m.expectSubscriptions(source).toBe(subs)
            }

            spec.equal("should delay the retry with a function that returns a notifier") { m in
                let source = m.cold("---a---b---#")
                let subs = [

                    "                  ^----------!",
                    "                  ------------^----------!",
                    "                  -------------------------^----------!",
                    "                  ---------------------------------------^----!",
                ]
                let unsub = "        ^-------------------------------------------!"
                let expected = "     ---a---b-------a---b--------a---b---------a--"
                let result = source.retry { _, count in timer(.milliseconds(count)) }
                m.expect(result, unsubscribedAt: unsub).toBe(expected)
                m.expectSubscriptions(source).toBe(subs)
            }

            spec.equal("should delay the retry with a function that returns a hot observable") { m in
                let source = m.cold(" ---a---b---#")
                let notifier = m.hot("--------------x----------------x----------------x------")
                let subs = [

                    "                   ^----------!",
                    "                   --------------^----------!",
                    "                   -------------------------------^----------!",
                ]
                let notifierSubs = [

                    "                   -----------^--!",
                    "                   -------------------------^-----!",
                    "                   ------------------------------------------^-!",
                ]
                let unsub = "         ^-------------------------------------------!"
                let expected = "      ---a---b---------a---b------------a---b------"
                let result = source.retry { _, _ in notifier }
                m.expect(result, unsubscribedAt: unsub).toBe(expected)
                m.expectSubscriptions(source).toBe(subs)
                m.expectSubscriptions(notifier).toBe(notifierSubs)
            }

            spec.equal("should complete if the notifier completes") { m in
                let source = m.cold("---a---b---#")
                let subs = [

                    "                  ^----------!",
                    "                  ------------^----------!",
                    "                  -------------------------^----------!",
                ]
                let expected = "     ---a---b-------a---b--------a---b---|"
                let result = source.retry { _, count in count <= 2 ? timer(.milliseconds(count)) : empty(Int.self) }
                m.expect(result).toBe(expected)
                m.expectSubscriptions(source).toBe(subs)
            }

            spec.equal("should error if the notifier errors") { m in
                let source = m.cold("---a---b---#")
                let subs = [

                    "                  ^----------!",
                    "                  ------------^----------!",
                    "                  -------------------------^----------!",
                ]
                let expected = "     ---a---b-------a---b--------a---b---#"
                let result = source.retry { _, count in
                    count <= 2 ? timer(.milliseconds(count)) : throwError("blah", Int.self)
                }
                m.expect(result).toBe(expected, error: "blah")
                m.expectSubscriptions(source).toBe(subs)
            }

            spec.notApplicable("should error if the delay function throws", because: Reason.typedFailure)

            spec.equal("should be usable for exponential backoff") { m in
                let source = m.cold("---a---#")
                let subs = [

                    "                  ^------!",
                    "                  ---------^------!",
                    "                  --------------------^------!",
                    "                  -----------------------------------^------!",
                ]
                let expected = "     ---a--------a----------a--------------a---#"
                let result = source.retry { error, count in
                    count <= 3 ? timer(.milliseconds(1 << count)) : throwError(error, Int.self)
                }
                m.expect(result).toBe(expected)
                m.expectSubscriptions(source).toBe(subs)
            }
        }
    }
}
