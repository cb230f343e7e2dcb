extension Reason {
    static let asyncSequences = "`from` an `AsyncSequence` has tests of its own"
    static let promises = "there are no promises; `Producer.from(async:)` has tests of its own"
    static let indexArgument = "there is no index argument; `enumerated` gives it"
    static let identity = "signals have no identity, so there is nothing to compare"
}
