/// Carries messages between the processes of a program. See ``Broadcast/connect(to:as:encode:decode:)``.
public protocol MessageBus: Sendable {
    /// Sends a message to all other processes, without waiting for them. Messages of one caller arrive in the order of
    /// sending.
    func publish(_ message: [UInt8], to topic: String)

    /// Calls `receive` for each message of another process from now on, one at a time. A later subscription to the
    /// topic replaces an earlier one of this process.
    func subscribe(to topic: String, _ receive: @escaping @Sendable ([UInt8]) -> Void)
}

extension Diagnosis.Kind {
    /// A message between processes that cannot be read.
    public static let messageBus = Diagnosis.Kind("messageBus")
}
