internal import CBinderyShims

/// A misuse that Bindery found, with the place and the remedy.
public struct Diagnosis: Sendable, CustomStringConvertible {
    public enum Kind: Sendable {
        /// A property that depends on itself.
        case cycle
        /// Observers that keep changing what they observe.
        case feedbackLoop
        /// A binding to a target that is bound already.
        case doubleBinding
        /// Asynchronous work started where no actor is known.
        case missingActor
        /// A property written off the actor on which it was made.
        case foreignIsolation
        /// A scheduler used in a way that it cannot honour.
        case scheduler
        /// Something used after it was disposed of, or started twice.
        case lifetime
    }

    public let kind: Kind
    /// What is wrong, with what, and what to do: one line that names files and lines.
    public let message: String

    public var description: String { "Bindery: \(message)" }
}

/// Where diagnoses go. A diagnosis never ends the process.
public enum Diagnostics {
    /// What receives the diagnoses of the current task; by default they are written to the standard error stream.
    @TaskLocal public static var handler: @Sendable (Diagnosis) -> Void = { diagnosis in
        bindery_write_diagnosis(diagnosis.description)
    }

    package static func report(_ kind: Diagnosis.Kind, _ message: String) {
        handler(Diagnosis(kind: kind, message: message))
    }
}
