import BinderySynchronization
import BinderyTestSupport
import BinderyTesting
import Testing

@testable import BinderyStreams

/// A store in memory that fails on demand.
private actor Store: VersionedStore {
    struct Failure: Error, Equatable {}

    private var values: [String: VersionedValue] = [:]
    private(set) var writes = 0
    private(set) var reads = 0
    /// Chooses what goes wrong; nil: nothing.
    private var random: SplitMix?
    private var isDown = false
    private var isHeld = false
    private var held: [CheckedContinuation<Void, Never>] = []

    init(faults seed: UInt64? = nil) { random = seed.map(SplitMix.init) }

    func value(of key: String, newerThan version: UInt64) async throws -> VersionedValue? {
        reads += 1
        try await wait()
        return values[key].flatMap { $0.version > version ? $0 : nil }
    }

    func replaceValue(of key: String, with content: [UInt8], after version: UInt64) async throws -> Bool {
        writes += 1
        if isHeld { await withCheckedContinuation { held.append($0) } }
        try await wait()
        guard values[key]?.version ?? 0 == version else { return false }
        values[key] = VersionedValue(content: content, version: version + 1)
        if chance(10) { throw Failure() }
        return true
    }

    private func wait() async throws {
        if isDown { throw Failure() }
        while chance(2) { await Task.yield() }
        if chance(10) { throw Failure() }
    }

    private func chance(_ one: Int) -> Bool { random != nil && Int.random(in: 0..<one, using: &random!) == 0 }

    func mend() { random = nil }
    func fail(_ isDown: Bool) { self.isDown = isDown }
    func remove(_ key: String) { values[key] = nil }
    func set(_ key: String, _ content: [UInt8], _ version: UInt64) {
        values[key] = VersionedValue(content: content, version: version)
    }

    func hold() { isHeld = true }

    func release() {
        isHeld = false
        for continuation in held { continuation.resume() }
        held = []
    }
}

/// That of the messages of "ids".
private let topic = "replicated ids"

/// A list of bytes in the store, as "ids".
private func replica(
    _ store: Store, _ bus: (any MessageBus)? = nil, interval: Duration = .milliseconds(1)
) -> ReplicatedProperty<[UInt8]> {
    ReplicatedProperty(
        [], as: "ids", in: store, over: bus, interval: interval, encode: { [7] + $0 },
        decode: { $0.first == 7 ? Array($0.dropFirst()) : nil })
}

@Suite final class ReplicatedPropertyTests {
    private let time = VirtualScheduler()

    /// Lets released properties run a last time on their actor.
    deinit { time.pump() }

    // MARK: The order of all updates

    /// What an update has returned, and how it ended.
    private struct Attempt: Sendable {
        let task: Int
        let id: UInt8
        /// The list before the update; nil if the store failed.
        var before: [UInt8]?
    }

    /// Three processes update a list, over a line that loses and repeats messages and a store that fails.
    @Test(arguments: 0..<40) func allUpdatesHaveOneOrder(seed: UInt64) async throws {
        let store = Store(faults: seed), network = TestNetwork(faults: seed)
        // The store fails again and again, which is reported.
        let silent = Diagnostics.Handler { _ in }
        let replicas = Diagnostics.$handler.withValue(silent) { (0..<3).map { _ in replica(store, network.join()) } }
        let followers = replicas.map { replica in time.run { replica.property() } }
        let seen = Mutex<[[[UInt8]]]>([[], [], []])
        let observations = followers.enumerated().map { index, follower in
            time.run { follower.observe { value in seen.withLock { $0[index].append(value) } } }
        }
        let attempts = await withTaskGroup(of: [Attempt].self) { group in
            for task in 0..<6 {
                let replica = replicas[task % 3]
                group.addTask {
                    var attempts: [Attempt] = []
                    for number in 0..<8 {
                        var attempt = Attempt(task: task, id: UInt8(task * 8 + number))
                        attempt.before = try? await replica.update { [id = attempt.id] list in
                            defer { list.append(id) }
                            return list
                        }
                        attempts.append(attempt)
                    }
                    return attempts
                }
            }
            var all: [Attempt] = []
            for await attempts in group {
                time.pump()
                all += attempts
            }
            return all
        }
        await store.mend()
        let final = try await replicas[0].update { $0 }
        for attempt in attempts {
            let places = final.indices.filter { final[$0] == attempt.id }
            if let before = attempt.before {
                #expect(places.count == 1 && before == Array(final.prefix { $0 != attempt.id }))
            } else {
                #expect(places.count <= 1, "made or not, and never twice")
            }
        }
        for task in 0..<6 {
            let ids = final.filter { Int($0) / 8 == task }
            #expect(ids == ids.sorted(), "the order of each task")
        }
        for replica in replicas { #expect(await eventually { replica.value == final }) }
        // A property has the value in a later job.
        #expect(
            await eventually {
                time.pump()
                return seen.withLock { $0.allSatisfy { $0.last == final } }
            })
        for (index, values) in seen.withLock({ $0 }).enumerated() {
            #expect(values.allSatisfy { final.starts(with: $0) }, "process \(index) sees states of this order")
            #expect(values.map(\.count) == values.map(\.count).sorted(), "process \(index) sees them in order")
        }
        for observation in observations { time.run { observation.dispose() } }
    }

    @Test func oneOfTwoProcessesGetsTheSeat() async throws {
        for _ in 0..<50 {
            let store = Store(), network = TestNetwork()
            let replicas = (0..<2).map { _ in replica(store, network.join(), interval: .seconds(3600)) }
            async let first = replicas[0].update(Self.take(1))
            async let second = replicas[1].update(Self.take(2))
            let (isFirst, isSecond) = try await (first, second)
            #expect(isFirst != isSecond)
            #expect(try await replicas[0].update { $0 } == [isFirst ? 1 : 2])
        }
    }

    private static func take(_ id: UInt8) -> @Sendable (inout [UInt8]) -> Bool {
        { seats in
            if !seats.isEmpty { return false }
            seats = [id]
            return true
        }
    }

    /// It is computed from a value that has been replaced meanwhile, and the message was lost.
    @Test func anUpdateWithoutAChangeIsOfTheLatestValue() async throws {
        let store = Store()
        let (here, there) = (replica(store, interval: .seconds(3600)), replica(store, interval: .seconds(3600)))
        _ = try await here.update { $0 }
        try await there.update { $0.append(1) }
        #expect(here.value == [])
        #expect(try await here.update { $0.isEmpty } == false)
        #expect(here.value == [1])
    }

    // MARK: One process

    @Test func aPropertyFollowsAndAnErrorChangesNothing() async throws {
        struct Full: Error, Equatable {}
        let count = ReplicatedProperty(0)
        let property = time.run { count.property() }
        #expect(
            try await count.update {
                $0 += 1
                return $0
            } == 1)
        await #expect(throws: Full()) {
            try await count.update {
                $0 += 1
                throw Full()
            }
        }
        #expect(count.value == 1)
        #expect(property.value == 0, "in a job of its own actor")
        time.pump()
        #expect(property.value == 1)
    }

    @Test func noUpdateIsLostAmongThreads() async throws {
        let count = ReplicatedProperty(0)
        let results = try await withThrowingTaskGroup(of: Int.self) { group in
            for _ in 0..<500 {
                group.addTask {
                    try await count.update {
                        $0 += 1
                        return $0
                    }
                }
            }
            return try await group.reduce(into: []) { $0.append($1) }
        }
        #expect(results.sorted() == Array(1...500))
    }

    @available(macOS 26.0, *)
    @Test func whatWaitsIsWrittenTogether() async throws {
        let store = Store()
        let list = replica(store, interval: .seconds(3600))
        await store.hold()
        async let first: Void = list.update { $0.append(0) }
        #expect(await eventually { await store.writes == 1 })
        // Those that wait for the first write are added in this order.
        let others = (1..<100).map { id in Task.immediate { try await list.update { $0.append(UInt8(id)) } } }
        await store.release()
        try await first
        for other in others { try await other.value }
        #expect(list.value == (0..<100).map { UInt8($0) })
        #expect(await store.writes == 2)
    }

    // MARK: Faults

    @Test func aStoreThatFailsFailsTheUpdate() async throws {
        let store = Store()
        let list = replica(store, interval: .seconds(3600))
        await store.fail(true)
        await #expect(throws: Store.Failure()) { try await list.update { $0.append(1) } }
        await #expect(throws: Store.Failure()) { try await list.update { $0 } }
        #expect(list.value == [])
        await store.fail(false)
        try await list.update { $0.append(2) }
        #expect(list.value == [2])
    }

    @Test func aLostMessageIsReadFromTheStore() async throws {
        let store = Store()
        let (here, there) = (replica(store), replica(store))
        try await here.update { $0.append(1) }
        #expect(await eventually { there.value == [1] })
    }

    @Test func aMessageIsEnough() async throws {
        let store = Store(), network = TestNetwork()
        let (here, there) = (
            replica(store, network.join(), interval: .seconds(3600)),
            replica(store, network.join(), interval: .seconds(3600))
        )
        try await here.update { $0.append(1) }
        #expect(there.value == [1])
    }

    @Test func aLateMessageIsIgnored() {
        let network = TestNetwork()
        let list = replica(Store(), network.join(), interval: .seconds(3600))
        network.join().publish([2, 0, 0, 0, 0, 0, 0, 0, 7, 1, 2], to: topic)
        network.join().publish([1, 0, 0, 0, 0, 0, 0, 0, 7, 1], to: topic)
        #expect(list.value == [1, 2])
        network.join().publish([0, 1, 0, 0, 0, 0, 0, 0, 7, 1, 2, 3], to: topic)
        #expect(list.value == [1, 2, 3])
    }

    @Test func aBroadcastWithTheSameNameIsAnother() async throws {
        let store = Store(), network = TestNetwork(), buses = [network.join(), network.join()]
        let lists = buses.map { replica(store, $0, interval: .seconds(3600)) }
        let broadcasts = buses.map { bus in
            let broadcast = Broadcast<[UInt8]>()
            broadcast.connect(to: bus, as: "ids", encode: { $0 }, decode: { $0 })
            return broadcast
        }
        let received = Mutex<[[UInt8]]>([])
        let observation = time.run {
            broadcasts[1].signal().observe { value in received.withLock { $0.append(value) } }
        }
        broadcasts[0].send([5])
        try await lists[0].update { $0.append(1) }
        #expect(lists[1].value == [1])
        time.pump()
        #expect(received.withLock { $0 } == [[5]])
        time.run { observation.dispose() }
    }

    @Test func theValueOfAnEarlierRunIsFound() async throws {
        let store = Store()
        await store.set("ids", [7, 1, 2], 5)
        let list = replica(store)
        #expect(await eventually { list.value == [1, 2] })
        try await list.update { $0.append(3) }
        #expect(try await store.value(of: "ids", newerThan: 5) == VersionedValue(content: [7, 1, 2, 3], version: 6))
    }

    private static let unreadable = """
        The value of ids cannot be read as Array<UInt8>. Let a new version of the program use a new key when it changes \
        the type.
        """

    @Test func aValueThatCannotBeReadFailsTheUpdate() async throws {
        let store = Store()
        let list = replica(store, interval: .seconds(3600))
        _ = try await list.update { $0 }
        await store.set("ids", [8], 1)
        await #expect(throws: ReplicationFailure(description: Self.unreadable)) {
            try await list.update { $0.append(1) }
        }
    }

    @Test func aMessageThatCannotBeReadIsDiagnosed() {
        let store = Store(), network = TestNetwork()
        let texts = diagnoses {
            let list = replica(store, network.join(), interval: .seconds(3600))
            network.join().publish([1], to: topic)
            network.join().publish([9, 0, 0, 0, 0, 0, 0, 0, 8], to: topic)
            #expect(list.value == [])
        }
        #expect(texts.count == 2)
        #expect(texts.allSatisfy { $0.contains(Self.unreadable) })
    }

    @Test func aValueThatWasRemovedIsNotWrittenAgain() async throws {
        let store = Store()
        let list = replica(store, interval: .seconds(3600))
        try await list.update { $0.append(1) }
        await store.remove("ids")
        let outdated = """
            The value of ids was removed from the store, or set to an earlier one, while the program ran. Start all its \
            processes again.
            """
        await #expect(throws: ReplicationFailure(description: outdated)) { try await list.update { $0.append(2) } }
    }

    @Test func aStoreThatStaysDownIsReportedOnce() async {
        let store = Store()
        await store.fail(true)
        let texts = Mutex<[String]>([])
        let handler = Diagnostics.Handler { diagnosis in texts.withLock { $0.append("\(diagnosis)") } }
        let list = Diagnostics.$handler.withValue(handler) { replica(store) }
        // The second has ended when the third begins.
        #expect(await eventually { await store.reads > 2 })
        #expect(texts.withLock { $0.count } == 1)
        #expect(texts.withLock { $0.first }?.contains("The value of ids cannot be followed: Failure()") == true)
        withExtendedLifetime(list) {}
    }

    @Test func aPropertyThatIsFreedAsksNoMore() async {
        let store = Store()
        weak var freed: ReplicatedProperty<[UInt8]>?
        do {
            let list = replica(store)
            #expect(await eventually { await store.reads > 1 })
            freed = list
        }
        #expect(await eventually { freed == nil })
    }
}
