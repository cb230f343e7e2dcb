import BinderyStreams
import BinderyTesting
import Testing

@Suite struct MulticastSpec {
    @Test(arguments: cases) func behavesAsInRxJS(_ test: Case) throws { try test.run() }

    static var cases: [Case] {
        spec("operators/multicast", of: 30) { spec in
            spec.equal("should mirror a simple source Observable") { m in
                let e1 = m.cold(" --1-2---3-4--5-|")
                let e1subs = "    ^--------------!"
                let expected = "  --1-2---3-4--5-|"

                let result = e1.multicast { Subject() }

                m.expect(result).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)

                result.connect()
            }

            spec.equal("should accept Subjects") { _ in
                let observer = TestObserver()
                let connectable = of(1, 2, 3, 4).multicast(Subject())
                observer.observe(connectable)
                connectable.connect()
                #expect(observer.results == ["1", "2", "3", "4", "done"])
            }

            spec.equal("should multicast a ConnectableObservable") { _ in
                let source = Subject<Int, MarbleError>()
                let connectable = source.multicast(Subject())
                let replayed = connectable.multicast(ReplaySubject(bufferSize: .max))
                connectable.connect()
                replayed.connect()
                for number in 1...4 { source.send(number) }
                source.complete()
                let observer = TestObserver()
                observer.observe(replayed)
                #expect(observer.results == ["1", "2", "3", "4", "done"])
            }

            spec.equal("should accept Subject factory functions") { _ in
                let observer = TestObserver()
                let connectable = of(1, 2, 3, 4).multicast { Subject() }
                observer.observe(connectable)
                connectable.connect()
                #expect(observer.results == ["1", "2", "3", "4", "done"])
            }

            spec.equal("should accept a multicast selector and connect to a hot source for each subscriber") { m in
                let e1 = m.hot("         -1-2-3----4-|")
                let e1subs = [
                    "                      ^-----------!",
                    "                      ----^-------!",
                    "                      --------^---!",
                ]
                let multicasted = e1.connect { zip($0, $0).map { "\(Int($0.0)! + Int($0.1)!)" } }
                let subscriber1 = m.hot("a|           ").flatMap { _ in multicasted }
                let expected1 = "        -2-4-6----8-|"
                let subscriber2 = m.hot("----b|       ").flatMap { _ in multicasted }
                let expected2 = "        -----6----8-|"
                let subscriber3 = m.hot("--------c|   ").flatMap { _ in multicasted }
                let expected3 = "        ----------8-|"

                m.expect(subscriber1).toBe(expected1)
                m.expect(subscriber2).toBe(expected2)
                m.expect(subscriber3).toBe(expected3)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should accept a multicast selector and connect to a cold source for each subscriber") { m in
                let e1 = m.cold("        -1-2-3----4-|        ")
                let e1subs = [
                    "                      ^-----------!        ",
                    "                      ----^-----------!    ",
                    "                      --------^-----------!",
                ]
                let multicasted = e1.connect { zip($0, $0).map { "\(Int($0.0)! + Int($0.1)!)" } }
                let subscriber1 = m.hot("a|                   ").flatMap { _ in multicasted }
                let expected1 = "        -2-4-6----8-|        "
                let subscriber2 = m.hot("----b|               ").flatMap { _ in multicasted }
                let expected2 = "        -----2-4-6----8-|    "
                let subscriber3 = m.hot("--------c|           ").flatMap { _ in multicasted }
                let expected3 = "        ---------2-4-6----8-|"

                m.expect(subscriber1).toBe(expected1)
                m.expect(subscriber2).toBe(expected2)
                m.expect(subscriber3).toBe(expected3)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.notApplicable(
                "should accept a multicast selector and respect the subject's messaging semantics",
                because: "`connect` makes a subject that remembers nothing; `replay` inside the selector does")

            spec.equal("should do nothing if connect is not called, despite subscriptions") { m in
                let e1 = m.cold(" --1-2---3-4--5-|")
                let e1subs: [String] = []
                let expected = "  ----------------"
                let multicasted = e1.multicast { Subject() }

                m.expect(multicasted).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should multicast the same values to multiple observers") { m in
                let e1 = m.cold("        -1-2-3----4-|")
                let e1subs = "           ^-----------!"
                let multicasted = e1.multicast { Subject() }
                let subscriber1 = m.hot("a|           ").flatMap { _ in multicasted }
                let expected1 = "        -1-2-3----4-|"
                let subscriber2 = m.hot("----b|       ").flatMap { _ in multicasted }
                let expected2 = "        -----3----4-|"
                let subscriber3 = m.hot("--------c|   ").flatMap { _ in multicasted }
                let expected3 = "        ----------4-|"

                m.expect(subscriber1).toBe(expected1)
                m.expect(subscriber2).toBe(expected2)
                m.expect(subscriber3).toBe(expected3)
                m.expectSubscriptions(e1).toBe(e1subs)

                multicasted.connect()
            }

            spec.equal("should multicast an error from the source to multiple observers") { m in
                let e1 = m.cold("        -1-2-3----4-#")
                let e1subs = "           ^-----------!"
                let multicasted = e1.multicast { Subject() }
                let subscriber1 = m.hot("a|           ").flatMap { _ in multicasted }
                let expected1 = "        -1-2-3----4-#"
                let subscriber2 = m.hot("----b|       ").flatMap { _ in multicasted }
                let expected2 = "        -----3----4-#"
                let subscriber3 = m.hot("--------c|   ").flatMap { _ in multicasted }
                let expected3 = "        ----------4-#"

                m.expect(subscriber1).toBe(expected1)
                m.expect(subscriber2).toBe(expected2)
                m.expect(subscriber3).toBe(expected3)
                m.expectSubscriptions(e1).toBe(e1subs)

                multicasted.connect()
            }

            spec.equal(
                "should multicast the same values to multiple observers, but is unsubscribed explicitly and early"
            ) { m in
                let e1 = m.cold("        -1-2-3----4-|")
                let e1subs = "           ^--------!   "
                let multicasted = e1.multicast { Subject() }
                let unsub = "            ---------u   "
                let subscriber1 = m.hot("a|           ").flatMap { _ in multicasted }
                let expected1 = "        -1-2-3----   "
                let subscriber2 = m.hot("----b|       ").flatMap { _ in multicasted }
                let expected2 = "        -----3----   "
                let subscriber3 = m.hot("--------c|   ").flatMap { _ in multicasted }
                let expected3 = "        ----------   "

                m.expect(subscriber1).toBe(expected1)
                m.expect(subscriber2).toBe(expected2)
                m.expect(subscriber3).toBe(expected3)
                m.expectSubscriptions(e1).toBe(e1subs)
                let connection = multicasted.connect()
                m.perform(unsub) { _ in connection.dispose() }
            }

            spec.equal("should not break unsubscription chains when result is unsubscribed explicitly") { m in
                let subjectFactory = { Subject<String, MarbleError>() }

                let e1 = m.cold("        -1-2-3----4-|")
                let e1subs = "           ^--------!   "
                let multicasted =
                    e1
                    .flatMap { of($0) }
                    .multicast(subjectFactory)
                let subscriber1 = m.hot("a|           ").flatMap { _ in multicasted }
                let expected1 = "        -1-2-3----   "
                let subscriber2 = m.hot("----b|       ").flatMap { _ in multicasted }
                let expected2 = "        -----3----   "
                let subscriber3 = m.hot("--------c|   ").flatMap { _ in multicasted }
                let expected3 = "        ----------   "
                let unsub = "            ---------u   "

                m.expect(subscriber1).toBe(expected1)
                m.expect(subscriber2).toBe(expected2)
                m.expect(subscriber3).toBe(expected3)
                m.expectSubscriptions(e1).toBe(e1subs)
                let connection = multicasted.connect()
                m.perform(unsub) { _ in connection.dispose() }
            }

            spec.equal("should multicast an empty source") { m in
                let e1 = m.cold(" |   ")
                let e1subs = "    (^!)"
                let multicasted = e1.multicast { Subject() }
                let expected = "  |   "

                m.expect(multicasted).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)

                multicasted.connect()
            }

            spec.equal("should multicast a never source") { m in
                let e1 = m.cold(" -")
                let e1subs = "    ^"
                let multicasted = e1.multicast { Subject() }
                let expected = "  -"

                m.expect(multicasted).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)

                multicasted.connect()
            }

            spec.equal("should multicast a throw source") { m in
                let e1 = m.cold(" #   ")
                let e1subs = "    (^!)"
                let multicasted = e1.multicast { Subject() }
                let expected = "  #   "

                m.expect(multicasted).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1subs)

                multicasted.connect()
            }

            spec.equal("should connect when first subscriber subscribes") { m in
                let subjectFactory = { Subject<String, MarbleError>() }

                let e1 = m.cold("           -1-2-3----4-|")
                let e1subs = "           ---^-----------!"
                let multicasted =
                    e1
                    .multicast(subjectFactory)
                    .refCount()
                let subscriber1 = m.hot("---a|           ").flatMap { _ in multicasted }
                let expected1 = "        ----1-2-3----4-|"
                let subscriber2 = m.hot("-------b|       ").flatMap { _ in multicasted }
                let expected2 = "        --------3----4-|"
                let subscriber3 = m.hot("-----------c|   ").flatMap { _ in multicasted }
                let expected3 = "        -------------4-|"

                m.expect(subscriber1).toBe(expected1)
                m.expect(subscriber2).toBe(expected2)
                m.expect(subscriber3).toBe(expected3)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should disconnect when last subscriber unsubscribes") { m in
                let subjectFactory = { Subject<String, MarbleError>() }

                let e1 = m.cold("           -1-2-3----4-|")
                let e1subs = "           ---^--------!   "
                let multicasted =
                    e1
                    .multicast(subjectFactory)
                    .refCount()
                let subscriber1 = m.hot("---a|           ").flatMap { _ in multicasted }
                let expected1 = "        ----1-2-3--     "
                let unsub1 = "           ----------!     "
                let subscriber2 = m.hot("-------b|       ").flatMap { _ in multicasted }
                let expected2 = "        --------3----   "
                let unsub2 = "           ------------!   "

                m.expect(subscriber1, unsubscribedAt: unsub1).toBe(expected1)
                m.expect(subscriber2, unsubscribedAt: unsub2).toBe(expected2)
                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should be retryable when cold source is synchronous") { m in
                let subjectFactory = { Subject<String, MarbleError>() }

                let e1 = m.cold("   (123#)          ")
                let multicasted =
                    e1
                    .multicast(subjectFactory)
                    .refCount()
                let subscribe1 = "s               "
                let expected1 = "   (123123123123#) "
                let subscribe2 = "  -s              "
                let expected2 = "   -(123123123123#)"
                let e1subs = [
                    "                 (^!)            ",
                    "                 (^!)            ",
                    "                 (^!)            ",
                    "                 (^!)            ",
                    "                 -(^!)           ",
                    "                 -(^!)           ",
                    "                 -(^!)           ",
                    "                 -(^!)           ",
                ]

                m.perform(subscribe1) { _ in m.expect(multicasted.retry(3)).toBe(expected1) }

                m.perform(subscribe2) { _ in m.expect(multicasted.retry(3)).toBe(expected2) }

                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should be retryable with ReplaySubject and cold source is synchronous") { m in
                let subjectFactory = { ReplaySubject<String, MarbleError>(bufferSize: 1) }

                let e1 = m.cold("   (123#)          ")
                let multicasted =
                    e1
                    .multicast(subjectFactory)
                    .refCount()
                let subscribe1 = "s               "
                let expected1 = "   (123123123123#) "
                let subscribe2 = "  -s              "
                let expected2 = "   -(123123123123#)"
                let e1subs = [
                    "                 (^!)            ",
                    "                 (^!)            ",
                    "                 (^!)            ",
                    "                 (^!)            ",
                    "                 -(^!)           ",
                    "                 -(^!)           ",
                    "                 -(^!)           ",
                    "                 -(^!)           ",
                ]

                m.perform(subscribe1) { _ in m.expect(multicasted.retry(3)).toBe(expected1) }

                m.perform(subscribe2) { _ in m.expect(multicasted.retry(3)).toBe(expected2) }

                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should be repeatable when cold source is synchronous") { m in
                let subjectFactory = { Subject<String, MarbleError>() }

                let e1 = m.cold("   (123|)             ")
                let multicasted =
                    e1
                    .multicast(subjectFactory)
                    .refCount()
                let subscribe1 = "s                  "
                let expected1 = "   (123123123123123|) "
                let subscribe2 = "  -s                 "
                let expected2 = "   -(123123123123123|)"
                let e1subs = [
                    "                 (^!)               ",
                    "                 (^!)               ",
                    "                 (^!)               ",
                    "                 (^!)               ",
                    "                 (^!)               ",
                    "                 -(^!)              ",
                    "                 -(^!)              ",
                    "                 -(^!)              ",
                    "                 -(^!)              ",
                    "                 -(^!)              ",
                ]

                m.perform(subscribe1) { _ in m.expect(multicasted.repeat(5)).toBe(expected1) }

                m.perform(subscribe2) { _ in m.expect(multicasted.repeat(5)).toBe(expected2) }

                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should be repeatable with ReplaySubject and cold source is synchronous") { m in
                let subjectFactory = { ReplaySubject<String, MarbleError>(bufferSize: 1) }

                let e1 = m.cold("   (123|)             ")
                let multicasted =
                    e1
                    .multicast(subjectFactory)
                    .refCount()
                let subscribe1 = "s                  "
                let expected1 = "   (123123123123123|) "
                let subscribe2 = "  -s                 "
                let expected2 = "   -(123123123123123|)"
                let e1subs = [
                    "                 (^!)               ",
                    "                 (^!)               ",
                    "                 (^!)               ",
                    "                 (^!)               ",
                    "                 (^!)               ",
                    "                 -(^!)              ",
                    "                 -(^!)              ",
                    "                 -(^!)              ",
                    "                 -(^!)              ",
                    "                 -(^!)              ",
                ]

                m.perform(subscribe1) { _ in m.expect(multicasted.repeat(5)).toBe(expected1) }

                m.perform(subscribe2) { _ in m.expect(multicasted.repeat(5)).toBe(expected2) }

                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should be retryable") { m in
                let subjectFactory = { Subject<String, MarbleError>() }

                let e1 = m.cold("   -1-2-3----4-#                        ")
                let e1subs = [
                    "                 ^-----------!                        ",
                    "                 ------------^-----------!            ",
                    "                 ------------------------^-----------!",
                ]
                let multicasted =
                    e1
                    .multicast(subjectFactory)
                    .refCount()
                let subscribe1 = "  s------------------------------------"
                let expected1 = "   -1-2-3----4--1-2-3----4--1-2-3----4-#"
                let subscribe2 = "  ----s--------------------------------"
                let expected2 = "   -----3----4--1-2-3----4--1-2-3----4-#"

                m.perform(subscribe1) { _ in m.expect(multicasted.retry(2)).toBe(expected1) }

                m.perform(subscribe2) { _ in m.expect(multicasted.retry(2)).toBe(expected2) }

                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should be retryable using a ReplaySubject") { m in
                let subjectFactory = { ReplaySubject<String, MarbleError>(bufferSize: 1) }

                let e1 = m.cold("        -1-2-3----4-#                        ")
                let e1subs = [
                    "                      ^-----------!                        ",
                    "                      ------------^-----------!            ",
                    "                      ------------------------^-----------!",
                ]
                let multicasted =
                    e1
                    .multicast(subjectFactory)
                    .refCount()
                let expected1 = "        -1-2-3----4--1-2-3----4--1-2-3----4-#"
                let subscribe2 = m.time("----|                                ")
                let expected2 = "        ----23----4--1-2-3----4--1-2-3----4-#"

                m.expect(multicasted.retry(2)).toBe(expected1)

                _ = m.scheduler.schedule(after: subscribe2) { m.expect(multicasted.retry(2)).toBe(expected2) }

                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should be repeatable") { m in
                let subjectFactory = { Subject<String, MarbleError>() }

                let e1 = m.cold("   -1-2-3----4-|                        ")
                let e1subs = [
                    "                 ^-----------!                        ",
                    "                 ------------^-----------!            ",
                    "                 ------------------------^-----------!",
                ]
                let multicasted =
                    e1
                    .multicast(subjectFactory)
                    .refCount()
                let subscribe1 = "  s------------------------------------"
                let expected1 = "   -1-2-3----4--1-2-3----4--1-2-3----4-|"
                let subscribe2 = "  ----s--------------------------------"
                let expected2 = "   -----3----4--1-2-3----4--1-2-3----4-|"

                m.perform(subscribe1) { _ in m.expect(multicasted.repeat(3)).toBe(expected1) }

                m.perform(subscribe2) { _ in m.expect(multicasted.repeat(3)).toBe(expected2) }

                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should be repeatable using a ReplaySubject") { m in
                let subjectFactory = { ReplaySubject<String, MarbleError>(bufferSize: 1) }
                let e1 = m.cold("   -1-2-3----4-|                        ")
                let e1subs = [
                    "                 ^-----------!                        ",
                    "                 ------------^-----------!            ",
                    "                 ------------------------^-----------!",
                ]
                let multicasted =
                    e1
                    .multicast(subjectFactory)
                    .refCount()
                let subscribe1 = "  s------------------------------------"
                let expected1 = "   -1-2-3----4--1-2-3----4--1-2-3----4-|"
                let subscribe2 = "  ----s--------------------------------"
                let expected2 = "   ----23----4--1-2-3----4--1-2-3----4-|"

                m.perform(subscribe1) { _ in m.expect(multicasted.repeat(3)).toBe(expected1) }

                m.perform(subscribe2) { _ in m.expect(multicasted.repeat(3)).toBe(expected2) }

                m.expectSubscriptions(e1).toBe(e1subs)
            }

            spec.equal("should multicast one observable to multiple observers") { _ in
                var subscriptions = 0
                let observers = [TestObserver(), TestObserver()]
                let connectable = four { subscriptions += 1 }.multicast { Subject() }
                for observer in observers { observer.observe(connectable) }
                for observer in observers { #expect(observer.results == []) }
                connectable.connect()
                for observer in observers { #expect(observer.results == ["1", "2", "3", "4", "done"]) }
                #expect(subscriptions == 1)
            }

            spec.notApplicable(
                "should remove all subscribers from the subject when disconnected",
                because: "a subject does not tell who observes it")

            spec.equal("should allow you to reconnect by subscribing again") { _ in
                var results: [String] = []
                let source = of(1, 2, 3, 4).multicast { Subject() }
                source.subscribe(
                    { results.append("\($0)") },
                    complete: {
                        source.subscribe({ results.append("again \($0)") }, complete: { results.append("done") })
                        source.connect()
                    })
                source.connect()
                let again = ["again 1", "again 2", "again 3", "again 4", "done"]
                #expect(results == ["1", "2", "3", "4"] + again)
            }

            spec.equal("should not throw ObjectUnsubscribedError when used in a switchMap") { _ in
                let observer = TestObserver()
                let source = of(1, 2, 3).multicast { Subject() }.refCount()
                observer.observe(of("a", "b", "c").flatMapLatest { letter in source.map { "\(letter)\($0)" } })
                #expect(observer.results == ["a1", "a2", "a3", "b1", "b2", "b3", "c1", "c2", "c3", "done"])
            }

            spec.equal("should not throw ObjectUnsubscribedError when used in a switchMap") { _ in
                let observer = TestObserver()
                let source = of(1, 2, 3).multicast(Subject()).refCount()
                observer.observe(of("a", "b", "c").flatMapLatest { letter in source.map { "\(letter)\($0)" } })
                #expect(observer.results == ["a1", "a2", "a3", "done"])
            }
        }
    }
}
