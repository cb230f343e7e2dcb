import NIOCore
import NIOPosix

extension Measurements {
    /// The first HTML of 2,000 pages, requested by new browsers, eight at a time.
    mutating func firstHTML() async throws {
        for path in ["/phone-login", "/gallery", "/books"] {
            let row = try await firstHTML(of: path, .bindery)
            report.add(row.promising("3 ms of processor time", row.metrics[3].value < 3000))
        }
        if python != nil { report.add(try await firstHTML(of: "/", .niceGUI)) }
        for kind in [Server.Kind.binderyWithoutStore, .bindery] {
            let row = try await opening(kind)
            report.add(row.promising("1.2 ms of processor time", row.metrics[0].value <= 1200))
        }
    }

    /// Pages that are loaded and connected, by browsers that come for the first time: two connections each.
    private func opening(_ kind: Server.Kind) async throws -> Row {
        try await withServer(kind) { server in
            let (warmUp, count) = (200, 1000)
            let fleet = try fleet(BinderyPage.self, of: server)
            try await fleet.open(warmUp)
            let before = try server.metrics
            try await fleet.open(count)
            // Until the sessions are stored.
            try await Task.sleep(for: .seconds(1))
            let time = try server.metrics.processorTime - before.processorTime
            try await fleet.close()
            return Row(
                "opening", kind.rawValue, clients: count,
                [.init(name: "processor time of the server", value: time / Double(count) * 1e6, unit: "µs each")])
        }
    }

    private func firstHTML(of path: String, _ kind: Server.Kind) async throws -> Row {
        try await withServer(kind) { server in
            let visitors = try Visitors(of: path, port: server.port, on: group.next())
            _ = try await visitors.load(200, atATime: 8)
            let before = try server.metrics
            let began = ContinuousClock.now
            let visits = try await visitors.load(2000, atATime: 8)
            let seconds = (ContinuousClock.now - began) / .seconds(1)
            let time = try server.metrics.processorTime - before.processorTime
            let (latencies, count) = (Latencies(visits.map(\.time)), Double(visits.count))
            return Row(
                "first HTML of \(path)", kind.rawValue, clients: visits.count,
                [
                    .init(name: "", value: count / seconds, unit: "pages/s"),
                    .init(name: "p50", value: latencies.percentile(50), unit: "ms"),
                    .init(name: "p99", value: latencies.percentile(99), unit: "ms"),
                    .init(name: "processor time of the server", value: time / count * 1e6, unit: "µs each"),
                    .init(name: "HTML", value: Double(visits[0].size) / 1024, unit: "KB"),
                ])
        }
    }
}
