@Test(arguments: debounceCases) func debounceAsInRxJS(_ test: Case) throws { try test.run() }
private let debounceCases = spec("operators/debounce", of: 30) { t in
    t.given { $0.e1.debounce { _ in timer(.milliseconds(2)) } }
    t.equal("should debounce values by a specified cold Observable")
        .hot("-a----bc----d-ef----|", "^-------------------!").cold("---x")
        .subs("-^--!", "------^!", "-------^--!", "------------^-!", "--------------^!", "---------------^--!")
        .given { m in m.e1.debounce { _ in m.e2 } }.gives("----a-----c-------f-|")
    t.equal("should delay all element by selector observable").hot("--a--b--c--d---------|", "^--------------------!")
        .gives("----a--b--c--d-------|")
    t.equal("should debounce by selector observable").hot("--a--bc--d----|", "^-------------!").gives("----a---c--d--|")
    t.equal("should support a scalar selector observable").hot("--a--bc--d----|", "^-------------!")
        .given { $0.e1.debounce { _ in of(0) } }.gives("--a--bc--d----|")
    t.equal("should complete when source does not emit").hot("-----|", "^----!").gives("-----|")
    t.equal("should complete when source is empty").cold("|", "(^!)").gives("|")
    t.equal("should raise error when source does not emit and raises error").hot("-----#", "^----!").gives("-----#")
    t.equal("should raise error when source throws").cold("#", "(^!)").gives("#")
    t.equal("should allow unsubscribing early and explicitly").hot("--a--bc--d----|", "^------!").unsub("-------!")
        .gives("----a---").chained("should not break unsubscription chains when unsubscribed explicitly")
    t.equal("should debounce and does not complete when source does not completes").hot("--a--bc--d---", "^")
        .gives("----a---c--d-")
    t.equal("should not complete when source does not complete").hot("-", "^").gives("-")
    t.equal("should not completes when source never completes").cold("-", "^").gives("-")
    t.equal("should delay all element until source raises error")
        .hot("--a--b--c--d---------#", "^--------------------!").gives("----a--b--c--d-------#")
    t.equal("should debounce all elements while source emits by selector observable")
        .hot("---a---b---c---d---e|", "^-------------------!").given { $0.e1.debounce { _ in timer(.milliseconds(4)) } }
        .gives("--------------------(e|)")
    t.equal("should debounce all element while source emits by selector observable until raises error")
        .hot("--a--b--c--d-#", "^------------!").given { $0.e1.debounce { _ in timer(.milliseconds(5)) } }
        .gives("-------------#")
    t.equal("should delay element by same selector observable emits multiple")
        .hot("----a--b--c----d-----e-------|", "^----------------------------!").cold("--x-y-")
        .subs("----^-!", "-------^-!", "----------^-!", "---------------^-!", "---------------------^-!")
        .given { m in m.e1.debounce { _ in m.e2 } }.gives("------a--b--c----d-----e-----|")
    t.equal("should ignore all values except last, when given an empty selector Observable")
        .hot("--------a-x-yz---bxy---z--c--x--y--z|", "^-----------------------------------!")
        .given { $0.e1.debounce { _ in empty() } }.gives("------------------------------------(z|)")
        .also("should ignore all values except last, when given a never selector Observable")
        .by { $0.e1.debounce { _ in never() } }
    t.equal("should debounce correctly when synchronously reentered").logs("1", "2") { _, log in
        let source = Subject<Int, MarbleError>()
        source.debounce { _ in of(0) }.subscribe { value in
            log(value)
            if value == 1 { source.send(2) }
        }
        source.send(1)
    }
    t.stops { $0.debounce { _ in of(0) }.take(3) }
    t.given { m in m.e1.debounce { _ in m.next() } }
    t.equal("should debounce by selector observable emits multiple").hot("----a--b--c----d-----e-------|")
        .subs("^----------------------------!").inner("0", "--x-y-", "----^-!").inner("1", "----x-y-", "-------^--!")
        .inner("2", "--x-y-", "----------^-!").inner("3", "------x-y-", "---------------^-----!")
        .inner("4", "--x-y-", "---------------------^-!").gives("------a-----c----------e-----|")
    t.equal("should debounce by selector observable until source completes")
        .hot("----a--b--c----d----e|", "^--------------------!").inner("0", "--x-y-", "----^-!").inner("1", "----x-y-")
        .subs("-------^--!").inner("2", "--x-y-", "----------^-!").inner("3", "------x-y-", "---------------^----!")
        .inner("4", "--x-y-", "--------------------^!").gives("------a-----c--------(e|)")
    t.equal("should raise error when selector observable raises error")
        .hot("--------a--------b--------c---------|", "^----------------------------!")
        .inner("0", "-x-y-", "--------^!").inner("1", "--x-y-", "-----------------^-!")
        .inner("2", "---#", "--------------------------^--!").gives("---------a---------b---------#")
    t.equal("should raise error when source raises error with selector observable")
        .hot("--------a--------b--------c---------d#", "^------------------------------------!")
        .inner("0", "-x-y-", "--------^!").inner("1", "--x-y-", "-----------------^-!").inner("2", "---x-y-")
        .subs("--------------------------^--!").inner("3", "----x-y-", "------------------------------------^!")
        .gives("---------a---------b---------c-------#")
    t.equal("should not delay by selector observable completes when it does not emits")
        .hot("--------a--------b--------c---------|", "^-----------------------------------!")
        .inner("0", "-|", "--------^!").inner("1", "--|", "-----------------^-!")
        .inner("2", "---|", "--------------------------^--!").gives("------------------------------------(c|)")
    t.equal("should not debounce by selector observable completes when it does not emits")
        .hot("----a--b-c---------de-------------|", "^---------------------------------!").inner("0", "-|", "----^!")
        .inner("1", "--|", "-------^-!").inner("2", "---|", "---------^--!")
        .inner("3", "----|", "-------------------^!").inner("4", "-----|", "--------------------^----!")
        .gives("----------------------------------(e|)")
    t.notApplicable(because: .typedFailure).cases("should raise error when selector function throws")
    t.notApplicable(because: .noPromise).cases("should delay by promise resolves")
        .cases("should raises error when promise rejects")
}

@Test(arguments: debounceTimeCases) func debounceTimeAsInRxJS(_ test: Case) throws { try test.run() }
private let debounceTimeCases = spec("operators/debounceTime", of: 17) { t in
    t.given { $0.e1.debounce(for: $0.t) }
    t.equal("should debounce values by 2 time units").hot("-a--bc--d---|", "^-----------!").time("--|")
        .gives("---a---c--d-|")
    t.equal("should delay all elements by the specified time").hot("-a--------b------c----|", "^---------------------!")
        .time("-----|").gives("------a--------b------(c|)")
    t.equal("should debounce and delay element by the specified time").time("-----|")
        .hot("-a--(bc)-----------d-------|", "^--------------------------!").gives("---------c--------------d--|")
    t.equal("should complete when source does not emit").hot("-----|", "^----!").time("-|").gives("-----|")
    t.equal("should complete when source is empty").cold("|", "(^!)").time("-|").gives("|")
    t.equal("should raise error when source does not emit and raises error").hot("-----#", "^----!").time("-|")
        .gives("-----#")
    t.equal("should raise error when source throws").cold("#", "(^!)").time("-|").gives("#")
    t.equal("should allow unsubscribing early and explicitly").hot("--a--bc--d----|", "^------!").unsub("-------!")
        .time("--|").gives("----a---").chained("should not break unsubscription chains when unsubscribed explicitly")
    t.equal("should debounce and does not complete when source does not completes").time("-----|")
        .hot("-a--(bc)-----------d-------", "^--------------------------").gives("---------c--------------d--")
    t.equal("should not completes when source does not completes").hot("-", "^").time("-|").gives("-")
    t.equal("should not completes when source never completes").cold("-", "^").time("-|").gives("-")
    t.equal("should delay all elements until source raises error")
        .hot("-a--------b------c----#", "^---------------------!").time("-----|").gives("------a--------b------#")
    t.equal("should debounce all elements while source emits within given time").time("----|")
        .hot("--a--b--c--d--e--f--g--h-|", "^------------------------!").gives("-------------------------(h|)")
    t.equal("should debounce all element while source emits within given time until raises error").time("----|")
        .hot("--a--b--c--d--e--f--g--h-#", "^------------------------!").gives("-------------------------#")
    t.equal("should debounce correctly when synchronously reentered").logs("1", "2") { m, log in
        let source = Subject<Int, Never>()
        source.debounce(for: .zero).subscribe { value in
            log(value)
            if value == 1 { source.send(2) }
        }
        source.send(1)
        m.flush()
    }
    t.notApplicable(because: "it looks inside a scheduler; `DebounceTests` has the timer's end")
        .cases("should unsubscribe from the scheduled debounce action when downstream unsubscribes")
}
