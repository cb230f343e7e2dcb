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
        let ownership = PageOwnership(id: id, store: ModelStore(world: world, steps: steps, process: self)) {
            [world] _, _, owner in await world.process(owner)?.release()
        }
        guard let saved = try? await ownership.take("page", of: "", madeBy: "a")?.session, isAlive else { return }
        epoch = saved.epoch
        handled = saved.acknowledged
        world.check(self, handled)
    }

    /// The page sends its next event, and the process stores the effect.
    func act() async {
        guard isAlive, let present = epoch, !isReleasing else { return }
        handled += 1
        world.acted(self)
        let event = handled
        let lost = await save(event, owner: id, present)
        if lost, epoch == present { epoch = nil }
        if !lost { world.stored = max(world.stored, event) }
    }

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
        for other in processes where other !== owner && other.isAlive && other.epoch != nil {
            problems.append("\(owner.id) and \(other.id) act for the page")
        }
        if handled < stored { problems.append("\(owner.id) goes on with \(handled), and \(stored) was stored") }
    }

    func acted(_ process: ModelProcess) {
        for other in processes where other !== process && other.isAlive && other.epoch != nil {
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
        guard process.isAlive, var record = world.record, record.epoch == epoch else { return nil }
        record.owner = owner
        record.epoch += 1
        world.record = record
        world.epochs.append(record.epoch)
        return record
    }

    func saved(_ session: SavedSession) async -> Bool {
        await steps.step("\(process.id) saves \(session.acknowledged)")
        guard process.isAlive, world.record?.epoch ?? 0 <= session.epoch else { return true }
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
