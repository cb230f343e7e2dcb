@Test(arguments: subjectCases) func subjectAsInRxJS(_ test: Case) throws { try test.run() }
private let subjectCases = spec("Subject", of: 41) { t in
    t.subject { Hub(Subject()) }
    t.equal("should pump values right on through itself").steps("a+ foo bar | a=[foo,bar,done]")
    t.equal("should pump values to multiple subscribers").steps("a+ b+ foo bar | a=[foo,bar,done] b=[foo,bar,done]")
    t.equal("should handle subscribers that arrive and leave at different times, subject does not complete")
        .steps("1 2 3 4 a+ 5 b+ 6 7 a- 8 b- 9 10 c+ 11 c- a=[5,6,7] b=[6,7,8] c=[11]")
    t.equal("should handle subscribers that arrive and leave at different times, subject completes")
        .steps("1 2 3 4 a+ 5 b+ 6 7 a- | b- c+ c- a=[5,6,7] b=[6,7,done] c=[done]")
    t.equal("should handle subscribers that arrive and leave at different times, subject terminates with an error")
        .steps("1 2 3 4 a+ 5 b+ 6 7 a- #err b- c+ c- a=[5,6,7] b=[6,7,err] c=[err]")
    t.equal(
        "should handle subscribers that arrive and leave at different times, subject completes before nexting any value"
    )
    .steps("a+ b+ a- | b- c+ c- a=[] b=[done] c=[done]")
    t.equal("should not next after completed").steps("a+ a | b a=[a,done]")
    t.equal("should not next after error").steps("a+ a #wut? b a=[a,wut?]")
    t.equal("should work with inherited subject").sends("42", "done") {
        let subject = ReplaySubject<Int, MarbleError>(bufferSize: 1)
        subject.send(42)
        subject.complete()
        return subject.last().eraseToAnySignal()
    }
    t.equal("should allow empty next when created with void type").logs("()", "done") { _, log in
        let subject = Subject<Void, MarbleError>()
        log.observe(subject)
        subject.send()
        subject.complete()
    }
    t.equal("should clean out unsubscribed subscribers") { m in
        let subject = Subject<Int, MarbleError>()
        for _ in 1...2 { m.lifetimes.track(Log()).observe(subject).dispose() }
        subject.send(1)
    }
    t.equal("should be an Observer which can be given to Observable.subscribe")
        .logs("1", "2", "3", "4", "5", "done") { _, log in
            let subject = Subject<Int, MarbleError>()
            log.observe(subject)
            of(1, 2, 3, 4, 5).subscribe({ subject.send($0) }, complete: { subject.complete() })
        }
    t.equal("should be usable as an Observer of a finite delayed Observable").logs("1", "2", "3", "done") { m, log in
        let subject = Subject<Int, MarbleError>()
        log.observe(subject)
        of(1, 2, 3).delay(for: .milliseconds(50)).subscribe({ subject.send($0) }, complete: { subject.complete() })
        m.flush()
    }
    t.equal("should hide subject") { _ in
        let subject = Subject<String, MarbleError>()
        #expect(!(subject.eraseToAnySignal() as Any is Subject<String, MarbleError>))
    }
    t.given { $0.e1 }
    t.equal("should handle subject never emits").hot("-").gives("-")
    t.equal("should handle subject completes without emits").hot("--^--|").gives("---|")
    t.equal("should handle subject throws").hot("--^--#").gives("---#")
    t.equal("should handle subject emits").hot("--^--x--|").gives("---x--|")
    t.notApplicable(because: "a subject has a type")
        .cases("should allow next with undefined or any when created with no type")
    t.notApplicable(because: "a subject is not closed as a whole but by its end")
        .cases("should disallow new subscriber once subject has been disposed")
        .cases("should not allow values to be nexted after it is unsubscribed")
        .cases("should throw ObjectUnsubscribedError when emit after unsubscribed")
    t.notApplicable(because: "a subject does not tell who observes it").cases("should expose observed status")
    t.notApplicable(because: "what is sent and what is observed are two things: a subject and a signal")
        .cases("should have a static create function that works")
        .cases("should have a static create function that works also to raise errors")
    t.notApplicable(
        because: "closures that observe cannot throw, and an unhandled failure is not an exception", count: 16)
}

@Test(arguments: asyncSubjectCases) func asyncSubjectAsInRxJS(_ test: Case) throws { try test.run() }
private let asyncSubjectCases = spec("subjects/AsyncSubject", of: 14) { t in
    t.subject { Hub(AsyncSubject()) }
    t.equal("should emit the last value when complete").steps("a+ 1 a=[] 2 a=[] | a=[2,done]")
    t.equal("should emit the last value when subscribing after complete").steps("1 2 | a+ a=[2,done]")
    t.equal("should keep emitting the last value to subsequent subscriptions")
        .steps("a+ 1 a=[] 2 a=[] | a=[2,done] a- b+ b=[2,done]")
    t.equal("should not emit values after complete").steps("a+ 1 a=[] 2 a=[] | 3 a=[2,done]")
    t.equal("should not allow change value after complete").steps("a+ 1 a=[] | a=[1,done] 2 b+ b=[1,done]")
    t.equal("should not emit values if unsubscribed before complete").steps("a+ 1 a=[] 2 a=[] a- 3 a=[] | a=[]")
    t.equal("should just complete if no value has been nexted into it").steps("a+ a=[] | a=[done]")
    t.equal("should keep emitting complete to subsequent subscriptions").steps("a+ a=[] | a=[done] a- #bad b+ b=[done]")
    t.equal("should only error if an error is passed into it").steps("a+ 1 a=[] #bad a=[bad]")
    t.equal("should keep emitting error to subsequent subscriptions").steps("a+ 1 a=[] #bad a=[bad] a- b+ b=[bad]")
    t.equal("should not allow send complete after error").steps("a+ 1 a=[] #bad a=[bad] a- | b+ b=[bad]")
    t.equal("should not be reentrant via complete").logs("1") { _, log in
        let subject = AsyncSubject<Int>()
        subject.subscribe { value in
            log(value)
            if log.words.count < 2 { subject.receive(completion: .completed) }
        }
        subject.receive(1)
        subject.receive(completion: .completed)
    }
    t.equal("should not be reentrant via next").logs("1") { _, log in
        let subject = AsyncSubject<Int>()
        subject.subscribe { value in
            log(value)
            if log.words.count < 2 { subject.receive(value + 1) }
        }
        subject.receive(1)
        subject.receive(completion: .completed)
    }
    t.equal("should allow reentrant subscriptions")
        .logs("sent", "inner: 2", "inner: done", "outer: 1", "outer: done") { _, log in
            let subject = AsyncSubject<Int>()
            subject.subscribe(
                { value in
                    subject.subscribe({ log("inner: \($0 + $0)") }, complete: { log("inner: done") })
                    log("outer: \(value)")
                }, complete: { log("outer: done") })
            subject.receive(1)
            log("sent")
            subject.receive(completion: .completed)
        }
}

@Test(arguments: behaviorSubjectCases) func behaviorSubjectAsInRxJS(_ test: Case) throws { try test.run() }
private let behaviorSubjectCases = spec("subjects/BehaviorSubject", of: 14) { t in
    t.equal("should have a getValue() method to retrieve the current value") { _ in
        let subject = MutableProperty("staltz")
        #expect(subject.value == "staltz")
        subject.value = "oj"
        #expect(subject.value == "oj")
    }
    t.equal("should still allow you to retrieve the value from the value property") { _ in
        let subject = MutableProperty("fuzzy")
        #expect(subject.value == "fuzzy")
        subject.value = "bunny"
        #expect(subject.value == "bunny")
    }
    t.differs("should start with an initialization value")
        .because("a property does not end: its signal is without completion").subject { Hub(MutableProperty("foo")) }
        .steps("a+ bar a=[foo,bar]")
    t.differs("should pump values to multiple subscribers")
        .because("a property does not end: its signal is without completion").subject { Hub(MutableProperty("init")) }
        .steps("a+ b+ foo bar a=[init,foo,bar] b=[init,foo,bar]")
    t.equal("should clean out unsubscribed subscribers").subject { Hub(MutableProperty("init")) }
        .steps("x+ y+ a x- b y- c x=[init,a] y=[init,a,b]")
    t.differs("should replay the previous value when subscribed")
        .because("a property does not end: its signal is without completion")
        .hot("-1-2-3----4------5-6---7--8----9--|")
        .given { m in
            let behaviorSubject = MutableProperty("0")
            m.e1.subscribe({ behaviorSubject.value = $0 })
            return behaviorSubject.signal.promoteError(to: MarbleError.self)
        }
        .observer("------(a|)", "------3---4------5-6--", unsub: "---------------------!")
        .observer("------------(b|)", "------------4----5-6---7--", unsub: "-------------------------!")
        .observed(("---------------------------(c|)", "---------------------------8---9---"))
    t.equal("should be an Observer which can be given to Observable.subscribe").logs("5", "5") { _, log in
        let subject = of(1, 2, 3, 4, 5).ignoreError().property(initial: 0)
        log.observe(subject.signal)
        log(subject.value)
    }
    t.notApplicable(because: .notSubclassed).cases("should extend Subject")
    t.notApplicable(because: "a property does not fail, so reading it cannot")
        .cases("should throw if it has received an error and getValue() is called")
    t.notApplicable(because: "a property is not unsubscribed from as a whole")
        .cases(
            "should throw an ObjectUnsubscribedError if getValue() is called and the BehaviorSubject has been unsubscribed"
        )
    t.notApplicable(because: "a property's value is set directly; who may not has a `Property`")
        .cases("should not allow you to set `value` directly")
    t.notApplicable(because: "a property does not end").cases("should not pass values nexted after a complete")
        .cases("should emit complete when subscribed after completed")
    t.notApplicable(because: .interoperability).cases("should be an Observer which can be given to an interop source")
}

@Test(arguments: replaySubjectCases) func replaySubjectAsInRxJS(_ test: Case) throws { try test.run() }
private let replaySubjectCases = spec("subjects/ReplaySubject", of: 15) { t in
    t.subject { Hub(ReplaySubject(bufferSize: .max)) }
    t.equal("should replay values and complete").steps("1 2 3 | a+ a=[1,2,3,done]")
    t.equal("should replay values and error").steps("1 2 3 #fooey a+ a=[1,2,3,fooey]")
    t.equal("should not buffer nexted values after complete").steps("1 2 | 3 a+ a=[1,2,done]")
    t.equal("should not buffer nexted values after error").steps("1 2 #Boom! 3 a+ a=[1,2,Boom!]")
    t.subject { Hub(ReplaySubject(bufferSize: 2)) }
    t.equal("should only replay values within its buffer size").steps("1 2 3 a+ | a=[2,3,done]")
    t.equal("should handle subscribers that arrive and leave at different times, subject does not complete")
        .steps("1 2 3 4 a+ 5 b+ 6 7 a- 8 b- 9 10 c+ 11 c- a=[3,4,5,6,7] b=[4,5,6,7,8] c=[9,10,11] |")
    t.given { fed(ReplaySubject(bufferSize: 2), $0.e1) }
    t.equal("should replay 2 previous values when subscribed").hot("-1-2-3----4------5-6---7--8----9--|")
        .observer("------(a|)", "------(23)4------5-6--", unsub: "---------------------!")
        .observer("------------(b|)", "------------(34)-5-6---7--", unsub: "-------------------------!")
        .observed(("---------------------------(c|)", "---------------------------(78)9--|"))
    t.equal("should replay 2 last values for when subscribed after completed").hot("-1-2-3--4--|")
        .observed(("---------------(a|)", "---------------(34|)"))
    t.given { fed(ReplaySubject(window: .milliseconds(4)), $0.e1) }
    t.equal("should replay previous values since 4 time units ago when subscribed")
        .hot("-1-2-3----4------5-6----7-8----9--|")
        .observer("------(a|)", "------(23)4------5-6--", unsub: "---------------------!")
        .observer("------------(b|)", "------------4----5-6----7-", unsub: "-------------------------!")
        .observed(("---------------------------(c|)", "---------------------------(78)9--|"))
    t.equal("should replay last values since 4 time units ago when subscribed").hot("-1-2-3----4|")
        .observed(("-------------(a|)", "-------------(4|)"))
    t.equal("should only replay bufferSize items when 4 time units ago more were emitted").hot("1234-------|")
        .given { fed(ReplaySubject(bufferSize: 2, window: .milliseconds(4)), $0.e1) }
        .observed(("----(a|)", "----(34)---|"))
    t.equal("should add the observer before running subscription code").logs("1", "2", "3") { _, log in
        let subject = ReplaySubject<Int, MarbleError>(bufferSize: .max)
        subject.send(1)
        subject.subscribe { value in
            log(value)
            if value < 3 { subject.send(value + 1) }
        }
    }
    t.equal("should replay values upon subscription").logs("1", "2", "3", "done") { _, log in
        let subject = ReplaySubject<Int, MarbleError>(bufferSize: .max)
        for number in 1...3 { subject.send(number) }
        subject.subscribe { if $0 == 3 { subject.complete() } }
        log.observe(subject)
    }
    t.equal("should be an Observer which can be given to Observable.subscribe")
        .logs("1", "2", "3", "4", "5", "done", "3", "4", "5", "done") { _, log in
            let subject = ReplaySubject<Int, MarbleError>(bufferSize: 3)
            log.observe(subject)
            of(1, 2, 3, 4, 5).subscribe({ subject.send($0) }, complete: { subject.complete() })
            log.observe(subject)
        }
    t.notApplicable(because: .notSubclassed).cases("should extend Subject")
}

/// A subject that gets what a source sends.
private func fed(
    _ subject: ReplaySubject<String, MarbleError>, _ source: some Signal<String, MarbleError>
) -> ReplaySubject<String, MarbleError> {
    source.subscribe({ subject.send($0) }, complete: { subject.complete() })
    return subject
}
