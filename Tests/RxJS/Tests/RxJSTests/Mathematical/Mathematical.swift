@Test(arguments: countCases) func countAsInRxJS(_ test: Case) throws { try test.run() }
private let countCases = spec("operators/count", of: 24) { t in
    t.given { $0.e1.count() }
    t.equal("should count the values of an observable").hot("--a--b--c--|", "^----------!")
        .gives("-----------(x|)", "x=3")
    t.equal("should be never when source is never").cold("-", "^").gives("-")
    t.equal("should be zero when source is empty").cold("|", "(^!)").gives("(w|)", "w=0")
    t.equal("should be never when source doesn't complete").hot("--x--^--y--", "^").gives("------")
    t.equal("should be zero when source doesn't have values").hot("-x-^---|", "^---!").gives("----(w|)", "w=0")
    t.equal("should count the unique value of an observable").hot("-x-^--y--|", "^-----!").gives("------(w|)", "w=1")
    t.equal("should count the values of an ongoing hot observable").hot("--a-^-b--c--d--|", "^----------!")
        .gives("-----------(x|)", "x=3")
    t.equal("should count a range() source observable").sends("10", "done") { from(1...10).count() }
    t.equal("should count a range().skip(1) source observable").sends("9", "done") { from(1...10).skip(1).count() }
    t.equal("should count a range().take(1) source observable").sends("1", "done") { from(1...10).take(1).count() }
    t.equal("should work with error").hot("-x-^--y--z--#", "^--------!", values: "x=1 y=2 z=3", error: "too bad")
        .given(of: Int.self) { $0.e1.count() }.gives("---------#", error: "too bad")
    t.equal("should work with throw").cold("#", "(^!)").gives("#")
    t.equal("should allow unsubscribing early and explicitly").hot("-1-^-2--3--4-|", "^-----!")
        .given { $0.e1.filter { Int($0)! < 10 }.count() }.unsub("------!").gives("-------").chained()
    t.equal("should handle a match-all predicate on observable with many values").hot("-1-^-2--3--4-|", "^---------!")
        .given { $0.e1.filter({ (value: String) in Int(value)! < 10 }).count() }.gives("----------(w|)", "w=3")
    t.equal("should handle a match-none predicate on observable with many values").hot("-1-^-2--3--4-|", "^---------!")
        .given { $0.e1.filter({ (value: String) in Int(value)! > 10 }).count() }.gives("----------(w|)", "w=0")
    t.equal("should handle a predicate that throws, on observable with many values").hot("-1-^-2--3--|", "^----!")
        .given { $0.e1.failing(at: "3").count() }.gives("-----#")
    t.given { $0.e1.filter({ (_: String) in true }).count() }
    t.equal("should handle an always-true predicate on an empty hot observable").hot("-x-^---|", "^---!")
        .gives("----(w|)", "w=0")
    t.equal("should handle an always-true predicate on a simple hot observable").hot("-x-^-a-|", "^---!")
        .gives("----(w|)", "w=1")
    t.equal("should handle an always-true predicate on observable that throws").hot("-1-^---#", "^---!").gives("----#")
    t.equal("should handle an always-true predicate on a hot never-observable").hot("-x-^----", "^").gives("-----")
    t.given { $0.e1.filter({ (_: String) in false }).count() }
    t.equal("should handle an always-false predicate on an empty hot observable").hot("-x-^---|", "^---!")
        .gives("----(w|)", "w=0")
    t.equal("should handle an always-false predicate on a simple hot observable").hot("-x-^-a-|", "^---!")
        .gives("----(w|)", "w=0")
    t.equal("should handle an always-false predicate on observable that throws").hot("-1-^---#", "^---!").gives("----#")
}

@Test(arguments: maxCases) func maxAsInRxJS(_ test: Case) throws { try test.run() }
private let maxCases = spec("operators/max", of: 21) { t in
    t.given(of: Int.self) { $0.e1.max() }
    t.equal("should find the max of values of an observable")
        .hot("--a--b--c--|", "^----------!", values: "a=42 b=-1 c=3").gives("-----------(x|)", "x=42")
    t.equal("should be never when source is never").cold("-", "^").gives("-")
    t.equal("should be zero when source is empty").cold("|", "(^!)").gives("|")
    t.equal("should be never when source doesn't complete").hot("--x--^--y--", "^-----").given { $0.e1.max() }
        .gives("------")
    t.equal("should max the unique value of an observable").hot("-x-^--y--|", "^-----!", values: "x=0 y=42")
        .gives("------(w|)", "w=42")
    t.equal("should max the values of an ongoing hot observable")
        .hot("--a-^-b--c--d--|", "^----------!", values: "a=42 b=-1 c=0 d=6").gives("-----------(x|)", "x=6")
    t.equal("should allow unsubscribing explicitly and early").hot("--a--b--c--|", "^-----!", values: "a=42 b=-1 c=0")
        .unsub("------!").gives("-------").chained()
    t.equal("should max a range() source observable").sends("10000", "done") { from(1...10000).max() }
    t.equal("should max a range().pipe(skip(1)) source observable").sends("10", "done") { from(1...10).skip(1).max() }
    t.equal("should max a range().pipe(take(1)) source observable").sends("1", "done") { from(1...10).take(1).max() }
    t.equal("should work with error").hot("-x-^--y--z--#", "^--------!", values: "x=1 y=2 z=3", error: "too bad")
        .gives("---------#", error: "too bad")
    t.equal("should work with throw").cold("#", "(^!)").gives("#")
    t.equal("should handle a constant predicate on a simple hot observable").hot("-x-^-a-|", "^---!", values: "x=0 a=1")
        .given(of: Int.self) { $0.e1.max { constant($0, $1) < 0 } }.gives("----(w|)", "w=1")
    t.equal("should handle a reverse predicate on observable with many values")
        .hot("-a-^-b--c--d-|", "^---------!", values: "a=42 b=-1 c=0 d=666")
        .given(of: Int.self) { $0.e1.max { reverse($0, $1) < 0 } }.gives("----------(w|)", "w=-1")
    t.equal("should handle a predicate for string on observable with many values").hot("-a-^-b--c--d-|", "^---------!")
        .given { $0.e1.max { reverse($0, $1) < 0 } }.gives("----------(w|)", "w=b")
    t.equal("should handle a predicate that throws, on observable with many values").hot("-1-^-2--3--|", "^----!")
        .given { $0.e1.failing(at: "3").max { $0 > $1 } }.gives("-----#")
    t.given { $0.e1.max { constant($0, $1) < 0 } }
    t.equal("should handle a constant predicate on an empty hot observable").hot("-x-^---|", "^---!").gives("----|")
        .also("should complete when source doesn't have values").by { $0.e1.max() }
    t.equal("should handle a constant predicate on an never hot observable").hot("-x-^----", "^----").gives("-----")
    t.equal("should handle a constant predicate on observable that throws").hot("-1-^---#", "^---!").gives("----#")
}

@Test(arguments: minCases) func minAsInRxJS(_ test: Case) throws { try test.run() }
private let minCases = spec("operators/min", of: 21) { t in
    t.given(of: Int.self) { $0.e1.min() }
    t.equal("should min the values of an observable").hot("--a--b--c--|", "^----------!", values: "a=42 b=-1 c=3")
        .gives("-----------(x|)", "x=-1")
    t.equal("should be never when source is never").cold("-", "^").gives("-")
    t.equal("should be zero when source is empty").cold("|", "(^!)").gives("|")
    t.equal("should be never when source doesn't complete").hot("--x--^--y--", "^").given { $0.e1.min() }
        .gives("------")
    t.equal("should min the unique value of an observable").hot("-x-^--y--|", "^-----!", values: "x=0 y=42")
        .gives("------(w|)", "w=42")
    t.equal("should min the values of an ongoing hot observable")
        .hot("--a-^-b--c--d--|", "^----------!", values: "a=42 b=-1 c=0 d=666").gives("-----------(x|)", "x=-1")
    t.equal("should min a range() source observable").sends("1", "done") { from(1...10000).min() }
    t.equal("should min a range().skip(1) source observable").sends("2", "done") { from(1...10).skip(1).min() }
    t.equal("should min a range().take(1) source observable").sends("1", "done") { from(1...10).take(1).min() }
    t.equal("should work with error").hot("-x-^--y--z--#", "^--------!", values: "x=1 y=2 z=3", error: "too bad")
        .gives("---------#", error: "too bad")
    t.equal("should work with throw").cold("#", "(^!)").gives("#")
    t.equal("should handle a constant predicate on a simple hot observable").hot("-x-^-a-|", "^---!", values: "x=0 a=1")
        .given(of: Int.self) { $0.e1.min { constant($0, $1) < 0 } }.gives("----(w|)", "w=1")
    t.equal("should handle a reverse predicate on observable with many values")
        .hot("-a-^-b--c--d-|", "^---------!", values: "a=42 b=-1 c=0 d=666")
        .given(of: Int.self) { $0.e1.min { reverse($0, $1) < 0 } }.gives("----------(w|)", "w=666")
    t.equal("should handle a predicate for string on observable with many values").hot("-a-^-b--c--d-|", "^---------!")
        .given { $0.e1.min { reverse($0, $1) < 0 } }.gives("----------(w|)", "w=d")
    t.equal("should handle a predicate that throws, on observable with many values").hot("-1-^-2--3--|", "^----!")
        .given { $0.e1.failing(at: "3").min { $0 > $1 } }.gives("-----#")
    t.given { $0.e1.min { constant($0, $1) < 0 } }
    t.equal("should handle a constant predicate on an empty hot observable").hot("-x-^---|", "^---!").gives("----|")
        .also("should be completes when source doesn't have values").by { $0.e1.min() }
    t.equal("should handle a constant predicate on an never hot observable").hot("-x-^----", "^----").gives("-----")
    t.equal("should allow unsubscribing explicitly and early").hot("-x-^-a-b-c-d-e-f-g-|", "^------!").unsub("-------!")
        .gives("--------").chained()
    t.equal("should handle a constant predicate on observable that throws").hot("-1-^---#", "^---!").gives("----#")
}

@Test(arguments: reduceCases) func reduceAsInRxJS(_ test: Case) throws { try test.run() }
private let reduceCases = spec("operators/reduce", of: 20) { t in
    t.given { $0.e1.joined { $0 + $1 } }
    t.equal("should reduce").hot("--a--b--c--|", "^----------!").values("a=1 b=3 c=5 x=9")
        .given(of: Int.self) { $0.e1.reduce(0, +) }.gives("-----------(x|)")
    t.equal("should reduce with seed").hot("--a--b--|", "^-------!").given { $0.e1.reduce("n") { $0 + " " + $1 } }
        .gives("--------(x|)", ["x": "n a b"])
    t.equal("should reduce with a seed of undefined").hot("--a--^--b--c--d--e--f--g--|", "^--------------------!")
        .given { $0.e1.reduce("undefined") { $0 + " " + $1 } }
        .gives("---------------------(x|)", ["x": "undefined b c d e f g"])
    t.equal("should reduce without a seed").hot("--a--^--b--c--d--e--f--g--|", "^--------------------!")
        .given { $0.e1.joined { $0 + " " + $1 } }.gives("---------------------(x|)", ["x": "b c d e f g"])
    t.equal("should reduce with index without seed").logs("1", "2", "3", "4", "5", "done") { _, log in
        let indices = from(0...5).enumerated().skip(1)
        indices.reduce(0) { log.noting($1.offset, $1.element) }.subscribe(complete: { log("done") })
    }
    t.equal("should reduce with index with seed").logs("0", "1", "2", "3", "4", "5", "done") { _, log in
        let indices = from(0...5).enumerated()
        indices.reduce(-1) { log.noting($1.offset, $1.element) }.subscribe(complete: { log("done") })
    }
    t.equal("should allow unsubscribing explicitly and early").hot("--a--b--|", "^-----!").unsub("------!")
        .gives("-------").chained()
    t.equal("should not complete with seed if source emits but does not complete").hot("--a--", "^----")
        .given { $0.e1.reduce("n", +) }.gives("-----")
    t.equal("should not complete without seed if source emits but does not completes").hot("--a--b--", "^-------")
        .gives("--------")
    t.equal("should not complete without seed if source never completes").cold("-", "^").gives("-")
        .also("should not complete with seed if source never completes").by { $0.e1.reduce("n", +) }
    t.equal("should reduce if source does not emit without seed").hot("--a--^-------|", "^-------!").gives("--------|")
    t.equal("should raise error if source emits and raises error without seed").hot("--a--b--#", "^-------!")
        .gives("--------#")
    t.equal("should raise error if source raises error without seed").hot("----#", "^---!").gives("----#")
    t.given { $0.e1.reduce("42", +) }
    t.equal("should reduce with seed if source is empty").hot("--a--^-------|", "^-------!")
        .gives("--------(x|)", "x=42")
    t.equal("should raise error if source emits and raises error with seed").hot("--a--b--#", "^-------!")
        .gives("--------#")
    t.equal("should raise error if source raises error with seed").hot("----#", "^---!").gives("----#")
    t.notApplicable(because: .typedFailure).cases("should raise error if reduce function throws without seed")
        .cases("should raise error if reduce function throws with seed")
}

// As RxJS compares: by numbers.

private func constant<Value>(_: Value, _: Value) -> Int { 42 }

private func reverse<Value: Comparable>(_ x: Value, _ y: Value) -> Int { x > y ? -1 : 1 }

extension Signal where Failure == MarbleError {
    /// `reduce` without a seed begins with the first value.
    fileprivate func joined(_ next: @escaping (Value, Value) -> Value) -> some Signal<Value, MarbleError> {
        reduce(Value?.none) { result, value in result.map { next($0, value) } ?? value }.skipNil()
    }
}
