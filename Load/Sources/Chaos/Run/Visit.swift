internal import BinderyPageClient
import BinderyTestSupport

/// A simulated user at a page.
actor Visit {
    let number: Int
    private var user: any SimulatedUser
    private var generator: SplitMix
    private let client: PageClient
    private let log: RunLog
    private(set) var problems: [String] = []
    private var hasToldJournal = false
    /// What the page lacked when it was last checked.
    private var losses = Deeds()

    init(_ user: any SimulatedUser, number: Int, port: Int, seed: UInt64, pace: PageClient.Pace, log: RunLog) {
        self.user = user
        self.number = number
        self.log = log
        generator = SplitMix(seed: seed, UInt64(number), 2)
        client = PageClient(PageAddress(host: "127.0.0.1", port: port, path: user.path), pace: pace) {
            log.note("visit \(number) \(user.path): \($0)")
        }
    }

    nonisolated var name: String { "visit \(number)" }

    var title: String { "\(name) \(user.path)" }

    /// Keeps the page connected until the task is cancelled.
    nonisolated func stay() async { await client.run() }

    /// Acts until the task is cancelled, with `pause` as the mean time between two actions.
    func act(pause: Duration) async {
        while !Task.isCancelled {
            await act()
            await wait(pause)
        }
    }

    /// Acts a number of times, each time on a page that has nothing to send. What the page shows then does not depend
    /// on how long anything takes.
    func act(times: Int, pause: Duration) async {
        for _ in 0..<times {
            guard await settle() else { return record("\(user.path): the page does not settle") }
            await act()
            await wait(pause)
        }
    }

    private func act() async {
        let (user, generator) = (user, generator)
        let outcome = await client.act { page in
            var (user, generator) = (user, generator)
            let problems = user.act(in: page, &generator)
            return (user, generator, problems)
        }
        guard let outcome else { return }
        (self.user, self.generator) = (outcome.0, outcome.1)
        for problem in outcome.2 { record(problem) }
        if !outcome.2.isEmpty { await tellJournal() }
    }

    private func wait(_ pause: Duration) async {
        try? await Task.sleep(for: pause * (Double(generator.below(2000)) / 1000))
    }

    /// Waits at most a minute until the server has stored everything.
    private func settle() async -> Bool {
        let end = ContinuousClock.now + .seconds(60)
        while await !state().isSettled {
            if ContinuousClock.now > end || Task.isCancelled { return false }
            try? await Task.sleep(for: .milliseconds(5))
        }
        return true
    }

    /// What the page shows.
    nonisolated func content() async -> String {
        await client.act { $0.content.root.canonicalContent } ?? "the page is not loaded"
    }

    /// Notes what has led to the first problem.
    private func tellJournal() async {
        if hasToldJournal { return }
        hasToldJournal = true
        for entry in await client.act(\.journal) ?? [] { log.note("\(name) \(entry)") }
    }

    private func record(_ problem: String) {
        if problems.count < 5 { log.note("\(name) \(problem)") }
        problems.append(problem)
    }

    /// Lets the user stop, so that the page can come to rest.
    func rest() async {
        let user = user
        let rested = await client.act { page in
            var user = user
            user.rest(in: page)
            return user
        }
        self.user = rested ?? user
    }

    /// Whether the server has stored everything and no toast is shown, and how often the page has changed.
    nonisolated func state() async -> (isSettled: Bool, changes: Int) {
        await client.act { page in
            (page.isSettled && page.content.root.first(called: "toast") == nil, page.changes)
        } ?? (false, 0)
    }

    /// Checks the page against the user's actions, and the server against the protocol.
    func check() async {
        let user = user
        let checked = await client.act { page in (user.problems(about: page) + page.faults, user.losses(on: page)) }
        losses = checked?.1 ?? Deeds()
        let found = checked?.0
        for problem in found ?? ["the page is not loaded"] { record(problem) }
        if found?.isEmpty == false { await tellJournal() }
    }

    /// Checks the page against the server's whole state.
    func compare() async {
        let client = client
        let comparing = Task { try await client.compare() }
        let deadline = Task {
            try await Task.sleep(for: .seconds(30))
            comparing.cancel()
        }
        defer { deadline.cancel() }
        guard let comparison = try? await comparing.value else { return record("the full state did not arrive") }
        guard comparison.shown != comparison.actual else { return }
        let (mine, theirs) = (comparison.shown.split(separator: "\n"), comparison.actual.split(separator: "\n"))
        let difference = theirs.difference(from: mine).prefix(6).map { change in
            switch change {
            case .insert(_, let line, _): "should be: \(line.prefix(200))"
            case .remove(_, let line, _): "is shown: \(line.prefix(200))"
            }
        }
        record("\(user.path): the page differs from the server: \(difference.joined(separator: "; "))")
    }

    struct Metrics: Sendable {
        var connections = 0
        var pagesLoaded = 0
        var frames = 0
        var restorations = 0
        var wholeStates = 0
        var undone = 0
        var mostPending = 0
        var interruptions: [Duration] = []
        var deeds = Deeds()

        mutating func add(_ other: Metrics) {
            connections += other.connections
            pagesLoaded += other.pagesLoaded
            frames += other.frames
            restorations += other.restorations
            wholeStates += other.wholeStates
            undone += other.undone
            mostPending = max(mostPending, other.mostPending)
            interruptions += other.interruptions
            deeds += other.deeds
        }
    }

    func metrics() async -> Metrics {
        let history = await client.history
        var metrics =
            await client.act { page in
                Metrics(
                    restorations: page.restorations, wholeStates: page.wholeStates, undone: page.undone,
                    mostPending: page.mostPending)
            } ?? Metrics()
        metrics.connections = history.connections
        metrics.pagesLoaded = history.pagesLoaded
        metrics.frames = history.frames
        metrics.interruptions = history.interruptions
        metrics.deeds = user.deeds
        metrics.deeds += losses
        return metrics
    }
}
