import BinderyStreams
import BinderyTesting
import Testing

@Suite struct FromEventPatternSpec {
    @Test(arguments: cases) func behavesAsInRxJS(_ test: Case) throws { try test.run() }

    static var cases: [Case] {
        spec("observables/fromEventPattern", of: 8) { spec in
            spec.equal("should create an observable from the handler API") { m in
                let e1 = fromEventPattern { handler in
                    ticks(m).mapTo("ev").take(2).subscribe(handler)
                }
                m.expect(e1).toBe("-----x-x---", values: ["x": "ev"])
            }

            spec.equal("should call addHandler on subscription") { _ in
                var calls = 0
                fromEventPattern { _ in calls += 1 }.subscribe()
                #expect(calls == 1)
            }

            spec.equal("should call removeHandler on unsubscription") { _ in
                var calls = 0
                fromEventPattern({ _ in }, remove: { calls += 1 }).subscribe().dispose()
                #expect(calls == 1)
            }

            spec.equal("should work without optional removeHandler") { _ in
                var calls = 0
                fromEventPattern { _ in calls += 1 }.subscribe().dispose()
                #expect(calls == 1)
            }

            spec.equal("should deliver return value of addHandler to removeHandler as signal") { _ in
                var removed: [String] = []
                let token = "token"
                fromEventPattern({ _ in }, remove: { removed.append(token) }).subscribe().dispose()
                #expect(removed == ["token"])
            }

            spec.notApplicable("should send errors in addHandler down the error path", because: Reason.typedFailure)

            spec.notApplicable(
                "should accept a selector that maps outgoing values", because: Reason.resultSelector)

            spec.notApplicable("should send errors in the selector down the error path", because: Reason.typedFailure)
        }
            + spec("observables/fromEvent", of: 16) { spec in
                spec.equal("should create an observable of click on the element") { m in
                    let e1 = fromEventPattern { handler in
                        ticks(m).mapTo("ev").take(2).subscribe(handler)
                    }
                    m.expect(e1).toBe("-----x-x---", values: ["x": "ev"])
                }

                spec.notApplicable(
                    count: 15,
                    because: "about the methods of JavaScript's event targets; a `Producer` adds and removes a handler")
            }
            + spec("observables/bindCallback", of: 15) { spec in
                spec.notApplicable(
                    count: 15, because: "about JavaScript's callbacks; `Producer.fromCallback` has tests of its own")
            }
            + spec("observables/bindNodeCallback", of: 17) { spec in
                spec.notApplicable(
                    count: 17, because: "about Node's callbacks; `Producer.fromCallback` has tests of its own")
            }
    }
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
