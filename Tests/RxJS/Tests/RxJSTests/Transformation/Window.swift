@Test(arguments: windowCases) func windowAsInRxJS(_ test: Case) throws { try test.run() }
private let windowCases = spec("operators/window", of: 16) { t in
    t.given { $0.e1.window(on: $0.e2) }
    t.equal("should emit windows that close and reopen")
        .hot("---a---b---c---d---e---f---g---h---i---|", "^--------------------------------------!")
        .hot("-------------w------------w----------------|", "^--------------------------------------!")
        .signals("x=---a---b---c-| y=--d---e---f--| z=-g---h---i---|").gives("x------------y------------z------------|")
    t.equal("should return a single empty window if source is empty and closings are basic").cold("|", "(^!)")
        .cold("--x--x--|", "(^!)").gives("(w|)", signals: "w=|")
    t.equal("should return a single empty window if source is empty and closing is empty").cold("|", "(^!)")
        .cold("|", "(^!)").gives("(w|)", signals: "w=|")
    t.equal("should return a single empty window if source is sync empty and closing is sync empty").cold("(|)", "(^!)")
        .given { $0.e1.window(on: empty(String.self)) }.gives("(w|)", signals: "w=|")
    t.equal("should split a Just source into a single window identical to source, using a Never closing")
        .cold("(a|)", "(^!)").cold("-", "(^!)").gives("(w|)", signals: "w=(a|)")
    t.equal("should return a single Never window if source is Never").cold("------", "^-----").cold("------", "^-----")
        .gives("w-----", signals: "w=------")
    t.equal("should be able to split a never Observable into timely empty windows").hot("^--------", "^--------")
        .cold("--x--x--|", "^-------!").gives("a-b--c---", signals: "a=--| b=---| c=----")
    t.equal("should emit an error-only window if outer is a simple throw-Observable").cold("#", "(^!)")
        .cold("--x--x--|", "(^!)").gives("(w#)", signals: "w=#")
    t.equal("should handle basic case with window closings").hot("-1-2-^3-4-5-6-7-8-9-|", "^--------------!")
        .hot("---^---x---x---x---x---x---|", "^--------------!")
        .gives("a---b---c---d--|", signals: "a=-3-4| b=-5-6| c=-7-8| d=-9-|")
    t.equal("should handle basic case with window closings, but outer throws")
        .hot("-1-2-^3-4-5-6-7-8-9-#", "^--------------!").hot("---^---x---x---x---x---x---|", "^--------------!")
        .gives("a---b---c---d--#", signals: "a=-3-4| b=-5-6| c=-7-8| d=-9-#")
    t.equal("should stop emitting windows when outer is unsubscribed early").hot("-1-2-^3-4-5-6-7-8-9-|", "^-------!")
        .hot("---^---x---x---x---x---x---|", "^-------!").unsub("--------!")
        .gives("a---b----", signals: "a=-3-4| b=-5-6")
    t.equal("should not break unsubscription chains when result is unsubscribed explicitly")
        .hot("-1-2-^3-4-5-6-7-8-9-|", "^-------!").hot("---^---x---x---x---x---x---|", "^-------!")
        .given { $0.e1.flatMap { of($0) }.window(on: $0.e2).flatMap { of($0) } }.unsub("--------!")
        .gives("a---b----", signals: "a=-3-4| b=-5-6-")
    t.equal("should make outer emit error when closing throws").hot("-1-2-^3-4-5-6-7-8-9-#", "^---!")
        .hot("---^---#", "^---!").gives("a---#", signals: "a=-3-4#")
    t.equal("should complete the resulting Observable when window closings completes")
        .hot("-1-2-^3-4-5-6-7-8-9-|", "^--------------!").hot("---^---x---x---|", "^-----------!")
        .gives("a---b---c------|", signals: "a=-3-4| b=-5-6| c=-7-8-9-|")
    t.notApplicable(because: .promises).cases("should window when Promise resolves")
        .cases("should raise error when Promise rejects")
}

@Test(arguments: windowCountCases) func windowCountAsInRxJS(_ test: Case) throws { try test.run() }
private let windowCountCases = spec("operators/windowCount", of: 10) { t in
    t.given { $0.e1.window(count: 2, skip: 1) }
    t.equal("should emit windows with count 3, no skip specified")
        .hot("---a---b---c---d---e---f---g---h---i---|", "^--------------------------------------!")
        .given { $0.e1.window(count: 3) }.signals("x=---a---b---(c|) y=----d---e---(f|) z=----g---h---(i|) w=----|")
        .gives("x----------y-----------z-----------w---|")
    t.equal("should emit windows with count 2 and skip 1").hot("^-a--b--c--d--|", "^-------------!")
        .signals("u=--a--(b|) v=---b--(c|) x=---c--(d|) y=---d--| z=---|").gives("u-v--x--y--z--|")
    t.equal("should emit windows with count 2, and skip unspecified")
        .hot("--a--b--c--d--e--f--|", "^-------------------!").given { $0.e1.window(count: 2) }
        .signals("x=--a--(b|) y=---c--(d|) z=---e--(f|) w=---|").gives("x----y-----z-----w--|")
    t.equal("should return empty if source is empty").cold("|", "(^!)").gives("(w|)", signals: "w=|")
    t.equal("should return Never if source if Never").cold("-", "^").gives("w", signals: "w=-")
    t.equal("should propagate error from a just-throw source").cold("#", "(^!)").gives("(w#)", signals: "w=#")
    t.equal("should raise error if source raises error").hot("--a--b--c--d--e--f--#", "^-------------------!")
        .given { $0.e1.window(count: 3, skip: 1) }
        .signals("u=--a--b--(c|) v=---b--c--(d|) w=---c--d--(e|) x=---d--e--(f|)")
        .signals("y=---e--f--# z=---f--# q=---#").gives("u-v--w--x--y--z--q--#")
    t.equal("should dispose of inner windows once outer is unsubscribed early").hot("^-a--b--c--d--|", "^--------!")
        .unsub("---------!").gives("w-x--y--z-", signals: "w=--a--(b|) x=---b--(c|) y=---c- z=--").chained()
    t.stops { $0.window(count: 3).flatMap { $0 }.take(3) }
}

@Test(arguments: windowTimeCases) func windowTimeAsInRxJS(_ test: Case) throws { try test.run() }
private let windowTimeCases = spec("operators/windowTime", of: 13) { t in
    t.given { $0.e1.window(for: $0.t, every: $0.t2) }
    t.equal("should emit windows given windowTimeSpan and windowCreationInterval")
        .hot("--1--2--^-a--b--c--d--e---f--g--h-|", "^-------------------------!")
        .given { $0.e1.window(for: .milliseconds(5), every: .milliseconds(10)) }
        .gives("x---------y---------z-----|", signals: "x=--a--(b|) y=-d--e| z=-g--h|")
    t.equal("should close windows after max count is reached").given { $0.e1.window(for: $0.t, count: 2) }
        .hot("--1--2--^--a--b--c--d--e--f--g-----|", "^--------------------------!").time("----------|")
        .signals("w=---a--(b|) x=---c--(d|) y=---e--(f|) z=---g-----|").gives("w-----x-----y-----z--------|")
    t.equal("should close window after max count is reached with windowCreationInterval")
        .hot("--1--2--^-a--b--c--de-f---g--h--i-|", "^-------------------------!")
        .given { $0.e1.window(for: .milliseconds(5), every: .milliseconds(10), count: 3) }
        .gives("x---------y---------z-----|", signals: "x=--a--(b|) y=-de-(f|) z=-h--i|")
    t.equal("should emit windows given windowTimeSpan").time("----------|")
        .hot("--1--2--^--a--b--c--d--e--f--g--h--|", "^--------------------------!").given { $0.e1.window(for: $0.t) }
        .gives("x---------y---------z------|", signals: "x=---a--b--c| y=--d--e--f-| z=-g--h--|")
    t.equal("should emit windows given windowTimeSpan and windowCreationInterval")
        .hot("--1--2--^--a--b--c--d--e--f--g--h--|", "^--------------------------!").time("----------|", "-----|")
        .given { $0.e1.window(for: $0.t2, every: $0.t) }
        .gives("x---------y---------z------|", signals: "x=---a-| y=--d--(e|) z=-g--h|")
    t.equal("should return a single empty window if source is empty").cold("|", "(^!)").time("-----|", "----------|")
        .gives("(w|)", signals: "w=|")
    t.equal("should split a Just source into a single window identical to source").cold("(a|)", "(^!)")
        .time("-----|", "----------|").gives("(w|)", signals: "w=(a|)")
    t.equal("should be able to split a never Observable into timely empty windows").hot("^----------", "^---------!")
        .time("---|", "---|").unsub("----------!").gives("a--b--c--d-", signals: "a=---| b=---| c=---| d=--")
    t.equal("should emit an error-only window if outer is a simple throw-Observable").cold("#", "(^!)")
        .time("-----|", "----------|").gives("(w#)", signals: "w=#")
    t.equal("should handle source Observable which eventually emits an error")
        .hot("--1--2--^--a--b--c--d--e--f--g--h--#", "^--------------------------!").time("-----|", "----------|")
        .gives("x---------y---------z------#", signals: "x=---a-| y=--d--(e|) z=-g--h|")
    t.equal("should emit windows given windowTimeSpan and windowCreationInterval, but outer is unsubscribed early")
        .hot("--1--2--^--a--b--c--d--e--f--g--h--|", "^----------!").time("-----|", "----------|").unsub("-----------!")
        .gives("x---------y-", signals: "x=---a-| y=--")
    t.equal("should not break unsubscription chains when result is unsubscribed explicitly")
        .hot("--1--2--^--a--b--c--d--e--f--g--h--|", "^-------------!").time("-----|", "----------|")
        .given { $0.e1.flatMap { of($0) }.window(for: $0.t, every: $0.t2).flatMap { of($0) } }.unsub("--------------!")
        .gives("x---------y----", signals: "x=---a-| y=--d--")
    t.equal("should not error if maxWindowSize is hit while nexting to other windows.")
        .cold("----a---b---c---d---e---f---g---h---i---j---").time("------------|", "--------|")
        .given { $0.e1.window(for: $0.t, every: $0.t2, count: 4) }.unsub("------------------------------------------!")
        .signals("a=----a---b---| b=b---c---d---(e|) c=----e---f---(g|) d=----g---h---(i|)")
        .signals("e=----i---j--- f=----").gives("a-------b-------c-------d-------e-------f---")
}

let windowToggleCases = spec("operators/windowToggle", of: 19) { t in
    t.notApplicable(because: .toggling, count: 19)
}

let windowWhenCases = spec("operators/windowWhen", of: 15) { t in
    t.notApplicable(because: .closing, count: 15)
}
