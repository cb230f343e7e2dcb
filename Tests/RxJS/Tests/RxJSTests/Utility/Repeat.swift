@Test(arguments: repeatCases) func repeatAsInRxJS(_ test: Case) throws { try test.run() }
private let repeatCases = spec("operators/repeat", of: 28) { t in
    t.given { $0.e1.repeat(3) }
    t.equal("should resubscribe count number of times").cold("--a--b--|")
        .subs("^-------!", "--------^-------!", "----------------^-------!").gives("--a--b----a--b----a--b--|")
    t.equal("should resubscribe multiple times").cold("--a--b--|")
        .subs("^-------!", "--------^-------!", "----------------^-------!", "------------------------^-------!")
        .given { $0.e1.repeat(2).repeat(2) }.gives("--a--b----a--b----a--b----a--b--|")
    t.equal("should emit source once when count is one").cold("--a--b--|", "^-------!").given { $0.e1.repeat(1) }
        .gives("--a--b--|")
    t.equal("should repeat until gets unsubscribed").cold("--a--b--|", "^-------!", "--------^------!")
        .given { $0.e1.repeat(10) }.unsub("---------------!").gives("--a--b----a--b-")
    t.equal("should be able to repeat indefinitely until unsubscribed").cold("--a--b--|").given { $0.e1.repeat() }
        .subs("^-------!", "--------^-------!", "----------------^-------!", "------------------------^-------!")
        .subs("--------------------------------^-------!", "----------------------------------------^---!")
        .unsub("--------------------------------------------!").gives("--a--b----a--b----a--b----a--b----a--b----a--")
        .chained("should not break unsubscription chain when unsubscribed explicitly")
    t.equal("should always finalization before starting the next cycle")
        .logs("1", "2", "finalizer", "1", "2", "finalizer", "1", "2", "finalizer") { m, log in
            let source = create(String.self) { emitter in
                var number = 0
                func next() {
                    number += 1
                    if number == 3 { return emitter.complete() }
                    emitter.send("\(number)")
                    _ = m.scheduler.schedule(after: .zero, next)
                }
                _ = m.scheduler.schedule(after: .zero, next)
                emitter.onDispose { log("finalizer") }
            }
            source.repeat(3).subscribe({ log($0) })
            m.flush()
        }
    t.equal("should always finalize before starting the next cycle, even when synchronous")
        .logs("1", "2", "finalizer", "1", "2", "finalizer", "1", "2", "done", "finalizer") { _, log in
            #expect(log.observe(finalized(log) { $0.complete() }.repeat(3)).isDisposed)
        }
    t.equal("should not complete when source never completes").cold("-", "^").gives("-")
    t.equal("should not complete when source does not completes").cold("-", "^-----------------------------!")
        .unsub("------------------------------!").gives("-")
    t.equal("should emit source once and does not complete when source emits but does not complete")
        .cold("--a--b--", "^-------").gives("--a--b--")
    t.equal("should complete when source is empty").cold("|", "(^!)", "(^!)", "(^!)").gives("|")
    t.equal("should complete when source does not emit").cold("----|", "^---!", "----^---!", "--------^---!")
        .gives("------------|")
    t.equal("should raise error when source raises error").cold("--a--b--#", "^-------!").given { $0.e1.repeat(2) }
        .gives("--a--b--#")
    t.equal("should raises error if source throws").cold("#", "(^!)").gives("#")
        .also("should raises error if source throws when repeating infinitely").by { $0.e1.repeat() }
    t.equal("should raise error after first emit succeed").cold("--a--|").given { $0.e1.failing(atCall: 2).repeat(2) }
        .gives("--a----#")
    t.equal("should repeat a synchronous source (multicasted and refCounted) multiple times")
        .sends("1", "2", "3", "1", "2", "3", "1", "2", "3", "1", "2", "3", "1", "2", "3", "done") {
            of(1, 2, 3).share().repeat(5)
        }
    t.stops { $0.repeat().take(3) }
    t.equal("should allow count configuration").cold("--a--b--|")
        .subs("^-------!", "--------^-------!", "----------------^-------!").gives("--a--b----a--b----a--b--|")
    t.equal("should allow delay time configuration")
        .cold("--a--b--|", "^-------!", "-----------^-------!", "----------------------^-------!")
        .given { $0.e1.repeat { $0 < 3 ? timer(.milliseconds(3)) : empty(Int.self) } }
        .gives("--a--b-------a--b-------a--b--|")
    t.equal("should allow delay function configuration").cold("--a--b--|").counts(3)
        .subs("^-------!", "-----------^-------!", "----------------------^-------!").given { m in
            m.e1.repeat { m.count(expecting: $0 - 1) && $0 < 3 ? timer(.milliseconds(3)) : empty(Int.self) }
        }.gives("--a--b-------a--b-------a--b--|")
    t.given { $0.e1.repeat(0) }
    t.equal("should complete without emit when count is zero").cold("--a--b--|", "").gives("|")
        .also("should consider negative count as no repeat, and return EMPTY").by { $0.e1.repeat(-1) }
    t.equal("should complete immediately when source does not complete without emit but count is zero").cold("-", "")
        .gives("|")
    t.equal("should complete immediately when source does not complete but count is zero").cold("--a--b--", "")
        .gives("|")
    t.equal("should complete immediately when source does not emit but count is zero").cold("----|", "").gives("|")
    t.notApplicable(because: .typedFailure).cases("should handle delay function throwing")
}

@Test(arguments: repeatWhenCases) func repeatWhenAsInRxJS(_ test: Case) throws { try test.run() }
private let repeatWhenCases = spec("operators/repeatWhen", of: 24) { t in
    t.given { m in m.e1.repeat { _ in m.e2 } }
    t.equal("should handle a source with eventual complete using a hot notifier")
        .cold("-1--2--|", "^------!", "-------------^------!", "--------------------------^------!")
        .hot("-------------r------------r-|").gives("-1--2---------1--2---------1--2--|")
    t.equal("should handle a source with eventual complete using a hot notifier that raises error")
        .cold("-1--2--|", "^------!", "-----------^------!", "-------------------^------!")
        .hot("-----------r-------r---------#").gives("-1--2-------1--2----1--2-----#")
    t.equal("should repeat when notified via returned notifier on complete")
        .logs("1", "2", "1", "2", "failed") { _, log in
            let result = of(1, 2).repeat { $0 == 1 ? of(0) : throwError("done", Int.self) }
            result.subscribe({ log($0) }, error: { _ in log("failed") })
        }
    t.equal("should not repeat when applying an empty notifier")
        .sends("1", "2", "done") { of(1, 2).repeat { _ in empty() } }
    t.equal("should not error when applying an empty synchronous notifier")
        .sends("1", "2", "done") { of(1, 2).repeat { _ in empty() } }
    t.equal("should not error when applying a non-empty synchronous notifier")
        .sends("1", "2", "1", "2", "done") { of(1, 2).repeat { $0 == 1 ? of(1) : empty(Int.self) } }
    t.equal("should apply an empty notifier on an empty source").cold("|", "(^!)").cold("|").gives("|")
    t.equal("should apply a never notifier on an empty source").cold("|", "(^!)").cold("-").gives("-")
    t.equal("should apply an empty notifier on a never source").cold("-", "^----------------------------------------!")
        .cold("|").unsub("-----------------------------------------!").gives("-")
    t.equal("should apply a never notifier on a never source").cold("-", "^----------------------------------------!")
        .cold("-").unsub("-----------------------------------------!").gives("-")
    t.equal("should return an empty observable given a just-throw source and empty notifier").cold("#").cold("|")
        .gives("#")
    t.equal("should return a error observable given a just-throw source and never notifier").cold("#").cold("-")
        .gives("#")
    t.equal("should return a never-ending result if the notifier is never").cold("--a--b--c--|", "^----------!")
        .cold("-").gives("--a--b--c---------------------------------")
    t.equal("should complete if the notifier only completes").cold("--a--b--c--|", "^----------!").cold("|")
        .gives("--a--b--c--|")
    t.equal("should mirror a basic cold source with complete, given a never notifier")
        .cold("--a--b--c--|", "^----------!").cold("|").gives("--a--b--c--|")
    t.equal("should mirror a basic cold source with no termination, given a never notifier")
        .cold("--a--b--c---", "^-----------").cold("|").gives("--a--b--c---")
    t.equal("should mirror a basic hot source with complete, given a never notifier").hot("-a-^--b--c--|", "^--------!")
        .cold("|").gives("---b--c--|")
    t.differs("should tear down resources when result is unsubscribed early").because(.asksAnew)
        .cold("-1--2--|", "^------!", "---------^------!", "-----------------^--!").unsub("--------------------!")
        .hot("---------r-------r---------#", "-------^-!", "----------------^!").gives("-1--2-----1--2----1--")
    t.differs("should not break unsubscription chains when unsubscribed explicitly").because(.asksAnew)
        .cold("-1--2--|", "^------!", "---------^------!", "-----------------^--!")
        .hot("---------r-------r-------r-#", "-------^-!", "----------------^!").unsub("--------------------!")
        .given { m in m.e1.flatMap { of($0) }.repeat { _ in m.e2 }.flatMap { of($0) } }.gives("-1--2-----1--2----1--")
    t.equal("should handle a source with eventual error using a dynamic notifier selector which eventually throws")
        .cold("-1--2--|", "^------!", "-------^------!", "--------------^------!")
        .given { $0.e1.repeat { $0 == 3 ? throwError("error") : of("x") } }.gives("-1--2---1--2---1--2--#")
    t.equal("should handle a source with eventual error using a dynamic notifier selector which eventually completes")
        .cold("-1--2--|", "^------!", "-------^------!", "--------------^------!")
        .given { $0.e1.repeat { $0 < 3 ? of("x") : empty() } }.gives("-1--2---1--2---1--2--|")
    t.equal("should always finalize before starting the next cycle, even when synchronous")
        .logs("1", "2", "finalizer", "1", "2", "finalizer", "1", "2", "finalizer", "1", "2", "done", "finalizer") {
            _, log in
            let source = finalized(log) { $0.complete() }.repeat { $0 <= 3 ? of(true) : empty(Bool.self) }
            #expect(log.observe(source).isDisposed)
        }
    t.stops { $0.repeat { _ in of(0) }.take(3) }
    t.notApplicable(because: .typedFailure).cases("should propagate error thrown from notifierSelector function")
}
