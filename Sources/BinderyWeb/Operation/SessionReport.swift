/// What a session tells whoever runs the server.
struct SessionReport: Sendable {
    /// Where it counts; nowhere if nil, and then no clock is read either.
    var figures: LiveFigures?
    var failedToSave: @Sendable (SessionStoreFailure) -> Void = { _ in }
}
