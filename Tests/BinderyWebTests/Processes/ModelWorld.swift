@testable import BinderyWeb

/// What the processes of a model share, and what must hold for it.
final class ModelWorld: @unchecked Sendable {
    var processes: [ModelProcess] = []
    var record: SavedSession?
    /// The last event of which the user was told that it is stored.
    var stored = 0
    /// The last event that has been handled, and is not undone.
    private var handled = 0
    /// The process to which the page has connected last.
    var home = "a"
    /// A process has crashed or was cut off: what it has not stored is undone.
    var hasFailed = false
    var problems: [String] = []
    /// All changes of the owner.
    var epochs: [Int] = []

    func process(_ id: String) -> ModelProcess? { processes.first { $0.id == id && $0.isAlive } }

    /// A process acts for the page from now on.
    ///
    /// - Parameter isContinued: the page is told that no later event was handled, and repeats those that it has sent.
    func began(_ owner: ModelProcess, isContinued: Bool) {
        for other in processes where other !== owner && other.mayAct {
            problems.append("\(owner.id) and \(other.id) act for the page")
        }
        if owner.handled < stored {
            problems.append("\(owner.id) goes on with \(owner.handled), and \(stored) was stored")
        }
        if owner.handled < handled {
            if isContinued { problems.append("\(handled) is repeated, and was handled") }
            if !hasFailed { problems.append("\(handled) is undone, and no process has failed") }
        }
        handled = owner.handled
    }

    /// An event on a connection of a folded page has restored its session.
    func woke(_ process: ModelProcess) {
        if home != process.id { problems.append("\(process.id) has taken the page, which is connected to \(home)") }
    }

    func acted(_ process: ModelProcess) {
        for other in processes where other !== process && other.mayAct {
            problems.append("\(process.id) acts, and \(other.id) owns the page")
        }
        handled = process.handled
    }

    /// The next page in the tab begins with the state after an event.
    func inherited(_ process: ModelProcess, _ event: Int) {
        if event < stored { problems.append("the next page begins with \(event), and \(stored) was stored") }
        for other in processes where other !== process && other.mayAct && other.handled > event {
            problems.append("the next page begins with \(event), and \(other.id) has handled \(other.handled)")
        }
    }

    /// Runs a program of processes A and B; A owns the page. `check` gets the problems of each order. Returns the
    /// number of orders: a number that has changed tells that steps are missing, or that the protocol has others.
    static func explore(
        isStored: Bool = true,
        _ program: (ModelWorld, Interleavings, _ a: ModelProcess, _ b: ModelProcess) -> Void,
        check: (_ problems: [String], _ steps: [String]) -> Void
    ) -> Int {
        var world = ModelWorld()
        return Interleavings.explore { steps in
            world = ModelWorld()
            if isStored {
                world.record = SavedSession(token: "page", browser: "", location: "", owner: "a", epoch: 1)
            }
            let (a, b) = (ModelProcess("a", world, steps), ModelProcess("b", world, steps))
            world.processes = [a, b]
            a.epoch = 1
            program(world, steps, a, b)
        } check: { steps in
            if Set(world.epochs).count != world.epochs.count || world.epochs != world.epochs.sorted() {
                world.problems.append("the epochs are \(world.epochs)")
            }
            if steps.unfinished > 0 { world.problems.append("\(steps.unfinished) tasks wait for ever") }
            check(world.problems, steps.steps)
            world.processes = []
        }
    }
}

struct ModelStore: SharedSessionStore, @unchecked Sendable {
    let world: ModelWorld
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

    func saved(_ session: SavedSession) async -> SaveOutcome {
        await steps.step("\(process.id) saves \(session.acknowledged)")
        guard process.isAlive, world.record?.epoch ?? 0 <= session.epoch else { return .lost }
        if !process.isConnected { return .failed(SessionStoreFailure("cut off")) }
        world.record = session
        return .stored
    }

    func saveOwned(_ sessions: [SavedSession]) async throws(SessionStoreFailure) -> Set<String> { [] }
    func session(_ token: String) async throws(SessionStoreFailure) -> SavedSession? { world.record }
    func save(_ sessions: [SavedSession]) async throws(SessionStoreFailure) {}
    func remove(_ token: String) async throws(SessionStoreFailure) {}
    func removeSessions(unusedFor duration: Duration) async throws(SessionStoreFailure) {}
}
