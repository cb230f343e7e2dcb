@Test(arguments: raceCases) func raceAsInRxJS(_ test: Case) throws { try test.run() }
private let raceCases = spec("observables/race", of: 16) { t in
    t.given { race($0.e1, $0.e2) }
    raceRows(t)
    t.equal("should race with array of observable").cold("---a-----b-----c----|", "^-------------------!")
        .cold("------x-----y-----z----|", "^--!").gives("---a-----b-----c----|")
    t.equal("should not break unsubscription chains when unsubscribed explicitly")
        .hot("--a--^--b--c---d-|", "^--------!").hot("---e-^---f--g---h-|", "^--!").unsub("---------!")
        .given { race($0.e1.flatMap { of($0) }, $0.e2.flatMap { of($0) }).flatMap { of($0) } }.gives("---b--c---")
    t.given { race($0.e1) }
    t.equal("should race a single observable").cold("---a-----b-----c----|", "^-------------------!")
        .gives("---a-----b-----c----|")
    t.equal("handle empty").cold("|", "(^!)").gives("|")
    t.equal("handle never").cold("-", "^").gives("-")
    t.equal("handle throw").cold("#", "(^!)").gives("#")
    t.notApplicable(because: .promises).cases("should support a single ObservableInput argument")
}

@Test(arguments: raceLegacyCases) func raceLegacyAsInRxJS(_ test: Case) throws { try test.run() }
private let raceLegacyCases = spec("operators/race-legacy", of: 17) { t in
    t.given { $0.e1.race(with: $0.e2) }
    raceRows(t)
    raceRows2(t)
    t.equal("should race cold and cold and accept an Array of Observable argument").cold("---a-----b-----c----|")
        .subs("^-------------------!").cold("------x-----y-----z----|", "^--!").gives("---a-----b-----c----|")
}

@Test(arguments: raceWithCases) func raceWithAsInRxJS(_ test: Case) throws { try test.run() }
private let raceWithCases = spec("operators/raceWith", of: 17) { t in
    t.given { $0.e1.race(with: $0.e2) }
    raceRows(t)
    raceRows2(t)
    t.stops { $0.race(with: of(0)).take(3) }
}

/// Rows of observables/race, race-legacy and raceWith.
private func raceRows(_ t: Table) {
    t.equal("should race cold and cold").cold("---a-----b-----c----|", "^-------------------!")
        .cold("------x-----y-----z----|", "^--!").gives("---a-----b-----c----|")
    t.equal("should race hot and hot").hot("---a-----b-----c----|", "^-------------------!")
        .hot("------x-----y-----z----|", "^--!").gives("---a-----b-----c----|")
    t.equal("should race hot and cold").cold("---a-----b-----c----|", "^-------------------!")
        .hot("------x-----y-----z----|", "^--!").gives("---a-----b-----c----|")
    t.equal("should race 2nd and 1st").cold("------x-----y-----z----|", "^--!")
        .cold("---a-----b-----c----|", "^-------------------!").gives("---a-----b-----c----|")
    t.equal("should race emit and complete").cold("-----|", "^----!").hot("------x-----y-----z----|", "^----!")
        .gives("-----|")
    t.equal("should allow unsubscribing early and explicitly").cold("---a-----b-----c----|", "^-----------!")
        .hot("------x-----y-----z----|", "^--!").unsub("------------!").gives("---a-----b---")
    t.equal("should never emit when given non emitting sources").cold("---|", "^--!").cold("---|").gives("---|")
    t.equal("should throw when error occurs mid stream").cold("---a-----#", "^--------!")
        .cold("------x-----y-----z----|", "^--!").gives("---a-----#")
    t.equal("should throw when error occurs before a winner is found").cold("---#", "^--!")
        .cold("------x-----y-----z----|", "^--!").gives("---#")
}

/// Rows of race-legacy and raceWith.
private func raceRows2(_ t: Table) {
    t.equal("should not break unsubscription chains when unsubscribed explicitly")
        .hot("--a--^--b--c---d-|", "^--------!").hot("---e-^---f--g---h-|", "^--!")
        .given { $0.e1.flatMap { of($0) }.race(with: $0.e2).flatMap { of($0) } }.unsub("---------!").gives("---b--c---")
    t.equal("should allow observable emits immediately")
        .sends("true", "done") { of(true).race(with: timer(.milliseconds(200)).map { _ in false }) }
    t.equal("should ignore latter observables if a former one emits immediately")
        .logs("a", "done") { _, log in log.observe(of("a").race(with: noted(never(), log))) }
    t.equal("should ignore latter observables if a former one completes immediately")
        .logs("done") { _, log in log.observe(empty().race(with: noted(never(), log))) }
    t.equal("should ignore latter observables if a former one errors immediately")
        .logs("kaboom") { _, log in log.observe(throwError("kaboom").race(with: noted(never(), log))) }
    t.equal("should unsubscribe former observables if a latter one emits immediately").logs("disposals") { _, log in
        let e1 = never().do(onDispose: { log("disposals") })
        #expect(allValues(e1.race(with: of("b"))) == ["b"])
    }
    t.equal("should unsubscribe from immediately emitting observable on unsubscription")
        .logs("a", "observed", "disposed") { _, log in
            let e1 = never().startWith("a").do(onDispose: { log("disposed") })
            let observation = log.observe(e1.race(with: never()))
            log("observed")
            observation.dispose()
        }
}
