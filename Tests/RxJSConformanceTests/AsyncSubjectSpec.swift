import BinderyStreams
import BinderyTesting
import Testing

@Suite struct AsyncSubjectSpec {
    @Test(arguments: cases) func behavesAsInRxJS(_ test: Case) throws { try test.run() }

    static var cases: [Case] {
        spec("subjects/AsyncSubject", of: 14) { spec in
            spec.equal("should emit the last value when complete") { _ in
                let subject = AsyncSubject()
                let observer = TestObserver()
                observer.observe(subject.signal)

                subject.send(1)
                #expect(observer.results == [])
                subject.send(2)
                #expect(observer.results == [])
                subject.complete()
                #expect(observer.results == ["2", "done"])
            }

            spec.equal("should emit the last value when subscribing after complete") { _ in
                let subject = AsyncSubject()
                let observer = TestObserver()

                subject.send(1)
                subject.send(2)
                subject.complete()

                observer.observe(subject.signal)
                #expect(observer.results == ["2", "done"])
            }

            spec.equal("should keep emitting the last value to subsequent subscriptions") { _ in
                let subject = AsyncSubject()
                let observer = TestObserver()
                let subscription = observer.observe(subject.signal)

                subject.send(1)
                #expect(observer.results == [])
                subject.send(2)
                #expect(observer.results == [])
                subject.complete()
                #expect(observer.results == ["2", "done"])

                subscription.dispose()

                observer.results = []
                observer.observe(subject.signal)
                #expect(observer.results == ["2", "done"])
            }

            spec.equal("should not emit values after complete") { _ in
                let subject = AsyncSubject()
                let observer = TestObserver()

                observer.observe(subject.signal)

                subject.send(1)
                #expect(observer.results == [])
                subject.send(2)
                #expect(observer.results == [])
                subject.complete()
                subject.send(3)
                #expect(observer.results == ["2", "done"])
            }

            spec.equal("should not allow change value after complete") { _ in
                let subject = AsyncSubject()
                let observer = TestObserver()
                let otherObserver = TestObserver()
                observer.observe(subject.signal)

                subject.send(1)
                #expect(observer.results == [])
                subject.complete()
                #expect(observer.results == ["1", "done"])
                subject.send(2)
                otherObserver.observe(subject.signal)
                #expect(otherObserver.results == ["1", "done"])
            }

            spec.equal("should not emit values if unsubscribed before complete") { _ in
                let subject = AsyncSubject()
                let observer = TestObserver()
                let subscription = observer.observe(subject.signal)

                subject.send(1)
                #expect(observer.results == [])
                subject.send(2)
                #expect(observer.results == [])

                subscription.dispose()

                subject.send(3)
                #expect(observer.results == [])
                subject.complete()
                #expect(observer.results == [])
            }

            spec.equal("should just complete if no value has been nexted into it") { _ in
                let subject = AsyncSubject()
                let observer = TestObserver()
                observer.observe(subject.signal)

                #expect(observer.results == [])
                subject.complete()
                #expect(observer.results == ["done"])
            }

            spec.equal("should keep emitting complete to subsequent subscriptions") { _ in
                let subject = AsyncSubject()
                let observer = TestObserver()
                let subscription = observer.observe(subject.signal)

                #expect(observer.results == [])
                subject.complete()
                #expect(observer.results == ["done"])

                subscription.dispose()
                observer.results = []

                subject.fail("bad")

                observer.observe(subject.signal)
                #expect(observer.results == ["done"])
            }

            spec.equal("should only error if an error is passed into it") { _ in
                let expected = "bad"
                let subject = AsyncSubject()
                let observer = TestObserver()
                observer.observe(subject.signal)

                subject.send(1)
                #expect(observer.results == [])

                subject.fail("bad")
                #expect(observer.results == ["bad"])
            }

            spec.equal("should keep emitting error to subsequent subscriptions") { _ in
                let expected = "bad"
                let subject = AsyncSubject()
                let observer = TestObserver()
                let subscription = observer.observe(subject.signal)

                subject.send(1)
                #expect(observer.results == [])

                subject.fail("bad")
                #expect(observer.results == ["bad"])

                subscription.dispose()

                observer.results = []
                observer.observe(subject.signal)
                #expect(observer.results == ["bad"])
            }

            spec.equal("should not allow send complete after error") { _ in
                let expected = "bad"
                let subject = AsyncSubject()
                let observer = TestObserver()
                let subscription = observer.observe(subject.signal)

                subject.send(1)
                #expect(observer.results == [])

                subject.fail("bad")
                #expect(observer.results == ["bad"])

                subscription.dispose()

                observer.results = []

                subject.complete()
                observer.observe(subject.signal)
                #expect(observer.results == ["bad"])
            }

            spec.equal("should not be reentrant via complete") { _ in
                let subject = AsyncSubject()
                var calls = 0
                subject.signal.subscribe { _ in
                    calls += 1
                    if calls < 2 { subject.complete() }
                }
                subject.send(1)
                subject.complete()
                #expect(calls == 1)
            }

            spec.equal("should not be reentrant via next") { _ in
                let subject = AsyncSubject()
                var calls = 0
                subject.signal.subscribe { value in
                    calls += 1
                    if calls < 2 { subject.send(value + 1) }
                }
                subject.send(1)
                subject.complete()
                #expect(calls == 1)
            }

            spec.equal("should allow reentrant subscriptions") { _ in
                let subject = AsyncSubject()
                var results: [String] = []
                subject.signal.subscribe(
                    { value in
                        subject.signal.subscribe(
                            { results.append("inner: \($0 + $0)") }, complete: { results.append("inner: done") })
                        results.append("outer: \(value)")
                    }, complete: { results.append("outer: done") })
                subject.send(1)
                #expect(results == [])
                subject.complete()
                #expect(results == ["inner: 2", "inner: done", "outer: 1", "outer: done"])
            }
        }
    }
}

/// There is no subject of this kind: one that remembers its last value, and of that the last one, is it.
private final class AsyncSubject {
    private let subject = ReplaySubject<Int, MarbleError>(bufferSize: 1)
    var signal: AnySignal<Int, MarbleError> { subject.last().eraseToAnySignal() }

    func send(_ value: Int) { subject.send(value) }
    func fail(_ error: MarbleError) { subject.fail(error) }
    func complete() { subject.complete() }
}
