internal import CBinderyShims

/// A misuse that Bindery found, with the place and the remedy.
public struct Diagnosis: Sendable, CustomStringConvertible {
    /// What sort of misuse it is.
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
        /// A question of a view model that nobody answers.
        case unansweredInteraction
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
    ///
    /// ```swift
    /// Diagnostics.$handler.withValue(.init { messages.append($0.description) }) { … }
    /// ```
    @TaskLocal public static var handler = Handler { diagnosis in
        bindery_write_diagnosis(diagnosis.description)
    }

    /// What receives diagnoses, from whatever thread.
    // A struct, since optimised code crashes when it sets a task-local whose type is a function type (Swift 6.3.1).
    public struct Handler: Sendable {
        fileprivate let receive: @Sendable (Diagnosis) -> Void

        /// - Parameter receive: called on whatever thread the misuse happens.
        public init(_ receive: @escaping @Sendable (Diagnosis) -> Void) { self.receive = receive }
    }

    package static func report(_ kind: Diagnosis.Kind, _ message: String) {
        handler.receive(Diagnosis(kind: kind, message: message))
    }
}
