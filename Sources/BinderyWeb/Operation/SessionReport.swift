internal import BinderyWire

struct SessionReport: Sendable {
    /// The server's metrics; nil to count nothing, and then no clock is read either.
    var metrics: LiveMetrics?
    var failedToSave: @Sendable (SessionStoreFailure) -> Void = { _ in }
    /// Runs the handling of an event, with its name and the path of the page; nil to run it alone.
    var handling: (@Sendable (_ event: String, _ path: String, _ body: () -> Void) -> Void)?

    func handle(_ event: PageEvent.Key, at path: String, _ body: () -> Void) {
        if let handling { handling("\(event)", path, body) } else { body() }
    }
}
