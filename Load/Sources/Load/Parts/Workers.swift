extension Measurements {
    /// Round trips a second of one process, of one worker with its supervisor, and of two workers, in rounds.
    mutating func workers() async throws {
        let kinds: [Server.Kind] = [.bindery, .oneWorker, .twoWorkers]
        var rates: [Server.Kind: [Double]] = [:]
        for _ in 0..<3 {
            for kind in kinds { rates[kind, default: []].append(try await rate(kind, 200)) }
        }
        let medians = kinds.map { rates[$0]!.sorted()[1] }
        for (kind, rate) in zip(kinds, medians) {
            let share = rate / medians[0] * 100
            let row = Row(
                "workers", kind.rawValue, clients: 200,
                [
                    .init(name: "", value: rate, unit: "round trips/s"),
                    .init(name: "of one process", value: share, unit: "%"),
                ])
            report.add(kind == .oneWorker ? row.promising("95 % of one process", share >= 95) : row)
        }
    }

    private func rate(_ kind: Server.Kind, _ count: Int) async throws -> Double {
        try await withServer(kind) { server in
            let fleet = try fleet(BinderyPage.self, of: server)
            try await fleet.open(count)
            let times = try await fleet.typeInClosedLoop(seconds: seconds)
            try await fleet.close()
            return Double(times.count) / Double(seconds)
        }
    }
}
