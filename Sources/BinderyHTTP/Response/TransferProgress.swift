/// How much of an answer's body has come.
public struct TransferProgress: Equatable, Sendable {
    /// In bytes.
    public var received: Int
    /// In bytes; `nil` if the service does not say, as with a compressed or chunked answer.
    public var expected: Int?

    /// - Parameters:
    ///   - received: in bytes.
    ///   - expected: in bytes; `nil` if nobody knows.
    public init(received: Int, expected: Int?) {
        self.received = received
        self.expected = expected
    }

    /// From 0 to 1.
    public var fraction: Double? {
        guard let expected else { return nil }
        return expected > 0 ? min(Double(received) / Double(expected), 1) : 1
    }
}
