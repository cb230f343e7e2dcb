extension TraceEvent.Kind {
    /// A screen of a ``NavigationStack`` was made. The subject is its destination.
    public static let appearance = Self("appearance")
    /// A screen has ended.
    public static let disappearance = Self("disappearance")
}
