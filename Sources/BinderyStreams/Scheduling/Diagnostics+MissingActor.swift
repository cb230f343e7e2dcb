public import BinderyGraph

extension Diagnosis.Kind {
    /// Asynchronous work started outside an actor.
    public static let missingActor = Diagnosis.Kind("missingActor")
    /// A scheduler used in a way that it does not support.
    public static let scheduler = Diagnosis.Kind("scheduler")
}

extension Diagnostics {
    /// Reports asynchronous work that was requested on no actor. `event` says what happened, to what, and the
    /// consequence. `remedy` is the beginning of a sentence: what to do on an actor instead.
    package static func reportMissingActor(_ event: String, remedy: String) {
        report(.missingActor, "\(event). \(remedy) \(onAnActor)")
    }

    /// Reports an operator that needs a scheduler and was observed without one, where the caller runs on no actor.
    package static func reportMissingScheduler(
        _ name: String, without consequence: String, file: StaticString, line: UInt
    ) {
        report(
            .scheduler,
            """
            \(name) at \(file):\(line) has no scheduler and \(consequence). Pass one (`on: scheduler`), or observe it \(onAnActor)
            """)
    }

    private static let onAnActor = """
        on the MainActor or on another actor: a detached task, a `@concurrent` function and an async closure with a capture \
        list (swiftlang/swift#87097) run on none.
        """
}
