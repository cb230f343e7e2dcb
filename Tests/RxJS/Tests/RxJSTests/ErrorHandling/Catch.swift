@Test(arguments: catchErrorCases) func catchErrorAsInRxJS(_ test: Case) throws { try test.run() }
private let catchErrorCases = spec("operators/catchError", of: 23) { t in
    t.given { m in m.e1.catch { _ in m.e2 } }
    t.equal("should catch error and replace with a cold Observable").hot("--a--b--#").cold("-1-2-3-|")
        .gives("--a--b---1-2-3-|")
    t.equal("should catch error and replace it with Observable.of()").hot("--a--b--c--------|", "^-------!")
        .given { $0.e1.tryMap { n throws(MarbleError) in try failing(at: "c", n) }.catch { _ in of("X", "Y", "Z") } }
        .gives("--a--b--(XYZ|)")
    t.equal("should catch error and replace it with a cold Observable").hot("--a--b--#", "^-------!")
        .cold("1-2-3-4-5-|", "--------^---------!").gives("--a--b--1-2-3-4-5-|")
    t.equal("should allow unsubscribing explicitly and early").hot("--1-2-3-4-5-6---#", "^------!")
        .given { $0.e1.catch { _ in of("X", "Y", "Z") } }.unsub("-------!").gives("--1-2-3-")
        .chained("should not break unsubscription chain when unsubscribed explicitly")
    t.equal("should unsubscribe from a caught hot caught observable when unsubscribed explicitly").hot("-1-2-3-#")
        .subs("^------!").hot("---3-4-5-6-7-8-9-|", "-------^----!").unsub("------------!").gives("-1-2-3-5-6-7-")
    t.equal("should unsubscribe from a caught cold caught observable when unsubscribed explicitly")
        .hot("-1-2-3-#", "^------!").cold("5-6-7-8-9-|", "-------^----!").unsub("------------!").gives("-1-2-3-5-6-7-")
    t.equal("should stop listening to a synchronous observable when unsubscribed").logs("1", "2") { _, log in
        throwError("Some error", Int.self).catch { _ in steps { log($0) } }.take(while: { $0 != 2 }).subscribe()
    }
    t.equal("should catch error and replace it with a hot Observable").hot("--a--b--#", "^-------!")
        .hot("1-2-3-4-5-6-7-8-9-|", "--------^---------!").gives("--a--b--5-6-7-8-9-|")
    t.equal("should catch and replace a Observable.throw() as the source").cold("#", "(^!)")
        .given { $0.e1.catch { _ in of("a", "b", "c") } }.gives("(abc|)")
    t.equal("should mirror the source if it does not raise errors").cold("--a--b--c--|", "^----------!")
        .given { $0.e1.catch { _ in of("x", "y", "z") } }.gives("--a--b--c--|")
    t.equal("should complete if you return Observable.empty()").hot("--a--b--#", "^-------!").cold("|", "--------(^!)")
        .gives("--a--b--|")
    t.equal("should raise error if you return Observable.throw()").hot("--a--b--#", "^-------!")
        .cold("#", "--------(^!)").gives("--a--b--#")
    t.equal("should never terminate if you return NEVER").hot("--a--b--#", "^-------!").cold("-", "--------^")
        .gives("--a--b---")
    t.equal("should pass the error as the first argument").logs("bad", "done") { _, log in
        log.observe(
            throwError("bad").catch { error in
                log(error)
                return empty(String.self)
            })
    }
    t.equal("Properly handle async handled result if source is synchronous").sendsInTime("delayed", "done") {
        let source = create(String.self) { emitter in
            emitter.fail("kaboom!")
            emitter.complete()
        }
        return source.catch { _ in of("delayed").delay(for: .zero) }
    }
    t.stops { $0.catch { _ in empty(Int.self) }.take(3) }
    t.given { m in
        let caught = m.e1.tryMap { n throws(MarbleError) in try failing(at: "c", n) }
        return caught.catch { _ in caught.catch { _ in caught.catch { _ in throwError("done") } } }
    }
    t.equal("should catch and allow the cold observable to be repeated with the third (caught) argument")
        .cold("--a--b--c--------|", "^-------!", "--------^-------!", "----------------^-------!")
        .gives("--a--b----a--b----a--b--#", error: "done")
    t.equal("should catch and allow the hot observable to proceed with the third (caught) argument")
        .hot("--a--b--c----d---|", "^-------!", "--------^--------!").gives("--a--b-------d---|", error: "done")
    t.notApplicable(because: .interoperability)
        .cases("should unsubscribe from a caught cold caught interop observable when unsubscribed explicitly")
        .cases("should accept selector returns any ObservableInput")
    t.notApplicable(because: .typedFailure).cases("should catch errors throw from within the constructor")
    t.notApplicable(because: .noPromise).cases("should chain a throw from a promise using Observable.throw")
}

@Test(arguments: onErrorResumeNextCases) func onErrorResumeNextAsInRxJS(_ test: Case) throws { try test.run() }
private let onErrorResumeNextCases = spec("operators/onErrorResumeNext", of: 15) { t in
    t.given { $0.e1.onErrorResumeNext($0.e2) }
    t.equal("should continue observable sequence with next observable").hot("--a--b--#", "^-------!")
        .cold("--c--d--|", "--------^-------!").gives("--a--b----c--d--|")
    t.equal("should continue with hot observables").hot("--a--b--#", "^-------!")
        .hot("-----x----c--d--|", "--------^-------!").gives("--a--b----c--d--|")
    t.equal("should continue with array of multiple observables that throw errors").hot("--a--b--#", "^-------!")
        .cold("--c--d--#", "--------^-------!").cold("--e--#", "----------------^----!")
        .given { $0.e1.onErrorResumeNext([$0.e2, $0.e3, $0.e4].map { $0.eraseToAnySignal() }) }
        .cold("--f--g--|", "---------------------^-------!").gives("--a--b----c--d----e----f--g--|")
    t.equal("should not complete with observable that does not complete").hot("--a--b--|", "^-------!")
        .cold("--", "--------^-").gives("--a--b----")
    t.equal("should not continue when source observable does not complete").hot("--a--", "^----").cold("-b--c-", "")
        .gives("--a--")
    t.equal("should complete observable when next observable throws").hot("--a--b--#", "^-------!")
        .cold("--c--d--#", "--------^-------!").gives("--a--b----c--d--|")
    t.stops { throwError("Some error", Int.self).onErrorResumeNext($0).take(3) }
    t.equal("should call finalize after each sync observable")
        .logs("1", "finalize 1", "2", "finalize 2", "3", "finalize 3", "4", "finalize 4", "done") { _, log in
            let part = { (number: Int) in of(number).do(onDispose: { log("finalize \(number)") }) }
            log.observe(part(1).onErrorResumeNext(part(2), part(3), part(4)))
        }
    t.equal("should not subscribe to the next source until after the previous is finalized.")
        .logs("+1", "1", "-1", "+2", "2", "-2", "+3", "3", "-3", "+4", "4", "-4", "done") { _, log in
            let part = { (n: Int) in of(n).do(onStart: { log("+\(n)") }, onDispose: { log("-\(n)") }) }
            log.observe(part(1).onErrorResumeNext(part(2), part(3), part(4)))
        }
    t.given { $0.e1.onErrorResumeNext($0.e2, $0.e3, $0.e4) }
    t.equal("should continue with multiple observables that throw errors").hot("--a--b--#", "^-------!")
        .cold("--c--d--#", "--------^-------!").cold("--e--#", "----------------^----!")
        .cold("--f--g--|", "---------------------^-------!").gives("--a--b----c--d----e----f--g--|")
    t.equal("should continue with multiple observables that don't throw error").hot("--a--b--|", "^-------!")
        .cold("--c--d--|", "--------^-------!").cold("--e--|", "----------------^----!")
        .cold("--f--g--|", "---------------------^-------!").gives("--a--b----c--d----e----f--g--|")
    t.equal("should continue after empty observable").hot("|", "(^!)").cold("--c--d--|", "^-------!")
        .cold("--e--#", "--------^----!").cold("--f--g--|", "-------------^-------!").gives("--c--d----e----f--g--|")
    t.notApplicable(because: .interoperability)
        .cases("should unsubscribe from an interop observable upon explicit unsubscription")
    t.notApplicable(because: .promises).cases("should work with promise")
    t.notApplicable(because: "what is not a signal does not compile").cases("should skip invalid sources and move on")
}

@Test(arguments: onErrorResumeNextCreationCases) func onErrorResumeNextCreationAsInRxJS(_ test: Case) throws {
    try test.run()
}
private let onErrorResumeNextCreationCases = spec("observables/onErrorResumeNext", of: 5) { t in
    t.given { onErrorResumeNext([$0.e1, $0.e2, $0.e3, $0.e4]) }
    t.equal("should continue with observables").hot("--a--b--#", "^-------!").cold("--c--d--#", "--------^-------!")
        .cold("--e--#", "----------------^----!").cold("--f--g--|", "---------------------^-------!")
        .gives("--a--b----c--d----e----f--g--|")
    t.equal("should continue array of observables").hot("--a--b--#", "^-------!").cold("--c--d--#", "--------^-------!")
        .cold("--e--#", "----------------^----!").cold("--f--g--|", "---------------------^-------!")
        .gives("--a--b----c--d----e----f--g--|")
    t.equal("should complete single observable throws").hot("#", "(^!)").given { onErrorResumeNext([$0.e1]) }.gives("|")
    t.equal("should call finalize after each sync observable")
        .logs("1", "finalize 1", "2", "finalize 2", "3", "finalize 3", "4", "finalize 4", "done") { _, log in
            log.observe(onErrorResumeNext((1...4).map { n in of(n).do(onDispose: { log("finalize \(n)") }) }))
        }
    t.notApplicable(because: "what is not a signal does not compile").cases("should skip invalid sources and move on")
}

@Test(arguments: throwIfEmptyCases) func throwIfEmptyAsInRxJS(_ test: Case) throws { try test.run() }
private let throwIfEmptyCases = spec("operators/throwIfEmpty", of: 14) { t in
    t.given { $0.e1.failIfEmpty(with: "test") }
    t.equal("should error when empty").cold("----|").gives("----#", error: "test")
    t.equal("should throw if empty").sends("So empty inside") { empty().failIfEmpty(with: "So empty inside") }
    t.equal("should NOT throw if NOT empty").sends("test", "done") { of("test").failIfEmpty(with: "So empty inside") }
    t.equal("should pass values through").cold("----a---b---c---|", "^---------------!").gives("----a---b---c---|")
    t.equal("should never when never").cold("-", "^").gives("-")
    t.equal("should error when empty").cold("----|", "^---!").gives("----#", error: "test")
    t.equal("should throw if empty after retry").sends("1", "So empty inside") { emptyAtLast("So empty inside") }
    t.equal("should throw EmptyError if empty").sends("EmptyError") { empty().failIfEmpty(with: "EmptyError") }
    t.equal("should NOT throw if NOT empty").sends("test", "done") { of("test").failIfEmpty(with: "EmptyError") }
    t.equal("should throw if empty after retry").sends("1", "EmptyError") { emptyAtLast("EmptyError") }
    t.stops { $0.failIfEmpty(with: "EmptyError").take(3) }
    t.given { $0.e1.failIfEmpty(with: "EmptyError") }
    t.equal("should pass values through").cold("----a---b---c---|", "^---------------!").gives("----a---b---c---|")
    t.equal("should never when never").cold("-", "^").gives("-")
    t.equal("should error when empty").cold("----|", "^---!").gives("----#", error: "EmptyError")
}

private func failing(at bad: String, _ value: String) throws(MarbleError) -> String {
    if value == bad { throw "bad" }
    return value
}

extension Signal {
    /// What RxJS makes an operator of: each signal without its failure, one after the other.
    fileprivate func onErrorResumeNext(_ next: [AnySignal<Value, Failure>]) -> some Signal<Value, Failure> {
        BinderyStreams.concat(
            ([eraseToAnySignal()] + next).map { signal in signal.catch { _ in Producer<Value, Failure>.empty() } })
    }

    fileprivate func onErrorResumeNext<Next: Signal>(_ next: Next...) -> some Signal<Value, Failure>
    where Next.Value == Value, Next.Failure == Failure {
        onErrorResumeNext(next.map { $0.eraseToAnySignal() })
    }
}

/// What RxJS makes an operator of: each signal without its failure, one after the other.
private func onErrorResumeNext<S: Signal>(_ signals: [S]) -> some Signal<S.Value, S.Failure> {
    concat(signals.map { signal in signal.catch { _ in Producer<S.Value, S.Failure>.empty() } })
}

/// A signal that has values at first, and none when it is tried again.
private func emptyAtLast(_ failure: MarbleError) -> some Signal<Int, MarbleError> {
    var sourceIsEmpty = false
    let source = Producer<Int, MarbleError>.deferred { () -> AnySignal<Int, MarbleError> in
        if sourceIsEmpty { return empty(Int.self) }
        sourceIsEmpty = true
        return of(1, 2)
    }
    return source.failIfEmpty(with: failure).flatMap { $0 > 1 ? throwError("too large", Int.self) : of($0) }.retry(1)
}
