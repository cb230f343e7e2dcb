public import Bindery

/// A bus that also reaches single processes, on any machines. See ``LiveServer/Options/bus``.
///
/// | event | effect |
/// |---|---|
/// | `receive` | from then on, this process is reachable under the name |
/// | … and the connection is lost | it connects again by itself |
/// | `send` to a process that is reachable | it is on its way; the process may end before it handles it |
/// | `send` to another name | false |
public protocol ProcessBus: MessageBus {
    /// Makes this process reachable under a name, and calls `receive` for each message that is sent to it. A later call
    /// replaces an earlier one.
    ///
    /// - Parameter contact: called with each moment at which this process was certainly reachable, soon after it, at
    ///   least five times a second; with nil when the connection is lost.
    func receive(
        as process: String, contact: @escaping @Sendable (ContinuousClock.Instant?) -> Void,
        _ receive: @escaping @Sendable ([UInt8]) -> Void)

    /// Sends a message to the process of this name.
    ///
    /// - Returns: whether that process was reachable at this moment.
    nonisolated(nonsending) func send(
        _ message: [UInt8], to process: String
    ) async throws(SessionStoreFailure) -> Bool
}
