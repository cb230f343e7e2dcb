/// Decides which workers a supervisor starts and ends. Pure: events and the time are passed in.
///
/// | event | effect |
/// |---|---|
/// | a worker that has served ends, or traps | it is replaced immediately |
/// | a worker ends before it serves | it is started again after a pause, which doubles up to ``longestPause`` |
/// | … and none has served yet | the supervisor ends with its exit code: the program does not start |
/// | a worker traps while the backtrace of another is written | it is killed: a backtracer takes as much as a worker |
/// | a page brings down two workers within a minute | it is set aside |
/// | `restart` | each worker is replaced, one after another: the next one serves before the old one ends |
/// | … and a next one does not start | the old ones stay |
/// | `end` | all workers are asked to end; those that have not ended after ``patience`` are killed |
struct WorkerPlan {
    enum Action: Equatable {
        case start(Int)
        /// Ask it to store its sessions and to end.
        case end(Int)
        case kill(Int)
        case setAside(page: String)
        /// The next version does not start: the workers of the present one stay.
        case keepOld
        /// Everything has ended.
        case exit(code: Int32)
    }

    static let longestPause: Duration = .seconds(10)
    private static let shortestPause: Duration = .milliseconds(250)
    /// How long an ending worker may take. A server limits its own drain.
    static let patience: Duration = .seconds(30)
    /// A page that causes two crashes within this time is set aside.
    static let crashMemory: Duration = .seconds(60)
    private static let mostPages = 10_000

    private enum Phase: Equatable {
        case starting
        case serving
        /// It has been asked to end, and is killed at this time.
        case ending(Duration)
        /// It has trapped and will end by itself, when its backtrace is written; killed at this time.
        case crashed(Duration)

        var isEnding: Bool { if case .ending = self { true } else { false } }
        var hasCrashed: Bool { if case .crashed = self { true } else { false } }
    }

    private struct Worker {
        var phase = Phase.starting
        /// The worker that it replaces, which ends when this one serves.
        let replaced: Int?
    }

    private let count: Int
    private var workers: [Int: Worker] = [:]
    private var lastNumber = 0
    private var hasServed = false
    private var failures = 0
    /// When the next worker is started again, and how many.
    private var pause: (end: Duration, count: Int)?
    private var isEnding = false
    private var exitCode: Int32 = 0
    /// The workers that are still to be replaced.
    private var outdated: [Int] = []
    /// When a page has brought down a worker.
    private var crashes: [String: Duration] = [:]
    private(set) var setAside: Set<String> = []

    init(count: Int) { self.count = max(count, 1) }

    private var serving: [Int] { workers.filter { $0.value.phase == .serving }.keys.sorted() }

    /// The workers that can be asked for something, by number, and whether they serve. The others end.
    var present: [Int: Bool] {
        workers.compactMapValues { worker in
            switch worker.phase {
            case .serving: true
            case .ending: false
            case .starting, .crashed: nil
            }
        }
    }

    /// When ``passed(_:)`` has something to do.
    var next: Duration? {
        let ends = workers.values.compactMap { worker in
            switch worker.phase {
            case .ending(let end), .crashed(let end): end
            case .starting, .serving: Duration?.none
            }
        }
        return (ends + (pause.map { [$0.end] } ?? [])).min()
    }

    // MARK: Events

    mutating func begin() -> [Action] { (0..<count).map { _ in start() } }

    mutating func ready(_ number: Int, at now: Duration) -> [Action] {
        guard let worker = workers[number], worker.phase == .starting else { return [] }
        hasServed = true
        failures = 0
        workers[number]!.phase = .serving
        if isEnding { return end(number, at: now) }
        let isNext = worker.replaced.map { workers[$0]?.phase == .serving } ?? false
        return (isNext ? end(worker.replaced!, at: now) : []) + replaceNext()
    }

    /// A worker ends without having been asked by the supervisor: its operator has.
    mutating func draining(_ number: Int, at now: Duration) -> [Action] {
        guard let worker = workers[number], worker.phase == .serving else { return [] }
        workers[number]!.phase = .ending(now + Self.patience)
        return isEnding ? [] : replacement(of: number)
    }

    /// A worker has trapped. It ends later, when its backtrace is written.
    mutating func crashed(_ number: Int, page: String?, at now: Duration) -> [Action] {
        var actions: [Action] = []
        if let page, blame(page, at: now) { actions.append(.setAside(page: page)) }
        // Others are started again when they have ended.
        guard let phase = workers[number]?.phase, phase == .serving || phase.isEnding else { return actions }
        let hasOther = workers.values.contains { $0.phase.hasCrashed }
        workers[number]!.phase = .crashed(now + Self.patience)
        // One that was ending is replaced already.
        if phase == .serving, !isEnding { actions += replacement(of: number) }
        if hasOther { actions.append(.kill(number)) }
        return actions
    }

    /// A process has ended with an exit code, or by a signal, whose number is below 0.
    mutating func ended(_ number: Int, status: Int32, at now: Duration) -> [Action] {
        guard let worker = workers.removeValue(forKey: number) else { return [] }
        if isEnding { return workers.isEmpty ? [.exit(code: exitCode)] : [] }
        switch worker.phase {
        case .serving: return replacement(of: number) + replaceNext()
        case .ending, .crashed: return replaceNext()
        case .starting where worker.replaced.map { workers[$0]?.phase == .serving } == true:
            outdated = []
            return [.keepOld]
        case .starting:
            guard hasServed else {
                isEnding = true
                exitCode = status > 0 ? status : 1
                if workers.isEmpty { return [.exit(code: exitCode)] }
                return workers.keys.sorted().flatMap { end($0, at: now) }
            }
            failures += 1
            let length = min(Self.shortestPause * (1 << min(failures - 1, 10)), Self.longestPause)
            pause = (now + length, (pause?.count ?? 0) + 1)
            return []
        }
    }

    mutating func restart() -> [Action] {
        if isEnding { return [] }
        outdated = serving
        return replaceNext()
    }

    mutating func end(at now: Duration) -> [Action] {
        if isEnding { return [] }
        isEnding = true
        pause = nil
        if workers.isEmpty { return [.exit(code: exitCode)] }
        return workers.keys.sorted().flatMap { end($0, at: now) }
    }

    mutating func passed(_ now: Duration) -> [Action] {
        var actions: [Action] = []
        for (number, worker) in workers.sorted(by: { $0.key < $1.key }) {
            switch worker.phase {
            case .ending(let end) where end <= now: workers[number]!.phase = .ending(end + Self.patience)
            case .crashed(let end) where end <= now: workers[number]!.phase = .crashed(end + Self.patience)
            default: continue
            }
            actions.append(.kill(number))
        }
        if let pause, pause.end <= now {
            self.pause = nil
            for _ in 0..<pause.count { actions.append(start()) }
        }
        return actions
    }

    // MARK: Steps

    private mutating func start(replacing old: Int? = nil) -> Action {
        lastNumber += 1
        workers[lastNumber] = Worker(replaced: old)
        return .start(lastNumber)
    }

    private mutating func replacement(of number: Int) -> [Action] {
        // A replacement may be starting already.
        if workers.values.contains(where: { $0.phase == .starting && $0.replaced == number }) { return [] }
        outdated.removeAll { $0 == number }
        return [start()]
    }

    private mutating func end(_ number: Int, at now: Duration) -> [Action] {
        switch workers[number]!.phase {
        case .ending, .crashed: return []
        case .starting, .serving: break
        }
        workers[number]!.phase = .ending(now + Self.patience)
        return [.end(number)]
    }

    private mutating func replaceNext() -> [Action] {
        let isReplacing = workers.values.contains {
            $0.phase.isEnding || $0.phase == .starting && $0.replaced != nil
        }
        if isReplacing { return [] }
        while !outdated.isEmpty {
            let number = outdated.removeFirst()
            if workers[number]?.phase == .serving { return [start(replacing: number)] }
        }
        return []
    }

    /// Returns whether the page is to be set aside.
    private mutating func blame(_ page: String, at now: Duration) -> Bool {
        crashes = crashes.filter { now - $0.value < Self.crashMemory }
        if crashes.updateValue(now, forKey: page) == nil || setAside.count >= Self.mostPages { return false }
        return setAside.insert(page).inserted
    }
}
