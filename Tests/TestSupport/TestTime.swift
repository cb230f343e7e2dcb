import BinderySynchronization

/// The time of a store, which passes only when a test advances it.
public final class TestTime: Sendable {
    private let value = Mutex(Duration.seconds(1_800_000_000))

    public init() {}

    public var now: Duration { value.withLock { $0 } }

    public func advance(by duration: Duration) { value.withLock { $0 += duration } }
}
