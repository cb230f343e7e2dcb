internal import PageClient

/// How a run is.
struct Plan: Sendable {
    var sessions = 100
    var calm = Duration.seconds(20)
    var chaos = Duration.seconds(600)
    /// The mean time between two ends of the server; nil if it is left alone.
    var restart: Duration? = .seconds(25)
    /// The mean time between two acts of a person.
    var pause = Duration.milliseconds(150)
    var weather = Weather()
    var seed: UInt64 = 1
}

/// Many persons at their pages, over a network that fails them, with a server that is killed; and then the question of what is left.
struct ChaosRun: Sendable {
    let plan: Plan
    let server: ServerProcess
    let proxy: ChaosProxy
    let log: RunLog

    /// - Returns: what is wrong; nothing if all is well.
    func run() async throws -> [String] {
        try await server.start()
        let port = await openProxy()
        log.note("the network is at port \(port)")
        let visits = persons(plan.sessions).enumerated().map { number, person in
            Visit(person, number: number, port: port, seed: plan.seed, pace: Self.pace, log: log)
        }
        let stay = Task {
            await withDiscardingTaskGroup { group in
                for visit in visits { group.addTask { await visit.stay() } }
            }
        }
        defer { stay.cancel() }
        var report = Report(plan: plan, log: log)

        await acting(visits) { try? await Task.sleep(for: plan.calm) }
        log.note("the first calm is over")
        report.add(await settle(visits, "before"))
        report.memoryBefore = await server.memory

        proxy.set(plan.weather)
        await acting(visits) { await rage() }
        proxy.set(.calm)
        report.add(await settle(visits, "after"))
        report.memoryAfter = await server.memory
        await check(visits)
        if plan.restart != nil {
            log.note("the last restart")
            await server.end(by: .terminated)
            try await server.start()
            report.add(await settle(visits, "after the last restart"))
            await check(visits)
        }
        for visit in visits { report.add(await visit.complaints.map { "\(visit.name): \($0)" }) }
        await report.finish(visits, proxy.figures)
        await server.end(by: .terminated)
        return report.complaints
    }

    private static let pace = PageClient.Pace(
        firstRetry: .milliseconds(50), longestRetry: .milliseconds(500), heartbeat: .seconds(3), patience: .seconds(3))

    private func openProxy() async -> Int {
        await withCheckedContinuation { continuation in
            Task { try await proxy.run { continuation.resume(returning: $0) } }
        }
    }

    /// Everybody acts as long as something goes on.
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

    /// The server is ended and started again and again.
    private func rage() async {
        var generator = SplitMix64(seed: plan.seed, 3)
        let end = ContinuousClock.now.advanced(by: plan.chaos)
        guard let restart = plan.restart else {
            try? await Task.sleep(until: end)
            return
        }
        var next = ServerProcess.End.killed
        while true {
            let pause = restart * (0.5 + Double(generator.next(below: 1000)) / 1000)
            // The last one to be started is left alone for a while: its memory is looked at.
            if ContinuousClock.now.advanced(by: pause + restart) > end { break }
            try? await Task.sleep(for: pause)
            if await server.hasCrashed { log.note("the server has ended by itself") }
            await server.end(by: next)
            next = next == .killed ? .terminated : .killed
            do { try await server.start() } catch { return log.note("the server did not start: \(error)") }
        }
        try? await Task.sleep(until: end)
    }

    /// Everybody rests, and all that was done arrives.
    private func settle(_ visits: [Visit], _ when: String) async -> [String] {
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
                log.note("quiet \(when), after \(began.duration(to: .now))")
                return []
            }
            changes = sum
            try? await Task.sleep(for: .seconds(1))
        }
        var complaints: [String] = []
        for visit in visits where await !visit.state().isSettled { complaints.append("\(visit.name) did not come to rest \(when)") }
        return complaints.isEmpty ? ["the pages went on changing \(when)"] : complaints
    }

    private func check(_ visits: [Visit]) async {
        for visit in visits { await visit.check() }
        await withDiscardingTaskGroup { group in
            for visit in visits { group.addTask { await visit.compare() } }
        }
    }
}
