extension TraceEvent.Kind {
    /// A screen of a ``NavigationStack`` was made. The subject is its destination. A screen that is uncovered was made
    /// before, and appears once.
    public static let appearance = Self("appearance")
    /// A screen has ended, after its observations. The subject is its destination.
    public static let disappearance = Self("disappearance")
}
