/// The reason why a message was refused.
public enum WireError: Error, Equatable {
    /// Not JSON of the protocol: arrays of numbers, strings, `null` and arrays.
    case malformed(offset: Int)
    /// An array, but not an event of the protocol.
    case notAnEvent
    /// An array, but not a frame of the protocol.
    case notAFrame
    /// An operation that the protocol does not have.
    case notAnOperation(String)
}
