@Test(arguments: retryCases) func retryAsInRxJS(_ test: Case) throws { try test.run() }
private let retryCases = spec("operators/retry", of: 29) { t in
    t.given { $0.e1.retry() }
    t.equal("should handle a basic source that emits next then errors, count=3")
        .cold("--1-2-3-#", "^-------!", "--------^-------!", "----------------^-------!").given { $0.e1.retry(2) }
        .gives("--1-2-3---1-2-3---1-2-3-#")
    t.equal("should retry a number of times, without error, then complete").logs("bad", "42", "done") { _, log in
        log.observe(failing(times: 1, log).retry(2))
    }
    t.equal("should retry a number of times, then call error handler").logs("bad", "bad", "bad") { _, log in
        log.observe(failing(times: 3, log).retry(1))
    }
    t.equal("should retry a number of times, then call error handler (with resetOnSuccess)")
        .logs("bad", "bad", "bad") { m, log in
            log.observe(failing(times: 3, log).retry(1, backoff: Backoff(initial: .zero), resetOnSuccess: true))
            m.flush()
        }
    t.equal("should retry a number of times, then call next handler without error, then retry and complete")
        .logs("bad", "42", "bad", "42", "done") { m, log in
            log.observe(failingTwice(log).retry(1, backoff: Backoff(initial: .zero), resetOnSuccess: true))
            m.flush()
        }
    t.equal("should always finalize before starting the next cycle, even when synchronous")
        .logs("1", "2", "finalizer", "1", "2", "finalizer", "1", "2", "finalizer", "1", "2", "bad", "finalizer") {
            _, log in
            #expect(log.observe(finalized(log) { $0.fail("bad") }.retry(3)).isDisposed)
        }
    t.equal("should retry a number of times, then call next handler without error, then retry and error")
        .logs("bad", "42", "bad", "bad") { _, log in log.observe(failingTwice(log).retry(1)) }
    t.equal("should retry until successful completion")
        .logs("bad", "bad", "bad", "bad", "bad", "bad", "bad", "bad", "bad", "42", "done") { _, log in
            log.observe(failing(times: 9, log).retry().take(10))
        }
    t.equal("should handle an empty source").cold("|", "(^!)").gives("|")
    t.equal("should handle a never source").cold("-", "^").gives("-")
    t.equal("should return a never observable given an async just-throw source and no count").cold("-#")
        .unsub("-------------------------------------!").gives("--------------------------------------")
    t.equal("should handle a basic source that emits next then completes")
        .hot("--1--2--^--3--4--5---|", "^------------!").gives("---3--4--5---|")
    t.equal("should handle a basic source that emits next but does not complete")
        .hot("--1--2--^--3--4--5---", "^------------").gives("---3--4--5---")
    t.equal("should handle a basic source that emits next then errors, no count").cold("--1-2-3-#")
        .subs("^-------!", "--------^-------!", "----------------^-------!", "------------------------^-------!")
        .subs("--------------------------------^----!").unsub("-------------------------------------!")
        .gives("--1-2-3---1-2-3---1-2-3---1-2-3---1-2-")
    t.equal("should handle a source which eventually throws, count=3, and result is unsubscribed early")
        .cold("--1-2-3-#", "^-------!", "--------^----!").given { $0.e1.retry(3) }.unsub("-------------!")
        .gives("--1-2-3---1-2-").also("should not break unsubscription chain when unsubscribed explicitly")
        .by { $0.e1.flatMap { of($0) }.retry(100).flatMap { of($0) } }
    t.equal("should retry a synchronous source (multicasted and refCounted) multiple times")
        .sends("1", "2", "3", "1", "2", "3", "1", "2", "3", "1", "2", "3", "1", "2", "3", "bad!") {
            of(1, 2, 3).concat(with: throwError("bad!", Int.self)).share().retry(4)
        }
    t.stops { $0.retry(1).take(3) }
    t.equal("should not alter the source when the number of retries is smaller than 1").cold("--1-2-3-#", "^-------!")
        .given { $0.e1.retry(0) }.unsub("---------!").gives("--1-2-3-#")
    t.equal("should delay the retry by a specified amount of time").cold("---a---b---#")
        .subs("^----------!", "---------------^----------!", "------------------------------^----------!")
        .subs("---------------------------------------------^----!").time("----|")
        .given { m in m.e1.retry { _, _ in timer(m.t) } }.unsub("^-------------------------------------------------!")
        .gives("---a---b----------a---b----------a---b----------a--")
    t.equal("should act like a normal retry if delay is set to 0").given { $0.e1.retry { _, _ in timer(.zero) } }
        .cold("---a---b---#").subs("^----------!", "-----------^----------!", "----------------------^----------!")
        .subs("---------------------------------^----!").unsub("^-------------------------------------!")
        .gives("---a---b------a---b------a---b------a--").also("should act like a normal retry if delay is less than 0")
        .by { $0.e1.retry { _, _ in timer(.milliseconds(-100)) } }
    t.equal("should honor count as the max retries").cold("---a---b---#")
        .subs("^----------!", "---------------^----------!", "------------------------------^----------!").time("----|")
        .given { m in m.e1.retry { $1 <= 2 ? timer(m.t) : throwError($0, Int.self) } }
        .gives("---a---b----------a---b----------a---b---#")
    t.equal("should delay the retry with a function that returns a notifier").cold("---a---b---#")
        .subs("^----------!", "------------^----------!", "-------------------------^----------!")
        .subs("---------------------------------------^----!")
        .given { $0.e1.retry { _, count in timer(.milliseconds(count)) } }
        .unsub("^-------------------------------------------!").gives("---a---b-------a---b--------a---b---------a--")
    t.equal("should delay the retry with a function that returns a hot observable").cold("---a---b---#")
        .subs("^----------!", "--------------^----------!", "-------------------------------^----------!")
        .hot("--------------x----------------x----------------x------").given { m in m.e1.retry { _, _ in m.e2 } }
        .subs("-----------^--!", "-------------------------^-----!", "------------------------------------------^-!")
        .unsub("^-------------------------------------------!").gives("---a---b---------a---b------------a---b------")
    t.equal("should complete if the notifier completes").cold("---a---b---#")
        .subs("^----------!", "------------^----------!", "-------------------------^----------!")
        .given { $0.e1.retry { _, count in count <= 2 ? timer(.milliseconds(count)) : empty(Int.self) } }
        .gives("---a---b-------a---b--------a---b---|")
    t.equal("should error if the notifier errors").cold("---a---b---#")
        .subs("^----------!", "------------^----------!", "-------------------------^----------!")
        .given { $0.e1.retry { _, count in count <= 2 ? timer(.milliseconds(count)) : throwError("blah", Int.self) } }
        .gives("---a---b-------a---b--------a---b---#", error: "blah")
    t.equal("should be usable for exponential backoff").cold("---a---#")
        .subs("^------!", "---------^------!", "--------------------^------!")
        .given { $0.e1.retry { $1 <= 3 ? timer(.milliseconds(1 << $1)) : throwError($0, Int.self) } }
        .subs("-----------------------------------^------!").gives("---a--------a----------a--------------a---#")
    t.notApplicable(because: .typedFailure).cases("should error if the delay function throws")
}

@Test(arguments: retryWhenCases) func retryWhenAsInRxJS(_ test: Case) throws { try test.run() }
private let retryWhenCases = spec("operators/retryWhen", of: 23) { t in
    t.given { m in m.e1.retry { _, _ in m.e2 } }
    t.differs("should handle a source with eventual error using a hot notifier").because(.asksAnew)
        .cold("-1--2--#", "^------!", "-------------^------!", "--------------------------^------!")
        .hot("-------------r------------r-|").gives("-1--2---------1--2---------1--2--|")
    t.equal("should handle a source with eventual error using a hot notifier that raises error")
        .cold("-1--2--#", "^------!", "-----------^------!", "-------------------^------!")
        .hot("-----------r-------r---------#").gives("-1--2-------1--2----1--2-----#")
    t.equal("should retry when notified via returned notifier on thrown error")
        .logs("1", "2", "bad", "1", "2", "bad", "failed: done") { _, log in
            of(1, 2, 3).failing(at: 3, with: "bad")
                .retry { log.noting($0, $1 == 1 ? of(0) : throwError("done", Int.self)) }
                .subscribe({ log($0) }, error: { log("failed: \($0)") })
        }
    t.equal("should retry when notified and complete on returned completion")
        .sends("1", "2", "done") { of(1, 2, 3).failing(at: 3, with: "bad").retry { _, _ in empty() } }
    t.equal("should apply an empty notifier on an empty source").cold("|", "(^!)").cold("|").gives("|")
    t.equal("should apply a never notifier on an empty source").cold("|", "(^!)").cold("-").gives("|")
    t.equal("should apply an empty notifier on a never source")
        .cold("------------------------------------------", "^----------------------------------------!").cold("|")
        .unsub("-----------------------------------------!").gives("------------------------------------------")
    t.equal("should apply a never notifier on a never source").unsub("-----------------------------------------!")
        .cold("-----------------------------------------", "^----------------------------------------!")
        .cold("------------------------------------------").gives("-----------------------------------------")
    t.equal("should return an empty observable given a just-throw source and empty notifier").cold("#").cold("|")
        .gives("|")
    t.equal("should return a never observable given a just-throw source and never notifier").cold("#").cold("-")
        .gives("-")
    t.equal("should hide errors using a never notifier on a source with eventual error")
        .cold("--a--b--c--#", "^----------!").cold("-------------------------------")
        .gives("--a--b--c---------------------------------")
    t.equal("should replace error with complete using an empty notifier on a source with eventual error")
        .cold("--a--b--c--#", "^----------!").cold("|").gives("--a--b--c--|")
    t.equal("should mirror a basic cold source with complete, given an empty notifier")
        .cold("--a--b--c--|", "^----------!").cold("|").gives("--a--b--c--|")
    t.equal("should mirror a basic cold source with no termination, given an empty notifier")
        .cold("--a--b--c---", "^-----------").cold("|").gives("--a--b--c---")
    t.equal("should mirror a basic hot source with complete, given an empty notifier")
        .hot("-a-^--b--c--|", "^--------!").cold("|").gives("---b--c--|")
    t.differs("should handle a hot source that raises error but eventually completes").because(.asksAnew)
        .hot("-1--2--3----4--5---|", "^------!", "--------------^----!")
        .hot("--------------r--------r---r--r--r---|", "-------^------!")
        .given { m in m.e1.failing(at: "3").retry { _, _ in m.e2 } }.gives("-1--2----------5---|")
    t.differs("should tear down resources when result is unsubscribed early").because(.asksAnew)
        .cold("-1--2--#", "^------!", "---------^------!", "-----------------^--!").unsub("--------------------!")
        .hot("---------r-------r---------#", "-------^-!", "----------------^!").gives("-1--2-----1--2----1--")
    t.differs("should not break unsubscription chains when unsubscribed explicitly").because(.asksAnew)
        .cold("-1--2--#", "^------!", "---------^------!", "-----------------^--!")
        .hot("---------r-------r-------r-#", "-------^-!", "----------------^!").unsub("--------------------!")
        .given { m in m.e1.flatMap { of($0) }.retry { _, _ in m.e2 }.flatMap { of($0) } }.gives("-1--2-----1--2----1--")
    t.equal("should handle a source with eventual error using a dynamic notifier selector which eventually throws")
        .given { $0.e1.retry { _, count in count == 3 ? throwError("error") : of("x") } }
        .cold("-1--2--#", "^------!", "-------^------!", "--------------^------!").gives("-1--2---1--2---1--2--#")
    t.equal("should handle a source with eventual error using a dynamic notifier selector which eventually completes")
        .cold("-1--2--#", "^------!", "-------^------!", "--------------^------!")
        .given { $0.e1.retry { _, count in count < 3 ? of("x") : empty() } }.gives("-1--2---1--2---1--2--|")
    t.equal("should always finalize before starting the next cycle, even when synchronous")
        .logs("1", "2", "finalizer", "1", "2", "finalizer", "1", "2", "finalizer", "1", "2", "bad", "finalizer") {
            _, log in
            let source = finalized(log) { $0.fail("bad") }
            let result = source.retry { error, count in count <= 3 ? of(true) : throwError(error, Bool.self) }
            #expect(log.observe(result).isDisposed)
        }
    t.stops { $0.retry { _, _ in of(0) }.take(3) }
    t.notApplicable(because: .typedFailure).cases("should propagate error thrown from notifierSelector function")
}

/// 42, after a number of failures, which are logged.
private func failing(times: Int, _ log: Log) -> some Signal<Int, MarbleError> {
    var failures = 0
    return of(42).tryMap { value throws(MarbleError) -> Int in
        if failures == times { return value }
        failures += 1
        log("bad")
        throw "bad"
    }
}

/// Fails at its first and its third value, and has fewer values each time.
private func failingTwice(_ log: Log) -> some Signal<Int, MarbleError> {
    var index = 0
    return Producer<Int, MarbleError>.deferred { from(0..<4 - index) }.flatMap { _ -> AnySignal<Int, MarbleError> in
        index += 1
        if index != 1, index != 3 { return of(42) }
        log("bad")
        return throwError("bad", Int.self)
    }
}
