internal import BinderyPageClient
import BinderyTestSupport

/// The options of a run.
struct Plan: Sendable {
    var sessions = 100
    var faultFree = Duration.seconds(20)
    /// How long a server is used before its memory is measured; nil for no measurement.
    var warmUp: Duration? = .seconds(120)
    var chaos = Duration.seconds(600)
    /// The mean lifetime of the server; nil if it is never ended.
    var restart: Duration? = .seconds(25)
    /// The time between two pages that trap; nil for none.
    var traps: Duration?
    /// The mean time between two actions of a user.
    var pause = Duration.milliseconds(150)
    var faults = NetworkFaults()
    /// How long 99 % of the absences of pages, and of their banners, may take; nil for any time.
    var awayLimit: Duration?
    var bannerLimit: Duration?
    /// How soon a browser tries again.
    var pace = PageClient.Pace(
        firstRetry: .milliseconds(50), longestRetry: .milliseconds(500), heartbeat: .seconds(3), patience: .seconds(3))
    /// Whether what the pages show is compared with the whole state of their sessions. Not with several processes or
    /// folding: a session that is made again for the comparison still loads, and lacks the texts that no model saves.
    var comparesWholeStates = true
    var seed: UInt64 = 1
}

/// Runs many users over an unreliable network with a server that is killed, then checks that nothing was lost.
struct ChaosRun: Sendable {
    let plan: Plan
    let server: any DisturbedSite
    let proxy: ChaosProxy
    let log: RunLog

    /// - Returns: what is wrong; empty if nothing is.
    func run() async throws -> [String] {
        do {
            let problems = try await runToTheEnd()
            await server.end(by: .terminated)
            return problems
        } catch {
            await server.end(by: .killed)
            throw error
        }
    }

    private func runToTheEnd() async throws -> [String] {
        try await server.start()
        let port = await openProxy()
        log.note("the proxy is at port \(port)")
        let visits = visits(of: simulatedUsers(plan.sessions), at: port)
        let stay = stay(visits)
        defer { stay.cancel() }
        var report = Report(plan: plan, log: log)

        // The memory of the first process is not measured: it also fills the catalogue.
        await acting(visits) { try? await Task.sleep(for: plan.faultFree) }
        report.add(await settle(visits, "at first"))
        let before = try await warmMemory(visits, "before", &report)

        proxy.set(plan.faults)
        let trapping = plan.traps.map { interval in Task { await trap(every: interval, at: port) } }
        await acting(visits) { await injectFaults() }
        trapping?.cancel()
        if let traps = await trapping?.value { log.note("\(traps) pages have trapped") }
        proxy.set(.none)
        report.add(await settle(visits, "after"))
        await check(visits)
        if let after = try await warmMemory(visits, "at last", &report), let before { report.memory = (before, after) }
        await check(visits)
        for visit in visits { report.add(await visit.problems.map { "\(visit.name): \($0)" }) }
        await report.finish(visits, proxy.metrics)
        return report.problems
    }

    /// Returns the server's memory in KB with all pages open and quiet, after all faults of the network. Comparable,
    /// because the server has just been restarted and has run as long with the same pages, or is never ended.
    private func warmMemory(_ visits: [Visit], _ when: String, _ report: inout Report) async throws -> Int? {
        guard let warmUp = plan.warmUp else { return nil }
        if plan.restart != nil { try await server.disturb(1) }
        proxy.set(plan.faults)
        await acting(visits) { try? await Task.sleep(for: warmUp) }
        proxy.set(.none)
        report.add(await settle(visits, when))
        let memory = try await server.memory()
        log.note("memory \(when): \(memory) KB")
        return memory
    }

    func visits(of users: [any SimulatedUser], at port: Int) -> [Visit] {
        users.enumerated().map { number, user in
            Visit(user, number: number, port: port, seed: plan.seed, pace: plan.pace, log: log)
        }
    }

    /// Keeps the pages connected until the task is cancelled.
    func stay(_ visits: [Visit]) -> Task<Void, Never> {
        Task {
            await withDiscardingTaskGroup { group in
                for visit in visits { group.addTask { await visit.stay() } }
            }
        }
    }

    func openProxy() async -> Int {
        await withCheckedContinuation { continuation in
            Task { try await proxy.run { continuation.resume(returning: $0) } }
        }
    }

    /// Lets all users act until `body` returns.
    private func acting(_ visits: [Visit], while body: () async -> Void) async {
        let acting = Task {
            await withDiscardingTaskGroup { group in
                for visit in visits { group.addTask { await visit.act(pause: plan.pause) } }
            }
        }
        await body()
        acting.cancel()
        await acting.value
    }

    /// Ends and restarts the server until the time of the faults is over.
    private func injectFaults() async {
        var generator = SplitMix(seed: plan.seed, 3)
        let end = ContinuousClock.now.advanced(by: plan.chaos)
        guard let life = plan.restart else {
            try? await Task.sleep(until: end)
            return
        }
        var number = 0
        while true {
            let pause = life * (0.5 + Double(generator.below(1000)) / 1000)
            if ContinuousClock.now.advanced(by: pause) > end { break }
            try? await Task.sleep(for: pause)
            do { try await server.disturb(number) } catch { return log.note("the server did not start: \(error)") }
            number += 1
        }
        try? await Task.sleep(until: end)
    }

    /// Opens pages that trap, until the task is cancelled. Returns how many did.
    private func trap(every interval: Duration, at port: Int) async -> Int {
        var count = 0
        while !Task.isCancelled {
            let client = PageClient(PageAddress(host: "127.0.0.1", port: port, path: "/test/trap"), pace: plan.pace) {
                _ in
            }
            let stay = Task { await client.run() }
            let next = ContinuousClock.now + interval
            var hasTapped = false
            while !hasTapped, !Task.isCancelled {
                hasTapped = await client.act { page in page.control("trap").flatMap(page.tap) != nil } ?? false
                try? await Task.sleep(for: .milliseconds(20))
            }
            if hasTapped { count += 1 }
            try? await Task.sleep(for: .milliseconds(100))
            stay.cancel()
            try? await Task.sleep(until: next)
        }
        return count
    }

    /// Lets all users rest, and waits at most a minute until the server has stored everything.
    func settle(_ visits: [Visit], _ when: String) async -> [String] {
        for visit in visits { await visit.rest() }
        var changes = -1
        let began = ContinuousClock.now
        while began.duration(to: .now) < .seconds(60) {
            var (unsettled, sum) = ([Int](), 0)
            for visit in visits {
                let state = await visit.state()
                if !state.isSettled { unsettled.append(visit.number) }
                sum += state.changes
            }
            if unsettled.isEmpty, sum == changes {
                log.note("settled \(when), after \(began.duration(to: .now))")
                return []
            }
            if sum != changes, Int(began.duration(to: .now) / .seconds(1)) % 10 == 9 {
                log.note("not settled yet \(when): \(unsettled) unsettled, changing \(await changing(visits))")
            }
            changes = sum
            try? await Task.sleep(for: .seconds(1))
        }
        var problems: [String] = []
        for visit in visits where await !visit.state().isSettled {
            problems.append("\(visit.name) did not settle \(when)")
        }
        return problems.isEmpty ? ["the pages kept changing \(when): \(await changing(visits))"] : problems
    }

    /// Returns the visits with pages that change while no user acts.
    private func changing(_ visits: [Visit]) async -> String {
        var before: [Int] = []
        for visit in visits { before.append(await visit.state().changes) }
        try? await Task.sleep(for: .seconds(2))
        var names: [String] = []
        for (visit, count) in zip(visits, before) where await visit.state().changes != count {
            names.append(visit.name)
        }
        return names.joined(separator: ", ")
    }

    private func check(_ visits: [Visit]) async {
        for visit in visits { await visit.check() }
        if !plan.comparesWholeStates { return }
        await withDiscardingTaskGroup { group in
            for visit in visits { group.addTask { await visit.compare() } }
        }
    }
}
