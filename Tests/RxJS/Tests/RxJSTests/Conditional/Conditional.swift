@Test(arguments: defaultIfEmptyCases) func defaultIfEmptyAsInRxJS(_ test: Case) throws { try test.run() }
private let defaultIfEmptyCases = spec("operators/defaultIfEmpty", of: 8) { t in
    t.given { $0.e1.defaultIfEmpty("x") }
    t.equal("should return the Observable if not empty with a default value").hot("--------|", "^-------!")
        .given(of: Int.self) { $0.e1.defaultIfEmpty(42) }.gives("--------(x|)", "x=42")
    t.equal("should return the argument if Observable is empty").cold("|", "(^!)").gives("(x|)")
    t.equal("should return the Observable if not empty with a default value").hot("--a--b--|", "^-------!")
        .gives("--a--b--|")
    t.equal("should allow undefined as a default value").hot("--------|", "^-------!")
        .given { $0.e1.map(Optional.some).defaultIfEmpty(nil) }.gives("--------(U|)", ["U": String?.none])
    t.equal("should allow unsubscribing early and explicitly").hot("--a--b--|", "^---!").unsub("----!").gives("--a--")
        .chained("should not break unsubscription chains when unsubscribed explicitly")
    t.equal("should error if the Observable errors").cold("#", "(^!)").gives("#")
    t.stops { $0.defaultIfEmpty(0).take(3) }
}

@Test(arguments: everyCases) func everyAsInRxJS(_ test: Case) throws { try test.run() }
private let everyCases = spec("operators/every", of: 26) { t in
    t.given(of: Int.self) { $0.e1.allSatisfy(predicate) }
    t.equal("should return false if only one of elements does not match with predicate")
        .hot("--a--b--c--d--e--|", "^----------!", values: "a=5 b=10 c=15 d=18 e=20")
        .gives("-----------(x|)", "x=false")
    t.equal("should increment index on each call to the predicate").logs("0", "1", "2", "3") { _, log in
        of(1, 2, 3, 4).enumerated().allSatisfy { log.noting($0.offset, true) }.subscribe()
    }
    t.equal("should emit true if source is empty").hot("-----|", "^----!").gives("-----(x|)", "x=true")
    t.equal("should return false if only some of elements matches with predicate")
        .hot("--a--b--c--d--e--|", "^----------!", values: "a=5 b=10 c=15 d=18 e=18")
        .gives("-----------(x|)", "x=false")
    t.equal("should allow unsubscribing early and explicitly")
        .hot("--a--b--c--d--e--|", "^------!", values: "a=5 b=10 c=15 d=18 e=18").unsub("-------!").gives("--------")
        .chained("should not break unsubscription chains when result observable is unsubscribed")
    t.equal("should propagate error if predicate eventually throws").hot("--a--b--c--d--e--|", "^-------!")
        .given { $0.e1.failing(at: "c").allSatisfy { _ in true } }.gives("--------#")
    t.equal("should emit true if single source element matches with predicate").hot("--a--|", "^----!", values: "a=5")
        .gives("-----(x|)", "x=true")
    t.equal("should emit true if scalar source matches with predicate").given { m in of(5).allSatisfy(predicate) }
        .gives("(x|)", "x=true").also("should emit true if scalar array source matches with predicate")
        .by { m in of(5, 10, 15, 20).allSatisfy(predicate) }
    t.equal("should emit false if scalar source does not match with predicate")
        .given { m in of(3).allSatisfy(predicate) }.gives("(x|)", "x=false")
        .also("should emit false if scalar array source does not match with predicate")
        .by { m in of(5, 9, 15, 20).allSatisfy(predicate) }
    t.equal("should propagate error if predicate throws on scalar source")
        .given { m in of(3).failing(atCall: 1).allSatisfy { _ in true } }.gives("#")
    t.equal("should propagate error if predicate eventually throws on scalar array source")
        .given { m in of(5, 10, 15, 20).failing(at: 15).allSatisfy { _ in true } }.gives("#")
    t.equal("should emit true if all source elements match with predicate")
        .hot("--a--b--c--d--e--|", "^----------------!", values: "a=5 b=10 c=15 d=20 e=25")
        .gives("-----------------(x|)", "x=true")
    t.equal("should emit true if source element matches with predicate after subscription")
        .hot("--z--^--a--b--c--d--e--|", values: "a=5 b=10 c=15 d=20 e=25 z=1").subs("^-----------------!")
        .gives("------------------(x|)", "x=true")
    t.equal("should emit false if source element does not match with predicate after subscription")
        .hot("--z--^--b--c--z--d--|", "^--------!", values: "b=10 c=15 d=20 z=1").gives("---------(x|)", "x=false")
    t.given { $0.e1.allSatisfy(predicate) }
    t.equal("should emit false if single source element does not match with predicate").hot("--a--|", "^-!")
        .gives("--(x|)", "x=false")
    t.equal("should emit false if none of elements match with predicate").hot("--a--b--c--d--e--|", "^-!")
        .gives("--(x|)", "x=false")
    t.equal("should emit true if source does not emit after subscription").hot("--z--^-----|", "^-----!")
        .gives("------(x|)", "x=true")
    t.given { $0.e1.allSatisfy(truePredicate) }
    t.equal("should raise error if source raises error").hot("--#", "^-!").gives("--#")
    t.equal("should not complete if source never emits").cold("-", "^").gives("-")
    t.equal("should raise error if source raises error after subscription").hot("--z--^--#", "^--!").gives("---#")
    t.notApplicable(because: .thisArgument).cases("should accept thisArg with scalar observables")
        .cases("should accept thisArg with array observable", "should accept thisArg with ordinary observable")
}

@Test(arguments: findCases) func findAsInRxJS(_ test: Case) throws { try test.run() }
private let findCases = spec("operators/find", of: 14) { t in
    t.given { $0.e1.firstOrNil(truePredicate) }
    t.equal("should return matching element from source emits single element").hot("---a--b--c--d---|", "^--------!")
        .values("a=3 b=9 c=15 d=20").given(of: Int.self) { $0.e1.firstOrNil({ (x: Int) in x % 5 == 0 }) }
        .gives("---------(c|)")
    t.equal("should not emit if source does not emit").hot("-", "^").gives("-")
    t.equal("should return undefined if source is empty to match predicate").cold("|", "(^!)")
        .gives("(x|)", ["x": String?.none])
    t.equal("should return matching element from source emits single element").hot("--a--|", "^-!")
        .given { $0.e1.firstOrNil({ (value: String) in value == "a" }) }.gives("--(a|)")
    t.equal("should return matching element from source emits multiple elements").hot("--a--b---c-|", "^----!")
        .given { $0.e1.firstOrNil({ (value: String) in value == "b" }) }.gives("-----(b|)")
    t.equal("should allow unsubscribing early and explicitly").hot("--a--b--c--|", "^-----!")
        .given { $0.e1.firstOrNil { $0 == "z" } }.unsub("------!").gives("-------").chained()
    t.equal("should unsubscribe when the predicate is matched").hot("--a--b---c-|", "^----!").time("--|")
        .given { $0.e1.firstOrNil { $0 == "b" }.delay(for: $0.t) }.gives("-------(b|)")
    t.equal("should raise error if predicate throws error").hot("--a--b--c--|", "^-!")
        .given { $0.e1.failing(atCall: 1).first() }.gives("--#")
    t.stops { $0.firstOrNil { $0 == 2 } }
    t.given { $0.e1.firstOrNil({ (value: String) in value == "z" }) }
    t.equal("should return undefined if element does not match with predicate").hot("--a--b--c--|", "^----------!")
        .gives("-----------(x|)", ["x": String?.none])
    t.equal("should raise if source raise error while element does not match with predicate")
        .hot("--a--b--#", "^-------!").gives("--------#")
    t.notApplicable(because: .thisArgument).cases("should work with a custom thisArg")
    t.notApplicable(because: .typings).cases("should support type guards without breaking previous behavior")
}

@Test(arguments: findIndexCases) func findIndexAsInRxJS(_ test: Case) throws { try test.run() }
private let findIndexCases = spec("operators/findIndex", of: 13) { t in
    t.given { $0.e1.indexOrMinusOne(truePredicate) }
    t.equal("should return matching element from source emits single element")
        .hot("---a--b--c--d---|", "^--------!", values: "a=3 b=9 c=15 d=20")
        .given(of: Int.self) { $0.e1.indexOrMinusOne({ (x: Int) in x % 5 == 0 }) }.gives("---------(x|)", "x=2")
    t.equal("should not emit if source does not emit").hot("-", "^").gives("-")
    t.equal("should return negative index if source is empty to match predicate").cold("|", "(^!)")
        .gives("(x|)", "x=-1")
    t.equal("should return index of element from source emits single element").hot("--a--|", "^-!", values: "a=1")
        .given(of: Int.self) { $0.e1.indexOrMinusOne({ (value: Int) in value == 1 }) }.gives("--(x|)", "x=0")
    t.equal("should return index of matching element from source emits multiple elements")
        .hot("--a--b---c-|", "^----!", values: "a=0 b=7 c=0")
        .given(of: Int.self) { $0.e1.indexOrMinusOne({ (value: Int) in value == 7 }) }.gives("-----(x|)", "x=1")
    t.equal("should allow unsubscribing early and explicitly").hot("--a--b--c--|", "^-----!")
        .given { $0.e1.indexOrMinusOne { $0 == "z" } }.unsub("------!").gives("-------").chained()
    t.equal("should unsubscribe when the predicate is matched").hot("--a--b---c-|", "^----!").time("--|")
        .given { $0.e1.indexOrMinusOne { $0 == "b" }.delay(for: $0.t) }.gives("-------(x|)", "x=1")
    t.equal("should raise error if predicate throws error").hot("--a--b--c--|", "^-!")
        .given { $0.e1.failing(atCall: 1).firstIndex { _ in true } }.gives("--#")
    t.stops { $0.indexOrMinusOne { $0 == 2 } }
    t.given { $0.e1.indexOrMinusOne({ (value: String) in value == "z" }) }
    t.equal("should return negative index if element does not match with predicate").hot("--a--b--c--|", "^----------!")
        .gives("-----------(x|)", "x=-1")
    t.equal("should raise if source raise error while element does not match with predicate")
        .hot("--a--b--#", "^-------!").gives("--------#")
    t.notApplicable(because: .thisArgument).cases("should work with a custom thisArg")
}

@Test(arguments: isEmptyCases) func isEmptyAsInRxJS(_ test: Case) throws { try test.run() }
private let isEmptyCases = spec("operators/isEmpty", of: 7) { t in
    t.given { $0.e1.isEmpty() }
    t.equal("should return true if source is empty").hot("-----|", "^----!").gives("-----(T|)", "T=true")
    t.equal("should return false if source emits element").hot("--a--^--b--|", "^--!").gives("---(F|)", "F=false")
    t.equal("should raise error if source raises error").hot("--#", "^-!").gives("--#")
    t.equal("should not complete if source never emits").cold("-", "^").gives("-")
    t.equal("should return true if source is empty").cold("|", "(^!)").gives("(T|)", "T=true")
    t.equal("should allow unsubscribing explicitly and early").cold("-----------a--b--|", "^-----!").unsub("------!")
        .gives("-------").chained()
}

@Test(arguments: sequenceEqualCases) func sequenceEqualAsInRxJS(_ test: Case) throws { try test.run() }
private let sequenceEqualCases = spec("operators/sequenceEqual", of: 23) { t in
    t.given { $0.e1.sequenceEqual($0.e2) }
    t.equal("should return true for two equal sequences").hot("--a--^--b--c--d--e--f--g--|", "^--------------------!")
        .hot("-----^-----b--c--d-e-f------g-|", "^------------------------!")
        .gives("-------------------------(T|)", booleans)
    t.equal("should return false for two sync observables that are unequal in length").cold("(abcdefg|)").cold("(abc|)")
        .gives("(F|)", booleans)
    t.equal("should return true for two sync observables that match").cold("(abcdefg|)").cold("(abcdefg|)")
        .gives("(T|)", booleans)
    t.equal("should return true for two observables that match when the last one emits and completes in the same frame")
        .hot("--a--^--b--c--d--e--f--g--|", "^--------------------!").hot("-----^--b--c--d--e--f--g------|")
        .subs("^------------------------!").gives("-------------------------(T|)", booleans)
    t.equal("should return true for two observables that match when the last one emits and completes in the same frame")
        .hot("--a--^--b--c--d--e--f--g--|", "^--------------------!").hot("-----^--b--c--d--e--f---------(g|)")
        .subs("^------------------------!").gives("-------------------------(T|)", booleans)
    t.equal("should error with an errored source").hot("--a--^--b---c---#", "^----------!")
        .hot("--a--^--b---c-----|", "^----------!").gives("-----------#", booleans)
    t.equal("should error with an errored compareTo").hot("--a--^--b---c-----|", "^----------!")
        .hot("--a--^--b---c---#", "^----------!").gives("-----------#", booleans)
    t.equal("should error if the source is a throw").cold("#").cold("---a--b--c--|").gives("#")
    t.equal("should never return if source is a never").cold("------------").cold("--a--b--c--|").gives("------------")
    t.equal("should never return if compareTo is a never").cold("--a--b--c--|").cold("------------")
        .gives("------------")
    t.equal("should return false if source is empty and compareTo is not").cold("|", "(^!)")
        .cold("------a------", "^-----!").gives("------(F|)", booleans)
    t.equal("should return false if compareTo is empty and source is not").cold("------a------", "^-----!")
        .cold("|", "(^!)").gives("------(F|)", booleans)
    t.equal("should return never if compareTo is empty and source is never").cold("-").cold("|").gives("-")
    t.equal("should return never if source is empty and compareTo is never").cold("|").cold("-").gives("-")
    t.equal("should use the provided comparator function")
        .hot("--a--^--b-----c------d--|", "^------------------!", values: words)
        .hot("-----^--------x---y---z-------|", "^------------------------!", values: words)
        .given(of: Word.self) { $0.e1.sequenceEqual($0.e2, by: { $0.value == $1.value }) }
        .gives("-------------------------(T|)", booleans)
    t.equal("should return false for two unequal sequences, compareTo finishing last")
        .hot("--a--^--b--c--d--e--f--g--|", "^--------------------!").hot("-----^-----b--c--d-e-f------z-|")
        .subs("^----------------------!").gives("-----------------------(F|)", booleans)
    t.equal("should return false for two unequal sequences, early wrong value from source")
        .hot("--a--^--b--c---x-----------|", "^---------!").hot("-----^--b--c--d--e--f--|", "^---------!")
        .gives("----------(F|)", booleans)
    t.equal("should return false when the source emits an extra value after the compareTo completes")
        .hot("--a--^--b--c--d--e--f--g--h--|", "^-----------!").hot("-----^--b--c--d-|", "^----------!")
        .gives("------------(F|)", booleans)
    t.equal("should return false when the compareTo emits an extra value after the source completes")
        .hot("--a--^--b--c--d-|", "^----------!").hot("-----^--b--c--d--e--f--g--h--|", "^-----------!")
        .gives("------------(F|)", booleans)
    t.equal("should return true for two empty observables").cold("|").cold("|").gives("(T|)", booleans)
    t.equal("should return false for an empty observable and an observable that emits").cold("|").cold("---a--|")
        .gives("---(F|)", booleans)
    t.equal("should return compare hot and cold observables") { m in
        let s1 = m.hot("---a--^---b---c---d---e---f---g---h---i---j---|")
        let s2 = m.cold("----b---c-|")
        let s3 = m.cold("-f---g---h---i---j---|")
        let test1 = s1.sequenceEqual(s2)
        let test2 = s1.sequenceEqual(s3)
        m.expect(test1).toBe("------------(F|)", values: booleans)
        m.expect(test2, unsubscribedAt: "-------------------^").toBe(
            "----------------------------------------(T|)", values: booleans)
        m.expectSubscriptions(s2).toBe("^---------!")
        m.expectSubscriptions(s3).toBe("-------------------^--------------------!")
    }
    t.notApplicable(because: .typedFailure).cases("should error if the comparator function errors")
}

private func truePredicate<Value>(_: Value) -> Bool { true }

private func predicate(_ x: Int) -> Bool { x % 5 == 0 }

private func predicate(_ x: String) -> Bool { Int(x).map { $0 % 5 == 0 } ?? false }

extension Signal where Failure == MarbleError {
    /// `find` sends `undefined` if no value matches.
    fileprivate func firstOrNil(_ isMatch: @escaping (Value) -> Bool) -> some Signal<Value?, MarbleError> {
        first(where: isMatch).map(Optional.some).defaultIfEmpty(nil)
    }
}

extension Signal where Failure == MarbleError {
    /// `findIndex` sends -1 if no value matches.
    fileprivate func indexOrMinusOne(_ isMatch: @escaping (Value) -> Bool) -> some Signal<Int, MarbleError> {
        firstIndex(where: isMatch).defaultIfEmpty(-1)
    }
}

private let booleans = ["T": true, "F": false]

private struct Word {
    let value: String
    var more: [String: String] = [:]
}

private let words = [
    "a": Word(value: ""), "b": Word(value: "bees knees"), "c": Word(value: "carpy dumb"), "d": Word(value: "derp"),
    "x": Word(value: "bees knees", more: ["foo": "lol"]), "y": Word(value: "carpy dumb", more: ["scooby": "doo"]),
    "z": Word(value: "derp", more: ["weCouldBe": "dancin, yeah"]),
]
