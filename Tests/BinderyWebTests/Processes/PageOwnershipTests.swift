import BinderySynchronization
import Testing

@testable import BinderyWeb

/// A process that acts for one page, as `LiveSessions` does, with a step at each call of the store.
private final class ModelProcess: @unchecked Sendable {
    let id: String
    private let world: World
    private let steps: Interleavings
    private(set) var isAlive = true
    /// The epoch in which it acts for the page; nil while it does not.
    private(set) var epoch: Int?
    /// The last event that it has handled.
    private var handled = 0
    /// It has contact with the store and with other processes.
    private(set) var isConnected = true
    /// As `OwnershipLease` has it: the number of the present lease, and that under which this process has taken the
    /// page.
    private var hasLease = true
    private var lease = 1
    private var verifiedLease = 1
    /// One restoration and one release at a time, as in `LiveSessions`.
    private var isRestoring = false
    private var isReleasing = false
    private var waiters: [CheckedContinuation<Void, Never>] = []

    init(_ id: String, _ world: World, _ steps: Interleavings) {
        self.id = id
        self.world = world
        self.steps = steps
    }

    func own(epoch: Int) { self.epoch = epoch }

    var mayAct: Bool { isAlive && epoch != nil && hasLease && verifiedLease == lease }

    private func wait(while isBusy: () -> Bool) async {
        while isBusy() { await withCheckedContinuation { waiters.append($0) } }
    }

    private func resumeWaiters() {
        let present = waiters
        waiters = []
        for waiter in present { waiter.resume() }
    }

    /// The page has connected here.
    func connect() async {
        await wait { isReleasing || isRestoring }
        if !isAlive || epoch != nil { return }
        isRestoring = true
        await restore()
        isRestoring = false
        resumeWaiters()
    }

    private func restore() async {
        let number = lease
        let ownership = PageOwnership(id: id, store: ModelStore(world: world, steps: steps, process: self)) {
            [world] _, _, owner in
            guard let process = world.process(owner) else { return }
            if process.isConnected { await process.release() } else { await process.leaseEnded() }
        }
        guard let saved = try? await ownership.take("page", of: "", madeBy: "a")?.session, isAlive else { return }
        epoch = saved.epoch
        verifiedLease = number
        handled = saved.acknowledged
        world.check(self, handled)
    }

    /// The page sends its next event, and the process stores the effect.
    func act() async {
        guard isAlive, epoch != nil, !isReleasing else { return }
        if hasLease, verifiedLease != lease { await verify() }
        guard mayAct, !isReleasing, let present = epoch else { return }
        handled += 1
        world.acted(self)
        let event = handled
        let lost = await save(event, owner: id, present)
        if lost, epoch == present { epoch = nil }
        if !lost, world.record?.acknowledged ?? 0 >= event { world.stored = max(world.stored, event) }
    }

    private func verify() async {
        let number = lease
        let store = ModelStore(world: world, steps: steps, process: self)
        guard let record = try? await store.ownership(of: "page"), isConnected, let present = epoch else { return }
        guard record.owner == id, record.epoch == present else {
            epoch = nil
            return
        }
        let taken = try? await store.take("page", for: id, after: present)
        if !isConnected, taken == nil { return }
        epoch = taken?.epoch
        if taken != nil { verifiedLease = number }
    }

    /// It is cut off, and then reached again.
    func loseContact() async {
        await steps.step("\(id) is cut off")
        isConnected = false
        await steps.step("the lease of \(id) ends")
        hasLease = false
        resumeWaiters()
        await steps.step("\(id) is reached again")
        isConnected = true
        hasLease = true
        lease += 1
    }

    /// Another process waits for as long as this one may act.
    func leaseEnded() async { await wait { isAlive && hasLease && lease == 1 } }

    /// Another process asks for the page.
    func release() async {
        await wait { isReleasing || isRestoring }
        guard isAlive, let present = epoch else { return }
        isReleasing = true
        _ = await save(handled, owner: nil, present)
        if isAlive, epoch == present { epoch = nil }
        isReleasing = false
        resumeWaiters()
    }

    private func save(_ event: Int, owner: String?, _ epoch: Int) async -> Bool {
        let session = SavedSession(
            token: "page", browser: "", location: "", acknowledged: event, owner: owner, epoch: epoch)
        return await ModelStore(world: world, steps: steps, process: self).saved(session)
    }

    func crash() async {
        await steps.step("\(id) crashes")
        isAlive = false
        epoch = nil
        (isRestoring, isReleasing) = (false, false)
        resumeWaiters()
    }
}

private final class World: @unchecked Sendable {
    var processes: [ModelProcess] = []
    var record: SavedSession?
    /// The last event of which the user was told that it is stored.
    var stored = 0
    var problems: [String] = []
    /// All changes of the owner.
    var epochs: [Int] = []

    func process(_ id: String) -> ModelProcess? { processes.first { $0.id == id && $0.isAlive } }

    func check(_ owner: ModelProcess, _ handled: Int) {
        for other in processes where other !== owner && other.mayAct {
            problems.append("\(owner.id) and \(other.id) act for the page")
        }
        if handled < stored { problems.append("\(owner.id) goes on with \(handled), and \(stored) was stored") }
    }

    func acted(_ process: ModelProcess) {
        for other in processes where other !== process && other.mayAct {
            problems.append("\(process.id) acts, and \(other.id) owns the page")
        }
    }
}

private struct ModelStore: SharedSessionStore, @unchecked Sendable {
    let world: World
    let steps: Interleavings
    let process: ModelProcess

    func ownership(of token: String) async throws(SessionStoreFailure) -> SessionOwnership? {
        await steps.step("\(process.id) asks for the owner")
        return world.record.map { SessionOwnership(owner: $0.owner, epoch: $0.epoch) }
    }

    func take(_ token: String, for owner: String, after epoch: Int) async throws(SessionStoreFailure) -> SavedSession? {
        await steps.step("\(process.id) takes epoch \(epoch)")
        // A process that has ended sends nothing.
        guard process.isAlive, process.isConnected, var record = world.record, record.epoch == epoch else { return nil }
        record.owner = owner
        record.epoch += 1
        world.record = record
        world.epochs.append(record.epoch)
        return record
    }

    func saved(_ session: SavedSession) async -> Bool {
        await steps.step("\(process.id) saves \(session.acknowledged)")
        guard process.isAlive, world.record?.epoch ?? 0 <= session.epoch else { return true }
        // Not stored, and not lost: the next save contains it.
        if !process.isConnected { return false }
        world.record = session
        return false
    }

    func saveOwned(_ sessions: [SavedSession]) async throws(SessionStoreFailure) -> Set<String> { [] }
    func session(_ token: String) async throws(SessionStoreFailure) -> SavedSession? { world.record }
    func save(_ sessions: [SavedSession]) async throws(SessionStoreFailure) {}
    func remove(_ token: String) async throws(SessionStoreFailure) {}
    func removeSessions(unusedFor duration: Duration) async throws(SessionStoreFailure) {}
}

@Suite("Which process acts for a page, in every order of the steps of several processes")
struct PageOwnershipTests {
    /// Runs a program of processes A and B; A owns the page. Returns the number of orders: a number that has changed
    /// tells that steps are missing, or that the protocol has others.
    private func explore(
        isStored: Bool = true, _ program: @escaping (World, Interleavings, _ a: ModelProcess, _ b: ModelProcess) -> Void
    ) -> Int {
        var world = World()
        return Interleavings.explore { steps in
            world = World()
            if isStored {
                world.record = SavedSession(token: "page", browser: "", location: "", owner: "a", epoch: 1)
            }
            let (a, b) = (ModelProcess("a", world, steps), ModelProcess("b", world, steps))
            world.processes = [a, b]
            a.own(epoch: 1)
            program(world, steps, a, b)
        } check: { steps in
            #expect(world.problems == [], "\(steps.steps)")
            #expect(world.epochs == world.epochs.sorted(), "\(steps.steps)")
            #expect(Set(world.epochs).count == world.epochs.count, "\(steps.steps)")
            world.processes = []
        }
    }

    @Test func thePageMovesWhileItsOwnerActs() {
        let count = explore { world, steps, a, b in
            steps.begin {
                await a.act()
                await a.act()
            }
            steps.begin {
                await b.connect()
                await b.act()
            }
        }
        #expect(count == 11)
    }

    @Test func itsOwnerTraps() {
        let count = explore { world, steps, a, b in
            steps.begin {
                await a.act()
                await a.act()
            }
            steps.begin { await a.crash() }
            steps.begin {
                await b.connect()
                await b.act()
                await b.act()
            }
        }
        #expect(count == 103)
    }

    @Test func itConnectsToBothAtOnce() {
        let count = explore { world, steps, a, b in
            steps.begin {
                await b.connect()
                await b.act()
            }
            steps.begin {
                await a.connect()
                await a.act()
                await a.connect()
                await a.act()
            }
        }
        #expect(count == 115)
    }

    /// The owner is cut off from the store and from the other process, and comes back without having noticed.
    @Test func itsOwnerIsCutOff() {
        let count = explore { world, steps, a, b in
            steps.begin {
                await a.act()
                await a.act()
                await a.act()
            }
            steps.begin { await a.loseContact() }
            steps.begin {
                await b.connect()
                await b.act()
            }
        }
        #expect(count == 1_931)
    }

    /// The page returns to the process that was cut off.
    @Test func itReturnsToAProcessThatWasCutOff() {
        let count = explore { world, steps, a, b in
            steps.begin {
                await a.loseContact()
                await a.act()
                await a.connect()
                await a.act()
            }
            steps.begin {
                await b.connect()
                await b.act()
            }
        }
        #expect(count == 2_120)
    }

    @Test func itMovesThereAndBack() {
        let count = explore { world, steps, a, b in
            steps.begin {
                await a.act()
                await b.connect()
                await b.act()
                await a.connect()
                await a.act()
            }
            steps.begin { await b.connect() }
        }
        #expect(count == 5)
    }

    /// Someone who knows the token of a page, and not its browser, must not disturb it.
    @Test func aPageOfAnotherBrowserIsLeftToItsOwner() async throws {
        let store = MemorySessionStore()
        try await store.save(SavedSession(token: "page", browser: "mine", location: "/", owner: "a", epoch: 1))
        let asked = Mutex(0)
        let ownership = PageOwnership(id: "b", store: store) { _, _, _ in asked.withLock { $0 += 1 } }
        #expect(try await ownership.take("page", of: "other", madeBy: "a") == nil)
        #expect(asked.withLock { $0 } == 0)
        await #expect(store.ownership(of: "page") == SessionOwnership(owner: "a", epoch: 1))
        #expect(try await ownership.take("page", of: "mine", madeBy: "a")?.session.epoch == 2)
    }

    /// A page that has just been made is not stored before it connects.
    @Test func itConnectsElsewhereForTheFirstTime() {
        let count = explore(isStored: false) { world, steps, a, b in
            steps.begin {
                await b.connect()
                await b.act()
            }
            steps.begin { await a.crash() }
        }
        #expect(count == 6)
    }
}
