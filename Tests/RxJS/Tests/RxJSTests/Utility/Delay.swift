@Test(arguments: delayCases) func delayAsInRxJS(_ test: Case) throws { try test.run() }
private let delayCases = spec("operators/delay", of: 16) { t in
    t.given { $0.e1.delay(for: $0.t) }
    t.equal("should delay by specified timeframe").hot("---a--b--|", "^--------!").time("--|").gives("-----a--b|")
    t.equal("should not delay at all if the delay number is negative").hot("---a--b--|", "^--------!")
        .given { $0.e1.delay(for: Duration.milliseconds(-1)) }.gives("---a--b--|")
    t.equal("should not delay at all if the absolute time is in the past")
        .hot("--a--a---a----a----a------------b---b---b---b--|")
        .subs("^----------------------------------------------!")
        .given { $0.e1.delay(for: Duration.milliseconds(-10000)) }
        .gives("--a--a---a----a----a------------b---b---b---b--|")
    t.equal("should raise error when source raises error").hot("---a---b---#", "^----------!").time("---|")
        .gives("------a---b#")
    t.equal("should delay when source does not emit").hot("----|", "^---!").time("---|").gives("----|")
    t.equal("should not delay when source is empty").cold("|", "(^!)").time("---|").gives("|")
    t.equal("should delay complete when a value is scheduled").cold("-a-|", "^--!").time("---|").gives("----(a|)")
    t.equal("should not complete when source does not complete").hot("---a---b---------", "^---------------!")
        .time("---|").unsub("----------------!").gives("------a---b------")
    t.equal("should not break unsubscription chains when result is unsubscribed explicitly")
        .hot("---a---b----", "^-------!").time("---|")
        .given { $0.e1.flatMap { of($0) }.delay(for: $0.t).flatMap { of($0) } }.unsub("--------!").gives("------a--")
    t.equal("should not complete when source never completes").cold("-", "^").time("---|").gives("-")
    t.equal("should be possible to delay complete by composition").hot("---a--b---|", "^---------!").time("--|")
        .given { $0.e1.delay(for: $0.t).concat(with: of("x").delay(for: $0.t).filter { _ in false }) }
        .gives("-----a--b---|")
    t.notApplicable(because: "a delay is a duration; there are no dates").cases("should delay by absolute time period")
        .cases("should delay by absolute time period after source ends")
        .cases("should raise error when source raises error before absolute delay fires")
        .cases("should raise error when source raises error after absolute delay fires")
    t.notApplicable(because: "it counts finalizers inside a subscriber; `DelayTests` has the timer's end")
        .cases("should unsubscribe scheduled actions after execution")
}

@Test(arguments: delayWhenCases) func delayWhenAsInRxJS(_ test: Case) throws { try test.run() }
private let delayWhenCases = spec("operators/delayWhen", of: 18) { t in
    t.given { m in m.e1.delay { _ in m.e2 } }
    t.equal("should delay by duration selector").hot("---a---b---c--|", "^-------------!")
        .inner("0", "--x--|", "---^-!").inner("1", "----------(x|)", "-------^---------!")
        .inner("2", "-x--|", "-----------^!").given { m in m.e1.delay { _ in m.next() } }.gives("-----a------c----(b|)")
    t.equal("should delay by selector").hot("--a--b--|", "^-------!").cold("-x--|", "--^!", "-----^!")
        .gives("---a--b-|")
    t.equal("should raise error if source raises error").hot("--a--#", "^----!").cold("-x--|", "--^!").gives("---a-#")
    t.equal("should raise error if selector raises error").hot("--a--b--|", "^--!").cold("-#", "--^!").gives("---#")
    t.equal("should delay by selector and completes after value emits").hot("--a--b--|", "^-------!")
        .cold("-------x--|", "--^------!", "-----^------!").gives("---------a--(b|)")
    t.equal("should delay, but not emit if the selector never emits a notification").hot("--a--b--|", "^-------!")
        .cold("------|", "--^-----!", "-----^-----!").gives("-----------|")
    t.equal("should not emit for async source and sync empty selector").hot("a--|", "^--!")
        .given { $0.e1.delay { _ in empty() } }.gives("---|")
    t.equal("should not emit if selector never emits").hot("--a--b--|", "^-------!").cold("-", "--^", "-----^")
        .gives("-")
    t.equal("should delay by first value from selector").hot("--a--b--|", "^-------!")
        .cold("----x--y--|", "--^---!", "-----^---!").gives("------a--(b|)")
    t.equal("should delay by selector that does not completes").hot("--a--b--|", "^-------!")
        .cold("----x-----y---", "--^---!", "-----^---!").gives("------a--(b|)")
    t.equal("should complete when duration selector returns synchronous observable")
        .sends("1", "done") { of(1).delay { _ in of(2) } }
    t.given { m in m.e3.take(1).then(m.e1.delay { _ in m.e2 }) }
    t.equal("should start subscription when subscription delay emits").hot("-----a---b---|", "---^---------!")
        .cold("--x--|", "-----^-!", "---------^-!").cold("---x--|", "^--!").gives("-------a---b-|")
    t.equal("should start subscription when subscription delay completes without emit value").hot("-----a---b---|")
        .subs("---^---------!").cold("--x--|", "-----^-!", "---------^-!").cold("---|", "^--!").gives("-------a---b-|")
    t.equal("should raise error when subscription delay raises error").hot("-----a---b---|", "").cold("--x--|", "")
        .cold("---#", "^--!").gives("---#")
    t.notApplicable(because: .typedFailure).cases("should raise error if selector throws")
    t.notApplicable(because: "closures get no index; `enumerated()` gives it")
        .cases("should call predicate with indices starting at 0")
    t.notApplicable(because: .noPromise).cases("should delayWhen Promise resolves")
        .cases("should raise error when Promise rejects")
}

@Test(arguments: observeOnCases) func observeOnAsInRxJS(_ test: Case) throws { try test.run() }
private let observeOnCases = spec("operators/observeOn", of: 8) { t in
    t.given { $0.e1.delay(for: .zero) }
    t.equal("should observe on specified scheduler").hot("--a--b--|", "^-------!").gives("--a--b--|")
    // Of `delay` alone a completion waits for values only; materialized, it is one.
    t.equal("should observe after specified delay").hot("--a----b-|", "^--------!").time("---|")
        .given { $0.e1.materialize().delay(for: $0.t).dematerialize() }.gives("-----a----b-|")
    t.equal("should observe when source raises error").hot("--a--#", "^----!").gives("--a--#")
    t.equal("should observe when source is empty").hot("-----|", "^----!").gives("-----|")
    t.equal("should observe when source does not complete").hot("-----", "^----").gives("-----")
    t.equal("should allow unsubscribing early and explicitly").hot("--a--b--|", "^---!").unsub("----!").gives("--a--")
        .chained("should not break unsubscription chains when the result is unsubscribed explicitly")
    t.notApplicable(
        because: "`queueScheduler` sends at once; a scheduler is bound to an actor, and there are no kinds of it"
    )
    .cases("should stop listening to a synchronous observable when unsubscribed")
}

@Test(arguments: subscribeOnCases) func subscribeOnAsInRxJS(_ test: Case) throws { try test.run() }
private let subscribeOnCases = spec("operators/subscribeOn", of: 9) { t in
    t.given { $0.e1.delayObservation(for: .zero) }
    t.equal("should subscribe on specified scheduler").hot("--a--b--|", "^-------!").gives("--a--b--|")
    t.equal("should start subscribe after specified delay").hot("--a--b--|", "---^----!").time("---|")
        .given { $0.e1.delayObservation(for: $0.t) }.gives("-----b--|")
    t.equal("should unsubscribe when source raises error").hot("--a--#", "^----!").gives("--a--#")
    t.equal("should subscribe when source is empty").hot("----|", "^---!").gives("----|")
    t.equal("should subscribe when source does not complete").hot("----", "^---").gives("----")
    t.equal("should allow unsubscribing early and explicitly").hot("--a--b--|", "^---!").unsub("----!").gives("--a--")
        .chained("should not break unsubscription chains when the result is unsubscribed explicitly")
    t.equal("should stop listening to a synchronous observable when unsubscribed").logs("0", "1", "2") { m, log in
        looping { log($0) }.delayObservation(for: .zero).take(3).subscribe()
        m.flush()
    }
    t.notApplicable(because: "a `Duration` is finite; `never()` is what does not come")
        .cases("should properly support a delayTime of Infinity")
}
