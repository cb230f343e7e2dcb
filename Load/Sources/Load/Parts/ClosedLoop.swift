extension Measurements {
    /// Round trips a second at 20, 200 and 1,000 pages, each of which types as soon as it shows the previous keystroke.
    mutating func closedLoop() async throws {
        for count in [20, 200, 1000] {
            let bindery = try await closedLoop(BinderyPage.self, .bindery, count)
            guard python != nil else {
                report.add(bindery)
                continue
            }
            let niceGUI = try await closedLoop(NiceGUIPage.self, .niceGUI, count)
            let times = bindery.metrics[0].value / niceGUI.metrics[0].value
            report.add(niceGUI)
            report.add(bindery.promising("10 × NiceGUI's round trips; \(times.shown) ×", times >= 10))
        }
    }

    private func closedLoop<P: Page>(_ page: P.Type, _ kind: Server.Kind, _ count: Int) async throws -> Row {
        try await withServer(kind) { server in
            let fleet = try fleet(page, of: server)
            try await fleet.open(count)
            var runs: [(rate: Double, Latencies, processorTime: Double)] = []
            for _ in 0..<3 {
                let before = try server.metrics
                let latencies = Latencies(try await fleet.typeInClosedLoop(seconds: seconds))
                let time = try server.metrics.processorTime - before.processorTime
                // The processor time includes the warm-up.
                let all = Double(latencies.count) * Double(seconds + 1) / Double(seconds)
                runs.append((Double(latencies.count) / Double(seconds), latencies, time / all * 1e6))
            }
            try await fleet.close()
            let (rate, latencies, time) = runs.sorted { $0.rate < $1.rate }[1]
            return Row(
                "closed loop", kind.rawValue, clients: count,
                [
                    .init(name: "", value: rate, unit: "round trips/s"),
                    .init(name: "p50", value: latencies.percentile(50), unit: "ms"),
                    .init(name: "p99", value: latencies.percentile(99), unit: "ms"),
                    .init(name: "processor time of the server", value: time, unit: "µs each"),
                ])
        }
    }
}
