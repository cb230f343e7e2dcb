@Test(arguments: filterCases) func filterAsInRxJS(_ test: Case) throws { try test.run() }
private let filterCases = spec("operators/filter", of: 24) { t in
    t.given { $0.e1.filter(oddFilter) }
    t.equal("should filter out even values").hot("--0--1--2--3--4--|", "^----------------!").gives("-----1-----3-----|")
    t.equal("should filter with an always-true predicate").hot("-1--2--^-3-4-5-6--7-8--9--|", "^------------------!")
        .given { $0.e1.filter({ (_: String) in true }) }.gives("--3-4-5-6--7-8--9--|")
    t.equal("should filter with an always-false predicate").hot("-1--2--^-3-4-5-6--7-8--9--|", "^------------------!")
        .given { $0.e1.filter({ (_: String) in false }) }.gives("-------------------|")
    t.equal("should filter in only prime numbers, but predicate throws").hot("-1--2--^-3-4-5-6--7-8--9--|", "^-------!")
        .given { $0.e1.failing(atCall: 4).filter(isPrime) }.gives("--3---5-#")
    t.equal("should invoke predicate once for each checked value").hot(
        "-1--2--^-3-4-5-6--7-8--9--|", "^------------------!"
    )
    .counts(7).given { m in m.e1.filter { m.counting(isPrime($0)) } }.gives("--3---5----7-------|")
    t.equal("should filter in only prime numbers, predicate with index and throws")
        .hot("-1--2--^-3-4-5-6--7-8--9--|", "^-------!").given {
            $0.e1.failing(atCall: 4).filter({ (i: Int, x: String) in isPrime(Int(x)! + i * 10) })
        }.gives("--3-----#")
    t.equal("should compose with another filter to allow multiples of six")
        .hot("-1--2--^-3-4-5-6--7-8--9--|", "^------------------!")
        .given { $0.e1.filter { Int($0)! % 2 == 0 }.filter { Int($0)! % 3 == 0 } }.gives("--------6----------|")
    t.equal("should be able to use filter and map composed").hot("-1--2--^-3-4-5-6--7-8--9--|", "^------------------!")
        .given { $0.e1.filter { Int($0)! % 2 == 0 }.map { Int($0)! * Int($0)! } }
        .gives("----a---b----c-----|", "a=16 b=36 c=64")
    t.equal("should propagate errors from the source").hot("--0--1--2--3--4--#", "^----------------!")
        .gives("-----1-----3-----#")
    t.equal("should handle empty").cold("|", "(^!)").gives("|")
    t.equal("should handle never").cold("-", "^").gives("-")
    t.equal("should handle throw").cold("#", "(^!)").gives("#")
    t.equal("should send errors down the error path")
        .sends("bad") { of(42).failing(at: 42, with: "bad").filter { _ in true } }
    t.equal("should support Boolean as a predicate").hot("-t--f--^-t-f-t-f--t-f--f--|", "^------------------!")
        .values("t=1 f=0").given(of: Int.self) { $0.e1.filter({ $0 != 0 }) }.gives("--t---t----t-------|")
    t.stops { $0.filter { _ in true }.take(3) }
    t.given { $0.e1.filter(isPrime) }
    t.equal("should filter in only prime numbers").hot("-1--2--^-3-4-5-6--7-8--9--|", "^------------------!")
        .gives("--3---5----7-------|")
    t.equal("should filter in only prime numbers, source unsubscribes early")
        .hot("-1--2--^-3-4-5-6--7-8--9--|", "^-----------!").unsub("------------!").gives("--3---5----7-")
        .chained("should not break unsubscription chain when unsubscribed explicitly")
    t.equal("should filter in only prime numbers, source throws")
        .hot("-1--2--^-3-4-5-6--7-8--9--#", "^------------------!").gives("--3---5----7-------#")
    t.given { $0.e1.filter({ (i: Int, x: String) in isPrime(Int(x)! + i * 10) }) }
    t.equal("should filter in only prime numbers, predicate with index")
        .hot("-1--2--^-3-4-5-6--7-8--9--|", "^------------------!").gives("--3--------7-------|")
    t.equal("should filter in only prime numbers, predicate with index, source unsubscribes early")
        .hot("-1--2--^-3-4-5-6--7-8--9--|", "^-----------!").unsub("------------!").gives("--3--------7-")
    t.equal("should filter in only prime numbers, predicate with index, source throws")
        .hot("-1--2--^-3-4-5-6--7-8--9--#", "^------------------!").gives("--3--------7-------#")
    t.notApplicable(because: .thisArgument).cases("should be able to accept and use a thisArg")
    t.notApplicable(because: .typings).cases("should support type guards without breaking previous behavior")
}

@Test(arguments: ignoreElementsCases) func ignoreElementsAsInRxJS(_ test: Case) throws { try test.run() }
private let ignoreElementsCases = spec("operators/ignoreElements", of: 7) { t in
    t.given { $0.e1.ignoreValues() }
    t.equal("should ignore all the elements of the source").hot("--a--b--c--d--|", "^-------------!")
        .gives("--------------|")
    t.equal("should allow unsubscribing early and explicitly").hot("--a--b--c--d--|", "^------!")
        .given { $0.e1.ignoreValues(as: String.self) }.unsub("-------!").gives("--------")
        .chained("should allow unsubscribing early and explicitly with higher order")
    t.equal("should propagate errors from the source").hot("--a--#", "^----!").gives("-----#")
    t.equal("should handle empty").cold("|", "(^!)").gives("|")
    t.equal("should handle never").cold("-", "^").gives("-")
    t.equal("should handle throw").cold("#", "(^!)").gives("#")
}

private func oddFilter(_ x: String) -> Bool { Int(x)! % 2 == 1 }

private func isPrime(_ x: String) -> Bool { isPrime(Int(x)!) }

private func isPrime(_ i: Int) -> Bool {
    if i <= 20 { return [2, 3, 5, 7, 11, 13, 17, 19].contains(i) }
    return (2..<i).allSatisfy { i % $0 != 0 }
}

extension Signal where Value == String, Failure == MarbleError {
    /// `filter` with a predicate that gets the position too.
    fileprivate func filter(_ predicate: @escaping (Int, String) -> Bool) -> some Signal<String, MarbleError> {
        enumerated().filter { predicate($0.offset, $0.element) }.map { $0.element }
    }
}
