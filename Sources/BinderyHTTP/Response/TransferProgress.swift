/// The progress of receiving an answer's body.
public struct TransferProgress: Equatable, Sendable {
    /// The bytes received so far.
    public var received: Int
    /// The size of the body in bytes; `nil` if it is unknown, as with a compressed or chunked answer.
    public var expected: Int?

    public init(received: Int, expected: Int?) {
        self.received = received
        self.expected = expected
    }

    /// The received part of the body, from 0 to 1; `nil` if its size is unknown.
    public var fraction: Double? {
        guard let expected else { return nil }
        return expected > 0 ? min(Double(received) / Double(expected), 1) : 1
    }
}
