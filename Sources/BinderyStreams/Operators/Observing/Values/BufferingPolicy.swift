/// What an asynchronous sequence keeps of values that come faster than they are asked for.
public enum BufferingPolicy: Sendable, Equatable {
    /// All of them.
    case unbounded
    /// The last so many, at least one: what comes pushes out the oldest.
    case bufferingNewest(Int)
    /// The first so many, at least one: what comes when all places are taken is dropped.
    case bufferingOldest(Int)

    /// The last value only: what suits state.
    public static var latest: BufferingPolicy { .bufferingNewest(1) }
}
