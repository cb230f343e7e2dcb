@Test(arguments: concatCases) func concatAsInRxJS(_ test: Case) throws { try test.run() }
private let concatCases = spec("observables/concat", of: 30) { t in
    t.given { concat($0.e1, $0.e2) }
    concatRows(t)
    t.equal("should emit elements from multiple sources").cold("-a-b-c-|", "^------!").cold("-0-1-|", "-------^----!")
        .cold("-w-x-y-z-|", "------------^--------!").given { concat($0.e1, $0.e2, $0.e3) }
        .gives("-a-b-c--0-1--w-x-y-z-|")
    t.equal("should concat the same cold observable multiple times").given { concat($0.e1, $0.e1, $0.e1, $0.e1) }
        .cold("--i-j-k-l-|").subs("^---------!", "----------^---------!", "--------------------^---------!")
        .subs("------------------------------^---------!").gives("--i-j-k-l---i-j-k-l---i-j-k-l---i-j-k-l-|")
    t.equal("should concat the same cold observable multiple times, but the result is unsubscribed early")
        .cold("--i-j-k-l-|", "^---------!", "----------^----!").given { concat($0.e1, $0.e1, $0.e1, $0.e1) }
        .unsub("---------------!").gives("--i-j-k-l---i-j-").chained()
    t.equal("should not complete if first source does not completes").cold("-", "^").cold("--|", "-").gives("-")
    t.equal("should not complete if second source does not completes").cold("--|", "^-!").cold("---", "--^")
        .gives("---")
    t.equal("should not complete if both sources do not complete").cold("-", "^").cold("-", "-").gives("-")
    t.equal("should raise error when first source raises error, second source is empty").cold("---#", "^--!")
        .cold("----|", "-").gives("---#")
    t.equal("should raise first error when both source raise error").cold("---#", "^--!").cold("------#", "-")
        .gives("---#")
    t.equal("should emit element from first source, and should not complete if second ' + 'source does not completes")
        .cold("--a--|", "^----!").cold("-", "-----^").gives("--a---")
    t.equal("should not complete if first source does not complete").cold("-", "^").cold("--a--|", "-").gives("-")
    t.equal("should unsubscribe to inner source if outer is unsubscribed early").cold("---a-a--a|", "^--------!")
        .cold("-----b-b--b-|", "---------^-------!").unsub("-----------------!").gives("---a-a--a-----b-b-")
    t.equal("should raise error from first source and does not emit from second source").cold("--#", "^-!")
        .cold("----a--|", "-").gives("--#")
    t.equal(
        "should emit all elements from both hot observable sources if first source ' + 'completes before second source starts emit"
    )
    .hot("--a--b-|", "^------!").hot("--------x--y--|", "-------^------!").gives("--a--b--x--y--|")
    t.equal(
        "should emit elements from second source regardless of completion time ' + 'when second source is cold observable"
    )
    .hot("--a--b--c---|", "^-----------!").cold("-x-y-z-|", "------------^------!").gives("--a--b--c----x-y-z-|")
    t.equal("should not emit collapsing element from second source").hot("--a--b--c--|", "^----------!")
        .hot("--------x--y--z--|", "-----------^-----!").gives("--a--b--c--y--z--|")
    t.equal("should return empty if concatenating an empty source").cold("|", "(^!)", "(^!)")
        .given { concat($0.e1, $0.e1) }.gives("|")
    t.equal("should error immediately if given a just-throw source").cold("#", "(^!)").given { concat($0.e1, $0.e1) }
        .gives("#")
    t.equal(
        "should emit elements from second source regardless of completion time ' + 'when second source is cold observable"
    )
    .hot("--a--b--c---|", "^-----------!").cold("-x-y-z-|", "------------^------!").gives("--a--b--c----x-y-z-|")
    t.equal("should not emit collapsing element from second source").hot("--a--b--c--|", "^----------!")
        .hot("--------x--y--z--|", "-----------^-----!").gives("--a--b--c--y--z--|")
    t.equal("should return passed observable if no scheduler was passed").cold("--a---b----c---|")
        .given { concat($0.e1) }.gives("--a---b----c---|")
    t.equal("should return RxJS Observable when single lowerCaseO was passed").given { m in concat(of("a", "b", "c")) }
        .gives("(abc|)")
    t.notApplicable(because: .schedulerArgument)
        .cases("should concat an immediately-scheduled source with an immediately-scheduled second")
        .cases("should use the scheduler even when one Observable is concat'd")
}

@Test(arguments: concatLegacyCases) func concatLegacyAsInRxJS(_ test: Case) throws { try test.run() }
private let concatLegacyCases = spec("operators/concat-legacy", of: 24) { t in
    t.given { $0.e1.concat(with: $0.e2) }
    concatRows(t)
    concatRows2(t)
    concatRows3(t)
    t.equal("should not complete if first source does not complete").cold("-", "^").cold("--|", "").gives("-")
    t.equal("should not complete if second source does not complete").cold("--|", "^-!").cold("---", "--^").gives("---")
    t.equal("should not complete if both sources do not complete").cold("-", "^").cold("-", "").gives("-")
    t.equal("should emit element from first source, and should not complete if second source does not complete")
        .cold("--a--|", "^----!").cold("-", "-----^").gives("--a---")
    t.equal("should not complete if first source does not complete").cold("-", "^").cold("--a--|", "").gives("-")
    t.equal("should not break unsubscription chains when result is unsubscribed explicitly")
        .cold("---a-a--a|", "^--------!").cold("-----b-b--b-|", "---------^-------!").unsub("-----------------!")
        .given { $0.e1.flatMap { of($0) }.concat(with: $0.e2).flatMap { of($0) } }.gives("---a-a--a-----b-b-")
    t.equal("should accept scheduler with multiple observables").cold("---a|", "^---!").cold("---b--|", "----^-----!")
        .cold("---c--|", "----------^-----!").given { $0.e1.concat(with: $0.e2).concat(with: $0.e3) }
        .gives("---a---b-----c--|")
    t.equal("should accept scheduler without observable parameters").cold("---a-|", "^----!").given { $0.e1 }
        .gives("---a-|").also("should emit self without parameters").by { $0.e1 }
}

@Test(arguments: concatAllCases) func concatAllAsInRxJS(_ test: Case) throws { try test.run() }
private let concatAllCases = spec("operators/concatAll", of: 32) { t in
    t.given { of($0.e1, $0.e2).concatMap { $0 } }
    concatRows(t)
    concatRows3(t)
    t.equal("should finalize before moving to the next observable")
        .logs("init 1", "next 1", "finalized 1", "init 2", "next 2", "finalized 2", "init 3", "next 3", "finalized 3") {
            m, log in
            from((1...3).map { lasting($0, log) }).concatMap { $0 }.subscribe({ log($0) })
            m.flush()
        }
    t.equal("should concat all observables in an observable")
        .given { m in from([of("a"), of("b"), of("c")]).take(10).concatMap { $0 } }.gives("(abc|)")
    t.equal("should throw if any child observable throws")
        .given { m in from([of("a"), throwError("error"), of("c")]).take(10).concatMap { $0 } }.gives("(a#)")
    t.equal("should not complete if first source does not completes").cold("-", "^").cold("--|", "").gives("-")
    t.equal("should not complete if second source does not completes").cold("--|", "^-!").cold("---", "--^")
        .gives("---")
    t.equal("should not complete if both sources do not complete").cold("-", "^").cold("-", "").gives("-")
    t.equal("should emit element from first source, and should not complete if second source does not completes")
        .cold("--a--|", "^----!").cold("-", "-----^").gives("--a---")
    t.equal("should not complete if first source does not complete").cold("-", "^").cold("--a--|", "").gives("-")
    t.equal("should not break unsubscription chains when result is unsubscribed explicitly")
        .cold("---a-a--a|", "^--------!").cold("-----b-b--b-|", "---------^-------!").unsub("-----------------!")
        .given { of($0.e1, $0.e2).flatMap { of($0) }.concatMap { $0 }.flatMap { of($0) } }.gives("---a-a--a-----b-b-")
    t.equal("should be able to work on a different scheduler").cold("---a|", "^---!").cold("---b--|", "----^-----!")
        .cold("---c--|", "----------^-----!").given { of($0.e1, $0.e2, $0.e3).concatMap { $0 } }
        .gives("---a---b-----c--|")
    t.equal("should concatAll a nested observable with a single inner observable").cold("---a-|", "^----!")
        .given { of($0.e1).concatMap { $0 } }.gives("---a-|")
        .also("should concatAll a nested observable with a single inner observable, and a scheduler")
        .by { of($0.e1).concatMap { $0 } }
    t.stops { of($0).concatMap { $0 }.take(3) }
    t.given { $0.outer.concatMap { $0 } }
    t.equal("should concat an observable of observables").inner("x", "----a------b------|").inner("y", "---c-d---|")
        .inner("z", "---e--f-|").hotOuter("-x---y----z------|").gives("-----a------b---------c-d------e--f-|")
    t.equal("should concat merging a hot observable of non-overlapped observables").inner("x", "a-b---------|")
        .inner("y", "c-d-e-f-|").inner("z", "g-h-i-j-k-|").hotOuter("--x---------y--------z--------|")
        .gives("--a-b---------c-d-e-f-g-h-i-j-k-|")
    t.equal("should raise error if inner observable raises error").inner("x", "a-b---------|").inner("y", "c-d-e-f-#")
        .inner("z", "g-h-i-j-k-|").hotOuter("--x---------y--------z--------|").gives("--a-b---------c-d-e-f-#")
    t.equal("should raise error if outer observable raises error").inner("y", "a-b---------|").inner("z", "c-d-e-f-|")
        .hotOuter("--y---------z---#").gives("--a-b---------c-#")
    t.notApplicable(because: .promises).cases("should concat sources from promise")
        .cases("should concat and raise error from promise")
}

@Test(arguments: concatWithCases) func concatWithAsInRxJS(_ test: Case) throws { try test.run() }
private let concatWithCases = spec("operators/concatWith", of: 23) { t in
    t.given { $0.e1.concat(with: $0.e2) }
    concatRows(t)
    concatRows2(t)
    concatRows3(t)
    t.equal("should not complete if first source does not completes").cold("---", "^--").cold("--|", "").gives("---")
    t.equal("should not complete if second source does not completes").cold("--|", "^-!").cold("---", "--^--")
        .gives("-----")
    t.equal("should not complete if both sources do not complete").cold("---", "^--").cold("---", "").gives("---")
    t.equal("should emit element from first source, and should not complete if second source does not completes")
        .cold("--a--|", "^----!").cold("---", "-----^--").gives("--a-----")
    t.equal("should not complete if first source does not complete").cold("---", "^--").cold("--a--|", "").gives("---")
    t.equal("should not break unsubscription chains when result is unsubscribed explicitly")
        .cold("---a-a--a|", "^--------!").cold("-----b-b--b-|", "---------^--------!").unsub("------------------!")
        .given { $0.e1.flatMap { of($0) }.concat(with: $0.e2).flatMap { of($0) } }.gives("---a-a--a-----b-b-")
    t.equal("should emit self without parameters").cold("---a-|", "^----!").given { $0.e1 }.gives("---a-|")
    t.stops { $0.concat(with: of(0)).take(3) }
}

/// Rows of observables/concat, concat-legacy, concatAll and concatWith.
private func concatRows(_ t: Table) {
    t.equal("should complete without emit if both sources are empty").cold("--|", "^-!").cold("----|", "--^---!")
        .gives("------|")
    t.equal("should raise error when first source is empty, second source raises error").cold("--|", "^-!")
        .cold("----#", "--^---!").gives("------#")
    t.equal("should concat if first source emits once, second source is empty").cold("--a--|", "^----!")
        .cold("--------|", "-----^-------!").gives("--a----------|")
    t.equal("should concat if first source is empty, second source emits once").cold("--|", "^-!")
        .cold("--a--|", "--^----!").gives("----a--|")
    t.equal("should emit elements from each source when source emit once").cold("---a|", "^---!")
        .cold("-----b--|", "----^-------!").gives("---a-----b--|")
    t.equal("should emit element from first source then raise error from second source").cold("--a--|", "^----!")
        .cold("-------#", "-----^------!").gives("--a---------#")
}

/// Rows of concat-legacy and concatWith.
private func concatRows2(_ t: Table) {
    t.equal("should concatenate two cold observables").cold("--a--b-|").cold("--x---y--|").gives("--a--b---x---y--|")
    t.equal("should work properly with scalar observables").logs("Next: 1", "Next: 2", "Completed") { m, log in
        let one = create(Int.self) { emitter in
            _ = m.scheduler.schedule(after: .zero) {
                emitter.send(1)
                emitter.complete()
            }
        }
        one.concat(with: of(2)).subscribe({ log("Next: \($0)") }, complete: { log("Completed") })
        m.flush()
    }
}

/// Rows of concat-legacy, concatAll and concatWith.
private func concatRows3(_ t: Table) {
    t.equal("should raise error when first source raises error, second source is empty").cold("---#", "^--!")
        .cold("----|", "").gives("---#")
    t.equal("should raise first error when both source raise error").cold("---#", "^--!").cold("------#", "")
        .gives("---#")
    t.equal("should unsubscribe to inner source if outer is unsubscribed early").cold("---a-a--a|", "^--------!")
        .cold("-----b-b--b-|", "---------^-------!").unsub("-----------------!").gives("---a-a--a-----b-b")
    t.equal("should raise error from first source and does not emit from second source").cold("--#", "^-!")
        .cold("----a--|", "").gives("--#")
    t.equal(
        "should emit all elements from both hot observable sources if first source completes before second source starts emit"
    )
    .hot("--a--b-|", "^------!").hot("--------x--y--|", "-------^------!").gives("--a--b--x--y--|")
    t.equal(
        "should emit elements from second source regardless of completion time when second source is cold observable"
    )
    .hot("--a--b--c---|", "^-----------!").cold("-x-y-z-|", "------------^------!").gives("--a--b--c----x-y-z-|")
    t.equal("should not emit collapsing element from second source").hot("--a--b--c--|", "^----------!")
        .hot("--------x--y--z--|", "-----------^-----!").gives("--a--b--c--y--z--|")
}
