@Test(arguments: distinctCases) func distinctAsInRxJS(_ test: Case) throws { try test.run() }
private let distinctCases = spec("operators/distinct", of: 21) { t in
    t.given { $0.e1.distinct() }
    t.equal("should distinguish between values").hot("--a--a--a--b--b--a--|", "^-------------------!")
        .gives("--a--------b--------|")
    t.equal("should distinguish between values and does not complete").hot("--a--a--a--b--b--a-", "^------------------")
        .gives("--a--------b-------")
    t.equal("should not complete if source never completes").cold("-", "^").gives("-")
    t.equal("should not complete if source does not complete").hot("-", "^").gives("-")
    t.equal("should complete if source is empty").cold("|", "(^!)").gives("|")
    t.equal("should complete if source does not emit").hot("------|", "^-----!").gives("------|")
    t.equal("should emit if source emits single element only").hot("--a--|", "^----!").gives("--a--|")
    t.equal("should emit if source is scalar").given { m in of("a").distinct() }.gives("(a|)")
    t.equal("should raises error if source raises error").hot("--a--a--#", "^-------!").gives("--a-----#")
    t.equal("should raises error if source throws").cold("#", "(^!)").gives("#")
    t.equal("should not omit if source elements are all different")
        .hot("--a--b--c--d--e--f--|", "^-------------------!").gives("--a--b--c--d--e--f--|")
    t.equal("should allow unsubscribing early and explicitly").hot("--a--b--b--d--a--f--|", "^---------!")
        .unsub("----------!").gives("--a--b-----")
        .chained("should not break unsubscription chains when unsubscribed explicitly")
    t.equal("should emit once if source elements are all same").hot("--a--a--a--a--a--a--|", "^-------------------!")
        .gives("--a-----------------|")
    t.equal("should distinguish values by key").hot("--a--b--c--d--e--f--|", "^-------------------!")
        .values("a=1 b=2 c=3 d=4 e=5 f=6").given(of: Int.self) { $0.e1.distinct(by: { (value: Int) in value % 3 }) }
        .gives("--a--b--c-----------|")
    t.equal("should raises error when selector throws").hot("--a--b--c--d--e--f--|", "^----------!")
        .given { $0.e1.failing(at: "d", with: "d is for dumb").distinct() }
        .gives("--a--b--c--#", error: "d is for dumb")
    t.stops { $0.distinct().take(3) }
    t.given { $0.e1.distinct(by: { $0 }, resetOn: $0.e2) }
    t.equal("should support a flushing stream").hot("--a--b--a--b--a--b--|", "^-------------------!")
        .hot("-----------x--------|", "^-------------------!").gives("--a--b--------a--b--|")
    t.equal("should raise error if flush raises error").hot("--a--b--a--b--a--b--|", "^------------!")
        .hot("-----------x-#", "^------------!").gives("--a--b-------#")
    t.equal("should unsubscribe from the flushing stream when the main stream is unsubbed").unsub("-----------!")
        .hot("--a--b--a--b--a--b--|", "^----------!").hot("-----------x--------|", "^----------!").gives("--a--b------")
    t.equal("should allow opting in to default comparator with flush")
        .hot("--a--b--a--b--a--b--|", "^-------------------!").hot("-----------x--------|", "^-------------------!")
        .gives("--a--b--------a--b--|")
}

@Test(arguments: distinctUntilChangedCases) func distinctUntilChangedAsInRxJS(_ test: Case) throws { try test.run() }
private let distinctUntilChangedCases = spec("operators/distinctUntilChanged", of: 24) { t in
    t.given { $0.e1.distinctUntilChanged() }
    t.equal("should distinguish between values").hot("-1--2-2----1-3-|", "^--------------!").gives("-1--2------1-3-|")
    t.equal("should distinguish between values").hot("--a--a--a--b--b--a--|", "^-------------------!")
        .gives("--a--------b-----a--|")
    t.equal("should distinguish between values and does not complete").hot("--a--a--a--b--b--a-", "^------------------")
        .gives("--a--------b-----a-")
    t.equal("should not complete if source never completes").cold("-", "^").gives("-")
    t.equal("should not complete if source does not complete").hot("-", "^").gives("-")
    t.equal("should complete if source is empty").cold("|", "(^!)").gives("|")
    t.equal("should complete if source does not emit").hot("------|", "^-----!").gives("------|")
    t.equal("should emit if source emits single element only").hot("--a--|", "^----!").gives("--a--|")
    t.equal("should emit if source is scalar").given { m in of("a").distinctUntilChanged() }.gives("(a|)")
    t.equal("should raise error if source raises error").hot("--a--a--#", "^-------!").gives("--a-----#")
    t.equal("should raise error if source throws").cold("#", "(^!)").gives("#")
    t.equal("should not omit if source elements are all different")
        .hot("--a--b--c--d--e--f--|", "^-------------------!").gives("--a--b--c--d--e--f--|")
    t.equal("should allow unsubscribing early and explicitly").hot("--a--b--b--d--a--f--|", "^---------!")
        .unsub("----------!").gives("--a--b-----")
        .chained("should not break unsubscription chains when unsubscribed explicitly")
    t.equal("should emit once if source elements are all same").hot("--a--a--a--a--a--a--|", "^-------------------!")
        .gives("--a-----------------|")
    t.equal("should emit once if comparator returns true always regardless of source emits")
        .hot("--a--b--c--d--e--f--|", "^-------------------!")
        .given { $0.e1.distinctUntilChanged(by: { (_: String, _: String) in true }) }.gives("--a-----------------|")
    t.equal("should emit all if comparator returns false always regardless of source emits")
        .hot("--a--a--a--a--a--a--|", "^-------------------!")
        .given { $0.e1.distinctUntilChanged(by: { (_: String, _: String) in false }) }.gives("--a--a--a--a--a--a--|")
    t.equal("should distinguish values by comparator").hot("--a--b--c--d--e--f--|", values: "a=1 b=2 c=3 d=4 e=5 f=6")
        .given(of: Int.self) { $0.e1.distinctUntilChanged(by: { (_: Int, y: Int) in y % 2 == 0 }) }
        .subs("^-------------------!").gives("--a-----c-----e-----|", "a=1 c=3 e=5")
    t.equal("should use the keySelector to pick comparator values")
        .hot("--a--b--c--d--e--f--|", "^-------------------!").values("a=1 b=2 c=3 d=4 e=5 f=6")
        .given(of: Int.self) { $0.e1.distinctUntilChanged { ($1 % 2) % 2 == 1 } }.gives("--a--b-----d-----f--|")
    t.equal("should use the keySelector even for the first emit").hot("--a--b--|", "^-------!").values("a=2 b=4")
        .given(of: Int.self) { $0.e1.distinctUntilChanged { $0 % 2 == $1 % 2 } }.gives("--a-----|")
    t.equal("should raise error when keySelector throws").hot("--a--b--c--d--e--f--|", "^----------!")
        .given { $0.e1.failing(at: "d").distinctUntilChanged() }.gives("--a--b--c--#")
    t.stops { $0.distinctUntilChanged().take(3) }
    t.equal("should work properly with reentrant streams").logs("1") { _, log in
        let subject = Subject<Int, MarbleError>()
        subject.distinctUntilChanged().subscribe { n in
            log(n)
            subject.send(1)
        }
        subject.send(1)
    }
    t.notApplicable(because: .typedFailure).cases("should raise error when comparator throws")
}

@Test(arguments: distinctUntilKeyChangedCases) func distinctUntilKeyChangedAsInRxJS(_ test: Case) throws {
    try test.run()
}
private let distinctUntilKeyChangedCases = spec("operators/distinctUntilKeyChanged", of: 22) { t in
    t.given(of: [String: Int].self) { $0.e1.distinctUntilKeyChanged("val") }
    t.equal("should distinguish between values").hot("-a--b-b----a-c-|", "^--------------!")
        .values(["a": ["k": 1], "b": ["k": 2], "c": ["k": 3]])
        .given(of: [String: Int].self) { $0.e1.distinctUntilKeyChanged("k") }.gives("-a--b------a-c-|")
    t.equal("should distinguish between values").hot("--a--a--a--b--b--a--|", "^-------------------!")
        .values(["a": ["val": 1], "b": ["val": 2]]).gives("--a--------b-----a--|")
    t.equal("should distinguish between values and does not complete").hot("--a--a--a--b--b--a-", "^")
        .values(["a": ["val": 1], "b": ["val": 2]]).gives("--a--------b-----a-")
    t.equal("should distinguish between values with key").hot("--a--b--c--d--e--|", "^----------------!")
        .values(["a": ["val": 1], "b": ["valOther": 1], "c": ["valOther": 3], "d": ["val": 1], "e": ["val": 5]])
        .gives("--a--b-----d--e--|")
    t.equal("should not compare if source does not have element with key")
        .values(["a": ["valOther": 1], "b": ["valOther": 1], "c": ["valOther": 3], "d": ["valOther": 1]])
        .hot("--a--b--c--d--e--|", "^----------------!").values(["e": ["valOther": 5]]).gives("--a--------------|")
    t.equal("should not complete if source never completes").cold("-", "^").gives("-")
    t.equal("should not complete if source does not complete").hot("-", "^").gives("-")
    t.equal("should complete if source is empty").cold("|", "(^!)").gives("|")
    t.equal("should complete if source does not emit").hot("------|", "^-----!").gives("------|")
    t.equal("should emit if source emits single element only").hot("--a--|", "^----!").values(["a": ["val": 1]])
        .gives("--a--|")
    t.equal("should emit if source is scalar").given { m in of(["a": ["val": 1]]["a"]!).distinctUntilKeyChanged("val") }
        .gives("(a|)", ["a": ["val": 1]])
    t.equal("should raise error if source raises error").hot("--a--a--#", "^-------!").values(["a": ["val": 1]])
        .gives("--a-----#")
    t.equal("should raise error if source throws").cold("#", "(^!)").gives("#")
    t.equal("should not omit if source elements are all different").hot("--a--b--c--d--e--|", "^----------------!")
        .values(["a": ["val": 1], "b": ["val": 2], "c": ["val": 3], "d": ["val": 4], "e": ["val": 5]])
        .gives("--a--b--c--d--e--|")
    t.equal("should allow unsubscribing early and explicitly").hot("--a--b--b--d--a--e--|", "^---------!")
        .values(["a": ["val": 1], "b": ["val": 2], "d": ["val": 4], "e": ["val": 5]]).unsub("----------!")
        .gives("--a--b-----").chained("should not break unsubscription chains when unsubscribed explicitly")
    t.equal("should emit once if source elements are all same").hot("--a--a--a--a--a--a--|", "^-------------------!")
        .values(["a": ["val": 1]]).gives("--a-----------------|")
    t.equal("should emit once if comparer returns true always regardless of source emits")
        .values(["a": ["val": 1], "b": ["val": 2], "c": ["val": 3], "d": ["val": 4], "e": ["val": 5]])
        .given(of: [String: Int].self) { $0.e1.distinctUntilKeyChanged("val", { _, _ in true }) }
        .hot("--a--b--c--d--e--|", "^----------------!").gives("--a--------------|")
    t.equal("should emit all if comparer returns false always regardless of source emits").values(["a": ["val": 1]])
        .given(of: [String: Int].self) { $0.e1.distinctUntilKeyChanged("val", { _, _ in false }) }
        .hot("--a--a--a--a--a--a--|", "^-------------------!").gives("--a--a--a--a--a--a--|")
    t.equal("should distinguish values by selector").hot("--a--b--c--d--e--|", "^----------------!")
        .values(["a": ["val": 1], "b": ["val": 2], "c": ["val": 3], "d": ["val": 4], "e": ["val": 5]])
        .given(of: [String: Int].self) { $0.e1.distinctUntilKeyChanged("val", { (_: Int, y: Int) in y % 2 == 0 }) }
        .gives("--a-----c-----e--|")
    t.stops { $0.map { ["value": $0] }.distinctUntilKeyChanged("value").take(3) }
    t.notApplicable(because: .typedFailure).cases("should raise error when comparer throws")
}

extension Signal where Value == [String: Int] {
    fileprivate func distinctUntilKeyChanged(_ key: String) -> some Signal<Value, Failure> {
        distinctUntilChanged { $0[key] == $1[key] }
    }

    fileprivate func distinctUntilKeyChanged(
        _ key: String, _ isEqual: @escaping (Int, Int) -> Bool
    ) -> some Signal<Value, Failure> {
        distinctUntilChanged { isEqual($0[key]!, $1[key]!) }
    }
}

extension Signal where Value == String {
    /// Of signals that send nothing.
    fileprivate func distinctUntilKeyChanged(_ key: String) -> some Signal<Value, Failure> {
        distinctUntilChanged()
    }
}
