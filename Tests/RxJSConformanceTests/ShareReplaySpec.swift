import BinderyStreams
import BinderyTesting
import Testing

@Suite struct ShareReplaySpec {
    @Test(arguments: cases) func behavesAsInRxJS(_ test: Case) throws { try test.run() }

    static var cases: [Case] {
        spec("operators/shareReplay", of: 23) { spec in
            spec.equal("should mirror a simple source Observable") { m in
                let source = m.cold("--1-2---3-4--5-|")
                let sourceSubs = "   ^--------------!"
                let expected = "     --1-2---3-4--5-|"

                let published = source.share(replay: .max)

                m.expect(published).toBe(expected)
                m.expectSubscriptions(source).toBe(sourceSubs)
            }

            spec.equal("should do nothing if result is not subscribed") { _ in
                var subscribed = false
                let source = create(Int.self) { _ in subscribed = true }
                _ = source.share(replay: .max)
                #expect(!subscribed)
            }

            spec.equal("should multicast the same values to multiple observers, bufferSize=1") { m in
                let source = m.cold("    -1-2-3----4-|")
                let sourceSubs = "       ^-----------!"
                let subscriber1 = m.hot("a|           ")
                let expected1 = "        -1-2-3----4-|"
                let subscriber2 = m.hot("----b|       ")
                let expected2 = "        ----23----4-|"
                let subscriber3 = m.hot("--------c|   ")
                let expected3 = "        --------3-4-|"

                let shared = source.share(replay: 1)

                m.expect(subscriber1.flatMap { _ in shared }).toBe(expected1)
                m.expect(subscriber2.flatMap { _ in shared }).toBe(expected2)
                m.expect(subscriber3.flatMap { _ in shared }).toBe(expected3)
                m.expectSubscriptions(source).toBe(sourceSubs)
            }

            spec.equal("should multicast the same values to multiple observers, bufferSize=2") { m in
                let source = m.cold("    -1-2-----3------4-|")
                let sourceSubs = "       ^-----------------!"
                let subscriber1 = m.hot("a|                 ")
                let expected1 = "        -1-2-----3------4-|"
                let subscriber2 = m.hot("----b|             ")
                let expected2 = "        ----(12)-3------4-|"
                let subscriber3 = m.hot("-----------c|      ")
                let expected3 = "        -----------(23)-4-|"

                let shared = source.share(replay: 2)

                m.expect(subscriber1.flatMap { _ in shared }).toBe(expected1)
                m.expect(subscriber2.flatMap { _ in shared }).toBe(expected2)
                m.expect(subscriber3.flatMap { _ in shared }).toBe(expected3)
                m.expectSubscriptions(source).toBe(sourceSubs)
            }

            spec.equal("should multicast an error from the source to multiple observers") { m in
                let source = m.cold("    -1-2-3----4-#")
                let sourceSubs = "       ^-----------!"
                let subscriber1 = m.hot("a|           ")
                let expected1 = "        -1-2-3----4-#"
                let subscriber2 = m.hot("----b|       ")
                let expected2 = "        ----23----4-#"
                let subscriber3 = m.hot("--------c|   ")
                let expected3 = "        --------3-4-#"

                let shared = source.share(replay: 1)

                m.expect(subscriber1.flatMap { _ in shared }).toBe(expected1)
                m.expect(subscriber2.flatMap { _ in shared }).toBe(expected2)
                m.expect(subscriber3.flatMap { _ in shared }).toBe(expected3)
                m.expectSubscriptions(source).toBe(sourceSubs)
            }

            spec.equal("should multicast an empty source") { m in
                let source = m.cold("|   ")
                let sourceSubs = "   (^!)"
                let expected = "     |   "

                let shared = source.share(replay: 1)

                m.expect(shared).toBe(expected)
                m.expectSubscriptions(source).toBe(sourceSubs)
            }

            spec.equal("should multicast a never source") { m in
                let source = m.cold("-")
                let sourceSubs = "   ^"
                let expected = "     -"

                let shared = source.share(replay: 1)

                m.expect(shared).toBe(expected)
                m.expectSubscriptions(source).toBe(sourceSubs)
            }

            spec.equal("should multicast a throw source") { m in
                let source = m.cold("#   ")
                let sourceSubs = "   (^!)"
                let expected = "     #   "

                let shared = source.share(replay: 1)

                m.expect(shared).toBe(expected)
                m.expectSubscriptions(source).toBe(sourceSubs)
            }

            spec.equal("should replay results to subsequent subscriptions if source completes, bufferSize=2") { m in
                let source = m.cold("    -1-2-----3-|        ")
                let sourceSubs = "       ^----------!        "
                let subscriber1 = m.hot("a|                  ")
                let expected1 = "        -1-2-----3-|        "
                let subscriber2 = m.hot("----b|              ")
                let expected2 = "        ----(12)-3-|        "
                let subscriber3 = m.hot("---------------(c|) ")
                let expected3 = "        ---------------(23|)"

                let shared = source.share(replay: 2)

                m.expect(subscriber1.flatMap { _ in shared }).toBe(expected1)
                m.expect(subscriber2.flatMap { _ in shared }).toBe(expected2)
                m.expect(subscriber3.flatMap { _ in shared }).toBe(expected3)
                m.expectSubscriptions(source).toBe(sourceSubs)
            }

            spec.equal("should completely restart for subsequent subscriptions if source errors, bufferSize=2") { m in
                let source = m.cold("    -1-2-----3-#               ")
                let sourceSubs1 = "      ^----------!               "
                let subscriber1 = m.hot("a|                         ")
                let expected1 = "        -1-2-----3-#               "
                let subscriber2 = m.hot("----b|                     ")
                let expected2 = "        ----(12)-3-#               "
                let subscriber3 = m.hot("---------------(c|)        ")
                let expected3 = "        ----------------1-2-----3-#"
                let sourceSubs2 = "      ---------------^----------!"

                let shared = source.share(replay: 2)

                m.expect(subscriber1.flatMap { _ in shared }).toBe(expected1)
                m.expect(subscriber2.flatMap { _ in shared }).toBe(expected2)
                m.expect(subscriber3.flatMap { _ in shared }).toBe(expected3)
                m.expectSubscriptions(source).toBe([sourceSubs1, sourceSubs2])
            }

            spec.equal("should be retryable, bufferSize=2") { m in
                let source = m.cold("    -1-2-----3-#                      ")
                let subs = [
                    "              ^----------!                      ",
                    "              -----------^----------!           ",
                    "              ----------------------^----------!",
                ]
                let subscriber1 = m.hot("a|                                ")
                let expected1 = "        -1-2-----3--1-2-----3-#           "
                let subscriber2 = m.hot("----b|                            ")
                let expected2 = "        ----(12)-3--1-2-----3-#           "
                let subscriber3 = m.hot("---------------(c|)               ")
                let expected3 = "        ---------------(12)-3--1-2-----3-#"

                let shared =
                    source
                    .share(replay: 2)
                    .retry(1)

                m.expect(subscriber1.flatMap { _ in shared }).toBe(expected1)
                m.expect(subscriber2.flatMap { _ in shared }).toBe(expected2)
                m.expect(subscriber3.flatMap { _ in shared }).toBe(expected3)
                m.expectSubscriptions(source).toBe(subs)
            }

            spec.notApplicable(
                "when no windowTime is given ReplaySubject should be in _infiniteTimeWindow mode",
                because: "it asks whether a clock is read; a replay has no window of time")

            spec.equal("should not restart due to unsubscriptions if refCount is false") { m in
                let source = m.cold("a-b-c-d-e-f-g-h-i-j")
                let sourceSubs = "   ^------------------"
                let sub1 = "         ^------!           "
                let expected1 = "    a-b-c-d-           "
                let sub2 = "         -----------^-------"
                let expected2 = "    -----------fg-h-i-j"

                let shared = source.multicast(ReplaySubject(bufferSize: 1))
                shared.connect()

                m.expect(shared, unsubscribedAt: sub1).toBe(expected1)
                m.expect(shared, unsubscribedAt: sub2).toBe(expected2)
                m.expectSubscriptions(source).toBe(sourceSubs)
            }

            spec.equal("should restart due to unsubscriptions if refCount is true") { m in
                let source = m.cold("a-b-c-d-e-f-g-h-i-j           ")
                let subs = [
                    "    ^------!----------------------",
                    "    -----------^------------------",
                ]
                let sub1 = "         ^------!                      "
                let expected1 = "    a-b-c-d-                      "
                let sub2 = "         -----------^------------------"
                let expected2 = "    -----------a-b-c-d-e-f-g-h-i-j"

                let shared = source.share(replay: 1)

                m.expect(shared, unsubscribedAt: sub1).toBe(expected1)
                m.expect(shared, unsubscribedAt: sub2).toBe(expected2)
                m.expectSubscriptions(source).toBe(subs)
            }

            spec.equal("should not restart due to unsubscriptions if refCount is true when the source has completed") {
                m in
                let source = m.cold("a-(b|)         ")
                let sourceSubs = "   ^-!            "
                let sub1 = "         ^------!       "
                let expected1 = "    a-(b|)         "
                let sub2 = "         -----------^!  "
                let expected2 = "    -----------(b|)"

                let shared = source.share(replay: 1)

                m.expect(shared, unsubscribedAt: sub1).toBe(expected1)
                m.expect(shared, unsubscribedAt: sub2).toBe(expected2)
                m.expectSubscriptions(source).toBe(sourceSubs)
            }

            spec.equal(
                "should not restart a synchronous source due to unsubscriptions if refCount is true when the source has completed"
            ) { _ in
                var subscriptions = 0
                let source = Producer<Int, MarbleError>.deferred {
                    subscriptions += 1
                    return of(42)
                }.share(replay: 1)
                source.subscribe()
                source.subscribe()
                #expect(subscriptions == 1)
            }

            spec.equal("should only subscribe once each with multiple synchronous subscriptions and unsubscriptions ") {
                _ in
                var subscriptions = 0
                var values: [Int] = []
                let source = Producer<Int, MarbleError>.deferred {
                    subscriptions += 1
                    return of(1).concat(with: never(Int.self))
                }.share(replay: 1)
                combineLatest(source, source).take(1).subscribe({ values.append($0.0 + $0.1) })
                #expect(values == [2])
                #expect(subscriptions == 1)
            }

            spec.differs(
                "should default to refCount being false",
                because:
                    "`share(replay:)` ends with its last observer, as in RxSwift; `multicast` and `connect()` go on"
            ) { m in
                let source = m.cold("a-b-c-d-e-f-g-h-i-j")
                let sourceSubs = ["^------!", "-----------^"]
                let sub1 = "         ^------!           "
                let expected1 = "    a-b-c-d-           "
                let sub2 = "         -----------^-------"
                let expected2 = "    -----------a-b-c-d-e-f-g-h-i-j"

                let shared = source.share(replay: 1)

                m.expect(shared, unsubscribedAt: sub1).toBe(expected1)
                m.expect(shared, unsubscribedAt: sub2).toBe(expected2)
                m.expectSubscriptions(source).toBe(sourceSubs)
            }

            spec.notApplicable("should not break lift() composability", because: Reason.notSubclassed)

            spec.equal("should not skip values on a sync source") { m in
                let a = from(["a", "b", "c", "d"])

                let x = m.cold("  x-------x")
                let expected = "  (abcd)--d"

                let shared = a.share(replay: 1)
                let result = x.flatMap { _ in shared }
                m.expect(result).toBe(expected)
            }

            spec.equal("should stop listening to a synchronous observable when unsubscribed") { _ in
                var sideEffects: [Int] = []
                let synchronousObservable = looping { sideEffects.append($0) }

                synchronousObservable
                    .share(replay: .max)
                    .take(3).subscribe()

                #expect(sideEffects == [0, 1, 2])
            }

            spec.notApplicable(
                "should not leak the subscriber for sync sources",
                because: "`ShareReplayTests` and `Marbles.lifetimes` look for leaks")

            spec.equal("should be referentially-transparent") { m in
                let source1 = m.cold("-1-2-3-4-5-|")
                let source1Subs = "   ^----------!"
                let expected1 = "     -1-2-3-4-5-|"
                let source2 = m.cold("-6-7-8-9-0-|")
                let source2Subs = "   ^----------!"
                let expected2 = "     -6-7-8-9-0-|"
                let shared1 = source1.share(replay: .max)
                let shared2 = source2.share(replay: .max)

                m.expect(shared1).toBe(expected1)
                m.expectSubscriptions(source1).toBe(source1Subs)
                m.expect(shared2).toBe(expected2)
                m.expectSubscriptions(source2).toBe(source2Subs)
            }
        }
    }
}
