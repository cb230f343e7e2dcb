struct SessionReport: Sendable {
    /// The server's metrics; nil to count nothing, and then no clock is read either.
    var metrics: LiveMetrics?
    var failedToSave: @Sendable (SessionStoreFailure) -> Void = { _ in }
}
