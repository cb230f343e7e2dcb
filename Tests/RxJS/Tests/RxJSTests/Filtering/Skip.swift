@Test(arguments: skipCases) func skipAsInRxJS(_ test: Case) throws { try test.run() }
private let skipCases = spec("operators/skip", of: 17) { t in
    t.given { $0.e1.skip(3) }
    t.equal("should skip values before a total").hot("--a--b--c--d--e--|", "^----------------!")
        .gives("-----------d--e--|")
    t.equal("should not skip if count is zero").hot("--a--b--c--d--e--|", "^----------------!").given { $0.e1.skip(0) }
        .gives("--a--b--c--d--e--|")
    t.equal("should not skip if count is negative value").cold("--a--b--c--d--e--|", "^----------------!")
        .given { $0.e1.skip(-42) }.gives("--a--b--c--d--e--|")
    t.equal("should allow unsubscribing explicitly and early").hot("--a--b--c--d--e--|", "^---------!")
        .given { $0.e1.skip(2) }.unsub("----------!").gives("--------c--").chained()
    t.equal("should skip values before a total and raises error if source raises error")
        .hot("--a--b--c--d--#", "^-------------!").gives("-----------d--#")
    t.equal("should complete regardless of skip count if source is empty").cold("|", "(^!)").gives("|")
    t.equal("should not complete if source never completes without emit").hot("-", "^").gives("-")
    t.equal("should skip values before total and never completes if source emits and does not complete")
        .hot("--a--b--c-", "^").given { $0.e1.skip(1) }.gives("-----b--c-")
    t.equal(
        "should skip all values and never completes if total is same asnumbers of value and source does not complete"
    )
    .hot("--a--b--c-", "^").gives("----------")
    t.equal("should raise error if source throws").cold("#", "(^!)").gives("#")
    t.stops { $0.skip(1).take(2) }
    t.given { $0.e1.skip(6) }
    t.equal("should skip all values without error if total is more than actual number of values")
        .hot("--a--b--c--d--e--|", "^----------------!").gives("-----------------|")
        .also("should skip all values without error if total is same as actual number of values").by { $0.e1.skip(5) }
    t.equal("should raise error if skip count is more than actual number of emits and source raises error")
        .hot("--a--b--c--d--#", "^-------------!").gives("--------------#")
        .also("should raise error if skip count is same as emits of source and source raises error")
        .by { $0.e1.skip(4) }
    t.equal(
        "should skip all values and never completes if total is more than numbers of value and source does not complete"
    )
    .hot("--a--b--c-", "^").gives("----------")
}

@Test(arguments: skipLastCases) func skipLastAsInRxJS(_ test: Case) throws { try test.run() }
private let skipLastCases = spec("operators/skipLast", of: 17) { t in
    t.given { $0.e1.skipLast(42) }
    t.equal("should skip two values of an observable with many values").given { $0.e1.skipLast(2) }
        .cold("--a-----b----c---d--|", "^-------------------!").gives("-------------a---b--|")
    t.equal("should skip last three values").cold("--a-----b----c---d--|", "^-------------------!")
        .given { $0.e1.skipLast(3) }.gives("-----------------a--|")
    t.equal("should skip all elements when trying to skip larger then source").given { $0.e1.skipLast(5) }
        .cold("--a-----b----c---d--|", "^-------------------!").gives("--------------------|")
        .also("should skip all elements when trying to skip exact").by { $0.e1.skipLast(4) }
    t.equal("should not skip any values").cold("--a-----b----c---d--|", "^-------------------!")
        .given { $0.e1.skipLast(0) }.gives("--a-----b----c---d--|")
        .also("should not skip any values if provided with negative value").by { $0.e1.skipLast(-42) }
    t.equal("should work with empty").cold("|", "(^!)").gives("|")
    t.equal("should go on forever on never").cold("-", "^").gives("-")
    t.equal("should skip one value from an observable with one value").hot("---(a|)", "^--!")
        .given { $0.e1.skipLast(1) }.gives("---|")
    t.equal("should skip one value from an observable with many values")
        .hot("--a--^--b----c---d--|", "^--------------!").given { $0.e1.skipLast(1) }.gives("--------b---c--|")
    t.equal("should work with empty and early emission").hot("--a--^----|", "^----!").gives("-----|")
    t.equal("should propagate error from the source observable").hot("---^---#", "^---!", error: "too bad")
        .gives("----#", error: "too bad")
    t.equal("should propagate error from an observable with values").hot("---^--a--b--#", "^--------!")
        .gives("---------#")
    t.equal("should allow unsubscribing explicitly and early").hot("---^--a--b-----c--d--e--|", "^--------!")
        .unsub("---------!").gives("----------")
        .chained("should not break unsubscription chain when unsubscribed explicitly")
    t.equal("should work with throw").cold("#", "(^!)").gives("#")
    t.equal("should stop listening to a synchronous observable when unsubscribed")
        .logs("0", "1", "2", "3") { _, log in looping { log($0) }.skipLast(1).take(3).subscribe() }
}

@Test(arguments: skipUntilCases) func skipUntilAsInRxJS(_ test: Case) throws { try test.run() }
private let skipUntilCases = spec("operators/skipUntil", of: 24) { t in
    t.given { $0.e1.skip(until: $0.e2) }
    t.equal("should skip values until another observable notifies").hot("--a--b--c--d--e----|", "^------------------!")
        .hot("---------x------|", "^--------!").gives("-----------d--e----|")
    t.equal("should emit elements after notifier emits").hot("--a--b--c--d--e--|", "^----------------!")
        .hot("---------x----|", "^--------!").gives("-----------d--e--|")
    t.equal("should emit elements after a synchronous notifier emits")
        .sends("a", "b", "done") { of("a", "b").skip(until: of("x")) }
    t.equal("should raise an error if notifier throws and source is hot").hot("--a--b--c--d--e--|", "^------------!")
        .hot("-------------#", "^------------!").gives("-------------#")
    t.equal("should skip all elements when notifier does not emit and completes early").hot("--a--b--c--d--e--|")
        .subs("^----------------!").hot("------------|", "^-----------!").gives("-----------------|")
    t.equal("should allow unsubscribing explicitly and early").hot("--a--b--c--d--e----|", "^--------!")
        .hot("-------------x--|", "^--------!").unsub("---------!").gives("----------").chained()
    t.equal("should skip all elements when notifier is empty").hot("--a--b--c--d--e--|", "^----------------!")
        .cold("|", "(^!)").gives("-----------------|")
    t.equal("should keep subscription to source, to wait for its eventual completion")
        .hot("------------------------------|", "^-----------------------------!").hot("-------|", "^------!")
        .gives("------------------------------|")
    t.equal("should not complete if hot source observable does not complete").hot("-", "^")
        .hot("-------------x--|", "^------------!").gives("-")
    t.equal("should not complete if cold source observable never completes").cold("-", "^")
        .hot("-------------x--|", "^------------!").gives("-")
    t.equal("should raise error if cold source is never and notifier errors").cold("-", "^------------!")
        .hot("-------------#", "^------------!").gives("-------------#")
    t.equal("should skip all elements and complete if notifier is cold never")
        .hot("--a--b--c--d--e--|", "^----------------!").cold("-", "^----------------!").gives("-----------------|")
    t.equal("should skip all elements and complete if notifier is a hot never")
        .hot("--a--b--c--d--e--|", "^----------------!").hot("-", "^----------------!").gives("-----------------|")
    t.equal("should skip all elements and complete, even if notifier would not complete until later")
        .hot("^-a--b--c--d--e--|", "^----------------!").hot("^-----------------------|", "^----------------!")
        .gives("-----------------|")
    t.equal("should not complete if source does not complete if notifier completes without emission").hot("-", "^")
        .hot("--------------|", "^-------------!").gives("-")
    t.equal("should not complete if source and notifier are both hot never").hot("-", "^").hot("-", "^").gives("-")
    t.equal("should unsubscribe the notifier after its first nexted value").hot("-^-o---o---o---o---o---o---|")
        .hot("-^--------n--n--n--n--n--n-|", "^--------!").gives("-^---------o---o---o---o---|")
    t.equal("should stop listening to a synchronous notifier after its first nexted value")
        .logs("1") { _, log in of(0).skip(until: steps { log($0) }).subscribe() }
    t.stops { $0.skip(until: of(0)).take(3) }
    t.notApplicable(because: .interoperability)
        .cases("should not break unsubscription chains with interop inners when result is unsubscribed explicitly")
    t.notApplicable(because: "a subject cannot be closed without an event")
        .cases("should skip all elements if notifier is unsubscribed explicitly before the notifier emits")
    t.notApplicable(because: .promises).cases("should skip until Promise resolves")
        .cases("should raise error when Promise rejects")
}

@Test(arguments: skipWhileCases) func skipWhileAsInRxJS(_ test: Case) throws { try test.run() }
private let skipWhileCases = spec("operators/skipWhile", of: 16) { t in
    t.given { $0.e1.skip(while: { _ in true }) }
    t.equal("should skip all elements until predicate is false").hot("-1-^2--3--4--5--6--|", "^---------------!")
        .given { $0.e1.skip(while: { (v: String) in Int(v)! < 4 }) }.gives("-------4--5--6--|")
    t.equal("should skip all elements with a true predicate").hot("-1-^2--3--4--5--6--|", "^---------------!")
        .gives("----------------|")
    t.equal("should not skip any element with a false predicate").hot("-1-^2--3--4--5--6--|", "^---------------!")
        .given { $0.e1.skip(while: { _ in false }) }.gives("-2--3--4--5--6--|")
    t.equal("should skip elements on hot source").hot("--1--2-^-3--4--5--6--7--8--", "^-------------------")
        .given { $0.e1.skip(while: { (v: String) in Int(v)! < 5 }) }.gives("--------5--6--7--8--")
    t.equal("should be possible to skip using the element's index")
        .hot("--a--b-^-c--d--e--f--g--h--|", "^-------------------!")
        .given { $0.e1.enumerated().skip(while: { $0.offset < 2 }).map { $0.element } }.gives("--------e--f--g--h--|")
    t.equal("should skip using index with source unsubscribes early")
        .hot("--a--b-^-c--d--e--f--g--h--|", "^----------!").unsub("-----------!")
        .given { $0.e1.enumerated().skip(while: { $0.offset < 1 }).map { $0.element } }.gives("-----d--e---").chained()
    t.equal("should skip using value with source throws").hot("--a--b-^-c--d--e--f--g--h--#", "^-------------------!")
        .given { $0.e1.skip(while: { (v: String) in v != "d" }) }.gives("-----d--e--f--g--h--#")
    t.equal("should invoke predicate while its false and never again").hot("--a--b-^-c--d--e--f--g--h--|")
        .subs("^-------------------!").given { m in m.e1.skip(while: { m.counting($0 != "e") }) }.counts(3)
        .gives("--------e--f--g--h--|")
    t.equal("should handle predicate that throws").hot("--a--b-^-c--d--e--f--g--h--|", "^-------!")
        .given { $0.e1.failing(at: "e", with: "nom d'une pipe !").skip(while: { $0 != "f" }) }
        .gives("--------#", error: "nom d'une pipe !")
    t.equal("should handle Observable.empty").cold("|", "(^!)").gives("|")
    t.equal("should handle Observable.never").cold("-", "^").gives("-")
    t.equal("should handle Observable.throw").cold("#", "(^!)").gives("#")
    t.stops { $0.skip(while: { $0 < 2 }).take(1) }
    t.notApplicable(because: .conversions).cases("should skip all elements with a truthy predicate")
        .cases("should not skip any elements with a falsy predicate")
}
