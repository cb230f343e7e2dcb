/// Something that happened while a ``TraceLog`` recorded: a write, a computation, an execution, the user's input.
public struct TraceEvent: Sendable, Identifiable {
    /// What happened. Each module declares the kinds that it records, and a later version may record more:
    ///
    /// ```swift
    /// extension TraceEvent.Kind {
    ///     static let migration = TraceEvent.Kind("migration")
    /// }
    /// ```
    public struct Kind: Hashable, Sendable, CustomStringConvertible {
        /// A noun, as in `edit of <input #phone>`.
        public let description: String

        /// Kinds with equal names are equal.
        public init(_ description: String) { self.description = description }
    }

    /// Unique in the process. A later event has a higher number.
    public let number: Int
    public var id: Int { number }
    public let kind: Kind
    /// What it happened to: the name and source location of a property, for instance.
    public let subject: String
    /// The property or observer in ``TraceLog/graph()``; nil for other events.
    public let node: Int?
    /// The text of the new value, or of the outcome. Dots for the text of a secure field.
    public var detail: String { text.text }
    /// The time since the log was made.
    public let time: Duration
    /// How long it took; nil for what takes no time, or has not ended.
    public let duration: Duration?
    /// The numbers of the events that led to it.
    public let causes: [Int]
    let site: CallSite?
    var text: RecordedText

    /// Where the program wrote the property: `Module/File.swift:12`. Nil for other kinds, and as
    /// ``Explanation/Reason/written(at:transaction:cause:)`` describes.
    ///
    /// - Complexity: Looks up the location in the debug information, once: tenths of a second
    ///   in a large program, some seconds for the first.
    public var location: String? { site?.sourceLocation }
}

extension TraceEvent.Kind {
    /// A property was written.
    public static let write = Self("write")
    /// A property was computed and has changed.
    public static let computation = Self("computation")
    /// A property was computed and has not changed.
    public static let idleComputation = Self("idle computation")
    /// An observer or an effect ran.
    public static let observation = Self("observation")
    /// An outermost transaction of the program ended, and what it wrote has been observed. The subject is its place in
    /// the source, the detail the number of its writes, which are its causes. Recorded if it has written something.
    public static let transaction = Self("transaction")
    /// A misuse was reported: see ``Diagnostics``. The subject is the kind of misuse, the detail the message.
    public static let diagnosis = Self("diagnosis")
}
