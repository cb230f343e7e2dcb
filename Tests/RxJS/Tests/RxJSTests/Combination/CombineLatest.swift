@Test(arguments: combineLatestCreationCases) func combineLatestCreationAsInRxJS(_ test: Case) throws { try test.run() }
private let combineLatestCreationCases = spec("observables/combineLatest", of: 36) { t in
    t.given { combineLatest($0.e1, $0.e2).map { $0 + $1 } }
    combineLatestRows(t)
    t.equal("should return EMPTY if passed an empty array as the only argument")
        .sends("done") { combineLatest([Letters]()) }
    t.equal("should combineLatest the provided observables").hot("----a----b----c----|").hot("--d--e--f--g--|")
        .gives("----uv--wx-y--z----|", "u=ad v=ae w=af x=bf y=bg z=cg").also("should accept array of observables")
        .by { combineLatest([$0.e1, $0.e2]).map { $0.joined() } }
    t.equal("should handle selector throwing").hot("--a--^--b--|", "^--!", values: "a=1 b=2")
        .given { combineLatest($0.e1, $0.e2).map { $0 + $1 }.failing(at: "24", with: "ha ha 2, 4") }
        .hot("--c--^--d--|", "^--!", values: "c=3 d=4").gives("---#", error: "ha ha 2, 4")
    t.equal("should allow unsubscribing early and explicitly").hot("--a--^--b--c---d-|", "^--------!")
        .hot("---e-^---f--g---h-|", "^--------!").unsub("---------!").gives("----x-yz--", "x=bf y=cf z=cg")
        .chained("should not break unsubscription chains when unsubscribed explicitly")
    t.given(of: Int.self) { combineLatest($0.e1, $0.e2).map { $0 + $1 } }
    t.equal("should work with hot-empty and hot-single").hot("-a-^-|", "^-!", values: "a=1")
        .hot("-b-^-c-|", "^---!", values: "b=2 c=3").gives("----|").also("should work with hot-single and hot-empty")
        .by(of: Int.self) { combineLatest($0.e2, $0.e1).map { $0 + $1 } }
    t.equal("should work with hot-single and never").hot("-a-^-|", "^-!", values: "a=1").hot("------", "^").gives("-")
    t.equal("should work with never and hot-single").hot("--------", "^----")
        .hot("-a-^-b-|", "^---!", values: "a=1 b=2").gives("-----")
    t.notApplicable(because: "tuples take the place of objects")
        .cases("should return EMPTY if passed an empty POJO as the only argument")
        .cases("should accept a dictionary of observables")
    t.notApplicable(because: .schedulerArgument)
        .cases("should return EMPTY if passed an empty array and scheduler as the only argument")
        .cases("should combine an immediately-scheduled source with an immediately-scheduled second")
}

@Test(arguments: combineLatestCases) func combineLatestAsInRxJS(_ test: Case) throws { try test.run() }
private let combineLatestCases = spec("operators/combineLatest", of: 1) { t in
    t.equal("should accept array of observables").hot("--a--^--b--c--|", "^--------!")
        .hot("---e-^---f--g--|", "^---------!").given { combineLatest($0.e1, $0.e2, $0.e3).map { $0 + $1 + $2 } }
        .hot("---h-^----i--j-|", "^---------!").gives("-----wxyz-|", "w=bfi x=cfi y=cgi z=cgj")
}

@Test(arguments: combineLatestLegacyCases) func combineLatestLegacyAsInRxJS(_ test: Case) throws { try test.run() }
private let combineLatestLegacyCases = spec("operators/combineLatest-legacy", of: 32) { t in
    combineLatestWithRows(t)
    t.equal("should accept array of observables").hot("--a--^--b--c--|", "^--------!")
        .hot("---e-^---f--g--|", "^---------!").given { combineLatest($0.e1, $0.e2, $0.e3).map { $0 + $1 + $2 } }
        .hot("---h-^----i--j-|", "^---------!").gives("-----wxyz-|", "w=bfi x=cfi y=cgi z=cgj")
    t.equal("should handle selector throwing").hot("--a--^--b--|", "^--!", values: "a=1 b=2")
        .given { combineLatest($0.e1, $0.e2).map { $0 + $1 }.failing(at: "24", with: "ha ha 2, 4") }
        .hot("--c--^--d--|", "^--!", values: "c=3 d=4").gives("---#", error: "ha ha 2, 4")
}

@Test(arguments: combineLatestAllCases) func combineLatestAllAsInRxJS(_ test: Case) throws { try test.run() }
private let combineLatestAllCases = spec("operators/combineLatestAll", of: 33) { t in
    t.given { of($0.e1, $0.e2).combineLatestAll().map { $0.joined() } }
    combineLatestRows(t)
    t.equal("should combine events from two observables").inner("x", "-a-----b---|").inner("y", "--1-2-|")
        .hotOuter("-x----y--------|").given { $0.outer.combineLatestAll().map { $0.joined() } }
        .gives("-----------------A-B--C---|", "A=a1 B=a2 C=b2")
    t.equal("should work with hot-empty and hot-single").hot("-a-^-|", "^-!").hot("-b-^-c-|", "^---!").gives("----|")
        .also("should work with hot-single and hot-empty")
        .by { of($0.e2, $0.e1).combineLatestAll().map { $0.joined() } }
    t.equal("should work with hot-single and never").hot("-a-^-|", "^-!").hot("------", "^--").gives("---")
    t.equal("should work with never and hot-single").hot("--------", "^----").hot("-a-^-b-|", "^---!").gives("-----")
    t.equal("should allow unsubscribing early and explicitly").hot("--a--^--b--c---d-|", "^--------!")
        .hot("---e-^---f--g---h-|", "^--------!").unsub("---------!").gives("----x-yz--", "x=bf y=cf z=cg")
        .also("should not break unsubscription chains when unsubscribed explicitly")
        .by { of($0.e1, $0.e2).flatMap { of($0) }.combineLatestAll().map { $0.joined() }.flatMap { of($0) } }
    t.equal("should combine 3 observables").hot("--a--^--b--c--|", "^--------!").hot("---e-^---f--g--|", "^---------!")
        .hot("---h-^----i--j-|", "^---------!").given { of($0.e1, $0.e2, $0.e3).combineLatestAll().map { $0.joined() } }
        .gives("-----wxyz-|", "w=bfi x=cfi y=cgi z=cgj")
    t.equal("should handle selector throwing").hot("--a--^--b--|", "^--!").hot("--c--^--d--|", "^--!")
        .given { of($0.e1, $0.e2).combineLatestAll().map { $0.joined() }.failing(at: "bd", with: "ha ha b, d") }
        .gives("---#", error: "ha ha b, d")
    t.equal("should combine two observables") { _ in
        let result = of(of(1, 2, 3), of(4, 5, 6, 7, 8)).combineLatestAll()
        #expect(allValues(result) == [[3, 4], [3, 5], [3, 6], [3, 7], [3, 8]])
    }
    t.notApplicable(because: .schedulerArgument).cases("should combine two immediately-scheduled observables")
}

@Test(arguments: combineLatestWithCases) func combineLatestWithAsInRxJS(_ test: Case) throws { try test.run() }
private let combineLatestWithCases = spec("operators/combineLatestWith", of: 30) { t in
    combineLatestWithRows(t)
}

/// Rows of combineLatest-legacy and combineLatestWith.
private func combineLatestWithRows(_ t: Table) {
    t.given { combineLatest($0.e1, $0.e2).map { $0 + $1 } }
    combineLatestRows(t)
    t.equal("should combine events from two cold observables").cold("-a--b-----c-d-e-|").cold("--1--2-3-4---|")
        .meaning("A=a1 B=b1 C=b2 D=b3 E=b4 F=c4 G=d4 H=e4").gives("--A-BC-D-EF-G-H-|")
    t.equal("should allow unsubscribing early and explicitly").hot("--a--^--b--c---d-|", "^--------!")
        .hot("---e-^---f--g---h-|", "^--------!").unsub("---------!").gives("----x-yz--", "x=bf y=cf z=cg")
        .chained("should not break unsubscription chains when unsubscribed explicitly")
    t.given(of: Int.self) { combineLatest($0.e1, $0.e2).map { $0 + $1 } }
    t.equal("should work with hot-empty and hot-single").hot("-a-^-|", "^-!", values: "a=1")
        .hot("-b-^-c-|", "^---!", values: "b=2 c=3").gives("----|").also("should work with hot-single and hot-empty")
        .by(of: Int.self) { combineLatest($0.e2, $0.e1).map { $0 + $1 } }
    t.equal("should work with hot-single and never").hot("-a-^-|", "^-!", values: "a=1").hot("------", "^--")
        .gives("---")
    t.equal("should work with never and hot-single").hot("--------", "^").hot("-a-^-b-|", "^---!", values: "a=1 b=2")
        .gives("-----")
    t.notApplicable(because: .identity).cases("should emit unique array instances with the default projection")
}

/// Rows of observables/combineLatest, combineLatest-legacy, combineLatestAll and combineLatestWith.
private func combineLatestRows(_ t: Table) {
    t.equal("should work with two nevers").cold("-", "^").cold("-", "^").gives("-")
    t.equal("should work with never and empty").cold("-", "^").cold("|", "(^!)").gives("-")
    t.equal("should work with empty and never").cold("|", "(^!)").cold("-", "^").gives("-")
    t.equal("should work with empty and empty").cold("|", "(^!)").cold("|", "(^!)").gives("|")
    t.equal("should work with hot and hot").hot("--a--^--b--c--|", "^--------!").hot("---e-^---f--g--|", "^---------!")
        .gives("----x-yz--|", "x=bf y=cf z=cg")
    t.equal("should work with empty and error").hot("----------|", "^-----!")
        .hot("------#", "^-----!", error: "shazbot!").gives("------#", error: "shazbot!")
    t.equal("should work with error and empty").hot("--^---#", "^---!", error: "too bad, honk")
        .hot("--^--------|", "^---!").gives("----#", error: "too bad, honk")
    t.equal("should work with hot and throw").hot("-a-^--b--c--|", "^-!").hot("---^-#", "^-!", error: "bazinga")
        .gives("--#", error: "bazinga")
    t.equal("should work with throw and hot").hot("---^-#", "^-!", error: "bazinga").hot("-a-^--b--c--|", "^-!")
        .gives("--#", error: "bazinga")
    t.equal("should work with throw and throw").hot("---^----#", "^-!", error: "jenga")
        .hot("---^-#", "^-!", error: "bazinga").gives("--#", error: "bazinga")
    t.equal("should work with error and throw").hot("-a-^--b--#", "^-!", error: "wokka wokka")
        .hot("---^-#", "^-!", error: "flurp").gives("--#", error: "flurp")
    t.equal("should work with throw and error").hot("---^-#", "^-!", error: "flurp")
        .hot("-a-^--b--#", "^-!", error: "wokka wokka").gives("--#", error: "flurp")
    t.equal("should work with never and throw").hot("---^-----------", "^-----!")
        .hot("---^-----#", "^-----!", error: "wokka wokka").gives("------#", error: "wokka wokka")
    t.equal("should work with throw and never").hot("---^----#", "^----!", error: "wokka wokka")
        .hot("---^-----------", "^----!").gives("-----#", error: "wokka wokka")
    t.equal("should work with some and throw").hot("---^----a---b--|", "^--!")
        .hot("---^--#", "^--!", error: "wokka wokka").gives("---#", error: "wokka wokka")
    t.equal("should work with throw and some").hot("---^--#", "^--!", error: "wokka wokka")
        .hot("---^----a---b--|", "^--!").gives("---#", error: "wokka wokka")
    t.equal("should handle throw after complete left").hot("--a--^--b---|", "^------!")
        .hot("-----^--------#", "^--------!", error: "bad things").gives("---------#", error: "bad things")
    t.equal("should handle throw after complete right").hot("-----^--------#", "^--------!", error: "bad things")
        .hot("--a--^--b---|", "^------!").gives("---------#", error: "bad things")
    t.equal("should handle interleaved with tail").hot("-a--^--b---c---|", "^----------!")
        .hot("--d-^----e---f--|", "^-----------!").gives("-----x-y-z--|", "x=be y=ce z=cf")
    t.equal("should handle two consecutive hot observables").hot("--a--^--b--c--|", "^--------!")
        .hot("-----^----------d--e--f--|", "^-------------------!").gives("-----------x--y--z--|", "x=cd y=ce z=cf")
    t.equal("should handle two consecutive hot observables with error left")
        .hot("--a--^--b--c--#", "^--------!", error: "jenga").hot("-----^----------d--e--f--|", "^--------!")
        .gives("---------#", error: "jenga")
    t.equal("should handle two consecutive hot observables with error right").hot("--a--^--b--c--|", "^--------!")
        .hot("-----^----------d--e--f--#", "^-------------------!", error: "dun dun dun")
        .gives("-----------x--y--z--#", "x=cd y=ce z=cf", error: "dun dun dun")
}

extension Signal where Value: Signal, Value.Failure == Failure {
    /// What RxJS makes an operator of: the signals are collected, then combined.
    fileprivate func combineLatestAll() -> some Signal<[Value.Value], Failure> {
        collect().flatMap { combineLatest($0) }
    }
}
