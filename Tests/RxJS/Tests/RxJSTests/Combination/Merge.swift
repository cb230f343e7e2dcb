@Test(arguments: mergeCases) func mergeAsInRxJS(_ test: Case) throws { try test.run() }
private let mergeCases = spec("observables/merge", of: 23) { t in
    t.given { merge($0.e1, $0.e2) }
    mergeRows(t)
    /** @prettier */
    t.equal("should merge cold and cold").cold("---a-----b-----c----|", "^-------------------!")
        .cold("------x-----y-----z----|", "^----------------------!").gives("---a--x--b--y--c--z----|")
    t.equal("should merge three empties").cold("|", "(^!)").cold("|", "(^!)").cold("|", "(^!)")
        .given { merge($0.e1, $0.e2, $0.e3) }.gives("|")
    t.equal("should merge single lowerCaseO into RxJS Observable").given { m in merge(of("a", "b", "c")) }
        .gives("(abc|)").also("should merge single lowerCaseO into RxJS Observable")
        .by { m in merge(of("a", "b", "c")) }
    t.equal("should merge two lowerCaseO into RxJS Observable")
        .given { m in merge(of("a", "b", "c"), of("d", "e", "f")) }.gives("(abcdef|)")
    t.equal("should handle scheduler").time("--|").given { of("a").merge(with: of("b").delay(for: $0.t)) }
        .gives("a-(b|)")
    t.equal("should deem a single array argument to be an ObservableInput").given { m in from(["foo", "bar"]) }
        .gives("(fb|)", "f=foo b=bar")
    t.given { from([$0.e1, $0.e2, $0.e3]).flatMap(maxConcurrent: 2) { $0 } }
    t.equal("should handle concurrency limits").cold("---a---b---c---|").cold("-d---e---f--|").cold("---x---y---z---|")
        .gives("-d-a-e-b-f-c---x---y---z---|")
    t.equal("should handle scheduler with concurrency limits").cold("---a---b---c---|").cold("-d---e---f--|")
        .cold("---x---y---z---|").gives("-d-a-e-b-f-c---x---y---z---|")
    t.notApplicable(because: "signals have no identity")
        .cases("should return itself when try to merge single observable")
    t.notApplicable(because: .schedulerArgument).cases("should use the scheduler even when one Observable is merged")
}

let mergeLegacyCases = spec("operators/merge-legacy", of: 1) { t in
    t.notApplicable(because: .schedulerArgument)
        .cases("should merge an immediately-scheduled source with an immediately-scheduled second")
}

@Test(arguments: mergeAllCases) func mergeAllAsInRxJS(_ test: Case) throws { try test.run() }
private let mergeAllCases = spec("operators/mergeAll", of: 31) { t in
    t.given { $0.outer.flatMap { $0 } }
    t.equal("should merge a hot observable of cold observables").inner("x", "--a---b--c---d--|", "--^---------------!")
        .inner("y", "----e---f--g---|", "---------^--------------!")
        .hotOuter("--x------y-------|", "^----------------!").gives("----a---b--c-e-d-f--g---|")
    t.equal("should merge all observables in an observable")
        .given { m in from([of("a"), of("b"), of("c")]).flatMap { $0 } }.gives("(abc|)")
    t.equal("should throw if any child observable throws")
        .given { m in from([of("a"), throwError("error"), of("c")]).flatMap { $0 } }.gives("(a#)")
    t.equal("should handle merging a hot observable of observables").inner("x", "a---b---c---|", "--^-----------!")
        .inner("y", "d---e---f---|", "-----^-----------!").hotOuter("--x--y--|", "^-------!")
        .gives("--a--db--ec--f---|")
    t.equal("should handle merging a hot observable of observables, outer unsubscribed early")
        .inner("x", "a---b---c---|", "--^---------!").inner("y", "d---e---f---|", "-----^------!")
        .hotOuter("--x--y--|", "^-------!").unsub("------------!").gives("--a--db--ec--")
        .also("should not break unsubscription chains when result is unsubscribed explicitly")
        .by { $0.outer.flatMap { of($0) }.flatMap { $0 }.flatMap { of($0) } }
    t.equal("should merge parallel emissions").inner("x", "----a----b----c---|", "--^-----------------!")
        .inner("y", "-d----e----f---|", "-----^--------------!").hotOuter("--x--y--|", "^-------!")
        .gives("------(ad)-(be)-(cf)|")
    t.equal("should merge empty and empty").inner("x", "|", "--(^!)").inner("y", "|", "-----(^!)")
        .hotOuter("--x--y--|", "^-------!").gives("--------|")
    t.equal("should merge three empties").inner("x", "|", "--(^!)").inner("y", "|", "-----(^!)")
        .inner("z", "|", "-------(^!)").hotOuter("--x--y-z---|", "^----------!").gives("-----------|")
    t.equal("should merge never and empty").inner("x", "-", "--^").inner("y", "|", "-----(^!)")
        .hotOuter("--x--y--|", "^-------!").gives("---------")
    t.equal("should merge never and never").inner("x", "-", "--^").inner("y", "-", "-----^")
        .hotOuter("--x--y--|", "^-------!").gives("---------")
    t.equal("should merge empty and throw").inner("x", "|", "--(^!)").inner("y", "#", "-----(^!)")
        .hotOuter("--x--y--|", "^----!").gives("-----#")
    t.equal("should merge never and throw").inner("x", "-", "--^--!").inner("y", "#", "-----(^!)")
        .hotOuter("--x--y--|", "^----!").gives("-----#")
    t.equal("should merge empty and eventual error").inner("x", "|", "--(^!)").inner("y", "------#", "-----^-----!")
        .hotOuter("--x--y--|", "^-------!").gives("-----------#")
    t.equal("should merge never and eventual error").inner("x", "-", "--^--------!")
        .inner("y", "------#", "-----^-----!").hotOuter("--x--y--|", "^-------!").gives("-----------#")
    t.equal("should take an empty source and return empty too").coldOuter("|", "(^!)").gives("|")
    t.equal("should take a never source and return never too").coldOuter("-", "^").gives("-")
    t.equal("should take a throw source and return throw too").coldOuter("#", "(^!)").gives("#")
    t.equal("should handle merging a hot observable of non-overlapped observables")
        .inner("x", "a-b---------|", "--^-----------!").inner("y", "c-d-e-f-|", "------------^-------!")
        .inner("z", "g-h-i-j-k-|", "---------------------^---------!").hotOuter("--x---------y--------z--------|")
        .subs("^-----------------------------!").gives("--a-b-------c-d-e-f--g-h-i-j-k-|")
    t.equal("should raise error if inner observable raises error").inner("x", "a-b---------|", "--^-----------!")
        .inner("y", "c-d-e-f-#", "------------^-------!").inner("z", "g-h-i-j-k-|", "")
        .hotOuter("--x---------y--------z--------|", "^-------------------!").gives("--a-b-------c-d-e-f-#")
    t.equal("should raise error if outer observable raises error").inner("x", "a-b---------|", "--^-----------!")
        .inner("y", "c-d-e-f-|", "------------^---!").hotOuter("--x---------y---#", "^---------------!")
        .gives("--a-b-------c-d-#")
    t.equal("should finalize generators when merged if the subscription ends")
        .logs("drawn", "duck", "drawn", "duck", "drawn", "duck", "done") { _, log in
            let endless = sequence(state: ()) { _ -> String? in
                log("drawn")
                return "duck"
            }
            log.observe(of(from(endless)).flatMap { $0 }.take(3))
        }
    t.equal("should merge two observables")
        .sends("1", "2", "3", "4", "5", "6", "7", "8", "done") { of(of(1, 2, 3), of(4, 5, 6, 7, 8)).flatMap { $0 } }
    t.stops { of($0).flatMap { $0 }.take(3) }
    t.given { $0.outer.flatMap(maxConcurrent: 1) { $0 } }
    t.equal("should merge one cold Observable at a time with parameter concurrency=1")
        .inner("x", "a---b---c---|", "--^-----------!").inner("y", "d---e---f---|", "--------------^-----------!")
        .hotOuter("--x--y--|", "^-------!").gives("--a---b---c---d---e---f---|")
    t.equal("should merge one hot Observable at a time with parameter concurrency=1")
        .hotInner("x", "---a---b---c---|", "--^------------!").hotInner("y", "-------------d---e---f---|")
        .subs("---------------^---------!").hotOuter("--x--y--|", "^-------!").gives("---a---b---c-----e---f---|")
    t.given { $0.outer.flatMap(maxConcurrent: 2) { $0 } }
    t.equal("should merge two cold Observables at a time with parameter concurrency=2").inner("x", "a---b---c---|")
        .subs("--^-----------!").inner("y", "d---e---f---|", "-----^-----------!").inner("z", "--g---h-|")
        .subs("--------------^-------!").hotOuter("--x--y--z--|", "^----------!").gives("--a--db--ec--f--g---h-|")
    t.equal("should merge two hot Observables at a time with parameter concurrency=2")
        .hotInner("x", "i--a---b---c---|", "--^------------!")
        .hotInner("y", "-i-i--d---e---f---|", "-----^------------!").hotInner("z", "--i--i--i--i-----g---h-|")
        .subs("---------------^-------!").hotOuter("--x--y--z--|", "^----------!").gives("---a--db--ec--f--g---h-|")
    t.notApplicable(because: .promises).cases("should merge all promises in an observable")
        .cases("should raise error when promise rejects")
    t.notApplicable(because: .schedulerArgument).cases("should merge two immediately-scheduled observables")
}

@Test(arguments: mergeWithCases) func mergeWithAsInRxJS(_ test: Case) throws { try test.run() }
private let mergeWithCases = spec("operators/mergeWith", of: 22) { t in
    t.given { $0.e1.merge(with: $0.e2) }
    mergeRows(t)
    t.equal("should handle merging two hot observables").hot("--a-----b-----c----|", "^------------------!")
        .hot("-----d-----e-----f---|", "^--------------------!").gives("--a--d--b--e--c--f---|")
    t.equal("should merge a source with a second")
        .sends("1", "2", "3", "4", "5", "6", "7", "8", "done") { of(1, 2, 3).merge(with: of(4, 5, 6, 7, 8)) }
    t.equal("should merge a source with a second, when the second is just a plain array")
        .sends("1", "2", "3", "4", "5", "6", "7", "8", "done") { of(1, 2, 3).merge(with: from([4, 5, 6, 7, 8])) }
    t.equal("should merge cold and cold").cold("---a-----b-----c----|", "^-------------------!")
        .cold("------x-----y-----z----|", "^----------------------!").gives("---a--x--b--y--c--z----|")
    t.equal("should allow unsubscribing explicitly and early").hot("--a-----b-----c----|", "^---------!")
        .hot("-----d-----e-----f---|", "^---------!").unsub("----------!").gives("--a--d--b--")
        .also("should not break unsubscription chains when result is unsubscribed explicitly")
        .by { $0.e1.map { $0 }.merge(with: $0.e2).map { $0 } }
    t.equal("should merge three empties").cold("|", "(^!)").cold("|", "(^!)").cold("|", "(^!)")
        .given { $0.e1.merge(with: $0.e2).merge(with: $0.e3) }.gives("|")
    t.equal("should merge two observables")
        .sends("1", "2", "3", "4", "5", "6", "7", "8", "done") { of(of(1, 2, 3), of(4, 5, 6, 7, 8)).flatMap { $0 } }
    t.stops { $0.merge(with: of(0)).take(3) }
    t.notApplicable(because: .schedulerArgument).cases("should merge two immediately-scheduled observables")
}

/// Rows of observables/merge and mergeWith.
private func mergeRows(_ t: Table) {
    t.equal("should merge hot and hot").hot("---a---^-b-----c----|", "^------------!")
        .hot("-----x-^----y-----z----|", "^---------------!").gives("--b--y--c--z----|")
    t.equal("should merge hot and cold").hot("---a-^---b-----c----|", "^--------------!")
        .cold("--x-----y-----z----|", "^------------------!").gives("--x-b---y-c---z----|")
    t.equal("should merge parallel emissions").hot("---a----b----c----|", "^-----------------!")
        .hot("---x----y----z----|", "^-----------------!").gives("---(ax)-(by)-(cz)-|")
    t.equal("should merge empty and empty").cold("|", "(^!)").cold("|", "(^!)").gives("|")
    t.equal("should merge never and empty").cold("-", "^").cold("|", "(^!)").gives("-")
    t.equal("should merge never and never").cold("-", "^").cold("-", "^").gives("-")
    t.equal("should merge empty and throw").cold("|", "(^!)").cold("#", "(^!)").gives("#")
    t.equal("should merge hot and throw").hot("--a--b--c--|", "(^!)").cold("#", "(^!)").gives("#")
    t.equal("should merge never and throw").cold("-", "(^!)").cold("#", "(^!)").gives("#")
    t.equal("should merge empty and eventual error").cold("|", "(^!)").hot("-------#", "^------!").gives("-------#")
    t.equal("should merge hot and error").hot("--a--b--c--|", "^------!").hot("-------#", "^------!").gives("--a--b-#")
    t.equal("should merge never and error").hot("--------", "^------!").hot("-------#", "^------!").gives("-------#")
}
