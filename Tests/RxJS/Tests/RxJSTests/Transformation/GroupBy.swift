@Test(arguments: groupByCases) func groupByAsInRxJS(_ test: Case) throws { try test.run() }
private let groupByCases = spec("operators/groupBy", of: 41) { t in
    t.given { $0.e1.groupBy(trimmed) }
    t.equal("should group numbers by odd/even").hot("--1---2---3---4---5---|").given { $0.e1.groupBy { Int($0)! % 2 } }
        .gives("--x---y---------------|", signals: "x=1-------3-------5---| y=2-------4-------|")
    t.equal("should group values").logs("1: 1", "0: 2", "1: 3", "1: done", "0: done") { _, log in
        of(1, 2, 3).groupBy { $0 % 2 }.subscribe { group in
            group.subscribe({ log("\(group.key): \($0)") }, complete: { log("\(group.key): done") })
        }
    }
    t.equal("should group values with an element selector").logs("1: 1!", "0: 2!", "1: 3!") { _, log in
        of(1, 2, 3).groupBy { $0 % 2 }.subscribe { group in
            group.map { "\($0)!" }.subscribe { log("\(group.key): \($0)") }
        }
    }
    t.equal("should group values with a duration selector")
        .sends("1: [1, 3]", "0: [2, 4]", "1: [5]", "0: [6]", "done") {
            of(1, 2, 3, 4, 5, 6).groupBy({ $0 % 2 }, until: { $0.skip(1) })
                .flatMap { group in group.collect().map { "\(group.key): \($0)" } }
        }
    t.equal("should handle an empty Observable").cold("|", "(^!)").gives("|")
    t.equal("should handle a never Observable").cold("-", "^").gives("-")
    t.equal("should handle a just-throw Observable").cold("#", "(^!)").gives("#")
    t.equal("should handle an Observable with a single value").hot("^--a--|", "^-----!").values(values)
        .gives("---g--|", signals: "g=a--|")
    t.equal("should group values with a keySelector").values(values).signals("z=f-------------|")
        .signals("w=a-b---d---------i-----l-| x=c-------g-h---------| y=e---------j-k---|")
        .hot("-1--2--^-a-b-c-d-e-f-g-h-i-j-k-l-|", "^-------------------------!").gives("--w---x---y-z-------------|")
    t.equal("should emit GroupObservables").hot("-1--2--^-a-b----|", "^--------!", values: values)
        .given { $0.e1.groupBy(trimmed).do(onValue: { #expect($0.key == "foo") }).map { $0.key } }
        .gives("--g------|", "g=foo")
    t.equal("should group values with a keySelector, inners propagate error from outer").values(values)
        .signals("w=a-b---d---------i-----l-# x=c-------g-h---------# y=e---------j-k---#").signals("z=f-------------#")
        .hot("-1--2--^-a-b-c-d-e-f-g-h-i-j-k-l-#", "^-------------------------!").gives("--w---x---y-z-------------#")
    t.equal("should unsubscribe from the source when the outer and inner subscriptions are disposed")
        .hot("-1--2--^-a-b-c-d-e-f-g-h-i-j-k-l-|", "^-!").values(values)
        .given { $0.e1.groupBy(trimmed).take(1).flatMap { $0.take(1) } }.gives("--(a|)")
    t.equal("should group values with a keySelector which eventually throws")
        .hot("-1--2--^-a-b-c-d-e-f-g-h-i-j-k-l-|", "^-------------------!").values(values)
        .given { $0.e1.failing(atCall: 10).groupBy(trimmed) }
        .signals("w=a-b---d---------i-# x=c-------g-h---# y=e---------# z=f-------#").gives("--w---x---y-z-------#")
    t.equal("should group values with a keySelector and elementSelector, but elementSelector throws")
        .hot("-1--2--^-a-b-c-d-e-f-g-h-i-j-k-l-|", "^-------------------!", values: values).values(reversedValues)
        .given { $0.e1.failing(atCall: 10).groupBy(trimmed).map { $0.map(reversed) } }
        .signals("w=a-b---d---------i-# x=c-------g-h---# y=e---------# z=f-------#").gives("--w---x---y-z-------#")
    t.equal("should allow the outer to be unsubscribed early but inners continue")
        .hot("-1--2--^-a-b-c-d-e-f-g-h-i-j-k-l-|").values(values).unsub("---------!")
        .gives("--w---x---", signals: "w=a-b---d---------i-----l-| x=c-------g-h---------|")
    t.equal("should allow an inner to be unsubscribed early but other inners continue").values(values)
        .given { m in m.e1.groupBy(trimmed).map { m.marbles.part(of: $0, until: $0.key == "foo" ? 9 : nil) } }
        .signals("w=a-b---d- x=c-------g-h---------| y=e---------j-k---| z=f-------------|")
        .hot("-1--2--^-a-b-c-d-e-f-g-h-i-j-k-l-|").gives("--w---x---y-z-------------|")
    t.equal("should allow inners to be unsubscribed early at different times").hot("-1--2--^-a-b-c-d-e-f-g-h-i-j-k-l-|")
        .values(values).signals("w=a-b---d- x=c------ y=e------ z=f-------").given { m in
            let ends = ["foo": 9, "bar": 12, "baz": 16, "qux": 19]
            return m.e1.groupBy(trimmed).map { m.marbles.part(of: $0, until: ends[$0.key]) }
        }.gives("--w---x---y-z-------------|")
    t.equal("should allow subscribing late to an inner Observable, outer completes") { m in
        let e1 = m.hot("--a-b---d---------i-----l-|", values: values)
        let delay = m.time("--------------------------|")
        e1.groupBy(trimmed).subscribe { group in
            _ = m.scheduler.schedule(after: delay) { m.expect(group).toBe("----------------------------|") }
        }
        m.expectSubscriptions(e1).toBe("^-------------------------!")
    }
    t.equal("should allow subscribing late to an inner Observable, outer throws") { m in
        let e1 = m.hot("--a-b---d---------i-----l-#", values: values)
        let delay = m.time("--------------------------|")
        e1.groupBy(trimmed).subscribe { group in
            _ = m.scheduler.schedule(after: delay) { m.expect(group).toBe("----------------------------#") }
        }
        m.expectSubscriptions(e1).toBe("^-------------------------!")
    }
    t.equal("should allow subscribing late to inner, unsubscribe outer early") { m in
        let e1 = m.hot("--a-b---d---------i-----l-#", values: values)
        let delay = m.time("------------|")
        let source = e1.groupBy(trimmed).do(onValue: { group in
            _ = m.scheduler.schedule(after: delay) { m.expect(group).toBe("-------------") }
        }).map { $0.key }
        m.expect(source, unsubscribedAt: "------------!").toBe("--w----------", values: ["w": "foo"])
        m.expectSubscriptions(e1).toBe("^-----------!")
    }
    t.equal("should allow using a keySelector, elementSelector, and durationSelector")
        .hot("-1--2--^-a-b-c-d-e-f-g-h-i-j-k-l-|", "^-------------------------!", values: values).values(reversedValues)
        .given { $0.e1.groupBy(trimmed, until: { $0.skip(2) }).map { $0.map(reversed) } }
        .signals("v=a-b---(d|) w=c-------g-(h|) x=e---------j-(k|) y=f-------------| z=i-----l-|")
        .gives("--v---w---x-y-----z-------|")
    t.equal("should allow using a keySelector, elementSelector, and durationSelector that throws")
        .hot("-1--2--^-a-b-c-d-e-f-g-h-i-j-k-l-|", values: values).values(reversedValues)
        .given { $0.e1.groupBy(trimmed, until: { $0.skip(2).failing(atCall: 1) }).map { $0.map(reversed) } }
        .signals("v=a-b---(d#) w=c-------g-(h#) x=e---------j-(k#) y=f-------------| z=i-----l-|")
        .gives("--v---w---x-y-----z-------|")
    t.equal("should allow using a durationSelector, outer and all inners unsubscribed early")
        .hot("-1--2--^-a-b-c-d-e-f-g-h-i-j-k-l-|").values(values)
        .given { m in m.e1.groupBy(trimmed, until: { $0.skip(2) }).map { m.marbles.part(of: $0, until: 11) } }
        .unsub("-----------!").gives("--v---w---x-", signals: "v=a-b---(d|) w=c----- x=e-")
    t.equal("should dispose a durationSelector after closing the group") { m in
        let source = m.hot("-0-1--------2-|")
        let unsubs = ["-^--!", "---^--!", "------------^-!"]
        let durations = [m.cold("---s"), m.cold("---s"), m.cold("---s")]
        source.groupBy({ $0 }, until: { durations[Int($0.key)!] }).subscribe()
        for (duration, unsub) in zip(durations, unsubs) { m.expectSubscriptions(duration).toBe(unsub) }
    }
    t.equal("should allow using a durationSelector, but keySelector throws")
        .hot("-1--2--^-a-b-c-d-e-f-g-h-i-j-k-l-|", "^-------------------!").values(values)
        .given { $0.e1.failing(atCall: 10).groupBy(trimmed, until: { $0.skip(2) }) }
        .signals("v=a-b---(d|) w=c-------g-(h|) x=e---------# y=f-------# z=i-#").gives("--v---w---x-y-----z-#")
        .also("should allow using a durationSelector, but elementSelector throws")
        .by { $0.e1.failing(atCall: 10).groupBy(trimmed, until: { $0.skip(2) }).map { $0.map { $0 } } }
    t.equal("should allow an inner to be unsubscribed early but other inners continue, with durationSelector")
        .hot("-1--2--^-a-b-c-d-e-f-g-h-i-j-k-l-|", "^-------------------------!", values: values)
        .values(reversedValues).signals("v=a-b--- w=c-------g-(h|) x=e---------j-(k|) y=f-------------| z=i-----l-|")
        .given { m in
            m.e1.groupBy(trimmed, until: { $0.skip(2) }).enumerated().map { index, group in
                m.marbles.part(of: group.map(reversed), until: index == 0 ? 7 : nil)
            }
        }.gives("--v---w---x-y-----z-------|")
    t.equal("should allow inners to be unsubscribed early at different times, with durationSelector")
        .hot("-1--2--^-a-b-c-d-e-f-g-h-i-j-k-l-|", "^-------------------------!").values(values)
        .signals("v=a-b--- w=c--- x=e---------j- y=f---- z=i----").given { m in
            let ends = [7, 9, 21, 16, 22]
            return m.e1.groupBy(trimmed, until: { $0.skip(2) }).enumerated().map {
                m.marbles.part(of: $1, until: ends[$0])
            }
        }.gives("--v---w---x-y-----z-------|")
    t.equal("should return inners that when subscribed late exhibit hot behavior").values(values)
        .signals("v=--b---d---------i-----l-| w=--------g-h---------| x=----------j-k---|")
        .hot("-1--2--^-a-b-c-d-e-f-g-h-i-j-k-l-|", "^-------------------------!").given { m in
            let begins = ["foo": 3, "bar": 9, "baz": 19, "qux": 30]
            return m.e1.groupBy(trimmed).map { m.marbles.part(of: $0, from: begins[$0.key]) }
        }.signals("y=------------------|").gives("--v---w---x-y-------------|")
    t.equal("should return inner group that when subscribed late emits complete()")
        .hot("-1--2--^-a-b---d---------i-----l-|", "^-------------------------!").values(values)
        .given { m in m.e1.groupBy(trimmed, until: { $0.skip(7) }).map { m.marbles.part(of: $0, from: 32) } }
        .gives("--g-----------------------|", signals: "g=------------------------------|")
    t.equal("should not error for late subscribed inners if outer is unsubscribed before inners are subscribed") { m in
        let source = m.hot("-----^----a----b-----a------b----a----b---#")
        let subjects = ["a": Subject<String, MarbleError>(), "b": Subject()]
        let result = source.groupBy { $0 }.do(onValue: { group in
            _ = m.scheduler.schedule(after: .milliseconds(1000)) {
                let subject = subjects[group.key]!
                group.subscribe({ subject.send($0) }, error: { subject.fail($0) }, complete: { subject.complete() })
            }
        }).ignoreValues()
        m.expect(result, unsubscribedAt: "-------------------!").toBe("-")
        m.expect(subjects["a"]!).toBe("-")
        m.expect(subjects["b"]!).toBe("-")
    }
    t.stops { $0.groupBy { $0 }.take(3) }
    t.given { $0.e1.groupBy(trimmed).map { $0.key } }
    t.equal("should group values with a keySelector, assert GroupSubject key")
        .hot("-1--2--^-a-b-c-d-e-f-g-h-i-j-k-l-|", "^-------------------------!", values: values)
        .gives("--w---x---y-z-------------|", "w=foo x=bar y=baz z=qux")
    t.equal("should group values with a keySelector, but outer throws")
        .hot("-1--2--^-a-b-c-d-e-f-g-h-i-j-k-l-#", "^-------------------------!", values: values)
        .gives("--w---x---y-z-------------#", "w=foo x=bar y=baz z=qux")
    t.equal("should allow outer to be unsubscribed early")
        .hot("-1--2--^-a-b-c-d-e-f-g-h-i-j-k-l-|", "^----------!", values: values).unsub("-----------!")
        .gives("--w---x---y-", "w=foo x=bar y=baz")
        .also("should not break unsubscription chain when unsubscribed explicitly")
        .by { $0.e1.flatMap { of($0) }.groupBy(trimmed).flatMap { of($0.key) } }
    t.given { $0.e1.groupBy(trimmed, until: { $0.skip(2) }) }
    t.equal("should allow using a keySelector and a durationSelector, outer throws").values(values)
        .signals("v=a-b---(d|) w=c-------g-(h|) x=e---------j-(k|) y=f-------------#").signals("z=i-----l-#")
        .hot("-1--2--^-a-b-c-d-e-f-g-h-i-j-k-l-#", "^-------------------------!").gives("--v---w---x-y-----z-------#")
    t.equal("should allow using a durationSelector, and outer unsubscribed early")
        .hot("-1--2--^-a-b-c-d-e-f-g-h-i-j-k-l-|").values(values).unsub("-----------!")
        .gives("--v---w---x-", signals: "v=a-b---(d|) w=c-------g-(h|) x=e---------j-(k|)")
    t.notApplicable(because: "there is no connector; `share(replay:)` on a group keeps values for late observers")
        .cases("should group values with a subject selector")
    t.notApplicable(because: .typedFailure).cases("should allow using a durationSelector which eventually throws")
    t.notApplicable(because: .interoperability).cases("should not break lift() composability")
}

private let values = [
    "1": "1", "2": "2", "a": "  foo", "b": " FoO ", "c": "baR  ", "d": "foO ", "e": " Baz   ", "f": "  qux ",
    "g": "   bar", "h": " BAR  ", "i": "FOO ", "j": "baz  ", "k": " bAZ ", "l": "    fOo    ",
]

private let reversedValues = values.mapValues(reversed)

private func reversed(_ text: String) -> String { String(text.reversed()) }

private func trimmed(_ text: String) -> String { text.filter { $0 != " " }.lowercased() }

extension Marbles {
    /// A group as it looks to who observes it only from one frame, or until another.
    fileprivate func part(
        of group: some Signal<String, MarbleError>, from begin: Int? = nil, until end: Int? = nil
    ) -> Producer<String, MarbleError> {
        create(String.self) { [scheduler] emitter in
            let bag = DisposeBag()
            emitter.onDispose { bag.dispose() }
            let observe = {
                bag.add(
                    group.subscribe({ emitter.send($0) }, error: { emitter.fail($0) }, complete: { emitter.complete() })
                )
            }
            if let begin {
                _ = scheduler.schedule(after: .milliseconds(begin) - scheduler.now, observe)
            } else {
                observe()
            }
            if let end { _ = scheduler.schedule(after: .milliseconds(end) - scheduler.now) { bag.dispose() } }
        }
    }
}
