import BinderyStreams
import BinderyTesting
import Testing

@Suite struct ReplaySubjectSpec {
    @Test(arguments: cases) func behavesAsInRxJS(_ test: Case) throws { try test.run() }

    static var cases: [Case] {
        spec("subjects/ReplaySubject", of: 15) { spec in
            spec.notApplicable("should extend Subject", because: Reason.notSubclassed)

            spec.equal("should add the observer before running subscription code") { _ in
                let subject = ReplaySubject<Int, MarbleError>(bufferSize: .max)
                subject.send(1)
                var results: [Int] = []
                subject.subscribe { value in
                    results.append(value)
                    if value < 3 { subject.send(value + 1) }
                }
                #expect(results == [1, 2, 3])
            }

            spec.equal("should replay values upon subscription") { _ in
                let subject = filled(bufferSize: .max)
                let observer = TestObserver()
                subject.subscribe { if $0 == 3 { subject.complete() } }
                observer.observe(subject)
                #expect(observer.results == ["1", "2", "3", "done"])
            }

            spec.equal("should replay values and complete") { _ in
                let subject = filled(bufferSize: .max)
                let observer = TestObserver()
                subject.complete()
                observer.observe(subject)
                #expect(observer.results == ["1", "2", "3", "done"])
            }

            spec.equal("should replay values and error") { _ in
                let subject = filled(bufferSize: .max)
                let observer = TestObserver()
                subject.fail("fooey")
                observer.observe(subject)
                #expect(observer.results == ["1", "2", "3", "fooey"])
            }

            spec.equal("should only replay values within its buffer size") { _ in
                let subject = filled(bufferSize: 2)
                let observer = TestObserver()
                observer.observe(subject)
                subject.complete()
                #expect(observer.results == ["2", "3", "done"])
            }

            spec.equal("should replay 2 previous values when subscribed") { m in
                let replaySubject = ReplaySubject<String, MarbleError>(bufferSize: 2)

                let sourceTemplate = "   -1-2-3----4------5-6---7--8----9--|"
                let subscriber1 = m.hot("------(a|)                         ").flatMap { _ in replaySubject }
                let unsub1 = "           ---------------------!             "
                let expected1 = "        ------(23)4------5-6--             "
                let subscriber2 = m.hot("------------(b|)                   ").flatMap { _ in replaySubject }
                let unsub2 = "           -------------------------!         "
                let expected2 = "        ------------(34)-5-6---7--         "
                let subscriber3 = m.hot("---------------------------(c|)    ").flatMap { _ in replaySubject }
                let expected3 = "        ---------------------------(78)9--|"

                m.hot(sourceTemplate).subscribe({ replaySubject.send($0) }, complete: { replaySubject.complete() })
                m.expect(subscriber1, unsubscribedAt: unsub1).toBe(expected1)
                m.expect(subscriber2, unsubscribedAt: unsub2).toBe(expected2)
                m.expect(subscriber3).toBe(expected3)
            }

            spec.equal("should replay 2 last values for when subscribed after completed") { m in
                let replaySubject = ReplaySubject<String, MarbleError>(bufferSize: 2)

                let sourceTemplate = "   -1-2-3--4--|"
                let subscriber1 = m.hot("---------------(a|) ").flatMap { _ in replaySubject }
                let expected1 = "        ---------------(34|)"

                m.hot(sourceTemplate).subscribe({ replaySubject.send($0) }, complete: { replaySubject.complete() })
                m.expect(subscriber1).toBe(expected1)
            }

            spec.equal("should handle subscribers that arrive and leave at different times, subject does not complete")
            { _ in
                let subject = ReplaySubject<Int, MarbleError>(bufferSize: 2)
                let observers = [TestObserver(), TestObserver(), TestObserver()]
                for number in 1...4 { subject.send(number) }
                let first = observers[0].observe(subject)
                subject.send(5)
                let second = observers[1].observe(subject)
                for number in 6...7 { subject.send(number) }
                first.dispose()
                subject.send(8)
                second.dispose()
                for number in 9...10 { subject.send(number) }
                let third = observers[2].observe(subject)
                subject.send(11)
                third.dispose()
                #expect(observers[0].results == ["3", "4", "5", "6", "7"])
                #expect(observers[1].results == ["4", "5", "6", "7", "8"])
                #expect(observers[2].results == ["9", "10", "11"])
                subject.complete()
            }

            spec.equal("should replay previous values since 4 time units ago when subscribed") { m in
                let replaySubject = ReplaySubject<String, MarbleError>(window: .milliseconds(4))

                let sourceTemplate = "   -1-2-3----4------5-6----7-8----9--|"
                let subscriber1 = m.hot("------(a|)                         ").flatMap { _ in replaySubject }
                let unsub1 = "           ---------------------!             "
                let expected1 = "        ------(23)4------5-6--             "
                let subscriber2 = m.hot("------------(b|)                   ").flatMap { _ in replaySubject }
                let unsub2 = "           -------------------------!         "
                let expected2 = "        ------------4----5-6----7-         "
                let subscriber3 = m.hot("---------------------------(c|)    ").flatMap { _ in replaySubject }
                let expected3 = "        ---------------------------(78)9--|"

                m.hot(sourceTemplate).subscribe({ replaySubject.send($0) }, complete: { replaySubject.complete() })
                m.expect(subscriber1, unsubscribedAt: unsub1).toBe(expected1)
                m.expect(subscriber2, unsubscribedAt: unsub2).toBe(expected2)
                m.expect(subscriber3).toBe(expected3)
            }

            spec.equal("should replay last values since 4 time units ago when subscribed") { m in
                let replaySubject = ReplaySubject<String, MarbleError>(window: .milliseconds(4))

                let sourceTemplate = "   -1-2-3----4|"
                let subscriber1 = m.hot("-------------(a|)").flatMap { _ in replaySubject }
                let expected1 = "        -------------(4|)"

                m.hot(sourceTemplate).subscribe({ replaySubject.send($0) }, complete: { replaySubject.complete() })
                m.expect(subscriber1).toBe(expected1)
            }

            spec.equal("should only replay bufferSize items when 4 time units ago more were emitted") { m in
                let replaySubject = ReplaySubject<String, MarbleError>(bufferSize: 2, window: .milliseconds(4))

                let sourceTemplate = "   1234-------|"
                let subscriber1 = m.hot("----(a|)").flatMap { _ in replaySubject }
                let expected1 = "        ----(34)---|"

                m.hot(sourceTemplate).subscribe({ replaySubject.send($0) }, complete: { replaySubject.complete() })
                m.expect(subscriber1).toBe(expected1)
            }

            spec.equal("should be an Observer which can be given to Observable.subscribe") { _ in
                let subject = ReplaySubject<Int, MarbleError>(bufferSize: 3)
                let early = TestObserver()
                let late = TestObserver()
                early.observe(subject)
                of(1, 2, 3, 4, 5).subscribe({ subject.send($0) }, complete: { subject.complete() })
                #expect(early.results == ["1", "2", "3", "4", "5", "done"])
                late.observe(subject)
                #expect(late.results == ["3", "4", "5", "done"])
            }

            spec.equal("should not buffer nexted values after complete") { _ in
                let subject = ReplaySubject<Int, MarbleError>(bufferSize: .max)
                let observer = TestObserver()
                subject.send(1)
                subject.send(2)
                subject.complete()
                subject.send(3)
                observer.observe(subject)
                #expect(observer.results == ["1", "2", "done"])
            }

            spec.equal("should not buffer nexted values after error") { _ in
                let subject = ReplaySubject<Int, MarbleError>(bufferSize: .max)
                let observer = TestObserver()
                subject.send(1)
                subject.send(2)
                subject.fail("Boom!")
                subject.send(3)
                observer.observe(subject)
                #expect(observer.results == ["1", "2", "Boom!"])
            }
        }
    }
}

private func filled(bufferSize: Int) -> ReplaySubject<Int, MarbleError> {
    let subject = ReplaySubject<Int, MarbleError>(bufferSize: bufferSize)
    for number in 1...3 { subject.send(number) }
    return subject
}
