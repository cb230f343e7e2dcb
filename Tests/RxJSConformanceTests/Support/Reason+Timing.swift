extension Reason {
    static let noPromise =
        "Swift has no promise to convert; `Producer.from(async:)` makes a signal of asynchronous work"
    static let notSubclassed = "signals are not subclassed"
}
