import BinderyStreams
import BinderyTesting
import Testing

@Suite struct AsyncSubjectSpec {
    @Test(arguments: cases) func behavesAsInRxJS(_ test: Case) throws { try test.run() }

    static var cases: [Case] {
        spec("subjects/AsyncSubject", of: 14) { spec in
            spec.equal("should emit the last value when complete") { _ in
                let subject = AsyncSubject<Int>()
                let observer = TestObserver()
                observer.observe(subject)

                subject.receive(1)
                #expect(observer.results == [])
                subject.receive(2)
                #expect(observer.results == [])
                subject.receive(completion: .completed)
                #expect(observer.results == ["2", "done"])
            }

            spec.equal("should emit the last value when subscribing after complete") { _ in
                let subject = AsyncSubject<Int>()
                let observer = TestObserver()

                subject.receive(1)
                subject.receive(2)
                subject.receive(completion: .completed)

                observer.observe(subject)
                #expect(observer.results == ["2", "done"])
            }

            spec.equal("should keep emitting the last value to subsequent subscriptions") { _ in
                let subject = AsyncSubject<Int>()
                let observer = TestObserver()
                let subscription = observer.observe(subject)

                subject.receive(1)
                #expect(observer.results == [])
                subject.receive(2)
                #expect(observer.results == [])
                subject.receive(completion: .completed)
                #expect(observer.results == ["2", "done"])

                subscription.dispose()

                observer.results = []
                observer.observe(subject)
                #expect(observer.results == ["2", "done"])
            }

            spec.equal("should not emit values after complete") { _ in
                let subject = AsyncSubject<Int>()
                let observer = TestObserver()

                observer.observe(subject)

                subject.receive(1)
                #expect(observer.results == [])
                subject.receive(2)
                #expect(observer.results == [])
                subject.receive(completion: .completed)
                subject.receive(3)
                #expect(observer.results == ["2", "done"])
            }

            spec.equal("should not allow change value after complete") { _ in
                let subject = AsyncSubject<Int>()
                let observer = TestObserver()
                let otherObserver = TestObserver()
                observer.observe(subject)

                subject.receive(1)
                #expect(observer.results == [])
                subject.receive(completion: .completed)
                #expect(observer.results == ["1", "done"])
                subject.receive(2)
                otherObserver.observe(subject)
                #expect(otherObserver.results == ["1", "done"])
            }

            spec.equal("should not emit values if unsubscribed before complete") { _ in
                let subject = AsyncSubject<Int>()
                let observer = TestObserver()
                let subscription = observer.observe(subject)

                subject.receive(1)
                #expect(observer.results == [])
                subject.receive(2)
                #expect(observer.results == [])

                subscription.dispose()

                subject.receive(3)
                #expect(observer.results == [])
                subject.receive(completion: .completed)
                #expect(observer.results == [])
            }

            spec.equal("should just complete if no value has been nexted into it") { _ in
                let subject = AsyncSubject<Int>()
                let observer = TestObserver()
                observer.observe(subject)

                #expect(observer.results == [])
                subject.receive(completion: .completed)
                #expect(observer.results == ["done"])
            }

            spec.equal("should keep emitting complete to subsequent subscriptions") { _ in
                let subject = AsyncSubject<Int>()
                let observer = TestObserver()
                let subscription = observer.observe(subject)

                #expect(observer.results == [])
                subject.receive(completion: .completed)
                #expect(observer.results == ["done"])

                subscription.dispose()
                observer.results = []

                subject.receive(completion: .failed("bad"))

                observer.observe(subject)
                #expect(observer.results == ["done"])
            }

            spec.equal("should only error if an error is passed into it") { _ in
                let subject = AsyncSubject<Int>()
                let observer = TestObserver()
                observer.observe(subject)

                subject.receive(1)
                #expect(observer.results == [])

                subject.receive(completion: .failed("bad"))
                #expect(observer.results == ["bad"])
            }

            spec.equal("should keep emitting error to subsequent subscriptions") { _ in
                let subject = AsyncSubject<Int>()
                let observer = TestObserver()
                let subscription = observer.observe(subject)

                subject.receive(1)
                #expect(observer.results == [])

                subject.receive(completion: .failed("bad"))
                #expect(observer.results == ["bad"])

                subscription.dispose()

                observer.results = []
                observer.observe(subject)
                #expect(observer.results == ["bad"])
            }

            spec.equal("should not allow send complete after error") { _ in
                let subject = AsyncSubject<Int>()
                let observer = TestObserver()
                let subscription = observer.observe(subject)

                subject.receive(1)
                #expect(observer.results == [])

                subject.receive(completion: .failed("bad"))
                #expect(observer.results == ["bad"])

                subscription.dispose()

                observer.results = []

                subject.receive(completion: .completed)
                observer.observe(subject)
                #expect(observer.results == ["bad"])
            }

            spec.equal("should not be reentrant via complete") { _ in
                let subject = AsyncSubject<Int>()
                var calls = 0
                subject.subscribe { _ in
                    calls += 1
                    if calls < 2 { subject.receive(completion: .completed) }
                }
                subject.receive(1)
                subject.receive(completion: .completed)
                #expect(calls == 1)
            }

            spec.equal("should not be reentrant via next") { _ in
                let subject = AsyncSubject<Int>()
                var calls = 0
                subject.subscribe { value in
                    calls += 1
                    if calls < 2 { subject.receive(value + 1) }
                }
                subject.receive(1)
                subject.receive(completion: .completed)
                #expect(calls == 1)
            }

            spec.equal("should allow reentrant subscriptions") { _ in
                let subject = AsyncSubject<Int>()
                var results: [String] = []
                subject.subscribe(
                    { value in
                        subject.subscribe(
                            { results.append("inner: \($0 + $0)") }, complete: { results.append("inner: done") })
                        results.append("outer: \(value)")
                    }, complete: { results.append("outer: done") })
                subject.receive(1)
                #expect(results == [])
                subject.receive(completion: .completed)
                #expect(results == ["inner: 2", "inner: done", "outer: 1", "outer: done"])
            }
        }
    }
}
