extension Measurements {
    /// Users who type at the pace of people: the time until they see it, and what a keystroke costs the server, with
    /// and without a store of sessions. Then users who tap a button that counts.
    mutating func paced() async throws {
        let fast = try await paced(BinderyPage.self, .bindery, count: 1000, rate: 5)
        report.add(fast.promising("p99 < 10 ms", fast.metrics[2].value < 10))
        if python != nil { report.add(try await paced(NiceGUIPage.self, .niceGUI, count: 1000, rate: 5)) }
        for (count, rate) in [(20, 50), (200, 5), (200, 1), (1000, 1)] {
            let unstored = try await paced(BinderyPage.self, .binderyWithoutStore, count: count, rate: rate)
            let stored = try await paced(BinderyPage.self, .bindery, count: count, rate: rate)
            let (time, all) = (unstored.processorTime, stored.processorTime)
            report.add(unstored.promising("80 µs", time <= 80))
            report.add(
                stored.telling(storingBeside: unstored)
                    .promising("110 µs, of which storing 30", all <= 110 && all - time <= 30))
        }
        try await unstoredAndStored(CounterPage.self, count: 200, rate: 5)
    }

    /// What storing on a Redis server costs a keystroke and a tap, beside a file on this machine.
    mutating func redis() async throws {
        for (count, rate) in [(200, 5), (1000, 1)] {
            try await onRedis(BinderyPage.self, count: count, rate: rate)
        }
        try await onRedis(CounterPage.self, count: 200, rate: 5)
    }

    private mutating func onRedis(_ page: (some Page).Type, count: Int, rate: Int) async throws {
        let unstored = try await unstoredAndStored(page, count: count, rate: rate)
        report.add(try await pacedOnRedis(page, count: count, rate: rate).telling(storingBeside: unstored))
    }

    /// Returns the row of the server without a store.
    @discardableResult
    private mutating func unstoredAndStored(_ page: (some Page).Type, count: Int, rate: Int) async throws -> Row {
        let unstored = try await paced(page, .binderyWithoutStore, count: count, rate: rate)
        report.add(unstored)
        report.add(try await paced(page, .bindery, count: count, rate: rate).telling(storingBeside: unstored))
        return unstored
    }

    private func pacedOnRedis(_ page: (some Page).Type, count: Int, rate: Int) async throws -> Row {
        try await withServerOnRedis { server, redis in
            let before = try redis.metrics.processorTime
            var row = try await paced(page, server, count: count, rate: rate)
            let actions = Double(count * rate * (seconds + 1) * 3)
            let time = (try redis.metrics.processorTime - before) / actions * 1e6
            row.metrics.append(.init(name: "of Redis", value: time, unit: "µs each"))
            return row
        }
    }

    private func paced<P: Page>(
        _ page: P.Type, _ kind: Server.Kind, count: Int, rate: Int
    ) async throws -> Row {
        try await withServer(kind) { try await paced(page, $0, count: count, rate: rate) }
    }

    /// `rate` is how often the user of each page acts in a second.
    private func paced<P: Page>(
        _ page: P.Type, _ server: Server, count: Int, rate: Int
    ) async throws -> Row {
        let kind = server.kind
        let fleet = try fleet(page, of: server)
        try await fleet.open(count)
        var runs: [(latencies: Latencies, processorTime: Double)] = []
        // One run for a server that cannot keep up: it works off its backlog for a long time.
        for _ in 0..<(kind == .niceGUI ? 1 : 3) {
            let before = try server.metrics
            let latencies = Latencies(try await fleet.type(perSecond: count * rate, seconds: seconds))
            let time = try server.metrics.processorTime - before.processorTime
            // The processor time includes the warm-up.
            let all = Double(latencies.count) * Double(seconds + 1) / Double(seconds)
            runs.append((latencies, time / all * 1e6))
        }
        try await fleet.close()
        let latencies = runs.map(\.latencies).sorted { $0.percentile(99) < $1.percentile(99) }[runs.count / 2]
        let time = runs.map(\.processorTime).sorted()[runs.count / 2]
        return Row(
            "paced", kind.rawValue, clients: count,
            [
                .init(name: "", value: Double(count * rate), unit: "\(P.actions)/s"),
                .init(name: "p50", value: latencies.percentile(50), unit: "ms"),
                .init(name: "p99", value: latencies.percentile(99), unit: "ms"),
                .init(name: "p99.9", value: latencies.percentile(99.9), unit: "ms"),
                .init(name: Row.processorTime, value: time, unit: "µs each"),
            ])
    }
}

extension Row {
    fileprivate var processorTime: Double { metrics.first { $0.name == Row.processorTime }!.value }

    /// With the part of the processor time that storing takes: what a server without a store does not need.
    fileprivate func telling(storingBeside unstored: Row) -> Row {
        var row = self
        row.metrics.append(
            .init(name: "of which storing", value: processorTime - unstored.processorTime, unit: "µs each"))
        return row
    }

    fileprivate static let processorTime = "processor time of the server"
}
