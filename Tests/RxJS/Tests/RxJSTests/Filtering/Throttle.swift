@Test(arguments: throttleCases) func throttleAsInRxJS(_ test: Case) throws { try test.run() }
private let throttleCases = spec("operators/throttle", of: 30) { t in
    t.given { m in m.e1.throttle(latest: false) { _ in m.e2 } }
    t.equal("should immediately emit the first value in each time window")
        .hot("-a-xy-----b--x--cxyz-|", "^--------------------!")
        .cold("----i", "-^---!", "----------^---!", "----------------^---!").gives("-a--------b-----c----|")
    t.equal("should handle sync source with sync notifier and trailing appropriately")
        .sends("1", "done") { of("1").throttle(leading: false) { _ in of(1) } }
    t.equal("should simply mirror the source if values are not emitted often enough")
        .hot("^a--------b-----c----|", "^--------------------!")
        .cold("----|", "-^---!", "----------^---!", "----------------^---!").gives("-a--------b-----c----|")
    t.equal("should throttle with duration Observable using next to close the duration")
        .hot("^a-xy-----b--x--cxxx-|", "^--------------------!")
        .cold("----x-y-z", "-^---!", "----------^---!", "----------------^---!").gives("-a--------b-----c----|")
    t.equal("should interrupt source and duration when result is unsubscribed early")
        .hot("-a-x-y-z-xyz-x-y-z----b--x-x-|", "^-------------!").cold("---------------------|", "-^------------!")
        .unsub("--------------!").gives("-a-------------")
    t.equal("should not break unsubscription chains when result is unsubscribed explicitly")
        .hot("-a-x-y-z-xyz-x-y-z----b--x-x-|", "^-------------!").cold("------------------|", "-^------------!")
        .given { m in m.e1.flatMap { of($0) }.throttle(latest: false) { _ in m.e2 }.flatMap { of($0) } }
        .unsub("--------------!").gives("-a-------------")
    t.equal("should handle a busy producer emitting a regular repeating sequence")
        .hot("abcdefabcdefabcdefabcdefa|", "^------------------------!").cold("-----|")
        .subs("^----!", "------^----!", "------------^----!", "------------------^----!")
        .subs("------------------------^!").gives("a-----a-----a-----a-----a|")
    t.equal("should mirror source if durations are immediate")
        .hot("abcdefabcdefabcdefabcdefa|", "^------------------------!").cold("x").gives("abcdefabcdefabcdefabcdefa|")
    t.equal("should mirror source if durations are empty")
        .hot("abcdefabcdefabcdefabcdefa|", "^------------------------!").cold("|").gives("abcdefabcdefabcdefabcdefa|")
    t.equal("should take only the first value emitted if duration is a never")
        .hot("----abcdefabcdefabcdefabcdefa|", "^----------------------------!")
        .cold("-", "----^------------------------!").gives("----a------------------------|")
    t.equal("should unsubscribe duration Observable when source raise error")
        .hot("----abcdefabcdefabcdefabcdefa#", "^----------------------------!")
        .cold("-", "----^------------------------!").gives("----a------------------------#")
    t.equal("should raise error as soon as just-throw duration is used")
        .hot("----abcdefabcdefabcdefabcdefa|", "^---!-------------------------").cold("#", "----(^!)").gives("----(a#)")
    t.stops { $0.throttle(latest: false) { _ in of(0) }.take(3) }
    t.given { m in m.e1.throttle(latest: false) { _ in m.next() } }
    t.equal("should throttle using durations of varying lengths")
        .hot("abcdefabcdabcdefghabca|", "^---------------------!").inner("0", "-----|", "^----!").inner("1", "---|")
        .subs("------^--!").inner("2", "-------|", "----------^------!").inner("3", "--|", "------------------^-!")
        .inner("4", "----|", "---------------------^!").gives("a-----a---a-------a--a|")
    t.equal("should propagate error from duration Observable").hot("abcdefabcdabcdefghabca|", "^----------------!")
        .inner("0", "-----|", "^----!").inner("1", "---|", "------^--!").inner("2", "-------#", "----------^------!")
        .gives("a-----a---a------#")
    t.given { m in m.e1.throttle(latest: false) { _ in m.cold("-----|") } }
    t.equal("should complete when source does not emit").hot("-----|", "^----!").gives("-----|")
    t.equal("should raise error when source does not emit and raises error").hot("-----#", "^----!").gives("-----#")
    t.equal("should handle an empty source").cold("|", "(^!)").gives("|")
    t.equal("should handle a never source").cold("-", "^").gives("-")
    t.equal("should handle a throw source").cold("#", "(^!)").gives("#")
    t.given { m in m.e1.throttle { _ in m.e2 } }
    t.equal("should immediately emit the first value in each time window")
        .hot("-a-xy-----b--x--cxxx------|", "^-------------------------!").cold("----x")
        .subs("-^---!", "-----^---!", "----------^---!", "--------------^---!", "------------------^---!")
        .subs("----------------------^---!").gives("-a---y----b---x---x---x---|")
    t.equal("should work for individual values").hot("-^-x------------------|", "^--------------------!")
        .cold("------------------------|", "--^------------------!").gives("--x------------------|")
    t.equal("should emit trailing value after throttle duration when source completes")
        .hot("-a--------xy|", "^-----------!").cold("----x", "-^---!", "----------^---!").gives("-a--------x---(y|)")
    t.given { m in m.e1.throttle(leading: false) { _ in m.e2 } }
    t.equal("should immediately emit the first value in each time window")
        .hot("-a-xy-----b--x--cxxx------|", "^-------------------------!").cold("----x")
        .subs("-^---!", "-----^---!", "----------^---!", "--------------^---!", "------------------^---!")
        .subs("----------------------^---!").gives("-----y--------x---x---x---|")
    t.equal("should work for individual values").hot("-^-x------------------|", "^--------------------!")
        .cold("------------------------x", "--^-----------------------!").gives("--------------------------(x|)")
    t.equal("should wait for trailing throttle before completing, even if source completes")
        .hot("-^--x--------y---------|", "^---------------------!")
        .cold("------------------------x", "---^-----------------------!").gives("---------------------------(y|)")
    t.equal("should emit trailing value after throttle duration when source completes").hot("-a--------x|")
        .subs("^----------!").cold("----x", "-^---!", "-----^---!", "----------^---!").gives("-----a--------(x|)")
    t.equal("should emit the last trailing value after throttle duration when source completes").hot("-a--------xy|")
        .subs("^-----------!").cold("----x", "-^---!", "-----^---!", "----------^---!").gives("-----a--------(y|)")
    t.equal("should complete when source completes if no value is available").hot("-a-----|", "^------!")
        .cold("----x", "-^---!", "-----^-!").gives("-----a-|")
    t.notApplicable(because: .typedFailure).cases("should propagate error thrown from durationSelector function")
}

@Test(arguments: throttleTimeCases) func throttleTimeAsInRxJS(_ test: Case) throws { try test.run() }
private let throttleTimeCases = spec("operators/throttleTime", of: 18) { t in
    t.given { $0.e1.throttle(for: .milliseconds(5), latest: false) }
    t.equal("should immediately emit the first value in each time window")
        .hot("-a-x-y----b---x-cx---|", "^--------------------!").gives("-a--------b-----c----|")
    t.equal("should throttle events by 5 time units")
        .sends("1", "done") { of(1, 2, 3).throttle(for: .milliseconds(5), latest: false) }
    t.equal("should throttle events multiple times").sendsInTime("1-0", "2-0", "done") {
        let times = { (start: Duration, count: Int, name: String) in
            Producer<Int, MarbleError>.timer(after: start, repeating: .milliseconds(1)).take(count).map {
                name + "\($0)"
            }
        }
        return times(.zero, 3, "1-").concat(with: times(.milliseconds(8), 5, "2-"))
            .throttle(for: .milliseconds(5), latest: false)
    }
    t.equal("should simply mirror the source if values are not emitted often enough")
        .hot("-a--------b-----c----|", "^--------------------!").gives("-a--------b-----c----|")
    t.equal("should handle a busy producer emitting a regular repeating sequence")
        .hot("abcdefabcdefabcdefabcdefa|", "^------------------------!").gives("a-----a-----a-----a-----a|")
    t.equal("should complete when source does not emit").hot("-----|", "^----!").gives("-----|")
    t.equal("should raise error when source does not emit and raises error").hot("-----#", "^----!")
        .given { $0.e1.throttle(for: .milliseconds(10), latest: false) }.gives("-----#")
    t.equal("should throttle and does not complete when source does not completes")
        .hot("-a--(bc)-------d----------------", "^------------------------------!")
        .unsub("-------------------------------!").gives("-a-------------d----------------").chained()
    t.equal("should throttle values until source raises error").hot("-a--(bc)-------d---------------#")
        .subs("^------------------------------!").gives("-a-------------d---------------#")
    t.equal("should immediately emit the first and last values in each time window").given { $0.e1.throttle(for: $0.t) }
        .hot("-a-xy-----b--x--cxxx--|", "^---------------------!").time("----|").gives("-a---y----b---x---x---(x|)")
    t.equal("should emit the value if only a single one is given").hot("-a--------------------|").time("----|")
        .given { $0.e1.throttle(for: $0.t) }.gives("-a--------------------|")
    t.given { $0.e1.throttle(for: .milliseconds(30), latest: false) }
    t.equal("should handle an empty source").cold("|", "(^!)").gives("|")
    t.equal("should handle a never source").cold("-", "^").gives("-")
    t.equal("should handle a throw source").cold("#", "(^!)").gives("#")
    t.given { $0.e1.throttle(for: $0.t, leading: false) }
    t.equal("should immediately emit the last value in each time window")
        .hot("-a-xy-----b--x--cxxx--|", "^---------------------!").time("----|").gives("-----y--------x---x---(x|)")
    t.equal("should emit the last throttled value when complete").hot("-a-xy-----b--x--cxx-|", "^-------------------!")
        .time("----|").gives("-----y--------x---x-|")
    t.equal("should emit the value if only a single one is given").hot("-a--------------------|").time("----|")
        .gives("-----a----------------|")
}
