/// The received values that an asynchronous sequence keeps until they are requested.
public enum BufferingPolicy: Sendable, Equatable {
    /// Keeps all values.
    case unbounded
    /// Keeps the given number of latest values, at least one: a new value replaces the oldest.
    case bufferingNewest(Int)
    /// Keeps the given number of earliest values, at least one: drops new values while the buffer is full.
    case bufferingOldest(Int)

    /// Keeps only the latest value, which suits state.
    public static var latest: BufferingPolicy { .bufferingNewest(1) }
}
