extension Reason {
    static let noPromise =
        "Swift has no promise to convert; `Producer.from(async:)` makes a signal of asynchronous work"
    static let notSubclassed = "signals are not subclassed"
    static let asksAnew =
        "`when:` gives a signal for each end, as `delay` in RxJS's `retry` and `repeat`; one for all of them is deprecated"
}
