internal import BinderyWire

struct SessionReport: Sendable {
    /// The server's metrics; nil to count nothing, and then no clock is read either.
    var metrics: LiveMetrics?
    var failedToSave: @Sendable (SessionStoreFailure) -> Void = { _ in }
    /// Of the request that made the session.
    var path = ""
    /// Runs the handling of an event, or the opening of the page, with its name and the path of the page; nil to run it
    /// alone.
    var handling: (@Sendable (_ event: String, _ path: String, _ body: () -> Void) -> Void)?
    /// Called when an event is about to be handled, with its number and the epoch of its page; nil unless it is logged.
    var handled: (@Sendable (_ event: Int, _ epoch: Int) -> Void)?

    func handle(_ event: PageEvent.Key, at path: String, _ body: () -> Void) {
        handle("\(event)", path, body)
    }

    func open(isRestored: Bool, _ body: () -> Void) { handle(isRestored ? "restoring" : "opening", path, body) }

    private func handle(_ event: @autoclosure () -> String, _ path: String, _ body: () -> Void) {
        if let handling { handling(event(), path, body) } else { body() }
    }
}
