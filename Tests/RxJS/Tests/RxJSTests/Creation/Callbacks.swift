@Test(arguments: fromEventCases) func fromEventAsInRxJS(_ test: Case) throws { try test.run() }
private let fromEventCases = spec("observables/fromEvent", of: 16) { t in
    t.equal("should create an observable of click on the element") { m in
        let e1 = fromEventPattern { handler in ticks(m).mapTo("ev").take(2).subscribe(handler) }
        m.expect(e1).toBe("-----x-x---", values: ["x": "ev"])
    }
    t.notApplicable(
        because: "about the methods of JavaScript's event targets; a `Producer` adds and removes a handler", count: 15)
}

@Test(arguments: fromEventPatternCases) func fromEventPatternAsInRxJS(_ test: Case) throws { try test.run() }
private let fromEventPatternCases = spec("observables/fromEventPattern", of: 8) { t in
    t.equal("should create an observable from the handler API") { m in
        let e1 = fromEventPattern { handler in ticks(m).mapTo("ev").take(2).subscribe(handler) }
        m.expect(e1).toBe("-----x-x---", values: ["x": "ev"])
    }
    t.equal("should call addHandler on subscription").logs("calls") { _, log in
        fromEventPattern { _ in log("calls") }.subscribe()
    }
    t.equal("should call removeHandler on unsubscription").logs("calls") { _, log in
        fromEventPattern({ _ in }, remove: { log("calls") }).subscribe().dispose()
    }
    t.equal("should work without optional removeHandler").logs("calls") { _, log in
        fromEventPattern { _ in log("calls") }.subscribe().dispose()
    }
    t.equal("should deliver return value of addHandler to removeHandler as signal").logs("token") { _, log in
        fromEventPattern({ _ in }, remove: { log("token") }).subscribe().dispose()
    }
    t.notApplicable(because: .typedFailure).cases("should send errors in addHandler down the error path")
        .cases("should send errors in the selector down the error path")
    t.notApplicable(because: .resultSelector).cases("should accept a selector that maps outgoing values")
}

let bindCallbackCases = spec("observables/bindCallback", of: 15) { t in
    t.notApplicable(because: "about JavaScript's callbacks; `Producer.fromCallback` has tests of its own", count: 15)
}

let bindNodeCallbackCases = spec("observables/bindNodeCallback", of: 17) { t in
    t.notApplicable(because: "about Node's callbacks; `Producer.fromCallback` has tests of its own", count: 17)
}

/// What it is in Swift: a producer that adds a handler and removes it.
private func fromEventPattern(
    _ add: @escaping (@escaping (String) -> Void) -> Void, remove: @escaping () -> Void = {}
) -> Producer<String, MarbleError> {
    create(String.self) { emitter in
        add { emitter.send($0) }
        emitter.onDispose(remove)
    }
}

private func ticks(_ m: Marbles) -> some Signal<Int, MarbleError> {
    Producer<Int, MarbleError>.timer(after: m.time("-----|"), repeating: m.time("--|"))
}
