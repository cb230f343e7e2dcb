@Test(arguments: auditCases) func auditAsInRxJS(_ test: Case) throws { try test.run() }
private let auditCases = spec("operators/audit", of: 24) { t in
    t.given { m in m.e1.audit { _ in m.e2 } }
    t.equal("should emit the last value in each time window").hot("-a-xy-----b--x--cxyz-|", "^--------------------!")
        .cold("----i", "-^---!", "----------^---!", "----------------^---!").gives("-----y--------x-----z|")
    t.equal("should delay the source if values are not emitted often enough")
        .hot("-a--------b-----c----|", "^--------------------!")
        .cold("----x", "-^---!", "----------^---!", "----------------^---!").gives("-----a--------b-----c|")
    t.equal("should audit with duration Observable using next to close the duration")
        .hot("-a-xy-----b--x--cxxx-|", "^--------------------!")
        .cold("----x-y-z", "-^---!", "----------^---!", "----------------^---!").gives("-----y--------x-----x|")
    t.equal("should interrupt source and duration when result is unsubscribed early")
        .hot("-a-x-y-z-xyz-x-y-z----b--x-x-|", "^-------------!").unsub("--------------!")
        .cold("-----x------------|", "-^----!", "-------^----!", "-------------^!").gives("------y-----z--").chained()
    t.equal("should handle a busy producer emitting a regular repeating sequence")
        .hot("abcdefabcdefabcdefabcdefa|", "^------------------------!").cold("-----x")
        .subs("^----!", "------^----!", "------------^----!", "------------------^----!")
        .subs("------------------------^----!").gives("-----f-----f-----f-----f-----(a|)")
    t.equal("should mirror source if durations are immediate")
        .hot("abcdefabcdefabcdefabcdefa|", "^------------------------!").cold("x").gives("abcdefabcdefabcdefabcdefa|")
    t.equal("should emit no values if durations are EMPTY")
        .hot("abcdefabcdefabcdefabcdefa|", "^------------------------!").given { m in
            let e2 = empty()
            return m.e1.audit { _ in e2 }
        }.gives("-------------------------|")
    t.equal("should emit no values and never complete if duration is a never")
        .hot("----abcdefabcdefabcdefabcdefa|", "^----------------------------!")
        .cold("-", "----^-------------------------").gives("------------------------------")
    t.equal("should unsubscribe duration Observable when source raise error")
        .hot("----abcdefabcdefabcdefabcdefa#", "^----------------------------!")
        .cold("-", "----^------------------------!").gives("-----------------------------#")
    t.equal("should mirror source if durations are synchronous observables")
        .hot("abcdefabcdefabcdefabcdefa|", "^------------------------!").given { m in
            let e2 = of("one single value")
            return m.e1.audit { _ in e2 }
        }.gives("abcdefabcdefabcdefabcdefa|")
    t.equal("should raise error as soon as just-throw duration is used").hot("----abcdefabcdefabcdefabcdefa|", "^---!")
        .cold("#", "----(^!)").gives("----(-#)")
    t.stops { $0.audit { _ in of(0) }.take(3) }
    t.equal("should emit last value after duration completes if source completes first")
        .hot("-a--------xy|", "^-----------!").cold("----x", "-^---!", "----------^---!").gives("-----a--------(y|)")
    t.given { m in m.e1.audit { _ in m.next() } }
    t.equal("should audit using durations of varying lengths").hot("abcdefabcdabcdefghabca|", "^---------------------!")
        .inner("0", "-----x", "^----!").inner("1", "---x", "------^--!").inner("2", "-------x", "----------^------!")
        .inner("3", "--x", "------------------^-!").inner("4", "----x", "---------------------^---!")
        .gives("-----f---d-------h--c----(a|)")
    t.equal("should propagate error from duration Observable").hot("abcdefabcdabcdefghabca|", "^----------------!")
        .inner("0", "-----x", "^----!").inner("1", "---x", "------^--!").inner("2", "-------#", "----------^------!")
        .gives("-----f---d-------#")
    t.given { m in m.e1.audit { _ in m.cold("-----|") } }
    t.equal("should complete when source does not emit").hot("-----|", "^----!").gives("-----|")
    t.equal("should raise error when source does not emit and raises error").hot("-----#", "^----!").gives("-----#")
    t.equal("should handle an empty source").cold("|", "(^!)").gives("|")
    t.equal("should handle a never source").cold("-", "^").gives("-")
    t.equal("should handle a throw source").cold("#", "(^!)").gives("#")
    t.notApplicable(because: .typedFailure).cases("should propagate error thrown from durationSelector function")
    t.notApplicable(because: .noPromise).cases("should audit by promise resolves")
        .cases("should raise error when promise rejects")
}

@Test(arguments: auditTimeCases) func auditTimeAsInRxJS(_ test: Case) throws { try test.run() }
private let auditTimeCases = spec("operators/auditTime", of: 13) { t in
    t.given { $0.e1.audit(for: $0.t) }
    t.equal("should emit the last value in each time window").hot("-a-x-y----b---x-cx---|", "^--------------------!")
        .time("-----|").gives("------y--------x-----(x|)")
    t.equal("should auditTime events by 5 time units")
        .sendsInTime("3", "done") { of(1, 2, 3).audit(for: .milliseconds(5)) }
    t.equal("should auditTime events multiple times").hot("-012-----01234---|", "^----------------!").time("-----|")
        .gives("------2-------4--|")
    t.equal("should delay the source if values are not emitted often enough")
        .hot("-a--------b-----c----|", "^--------------------!").time("-----|").gives("------a--------b-----(c|)")
    t.equal("should handle a busy producer emitting a regular repeating sequence").time("-----|")
        .hot("abcdefabcdefabcdefabcdefa|", "^------------------------!").gives("-----f-----f-----f-----f-----(a|)")
    t.equal("should complete when source does not emit").hot("-----|", "^----!").time("--|").gives("-----|")
    t.equal("should raise error when source does not emit and raises error").hot("-----#", "^----!").time("--|")
        .gives("-----#")
    t.equal("should handle an empty source").cold("|", "(^!)").time("---|").gives("|")
    t.equal("should handle a never source").cold("-", "^").time("--|").gives("-")
    t.equal("should handle a throw source").cold("#", "(^!)").time("---|").gives("#")
    t.equal("should not complete when source does not complete")
        .hot("-a--(bc)-------d----------------", "^------------------------------!").time("-----|")
        .unsub("-------------------------------!").gives("------c-------------d-----------").chained()
    t.equal("should auditTime values until source raises error").hot("-a--(bc)-------d---------------#")
        .subs("^------------------------------!").time("-----|").gives("------c-------------d----------#")
}
