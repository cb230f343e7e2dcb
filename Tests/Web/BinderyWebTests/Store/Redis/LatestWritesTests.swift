import BinderySynchronization
import Testing

@testable import BinderyWeb

/// What is written of what was set, where writing fails at times. In virtual time.
@Suite struct LatestWritesTests {
    @Test func aFailureOfAMomentIsNotNoticed() async {
        let place = Place(failures: 3)
        place.set("a")
        #expect(await place.ends(1) == ["a"])
        #expect(place.attempts == ["a", "a", "a", "a"])
    }

    @Test(arguments: [0, 1]) func ofSeveralValuesTheLastOneIsWritten(_ failures: Int) async {
        let place = Place(failures: failures, setMeanwhile: ["b", "c"])
        place.set("a")
        #expect(await place.ends(3) == ["a", "b", "c"])
        #expect(place.attempts == ["a", "c"])
    }

    @Test func aLongerFailureIsThatOfAllThatWait() async {
        let place = Place(failures: .max, setMeanwhile: ["b"])
        place.set("a")
        #expect(await place.ends(2) == ["a failed", "b failed"])
        #expect(place.attempts == ["a"] + Array(repeating: "b", count: 40))

        place.failures = 0
        place.set("c")
        #expect(await place.ends(1) == ["c"])
    }

    @Test func oneValueTooManyIsNotTriedAgain() async {
        let place = Place(failures: .max, mostKeys: 0)
        place.set("a")
        #expect(await place.ends(1) == ["a failed"])
        #expect(place.attempts == ["a"])
    }
}

/// Where the values are written.
private final class Place: Sendable {
    private struct State {
        var now = ContinuousClock.now
        var failures: Int
        var attempts: [String] = []
    }

    private let state: Mutex<State>
    private let meanwhile: [String]
    private let endings: AsyncStream<String>
    private let ended: AsyncStream<String>.Continuation
    // Unsafe to the compiler only: it is set once, before it is used.
    private nonisolated(unsafe) var writes: LatestWrites<String, String>!

    /// - Parameter meanwhile: the values that are set during the first attempt.
    init(failures: Int, setMeanwhile meanwhile: [String] = [], mostKeys: Int = 10) {
        state = Mutex(State(failures: failures))
        self.meanwhile = meanwhile
        (endings, ended) = AsyncStream.makeStream(of: String.self)
        writes = LatestWrites(patience: .seconds(2), mostKeys: mostKeys) {
            self.state.withLock { $0.now }
        } pause: {
            self.state.withLock { $0.now += .milliseconds(50) }
        } write: { _, value throws(SessionStoreFailure) in
            try self.write(value)
        }
    }

    var attempts: [String] { state.withLock { $0.attempts } }

    var failures: Int {
        get { state.withLock { $0.failures } }
        set { state.withLock { $0.failures = newValue } }
    }

    func set(_ value: String) {
        writes.set(value, for: "key") { [ended] outcome in
            if case .failure = outcome { ended.yield("\(value) failed") } else { ended.yield(value) }
        }
    }

    private func write(_ value: String) throws(SessionStoreFailure) {
        let (isFirst, fails) = state.withLock { state in
            state.attempts.append(value)
            state.failures -= 1
            return (state.attempts.count == 1, state.failures >= 0)
        }
        if isFirst { for value in meanwhile { set(value) } }
        if fails { throw SessionStoreFailure("away") }
    }

    /// How the next calls of `set` end.
    func ends(_ count: Int) async -> [String] {
        var ends: [String] = []
        var iterator = endings.makeAsyncIterator()
        while ends.count < count, let end = await iterator.next() { ends.append(end) }
        return ends
    }
}
