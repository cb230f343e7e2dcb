@Test(arguments: publishCases) func publishAsInRxJS(_ test: Case) throws { try test.run() }
private let publishCases = spec("operators/publish", of: 18) { t in
    t.connecting { $0.e1.multicast(Subject()) }
    t.equal("should mirror a simple source Observable").cold("--1-2---3-4--5-|", "^--------------!")
        .gives("--1-2---3-4--5-|")
    t.equal("should do nothing if connect is not called, despite subscriptions").cold("--1-2---3-4--5-|", "")
        .given { $0.e1.multicast(Subject()) }.gives("-")
    t.equal("should multicast the same values to multiple observers").cold("-1-2-3----4-|", "^-----------!")
        .observed(("a|", "-1-2-3----4-|"), ("----b|", "-----3----4-|"), ("--------c|", "----------4-|"))
    t.equal("should accept selectors").hot("-1-2-3----4-|", "^-----------!", "----^-------!", "--------^---!")
        .given { $0.e1.connect { zip($0, $0).map { "\(Int($0.0)! + Int($0.1)!)" } } }
        .observed(("a|", "-2-4-6----8-|"), ("----b|", "-----6----8-|"), ("--------c|", "----------8-|"))
    t.equal("should multicast an error from the source to multiple observers").cold("-1-2-3----4-#", "^-----------!")
        .observed(("a|", "-1-2-3----4-#"), ("----b|", "-----3----4-#"), ("--------c|", "----------4-#"))
    t.equal("should multicast the same values to multiple observers, but is unsubscribed explicitly and early")
        .cold("-1-2-3----4-|", "^--------!").disconnects("---------u")
        .observed(("a|", "-1-2-3----"), ("----b|", "-----3----"), ("--------c|", "----------"))
    t.equal("should not break unsubscription chains when result is unsubscribed explicitly").disconnects("---------u")
        .cold("-1-2-3----4-|", "^--------!").connecting { $0.e1.flatMap { of($0) }.multicast(Subject()) }
        .observed(("a|", "-1-2-3----"), ("----b|", "-----3----"), ("--------c|", "----------"))
    t.equal("should NOT be retryable").cold("-1-2-3----4-#", "^-----------!")
        .given { $0.e1.multicast(Subject()).refCount().retry(3) }
        .observed(("a|", "-1-2-3----4-#"), ("----b|", "-----3----4-#"), ("--------c|", "----------4-#"))
    t.equal("should NOT be repeatable").cold("-1-2-3----4-|", "^-----------!")
        .given { $0.e1.multicast(Subject()).refCount().repeat(3) }
        .observed(("a|", "-1-2-3----4-|"), ("----b|", "-----3----4-|"), ("--------c|", "----------4-|"))
    t.equal("should multicast an empty source").cold("|", "(^!)").gives("|")
    t.equal("should multicast a never source").cold("-", "^").gives("-")
    t.equal("should multicast a throw source").cold("#", "(^!)").gives("#")
    t.given { $0.e1.multicast(Subject()).refCount() }
    t.equal("should connect when first subscriber subscribes").cold("-1-2-3----4-|", "---^-----------!")
        .observer("---a|", "----1-2-3----4-|")
        .observed(("-------b|", "--------3----4-|"), ("-----------c|", "-------------4-|"))
    t.equal("should disconnect when last subscriber unsubscribes").cold("-1-2-3----4-|", "---^--------!")
        .observer("---a|", "----1-2-3--", unsub: "----------!")
        .observed(("-------b|", "--------3----", unsub: "------------!"))
    t.subject { Hub { four($0).multicast(Subject()) } }
    t.equal("should multicast one observable to multiple observers")
        .steps("a+ b+ ! a=[1,2,3,4,done] b=[1,2,3,4,done] n=1")
    t.equal("should emit completed when subscribed after completed").steps("a+ a=[] ! a=[1,2,3,4,done] n=1 b+ b=[done]")
    t.equal("should be referentially-transparent").cold("-1-2-3-4-5-|", "^----------!")
        .cold("-6-7-8-9-0-|", "^----------!").given { m in from([m.e1, m.e2].map { $0.multicast(Subject()) }) }
        .splits("-1-2-3-4-5-|", "-6-7-8-9-0-|")
    t.notApplicable(because: "about the shape of a JavaScript object")
        .cases("should return a ConnectableObservable-ish")
}

@Test(arguments: publishBehaviorCases) func publishBehaviorAsInRxJS(_ test: Case) throws { try test.run() }
private let publishBehaviorCases = spec("operators/publishBehavior", of: 18) { t in
    t.connecting { $0.e1.multicast(BehaviorSubject("0")) }
    t.equal("should mirror a simple source Observable").cold("--1-2---3-4--5-|", "^--------------!")
        .gives("0-1-2---3-4--5-|")
    t.equal("should only emit default value if connect is not called, despite subscriptions")
        .cold("--1-2---3-4--5-|", "").given { $0.e1.multicast(BehaviorSubject("0")) }.gives("0")
    t.equal("should multicast the same values to multiple observers").cold("-1-2-3----4-|", "^-----------!")
        .observed(("a|", "01-2-3----4-|"), ("----b|", "----23----4-|"), ("--------c|", "--------3-4-|"))
    t.equal("should multicast an error from the source to multiple observers").cold("-1-2-3----4-#", "^-----------!")
        .observed(("a|", "01-2-3----4-#"), ("----b|", "----23----4-#"), ("--------c|", "--------3-4-#"))
    t.equal("should multicast the same values to multiple observers, but is unsubscribed explicitly and early")
        .cold("-1-2-3----4-|", "^--------!").disconnects("---------u")
        .observed(("a|", "01-2-3----"), ("----b|", "----23----"), ("--------c|", "--------3-"))
    t.equal("should not break unsubscription chains when result is unsubscribed explicitly").disconnects("---------u")
        .cold("-1-2-3----4-|", "^--------!").connecting { $0.e1.flatMap { of($0) }.multicast(BehaviorSubject("0")) }
        .observed(("a|", "01-2-3----"), ("----b|", "----23----"), ("--------c|", "--------3-"))
    t.equal("should NOT be retryable").cold("-1-2-3----4-#", "^-----------!")
        .given { $0.e1.multicast(BehaviorSubject("0")).refCount().retry(3) }
        .observed(("a|", "01-2-3----4-#"), ("----b|", "----23----4-#"), ("--------c|", "--------3-4-#"))
    t.equal("should NOT be repeatable").cold("-1-2-3----4-|", "^-----------!")
        .given { $0.e1.multicast(BehaviorSubject("0")).refCount().repeat(3) }
        .observed(("a|", "01-2-3----4-|"), ("----b|", "----23----4-|"), ("--------c|", "--------3-4-|"))
    t.equal("should multicast an empty source").cold("|", "(^!)").gives("(0|)")
    t.equal("should multicast a never source").cold("-", "^").gives("0")
    t.equal("should multicast a throw source").cold("#", "(^!)").gives("(0#)")
    t.given { $0.e1.multicast(BehaviorSubject("0")).refCount() }
    t.equal("should connect when first subscriber subscribes").cold("-1-2-3----4-|", "---^-----------!")
        .observer("---a|", "---01-2-3----4-|")
        .observed(("-------b|", "-------23----4-|"), ("-----------c|", "-----------3-4-|"))
    t.equal("should disconnect when last subscriber unsubscribes").cold("-1-2-3----4-|", "---^--------!")
        .observer("---a|", "---01-2-3--", unsub: "----------!")
        .observed(("-------b|", "-------23----", unsub: "------------!"))
    t.subject { Hub { four($0).multicast(BehaviorSubject(0)) } }
    t.equal("should emit completed when subscribed after completed")
        .steps("a+ a=[0] ! a=[0,1,2,3,4,done] n=1 b+ b=[done]")
    t.equal("should follow the RxJS 4 behavior and emit nothing to observer after completed").steps("! a+ a=[done]")
    t.equal("should multicast one observable to multiple observers")
        .subject { Hub { four($0).concat(with: never(Int.self)).multicast(BehaviorSubject(0)) } }
        .steps("a+ a=[0] ! b+ a=[0,1,2,3,4] b=[4] n=1")
    t.equal("should be referentially-transparent").cold("-1-2-3-4-5-|", "^----------!")
        .given { m in from([m.e1, m.e2].map { $0.multicast(BehaviorSubject("x")) }) }
        .cold("-6-7-8-9-0-|", "^----------!").splits("x1-2-3-4-5-|", "x6-7-8-9-0-|")
    t.notApplicable(because: "about the shape of a JavaScript object")
        .cases("should return a ConnectableObservable-ish")
}

@Test(arguments: publishLastCases) func publishLastAsInRxJS(_ test: Case) throws { try test.run() }
private let publishLastCases = spec("operators/publishLast", of: 15) { t in
    t.connecting { $0.e1.multicast(AsyncSubject()) }
    t.equal("should emit last notification of a simple source Observable").cold("--1-2---3-4--5-|", "^--------------!")
        .gives("---------------(5|)")
    t.equal("should do nothing if connect is not called, despite subscriptions").cold("--1-2---3-4--5-|", "")
        .given { $0.e1.multicast(AsyncSubject()) }.gives("-")
    t.equal("should multicast the same values to multiple observers").cold("-1-2-3----4-|", "^-----------!")
        .observed(("a|", "------------(4|)"), ("----b|", "------------(4|)"), ("--------c|", "------------(4|)"))
    t.equal("should multicast an error from the source to multiple observers").cold("-1-2-3----4-#", "^-----------!")
        .observed(("a|", "------------#"), ("----b|", "------------#"), ("--------c|", "------------#"))
    t.equal("should not cast any values to multiple observers, when source is unsubscribed explicitly and early")
        .cold("-1-2-3----4-|", "^--------!").disconnects("---------u")
        .observed(("a|", "----------"), ("----b|", "----------"), ("--------c|", "----------"))
    t.equal("should not break unsubscription chains when result is unsubscribed explicitly").disconnects("---------u")
        .cold("-1-2-3----4-|", "^--------!").connecting { $0.e1.flatMap { of($0) }.multicast(AsyncSubject()) }
        .observed(("a|", "----------"), ("----b|", "----------"), ("--------c|", "----------"))
    t.equal("should NOT be retryable").cold("-1-2-3----4-#", "^-----------!")
        .given { $0.e1.multicast(AsyncSubject()).refCount().retry(3) }
        .observed(("a|", "------------#"), ("----b|", "------------#"), ("--------c|", "------------#"))
    t.equal("should multicast an empty source").cold("|", "(^!)").gives("|")
    t.equal("should multicast a never source").cold("-", "^").gives("-")
    t.equal("should multicast a throw source").cold("#", "(^!)").gives("#")
    t.given { $0.e1.multicast(AsyncSubject()).refCount() }
    t.equal("should connect when first subscriber subscribes").cold("-1-2-3----4-|", "---^-----------!")
        .observer("---a|", "---------------(4|)")
        .observed(("-------b|", "---------------(4|)"), ("-----------c|", "---------------(4|)"))
    t.equal("should disconnect when last subscriber unsubscribes").cold("-1-2-3----4-|", "---^--------!")
        .observer("---a|", "-----------", unsub: "----------!")
        .observed(("-------b|", "-------------", unsub: "------------!"))
    t.equal("should multicast one observable to multiple observers")
        .subject { Hub { four($0).multicast(AsyncSubject()) } }.steps("a+ b+ a=[] b=[] ! a=[4,done] b=[4,done] n=1")
    t.equal("should be referentially-transparent").cold("-1-2-3-4-5-|", "^----------!")
        .cold("-6-7-8-9-0-|", "^----------!").given { m in from([m.e1, m.e2].map { $0.multicast(AsyncSubject()) }) }
        .splits("-----------(5|)", "-----------(0|)")
    t.notApplicable(because: "about the shape of a JavaScript object")
        .cases("should return a ConnectableObservable-ish")
}

@Test(arguments: publishReplayCases) func publishReplayAsInRxJS(_ test: Case) throws { try test.run() }
private let publishReplayCases = spec("operators/publishReplay", of: 26) { t in
    t.connecting { $0.e1.multicast(ReplaySubject(bufferSize: 1)) }
    t.equal("should mirror a simple source Observable").cold("--1-2---3-4--5-|", "^--------------!")
        .gives("--1-2---3-4--5-|")
    t.equal("should do nothing if connect is not called, despite subscriptions").cold("--1-2---3-4--5-|", "")
        .given { $0.e1.multicast(ReplaySubject(bufferSize: 1)) }.gives("-")
    t.equal("should multicast the same values to multiple observers, bufferSize=1")
        .cold("-1-2-3----4-|", "^-----------!")
        .observed(("a|", "-1-2-3----4-|"), ("----b|", "----23----4-|"), ("--------c|", "--------3-4-|"))
    t.equal("should multicast the same values to multiple observers, bufferSize=2")
        .cold("-1-2-----3------4-|", "^-----------------!").connecting { $0.e1.multicast(ReplaySubject(bufferSize: 2)) }
        .observer("a|", "-1-2-----3------4-|")
        .observed(("----b|", "----(12)-3------4-|"), ("-----------c|", "-----------(23)-4-|"))
    t.equal("should multicast an error from the source to multiple observers").cold("-1-2-3----4-#", "^-----------!")
        .observed(("a|", "-1-2-3----4-#"), ("----b|", "----23----4-#"), ("--------c|", "--------3-4-#"))
    t.equal("should multicast the same values to multiple observers, but is unsubscribed explicitly and early")
        .cold("-1-2-3----4-|", "^--------!").disconnects("---------u")
        .observed(("a|", "-1-2-3----"), ("----b|", "----23----"), ("--------c|", "--------3-"))
    t.equal("should not break unsubscription chains when result is unsubscribed explicitly").cold("-1-2-3----4-|")
        .connecting { $0.e1.flatMap { of($0) }.multicast(ReplaySubject(bufferSize: 1)) }.disconnects("---------u")
        .subs("^--------!").observed(("a|", "-1-2-3----"), ("----b|", "----23----"), ("--------c|", "--------3-"))
    t.equal("should NOT be retryable").cold("-1-2-3----4-#", "^-----------!").observer("a|", "-1-2-3----4-(444#)")
        .given { $0.e1.multicast(ReplaySubject(bufferSize: 1)).refCount().retry(3) }
        .observed(("----b|", "----23----4-(444#)"), ("--------c|", "--------3-4-(444#)"))
    t.equal("should NOT be repeatable").cold("-1-2-3----4-|", "^-----------!")
        .given { $0.e1.multicast(ReplaySubject(bufferSize: 1)).refCount().repeat(3) }
        .observed(("a|", "-1-2-3----4-(44|)"), ("----b|", "----23----4-(44|)"), ("--------c|", "--------3-4-(44|)"))
    t.equal("should multicast an empty source").cold("|", "(^!)").gives("|")
    t.equal("should multicast a never source").cold("-", "^").gives("-")
    t.equal("should multicast a throw source").cold("#", "(^!)").gives("#")
    t.equal("should mirror a simple source Observable with selector").cold("--1-2---3-4---|", "^-------------!")
        .given { $0.e1.connect { $0.map { 2 * Int($0)! } } }.gives("--a-b---c-d---|", "a=2 b=4 c=6 d=8")
    t.equal("should emit an error when the selector returns an Observable that emits an error")
        .cold("--5-6----#", error: "It's broken").cold("--1--2---3---|", "^----------!")
        .given { m in m.e2.connect { $0.flatMap { _ in m.e1 } } }.gives("----5-65-6-#", error: "It's broken")
    t.differs("should terminate immediately when the selector returns an empty Observable")
        .because("what the selector gives has ended, so the source is not observed for nothing")
        .cold("--1--2---3---|", "").given { $0.e1.connect { _ in empty() } }.gives("|")
    t.equal("should not emit and should not complete/error when the selector returns never").cold("-", "^")
        .given { $0.e1.connect { _ in never() } }.gives("-")
    t.differs("should emit error when the selector returns Observable.throw")
        .because("what the selector gives has ended, so the source is not observed for nothing")
        .cold("--1--2---3---|", "").given { $0.e1.connect { _ in throwError("It's broken") } }
        .gives("#", error: "It's broken")
    t.equal("should be referentially-transparent").cold("-1-2-3-4-5-|", "^----------!")
        .given { m in from([m.e1, m.e2].map { $0.multicast(ReplaySubject(bufferSize: 1)) }) }
        .cold("-6-7-8-9-0-|", "^----------!").splits("-1-2-3-4-5-|", "-6-7-8-9-0-|")
    t.given { $0.e1.multicast(ReplaySubject(bufferSize: 1)).refCount() }
    t.equal("should connect when first subscriber subscribes").cold("-1-2-3----4-|", "---^-----------!")
        .observer("---a|", "----1-2-3----4-|")
        .observed(("-------b|", "-------23----4-|"), ("-----------c|", "-----------3-4-|"))
    t.equal("should disconnect when last subscriber unsubscribes").cold("-1-2-3----4-|", "---^--------!")
        .observer("---a|", "----1-2-3--", unsub: "----------!")
        .observed(("-------b|", "-------23----", unsub: "------------!"))
    t.equal("should multicast one observable to multiple observers")
        .subject { Hub { four($0).multicast(ReplaySubject(bufferSize: .max)) } }
        .steps("a+ b+ a=[] b=[] ! a=[1,2,3,4,done] b=[1,2,3,4,done] n=1")
    t.subject { Hub { four($0).multicast(ReplaySubject(bufferSize: 2)) } }
    t.equal("should replay as many events as specified by the bufferSize")
        .steps("a+ a=[] ! b+ a=[1,2,3,4,done] b=[3,4,done] n=1")
    t.equal("should emit replayed values plus completed when subscribed after completed")
        .steps("a+ ! a=[1,2,3,4,done] n=1 b+ b=[3,4,done]")
    t.equal("should emit replayed values and resubscribe to the source when reconnected without source completion")
        .subject { Hub { four($0).concat(with: never(Int.self)).multicast(ReplaySubject(bufferSize: 2)) } }
        .steps("a+ ! !- a- a=[1,2,3,4] n=1 b+ ! !- b- a=[1,2,3,4] b=[3,4,1,2,3,4] n=2")
    t.notApplicable(because: "about the shape of a JavaScript object")
        .cases("should return a ConnectableObservable-ish")
    t.notApplicable(because: .typedFailure).cases("should EMIT an error when the selector throws an exception")
}
