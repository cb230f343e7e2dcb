import BinderyStreams
import BinderyTesting
import Testing

@Suite struct PublishBehaviorSpec {
    @Test(arguments: cases) func behavesAsInRxJS(_ test: Case) throws { try test.run() }

    static var cases: [Case] {
        spec("operators/publishBehavior", of: 18) { spec in
            spec.equal("should mirror a simple source Observable") { m in
                let source = m.cold("--1-2---3-4--5-|")
                let sourceSubs = "   ^--------------!"
                let published = source.multicast(BehaviorSubject("0"))
                let expected = "     0-1-2---3-4--5-|"

                m.expect(published).toBe(expected)
                m.expectSubscriptions(source).toBe(sourceSubs)

                published.connect()
            }

            spec.notApplicable(
                "should return a ConnectableObservable-ish", because: "about the shape of a JavaScript object")

            spec.equal("should only emit default value if connect is not called, despite subscriptions") { m in
                let source = m.cold("--1-2---3-4--5-|")
                let sourceSubs: [String] = []
                let published = source.multicast(BehaviorSubject("0"))
                let expected = "   0               "

                m.expect(published).toBe(expected)
                m.expectSubscriptions(source).toBe(sourceSubs)
            }

            spec.equal("should multicast the same values to multiple observers") { m in
                let source = m.cold("   -1-2-3----4-| ")
                let sourceSubs = "      ^-----------! "
                let published = source.multicast(BehaviorSubject("0"))
                let subscriber1 = m.hot("a|           ").flatMap { _ in published }
                let expected1 = "        01-2-3----4-|"
                let subscriber2 = m.hot("----b|       ").flatMap { _ in published }
                let expected2 = "        ----23----4-|"
                let subscriber3 = m.hot("--------c|   ").flatMap { _ in published }
                let expected3 = "        --------3-4-|"

                m.expect(subscriber1).toBe(expected1)
                m.expect(subscriber2).toBe(expected2)
                m.expect(subscriber3).toBe(expected3)
                m.expectSubscriptions(source).toBe(sourceSubs)

                published.connect()
            }

            spec.equal("should multicast an error from the source to multiple observers") { m in
                let source = m.cold("    -1-2-3----4-#")
                let sourceSubs = "       ^-----------!"
                let published = source.multicast(BehaviorSubject("0"))
                let subscriber1 = m.hot("a|           ").flatMap { _ in published }
                let expected1 = "        01-2-3----4-#"
                let subscriber2 = m.hot("----b|       ").flatMap { _ in published }
                let expected2 = "        ----23----4-#"
                let subscriber3 = m.hot("--------c|   ").flatMap { _ in published }
                let expected3 = "        --------3-4-#"

                m.expect(subscriber1).toBe(expected1)
                m.expect(subscriber2).toBe(expected2)
                m.expect(subscriber3).toBe(expected3)
                m.expectSubscriptions(source).toBe(sourceSubs)

                published.connect()
            }

            spec.equal(
                "should multicast the same values to multiple observers, but is unsubscribed explicitly and early"
            ) { m in
                let source = m.cold("    -1-2-3----4-|")
                let sourceSubs = "       ^--------!   "
                let published = source.multicast(BehaviorSubject("0"))
                let unsub = "            ---------u   "
                let subscriber1 = m.hot("a|           ").flatMap { _ in published }
                let expected1 = "        01-2-3----   "
                let subscriber2 = m.hot("----b|       ").flatMap { _ in published }
                let expected2 = "        ----23----   "
                let subscriber3 = m.hot("--------c|   ").flatMap { _ in published }
                let expected3 = "        --------3-   "

                m.expect(subscriber1).toBe(expected1)
                m.expect(subscriber2).toBe(expected2)
                m.expect(subscriber3).toBe(expected3)
                m.expectSubscriptions(source).toBe(sourceSubs)
                let connection = published.connect()
                m.perform(unsub) { _ in connection.dispose() }
            }

            spec.equal("should not break unsubscription chains when result is unsubscribed explicitly") { m in
                let source = m.cold("   -1-2-3----4-|")
                let sourceSubs = "      ^--------!   "
                let published =
                    source
                    .flatMap { x in of(x) }
                    .multicast(BehaviorSubject("0"))
                let subscriber1 = m.hot("a|           ").flatMap { _ in published }
                let expected1 = "        01-2-3----   "
                let subscriber2 = m.hot("----b|       ").flatMap { _ in published }
                let expected2 = "        ----23----   "
                let subscriber3 = m.hot("--------c|   ").flatMap { _ in published }
                let expected3 = "        --------3-   "
                let unsub = "            ---------u   "

                m.expect(subscriber1).toBe(expected1)
                m.expect(subscriber2).toBe(expected2)
                m.expect(subscriber3).toBe(expected3)
                m.expectSubscriptions(source).toBe(sourceSubs)
                let connection = published.connect()
                m.perform(unsub) { _ in connection.dispose() }
            }

            spec.equal("should connect when first subscriber subscribes") { m in
                let source = m.cold("       -1-2-3----4-|")
                let sourceSubs = "       ---^-----------!"
                let replayed =
                    source
                    .multicast(BehaviorSubject("0"))
                    .refCount()
                let subscriber1 = m.hot("---a|           ").flatMap { _ in replayed }
                let expected1 = "        ---01-2-3----4-|"
                let subscriber2 = m.hot("-------b|       ").flatMap { _ in replayed }
                let expected2 = "        -------23----4-|"
                let subscriber3 = m.hot("-----------c|   ").flatMap { _ in replayed }
                let expected3 = "        -----------3-4-|"

                m.expect(subscriber1).toBe(expected1)
                m.expect(subscriber2).toBe(expected2)
                m.expect(subscriber3).toBe(expected3)
                m.expectSubscriptions(source).toBe(sourceSubs)
            }

            spec.equal("should disconnect when last subscriber unsubscribes") { m in
                let source = m.cold("       -1-2-3----4-|")
                let sourceSubs = "       ---^--------!   "
                let replayed =
                    source
                    .multicast(BehaviorSubject("0"))
                    .refCount()
                let subscriber1 = m.hot("---a|           ").flatMap { _ in replayed }
                let unsub1 = "           ----------!     "
                let expected1 = "        ---01-2-3--     "
                let subscriber2 = m.hot("-------b|       ").flatMap { _ in replayed }
                let unsub2 = "           ------------!   "
                let expected2 = "        -------23----   "

                m.expect(subscriber1, unsubscribedAt: unsub1).toBe(expected1)
                m.expect(subscriber2, unsubscribedAt: unsub2).toBe(expected2)
                m.expectSubscriptions(source).toBe(sourceSubs)
            }

            spec.equal("should NOT be retryable") { m in
                let source = m.cold("    -1-2-3----4-#")
                let sourceSubs = "       ^-----------!"
                let published =
                    source
                    .multicast(BehaviorSubject("0"))
                    .refCount()
                    .retry(3)
                let subscriber1 = m.hot("a|           ").flatMap { _ in published }
                let expected1 = "        01-2-3----4-#"
                let subscriber2 = m.hot("----b|       ").flatMap { _ in published }
                let expected2 = "        ----23----4-#"
                let subscriber3 = m.hot("--------c|   ").flatMap { _ in published }
                let expected3 = "        --------3-4-#"

                m.expect(subscriber1).toBe(expected1)
                m.expect(subscriber2).toBe(expected2)
                m.expect(subscriber3).toBe(expected3)
                m.expectSubscriptions(source).toBe(sourceSubs)
            }

            spec.equal("should NOT be repeatable") { m in
                let source = m.cold("    -1-2-3----4-|")
                let sourceSubs = "       ^-----------!"
                let published =
                    source
                    .multicast(BehaviorSubject("0"))
                    .refCount()
                    .repeat(3)
                let subscriber1 = m.hot("a|           ").flatMap { _ in published }
                let expected1 = "        01-2-3----4-|"
                let subscriber2 = m.hot("----b|       ").flatMap { _ in published }
                let expected2 = "        ----23----4-|"
                let subscriber3 = m.hot("--------c|   ").flatMap { _ in published }
                let expected3 = "        --------3-4-|"

                m.expect(subscriber1).toBe(expected1)
                m.expect(subscriber2).toBe(expected2)
                m.expect(subscriber3).toBe(expected3)
                m.expectSubscriptions(source).toBe(sourceSubs)
            }

            spec.equal("should emit completed when subscribed after completed") { _ in
                var subscriptions = 0
                let observers = [TestObserver(), TestObserver()]
                let connectable = four { subscriptions += 1 }.multicast(BehaviorSubject(0))
                observers[0].observe(connectable)
                #expect(observers[0].results == ["0"])
                connectable.connect()
                #expect(observers[0].results == ["0", "1", "2", "3", "4", "done"])
                #expect(subscriptions == 1)
                observers[1].observe(connectable)
                #expect(observers[1].results == ["done"])
            }

            spec.equal("should multicast an empty source") { m in
                let source = m.cold("|   ")
                let sourceSubs = "   (^!)"
                let published = source.multicast(BehaviorSubject("0"))
                let expected = "     (0|)"

                m.expect(published).toBe(expected)
                m.expectSubscriptions(source).toBe(sourceSubs)

                published.connect()
            }

            spec.equal("should multicast a never source") { m in
                let source = m.cold("-")
                let sourceSubs = "   ^"
                let published = source.multicast(BehaviorSubject("0"))
                let expected = "   0"

                m.expect(published).toBe(expected)
                m.expectSubscriptions(source).toBe(sourceSubs)

                published.connect()
            }

            spec.equal("should multicast a throw source") { m in
                let source = m.cold("#  ")
                let sourceSubs = "   (^!)"
                let published = source.multicast(BehaviorSubject("0"))
                let expected = "     (0#)"

                m.expect(published).toBe(expected)
                m.expectSubscriptions(source).toBe(sourceSubs)

                published.connect()
            }

            spec.equal("should multicast one observable to multiple observers") { _ in
                var subscriptions = 0
                let observers = [TestObserver(), TestObserver()]
                let source = create(Int.self) { emitter in
                    subscriptions += 1
                    for number in 1...4 { emitter.send(number) }
                }
                let connectable = source.multicast(BehaviorSubject(0))
                observers[0].observe(connectable)
                #expect(observers[0].results == ["0"])
                connectable.connect()
                observers[1].observe(connectable)
                #expect(observers[0].results == ["0", "1", "2", "3", "4"])
                #expect(observers[1].results == ["4"])
                #expect(subscriptions == 1)
            }

            spec.equal("should follow the RxJS 4 behavior and emit nothing to observer after completed") { _ in
                let observer = TestObserver()
                let connectable = four {}.multicast(BehaviorSubject(0))
                connectable.connect()
                observer.observe(connectable)
                #expect(observer.results == ["done"])
            }

            spec.equal("should be referentially-transparent") { m in
                let source1 = m.cold("-1-2-3-4-5-|")
                let source1Subs = "   ^----------!"
                let expected1 = "     x1-2-3-4-5-|"
                let source2 = m.cold("-6-7-8-9-0-|")
                let source2Subs = "   ^----------!"
                let expected2 = "     x6-7-8-9-0-|"
                let published1 = source1.multicast(BehaviorSubject("x"))
                let published2 = source2.multicast(BehaviorSubject("x"))

                m.expect(published1).toBe(expected1)
                m.expectSubscriptions(source1).toBe(source1Subs)
                m.expect(published2).toBe(expected2)
                m.expectSubscriptions(source2).toBe(source2Subs)

                published1.connect()
                published2.connect()
            }
        }
    }
}
