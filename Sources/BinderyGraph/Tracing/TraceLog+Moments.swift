extension TraceLog {
    /// A state that the recorded properties had: after an event, and all that it led to before the next one. Writes
    /// that follow from no event, one after another, lead to one moment.
    public struct Moment: Sendable, Identifiable, Equatable {
        /// The number of the last write before it; 0 for the earliest state that can be restored.
        public let id: Int
        /// The number of the event that it follows from; nil if there is none.
        public let event: Int?
        /// How many properties were written.
        public let writes: Int
    }

    /// The states that ``restore(_:)`` can restore, the earliest first. The last one is the present state, unless an
    /// earlier one is restored.
    ///
    /// - Isolation: To be called on the actor of the properties.
    public var moments: [Moment] { history.moments }

    /// The id of the moment that is restored; nil in the present.
    ///
    /// - Isolation: To be called on the actor of the properties.
    public var restoredMoment: Int? { history.position }

    /// Gives the recorded properties the values that they had at a moment, in one transaction.
    ///
    /// ```swift
    /// let log = TraceLog()
    /// let cart = log.record { Cart() }
    /// cart.price = 5
    /// let first = log.moments[1].id
    /// cart.price = 7
    /// _ = log.restore(first)                      // price is 5
    /// _ = log.restore(log.moments.last!.id)       // price is 7
    /// ```
    ///
    /// | event | result |
    /// |---|---|
    /// | an earlier moment is restored | the writes after it are undone; later moments can still be restored |
    /// | a later moment is restored | the writes up to it are repeated |
    /// | an observer writes in answer, at once or while it is restored | nothing: the write is part of the moment |
    /// | an observer executes an action in answer to it | nothing: the execution ends as if cancelled |
    /// | an observer sends to a `Broadcast` or writes a `SharedProperty` in answer to it | nothing is sent or changed |
    /// | an observer enters a `Presence`, or updates or releases an entry | others see it once the program goes on |
    /// | observers make properties in answer to it, such as those of a screen | they get the values that their \
    /// predecessors had: those made at the same line, in the same order |
    /// | a timer leads to a write while a moment is restored | nothing: time does not go on until the user does; a \
    /// list or a dictionary has the change until the timer's work ends |
    /// | anything else is written afterwards | the program and time go on from here; later moments are forgotten |
    /// | the present is restored | the same as with an earlier moment, but time goes on |
    ///
    /// What has left the program is not undone: requests that were sent, files that were written.
    ///
    /// - Isolation: To be called on the actor of the properties, not in an observer or a transaction.
    /// - Returns: The names of the properties that keep their present values, since the log cannot keep values of their
    ///   type (objects, and structures that are not `Equatable`), or that no longer exist.
    /// - Complexity: O(writes between the moments).
    public func restore(_ id: Int) -> [String] {
        record {
            let step = TraceStep(.restoration, of: "the state", value: "after #\(id)", .event(cause: nil), log: self)
            step.record()
            return TraceStep.following(step) { history.restore(id, trace) }
        }
    }

    /// Forgets the moments, and frees the values of them here.
    package func forgetMoments() { history.clear() }
}

extension TraceEvent.Kind {
    /// An earlier or later state was restored: see ``TraceLog/restore(_:)``.
    public static let restoration = Self("restoration")
    /// A restored state led to what must not happen again, and did not: an execution, or a send. The detail is the kind
    /// of event that it would have been, and the subject is that event's.
    public static let withheld = Self("withheld")
}
