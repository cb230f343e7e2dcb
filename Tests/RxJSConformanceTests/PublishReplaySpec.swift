import BinderyStreams
import BinderyTesting
import Testing

@Suite struct PublishReplaySpec {
    @Test(arguments: cases) func behavesAsInRxJS(_ test: Case) throws { try test.run() }

    static var cases: [Case] {
        spec("operators/publishReplay", of: 26) { spec in
            spec.equal("should mirror a simple source Observable") { m in
                let source = m.cold("--1-2---3-4--5-|")
                let sourceSubs = "   ^--------------!"
                let published = source.multicast(ReplaySubject(bufferSize: 1))
                let expected = "     --1-2---3-4--5-|"

                m.expect(published).toBe(expected)
                m.expectSubscriptions(source).toBe(sourceSubs)

                published.connect()
            }

            spec.notApplicable(
                "should return a ConnectableObservable-ish", because: "about the shape of a JavaScript object")

            spec.equal("should do nothing if connect is not called, despite subscriptions") { m in
                let source = m.cold("--1-2---3-4--5-|")
                let sourceSubs: [String] = []
                let published = source.multicast(ReplaySubject(bufferSize: 1))
                let expected = "     -"

                m.expect(published).toBe(expected)
                m.expectSubscriptions(source).toBe(sourceSubs)
            }

            spec.equal("should multicast the same values to multiple observers, bufferSize=1") { m in
                let source = m.cold("    -1-2-3----4-|")
                let sourceSubs = "       ^-----------!"
                let published = source.multicast(ReplaySubject(bufferSize: 1))
                let subscriber1 = m.hot("a|           ").flatMap { _ in published }
                let expected1 = "        -1-2-3----4-|"
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

            spec.equal("should multicast the same values to multiple observers, bufferSize=2") { m in
                let source = m.cold("    -1-2-----3------4-|")
                let sourceSubs = "       ^-----------------!"
                let published = source.multicast(ReplaySubject(bufferSize: 2))
                let subscriber1 = m.hot("a|                 ").flatMap { _ in published }
                let expected1 = "        -1-2-----3------4-|"
                let subscriber2 = m.hot("----b|             ").flatMap { _ in published }
                let expected2 = "        ----(12)-3------4-|"
                let subscriber3 = m.hot("-----------c|      ").flatMap { _ in published }
                let expected3 = "        -----------(23)-4-|"

                m.expect(subscriber1).toBe(expected1)
                m.expect(subscriber2).toBe(expected2)
                m.expect(subscriber3).toBe(expected3)
                m.expectSubscriptions(source).toBe(sourceSubs)

                published.connect()
            }

            spec.equal("should multicast an error from the source to multiple observers") { m in
                let source = m.cold("    -1-2-3----4-#")
                let sourceSubs = "       ^-----------!"
                let published = source.multicast(ReplaySubject(bufferSize: 1))
                let subscriber1 = m.hot("a|           ").flatMap { _ in published }
                let expected1 = "        -1-2-3----4-#"
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
                let published = source.multicast(ReplaySubject(bufferSize: 1))
                let unsub = "            ---------u   "
                let subscriber1 = m.hot("a|           ").flatMap { _ in published }
                let expected1 = "        -1-2-3----   "
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
                let source = m.cold("    -1-2-3----4-|")
                let sourceSubs = "       ^--------!   "
                let published =
                    source
                    .flatMap { x in of(x) }
                    .multicast(ReplaySubject(bufferSize: 1))
                let subscriber1 = m.hot("a|           ").flatMap { _ in published }
                let expected1 = "        -1-2-3----   "
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
                    .multicast(ReplaySubject(bufferSize: 1))
                    .refCount()
                let subscriber1 = m.hot("---a|           ").flatMap { _ in replayed }
                let expected1 = "        ----1-2-3----4-|"
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
                    .multicast(ReplaySubject(bufferSize: 1))
                    .refCount()
                let subscriber1 = m.hot("---a|           ").flatMap { _ in replayed }
                let unsub1 = "           ----------!     "
                let expected1 = "        ----1-2-3--     "
                let subscriber2 = m.hot("-------b|       ").flatMap { _ in replayed }
                let unsub2 = "           ------------!   "
                let expected2 = "        -------23----   "

                m.expect(subscriber1, unsubscribedAt: unsub1).toBe(expected1)
                m.expect(subscriber2, unsubscribedAt: unsub2).toBe(expected2)
                m.expectSubscriptions(source).toBe(sourceSubs)
            }

            spec.equal("should NOT be retryable") { m in
                let source = m.cold("    -1-2-3----4-#     ")
                let sourceSubs = "       ^-----------!     "
                let published =
                    source
                    .multicast(ReplaySubject(bufferSize: 1))
                    .refCount()
                    .retry(3)
                let subscriber1 = m.hot("a|                ").flatMap { _ in published }
                let expected1 = "        -1-2-3----4-(444#)"
                let subscriber2 = m.hot("----b|            ").flatMap { _ in published }
                let expected2 = "        ----23----4-(444#)"
                let subscriber3 = m.hot("--------c|        ").flatMap { _ in published }
                let expected3 = "        --------3-4-(444#)"

                m.expect(subscriber1).toBe(expected1)
                m.expect(subscriber2).toBe(expected2)
                m.expect(subscriber3).toBe(expected3)
                m.expectSubscriptions(source).toBe(sourceSubs)
            }

            spec.equal("should NOT be repeatable") { m in
                let source = m.cold("    -1-2-3----4-|    ")
                let sourceSubs = "       ^-----------!    "
                let published =
                    source
                    .multicast(ReplaySubject(bufferSize: 1))
                    .refCount()
                    .repeat(3)
                let subscriber1 = m.hot("a|               ").flatMap { _ in published }
                let expected1 = "        -1-2-3----4-(44|)"
                let subscriber2 = m.hot("----b|           ").flatMap { _ in published }
                let expected2 = "        ----23----4-(44|)"
                let subscriber3 = m.hot("--------c|       ").flatMap { _ in published }
                let expected3 = "        --------3-4-(44|)"

                m.expect(subscriber1).toBe(expected1)
                m.expect(subscriber2).toBe(expected2)
                m.expect(subscriber3).toBe(expected3)
                m.expectSubscriptions(source).toBe(sourceSubs)
            }

            spec.equal("should multicast one observable to multiple observers") { _ in
                var subscriptions = 0
                let observers = [TestObserver(), TestObserver()]
                let connectable = four { subscriptions += 1 }.multicast(ReplaySubject(bufferSize: .max))
                for observer in observers { observer.observe(connectable) }
                for observer in observers { #expect(observer.results == []) }
                connectable.connect()
                for observer in observers { #expect(observer.results == ["1", "2", "3", "4", "done"]) }
                #expect(subscriptions == 1)
            }

            spec.equal("should replay as many events as specified by the bufferSize") { _ in
                var subscriptions = 0
                let observers = [TestObserver(), TestObserver()]
                let connectable = four { subscriptions += 1 }.multicast(ReplaySubject(bufferSize: 2))
                observers[0].observe(connectable)
                #expect(observers[0].results == [])
                connectable.connect()
                observers[1].observe(connectable)
                #expect(observers[0].results == ["1", "2", "3", "4", "done"])
                #expect(observers[1].results == ["3", "4", "done"])
                #expect(subscriptions == 1)
            }

            spec.equal(
                "should emit replayed values and resubscribe to the source when reconnected without source completion"
            ) { _ in
                var subscriptions = 0
                let observers = [TestObserver(), TestObserver()]
                let source = create(Int.self) { emitter in
                    subscriptions += 1
                    for number in 1...4 { emitter.send(number) }
                }
                let connectable = source.multicast(ReplaySubject(bufferSize: 2))
                let first = observers[0].observe(connectable)
                connectable.connect().dispose()
                first.dispose()
                #expect(observers[0].results == ["1", "2", "3", "4"])
                #expect(subscriptions == 1)
                let second = observers[1].observe(connectable)
                connectable.connect().dispose()
                second.dispose()
                #expect(observers[0].results == ["1", "2", "3", "4"])
                #expect(observers[1].results == ["3", "4", "1", "2", "3", "4"])
                #expect(subscriptions == 2)
            }

            spec.equal("should emit replayed values plus completed when subscribed after completed") { _ in
                var subscriptions = 0
                let observers = [TestObserver(), TestObserver()]
                let connectable = four { subscriptions += 1 }.multicast(ReplaySubject(bufferSize: 2))
                observers[0].observe(connectable)
                connectable.connect()
                #expect(observers[0].results == ["1", "2", "3", "4", "done"])
                #expect(subscriptions == 1)
                observers[1].observe(connectable)
                #expect(observers[1].results == ["3", "4", "done"])
            }

            spec.equal("should multicast an empty source") { m in
                let source = m.cold("|  ")
                let sourceSubs = "   (^!)"
                let published = source.multicast(ReplaySubject(bufferSize: 1))
                let expected = "     |"

                m.expect(published).toBe(expected)
                m.expectSubscriptions(source).toBe(sourceSubs)

                published.connect()
            }

            spec.equal("should multicast a never source") { m in
                let source = m.cold("-")
                let sourceSubs = "   ^"

                let published = source.multicast(ReplaySubject(bufferSize: 1))
                let expected = "     -"

                m.expect(published).toBe(expected)
                m.expectSubscriptions(source).toBe(sourceSubs)

                published.connect()
            }

            spec.equal("should multicast a throw source") { m in
                let source = m.cold("#   ")
                let sourceSubs = "   (^!)"
                let published = source.multicast(ReplaySubject(bufferSize: 1))
                let expected = "     #   "

                m.expect(published).toBe(expected)
                m.expectSubscriptions(source).toBe(sourceSubs)

                published.connect()
            }

            spec.equal("should mirror a simple source Observable with selector") { m in
                let values = ["a": 2, "b": 4, "c": 6, "d": 8]
                let source = m.cold("--1-2---3-4---|")
                let sourceSubs = "   ^-------------!"
                let published = source.connect { $0.map { 2 * Int($0)! } }
                let expected = "     --a-b---c-d---|"

                m.expect(published).toBe(expected, values: values)
                m.expectSubscriptions(source).toBe(sourceSubs)
            }

            spec.notApplicable(
                "should EMIT an error when the selector throws an exception", because: Reason.typedFailure)

            spec.equal("should emit an error when the selector returns an Observable that emits an error") { m in
                let innerObservable = m.cold("--5-6----#", error: "It's broken")
                let source = m.cold("--1--2---3---|")
                let sourceSubs = "   ^----------!  "
                let published = source.connect { $0.flatMap { _ in innerObservable } }
                let expected = "     ----5-65-6-#  "

                m.expect(published).toBe(expected, error: "It's broken")
                m.expectSubscriptions(source).toBe(sourceSubs)
            }

            spec.differs(
                "should terminate immediately when the selector returns an empty Observable",
                because: "what the selector gives has ended, so the source is not observed for nothing"
            ) { m in
                let selected = empty()
                let source = m.cold("--1--2---3---|")
                let published = source.connect { _ in selected }
                let expected = "     |             "

                m.expect(published).toBe(expected)
                m.expectSubscriptions(source).toBe([])
            }

            spec.equal("should not emit and should not complete/error when the selector returns never") { m in
                let selected = never()
                let source = m.cold("-")
                let sourceSubs = "   ^"
                let published = source.connect { _ in selected }
                let expected = "     -"

                m.expect(published).toBe(expected)
                m.expectSubscriptions(source).toBe(sourceSubs)
            }

            spec.differs(
                "should emit error when the selector returns Observable.throw",
                because: "what the selector gives has ended, so the source is not observed for nothing"
            ) { m in
                let selected = throwError("It's broken")
                let source = m.cold("--1--2---3---|")
                let published = source.connect { _ in selected }
                let expected = "     #             "

                m.expect(published).toBe(expected, error: "It's broken")
                m.expectSubscriptions(source).toBe([])
            }

            spec.equal("should be referentially-transparent") { m in
                let source1 = m.cold("-1-2-3-4-5-|")
                let source1Subs = "   ^----------!"
                let expected1 = "     -1-2-3-4-5-|"
                let source2 = m.cold("-6-7-8-9-0-|")
                let source2Subs = "   ^----------!"
                let expected2 = "     -6-7-8-9-0-|"
                let published1 = source1.multicast(ReplaySubject(bufferSize: 1))
                let published2 = source2.multicast(ReplaySubject(bufferSize: 1))

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
