extension Rendering {
    /// The layout that a view requests: roles rather than measures, which a backend translates into its own design.
    public struct Layout: Equatable {
        /// The padding in steps of ``Theme/spacing``, four points by default, 0 to 8.
        public var padding: Int?
        /// The maximum width in points.
        public var width: Int?
        public var surface: Surface?

        public init() {}
    }
}
