/// Why cases differ from RxJS, where several do for one reason.
struct Reason: ExpressibleByStringLiteral {
    init(stringLiteral text: String) {}

    static let shortestPeriod: Reason = "a period below a nanosecond is one, so that virtual time goes on"
    static let noReentrancy: Reason = "what is sent during a delivery waits until every observer has that event"
    static let thisArgument: Reason = "closures have no `this`"
    static let resultSelector: Reason = "there is no result selector; `map` inside does it"
    static let interoperability: Reason = "there is no foreign observable to convert"
    static let schedulerArgument: Reason = "a scheduler is not an argument of this operator"
    static let typedFailure: Reason = "a closure cannot throw; a typed failure takes its place"
    static let typings: Reason = "about TypeScript's types; Swift's need no case"
    static let conversions: Reason = "about values that JavaScript converts; Swift's types rule them out"
    static let disposalOrder: Reason = "what was set up last is released first: from the observer up to the source (S5)"
    static let toggling: Reason =
        "no such operator; not run against the composition, which Differences has and TogglingTests tests"
    static let closing: Reason =
        "no such operator; `buffer(on:)` and `window(on:)` take one signal of all ends, see Differences"
    static let asyncSequences: Reason = "`from` an `AsyncSequence` has tests of its own"
    static let promises: Reason = "there are no promises; `Producer.from(async:)` has tests of its own"
    static let indexArgument: Reason = "there is no index argument; `enumerated` gives it"
    static let identity: Reason = "signals have no identity, so there is nothing to compare"
    static let noPromise: Reason =
        "Swift has no promise to convert; `Producer.from(async:)` makes a signal of asynchronous work"
    static let notSubclassed: Reason = "signals are not subclassed"
    static let asksAnew: Reason =
        "`when:` gives a signal for each end, as `delay` in RxJS's `retry` and `repeat`; one for all of them is deprecated"
}
