@Test(arguments: mapCases) func mapAsInRxJS(_ test: Case) throws { try test.run() }
private let mapCases = spec("operators/map", of: 16) { t in
    t.given { m in
        m.e1.enumerated().map { index, x in
            m.count()
            return Int(x)! + 1 + index * 10
        }
    }
    t.equal("should map multiple values").cold("--1--2--3--|", "^----------!").given { $0.e1.map { 10 * Int($0)! } }
        .gives("--x--y--z--|", "x=10 y=20 z=30")
    t.equal("should map one value").cold("--x--|", "^----!", values: "x=42").given(of: Int.self) { $0.e1.map(addDrama) }
        .gives("--y--|", "y=42!")
    t.equal("should map multiple values").cold("--1--2--3--|", "^----------!").given { $0.e1.map(addDrama) }
        .gives("--x--y--z--|", "x=1! y=2! z=3!")
    t.equal("should propagate errors from map function").cold("--x--|", "^-!", values: "x=42")
        .given(of: Int.self) { $0.e1.tryMap { _ throws(MarbleError) -> Int in throw "too bad" } }
        .gives("--#", error: "too bad")
    t.equal("should propagate errors from observable that emits only errors").cold("#", "(^!)")
        .given { $0.e1.map { $0 } }.gives("#")
    t.equal("should propagate errors from observable that emit values")
        .cold("--a--b--#", "^-------!", values: "a=1 b=2", error: "too bad").given(of: Int.self) { $0.e1.map(addDrama) }
        .gives("--x--y--#", "x=1! y=2!", error: "too bad")
    t.equal("should not map an empty observable").cold("|", "(^!)").given { m in m.e1.map { m.counting($0) } }.counts(0)
        .gives("|")
    t.equal("should allow unsubscribing explicitly and early").cold("--1--2--3--|", "^-----!")
        .given { $0.e1.map(addDrama) }.unsub("------!").gives("--x--y-", "x=1! y=2!")
        .chained("should not break unsubscription chain when unsubscribed explicitly")
    t.equal("should map with index").hot("-5-^-4--3---2----1--|", "^----------------!").counts(4)
        .gives("--a--b---c----d--|", "a=5 b=14 c=23 d=32")
    t.equal("should map with index until completed").hot("-5-^-4--3---2----1--|", "^----------------!").counts(4)
        .gives("--a--b---c----d--|", "a=5 b=14 c=23 d=32")
    t.equal("should map with index until an error occurs")
        .hot("-5-^-4--3---2----1--#", "^----------------!", error: "too bad").counts(4)
        .gives("--a--b---c----d--#", "a=5 b=14 c=23 d=32", error: "too bad")
    t.equal("should map twice").hot("-0----1-^-2---3--4-5--6--7-8-|", "^--------------------!")
        .given { m in m.e1.map { m.counting(Int($0)! * 2) }.map { m.counting($0 / 2) } }.counts(14)
        .gives("--a---b--c-d--e--f-g-|", "a=2 b=3 c=4 d=5 e=6 f=7 g=8")
    t.stops { $0.map { $0 }.take(3) }
    t.notApplicable(because: .thisArgument).cases("should map using a custom thisArg")
        .cases("should do multiple maps using a custom thisArg")
}

@Test(arguments: mapToCases) func mapToAsInRxJS(_ test: Case) throws { try test.run() }
private let mapToCases = spec("operators/mapTo", of: 9) { t in
    t.given { $0.e1.mapTo("x") }
    t.equal("should map multiple values").cold("--1--2--3--|", "^----------!").given { $0.e1.mapTo("a") }
        .gives("--a--a--a--|")
    t.equal("should map one value").cold("--7--|", "^----!").given { $0.e1.mapTo("y") }.gives("--y--|")
    t.equal("should allow unsubscribing explicitly and early").cold("--1--2--3--|", "^-----!").unsub("------!")
        .gives("--x--x-").chained("should not break unsubscription chain when unsubscribed explicitly")
    t.equal("should propagate errors from observable that emits only errors").cold("--#", "^-!", error: "too bad")
        .given { $0.e1.mapTo(1) }.gives("--#", error: "too bad")
    t.equal("should propagate errors from observable that emit values, then errors")
        .cold("--1--2--#", "^-------!", error: "too bad").gives("--x--x--#", error: "too bad")
    t.equal("should not map an empty observable").cold("|", "(^!)").given { $0.e1.mapTo(-1) }.gives("|")
    t.equal("should map twice").hot("-0----1-^-2---3--4-5--6--7-8-|", "^--------------------!")
        .given { $0.e1.mapTo(-1).mapTo("h") }.gives("--h---h--h-h--h--h-h-|")
    t.stops { $0.mapTo(0).take(3) }
}

@Test(arguments: pluckCases) func pluckAsInRxJS(_ test: Case) throws { try test.run() }
private let pluckCases = spec("operators/pluck", of: 16) { t in
    t.given(of: Box.self) { $0.e1.map(\.prop) }
    t.equal("should dematerialize an Observable")
        .given { $0.e1.map { (v: String($0.dropFirst(3).dropLast()), length: $0.count) }.map(\.v) }
        .cold("--a--b--c--|", "^----------!", values: "a={v:1} b={v:2} c={v:3}").gives("--x--y--z--|", "x=1 y=2 z=3")
    t.equal("should work for one array").cold("--x--|", "^----!", values: ["x": ["abc"]])
        .given(of: [String].self) { $0.e1.map(\.[0]) }.gives("--y--|", "y=abc")
    t.equal("should work for one object").cold("--x--|", "^----!", values: ["x": Box(prop: "42")])
        .gives("--y--|", "y=42")
    t.equal("should propagate errors from observable that emit values")
        .cold("--a--b--#", "^-------!", values: ["a": Box(prop: "1"), "b": Box(prop: "2")], error: "too bad")
        .gives("--1--2--#", error: "too bad")
    t.equal("should allow unsubscribing explicitly and early")
        .cold("--a--b--c--|", values: ["a": Box(prop: "1"), "b": Box(prop: "2"), "c": Box(prop: "3")]).subs("^-----!")
        .unsub("------!").gives("--1--2-").chained("should not break unsubscription chain when unsubscribed explicitly")
    t.stops { $0.map(\.description).take(3) }
    t.given(of: Box.self) { $0.e1.map(\.prop) }
    t.equal("should work for multiple objects").cold("--a-b--c-d---e-|", "^--------------!", values: boxes)
        .gives("--1-2--3-4---5-|")
    t.equal("should propagate errors from observable that emits only errors").cold("#", "(^!)").gives("#")
    t.equal("should not pluck an empty observable").cold("|", "(^!)").gives("|")
    t.equal("should work with deep nested properties").cold("--a-b--c-d---e-|", "^--------------!", values: nested)
        .given(of: Nested.self) { $0.e1.map { $0["a"]!["b"]!["c"]! } }.gives("--1-2--3-4---5-|")
    t.equal("should pluck twice").cold("--a-b--c-d---e-|", "^--------------!", values: nested)
        .given(of: Nested.self) { $0.e1.map { $0["a"]!["b"]! }.map { $0["c"]! } }.gives("--1-2--3-4---5-|")
    t.notApplicable(because: .conversions).cases("should work with edge cases of deep nested properties")
        .cases("should throw an error if not property is passed", "should support symbols")
        .cases("should not break on null values")
}

@Test(arguments: pairwiseCases) func pairwiseAsInRxJS(_ test: Case) throws { try test.run() }
private let pairwiseCases = spec("operators/pairwise", of: 9) { t in
    t.given { $0.e1.pairwise() }
    t.equal("should group consecutive emissions as arrays of two").hot("--a--b-c----d--e---|", "^------------------!")
        .meaning(["u": (previous: "a", current: "b"), "v": (previous: "b", current: "c")])
        .meaning(["w": (previous: "c", current: "d"), "x": (previous: "d", current: "e")]).gives("-----u-v----w--x---|")
    t.equal("should pairwise things").hot("--a--^--b--c--d--e--f--g--|", "^--------------------!")
        .meaning(["v": (previous: "b", current: "c"), "w": (previous: "c", current: "d")])
        .meaning(["x": (previous: "d", current: "e"), "y": (previous: "e", current: "f")])
        .meaning(["z": (previous: "f", current: "g")]).gives("------v--w--x--y--z--|")
    t.equal("should not emit on single-element streams").hot("--a--^--b----|", "^-------!").gives("--------|")
    t.equal("should handle mid-stream throw").hot("--a--^--b--c--d--e--#", "^--------------!")
        .meaning(["v": (previous: "b", current: "c"), "w": (previous: "c", current: "d")])
        .meaning(["x": (previous: "d", current: "e")]).gives("------v--w--x--#")
    t.equal("should handle empty").cold("|", "(^!)").gives("|")
    t.equal("should handle never").cold("-", "^").gives("-")
    t.equal("should handle throw").cold("#", "(^!)").gives("#")
    t.equal("should be recursively re-enterable").logs("ab", "bc", "cc") { _, log in
        let subject = Subject<String, MarbleError>()
        subject.pairwise().take(3).subscribe { pair in
            log(pair.previous + pair.current)
            subject.send("c")
        }
        subject.send("a")
        subject.send("b")
    }
    t.stops { $0.pairwise().take(2) }
}

private func addDrama(_ x: some CustomStringConvertible) -> String { "\(x)!" }

private struct Box {
    let prop: String
}

private typealias Nested = [String: [String: [String: String]]]

private let properties = ["a": "1", "b": "2", "c": "3", "d": "4", "e": "5"]

private let boxes = properties.mapValues { Box(prop: $0) }

private let nested: [String: Nested] = properties.mapValues { ["a": ["b": ["c": $0]]] }
