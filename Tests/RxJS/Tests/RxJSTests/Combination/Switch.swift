@Test(arguments: switchAllCases) func switchAllAsInRxJS(_ test: Case) throws { try test.run() }
private let switchAllCases = spec("operators/switchAll", of: 20) { t in
    t.given { $0.outer.switchToLatest() }
    t.equal("should switch a hot observable of cold observables").inner("x", "--a---b--c---d--|", "--^------!")
        .inner("y", "----e---f--g---|", "---------^--------------!")
        .hotOuter("--x------y-------|", "^----------------!").gives("----a---b----e---f--g---|")
    t.equal("should unsub inner observables").logs("a", "b") { _, log in
        of("a", "b").map { x in completed { log(x) } }.switchToLatest().subscribe()
    }
    t.equal("should switch to each inner Observable")
        .sends("1", "2", "3", "4", "5", "6", "done") { of(of(1, 2, 3), of(4, 5, 6)).switchToLatest() }
    t.equal("should handle a hot observable of observables").inner("x", "--a---b---c--|", "------^-------!")
        .inner("y", "---d--e---f---|", "--------------^-------------!")
        .hotOuter("------x-------y------|", "^--------------------!").gives("--------a---b----d--e---f---|")
    t.equal("should handle a hot observable of observables, outer is unsubscribed early")
        .inner("x", "--a---b---c--|", "------^-------!").inner("y", "---d--e---f---|", "--------------^-!")
        .hotOuter("------x-------y------|").unsub("----------------!").gives("--------a---b---")
    t.equal("should not break unsubscription chains when result is unsubscribed explicitly")
        .inner("x", "--a---b---c--|", "------^-------!").inner("y", "---d--e---f---|", "--------------^-!")
        .hotOuter("------x-------y------|").given { $0.outer.flatMap { of($0) }.switchToLatest().flatMap { of($0) } }
        .unsub("----------------!").gives("--------a---b----")
    t.equal("should handle a hot observable of observables, inner never completes")
        .inner("x", "--a---b---c--|", "------^-------!").inner("y", "---d--e---f-----", "--------------^")
        .hotOuter("------x-------y------|").gives("--------a---b----d--e---f-----")
    t.equal("should handle a synchronous switch to the second inner observable")
        .inner("x", "--a---b---c--|", "------(^!)").inner("y", "---d--e---f---|", "------^-------------!")
        .hotOuter("------(xy)------------|").gives("---------d--e---f-----|")
    t.equal("should handle a hot observable of observables, one inner throws").inner("x", "--a---#", "------^-----!")
        .inner("y", "---d--e---f---|", "").hotOuter("------x-------y------|").gives("--------a---#")
    t.equal("should handle a hot observable of observables, outer throws")
        .inner("x", "--a---b---c--|", "------^-------!").inner("y", "---d--e---f---|", "--------------^-------!")
        .hotOuter("------x-------y-------#").gives("--------a---b----d--e-#")
    t.equal("should handle an empty hot observable").hotOuter("------|", "^-----!").gives("------|")
    t.equal("should handle a never hot observable").hotOuter("-", "^").gives("-")
    t.equal("should complete not before the outer completes").inner("x", "--a---b---c--|", "------^------------!")
        .hotOuter("------x---------------|", "^---------------------!").gives("--------a---b---c-----|")
    t.equal("should handle an observable with Arrays in it")
        .sends("1", "2", "3", "4", "done") {
            from([never(Int.self), never(Int.self), from([1, 2, 3, 4])]).switchToLatest()
        }
    t.equal("should not leak when child completes before each switch (prevent memory leaks #2355)") { m in
        let lifetimes = m.lifetimes
        let outer = Subject<Int, MarbleError>()
        var inner = Subject<Int, MarbleError>()
        let made = outer.map { _ -> Subject<Int, MarbleError> in
            inner = Subject()
            lifetimes.track(inner)
            return inner
        }
        let observation = made.switchToLatest().subscribe()
        for number in 0...4 {
            outer.send(number)
            inner.complete()
        }
        inner = Subject()
        #expect(lifetimes.living.isEmpty)
        observation.dispose()
    }
    t.equal("should not leak if we switch before child completes (prevent memory leaks #2355)") { m in
        let lifetimes = m.lifetimes
        let outer = Subject<Int, MarbleError>()
        let made = outer.map { _ -> Subject<Int, MarbleError> in
            let inner = Subject<Int, MarbleError>()
            lifetimes.track(inner)
            return inner
        }
        let observation = made.switchToLatest().subscribe()
        for number in 0...4 { outer.send(number) }
        #expect(lifetimes.living.isEmpty)
        observation.dispose()
    }
    t.stops { of($0).switchToLatest().take(3) }
    t.notApplicable(because: .schedulerArgument).cases("should switch to each immediately-scheduled inner Observable")
    t.notApplicable(because: .promises).cases("should handle an observable of promises")
        .cases("should handle an observable of promises, where last rejects")
}

@Test(arguments: exhaustAllCases) func exhaustAllAsInRxJS(_ test: Case) throws { try test.run() }
private let exhaustAllCases = spec("operators/exhaustAll", of: 19) { t in
    t.given { $0.outer.flatMapFirst { $0 } }
    t.equal("should handle a hot observable of hot observables").hotInner("x", "-----a---b---c--|", "------^---------!")
        .hotInner("y", "-------d--e---f---|", "").hotInner("z", "--------------g--h---i---|")
        .subs("--------------------^----!").hotOuter("------x-------y-----z-------------|")
        .subs("^---------------------------------!").gives("---------b---c-------i------------|")
    t.equal("should handle throw").coldOuter("#", "(^!)").gives("#")
    t.equal("should handle empty").coldOuter("|", "(^!)").gives("|")
    t.equal("should handle never").coldOuter("-", "^").gives("-")
    t.equal("should handle a hot observable of observables").inner("x", "--a---b---c--|", "------^------------!")
        .inner("y", "---d--e---f---|", "").inner("z", "---g--h---i---|", "--------------------^-------------!")
        .hotOuter("------x-------y-----z-------------|", "^---------------------------------!")
        .gives("--------a---b---c------g--h---i---|")
    t.equal("should handle a hot observable of observables, outer is unsubscribed early")
        .inner("x", "--a---b---c--|", "------^---------!").inner("y", "---d--e---f---|", "")
        .hotOuter("------x-------y------|").unsub("----------------!").gives("--------a---b----")
        .also("should not break unsubscription chains when result is unsubscribed explicitly")
        .by { $0.outer.flatMap { of($0) }.flatMapFirst { $0 }.flatMap { of($0) } }
    t.equal("should handle a hot observable of observables, inner never completes")
        .inner("x", "--a---b--|", "---^--------!").inner("y", "-d---e-", "").inner("z", "---f--g---h--")
        .subs("--------------^------------").hotOuter("---x---y------z----------|").gives("-----a---b-------f--g---h--")
    t.equal("should handle a synchronous switch and stay on the first inner observable")
        .inner("x", "--a---b---c--|", "------^------------!").inner("y", "---d--e---f---|", "")
        .hotOuter("------(xy)------------|").gives("--------a---b---c-----|")
    t.equal("should handle a hot observable of observables, one inner throws").inner("x", "--a---#", "------^-----!")
        .inner("y", "---d--e---f---|", "").hotOuter("------x-------y------|").gives("--------a---#")
    t.equal("should handle a hot observable of observables, outer throws")
        .inner("x", "--a---b---c--|", "------^------------!").inner("y", "---d--e---f---|", "")
        .hotOuter("------x-------y-------#").gives("--------a---b---c-----#")
    t.equal("should handle an empty hot observable").hotOuter("------|", "^-----!").gives("------|")
    t.equal("should handle a never hot observable").hotOuter("-", "^").gives("-")
    t.equal("should complete not before the outer completes").inner("x", "--a---b---c--|", "------^------------!")
        .hotOuter("------x---------------|").gives("--------a---b---c-----|")
    t.stops { of($0).flatMapFirst { $0 }.take(3) }
    t.equal("should handle synchronously completing inner observables")
        .sends("1", "2", "done") { of(of(1), of(2)).flatMapFirst { $0 } }
    t.notApplicable(because: .schedulerArgument).cases("should switch to first immediately-scheduled inner Observable")
    t.notApplicable(because: .promises).cases("should handle an observable of promises")
        .cases("should handle an observable of promises, where one rejects")
}
