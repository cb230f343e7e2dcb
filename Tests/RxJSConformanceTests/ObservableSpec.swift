import BinderyStreams
import BinderyTesting
import Testing

@Suite struct ObservableSpec {
    @Test(arguments: cases) func behavesAsInRxJS(_ test: Case) throws { try test.run() }

    static var cases: [Case] {
        spec("Observable", of: 70) { spec in
            spec.equal("should be constructed with a subscriber function") { _ in
                let observer = TestObserver()
                observer.observe(
                    create(Int.self) { emitter in
                        emitter.send(1)
                        emitter.complete()
                    })
                #expect(observer.results == ["1", "done"])
            }

            spec.notApplicable(
                "should send errors thrown in the constructor down the error path", because: Reason.typedFailure)

            spec.equal("should allow empty ctor, which is effectively a never-observable") { m in
                m.expect(never()).toBe("-")
            }

            spec.notApplicable(count: 6, because: Reason.noPromise)

            spec.notApplicable(count: 2, because: "about `bind` of JavaScript's functions")

            spec.equal("should be synchronous") { _ in
                var events: [String] = []
                let source = create(String.self) { emitter in
                    events.append("observed")
                    emitter.send("wee")
                    events.append("sent")
                    emitter.complete()
                    events.append("completed")
                }
                #expect(events == [])
                source.subscribe({ events.append($0) }, complete: { events.append("done") })
                #expect(events == ["observed", "wee", "sent", "done", "completed"])
            }

            spec.equal("should work when subscribe is called with no arguments") { _ in
                of("foo").subscribe()
            }

            spec.equal("should not be unsubscribed when other empty subscription completes") { _ in
                let source = Disposals()
                source.signal.subscribe()
                empty().subscribe()
                #expect(source.count == 0)
            }

            spec.equal("should not be unsubscribed when other subscription with same observer completes") { _ in
                let source = Disposals()
                let observer = TestObserver()
                observer.observe(source.signal)
                observer.observe(empty())
                #expect(source.count == 0)
            }

            spec.equal(
                "should run unsubscription logic when an error is sent asynchronously and subscribe is called with no arguments"
            ) { m in
                let source = Disposals()
                source.signal.merge(with: m.cold("-#").map { _ in 0 }).subscribe()
                m.flush()
                #expect(source.count == 1)
            }

            spec.equal("should return a Subscription that calls the unsubscribe function returned by the subscriber") {
                _ in
                let source = Disposals()
                let subscription = source.signal.subscribe()
                #expect(source.count == 0)
                subscription.dispose()
                #expect(source.count == 1)
            }

            spec.equal("should ignore next messages after unsubscription") { m in
                #expect(seenBeforeDisposal(of: m.cold("-a-b-c-d"), m) == ["a", "b"])
            }

            spec.equal("should ignore error messages after unsubscription") { m in
                #expect(seenBeforeDisposal(of: m.cold("-a-b-#"), m) == ["a", "b"])
            }

            spec.equal("should ignore complete messages after unsubscription") { m in
                #expect(seenBeforeDisposal(of: m.cold("-a-b-|"), m) == ["a", "b"])
            }

            spec.notApplicable(count: 3, because: Reason.thisArgument)

            spec.equal("should accept an anonymous observer with no functions at all") { _ in empty().subscribe() }

            spec.notApplicable(
                count: 3, because: "closures are the only observers; the cases of these names above have them")

            spec.notApplicable(count: 6, because: Reason.typedFailure)

            spec.equal("should finalize even with a synchronous error") { _ in
                var called = false
                create(Int.self) { emitter in
                    emitter.onDispose { called = true }
                    emitter.fail("bad")
                }.subscribe()
                #expect(called)
            }

            spec.notApplicable(count: 2, because: Reason.typedFailure)

            spec.equal("should execute finalizer even with a sync error") { _ in
                var called = false
                throwError("bad").do(onDispose: { called = true }).subscribe()
                #expect(called)
            }

            spec.notApplicable("should execute finalize even with a sync thrown error", because: Reason.typedFailure)

            spec.differs(
                "should execute finalizer in order even with a sync error",
                because: "what is released goes from the observer up to the source (S5), as `finally` blocks would"
            ) { _ in
                var results: [Int] = []
                throwError("bad").do(onDispose: { results.append(1) }).do(onDispose: { results.append(2) }).subscribe()
                #expect(results == [2, 1])
            }

            spec.notApplicable(
                "should execute finalizer in order even with a sync thrown error", because: Reason.typedFailure)

            spec.equal("should not have a run-time error if no errors are thrown and there are operators") { _ in
                of(1, 2, 3).map { x -> Int in x + x }.map { x -> Int in -x }.subscribe()
            }

            spec.equal("should call finalize if sync unsubscribed") { _ in
                let source = Disposals()
                source.signal.subscribe().dispose()
                #expect(source.count == 1)
            }

            spec.equal("should call registered finalizer if sync unsubscribed") { _ in
                var called = false
                let signal = create(Int.self) { emitter in emitter.onDispose { called = true } }
                signal.subscribe().dispose()
                #expect(called)
            }

            spec.notApplicable("should exist", because: "operators are methods; there is no `pipe`")

            spec.equal("should pipe multiple operations") { _ in
                let observer = TestObserver()
                observer.observe(of("test").map { "\($0)\($0)" }.map { "\($0)!!!" })
                #expect(observer.results == ["testtest!!!", "done"])
            }

            spec.notApplicable(
                "should return the same observable if there are no arguments",
                because: "operators are methods; there is no `pipe`")

            spec.notApplicable(count: 2, because: "about exceptions that JavaScript throws")

            spec.notApplicable("should create an Observable", because: "about a deprecated function")

            spec.equal("should provide an observer to the function") { _ in
                var called = false
                let result = create(Int.self) { emitter in
                    called = true
                    emitter.complete()
                }
                #expect(!called)
                result.subscribe()
                #expect(called)
            }

            spec.notApplicable(
                "should send errors thrown in the passed function down the error path", because: Reason.typedFailure)

            spec.notApplicable(count: 19, because: "signals are structs of a protocol; there is no `lift`")
        }
    }
}

/// A signal that sends nothing, and how often it was disposed of.
private final class Disposals {
    private(set) var count = 0

    var signal: Producer<Int, MarbleError> {
        create(Int.self) { [self] emitter in emitter.onDispose { self.count += 1 } }
    }
}

/// What comes until the observer has disposed of its observation at the second value.
private func seenBeforeDisposal(of source: MarbleSignal<String, MarbleError>, _ m: Marbles) -> [String] {
    var seen: [String] = []
    let observation = DisposeBag()
    observation.add(
        source.do(onValue: { seen.append($0) }).subscribe(
            { _ in
                if seen.count == 2 { observation.dispose() }
            }, error: { _ in seen.append("error") }, complete: { seen.append("done") }))
    m.flush()
    return seen
}
