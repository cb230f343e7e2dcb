@Test(arguments: timeoutCases) func timeoutAsInRxJS(_ test: Case) throws { try test.run() }
private let timeoutCases = spec("operators/timeout", of: 40) { t in
    t.given { $0.e1.timeout(after: $0.t, switchTo: $0.e2) }
    timeoutRows(t)
    t.equal("should work with synchronous observable")
        .sends("1", "done") { of(1).timeout(after: .milliseconds(10), failure: "timeout") }
    t.equal("should timeout for long delays if first is specified as Date AND each is specified")
        .cold("---a-----------------------b---|", "^--------!").time("-------------|", "------|")
        .given { $0.e1.timeout(first: $0.t, each: $0.t2, failure: "timeout") }.gives("---a-----#", error: "timeout")
    t.equal("should not timeout if source emits synchronously when subscribed").time("---|")
        .given { of("a").concat(with: never()).timeout(first: $0.t, failure: "timeout") }.gives("a---")
    t.stops { $0.timeout(after: .zero, failure: "timeout").take(3) }
    t.given { $0.e1.timeout(after: $0.t, failure: "timeout") }
    t.equal("should timeout after a specified timeout period").cold("-------a--b--|", "^----!").time("-----|")
        .gives("-----#", error: "timeout")
    t.equal("should not timeout if source emits within timeout period").hot("--a--b--c--d--e--|", "^----------------!")
        .time("-----|").gives("--a--b--c--d--e--|")
    t.equal("should allow unsubscribing explicitly and early").hot("--a--b--c---d--e--|", "^---------!").time("-----|")
        .unsub("----------!").gives("--a--b--c--")
    t.equal("should timeout after a specified timeout period between emit with default error while source emits")
        .hot("---a---b---c------d---e---|", "^---------------!").time("-----|")
        .gives("---a---b---c----#", error: "timeout")
    t.equal("should timeout after a specified timeout period").cold("-------a--b--|", "^----!").time("-----|")
        .gives("-----#", error: "timeout")
    t.equal("should not timeout if source emits within timeout period").hot("--a--b--c--d--e--|", "^----------------!")
        .time("-----|").gives("--a--b--c--d--e--|")
    t.equal("should allow unsubscribing explicitly and early").hot("--a--b--c---d--e--|", "^---------!").time("-----|")
        .unsub("----------!").gives("--a--b--c--")
    t.equal("should timeout after a specified timeout period between emit with default error while source emits")
        .hot("---a---b---c------d---e---|", "^---------------!").time("-----|")
        .gives("---a---b---c----#", error: "timeout")
    t.given { $0.e1.timeout(first: $0.t, failure: "timeout") }
    t.equal("should not timeout if source completes within absolute timeout period")
        .hot("--a--b--c--d--e--|", "^----------------!").time("--------------------|").gives("--a--b--c--d--e--|")
    t.equal("should timeout at a specified Date").cold("-", "^---------!").time("----------|")
        .gives("----------#", error: "timeout")
    t.equal("should not timeout if source completes within absolute timeout period")
        .hot("--a--b--c--d--e--|", "^----------------!").time("--------------------|").gives("--a--b--c--d--e--|")
    t.equal("should timeout at a specified Date").cold("-", "^---------!").time("----------|")
        .gives("----------#", error: "timeout")
    t.equal("should timeout at a specified time for first value only").cold("-", "^---------!").time("----------|")
        .gives("----------#", error: "timeout")
    t.equal("should not timeout for long delays if only first is specified")
        .cold("---a-----------------------b---|", "^------------------------------!").time("----------|")
        .gives("---a-----------------------b---|", error: "timeout")
    t.equal("should not timeout for long delays if only first is specified as Date")
        .cold("---a-----------------------b---|", "^------------------------------!").time("----------|")
        .gives("---a-----------------------b---|", error: "timeout")
    t.given { $0.e1.flatMap { of($0) }.timeout(after: $0.t, failure: "timeout").flatMap { of($0) } }
    t.equal("should not break unsubscription chains when result is unsubscribed explicitly")
        .hot("--a--b--c---d--e--|", "^---------!").time("-----|").unsub("----------!").gives("--a--b--c--")
    t.equal("should not break unsubscription chains when result is unsubscribed explicitly")
        .hot("--a--b--c---d--e--|", "^---------!").time("-----|").unsub("----------!").gives("--a--b--c--")
    t.given { $0.e1.timeout(first: $0.t, switchTo: $0.e2) }
    t.equal("should timeout at a specified date then subscribe to the passed observable").cold("-", "^---------!")
        .cold("--x--y--z--|", "----------^----------!").time("----------|").gives("------------x--y--z--|")
    t.equal("should not timeout if source completes within specified Date").time("--------------------|")
        .hot("--a--b--c--d--e--|", "^----------------!").cold("--x--|", "").gives("--a--b--c--d--e--|")
    t.equal("should not timeout if source raises error within specified Date").hot("---a---#", "^------!")
        .cold("--x--|", "").time("----------|").gives("---a---#")
    t.given { $0.e1.flatMap { of($0) }.timeout(after: $0.t, switchTo: $0.e2).flatMap { of($0) } }
    t.equal("should not break unsubscription chain when unsubscribed explicitly").time("----|").unsub("--------------!")
        .hot("---a---b-----c----|", "^----------!").cold("-x---y|", "-----------^--!").gives("---a---b----x--")
    t.equal("should not subscribe to withObservable after explicit unsubscription").cold("---a------b------", "^----!")
        .cold("i---j---|", "").time("-----|").unsub("-----!").gives("---a--")
    t.notApplicable(because: "there is no `TimeoutError` to describe itself; the failure is the caller's own")
        .cases("should emit and TimeoutError on timeout with appropriate due as number")
        .cases("should emit and TimeoutError on timeout with appropriate due as Date")
        .cases("should emit and TimeoutError on timeout with appropriate due as number")
        .cases("should emit and TimeoutError on timeout with appropriate due as Date")
}

@Test(arguments: timeoutWithCases) func timeoutWithAsInRxJS(_ test: Case) throws { try test.run() }
private let timeoutWithCases = spec("operators/timeoutWith", of: 16) { t in
    t.given { $0.e1.timeout(after: $0.t, switchTo: $0.e2) }
    timeoutRows(t)
    t.stops { $0.timeout(after: .zero, switchTo: empty(Int.self)).take(3) }
    t.given { $0.e1.timeout(first: $0.t, switchTo: $0.e2) }
    t.equal("should timeout at a specified date then subscribe to the passed observable").cold("-", "^---------!")
        .cold("--x--y--z--|", "----------^----------!").time("----------|").gives("------------x--y--z--|")
    t.equal("should not timeout if source completes within specified Date").time("--------------------|")
        .hot("--a--b--c--d--e--|", "^----------------!").cold("--x--|", "").gives("--a--b--c--d--e--|")
    t.equal("should not timeout if source raises error within specified Date").hot("---a---#", "^------!")
        .cold("--x--|", "").time("----------|").gives("---a---#")
    t.given { $0.e1.flatMap { of($0) }.timeout(after: $0.t, switchTo: $0.e2).flatMap { of($0) } }
    t.equal("should not break unsubscription chain when unsubscribed explicitly").time("----|").unsub("--------------!")
        .hot("---a---b-----c----|", "^----------!").cold("-x---y|", "-----------^--!").gives("---a---b----x--")
    t.equal("should not subscribe to withObservable after explicit unsubscription").cold("---a------b------", "^----!")
        .cold("i---j---|", "").time("-----|").unsub("-----!").gives("---a--")
}

/// Rows of timeout and timeoutWith.
private func timeoutRows(_ t: Table) {
    t.equal("should timeout after a specified period then subscribe to the passed observable")
        .cold("-------a--b--|", "^----!").cold("x-y-z-|", "-----^-----!").time("-----|").gives("-----x-y-z-|")
    t.equal(
        "should timeout after a specified period between emit then subscribe to the passed observable when source emits"
    )
    .hot("---a---b------c---|", "^----------!").cold("-x-y-|", "-----------^----!").time("----|")
    .gives("---a---b----x-y-|")
    t.equal("should allow unsubscribing explicitly and early").hot("---a---b-----c----|", "^----------!")
        .cold("-x---y|", "-----------^--!").time("----|").unsub("--------------!").gives("---a---b----x--")
    t.equal("should timeout after a specified period then subscribe to the passed observable when source is empty")
        .hot("-------------|", "^---------!").cold("----x----|", "----------^--------!").time("----------|")
        .gives("--------------x----|")
    t.equal(
        "should timeout after a specified period between emit then never completes if other source does not complete"
    )
    .hot("--a--b--------c--d--|", "^--------!").cold("------------", "---------^-----------").time("----|")
    .gives("--a--b---------------")
    t.equal(
        "should timeout after a specified period then subscribe to the passed observable when source raises error after timeout"
    )
    .hot("-------------#", "^---------!").cold("----x----|", "----------^--------!").time("----------|")
    .gives("--------------x----|")
    t.equal(
        "should timeout after a specified period between emit then never completes if other source emits but not complete"
    )
    .hot("-------------|", "^----------!").cold("----x----", "-----------^--------").time("-----------|")
    .gives("---------------x----")
    t.equal("should not timeout if source completes within timeout period").hot("-----|", "^----!")
        .cold("----x----", "").time("----------|").gives("-----|")
    t.equal("should not timeout if source raises error within timeout period").hot("-----#", "^----!")
        .cold("----x----|", "").time("----------|").gives("-----#")
    t.equal("should not timeout if source emits within timeout period").hot("--a--b--c--d--e--|", "^----------------!")
        .cold("----x----|", "").time("-----|").gives("--a--b--c--d--e--|")
}
