internal import CBinderyShims

/// A misuse that Bindery detected, with its location and the remedy.
public struct Diagnosis: Sendable, CustomStringConvertible {
    /// A kind of misuse. Each module declares the kinds that it reports, and a later version may report more:
    ///
    /// ```swift
    /// extension Diagnosis.Kind {
    ///     static let missingIcon = Diagnosis.Kind("missingIcon")
    /// }
    /// ```
    public struct Kind: Hashable, Sendable, CustomStringConvertible {
        /// The name of its constant.
        public let description: String

        /// A kind with the name of its constant. Kinds with equal names are equal.
        public init(_ description: String) { self.description = description }
    }

    public let kind: Kind
    /// What is wrong, where, and what to do: one line with files and lines.
    public let message: String

    public var description: String { "Bindery: \(message)" }
}

extension Diagnosis.Kind {
    /// A property that depends on itself.
    public static let cycle = Diagnosis.Kind("cycle")
    /// Observers that keep changing what they observe.
    public static let feedbackLoop = Diagnosis.Kind("feedbackLoop")
    /// A property written, or work scheduled, off its actor.
    public static let foreignIsolation = Diagnosis.Kind("foreignIsolation")
    /// Use after disposal, or a second start.
    public static let lifetime = Diagnosis.Kind("lifetime")
}

/// The destination of diagnoses. Reporting one does not end the process, with one exception: a property that depends
/// on itself, and has neither a last value nor an empty one of its type, traps.
public enum Diagnostics {
    /// The receiver of the current task's diagnoses. By default they are written to the standard error stream.
    ///
    /// ```swift
    /// Diagnostics.$handler.withValue(.init { diagnosis in log.warning("\(diagnosis)") }) { … }
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

    /// Whether properties made here and now are traced: everywhere, or by ``withTracing(_:)`` on this thread.
    package static var isTracingHere: Bool { bindery_is_tracing() }

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

    /// Sends a diagnosis to the ``handler`` of the current task, on this thread.
    ///
    /// - Parameter message: One line that states what is wrong, where, and what to do.
    public static func report(_ kind: Diagnosis.Kind, _ message: String) {
        _ = TraceStep.event(.diagnosis, of: "\(kind)", message)
        handler.receive(Diagnosis(kind: kind, message: message))
    }
}
