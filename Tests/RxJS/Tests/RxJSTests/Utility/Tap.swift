@Test(arguments: tapCases) func tapAsInRxJS(_ test: Case) throws { try test.run() }
private let tapCases = spec("operators/tap", of: 20) { t in
    t.given { $0.e1.do(onValue: { _ in }) }
    t.equal("should mirror multiple values and complete").cold("--1--2--3--|", "^----------!").gives("--1--2--3--|")
    t.equal("should next with a callback").logs("42") { _, log in of(42).do(onValue: { log($0) }).subscribe() }
    t.equal("should error with a callback").logs("tap bad", "bad") { _, log in
        log.observe(throwError("bad").do(onFailure: { log("tap \($0)") }))
    }
    t.equal("should handle everything with an observer").logs("next 1", "next 2", "next 3", "complete") { _, log in
        of(1, 2, 3).do(
            onValue: { log("next \($0)") }, onFailure: { log($0) }, onCompletion: { log("complete") }
        ).subscribe()
    }
    t.equal("should handle everything with a Subject").logs("1", "2", "3", "done") { _, log in
        let subject = Subject<Int, MarbleError>()
        log.observe(subject)
        of(1, 2, 3).do(
            onValue: { subject.send($0) }, onFailure: { subject.fail($0) }, onCompletion: { subject.complete() }
        ).subscribe()
    }
    t.equal("should handle an error with a callback").logs("tap bad", "bad") { _, log in
        log.observe(throwError("bad").do(onFailure: { log("tap \($0)") }))
    }
    t.equal("should handle an error with observer").logs("tap bad", "bad") { _, log in
        log.observe(throwError("bad").do(onFailure: { log("tap \($0)") }))
    }
    t.equal("should handle complete with observer").logs("completed") { _, log in
        empty().do(onCompletion: { log("completed") }).subscribe()
    }
    t.equal("should handle next with observer").logs("42") { _, log in of(42).do(onValue: { log($0) }).subscribe() }
    t.equal("should allow unsubscribing explicitly and early").hot("--1--2--3--#", "^------!").unsub("-------!")
        .gives("--1--2--").chained()
    t.equal("should mirror multiple values and complete").cold("--1--2--3--|", "^----------!").gives("--1--2--3--|")
    t.equal("should mirror multiple values and terminate with error").cold("--1--2--3--#", "^----------!")
        .gives("--1--2--3--#")
    t.stops { $0.do(onValue: { _ in }).take(3) }
    t.differs("should support an unsubscribe event that fires before finalize")
        .because("no closure of its own for the end by disposal: `onDispose` tells every end")
        .logs("subscribe", "next 1", "next 2", "unsubscribing", "finalize") { _, log in noting(log) { _ in } }
    t.equal("should not call unsubscribe if source completes")
        .logs("subscribe", "next 1", "next 2", "complete", "finalize", "unsubscribing") { noting($1) { $0.complete() } }
    t.equal("should not call unsubscribe if source errors")
        .logs("subscribe", "next 1", "next 2", "error: bad", "finalize", "unsubscribing") {
            noting($1) { $0.fail("bad") }
        }
    t.notApplicable(because: .typedFailure).cases("should raise error if next handler raises error")
        .cases("should raise error if error handler raises error")
        .cases("should raise error if complete handler raises error")
}

@Test(arguments: finalizeCases) func finalizeAsInRxJS(_ test: Case) throws { try test.run() }
private let finalizeCases = spec("operators/finalize", of: 21) { t in
    t.equal("should call finalize after complete").logs("1", "2", "3", "done", "finalize") { _, log in
        log.observe(of(1, 2, 3).do(onDispose: { log("finalize") }))
    }
    t.equal("should call finalize after error").logs("1", "2", "3", "finalize") { _, log in
        log.observe(of(1, 2, 3).failing(at: 3, with: "3").do(onDispose: { log("finalize") }))
    }
    t.equal("should call finalize upon disposal").logs("disposed", "finalize") { _, log in
        let subscription = timer(.milliseconds(100)).do(onDispose: { log("finalize") }).subscribe()
        log("disposed")
        subscription.dispose()
    }
    t.equal("should call finalize when synchronously subscribing to and unsubscribing from a shared Observable")
        .logs("isDone") { _, log in
            interval(.milliseconds(50)).do(onDispose: { log("isDone") }).share().subscribe().dispose()
        }
    t.equal("should call two finalize instances in succession on a shared Observable")
        .logs("invoked", "invoked") { _, log in
            of(1, 2, 3).do(onDispose: { log("invoked") }).do(onDispose: { log("invoked") }).share().subscribe()
        }
    t.differs("should finalize sources before sinks").because(.disposalOrder).logs("sink", "source") { _, log in
        let source = of(42).do(onDispose: { log("source") }).do(onDispose: { log("sink") })
        source.subscribe()
    }
    t.differs("should finalize after the finalization").because(.disposalOrder)
        .logs("finalize", "finalizer") { _, log in
            let source = create(Int.self) { emitter in emitter.onDispose { log("finalizer") } }
            source.do(onDispose: { log("finalize") }).subscribe().dispose()
        }
    t.differs("should finalize after the finalizer with synchronous completion").because(.disposalOrder)
        .logs("finalize", "finalizer") { _, log in
            completed { log("finalizer") }.do(onDispose: { log("finalize") }).subscribe()
        }
    t.stops { $0.do(onDispose: {}).take(3) }
    t.differs("should execute finalize in order even with a sync error").because(.disposalOrder)
        .logs("2", "1") { _, log in
            let badObservable = create(Int.self) { $0.fail("bad") }
            badObservable.do(onDispose: { log(1) }).do(onDispose: { log(2) }).subscribe()
        }
    t.differs("should finalize in the proper order").because(.disposalOrder).logs("4", "3", "2", "1") { _, log in
        let source = of(1).do(onDispose: { log(1) }).do(onDispose: { log(2) }).do(onDispose: { log(3) }).do(onDispose: {
            log(4)
        })
        source.subscribe()
    }
    t.given { m in m.e1.do(onDispose: { m.count() }) }
    t.equal("should handle empty").hot("|", "(^!)").counts(1).gives("|")
    t.equal("should handle never").hot("-", "^").counts(0).gives("-")
    t.equal("should handle throw").hot("#", "(^!)").counts(1).gives("#")
    t.equal("should handle basic hot observable").hot("--a--b--c--|", "^----------!").counts(1).gives("--a--b--c--|")
    t.equal("should handle basic cold observable").cold("--a--b--c--|", "^----------!").counts(1).gives("--a--b--c--|")
    t.equal("should handle basic error").hot("--a--b--c--#", "^----------!").counts(1).gives("--a--b--c--#")
    t.equal("should handle unsubscription").hot("--a--b--c--|", "^-----!").unsub("------!").counts(1).gives("--a--b-")
    t.notApplicable(because: .interoperability).cases("should handle interop source observables")
    t.notApplicable(because: .typedFailure).cases("should execute finalize even with a sync thrown error")
        .cases("should execute finalize in order even with a sync thrown error")
}

/// Observes a subject, logs everything, sends two values and what `end` does, and disposes of the observation.
private func noting(_ log: Log, _ end: (Subject<Int, MarbleError>) -> Void) {
    let subject = Subject<Int, MarbleError>()
    let noted = subject.do(
        onStart: { log("subscribe") }, onValue: { log("next \($0)") }, onFailure: { log("error: \($0)") },
        onCompletion: { log("complete") }, onDispose: { log("finalize") })
    let observation = noted.subscribe()
    subject.send(1)
    subject.send(2)
    end(subject)
    log("unsubscribing")
    observation.dispose()
}
