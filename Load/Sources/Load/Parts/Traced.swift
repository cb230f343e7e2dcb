import BinderyPageClient
import Foundation
import NIOCore
import NIOPosix

extension Measurements {
    /// What the inspector's tracing costs: a keystroke of the pages that are traced, and a thousand others beside one.
    mutating func traced() async throws {
        for row in try await allTraced() { report.add(row) }
        for row in try await oneTraced() { report.add(row) }
    }

    /// Ten pages with 20 keystrokes a second each, of which all are traced or none.
    private func allTraced() async throws -> [Row] {
        let times = try await withServer(.inspected) { server in
            try await inRounds { isTraced in
                try await withPages(10, of: server, traced: isTraced) { pages in
                    let before = try server.metrics.processorTime
                    let events = try await type(into: pages, perSecond: 20)
                    return (try server.metrics.processorTime - before) / Double(events) * 1e6
                }
            }
        }
        let rows = zip(["none traced", "all traced"], [times.untraced.median, times.traced.median]).map { name, time in
            Row(
                "traced", "Bindery, \(name)", clients: 10,
                [.init(name: "processor time of the server", value: time, unit: "µs each")])
        }
        let ratio = times.traced.median / times.untraced.median
        return [rows[0], rows[1].promising("× \(ratio.shown), at most 2", ratio <= 2)]
    }

    /// A thousand pages with a keystroke a second each, beside one with five, whose timeline is read twice a second.
    private func oneTraced() async throws -> [Row] {
        let runs = try await withServer(.inspected) { server in
            let others = try fleet(BinderyPage.self, of: server)
            let inspector = inspector(of: server)
            try await others.open(1000)
            let runs = try await inRounds { isTraced in
                try await withPages(1, of: server, traced: isTraced) { pages in
                    async let typed = type(into: pages, perSecond: 5)
                    async let read: Void = isTraced ? readTimeline(at: inspector) : ()
                    let latencies = Latencies(try await others.type(perSecond: 1000, seconds: seconds))
                    _ = try await (typed, read)
                    return latencies
                }
            }
            try await others.close()
            return runs
        }
        let rows = zip(["none traced", "one more page traced"], [runs.untraced, runs.traced]).map { name, runs in
            Row(
                "traced", "Bindery, \(name)", clients: 1000,
                [
                    .init(name: "p50", value: runs.map { $0.percentile(50) }.median, unit: "ms"),
                    .init(name: "p99", value: runs.map { $0.percentile(99) }.median, unit: "ms"),
                ])
        }
        let ratio = rows[1].metrics[0].value / rows[0].metrics[0].value
        return [rows[0], rows[1].promising("p50 × \(ratio.shown), at most 1.1", ratio <= 1.1)]
    }

    /// Three results each, in alternating order: what else the machine does falls on both.
    private func inRounds<Result>(
        _ measure: (_ isTraced: Bool) async throws -> Result
    ) async throws -> (untraced: [Result], traced: [Result]) {
        var results: (untraced: [Result], traced: [Result]) = ([], [])
        for isTraced in [false, true, true, false, false, true] {
            let result = try await measure(isTraced)
            if isTraced { results.traced.append(result) } else { results.untraced.append(result) }
        }
        return results
    }

    // MARK: Pages

    /// Runs `body` with connected pages of the phone login.
    private func withPages<Result>(
        _ count: Int, of server: Server, traced isTraced: Bool, _ body: ([PageClient]) async throws -> Result
    ) async throws -> Result {
        var pages: [PageClient] = []
        var connections: [Task<Void, Never>] = []
        defer { for connection in connections { connection.cancel() } }
        for _ in 0..<count {
            let page = PageClient(PageAddress(host: "127.0.0.1", port: server.port, path: "/phone-login"))
            pages.append(page)
            connections.append(Task { await page.run() })
            try await wait(for: page) { $0.frames > 0 }
            if isTraced {
                let inspector = inspector(of: server)
                try await inspector.post("sessions/\(inspector.newest())/trace")
                // The page connects again to the session that was restored with a log.
                try await wait(for: page) { !$0.interruptions.isEmpty }
            }
            _ = await page.act { page in page.content.root.first(called: "code").map { page.enter("5858", into: $0) } }
        }
        let found = try await inspector(of: server).sessions().count { $0.isTraced }
        guard found == (isTraced ? count : 0) else {
            throw LoadFailure("\(found) pages are traced, not \(isTraced ? count : 0).")
        }
        return try await body(pages)
    }

    private func wait(for page: PageClient, until condition: (PageClient.History) -> Bool) async throws {
        while !condition(await page.history) { try await Task.sleep(for: .milliseconds(5)) }
    }

    /// Returns the number of events that the server has handled: a page that waits merges keystrokes.
    private func type(into pages: [PageClient], perSecond rate: Int) async throws -> Int {
        let before = await sequences(of: pages)
        let start = ContinuousClock.now
        for number in 1...rate * seconds {
            for page in pages {
                let text = number.isMultiple(of: 2) ? "" : "1"
                _ = await page.act { page in page.content.root.first(called: "phone").map { page.enter(text, into: $0) }
                }
            }
            try await Task.sleep(until: start + .seconds(1) * number / rate)
        }
        for page in pages { try await page.wait { $0.acknowledged >= $0.sequence } }
        return await sequences(of: pages) - before
    }

    private func sequences(of pages: [PageClient]) async -> Int {
        var sum = 0
        for page in pages { sum += await page.act { $0.sequence } ?? 0 }
        return sum
    }

    // MARK: The inspector

    private func inspector(of server: Server) -> InspectorAddress {
        InspectorAddress(port: server.port, loop: group.next())
    }

    private func readTimeline(at inspector: InspectorAddress) async throws {
        let number = try await inspector.newest()
        let end = ContinuousClock.now + .seconds(seconds)
        while .now < end {
            _ = try await inspector.get("sessions/\(number)/timeline")
            try await Task.sleep(for: .milliseconds(500))
        }
    }
}

/// The inspector of a server, which answers in JSON.
private struct InspectorAddress: Sendable {
    let port: Int
    let loop: any EventLoop

    struct Session: Decodable {
        let number: Int
        let isTraced: Bool
        let isConnected: Bool
    }

    private struct Sessions: Decodable {
        let sessions: [Session]
    }

    /// The sessions whose pages are connected.
    func sessions() async throws -> [Session] {
        try JSONDecoder().decode(Sessions.self, from: await get("sessions")).sessions.filter(\.isConnected)
    }

    /// The number of the newest session.
    func newest() async throws -> Int {
        guard let newest = try await sessions().map(\.number).max() else {
            throw LoadFailure("The inspector shows no session.")
        }
        return newest
    }

    func get(_ path: String) async throws -> Data { try await answer("GET", path) }

    func post(_ path: String) async throws { _ = try await answer("POST", path) }

    private func answer(_ method: String, _ path: String) async throws -> Data {
        let response = loop.makePromise(of: PageRequest.Response.self)
        let host = "127.0.0.1:\(port)"
        Loopback.connect(0, to: try SocketAddress(ipAddress: "127.0.0.1", port: port), on: loop) {
            PageRequest(method, path: "/bindery/inspector/\(path)", host: host, response: response)
        }
        .cascadeFailure(to: response)
        return Data(try await response.futureResult.get().body.readableBytesView)
    }
}
