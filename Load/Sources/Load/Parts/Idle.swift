extension Measurements {
    /// 10,000 pages that only stay connected.
    mutating func idle() async throws {
        let count = 10_000
        let row = try await withServer(.bindery) { server in
            let fleet = try fleet(BinderyPage.self, of: server)
            try await fleet.open(20)
            let idle = try server.metrics
            try await fleet.open(count, atATime: 32)
            let connected = try server.metrics
            // By then every page has sent a keep-alive message.
            try await Task.sleep(for: .seconds(BinderyPage.upkeepInterval + 2))
            let (replies, pages) = try await fleet.replies()
            let kept = try server.metrics
            try await fleet.close()
            return Row(
                "idle", server.kind.rawValue, clients: count,
                [
                    .init(name: "heard of", value: Double(pages), unit: "pages"),
                    .init(name: "heartbeats", value: Double(replies), unit: "answered"),
                    .init(name: "memory", value: (kept.resident - idle.resident) / Double(count), unit: "KB each"),
                    .init(
                        name: "processor time",
                        value: (kept.processorTime - connected.processorTime) / Double(BinderyPage.upkeepInterval + 2)
                            * 100, unit: "% of one processor"),
                ])
        }
        report.add(row.promising("all connected and answered", row.metrics[0].value >= Double(count)))
    }
}
