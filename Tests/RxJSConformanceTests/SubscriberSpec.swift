import BinderyStreams
import BinderyTesting
import Testing

@Suite struct SubscriberSpec {
    @Test(arguments: cases) func behavesAsInRxJS(_ test: Case) throws { try test.run() }

    static var cases: [Case] {
        spec("Subscriber", of: 14) { spec in
            spec.equal("should ignore next messages after unsubscription") { _ in
                #expect(seen { $0.send(3) } == ["1", "2"])
            }

            spec.equal("should ignore error messages after unsubscription") { _ in
                #expect(seen { $0.fail("bad") } == ["1", "2"])
            }

            spec.equal("should ignore complete messages after unsubscription") { _ in
                #expect(seen { $0.complete() } == ["1", "2"])
            }

            spec.equal("should not be closed when other subscriber with same observer instance completes") { _ in
                let observer = TestObserver()
                let subjects = [Subject<Int, MarbleError>(), Subject<Int, MarbleError>()]
                let observations = subjects.map { observer.observe($0) }
                subjects[1].complete()
                #expect(!observations[0].isDisposed)
                #expect(observations[1].isDisposed)
            }

            spec.notApplicable(
                "should call complete observer without any arguments",
                because: "about the arguments of a JavaScript function")

            spec.notApplicable("should chain interop unsubscriptions", because: Reason.interoperability)

            spec.equal("should have idempotent unsubscription") { _ in
                var count = 0
                let observation = never(Int.self).do(onDispose: { count += 1 }).subscribe()
                #expect(count == 0)
                observation.dispose()
                #expect(count == 1)
                observation.dispose()
                #expect(count == 1)
            }

            spec.equal("should close, unsubscribe, and unregister all finalizers after complete") { _ in
                var isReleased = false
                let observation = empty().do(onDispose: { isReleased = true }).subscribe()
                #expect(isReleased)
                #expect(observation.isDisposed)
            }

            spec.equal("should close, unsubscribe, and unregister all finalizers after error") { _ in
                var isReleased = false
                let observation = throwError("test").do(onDispose: { isReleased = true }).subscribe()
                #expect(isReleased)
                #expect(observation.isDisposed)
            }

            spec.equal("should finalize and unregister all finalizers after complete") { _ in
                var isReleased = false
                let subject = Subject<Int, MarbleError>()
                subject.do(onDispose: { isReleased = true }).subscribe()
                subject.complete()
                #expect(isReleased)
            }

            spec.notApplicable(count: 3, because: Reason.thisArgument)

            spec.equal("should not leak the destination") { m in
                m.lifetimes.track(TestObserver()).observe(of(42))
            }
        }
    }
}

/// What an observer has seen that leaves after two values, before something else happens.
private func seen(after event: (Subject<Int, MarbleError>) -> Void) -> [String] {
    let subject = Subject<Int, MarbleError>()
    let observer = TestObserver()
    let observation = observer.observe(subject)
    subject.send(1)
    subject.send(2)
    observation.dispose()
    event(subject)
    return observer.results
}
