@Test(arguments: elementAtCases) func elementAtAsInRxJS(_ test: Case) throws { try test.run() }
private let elementAtCases = spec("operators/elementAt", of: 14) { t in
    t.given { $0.e1.element(at: 0, orFailWith: "ArgumentOutOfRangeError") }
    t.equal("should return first element by zero-based index").hot("--a--b--c--|", "^-!").gives("--(a|)")
    t.equal("should allow undefined as a default value").hot("-----a--a---a-|", "^-------------!")
        .given { $0.e1.map(Optional.some).element(at: 100).defaultIfEmpty(nil) }
        .gives("--------------(U|)", ["U": String?.none])
    t.equal("should raise error if e1 is Empty Observable").cold("|", "(^!)")
        .gives("#", error: "ArgumentOutOfRangeError")
    t.equal("should raise error if source throws").cold("#", "(^!)").gives("#")
    t.equal("should not complete if source never completes").cold("-", "^").gives("-")
    t.differs("should throw if index is smaller than zero")
        .because("a chain cannot throw: a negative number is not a position, so the operator fails at the observation")
        .sends("ArgumentOutOfRangeError") { from(0...9).element(at: -1, orFailWith: "ArgumentOutOfRangeError") }
    t.equal("should return default value if index is out of range").hot("--a--|", "^----!")
        .given { $0.e1.element(at: 3).defaultIfEmpty("42") }.gives("-----(x|)", "x=42")
    t.stops { $0.element(at: 2, orFailWith: "ArgumentOutOfRangeError") }
    t.given { $0.e1.element(at: 2, orFailWith: "ArgumentOutOfRangeError") }
    t.equal("should return next to last element by zero-based index").hot("--a--b--c-d---|", "^-------!")
        .gives("--------(c|)")
    t.equal("should return last element by zero-based index").hot("--a--b--c--|", "^-------!").gives("--------(c|)")
    t.equal("should allow unsubscribing early and explicitly").hot("--a--b--c--|", "^-----!").unsub("------!")
        .gives("-------").chained("should not break unsubscription chains when result Observable is unsubscribed")
    t.given { $0.e1.element(at: 3, orFailWith: "ArgumentOutOfRangeError") }
    t.equal("should return non-first element by zero-based index").hot("--a--b--c--d--e--f--|", "^----------!")
        .gives("-----------(d|)")
    t.equal("should raise error if index is out of range but does not have default value").hot("--a--|", "^----!")
        .gives("-----#", error: "ArgumentOutOfRangeError")
}

@Test(arguments: firstCases) func firstAsInRxJS(_ test: Case) throws { try test.run() }
private let firstCases = spec("operators/first", of: 20) { t in
    t.given { $0.e1.first(orFailWith: "EmptyError") }
    t.equal("should take the first value of an observable with many values").hot("-----a--b--c---d---|", "^----!")
        .gives("-----(a|)")
    t.equal("should take the first value of an observable with one value").hot("---(a|)", "^--!").gives("---(a|)")
    t.equal("should allow undefined as a default value").hot("-----a--a---a-|", "^-------------!")
        .given { $0.e1.map(Optional.some).first(where: { $0 == "b" }).defaultIfEmpty(nil) }
        .gives("--------------(U|)", ["U": String?.none])
    t.equal("should error on empty").hot("--a--^----|", "^----!").gives("-----#", error: "EmptyError")
    t.equal("should return the default value if source observable was empty").hot("-----^----|", "^----!")
        .given { $0.e1.first().defaultIfEmpty("a") }.gives("-----(a|)")
    t.equal("should only emit one value in recursive cases").logs("0") { _, log in
        let subject = Subject<Int, MarbleError>()
        subject.first(orFailWith: "EmptyError").subscribe { x in
            log(x)
            subject.send(x + 1)
        }
        subject.send(0)
    }
    t.equal("should propagate error from the source observable").hot("---^---#", "^---!").gives("----#")
    t.equal("should go on forever on never").hot("--^-------", "^-------").gives("--------")
    t.equal("should allow unsubscribing early and explicitly").hot("--a--^-----b----c---d--|", "^--!").unsub("---!")
        .gives("----").chained()
    t.equal("should unsubscribe when the first value is received").hot("--a--b---c-|", "^-!").time("--|")
        .given { $0.e1.first(orFailWith: "EmptyError").delay(for: $0.t) }.gives("----(a|)")
    t.equal("should return first value that matches a predicate").hot("--a-^--b--c--a--c--|", "^-----!")
        .given { $0.e1.first(orFailWith: "EmptyError", where: { $0 == "c" }) }.gives("------(c|)")
    t.equal("should return first value that matches a predicate for odd numbers")
        .given(of: Int.self) { $0.e1.first(orFailWith: "EmptyError", where: { $0 % 2 == 1 }) }
        .hot("--a-^--b--c--d--e--|", "^-----!", values: "a=1 b=2 c=3 d=4 e=5").gives("------(c|)", "c=3")
    t.equal("should return the default value when no value matches the predicate")
        .hot("--a-^--b--c--a--c--|", "^--------------!").given { $0.e1.first(where: { $0 == "s" }).defaultIfEmpty("d") }
        .gives("---------------(d|)")
    t.equal("should return first value that matches the index in the predicate")
        .hot("--a-^--b--c--a--c--|", "^--------!").given { $0.e1.element(at: 2) }.gives("---------(a|)")
    t.equal("should propagate error from predicate").hot("--a-^--b--c--d--e--|", "^--------!")
        .given(of: Int.self) { $0.e1.failing(at: 4).filter { _ in false }.first(orFailWith: "EmptyError") }
        .values("a=1 b=2 c=3 d=4 e=5").gives("---------#")
    t.stops { $0.first(orFailWith: "EmptyError", where: { $0 == 2 }) }
    t.given { $0.e1.first(orFailWith: "EmptyError", where: { $0 == "s" }) }
    t.equal("should error when no value matches the predicate").hot("--a-^--b--c--a--c--|", "^--------------!")
        .gives("---------------#", error: "EmptyError")
    t.equal("should propagate error when no value matches the predicate").hot("--a-^--b--c--a--#", "^-----------!")
        .gives("------------#")
    t.notApplicable(because: .typings).cases("should support type guards without breaking previous behavior")
}

@Test(arguments: lastCases) func lastAsInRxJS(_ test: Case) throws { try test.run() }
private let lastCases = spec("operators/last", of: 12) { t in
    t.given { $0.e1.last(orFailWith: "EmptyError") }
    t.equal("should take the last value of an observable").hot("--a----b--c--|", "^------------!")
        .gives("-------------(c|)")
    t.equal("should error on nothing sent but completed").hot("--a--^----|", "^----!")
        .gives("-----#", error: "EmptyError")
    t.equal("should error on empty").cold("|", "(^!)").gives("#", error: "EmptyError")
    t.equal("should go on forever on never").cold("-", "^").gives("-")
    t.equal("should allow undefined as a default value").hot("-----a--a---a-|", "^-------------!")
        .given { $0.e1.filter { $0 == "b" }.map(Optional.some).last().defaultIfEmpty(nil) }
        .gives("--------------(U|)", ["U": String?.none])
    t.equal("should return last element matches with predicate").hot("--a--b--a--b--|", "^-------------!")
        .given { $0.e1.filter { $0 == "b" }.last(orFailWith: "EmptyError") }.gives("--------------(b|)")
    t.equal("should allow unsubscribing explicitly and early").hot("--a--b--c--d--|", "^------!").unsub("-------!")
        .gives("--------").chained()
    t.equal("should return a default value if no element found").cold("|", "(^!)")
        .given { $0.e1.last().defaultIfEmpty("a") }.gives("(a|)")
    t.equal("should not return default value if an element is found").given { $0.e1.last().defaultIfEmpty("x") }
        .hot("--a---^---b---c---d---|", "^---------------!").gives("----------------(d|)")
    t.equal("should raise error when predicate throws").hot("--a--^---b---c---d---e--|", "^-------!")
        .given { $0.e1.failing(at: "c").filter { _ in false }.last(orFailWith: "EmptyError") }.gives("--------#")
    t.notApplicable(because: .typings).cases("should support type guards without breaking previous behavior")
}

@Test(arguments: singleCases) func singleAsInRxJS(_ test: Case) throws { try test.run() }
private let singleCases = spec("operators/single", of: 26) { t in
    t.given { $0.e1.single(orFailWith: "not one") }
    t.equal("should raise error from empty predicate if observable emits multiple time").hot("--a--b--c--|", "^----!")
        .gives("-----#", error: "not one")
    t.equal("should raise error from empty predicate if observable does not emit").hot("--a--^--|", "^--!")
        .gives("---#", error: "not one").also("should raise error from predicate if observable does not emit")
        .by { $0.e1.filter { $0 == "a" }.single(orFailWith: "not one") }
    t.equal("should return only element from empty predicate if observable emits only once").hot("--a--|", "^----!")
        .gives("-----(a|)")
    t.equal("should allow unsubscribing explicitly and early").hot("--a--b--c--|", "^---!").unsub("----!")
        .gives("------------")
    t.equal("should not break unsubscription chains when result is unsubscribed explicitly").hot("--a--b--c--|", "^--!")
        .given { $0.e1.flatMap { of($0) }.single(orFailWith: "not one").flatMap { of($0) } }.unsub("---!").gives("----")
    t.equal("should raise error from empty predicate if observable emits error").hot("--a--b^--#", "^--!").gives("---#")
        .also("should raise error from predicate if observable emits error")
        .by { $0.e1.filter { $0 == "c" }.single(orFailWith: "not one") }
    t.equal("should raise error if predicate throws error").hot("--a--b--c--d--|", "^----------!")
        .given { $0.e1.failing(at: "d").filter { _ in false }.single(orFailWith: "not one") }.gives("-----------#")
    t.equal("should call predicate with indices starting at 0").hot("--a--b--c--|", "^----------!").counts(3)
        .given { m in
            m.e1.enumerated().filter { m.count(expecting: $0.offset) && $0.element == "b" }
                .map { $0.element }.single(orFailWith: "not one")
        }.gives("-----------(b|)")
    t.equal("should error for synchronous empty observables when no arguments are provided").cold("|", "(^!)")
        .gives("#", error: "not one")
    t.equal("should error for async empty observables when no arguments are provided").cold("-------|", "^------!")
        .gives("-------#", error: "not one")
    t.equal("should error for hot observables that do not emit while active when no arguments are provided")
        .hot("--a--b--^----|", "^----!").gives("-----#", error: "not one")
    t.equal("should stop listening to a synchronous observable when unsubscribed")
        .logs("0", "1") { _, log in looping { log($0) }.single(orFailWith: "not one").subscribe() }
    t.given { $0.e1.filter { $0 == "b" }.single(orFailWith: "not one") }
    t.equal("should return element from predicate if observable have single matching element")
        .hot("--a--b--c--|", "^----------!").gives("-----------(b|)")
    t.equal("should raise error from predicate if observable have multiple matching element")
        .hot("--a--b--a--b--b--|", "^----------!").gives("-----------#", error: "not one")
    t.given { $0.e1.filter { $0 == "x" }.single(orFailWith: "not one") }
    t.equal("should raise error from predicate if observable does not contain matching element")
        .hot("--a--b--c--|", "^----------!").gives("-----------#", error: "not one")
    t.equal("should error for synchronous observables when the predicate passes more than once")
        .cold("(axbxc|)", "(^!)").gives("#", error: "not one")
    t.equal("should error for async observables that emit when the predicate passes more than once")
        .cold("--a-x-b-x-c-|", "^-------!").gives("--------#", error: "not one")
    t.equal("should error for hot observables that emit while active when the predicate passes more than once")
        .hot("--a--b--^--c--x--d--x--|", "^-----------!").gives("------------#", error: "not one")
    t.given { $0.e1.filter { _ in false }.single(orFailWith: "not one") }
    t.equal("should error for synchronous empty observables when predicate never passes").cold("|", "(^!)")
        .gives("#", error: "not one")
    t.equal("should error for async empty observables when predicate never passes").cold("-------|", "^------!")
        .gives("-------#", error: "not one")
    t.equal("should error for hot observables that do not emit while active when predicate never passes")
        .hot("--a--b--^----|", "^----!").gives("-----#", error: "not one")
    t.equal("should error for synchronous observables that emit when predicate never passes").cold("(a|)", "(^!)")
        .gives("#", error: "not one")
    t.equal("should error for async observables that emit when predicate never passes").cold("--a--b-|", "^------!")
        .gives("-------#", error: "not one")
    t.equal("should error for hot observables that emit while active when predicate never passes")
        .hot("--a--b--^--c--d--|", "^--------!").gives("---------#", error: "not one")
}
