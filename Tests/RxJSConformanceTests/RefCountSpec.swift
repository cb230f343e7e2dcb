import BinderyStreams
import BinderyTesting
import Testing

@Suite struct RefCountSpec {
    @Test(arguments: cases) func behavesAsInRxJS(_ test: Case) throws { try test.run() }

    static var cases: [Case] {
        spec("operators/refCount", of: 5) { spec in
            spec.equal("should turn a multicasted Observable an automatically (dis)connecting hot one") { m in
                let e1 = m.cold(" --1-2---3-4--5-|")
                let e1Subs = "    ^--------------!"
                let expected = "  --1-2---3-4--5-|"

                let result =
                    e1
                    .multicast(Subject())
                    .refCount()

                m.expect(result).toBe(expected)
                m.expectSubscriptions(e1).toBe(e1Subs)
            }

            spec.notApplicable(
                "should count references",
                because: "a connection does not tell how many share it; `RefCountTests` has its end")

            spec.equal("should unsub from the source when all other subscriptions are unsubbed") { _ in
                var isUnsubscribed = false
                let refCounted = create(Bool.self) { emitter in
                    emitter.send(true)
                    emitter.onDispose { isUnsubscribed = true }
                }.multicast(Subject()).refCount()
                let observations = [refCounted.subscribe(), refCounted.subscribe(), refCounted.subscribe()]
                observations[0].dispose()
                observations[1].dispose()
                #expect(!isUnsubscribed)
                observations[2].dispose()
                #expect(isUnsubscribed)
            }

            spec.equal(
                "should not unsubscribe when a subscriber synchronously unsubscribes if other subscribers are present"
            ) { _ in
                var isUnsubscribed = false
                let refCounted = create(Bool.self) { emitter in
                    emitter.send(true)
                    emitter.onDispose { isUnsubscribed = true }
                }.multicast(ReplaySubject(bufferSize: 1)).refCount()
                refCounted.subscribe()
                refCounted.subscribe().dispose()
                #expect(!isUnsubscribed)
            }

            spec.equal(
                "should not unsubscribe when a subscriber synchronously unsubscribes if other subscribers are present and the source is a Subject"
            ) { _ in
                let subject = Subject<String, MarbleError>()
                let refCounted = subject.multicast(ReplaySubject(bufferSize: 1)).refCount()
                let observer = TestObserver()
                observer.observe(refCounted)
                subject.send("the number one")
                refCounted.first().subscribe().dispose()
                subject.send("the number two")
                #expect(observer.results == ["the number one", "the number two"])
            }
        }
    }
}
