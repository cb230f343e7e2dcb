@Test(arguments: observableCases) func observableAsInRxJS(_ test: Case) throws { try test.run() }
private let observableCases = spec("Observable", of: 70) { t in
    t.equal("should be constructed with a subscriber function").sends("1", "done") {
        create(Int.self) { emitter in
            emitter.send(1)
            emitter.complete()
        }
    }
    t.equal("should allow empty ctor, which is effectively a never-observable").given { m in never() }.gives("-")
    t.equal("should be synchronous").logs("before", "observed", "wee", "sent", "done", "completed") { _, log in
        let source = create(String.self) { emitter in
            log("observed")
            emitter.send("wee")
            log("sent")
            emitter.complete()
            log("completed")
        }
        log("before")
        log.observe(source)
    }
    t.equal("should work when subscribe is called with no arguments") { _ in
        of("foo").subscribe()
    }
    t.equal("should not be unsubscribed when other empty subscription completes").logs("done") { _, log in
        disposing(log).subscribe()
        log.observe(empty())
    }
    t.equal("should not be unsubscribed when other subscription with same observer completes").logs("done") { _, log in
        log.observe(disposing(log))
        log.observe(empty())
    }
    t.equal(
        "should run unsubscription logic when an error is sent asynchronously and subscribe is called with no arguments"
    )
    .logs("disposed") { m, log in
        disposing(log).merge(with: m.cold("-#").map { _ in 0 }).subscribe()
        m.flush()
    }
    t.equal("should return a Subscription that calls the unsubscribe function returned by the subscriber")
        .logs("subscribed", "disposed") { _, log in
            let subscription = disposing(log).subscribe()
            log("subscribed")
            subscription.dispose()
        }
    t.equal("should ignore next messages after unsubscription").logs("a", "b") { $1.two(of: $0.cold("-a-b-c-d"), $0) }
    t.equal("should ignore error messages after unsubscription").logs("a", "b") { $1.two(of: $0.cold("-a-b-#"), $0) }
    t.equal("should ignore complete messages after unsubscription").logs("a", "b") { $1.two(of: $0.cold("-a-b-|"), $0) }
    t.equal("should accept an anonymous observer with no functions at all").sends("done") { empty() }
    t.equal("should finalize even with a synchronous error").logs("called") { _, log in
        create(Int.self) { emitter in
            emitter.onDispose { log("called") }
            emitter.fail("bad")
        }.subscribe()
    }
    t.equal("should execute finalizer even with a sync error").logs("called") { _, log in
        throwError("bad").do(onDispose: { log("called") }).subscribe()
    }
    t.differs("should execute finalizer in order even with a sync error")
        .because("what is released goes from the observer up to the source (S5), as `finally` blocks would")
        .logs("2", "1") { _, log in
            throwError("bad").do(onDispose: { log(1) }).do(onDispose: { log(2) }).subscribe()
        }
    t.equal("should not have a run-time error if no errors are thrown and there are operators") { _ in
        of(1, 2, 3).map { x -> Int in x + x }.map { x -> Int in -x }.subscribe()
    }
    t.equal("should call finalize if sync unsubscribed").logs("disposed") { disposing($1).subscribe().dispose() }
    t.equal("should call registered finalizer if sync unsubscribed")
        .logs("disposed") { disposing($1).subscribe().dispose() }
    t.equal("should pipe multiple operations")
        .sends("testtest!!!", "done") { of("test").map { "\($0)\($0)" }.map { "\($0)!!!" } }
    t.equal("should provide an observer to the function").logs("before", "called", "done") { _, log in
        let result = create(Int.self) { emitter in
            log("called")
            emitter.complete()
        }
        log("before")
        log.observe(result)
    }
    t.notApplicable(because: .typedFailure).cases("should send errors thrown in the constructor down the error path")
        .cases("should execute finalize even with a sync thrown error")
        .cases("should execute finalizer in order even with a sync thrown error")
        .cases("should send errors thrown in the passed function down the error path")
    t.notApplicable(because: .noPromise, count: 6)
    t.notApplicable(because: "about `bind` of JavaScript's functions", count: 2)
    t.notApplicable(because: .thisArgument, count: 3)
    t.notApplicable(because: "closures are the only observers; the cases of these names above have them", count: 3)
    t.notApplicable(because: .typedFailure, count: 6)
    t.notApplicable(because: .typedFailure, count: 2)
    t.notApplicable(because: "operators are methods; there is no `pipe`").cases("should exist")
        .cases("should return the same observable if there are no arguments")
    t.notApplicable(because: "about exceptions that JavaScript throws", count: 2)
    t.notApplicable(because: "about a deprecated function").cases("should create an Observable")
    t.notApplicable(because: "signals are structs of a protocol; there is no `lift`", count: 19)
}

@Test(arguments: subscriberCases) func subscriberAsInRxJS(_ test: Case) throws { try test.run() }
private let subscriberCases = spec("Subscriber", of: 14) { t in
    t.equal("should ignore next messages after unsubscription").logs("1", "2") { $1.see { $0.send(3) } }
    t.equal("should ignore error messages after unsubscription").logs("1", "2") { $1.see { $0.fail("bad") } }
    t.equal("should ignore complete messages after unsubscription").logs("1", "2") { $1.see { $0.complete() } }
    t.equal("should not be closed when other subscriber with same observer instance completes").logs("done") { _, log in
        let subjects = [Subject<Int, MarbleError>(), Subject<Int, MarbleError>()]
        let observations = subjects.map { log.observe($0) }
        subjects[1].complete()
        #expect(observations.map { $0.isDisposed } == [false, true])
    }
    t.equal("should have idempotent unsubscription").logs("before", "disposed", "again") { _, log in
        let observation = disposing(log).subscribe()
        for word in ["before", "again"] {
            log(word)
            observation.dispose()
        }
    }
    t.equal("should close, unsubscribe, and unregister all finalizers after complete").logs("released") { _, log in
        #expect(empty().do(onDispose: { log("released") }).subscribe().isDisposed)
    }
    t.equal("should close, unsubscribe, and unregister all finalizers after error").logs("released") { _, log in
        #expect(throwError("test").do(onDispose: { log("released") }).subscribe().isDisposed)
    }
    t.equal("should finalize and unregister all finalizers after complete").logs("isReleased") { _, log in
        let subject = Subject<Int, MarbleError>()
        subject.do(onDispose: { log("isReleased") }).subscribe()
        subject.complete()
    }
    t.equal("should not leak the destination") { m in
        m.lifetimes.track(Log()).observe(of(42))
    }
    t.notApplicable(because: "about the arguments of a JavaScript function")
        .cases("should call complete observer without any arguments")
    t.notApplicable(because: .interoperability).cases("should chain interop unsubscriptions")
    t.notApplicable(because: .thisArgument, count: 3)
}

/// A signal that sends nothing, and logs that it is disposed of.
private func disposing(_ log: Log) -> Producer<Int, MarbleError> {
    create(Int.self) { emitter in emitter.onDispose { log("disposed") } }
}

extension Log {
    /// Observes a source, and disposes of the observation at the second value.
    fileprivate func two(of source: some Signal<String, MarbleError>, _ m: Marbles) {
        let bag = DisposeBag()
        let seen = { [self] (value: String) in
            self(value)
            if words.count == 2 { bag.dispose() }
        }
        bag.add(source.subscribe(seen, error: { self($0) }, complete: { self("done") }))
        m.flush()
    }

    /// Observes two values of a subject, before something else happens.
    fileprivate func see(_ event: (Subject<Int, MarbleError>) -> Void) {
        let subject = Subject<Int, MarbleError>()
        let observation = observe(subject)
        subject.send(1)
        subject.send(2)
        observation.dispose()
        event(subject)
    }
}
