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
        /// Asynchronous work started on no actor.
        case missingActor
        /// A property written off the actor on which it was made.
        case foreignIsolation
        /// A question of a view model that nobody answers.
        case unansweredInteraction
        /// A screen that ends with a result nobody waits for, or guards that lead in a circle.
        case navigation
        /// A scheduler used in a way that it cannot honour.
        case scheduler
        /// A model whose state cannot be saved or restored as it says.
        case savedState
        /// A view that is to lead, or to load, where no view may.
        case refusedAddress
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

    /// Whether every property that is made from now on keeps what changed it last, for ``explain(_:)``. Off at first; for the whole process.
    ///
    /// Set it at the start of the program: what was made before is not traced. What is not traced pays nothing for it. A write of a
    /// traced property takes some microseconds, and each traced property keeps the text of its last value and the causes of it.
    public static var isTracing: Bool {
        get { bindery_is_tracing_everywhere() }
        set { bindery_trace_everywhere(newValue) }
    }

    /// Traces what `body` makes, on this thread, as ``isTracing`` does everywhere: for tests.
    public static func withTracing<Result, Failure: Error>(
        _ body: () throws(Failure) -> Result
    ) throws(Failure) -> Result {
        let ambient = ambient, outer = ambient.pointee.tracing
        ambient.pointee.tracing = true
        defer { ambient.pointee.tracing = outer }
        return try body()
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
