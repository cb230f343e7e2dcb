@Test(arguments: firstValueFromCases) func firstValueFromAsInRxJS(_ test: Case) throws { try test.run() }
private let firstValueFromCases = spec("firstValueFrom", of: 7) { t in
    t.equal("should emit the first value as a promise")
        .sendsInTime("Optional(0)", "done") { first(of: interval(.milliseconds(10))) }
    t.differs("should error for empty observables").because("`nil` stands for no value; `failIfEmpty` before it fails")
        .logs("nil", "done", "empty") { m, log in
            log.observe(first(of: empty(Int.self)))
            m.flush()
            log.observe(first(of: empty(Int.self).failIfEmpty(with: "empty")))
            m.flush()
        }
    t.equal("should error for errored observables").sendsInTime("blorp!") { first(of: throwError("blorp!", Int.self)) }
    t.equal("should work with a synchronous observable")
        .sendsInTime("Optional(\"apples\")", "done") { first(of: of("apples", "bananas")) }
    t.equal("should stop listening to a synchronous observable when resolved")
        .logs("0", "Optional(0)", "done") { m, log in
            log.observe(first(of: looping { log($0) }))
            m.flush()
        }
    t.notApplicable(because: "there is no value to be `nil`: `firstValue() ?? value`")
        .cases("should support a default value")
    t.notApplicable(because: "there is no configuration").cases("should support an undefined config")
}

@Test(arguments: lastValueFromCases) func lastValueFromAsInRxJS(_ test: Case) throws { try test.run() }
private let lastValueFromCases = spec("lastValueFrom", of: 6) { t in
    t.equal("should emit the last value as a promise")
        .sendsInTime("Optional(9)", "done") { last(of: interval(.milliseconds(2)).take(10)) }
    t.differs("should error for empty observables").because("`nil` stands for no value; `failIfEmpty` before it fails")
        .logs("nil", "done", "empty") { m, log in
            log.observe(last(of: empty(Int.self)))
            m.flush()
            log.observe(last(of: empty(Int.self).failIfEmpty(with: "empty")))
            m.flush()
        }
    t.equal("should error for errored observables").sendsInTime("blorp!") { last(of: throwError("blorp!", Int.self)) }
    t.equal("should work with a synchronous observable")
        .sendsInTime("Optional(\"bananas\")", "done") { last(of: of("apples", "bananas")) }
    t.notApplicable(because: "there is no value to be `nil`: `firstValue() ?? value`")
        .cases("should support a default value")
    t.notApplicable(because: "there is no configuration").cases("should support an undefined config")
}

@Test(arguments: toPromiseCases) func toPromiseAsInRxJS(_ test: Case) throws { try test.run() }
private let toPromiseCases = spec("operators/toPromise", of: 4) { t in
    t.equal("should convert an Observable to a promise of its last value")
        .sendsInTime("Optional(3)", "done") { last(of: of(1, 2, 3)) }
    t.equal("should convert an empty Observable to a promise of undefined")
        .sendsInTime("nil", "done") { last(of: empty(Int.self)) }
    t.equal("should handle errors properly").sendsInTime("bad") { last(of: throwError("bad", Int.self)) }
    t.notApplicable(because: "there is no global configuration")
        .cases("should allow for global config via config.Promise")
}

private func first<Value>(
    of signal: some Signal<Value, MarbleError>
) -> some Signal<Value?, MarbleError> {
    Producer<Value?, MarbleError>.from(async: { () async throws(MarbleError) in try await signal.firstValue() })
}

private func last<Value>(of signal: some Signal<Value, MarbleError>) -> some Signal<Value?, MarbleError> {
    let last = signal.takeLast(1)
    return Producer<Value?, MarbleError>.from(async: { () async throws(MarbleError) in try await last.firstValue() })
}
