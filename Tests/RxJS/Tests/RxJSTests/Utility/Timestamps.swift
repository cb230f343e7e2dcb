@Test(arguments: timeIntervalCases) func timeIntervalAsInRxJS(_ test: Case) throws { try test.run() }
private let timeIntervalCases = spec("operators/timeInterval", of: 12) { t in
    t.given { $0.e1.measureInterval() }
    t.equal("should record the time interval between source elements").hot("--a--^b-c-----d--e--|", "^--------------!")
        .given { $0.e1.measureInterval().map { $0.interval } }
        .gives("-w-x-----y--z--|", ["w": 1, "x": 2, "y": 6, "z": 3].mapValues { Duration.milliseconds($0) })
    t.equal("should record interval if source emit elements").hot("--a--^b--c----d---e--|", "^---------------!")
        .meaning(["w": (value: "b", interval: Duration.milliseconds(1))])
        .meaning(["x": (value: "c", interval: Duration.milliseconds(3))])
        .meaning(["y": (value: "d", interval: Duration.milliseconds(5))])
        .meaning(["z": (value: "e", interval: Duration.milliseconds(4))]).gives("-w--x----y---z--|")
    t.equal("should completes without record interval if source does not emits").hot("---------|", "^--------!")
        .gives("---------|")
    t.equal("should complete immediately if source is empty").cold("|", "(^!)").gives("|")
    t.equal("should record interval then does not completes if source emits but not completes")
        .hot("-a--b--", "^------").meaning(["y": (value: "a", interval: Duration.milliseconds(1))])
        .meaning(["z": (value: "b", interval: Duration.milliseconds(3))]).gives("-y--z--")
    t.equal("should allow unsubscribing explicitly and early").hot("-a--b-----c---d---|", "^------!").unsub("-------!")
        .meaning(["y": (value: "a", interval: Duration.milliseconds(1))])
        .meaning(["z": (value: "b", interval: Duration.milliseconds(3))]).gives("-y--z---").chained()
    t.equal("should not completes if source never completes").cold("-", "^").gives("-")
    t.equal("raise error if source raises error").hot("---#", "^--!").gives("---#")
    t.equal("should record interval then raise error if source raises error after emit").hot("-a--b--#", "^------!")
        .meaning(["y": (value: "a", interval: Duration.milliseconds(1))])
        .meaning(["z": (value: "b", interval: Duration.milliseconds(3))]).gives("-y--z--#")
    t.equal("should raise error if source immediately throws").cold("#", "(^!)").gives("#")
    t.stops { $0.measureInterval().take(3) }
}

@Test(arguments: timestampCases) func timestampAsInRxJS(_ test: Case) throws { try test.run() }
private let timestampCases = spec("operators/timestamp", of: 12) { t in
    t.given { $0.e1.timestamp() }
    t.equal("should record the time stamp per each source elements").hot("-b-c-----d--e--|", "^--------------!")
        .given { $0.e1.timestamp().map { $0.instant } }
        .gives("-w-x-----y--z--|", ["w": 1, "x": 3, "y": 9, "z": 12].mapValues { Duration.milliseconds($0) })
    t.equal("should record stamp if source emit elements").hot("--a--^b--c----d---e--|", "^---------------!")
        .meaning(["w": (value: "b", instant: Duration.milliseconds(1))])
        .meaning(["x": (value: "c", instant: Duration.milliseconds(4))])
        .meaning(["y": (value: "d", instant: Duration.milliseconds(9))])
        .meaning(["z": (value: "e", instant: Duration.milliseconds(13))]).gives("-w--x----y---z--|")
    t.equal("should completes without record stamp if source does not emits").hot("---------|", "^--------!")
        .gives("---------|")
    t.equal("should complete immediately if source is empty").cold("|", "(^!)").gives("|")
    t.equal("should record stamp then does not completes if source emits but not completes").hot("-a--b--", "^------")
        .meaning(["y": (value: "a", instant: Duration.milliseconds(1))])
        .meaning(["z": (value: "b", instant: Duration.milliseconds(4))]).gives("-y--z--")
    t.equal("should allow unsubscribing explicitly and early").hot("-a--b-----c---d---|", "^------!").unsub("-------!")
        .meaning(["y": (value: "a", instant: Duration.milliseconds(1))])
        .meaning(["z": (value: "b", instant: Duration.milliseconds(4))]).gives("-y--z---").chained()
    t.equal("should not completes if source never completes").cold("-", "^").gives("-")
    t.equal("raise error if source raises error").hot("---#", "^--!").gives("---#")
    t.equal("should record stamp then raise error if source raises error after emit").hot("-a--b--#", "^------!")
        .meaning(["y": (value: "a", instant: Duration.milliseconds(1))])
        .meaning(["z": (value: "b", instant: Duration.milliseconds(4))]).gives("-y--z--#")
    t.equal("should raise error if source immediately throws").cold("#", "(^!)").gives("#")
    t.stops { $0.timestamp().take(3) }
}

@Test(arguments: toArrayCases) func toArrayAsInRxJS(_ test: Case) throws { try test.run() }
private let toArrayCases = spec("operators/toArray", of: 11) { t in
    t.given { $0.e1.collect() }
    t.equal("should reduce the values of an observable into an array").hot("---a--b--|", "^--------!")
        .gives("---------(w|)", "w=ab")
    t.equal("should be never when source is never").cold("-", "^").gives("-")
    t.equal("should be empty when source is empty").cold("|", "(^!)").gives("(w|)", "w=")
    t.equal("should be never when source doesn't complete").hot("--x--^--y--", "^-----").gives("------")
    t.equal("should reduce observable without values into an array of length zero").hot("-x-^---|", "^---!")
        .gives("----(w|)", "w=")
    t.equal("should reduce the a single value of an observable into an array").hot("-x-^--y--|", "^-----!")
        .gives("------(w|)", "w=y")
    t.equal("should allow multiple subscriptions").hot("-x-^--y--|", "^-----!", "^-----!").given { $0.e1.collect() }
        .meaning("w=y").spans(("", "------(w|)"), ("", "------(w|)"))
    t.equal("should allow unsubscribing explicitly and early").hot("--a--b----c-----d----e---|", "^-------!")
        .unsub("--------!").gives("---------").chained()
    t.equal("should work with error").hot("-x-^--y--z--#", "^--------!", values: "x=1 y=2 z=3", error: "too bad")
        .given(of: Int.self) { $0.e1.collect() }.gives("---------#", error: "too bad")
    t.equal("should work with throw").cold("#", "(^!)").gives("#")
}
