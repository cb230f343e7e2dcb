@Test(arguments: intervalCases) func intervalAsInRxJS(_ test: Case) throws { try test.run() }
private let intervalCases = spec("observables/interval", of: 7) { t in
    t.equal("should set up an interval").time("----------|").given { interval($0.t) }
        .unsub("---------------------------------------------------------------------------!")
        .gives("----------0---------1---------2---------3---------4---------5---------6-----", numbers)
    t.differs("should emit when relative interval set to zero").because(.shortestPeriod)
        .logs("0", "1", "2", "done", "3e-09 seconds") { m, log in
            log.observe(interval(.zero).take(3))
            m.flush()
            log(m.scheduler.now)
        }
    t.differs("should consider negative interval as zero").because(.shortestPeriod)
        .logs("0", "1", "2", "done", "3e-09 seconds") { m, log in
            log.observe(interval(.milliseconds(-1)).take(3))
            m.flush()
            log(m.scheduler.now)
        }
    t.equal("should emit values until unsubscribed").logs("0", "1", "2", "3", "4", "5", "6") { m, log in
        let observation = DisposeBag()
        observation.add(
            interval(.milliseconds(5)).subscribe { value in
                log(value)
                if value == 6 { observation.dispose() }
            })
        m.flush()
    }
    t.notApplicable(because: "a scheduler is bound to an actor; there are no kinds of it")
        .cases("should create an observable emitting periodically with the AsapScheduler")
        .cases("should create an observable emitting periodically with the QueueScheduler")
        .cases("should create an observable emitting periodically with the AnimationFrameScheduler")
}

@Test(arguments: timerCases) func timerAsInRxJS(_ test: Case) throws { try test.run() }
private let timerCases = spec("observables/timer", of: 14) { t in
    t.given { m in repeating(after: 4, every: 2).take(5) }
    t.equal("should create an observable emitting periodically")
        .given { m in repeating(after: 6, every: 2).take(4).concat(with: never(Int.self)) }
        .gives("------a-b-c-d-", "a=0 b=1 c=2 d=3")
    t.equal("should schedule a value of 0 then complete").given { m in timer(.milliseconds(5)) }
        .gives("-----(x|)", "x=0")
    t.equal("should emit a single value immediately").given { m in timer(.milliseconds(0)) }.gives("(x|)", "x=0")
    t.equal("should start after delay and periodically emit values").gives("----a-b-c-d-(e|)", "a=0 b=1 c=2 d=3 e=4")
    t.equal("should start immediately and periodically emit values")
        .given { m in repeating(after: 0, every: 3).take(5) }.gives("a--b--c--d--(e|)", "a=0 b=1 c=2 d=3 e=4")
    t.equal("should stop emitting values when subscription is done").given { m in repeating(after: 0, every: 3) }
        .unsub("^------------!").gives("a--b--c--d--e", "a=0 b=1 c=2 d=3 e=4")
    t.equal("should schedule a value at a specified Date").given { m in timer(.milliseconds(4)) }
        .gives("----(a|)", "a=0")
    t.equal("should start after delay and periodically emit values").gives("----a-b-c-d-(e|)", "a=0 b=1 c=2 d=3 e=4")
    t.differs("should accept negative numbers as the second argument, which should cause immediate completion")
        .because("a period below a nanosecond is one: `timer(after:)` without a period completes")
        .sendsInTime("0", "1", "2", "done") { repeating(after: 4, every: -4).take(3) }
    t.differs("should accept 0 as the second argument").because(.shortestPeriod)
        .logs("0", "1", "2", "3", "4", "done", "0.004000004 seconds") { m, log in
            log.observe(repeating(after: 4, every: 0).take(5))
            m.flush()
            log(m.scheduler.now)
        }
    t.equal("should emit after a delay of 0 for Date objects in the past").given { m in timer(.seconds(-3)) }
        .gives("(a|)", "a=0")
    t.notApplicable(because: "a delay is a duration and counts from each observation; there are no dates")
        .cases("should still target the same date if a date is provided even for the second subscription")
    t.notApplicable(because: "a `Duration` is finite; `never()` is what does not come")
        .cases("should accept Infinity as the first argument", "should accept Infinity as the second argument")
}

private let numbers = Dictionary(uniqueKeysWithValues: (0...6).map { ("\($0)", $0) })

private func repeating(after delay: Int, every period: Int) -> AnySignal<Int, MarbleError> {
    Producer<Int, MarbleError>.timer(after: .milliseconds(delay), repeating: .milliseconds(period)).eraseToAnySignal()
}
