extension Measurements {
    /// 1,000 users type five keystrokes a second each.
    mutating func paced() async throws {
        let row = try await paced(BinderyPage.self, .bindery, count: 1000, rate: 5000)
        report.add(row.promising("p99 < 10 ms", row.metrics[2].value < 10))
        if python != nil { report.add(try await paced(NiceGUIPage.self, .niceGUI, count: 1000, rate: 5000)) }
    }

    private func paced<P: Page>(
        _ page: P.Type, _ kind: Server.Kind, count: Int, rate: Int
    ) async throws -> Row {
        try await withServer(kind) { server in
            let fleet = try fleet(page, of: server)
            try await fleet.open(count)
            var runs: [Latencies] = []
            // One run for a server that cannot keep up: it works off its backlog for a long time.
            for _ in 0..<(kind == .bindery ? 3 : 1) {
                runs.append(Latencies(try await fleet.type(perSecond: rate, seconds: seconds)))
            }
            try await fleet.close()
            let latencies = runs.sorted { $0.percentile(99) < $1.percentile(99) }[runs.count / 2]
            return Row(
                "paced", kind.rawValue, clients: count,
                [
                    .init(name: "", value: Double(rate), unit: "keystrokes/s"),
                    .init(name: "p50", value: latencies.percentile(50), unit: "ms"),
                    .init(name: "p99", value: latencies.percentile(99), unit: "ms"),
                    .init(name: "p99.9", value: latencies.percentile(99.9), unit: "ms"),
                ])
        }
    }
}
