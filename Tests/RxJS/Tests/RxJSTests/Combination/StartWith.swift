@Test(arguments: startWithCases) func startWithAsInRxJS(_ test: Case) throws { try test.run() }
private let startWithCases = spec("operators/startWith", of: 16) { t in
    t.given { $0.e1.startWith(defaultStartValue) }
    t.equal("should prepend to a cold Observable").cold("---a--b--c--|", "^-----------!").given { $0.e1.startWith("s") }
        .gives("s--a--b--c--|")
    t.equal("should start an observable with given value").hot("--a--|", "^----!").gives("x-a--|")
    t.equal("should start with given value and does not completes if source does not completes").hot("----a-", "^-----")
        .gives("x---a-")
    t.equal("should start with given value and does not completes if source never emits").cold("-", "^").gives("x-")
    t.equal("should start with given value and completes if source does not emits").hot("---|", "^--!").gives("x--|")
    t.equal("should start with given value and complete immediately if source is empty").cold("|", "(^!)").gives("(x|)")
    t.equal("should start with given value and source both if source emits single value").cold("(a|)", "(^!)")
        .gives("(xa|)")
    t.equal("should start with given values when given value is more than one").hot("-----a--|", "^-------!")
        .given { $0.e1.startWith("y", "z") }.gives("(yz)-a--|")
    t.equal("should start with given value and raises error if source raises error").hot("--#", "^-!").gives("x-#")
    t.equal("should start with given value and raises error immediately if source throws error").cold("#", "(^!)")
        .gives("(x#)")
    t.equal("should allow unsubscribing explicitly and early").hot("---a--b----c--d--|", "^--------!")
        .given { $0.e1.startWith("s") }.unsub("---------!").gives("s--a--b---").chained()
    t.equal("should start with empty if given value is not specified").hot("-a-|", "^--!").given { $0.e1.startWith() }
        .gives("-a-|")
    t.stops { $0.startWith(-1).take(4) }
    t.notApplicable(because: .schedulerArgument).cases("should accept scheduler as last argument with single value")
        .cases("should accept scheduler as last argument with multiple value")
}

@Test(arguments: endWithCases) func endWithAsInRxJS(_ test: Case) throws { try test.run() }
private let endWithCases = spec("operators/endWith", of: 17) { t in
    t.given { $0.e1.endWith(defaultEndValue) }
    t.equal("should append to a cold Observable").cold("---a--b--c--|", "^-----------!").given { $0.e1.endWith("s") }
        .gives("---a--b--c--(s|)")
    t.equal("should append numbers to a cold Observable").cold("---a--b--c--|", "^-----------!")
        .values("a=1 b=2 c=3 s=4").given(of: Int.self) { $0.e1.endWith(["a": 1, "b": 2, "c": 3, "s": 4]["s"]!) }
        .gives("---a--b--c--(s|)")
    t.equal("should end an observable with given value").hot("--a--|", "^----!").gives("--a--(x|)")
    t.equal("should not end with given value if source does not complete").hot("----a-", "^").gives("----a-")
    t.equal("should not end with given value if source never emits and does not completes").cold("-", "^").gives("-")
    t.equal("should end with given value if source does not emit but does complete").hot("---|", "^--!")
        .gives("---(x|)")
    t.equal("should emit given value and complete immediately if source is empty").cold("|", "(^!)").gives("(x|)")
    t.equal("should end with given value and source both if source emits single value").cold("(a|)", "(^!)")
        .gives("(ax|)")
    t.equal("should end with given values when given more than one value").hot("-----a--|", "^-------!")
        .given { $0.e1.endWith("y", "z") }.gives("-----a--(yz|)")
    t.equal("should raise error and not end with given value if source raises error").hot("--#", "^-!").gives("--#")
    t.equal("should raise error immediately and not end with given value if source throws error immediately")
        .cold("#", "(^!)").gives("#")
    t.equal("should allow unsubscribing explicitly and early").hot("---a--b----c--d--|", "^--------!")
        .given { $0.e1.endWith("s") }.unsub("---------!").gives("---a--b---").chained()
    t.equal("should end with empty if given value is not specified").hot("-a-|", "^--!").given { $0.e1.endWith() }
        .gives("-a-|")
    t.stops { $0.endWith(0).take(3) }
    t.notApplicable(because: .schedulerArgument).cases("should accept scheduler as last argument with single value")
        .cases("should accept scheduler as last argument with multiple value")
}

private let defaultStartValue = "x"

private let defaultEndValue = "x"
