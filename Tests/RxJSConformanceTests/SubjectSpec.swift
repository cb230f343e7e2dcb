import BinderyStreams
import BinderyTesting
import Testing

@Suite struct SubjectSpec {
    @Test(arguments: cases) func behavesAsInRxJS(_ test: Case) throws { try test.run() }

    static var cases: [Case] {
        spec("Subject", of: 41) { spec in
            spec.notApplicable(
                "should allow next with undefined or any when created with no type", because: "a subject has a type")

            spec.equal("should allow empty next when created with void type") { _ in
                let subject = Subject<Void, MarbleError>()
                let observer = TestObserver()
                observer.observe(subject)
                subject.send()
                subject.complete()
                #expect(observer.results == ["()", "done"])
            }

            spec.equal("should pump values right on through itself") { _ in
                let subject = Subject<String, MarbleError>()
                let observer = TestObserver()
                observer.observe(subject)
                subject.send("foo")
                subject.send("bar")
                subject.complete()
                #expect(observer.results == ["foo", "bar", "done"])
            }

            spec.equal("should pump values to multiple subscribers") { _ in
                let subject = Subject<String, MarbleError>()
                let observers = [TestObserver(), TestObserver()]
                for observer in observers { observer.observe(subject) }
                subject.send("foo")
                subject.send("bar")
                subject.complete()
                for observer in observers { #expect(observer.results == ["foo", "bar", "done"]) }
            }

            spec.equal(
                "should handle subscribers that arrive and leave at different times, subject does not complete"
            ) { _ in
                let subject = Subject<Int, MarbleError>()
                let observers = [TestObserver(), TestObserver(), TestObserver()]
                send(1...4, to: subject)
                let first = observers[0].observe(subject)
                subject.send(5)
                let second = observers[1].observe(subject)
                send(6...7, to: subject)
                first.dispose()
                subject.send(8)
                second.dispose()
                send(9...10, to: subject)
                let third = observers[2].observe(subject)
                subject.send(11)
                third.dispose()
                #expect(observers.map(\.results) == [["5", "6", "7"], ["6", "7", "8"], ["11"]])
            }

            spec.equal("should handle subscribers that arrive and leave at different times, subject completes") { _ in
                let seen = resultsAround { $0.complete() }
                #expect(seen == [["5", "6", "7"], ["6", "7", "done"], ["done"]])
            }

            spec.equal(
                "should handle subscribers that arrive and leave at different times, subject terminates with an error"
            ) { _ in
                let seen = resultsAround { $0.fail("err") }
                #expect(seen == [["5", "6", "7"], ["6", "7", "err"], ["err"]])
            }

            spec.equal(
                "should handle subscribers that arrive and leave at different times, subject completes before nexting any value"
            ) { _ in
                let subject = Subject<Int, MarbleError>()
                let observers = [TestObserver(), TestObserver(), TestObserver()]
                let first = observers[0].observe(subject)
                let second = observers[1].observe(subject)
                first.dispose()
                subject.complete()
                second.dispose()
                let third = observers[2].observe(subject)
                third.dispose()
                #expect(observers.map(\.results) == [[], ["done"], ["done"]])
            }

            spec.notApplicable(
                "should disallow new subscriber once subject has been disposed",
                because: "a subject is not closed as a whole but by its end")

            spec.notApplicable(
                "should not allow values to be nexted after it is unsubscribed",
                because: "a subject is not closed as a whole but by its end")

            spec.equal("should clean out unsubscribed subscribers") { m in
                let subject = Subject<Int, MarbleError>()
                var observers = [TestObserver(), TestObserver()]
                for observer in observers {
                    m.lifetimes.track(observer)
                    observer.observe(subject).dispose()
                }
                observers = []
                subject.send(1)
            }

            spec.notApplicable("should expose observed status", because: "a subject does not tell who observes it")

            spec.notApplicable(
                "should have a static create function that works",
                because: "what is sent and what is observed are two things: a subject and a signal")

            spec.notApplicable(
                "should have a static create function that works also to raise errors",
                because: "what is sent and what is observed are two things: a subject and a signal")

            spec.equal("should be an Observer which can be given to Observable.subscribe") { _ in
                let subject = Subject<Int, MarbleError>()
                let observer = TestObserver()
                observer.observe(subject)
                of(1, 2, 3, 4, 5).subscribe({ subject.send($0) }, complete: { subject.complete() })
                #expect(observer.results == ["1", "2", "3", "4", "5", "done"])
            }

            spec.equal("should be usable as an Observer of a finite delayed Observable") { m in
                let subject = Subject<Int, MarbleError>()
                let observer = TestObserver()
                observer.observe(subject)
                of(1, 2, 3).delay(for: .milliseconds(50)).subscribe(
                    { subject.send($0) }, complete: { subject.complete() })
                m.flush()
                #expect(observer.results == ["1", "2", "3", "done"])
            }

            spec.notApplicable(
                "should throw ObjectUnsubscribedError when emit after unsubscribed",
                because: "a subject is not closed as a whole but by its end")

            spec.equal("should not next after completed") { _ in
                let subject = Subject<String, MarbleError>()
                let observer = TestObserver()
                observer.observe(subject)
                subject.send("a")
                subject.complete()
                subject.send("b")
                #expect(observer.results == ["a", "done"])
            }

            spec.equal("should not next after error") { _ in
                let subject = Subject<String, MarbleError>()
                let observer = TestObserver()
                observer.observe(subject)
                subject.send("a")
                subject.fail("wut?")
                subject.send("b")
                #expect(observer.results == ["a", "wut?"])
            }

            spec.equal("should hide subject") { _ in
                let subject = Subject<String, MarbleError>()
                #expect(!(subject.eraseToAnySignal() as Any is Subject<String, MarbleError>))
            }

            spec.equal("should handle subject never emits") { m in
                m.expect(m.hot("-").eraseToAnySignal()).toBe("-")
            }

            spec.equal("should handle subject completes without emits") { m in
                m.expect(m.hot("--^--|").eraseToAnySignal()).toBe("---|")
            }

            spec.equal("should handle subject throws") { m in
                m.expect(m.hot("--^--#").eraseToAnySignal()).toBe("---#")
            }

            spec.equal("should handle subject emits") { m in
                m.expect(m.hot("--^--x--|").eraseToAnySignal()).toBe("---x--|")
            }

            spec.equal("should work with inherited subject") { _ in
                let subject = ReplaySubject<Int, MarbleError>(bufferSize: 1)
                let observer = TestObserver()
                subject.send(42)
                subject.complete()
                observer.observe(subject.last().eraseToAnySignal())
                #expect(observer.results == ["42", "done"])
            }

            spec.notApplicable(
                count: 16,
                because: "closures that observe cannot throw, and an unhandled failure is not an exception")
        }
    }
}

private func send(_ numbers: ClosedRange<Int>, to subject: Subject<Int, MarbleError>) {
    for number in numbers { subject.send(number) }
}

/// What three observers get: one leaves before the end, one after it, one comes after it.
private func resultsAround(_ end: (Subject<Int, MarbleError>) -> Void) -> [[String]] {
    let subject = Subject<Int, MarbleError>()
    let observers = [TestObserver(), TestObserver(), TestObserver()]
    send(1...4, to: subject)
    let first = observers[0].observe(subject)
    subject.send(5)
    let second = observers[1].observe(subject)
    send(6...7, to: subject)
    first.dispose()
    end(subject)
    second.dispose()
    let third = observers[2].observe(subject)
    third.dispose()
    return observers.map(\.results)
}
