/// The words of an explanation, in one language.
package struct ExplanationWords: Sendable {
    /// What wrote a property.
    package enum Writer: Sendable {
        /// A place in the source, or a function.
        case place(String)
        /// An event that no code of the program led on, in words.
        case event(String)
        case outside
        case unknown
    }

    package let state: @Sendable (_ property: String, _ value: String) -> String
    package let initial: String
    package let untraced: String
    package let firstComputed: String
    package let computed: @Sendable (_ property: String, _ value: String) -> String
    /// For what was first computed from something that had not changed.
    package let read: @Sendable (_ property: String, _ value: String) -> String
    package let written: @Sendable (_ writer: Writer, _ transaction: String?) -> String
    package let observed: @Sendable (_ property: String, _ value: String) -> String
    package let after: @Sendable (_ event: String) -> String
    package let event: @Sendable (_ kind: TraceEvent.Kind, _ subject: String) -> String
    /// How long before the explained change something was; nil to leave it out.
    package var earlier: (@Sendable (Duration) -> String)?
    /// The characters of a value that are shown at most.
    package var longestValue = Int.max

    package init(
        state: @escaping @Sendable (_ property: String, _ value: String) -> String, initial: String, untraced: String,
        firstComputed: String, computed: @escaping @Sendable (_ property: String, _ value: String) -> String,
        read: @escaping @Sendable (_ property: String, _ value: String) -> String,
        written: @escaping @Sendable (_ writer: Writer, _ transaction: String?) -> String,
        observed: @escaping @Sendable (_ property: String, _ value: String) -> String,
        after: @escaping @Sendable (_ event: String) -> String,
        event: @escaping @Sendable (_ kind: TraceEvent.Kind, _ subject: String) -> String
    ) {
        (self.state, self.initial, self.untraced, self.firstComputed) = (state, initial, untraced, firstComputed)
        (self.computed, self.read, self.written, self.observed) = (computed, read, written, observed)
        (self.after, self.event) = (after, event)
    }

    package static let english = ExplanationWords(
        state: { "\($0) is \($1)" }, initial: "since it was made",
        untraced: "made while tracing was off: set Diagnostics.isTracing before",
        firstComputed: "since it was first computed", computed: { "computed since \($0) became \($1)" },
        read: { "computed from \($0), which is \($1)" },
        written: { writer, transaction in
            let by =
                switch writer {
                case .place(let place): " at \(place)"
                case .event(let event): " by the \(event)"
                case .outside: " by \(CallSite.outside), such as the user's input"
                case .unknown: ""
                }
            return "written" + by + (transaction.map { " in the transaction at \($0)" } ?? "")
        },
        observed: { "by an observer of \($0), which became \($1)" }, after: { "after the \($0)" },
        event: { "\($0) of \($1)" })

    /// An event with what it brought, if it is an answer: `answer of GET goods (200)`.
    package func event(_ kind: TraceEvent.Kind, _ subject: String, _ detail: String) -> String {
        // The kind is of a module above this one.
        event(kind, kind == TraceEvent.Kind("answer") ? "\(subject) (\(value(detail)))" : subject)
    }

    /// The text of a value: an empty one is visible, a long one is cut.
    package func value(_ text: String) -> String {
        if text.isEmpty { return "\"\"" }
        return text.count <= longestValue ? text : text.prefix(longestValue) + "…"
    }
}
