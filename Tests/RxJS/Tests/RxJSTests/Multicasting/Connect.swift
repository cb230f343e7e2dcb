@Test(arguments: connectCases) func connectAsInRxJS(_ test: Case) throws { try test.run() }
private let connectCases = spec("operators/connect", of: 2) { t in
    t.equal("should connect a source through a selector function").cold("---a----b-----c---|").time("---|")
        .given { m in m.e1.connect { merge($0.delay(for: m.t), $0) } }.gives("---a--a-b--b--c--c|")
    t.equal("should connect a source through a selector function and use the provided connector")
        .cold("--------a---------b---------c-----|").time("---|").given { m in
            m.e1.connect { shared in
                let started = shared.startWith("S")
                return merge(started.delay(for: m.t), started)
            }
        }.gives("S--S----a--a------b--b------c--c--|")
}

@Test(arguments: connectableCases) func connectableAsInRxJS(_ test: Case) throws { try test.run() }
private let connectableCases = spec("observables/connectable", of: 4) { t in
    t.equal("should mirror a simple source Observable").cold("--1-2---3-4--5-|", "^--------------!")
        .connecting { $0.e1.multicast { Subject() } }.gives("--1-2---3-4--5-|")
    t.equal("should do nothing if connect is not called, despite subscriptions").cold("--1-2---3-4--5-|", "")
        .given { $0.e1.multicast { Subject() } }.gives("-")
    t.equal("should support resetOnDisconnect = true")
        .subject { Hub { _ in of(1, 2, 3).multicast { ReplaySubject(bufferSize: 1) } } }
        .steps("a+ ! !- a=[1,2,3,done] a+ ! a=[1,2,3,done,1,2,3,done]")
    t.equal("should support resetOnDisconnect = false")
        .subject { Hub { _ in of(1, 2, 3).multicast(ReplaySubject(bufferSize: 1)) } }
        .steps("a+ ! !- a=[1,2,3,done] a+ ! a=[1,2,3,done,3,done]")
}

@Test(arguments: multicastCases) func multicastAsInRxJS(_ test: Case) throws { try test.run() }
private let multicastCases = spec("operators/multicast", of: 30) { t in
    t.connecting { $0.e1.multicast { Subject() } }
    t.equal("should mirror a simple source Observable").cold("--1-2---3-4--5-|", "^--------------!")
        .gives("--1-2---3-4--5-|")
    t.equal("should multicast a ConnectableObservable").logs("1", "2", "3", "4", "done") { _, log in
        let source = Subject<Int, MarbleError>()
        let connectable = source.multicast(Subject())
        let replayed = connectable.multicast(ReplaySubject(bufferSize: .max))
        connectable.connect()
        replayed.connect()
        for number in 1...4 { source.send(number) }
        source.complete()
        log.observe(replayed)
    }
    t.equal("should do nothing if connect is not called, despite subscriptions").cold("--1-2---3-4--5-|", "")
        .given { $0.e1.multicast { Subject() } }.gives("----------------")
    t.equal("should multicast the same values to multiple observers").cold("-1-2-3----4-|", "^-----------!")
        .observed(("a|", "-1-2-3----4-|"), ("----b|", "-----3----4-|"), ("--------c|", "----------4-|"))
    t.equal("should multicast an error from the source to multiple observers").cold("-1-2-3----4-#", "^-----------!")
        .observed(("a|", "-1-2-3----4-#"), ("----b|", "-----3----4-#"), ("--------c|", "----------4-#"))
    t.equal("should multicast the same values to multiple observers, but is unsubscribed explicitly and early")
        .cold("-1-2-3----4-|", "^--------!").disconnects("---------u")
        .observed(("a|", "-1-2-3----"), ("----b|", "-----3----"), ("--------c|", "----------"))
    t.equal("should not break unsubscription chains when result is unsubscribed explicitly").cold("-1-2-3----4-|")
        .connecting { $0.e1.flatMap { of($0) }.multicast { Subject<String, MarbleError>() } }.disconnects("---------u")
        .subs("^--------!").observed(("a|", "-1-2-3----"), ("----b|", "-----3----"), ("--------c|", "----------"))
    t.equal("should multicast an empty source").cold("|", "(^!)").gives("|")
    t.equal("should multicast a never source").cold("-", "^").gives("-")
    t.equal("should multicast a throw source").cold("#", "(^!)").gives("#")
    t.equal("should be retryable when cold source is synchronous")
        .cold("(123#)", "(^!)", "(^!)", "(^!)", "(^!)", "-(^!)", "-(^!)", "-(^!)", "-(^!)")
        .given { $0.e1.multicast { Subject<String, MarbleError>() }.refCount().retry(3) }
        .observedLate(("s", "(123123123123#)"), ("-s", "-(123123123123#)"))
    t.equal("should be retryable with ReplaySubject and cold source is synchronous")
        .cold("(123#)", "(^!)", "(^!)", "(^!)", "(^!)", "-(^!)", "-(^!)", "-(^!)", "-(^!)")
        .given { $0.e1.multicast { ReplaySubject<String, MarbleError>(bufferSize: 1) }.refCount().retry(3) }
        .observedLate(("s", "(123123123123#)"), ("-s", "-(123123123123#)"))
    t.equal("should be repeatable when cold source is synchronous")
        .cold("(123|)", "(^!)", "(^!)", "(^!)", "(^!)", "(^!)", "-(^!)", "-(^!)", "-(^!)", "-(^!)", "-(^!)")
        .given { $0.e1.multicast { Subject<String, MarbleError>() }.refCount().repeat(5) }
        .observedLate(("s", "(123123123123123|)"), ("-s", "-(123123123123123|)"))
    t.equal("should be repeatable with ReplaySubject and cold source is synchronous")
        .cold("(123|)", "(^!)", "(^!)", "(^!)", "(^!)", "(^!)", "-(^!)", "-(^!)", "-(^!)", "-(^!)", "-(^!)")
        .given { $0.e1.multicast { ReplaySubject<String, MarbleError>(bufferSize: 1) }.refCount().repeat(5) }
        .observedLate(("s", "(123123123123123|)"), ("-s", "-(123123123123123|)"))
    t.equal("should be retryable").given { $0.e1.multicast { Subject<String, MarbleError>() }.refCount().retry(2) }
        .cold("-1-2-3----4-#", "^-----------!", "------------^-----------!", "------------------------^-----------!")
        .observer("s", "-1-2-3----4--1-2-3----4--1-2-3----4-#")
        .observedLate(("----s", "-----3----4--1-2-3----4--1-2-3----4-#"))
    t.equal("should be retryable using a ReplaySubject").observer("s", "-1-2-3----4--1-2-3----4--1-2-3----4-#")
        .cold("-1-2-3----4-#", "^-----------!", "------------^-----------!", "------------------------^-----------!")
        .given { $0.e1.multicast { ReplaySubject<String, MarbleError>(bufferSize: 1) }.refCount().retry(2) }
        .observedLate(("----s", "----23----4--1-2-3----4--1-2-3----4-#"))
    t.equal("should be repeatable").given { $0.e1.multicast { Subject<String, MarbleError>() }.refCount().repeat(3) }
        .cold("-1-2-3----4-|", "^-----------!", "------------^-----------!", "------------------------^-----------!")
        .observer("s", "-1-2-3----4--1-2-3----4--1-2-3----4-|")
        .observedLate(("----s", "-----3----4--1-2-3----4--1-2-3----4-|"))
    t.equal("should be repeatable using a ReplaySubject").observer("s", "-1-2-3----4--1-2-3----4--1-2-3----4-|")
        .cold("-1-2-3----4-|", "^-----------!", "------------^-----------!", "------------------------^-----------!")
        .given { $0.e1.multicast { ReplaySubject<String, MarbleError>(bufferSize: 1) }.refCount().repeat(3) }
        .observedLate(("----s", "----23----4--1-2-3----4--1-2-3----4-|"))
    t.equal("should allow you to reconnect by subscribing again")
        .logs("1", "2", "3", "4", "1", "2", "3", "4", "done") { _, log in
            let source = of(1, 2, 3, 4).multicast { Subject() }
            source.subscribe(
                { log($0) },
                complete: {
                    log.observe(source)
                    source.connect()
                })
            source.connect()
        }
    t.equal("should not throw ObjectUnsubscribedError when used in a switchMap")
        .sends("a1", "a2", "a3", "b1", "b2", "b3", "c1", "c2", "c3", "done") {
            let source = of(1, 2, 3).multicast { Subject() }.refCount()
            return of("a", "b", "c").flatMapLatest { letter in source.map { "\(letter)\($0)" } }
        }
    t.equal("should not throw ObjectUnsubscribedError when used in a switchMap").sends("a1", "a2", "a3", "done") {
        let source = of(1, 2, 3).multicast(Subject()).refCount()
        return of("a", "b", "c").flatMapLatest { letter in source.map { "\(letter)\($0)" } }
    }
    t.given { $0.e1.connect { zip($0, $0).map { "\(Int($0.0)! + Int($0.1)!)" } } }
    t.equal("should accept a multicast selector and connect to a hot source for each subscriber")
        .hot("-1-2-3----4-|", "^-----------!", "----^-------!", "--------^---!")
        .observed(("a|", "-2-4-6----8-|"), ("----b|", "-----6----8-|"), ("--------c|", "----------8-|"))
    t.equal("should accept a multicast selector and connect to a cold source for each subscriber")
        .cold("-1-2-3----4-|", "^-----------!", "----^-----------!", "--------^-----------!")
        .observed(("a|", "-2-4-6----8-|"), ("----b|", "-----2-4-6----8-|"), ("--------c|", "---------2-4-6----8-|"))
    t.given { $0.e1.multicast { Subject<String, MarbleError>() }.refCount() }
    t.equal("should connect when first subscriber subscribes").cold("-1-2-3----4-|", "---^-----------!")
        .observer("---a|", "----1-2-3----4-|")
        .observed(("-------b|", "--------3----4-|"), ("-----------c|", "-------------4-|"))
    t.equal("should disconnect when last subscriber unsubscribes").cold("-1-2-3----4-|", "---^--------!")
        .observer("---a|", "----1-2-3--", unsub: "----------!")
        .observed(("-------b|", "--------3----", unsub: "------------!"))
    t.subject { Hub { four($0).multicast { Subject() } } }
    t.equal("should accept Subject factory functions").steps("a+ ! a=[1,2,3,4,done]")
    t.equal("should multicast one observable to multiple observers")
        .steps("a+ b+ a=[] b=[] ! a=[1,2,3,4,done] b=[1,2,3,4,done] n=1")
    t.equal("should accept Subjects").subject { Hub { four($0).multicast(Subject()) } }.steps("a+ ! a=[1,2,3,4,done]")
    t.notApplicable(because: "`connect` makes a subject that remembers nothing; `replay` inside the selector does")
        .cases("should accept a multicast selector and respect the subject's messaging semantics")
    t.notApplicable(because: "a subject does not tell who observes it")
        .cases("should remove all subscribers from the subject when disconnected")
}

@Test(arguments: refCountCases) func refCountAsInRxJS(_ test: Case) throws { try test.run() }
private let refCountCases = spec("operators/refCount", of: 5) { t in
    t.equal("should turn a multicasted Observable an automatically (dis)connecting hot one").cold("--1-2---3-4--5-|")
        .subs("^--------------!").given { $0.e1.multicast(Subject()).refCount() }.gives("--1-2---3-4--5-|")
    t.equal("should unsub from the source when all other subscriptions are unsubbed")
        .logs("true", "last", "unsubscribed") { _, log in
            let source = create(Bool.self) { emitter in
                emitter.send(true)
                emitter.onDispose { log("unsubscribed") }
            }.multicast(Subject()).refCount()
            let observations = [log.observe(source), log.observe(source), log.observe(source)]
            for observation in observations[0..<2] { observation.dispose() }
            log("last")
            observations[2].dispose()
        }
    t.equal("should not unsubscribe when a subscriber synchronously unsubscribes if other subscribers are present")
        .logs { _, log in
            let refCounted = create(Bool.self) { emitter in
                emitter.send(true)
                emitter.onDispose { log("isUnsubscribed") }
            }.multicast(ReplaySubject(bufferSize: 1)).refCount()
            refCounted.subscribe()
            refCounted.subscribe().dispose()
        }
    t.equal(
        "should not unsubscribe when a subscriber synchronously unsubscribes if other subscribers are present and the source is a Subject"
    )
    .logs("the number one", "the number two") { _, log in
        let subject = Subject<String, MarbleError>()
        let refCounted = subject.multicast(ReplaySubject(bufferSize: 1)).refCount()
        log.observe(refCounted)
        subject.send("the number one")
        refCounted.first().subscribe().dispose()
        subject.send("the number two")
    }
    t.notApplicable(because: "a connection does not tell how many share it; `RefCountTests` has its end")
        .cases("should count references")
}
