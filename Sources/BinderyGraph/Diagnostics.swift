internal import CBinderyShims

/// A misuse that Bindery detected, with its location and the remedy.
public struct Diagnosis: Sendable, CustomStringConvertible {
    public enum Kind: Sendable {
        /// A property that depends on itself.
        case cycle
        /// Observers that keep changing what they observe.
        case feedbackLoop
        /// A binding to a target that is already bound.
        case doubleBinding
        /// Asynchronous work started outside an actor.
        case missingActor
        /// A property written off the actor on which it was made.
        case foreignIsolation
        /// A view model's interaction without an answer.
        case unansweredInteraction
        /// A screen with an unexpected result, guards that redirect in a circle, or a stack without a screen.
        case navigation
        /// A scheduler used in a way that it does not support.
        case scheduler
        /// State of a model that cannot be saved or restored as declared.
        case savedState
        /// An address that a view must not link to or load from.
        case refusedAddress
        /// Use after disposal, or a second start.
        case lifetime
    }

    public let kind: Kind
    /// What is wrong, where, and what to do: one line with files and lines.
    public let message: String

    public var description: String { "Bindery: \(message)" }
}

/// The destination of diagnoses. Only a cycle without any value ends the process (contract P5).
public enum Diagnostics {
    /// The receiver of the current task's diagnoses. By default they are written to the standard error stream.
    ///
    /// ```swift
    /// Diagnostics.$handler.withValue(.init { messages.append($0.description) }) { … }
    /// ```
    @TaskLocal public static var handler = Handler { diagnosis in
        bindery_write_diagnosis(diagnosis.description)
    }

    /// Whether properties made from now on record their last change for ``explain(_:)``. Initially false; process-wide.
    ///
    /// Set it at the start of the program: earlier properties are not traced. An untraced property costs nothing. A
    /// write of a traced property takes some microseconds, and it keeps the text of its last value and its causes.
    public static var isTracing: Bool {
        get { bindery_is_tracing_everywhere() }
        set { bindery_trace_everywhere(newValue) }
    }

    /// Traces the properties that `body` makes on this thread, as ``isTracing`` does everywhere. For tests.
    public static func withTracing<Result, Failure: Error>(
        _ body: () throws(Failure) -> Result
    ) throws(Failure) -> Result {
        let ambient = ambient, outer = ambient.pointee.tracing
        ambient.pointee.tracing = true
        defer { ambient.pointee.tracing = outer }
        return try body()
    }

    /// A receiver of diagnoses, called on the thread of the misuse, which may be any thread.
    // A struct: optimised code crashes when it sets a task-local of function type (Swift 6.3.1; remove when fixed).
    public struct Handler: Sendable {
        fileprivate let receive: @Sendable (Diagnosis) -> Void

        public init(_ receive: @escaping @Sendable (Diagnosis) -> Void) { self.receive = receive }
    }

    package static func report(_ kind: Diagnosis.Kind, _ message: String) {
        handler.receive(Diagnosis(kind: kind, message: message))
    }
}
