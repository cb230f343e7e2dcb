@Test(arguments: deferCases) func deferAsInRxJS(_ test: Case) throws { try test.run() }
private let deferCases = spec("observables/defer", of: 10) { t in
    t.given { m in Producer<String, MarbleError>.deferred { m.e1 } }
    t.equal("should defer the creation of a simple Observable")
        .given { m in Producer<String, MarbleError>.deferred { m.cold("-a--b--c--|") } }.gives("-a--b--c--|")
    t.equal("should create an observable from the provided observable factory").hot("--a--b--c--|", "^----------!")
        .gives("--a--b--c--|")
    t.equal("should create an observable from completed").hot("|", "(^!)").gives("|")
    t.equal("should create an observable from error").hot("#", "(^!)").gives("#")
    t.equal("should allow unsubscribing early and explicitly").hot("--a--b--c--|", "^-----!").unsub("------!")
        .gives("--a--b-").also("should not break unsubscription chains when result is unsubscribed explicitly")
        .by { m in Producer<String, MarbleError>.deferred { m.e1.flatMap { of($0) }.flatMap { of($0) } } }
    t.notApplicable(because: .promises).cases("should accept factory returns promise resolves")
        .cases("should accept factory returns promise rejects")
    t.notApplicable(because: .typedFailure).cases("should create an observable when factory does not throw")
        .cases("should error when factory throws")
}

@Test(arguments: ifCases) func ifAsInRxJS(_ test: Case) throws { try test.run() }
private let ifCases = spec("observables/if", of: 8) { t in
    t.equal("should subscribe to thenSource when the conditional returns true")
        .given { m in when({ true }, of("a"), otherwise: empty()) }.gives("(a|)")
    t.equal("should subscribe to elseSource when the conditional returns false")
        .given { m in when({ false }, of("a"), otherwise: of("b")) }.gives("(b|)")
    t.equal("should complete without an elseSource when the conditional returns false")
        .given { m in when({ false }, of("a"), otherwise: empty()) }.gives("|")
    t.notApplicable(because: .typedFailure).cases("should raise error when conditional throws")
    t.notApplicable(because: .promises).cases("should accept resolved promise as thenSource")
        .cases("should accept resolved promise as elseSource", "should accept rejected promise as elseSource")
        .cases("should accept rejected promise as thenSource")
}

@Test(arguments: usingCases) func usingAsInRxJS(_ test: Case) throws { try test.run() }
private let usingCases = spec("observables/using", of: 5) { t in
    t.equal("should dispose of the resource when the subscription is disposed").logs("isDisposed") { _, log in
        let source = Producer<Int, MarbleError>.using({}, release: { log("isDisposed") }) { from(0..<3) }
        source.take(2).subscribe()
    }
    t.notApplicable(because: .promises).cases("should accept factory returns promise resolves")
        .cases("should accept factory returns promise rejects")
    t.notApplicable(because: .typedFailure).cases("should raise error when resource factory throws")
        .cases("should raise error when observable factory throws")
}

/// What RxJS makes an operator of, `iif`.
private func when<S: Signal>(
    _ condition: @escaping () -> Bool, _ signal: S, otherwise: S
) -> some Signal<S.Value, S.Failure> {
    Producer<S.Value, S.Failure>.deferred { condition() ? signal : otherwise }
}
