import BinderyStreams
import BinderyTesting
import Testing

@Suite struct ShareSpec {
    @Test(arguments: cases) func behavesAsInRxJS(_ test: Case) throws { try test.run() }

    static var cases: [Case] {
        spec("operators/share", of: 39) { spec in
            spec.equal("should mirror a simple source Observable") { m in
                let source = m.cold("--1-2---3-4--5-|")
                let sourceSubs = "   ^--------------!"
                let expected = "     --1-2---3-4--5-|"

                let shared = source.share()

                m.expect(shared).toBe(expected)
                m.expectSubscriptions(source).toBe(sourceSubs)
            }

            spec.equal("should share a single subscription") { _ in
                var subscriptionCount = 0
                let source = create(Int.self) { _ in subscriptionCount += 1 }.share()
                #expect(subscriptionCount == 0)
                source.subscribe()
                source.subscribe()
                #expect(subscriptionCount == 1)
            }

            spec.equal("should not change the output of the observable when error") { m in
                let e1 = m.hot("---a--^--b--c--d--e--#")
                let e1subs = "        ^--------------!"
                let expected = "      ---b--c--d--e--#"

                m.expect(e1.share()).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should not change the output of the observable when successful with cold observable") { m in
                let e1 = m.cold(" ---a--b--c--d--e--|")
                let e1subs = "    ^-----------------!"
                let expected = "  ---a--b--c--d--e--|"

                m.expect(e1.share()).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should not change the output of the observable when error with cold observable") { m in
                let e1 = m.cold(" ---a--b--c--d--e--#")
                let e1subs = "    ^-----------------!"
                let expected = "  ---a--b--c--d--e--#"

                m.expect(e1.share()).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should retry just fine") { m in
                let e1 = m.cold(" ---a--b--c--d--e--#                  ")
                let e1subs = [
                    "               ^-----------------!                  ",
                    "               ------------------^-----------------!",
                ]
                let expected = "  ---a--b--c--d--e-----a--b--c--d--e--#"

                m.expect(
                    e1
                        .share()
                        .retry(1)
                ).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should share the same values to multiple observers") { m in
                let source = m.cold("    -1-2-3----4-|")
                let sourceSubs = "       ^-----------!"
                let subscriber1 = m.hot("a|           ")
                let expected1 = "        -1-2-3----4-|"
                let subscriber2 = m.hot("----b|       ")
                let expected2 = "        -----3----4-|"
                let subscriber3 = m.hot("--------c|   ")
                let expected3 = "        ----------4-|"

                let shared = source.share()

                m.expect(subscriber1.flatMap { _ in shared }).toBe(expected1)
                m.expect(subscriber2.flatMap { _ in shared }).toBe(expected2)
                m.expect(subscriber3.flatMap { _ in shared }).toBe(expected3)
                m.expectSubscriptions(source).toBe(sourceSubs)
            }

            spec.equal("should share an error from the source to multiple observers") { m in
                let source = m.cold("    -1-2-3----4-#")
                let sourceSubs = "       ^-----------!"
                let subscriber1 = m.hot("a|           ")
                let expected1 = "        -1-2-3----4-#"
                let subscriber2 = m.hot("----b|       ")
                let expected2 = "        -----3----4-#"
                let subscriber3 = m.hot("--------c|   ")
                let expected3 = "        ----------4-#"

                let shared = source.share()

                m.expect(subscriber1.flatMap { _ in shared }).toBe(expected1)
                m.expect(subscriber2.flatMap { _ in shared }).toBe(expected2)
                m.expect(subscriber3.flatMap { _ in shared }).toBe(expected3)
                m.expectSubscriptions(source).toBe(sourceSubs)
            }

            spec.equal("should share the same values to multiple observers, but is unsubscribed explicitly and early") {
                m in
                let source = m.cold("    -1-2-3----4-|")
                let sourceSubs = "       ^--------!   "
                let unsub = "            ---------!   "
                let subscriber1 = m.hot("a|           ")
                let expected1 = "        -1-2-3----   "
                let subscriber2 = m.hot("----b|       ")
                let expected2 = "        -----3----   "
                let subscriber3 = m.hot("--------c|   ")
                let expected3 = "        ----------   "

                let shared = source.share()

                m.expect(subscriber1.flatMap { _ in shared }, unsubscribedAt: unsub).toBe(expected1)
                m.expect(subscriber2.flatMap { _ in shared }, unsubscribedAt: unsub).toBe(expected2)
                m.expect(subscriber3.flatMap { _ in shared }, unsubscribedAt: unsub).toBe(expected3)
                m.expectSubscriptions(source).toBe(sourceSubs)
            }

            spec.equal("should share an empty source") { m in
                let source = m.cold("|   ")
                let sourceSubs = "   (^!)"
                let expected = "     |   "

                let shared = source.share()

                m.expect(shared).toBe(expected)
                m.expectSubscriptions(source).toBe(sourceSubs)
            }

            spec.equal("should share a never source") { m in
                let source = m.cold("-")
                let sourceSubs = "   ^"
                let expected = "     -"

                let shared = source.share()

                m.expect(shared).toBe(expected)
                m.expectSubscriptions(source).toBe(sourceSubs)
            }

            spec.equal("should share a throw source") { m in
                let source = m.cold("#   ")
                let sourceSubs = "   (^!)"
                let expected = "     #   "

                let shared = source.share()

                m.expect(shared).toBe(expected)
                m.expectSubscriptions(source).toBe(sourceSubs)
            }

            spec.equal("should connect when first subscriber subscribes") { m in
                let source = m.cold("       -1-2-3----4-|")
                let sourceSubs = "       ---^-----------!"
                let subscriber1 = m.hot("---a|           ")
                let expected1 = "        ----1-2-3----4-|"
                let subscriber2 = m.hot("-------b|       ")
                let expected2 = "        --------3----4-|"
                let subscriber3 = m.hot("-----------c|   ")
                let expected3 = "        -------------4-|"

                let shared = source.share()

                m.expect(subscriber1.flatMap { _ in shared }).toBe(expected1)
                m.expect(subscriber2.flatMap { _ in shared }).toBe(expected2)
                m.expect(subscriber3.flatMap { _ in shared }).toBe(expected3)
                m.expectSubscriptions(source).toBe(sourceSubs)
            }

            spec.equal("should disconnect when last subscriber unsubscribes") { m in
                let source = m.cold("       -1-2-3----4-|")
                let sourceSubs = "       ---^--------!   "
                let subscriber1 = m.hot("---a|           ")
                let unsub1 = "           ----------!     "
                let expected1 = "        ----1-2-3--     "
                let subscriber2 = m.hot("-------b|       ")
                let unsub2 = "           ------------!   "
                let expected2 = "        --------3----   "

                let shared = source.share()

                m.expect(subscriber1.flatMap { _ in shared }, unsubscribedAt: unsub1).toBe(expected1)
                m.expect(subscriber2.flatMap { _ in shared }, unsubscribedAt: unsub2).toBe(expected2)
                m.expectSubscriptions(source).toBe(sourceSubs)
            }

            spec.equal("should not break unsubscription chain when last subscriber unsubscribes") { m in
                let source = m.cold("       -1-2-3----4-|")
                let sourceSubs = "       ---^--------!   "
                let subscriber1 = m.hot("---a|           ")
                let unsub1 = "           ----------!     "
                let expected1 = "        ----1-2-3--     "
                let subscriber2 = m.hot("-------b|       ")
                let unsub2 = "           ------------!   "
                let expected2 = "        --------3----   "

                let shared =
                    source
                    .flatMap { x in of(x) }
                    .share()
                    .flatMap { x in of(x) }

                m.expect(subscriber1.flatMap { _ in shared }, unsubscribedAt: unsub1).toBe(expected1)
                m.expect(subscriber2.flatMap { _ in shared }, unsubscribedAt: unsub2).toBe(expected2)
                m.expectSubscriptions(source).toBe(sourceSubs)
            }

            spec.equal("should be retryable when cold source is synchronous") { m in
                let source = m.cold("(123#)    ")
                let subscribe1 = " s         "
                let expected1 = "    (123123#) "
                let subscribe2 = "   -s        "
                let expected2 = "    -(123123#)"
                let sourceSubs = [
                    "                  (^!)      ",
                    "                  (^!)      ",
                    "                  -(^!)     ",
                    "                  -(^!)     ",
                ]

                let shared = source.share()

                m.perform(subscribe1) { _ in m.expect(shared.retry(1)).toBe(expected1) }

                m.perform(subscribe2) { _ in m.expect(shared.retry(1)).toBe(expected2) }

                m.expectSubscriptions(source).toBe(sourceSubs)
            }

            spec.equal("should be repeatable when cold source is synchronous") { m in
                let source = m.cold("(123|)    ")
                let subscribe1 = " s         "
                let expected1 = "    (123123|) "
                let subscribe2 = "   -s        "
                let expected2 = "    -(123123|)"
                let sourceSubs = [
                    "                  (^!)      ",
                    "                  (^!)      ",
                    "                  -(^!)     ",
                    "                  -(^!)     ",
                ]

                let shared = source.share()

                m.perform(subscribe1) { _ in m.expect(shared.repeat(2)).toBe(expected1) }

                m.perform(subscribe2) { _ in m.expect(shared.repeat(2)).toBe(expected2) }

                m.expectSubscriptions(source).toBe(sourceSubs)
            }

            spec.equal("should be retryable") { m in
                let source = m.cold("-1-2-3----4-#                        ")
                let sourceSubs = [
                    "                  ^-----------!                        ",
                    "                  ------------^-----------!            ",
                    "                  ------------------------^-----------!",
                ]
                let subscribe1 = "   s------------------------------------"
                let expected1 = "    -1-2-3----4--1-2-3----4--1-2-3----4-#"
                let subscribe2 = "   ----s--------------------------------"
                let expected2 = "    -----3----4--1-2-3----4--1-2-3----4-#"

                let shared = source.share()

                m.perform(subscribe1) { _ in m.expect(shared.retry(2)).toBe(expected1) }

                m.perform(subscribe2) { _ in m.expect(shared.retry(2)).toBe(expected2) }

                m.expectSubscriptions(source).toBe(sourceSubs)
            }

            spec.equal("should be repeatable") { m in
                let source = m.cold("-1-2-3----4-|                        ")
                let sourceSubs = [
                    "                  ^-----------!                        ",
                    "                  ------------^-----------!            ",
                    "                  ------------------------^-----------!",
                ]
                let subscribe1 = "   s------------------------------------"
                let expected1 = "    -1-2-3----4--1-2-3----4--1-2-3----4-|"
                let subscribe2 = "   ----s--------------------------------"
                let expected2 = "    -----3----4--1-2-3----4--1-2-3----4-|"

                let shared = source.share()

                m.perform(subscribe1) { _ in m.expect(shared.repeat(3)).toBe(expected1) }

                m.perform(subscribe2) { _ in m.expect(shared.repeat(3)).toBe(expected2) }

                m.expectSubscriptions(source).toBe(sourceSubs)
            }

            spec.equal("should not change the output of the observable when never") { m in
                let e1 = never()
                let expected = "  -"

                m.expect(e1.share()).toBe(expected)
            }

            spec.equal("should not change the output of the observable when empty") { m in
                let e1 = empty()
                let expected = "  |"

                m.expect(e1.share()).toBe(expected)
            }

            spec.equal("should stop listening to a synchronous observable when unsubscribed") { _ in
                var sideEffects: [Int] = []
                let synchronousObservable = looping { sideEffects.append($0) }

                synchronousObservable
                    .share()
                    .take(3).subscribe()

                #expect(sideEffects == [0, 1, 2])
            }

            spec.equal("should not fail on reentrant subscription") { m in
                let source = m.cold("(123|)")
                let subs = "         (^!)  "
                let expected = "     (136|)"

                var shared: AnySignal<String, MarbleError> = never()
                let deferred = Producer<String, MarbleError>.deferred { shared }.startWith("0")
                shared = source.withLatestFrom(deferred).map { "\(Int($0.0)! + Int($0.1)!)" }.share().eraseToAnySignal()

                m.expect(shared).toBe(expected)
                m.expectSubscriptions(source).toBe(subs)
            }

            spec.equal("should not reset on error if configured to do so") { m in
                let source = m.hot("---a---b---c---d---e---f----#")
                let expected = "    ---a---b---c---d---e---f----#"
                let sourceSubs = [
                    "                 ^----------!                 ",
                    "                 -----------^-----------!     ",
                    "                 -----------------------^----!",
                ]
                let result = source.take(3).share().repeat()

                m.expect(result).toBe(expected)
                m.expectSubscriptions(source).toBe(sourceSubs)
            }

            spec.differs("should not reset on complete if configured to do so", because: Reason.noReentrancy) { m in
                let source = m.cold("---a---b---c---#                          ")
                let expected = "   ---a---b---c------a---b---c------a---b---(c|)"
                let sourceSubs = [
                    "                  ^--------------!                          ",
                    "                  ---------------^--------------!           ",
                    "                  ------------------------------^----------!",
                ]
                let triggerComplete = Subject<Int, MarbleError>()
                var count = 0

                let result =
                    source
                    .take(until: triggerComplete)
                    .share()
                    .retry()
                    .do(onValue: { _ in
                        count += 1
                        if count == 9 {
                            triggerComplete.send(0)
                        }
                    })

                m.expect(result).toBe(expected)
                m.expectSubscriptions(source).toBe(sourceSubs)
            }

            spec.notApplicable(
                "should not reset on refCount 0 if configured to do so",
                because: "`share()` restarts; `multicast` and `connect()` keep a connection without observers"
            )

            spec.equal("should be referentially-transparent") { m in
                let source1 = m.cold("-1-2-3-4-5-|")
                let source1Subs = "   ^----------!"
                let expected1 = "     -1-2-3-4-5-|"
                let source2 = m.cold("-6-7-8-9-0-|")
                let source2Subs = "   ^----------!"
                let expected2 = "     -6-7-8-9-0-|"
                let shared1 = source1.share()
                let shared2 = source2.share()

                m.expect(shared1).toBe(expected1)
                m.expectSubscriptions(source1).toBe(source1Subs)
                m.expect(shared2).toBe(expected2)
                m.expectSubscriptions(source2).toBe(source2Subs)
            }

            spec.notApplicable(
                "should use the connector function provided",
                because: "there is no connector to be asked; `multicast` takes a subject")

            spec.equal(
                "should reset on refCount 0 when synchronously resubscribing to a firehose and using a sync reset notifier"
            ) { _ in
                var subscriptionCount = 0
                var result: [Int] = []
                let source = create(Int.self) { emitter in
                    subscriptionCount += 1
                    for i in 0..<3 where !emitter.isDisposed { emitter.send(i) }
                    if !emitter.isDisposed { emitter.complete() }
                }
                source.share().take(2).repeat(2).collect().subscribe({ result = $0 })
                #expect(subscriptionCount == 2)
                #expect(result == [0, 1, 0, 1])
            }

            spec.equal("should reset on refCount 0 when synchronously resubscribing and using a sync reset notifier") {
                m in
                let source = m.hot("  ---1---2---3---(4 )---5---|")
                let sourceSubs = [
                    "                   ^------!                   ",
                    "                   -------^-------(! )        ",
                ]
                let expected = "      ---1---2---3---(4|)        "
                let subscription = "  ^--------------(- )        "

                let sharedSource =
                    source
                    .share()
                    .take(2)

                let result = sharedSource.concat(with: sharedSource)

                m.expect(result, unsubscribedAt: subscription).toBe(expected)
                m.expectSubscriptions(source).toBe(sourceSubs)
            }

            spec.notApplicable(
                "should not reset on refCount 0 when synchronously resubscribing and using a deferred reset notifier",
                because: "`share()` restarts immediately; no signal decides when")

            spec.notApplicable(
                "should reset on refCount 0 only after reset notifier emitted",
                because: "`share()` restarts immediately; no signal decides when")

            spec.notApplicable(
                "should reset on error only after reset notifier emitted",
                because: "`share()` restarts immediately; no signal decides when")

            spec.notApplicable(
                "should reset on complete only after reset notifier emitted",
                because: "`share()` restarts immediately; no signal decides when")

            spec.notApplicable(
                "should not reset on refCount 0 if reset notifier errors before emitting any value",
                because: "`share()` restarts immediately; no signal decides when")

            spec.notApplicable(
                "should not reset on error if reset notifier errors before emitting any value",
                because: "`share()` restarts immediately; no signal decides when")

            spec.notApplicable(
                "should not reset on complete if reset notifier errors before emitting any value",
                because: "`share()` restarts immediately; no signal decides when")

            spec.notApplicable(
                "should not call \"resetOnRefCountZero\" on error",
                because: "`share()` restarts immediately; no signal decides when")

            spec.notApplicable(
                "should not call \"resetOnRefCountZero\" on complete",
                because: "`share()` restarts immediately; no signal decides when")
        }
    }
}
