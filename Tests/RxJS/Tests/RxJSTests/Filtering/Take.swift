@Test(arguments: takeCases) func takeAsInRxJS(_ test: Case) throws { try test.run() }
private let takeCases = spec("operators/take", of: 17) { t in
    t.given { $0.e1.take(42) }
    t.equal("should take two values of an observable with many values")
        .cold("--a-----b----c---d--|", "^-------!------------").given { $0.e1.take(2) }.gives("--a-----(b|)")
    t.equal("should work with empty").cold("|", "(^!)").gives("|")
    t.equal("should go on forever on never").cold("-", "^").gives("-")
    t.equal("should be empty on take(0)").hot("--a--^--b----c---d--|", "").given { $0.e1.take(0) }.gives("|")
    t.equal("should be empty if provided with negative value").cold("--a-----b----c---d--|", "")
        .given { $0.e1.take(-42) }.gives("|")
    t.equal("should take one value of an observable with one value").hot("---(a|)", "^--!---").given { $0.e1.take(1) }
        .gives("---(a|)")
    t.equal("should take one values of an observable with many values").hot("--a--^--b----c---d--|", "^--!------------")
        .given { $0.e1.take(1) }.gives("---(b|)")
    t.equal("should error on empty").hot("--a--^----|", "^----!").gives("-----|")
    t.equal("should propagate error from the source observable").hot("---^---#", "^---!", error: "too bad")
        .gives("----#", error: "too bad")
    t.equal("should propagate error from an observable with values").hot("---^--a--b--#", "^--------!")
        .gives("---a--b--#")
    t.equal("should allow unsubscribing explicitly and early")
        .hot("---^--a--b-----c--d--e--|", "^--------!------------").unsub("---------!------------").gives("---a--b---")
    t.equal("should work with throw").cold("#", "(^!)").gives("#")
    t.equal("should not break unsubscription chain when unsubscribed explicitly")
        .hot("---^--a--b-----c--d--e--|", "^--------!").given { $0.e1.flatMap { of($0) }.take(42).flatMap { of($0) } }
        .unsub("---------!").gives("---a--b---")
    t.equal("should unsubscribe from the source when it reaches the limit").sends("42", "done") {
        let source = create(Int.self) { emitter in
            #expect(!emitter.isDisposed)
            emitter.send(42)
            #expect(emitter.isDisposed)
        }
        return source.take(1)
    }
    t.equal("should complete when the source is reentrant").logs("completed") { _, log in
        let source = Subject<Void, MarbleError>()
        source.take(5).subscribe({ source.send() }, complete: { log("completed") })
        source.send()
    }
    t.stops { $0.take(3) }
    t.notApplicable(because: .conversions).cases("should complete even if the parameter is a string")
}

@Test(arguments: takeLastCases) func takeLastAsInRxJS(_ test: Case) throws { try test.run() }
private let takeLastCases = spec("operators/takeLast", of: 17) { t in
    t.given { $0.e1.takeLast(42) }
    t.equal("should take two values of an observable with many values").given { $0.e1.takeLast(2) }
        .cold("--a-----b----c---d--|", "^-------------------!").gives("--------------------(cd|)")
    t.equal("should take last three values").cold("--a-----b----c---d--|", "^-------------------!")
        .given { $0.e1.takeLast(3) }.gives("--------------------(bcd|)")
    t.equal("should take all element when try to take larger then source").given { $0.e1.takeLast(5) }
        .cold("--a-----b----c---d--|", "^-------------------!").gives("--------------------(abcd|)")
        .also("should take all element when try to take exact").by { $0.e1.takeLast(4) }
    t.equal("should not take any values").cold("--a-----b----c---d--|", "").given { $0.e1.takeLast(0) }.gives("|")
        .also("should not take any values if provided with negative value").by { $0.e1.takeLast(-42) }
    t.equal("should work with empty").cold("|", "(^!)").gives("|")
    t.equal("should go on forever on never").cold("-", "^").gives("-")
    t.equal("should be empty on takeLast(0)").hot("--a--^--b----c---d--|", "").given { $0.e1.takeLast(0) }.gives("|")
    t.equal("should take one value from an observable with one value").hot("---(a|)", "^--!")
        .given { $0.e1.takeLast(1) }.gives("---(a|)")
    t.equal("should take one value from an observable with many values")
        .hot("--a--^--b----c---d--|", "^--------------!").given { $0.e1.takeLast(1) }.gives("---------------(d|)")
    t.equal("should error on empty").hot("--a--^----|", "^----!").gives("-----|")
    t.equal("should propagate error from the source observable").hot("---^---#", "^---!", error: "too bad")
        .gives("----#", error: "too bad")
    t.equal("should propagate error from an observable with values").hot("---^--a--b--#", "^--------!")
        .gives("---------#")
    t.equal("should allow unsubscribing explicitly and early").hot("---^--a--b-----c--d--e--|", "^--------!")
        .unsub("---------!").gives("----------------------")
        .chained("should not break unsubscription chain when unsubscribed explicitly")
    t.equal("should work with throw").cold("#", "(^!)").gives("#")
}

@Test(arguments: takeUntilCases) func takeUntilAsInRxJS(_ test: Case) throws { try test.run() }
private let takeUntilCases = spec("operators/takeUntil", of: 17) { t in
    t.given { $0.e1.take(until: $0.e2) }
    t.equal("should take values until notifier emits").hot("--a--b--c--d--e--f--g--|", "^------------!")
        .hot("-------------z--|", "^------------!").gives("--a--b--c--d-|")
    t.equal("should take values and raises error when notifier raises error").hot("--a--b--c--d--e--f--g--|")
        .subs("^------------!").hot("-------------#", "^------------!").gives("--a--b--c--d-#")
    t.equal("should take all values when notifier is empty").hot("--a--b--c--d--e--f--g--|", "^----------------------!")
        .hot("-------------|", "^------------!").gives("--a--b--c--d--e--f--g--|")
    t.equal("should take all values when notifier does not complete").hot("--a--b--c--d--e--f--g--|")
        .subs("^----------------------!").hot("-", "^----------------------!").gives("--a--b--c--d--e--f--g--|")
    t.equal("should complete without subscribing to the source when notifier synchronously emits").hot("----a--|", "")
        .given { $0.e1.take(until: of(1, 2, 3)) }.gives("(|)")
    t.equal("should subscribe to the source when notifier synchronously completes without emitting")
        .hot("----a--|", "^------!").given { $0.e1.take(until: empty()) }.gives("----a--|")
    t.equal("should allow unsubscribing explicitly and early").hot("--a--b--c--d--e--f--g--|", "^------!")
        .hot("-------------z--|", "^------!").unsub("-------!").gives("--a--b--")
        .chained("should not break unsubscription chain when unsubscribed explicitly")
    t.equal("should complete when notifier emits if source observable does not complete").hot("-", "^-!")
        .hot("--a--b--|", "^-!").gives("--|")
    t.equal("should raise error when notifier raises error if source observable does not complete").hot("-", "^-!")
        .hot("--#", "^-!").gives("--#")
    t.equal("should not complete when notifier is empty if source observable does not complete").hot("-", "^")
        .hot("--|", "^-!").gives("---")
    t.equal("should not complete when source and notifier do not complete").hot("-", "^").hot("-", "^").gives("-")
    t.equal("should complete when notifier emits before source observable emits").hot("----a--|", "^-!")
        .hot("--x", "^-!").gives("--|")
    t.equal("should raise error if source raises error before notifier emits").hot("--a--b--c--d--#", "^-------------!")
        .hot("----------------a--|", "^-------------!").gives("--a--b--c--d--#")
    t.equal("should raise error immediately if source throws").cold("#", "(^!)").hot("--x", "(^!)").gives("#")
    t.equal("should dispose source observable if notifier emits before source emits").hot("---a---|", "^-!")
        .hot("--x-|", "^-!").gives("--|")
    t.equal("should dispose notifier if source observable completes").hot("--a--|", "^----!")
        .hot("-------x--|", "^----!").gives("--a--|")
}

@Test(arguments: takeWhileCases) func takeWhileAsInRxJS(_ test: Case) throws { try test.run() }
private let takeWhileCases = spec("operators/takeWhile", of: 20) { t in
    t.given { $0.e1.take(while: { _ in true }) }
    t.equal("should take all elements until predicate is false").hot("-1-^2--3--4--5--6--|", "^------!")
        .given { $0.e1.take(while: { Int($0)! < 4 }) }.gives("-2--3--|")
    t.equal("should take all elements with predicate returns true").hot("--a-^-b--c--d--e--|", "^-------------!")
        .gives("--b--c--d--e--|")
    t.equal("should skip all elements with predicate returns false").hot("--a-^-b--c--d--e--|", "^-!")
        .given { $0.e1.take(while: { _ in false }) }.gives("--|")
    t.equal("should take all elements up to and including the element that made the predicate return false")
        .hot("--a-^-b--c--d--e--|", "^-------!").given { $0.e1.take(through: { $0 == "d" }) }.gives("--b--c--(d|)")
    t.equal("should take elements with predicate when source does not complete")
        .hot("--a-^-b--c--d--e--", "^-------------").gives("--b--c--d--e--")
    t.equal("should not complete when source never completes").cold("-", "^").gives("-")
    t.equal("should complete when source does not emit").hot("--a-^------------|", "^------------!")
        .gives("-------------|")
    t.equal("should complete when source is empty").cold("|", "(^!)").gives("|")
    t.equal("should raise error when source raises error").hot("--a-^-b--c--d--e--#", "^-------------!")
        .gives("--b--c--d--e--#")
    t.equal("should raise error when source throws").cold("#", "(^!)").gives("#")
    t.equal("should invoke predicate until return false").hot("--a-^-b--c--d--e--|", "^-------!")
        .given { m in m.e1.take(while: { m.counting($0 != "d") }) }.counts(3).gives("--b--c--|")
    t.equal("should raise error if predicate throws").hot("--a-^-b--c--d--e--|", "^-!")
        .given { $0.e1.failing(at: "b").take(while: { _ in true }) }.gives("--#")
    t.stops { $0.take(while: { $0 < 2 }) }
    t.given { $0.e1.take(while: { (value: String) in value != "d" }) }
    t.equal("should take all elements until predicate return false").hot("--a-^-b--c--d--e--|", "^-------!")
        .gives("--b--c--|").also("should pass element index to predicate")
        .by { $0.e1.enumerated().take(while: { $0.offset < 2 }).map { $0.element } }
    t.equal("should take elements until unsubscribed").hot("--a-^-b--c--d--e--|", "^----!").unsub("-----!")
        .gives("--b---").chained("should not break unsubscription chain when unsubscribed explicitly")
    t.notApplicable(because: .conversions).cases("should take all elements with truthy predicate")
        .cases("should skip all elements with falsy predicate")
    t.notApplicable(because: .typings).cases("should support type guards without breaking previous behavior")
}
