import Synchronization

final class TestTime: Sendable {
    private let value = Mutex(Duration.seconds(1_800_000_000))

    var now: Duration { value.withLock { $0 } }

    func advance(by duration: Duration) { value.withLock { $0 += duration } }
}
