import Synchronization

struct TestInstant: InstantProtocol {
    var offset: Duration = .zero

    func advanced(by duration: Duration) -> TestInstant { TestInstant(offset: offset + duration) }
    func duration(to other: TestInstant) -> Duration { other.offset - offset }
    static func < (left: TestInstant, right: TestInstant) -> Bool { left.offset < right.offset }
}

/// Records the waits, and does not wait.
final class RecordingClock: Clock {
    private let times = Mutex<[Duration]>([])

    var now: TestInstant { TestInstant() }
    var minimumResolution: Duration { .zero }
    var recorded: [Duration] { times.withLock { $0 } }

    func sleep(until deadline: TestInstant, tolerance: Duration?) async throws {
        times.withLock { $0.append(deadline.offset) }
    }
}

/// Waits until it is cancelled, and reports when a wait begins and ends.
final class EndlessClock: Clock {
    let began = AsyncStream<Void>.makeStream()
    let ended = AsyncStream<Void>.makeStream()

    var now: TestInstant { TestInstant() }
    var minimumResolution: Duration { .zero }

    func sleep(until deadline: TestInstant, tolerance: Duration?) async throws {
        began.continuation.yield()
        let (forever, continuation) = AsyncStream<Never>.makeStream()
        for await _ in forever {}
        _ = continuation
        ended.continuation.yield()
        throw CancellationError()
    }
}

extension AsyncStream<Void> {
    func next() async {
        _ = await first { true }
    }
}
