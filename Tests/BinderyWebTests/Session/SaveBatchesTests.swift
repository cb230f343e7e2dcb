import BinderyTestSupport
import Testing

@testable import BinderyWeb

/// Which sessions are stored together, and when.
@Suite struct SaveBatchesTests {
    private typealias Batches = SaveBatches<Int>

    private func begin(_ batches: inout Batches, after pause: Batches.Pause?) throws -> [Int]? {
        let pause = try #require(pause)
        return batches.beginBatch(after: pause)?.sorted()
    }

    @Test func sessionsThatChangeWithinAMomentAreOneBatch() throws {
        var batches = Batches()
        let pause = batches.add(1, of: "a", isUrgent: false)
        #expect(pause?.length == Batches.interval)
        #expect(batches.add(2, of: "b", isUrgent: false) == nil)
        #expect(batches.add(3, of: "a", isUrgent: false) == nil)
        #expect(try begin(&batches, after: pause) == [2, 3])
        #expect(batches.endBatch(hasFailed: false) == nil)
    }

    @Test func anUrgentSessionEndsThePause() throws {
        var batches = Batches()
        let long = batches.add(1, of: "a", isUrgent: false)
        let short = batches.add(2, of: "b", isUrgent: true)
        #expect(short?.length == .zero)
        #expect(batches.add(3, of: "c", isUrgent: true) == nil, "the batch that waits has it")
        #expect(try begin(&batches, after: short) == [1, 2, 3])
        #expect(try begin(&batches, after: long) == nil)
        #expect(batches.add(4, of: "b", isUrgent: true) == nil)
        #expect(batches.endBatch(hasFailed: false)?.length == .zero)
    }

    @Test func aStoreThatFailsGetsTimeWhateverIsTapped() throws {
        var batches = Batches()
        let first = batches.add(1, of: "a", isUrgent: true)
        #expect(try begin(&batches, after: first) == [1])
        let pause = batches.endBatch(hasFailed: true)
        #expect(pause?.length == Batches.pauseAfterFailure)
        #expect(batches.add(2, of: "a", isUrgent: true) == nil)
        #expect(try begin(&batches, after: pause) == [2])
        #expect(batches.endBatch(hasFailed: false) == nil)
        #expect(batches.add(3, of: "a", isUrgent: true)?.length == .zero)
    }

    @Test func whatIsRemovedIsNotStored() throws {
        var batches = Batches()
        let pause = batches.add(1, of: "a", isUrgent: false)
        let hasWaited = [batches.remove("a"), batches.remove("a")]
        #expect(hasWaited == [true, false])
        #expect(try begin(&batches, after: pause) == nil)
        #expect(batches.add(2, of: "a", isUrgent: false)?.length == Batches.interval)
    }

    /// Random sessions in virtual time, with a store that takes its time and fails.
    @Test(arguments: 0..<200) func everyStateIsStoredInTime(seed: UInt64) {
        var random = SplitMix(seed: seed)
        var simulation = Simulation()
        for _ in 0..<300 {
            simulation.pass(.milliseconds(Int.random(in: 0...40, using: &random)))
            simulation.add(
                token: Int.random(in: 0..<9, using: &random), isUrgent: Int.random(in: 0..<10, using: &random) == 0)
            simulation.lengthOfBatch = .milliseconds(Int.random(in: 0...20, using: &random))
            simulation.isFailing = Int.random(in: 0..<30, using: &random) == 0
        }
        simulation.isFailing = false
        simulation.pass(.seconds(10))
        #expect(simulation.unstored.isEmpty)
        #expect(simulation.longestDelay <= SaveBatches<Int>.interval + .milliseconds(20 + 20))
    }
}

/// Sessions and a store around ``SaveBatches``. An entry is the number of an addition.
private struct Simulation {
    private var batches = SaveBatches<Int>()
    private var now = Duration.zero
    private var pauses: [(end: Duration, pause: SaveBatches<Int>.Pause)] = []
    private var stored: (end: Duration, entries: [Int], isFailing: Bool)?
    private var lastFailure = Duration.seconds(-10)
    /// By number: the page, and when it has changed.
    private var additions: [(token: Int, time: Duration)] = []
    /// The last addition of each page that is not stored.
    private(set) var unstored: [Int: Int] = [:]
    /// The longest time from a change to its end in the store, of those that no failure has delayed.
    private(set) var longestDelay = Duration.zero
    var lengthOfBatch = Duration.zero
    var isFailing = false

    mutating func add(token: Int, isUrgent: Bool, changedAt time: Duration? = nil) {
        unstored[token] = additions.count
        additions.append((token, time ?? now))
        begin(batches.add(additions.count - 1, of: "\(token)", isUrgent: isUrgent))
    }

    /// Lets what is due until then happen in its order.
    mutating func pass(_ time: Duration) {
        let end = now + time
        while let next = (pauses.map(\.end) + (stored.map { [$0.end] } ?? [])).min(), next <= end {
            now = next
            if let stored, stored.end == now { endBatch(stored.entries, isFailing: stored.isFailing) }
            let due = pauses.filter { $0.end <= now }
            pauses.removeAll { $0.end <= now }
            for (_, pause) in due { beginBatch(after: pause) }
        }
        now = end
    }

    private mutating func begin(_ pause: SaveBatches<Int>.Pause?) {
        if let pause { pauses.append((now + pause.length, pause)) }
    }

    private mutating func beginBatch(after pause: SaveBatches<Int>.Pause) {
        guard let entries = batches.beginBatch(after: pause) else { return }
        #expect(stored == nil, "two batches at a time")
        #expect(now - lastFailure >= SaveBatches<Int>.pauseAfterFailure)
        #expect(Set(entries.map { additions[$0].token }).count == entries.count, "a page twice in one batch")
        stored = (now + lengthOfBatch, entries, isFailing)
    }

    private mutating func endBatch(_ entries: [Int], isFailing: Bool) {
        stored = nil
        if isFailing { lastFailure = now }
        for entry in entries {
            let (token, time) = additions[entry]
            if !isFailing, lastFailure + SaveBatches<Int>.pauseAfterFailure < time {
                longestDelay = max(longestDelay, now - time)
            }
            guard unstored[token] == entry else { continue }
            unstored[token] = nil
            // As a session does.
            if isFailing { add(token: token, isUrgent: false, changedAt: time) }
        }
        begin(batches.endBatch(hasFailed: isFailing))
    }
}
