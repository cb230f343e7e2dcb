@Test(arguments: shareCases) func shareAsInRxJS(_ test: Case) throws { try test.run() }
private let shareCases = spec("operators/share", of: 39) { t in
    t.given { $0.e1.share() }
    t.equal("should mirror a simple source Observable").cold("--1-2---3-4--5-|", "^--------------!")
        .gives("--1-2---3-4--5-|")
    t.equal("should share a single subscription").logs("before", "subscribed") { _, log in
        let source = create(Int.self) { _ in log("subscribed") }.share()
        log("before")
        for _ in 1...2 { source.subscribe() }
    }
    t.equal("should not change the output of the observable when error")
        .hot("---a--^--b--c--d--e--#", "^--------------!").gives("---b--c--d--e--#")
    t.equal("should not change the output of the observable when successful with cold observable")
        .cold("---a--b--c--d--e--|", "^-----------------!").gives("---a--b--c--d--e--|")
    t.equal("should not change the output of the observable when error with cold observable")
        .cold("---a--b--c--d--e--#", "^-----------------!").gives("---a--b--c--d--e--#")
    t.equal("should retry just fine")
        .cold("---a--b--c--d--e--#", "^-----------------!", "------------------^-----------------!")
        .given { $0.e1.share().retry(1) }.gives("---a--b--c--d--e-----a--b--c--d--e--#")
    t.equal("should share the same values to multiple observers").cold("-1-2-3----4-|", "^-----------!")
        .observed(("a|", "-1-2-3----4-|"), ("----b|", "-----3----4-|"), ("--------c|", "----------4-|"))
    t.equal("should share an error from the source to multiple observers").cold("-1-2-3----4-#", "^-----------!")
        .observed(("a|", "-1-2-3----4-#"), ("----b|", "-----3----4-#"), ("--------c|", "----------4-#"))
    t.equal("should share the same values to multiple observers, but is unsubscribed explicitly and early")
        .cold("-1-2-3----4-|", "^--------!").unsub("---------!")
        .observed(("a|", "-1-2-3----"), ("----b|", "-----3----"), ("--------c|", "----------"))
    t.equal("should share an empty source").cold("|", "(^!)").gives("|")
    t.equal("should share a never source").cold("-", "^").gives("-")
    t.equal("should share a throw source").cold("#", "(^!)").gives("#")
    t.equal("should connect when first subscriber subscribes").cold("-1-2-3----4-|", "---^-----------!")
        .observer("---a|", "----1-2-3----4-|")
        .observed(("-------b|", "--------3----4-|"), ("-----------c|", "-------------4-|"))
    t.equal("should disconnect when last subscriber unsubscribes").cold("-1-2-3----4-|", "---^--------!")
        .observer("---a|", "----1-2-3--", unsub: "----------!")
        .observed(("-------b|", "--------3----", unsub: "------------!"))
    t.equal("should not break unsubscription chain when last subscriber unsubscribes")
        .cold("-1-2-3----4-|", "---^--------!").given { $0.e1.flatMap { of($0) }.share().flatMap { of($0) } }
        .observer("---a|", "----1-2-3--", unsub: "----------!")
        .observed(("-------b|", "--------3----", unsub: "------------!"))
    t.equal("should be retryable when cold source is synchronous").cold("(123#)", "(^!)", "(^!)", "-(^!)", "-(^!)")
        .given { $0.e1.share().retry(1) }.observedLate(("s", "(123123#)"), ("-s", "-(123123#)"))
    t.equal("should be repeatable when cold source is synchronous").cold("(123|)", "(^!)", "(^!)", "-(^!)", "-(^!)")
        .given { $0.e1.share().repeat(2) }.observedLate(("s", "(123123|)"), ("-s", "-(123123|)"))
    t.equal("should be retryable").observer("s", "-1-2-3----4--1-2-3----4--1-2-3----4-#")
        .cold("-1-2-3----4-#", "^-----------!", "------------^-----------!", "------------------------^-----------!")
        .given { $0.e1.share().retry(2) }.observedLate(("----s", "-----3----4--1-2-3----4--1-2-3----4-#"))
    t.equal("should be repeatable").observer("s", "-1-2-3----4--1-2-3----4--1-2-3----4-|")
        .cold("-1-2-3----4-|", "^-----------!", "------------^-----------!", "------------------------^-----------!")
        .given { $0.e1.share().repeat(3) }.observedLate(("----s", "-----3----4--1-2-3----4--1-2-3----4-|"))
    t.equal("should not change the output of the observable when never").given { m in never().share() }.gives("-")
    t.equal("should not change the output of the observable when empty").given { m in empty().share() }.gives("|")
    t.stops { $0.share().take(3) }
    t.equal("should not fail on reentrant subscription").cold("(123|)", "(^!)").given { m in
        var shared: AnySignal<String, MarbleError> = never()
        let deferred = Producer<String, MarbleError>.deferred { shared }.startWith("0")
        shared = m.e1.withLatestFrom(deferred).map { "\(Int($0.0)! + Int($0.1)!)" }.share().eraseToAnySignal()
        return shared
    }.gives("(136|)")
    t.equal("should not reset on error if configured to do so").hot("---a---b---c---d---e---f----#")
        .subs("^----------!", "-----------^-----------!", "-----------------------^----!")
        .given { $0.e1.take(3).share().repeat() }.gives("---a---b---c---d---e---f----#")
    t.differs("should not reset on complete if configured to do so").because(.noReentrancy)
        .cold("---a---b---c---#")
        .subs("^--------------!", "---------------^--------------!", "------------------------------^----------!")
        .given { m in
            let triggerComplete = Subject<Int, MarbleError>()
            var count = 0
            return m.e1.take(until: triggerComplete).share().retry().do(onValue: { _ in
                count += 1
                if count == 9 { triggerComplete.send(0) }
            })
        }.gives("---a---b---c------a---b---c------a---b---(c|)")
    t.equal("should reset on refCount 0 when synchronously resubscribing to a firehose and using a sync reset notifier")
        .logs("subscribed", "subscribed", "[0, 1, 0, 1]", "done") { _, log in
            let source = create(Int.self) { emitter in
                log("subscribed")
                for i in 0..<3 where !emitter.isDisposed { emitter.send(i) }
                if !emitter.isDisposed { emitter.complete() }
            }
            log.observe(source.share().take(2).repeat(2).collect())
        }
    t.equal("should reset on refCount 0 when synchronously resubscribing and using a sync reset notifier")
        .hot("---1---2---3---(4)---5---|", "^------!", "-------^-------(!)").unsub("^--------------(-)").given { m in
            let sharedSource = m.e1.share().take(2)
            return sharedSource.concat(with: sharedSource)
        }.gives("---1---2---3---(4|)")
    t.equal("should be referentially-transparent").cold("-1-2-3-4-5-|", "^----------!")
        .cold("-6-7-8-9-0-|", "^----------!").given { m in from([m.e1.share(), m.e2.share()]) }
        .splits("-1-2-3-4-5-|", "-6-7-8-9-0-|")
    t.notApplicable(because: "`share()` restarts; `multicast` and `connect()` keep a connection without observers")
        .cases("should not reset on refCount 0 if configured to do so")
    t.notApplicable(because: "there is no connector to be asked; `multicast` takes a subject")
        .cases("should use the connector function provided")
    t.notApplicable(because: "`share()` restarts immediately; no signal decides when")
        .cases("should not reset on refCount 0 when synchronously resubscribing and using a deferred reset notifier")
        .cases("should reset on refCount 0 only after reset notifier emitted")
        .cases("should reset on error only after reset notifier emitted")
        .cases("should reset on complete only after reset notifier emitted")
        .cases("should not reset on refCount 0 if reset notifier errors before emitting any value")
        .cases("should not reset on error if reset notifier errors before emitting any value")
        .cases("should not reset on complete if reset notifier errors before emitting any value")
        .cases("should not call \"resetOnRefCountZero\" on error")
        .cases("should not call \"resetOnRefCountZero\" on complete")
}

@Test(arguments: shareReplayCases) func shareReplayAsInRxJS(_ test: Case) throws { try test.run() }
private let shareReplayCases = spec("operators/shareReplay", of: 23) { t in
    t.given { $0.e1.share(replay: 1) }
    t.equal("should mirror a simple source Observable").cold("--1-2---3-4--5-|", "^--------------!")
        .given { $0.e1.share(replay: .max) }.gives("--1-2---3-4--5-|")
    t.equal("should do nothing if result is not subscribed").logs { _, log in
        let source = create(Int.self) { _ in log("subscribed") }
        _ = source.share(replay: .max)
    }
    t.equal("should multicast the same values to multiple observers, bufferSize=1")
        .cold("-1-2-3----4-|", "^-----------!")
        .observed(("a|", "-1-2-3----4-|"), ("----b|", "----23----4-|"), ("--------c|", "--------3-4-|"))
    t.equal("should multicast an error from the source to multiple observers").cold("-1-2-3----4-#", "^-----------!")
        .observed(("a|", "-1-2-3----4-#"), ("----b|", "----23----4-#"), ("--------c|", "--------3-4-#"))
    t.equal("should multicast an empty source").cold("|", "(^!)").gives("|")
    t.equal("should multicast a never source").cold("-", "^").gives("-")
    t.equal("should multicast a throw source").cold("#", "(^!)").gives("#")
    t.equal("should be retryable, bufferSize=2").given { $0.e1.share(replay: 2).retry(1) }
        .cold("-1-2-----3-#", "^----------!", "-----------^----------!", "----------------------^----------!")
        .observer("a|", "-1-2-----3--1-2-----3-#").observer("----b|", "----(12)-3--1-2-----3-#")
        .observed(("---------------(c|)", "---------------(12)-3--1-2-----3-#"))
    t.equal("should not restart due to unsubscriptions if refCount is false")
        .cold("a-b-c-d-e-f-g-h-i-j", "^------------------").connecting { $0.e1.multicast(ReplaySubject(bufferSize: 1)) }
        .spans(("^------!", "a-b-c-d-"), ("-----------^-------", "-----------fg-h-i-j"))
    t.equal(
        "should not restart a synchronous source due to unsubscriptions if refCount is true when the source has completed"
    )
    .logs("observed") { _, log in
        let source = noted(of(42), log).share(replay: 1)
        for _ in 1...2 { source.subscribe() }
    }
    t.equal("should only subscribe once each with multiple synchronous subscriptions and unsubscriptions ")
        .logs("observed", "2", "done") { _, log in
            let source = noted(of(1).concat(with: never(Int.self)), log).share(replay: 1)
            log.observe(combineLatest(source, source).take(1).map { $0 + $1 })
        }
    t.equal("should not skip values on a sync source").cold("x-------x").given { m in
        let shared = from(["a", "b", "c", "d"]).share(replay: 1)
        return m.e1.flatMap { _ in shared }
    }.gives("(abcd)--d")
    t.stops { $0.share(replay: .max).take(3) }
    t.given { $0.e1.share(replay: 2) }
    t.equal("should multicast the same values to multiple observers, bufferSize=2")
        .cold("-1-2-----3------4-|", "^-----------------!").observer("a|", "-1-2-----3------4-|")
        .observed(("----b|", "----(12)-3------4-|"), ("-----------c|", "-----------(23)-4-|"))
    t.equal("should replay results to subsequent subscriptions if source completes, bufferSize=2")
        .cold("-1-2-----3-|", "^----------!")
        .observed(("a|", "-1-2-----3-|"), ("----b|", "----(12)-3-|"), ("---------------(c|)", "---------------(23|)"))
    t.equal("should completely restart for subsequent subscriptions if source errors, bufferSize=2")
        .cold("-1-2-----3-#", "^----------!", "---------------^----------!").observer("a|", "-1-2-----3-#")
        .observed(("----b|", "----(12)-3-#"), ("---------------(c|)", "----------------1-2-----3-#"))
    t.equal("should be referentially-transparent").cold("-1-2-3-4-5-|", "^----------!")
        .cold("-6-7-8-9-0-|", "^----------!").given { m in from([m.e1.share(replay: .max), m.e2.share(replay: .max)]) }
        .splits("-1-2-3-4-5-|", "-6-7-8-9-0-|")
    t.given { $0.e1.share(replay: 1) }
    t.equal("should restart due to unsubscriptions if refCount is true")
        .cold("a-b-c-d-e-f-g-h-i-j", "^------!----------------------", "-----------^------------------")
        .spans(("^------!", "a-b-c-d-"), ("-----------^------------------", "-----------a-b-c-d-e-f-g-h-i-j"))
    t.equal("should not restart due to unsubscriptions if refCount is true when the source has completed")
        .cold("a-(b|)", "^-!").spans(("^------!", "a-(b|)"), ("-----------^!", "-----------(b|)"))
    t.differs("should default to refCount being false")
        .because("`share(replay:)` ends with its last observer, as in RxSwift; `multicast` and `connect()` go on")
        .cold("a-b-c-d-e-f-g-h-i-j", "^------!", "-----------^")
        .spans(("^------!", "a-b-c-d-"), ("-----------^-------", "-----------a-b-c-d-e-f-g-h-i-j"))
    t.notApplicable(because: "it asks whether a clock is read; a replay has no window of time")
        .cases("when no windowTime is given ReplaySubject should be in _infiniteTimeWindow mode")
    t.notApplicable(because: .notSubclassed).cases("should not break lift() composability")
    t.notApplicable(because: "`ShareReplayTests` and `Marbles.lifetimes` look for leaks")
        .cases("should not leak the subscriber for sync sources")
}
