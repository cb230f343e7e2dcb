import BinderyPageClient

extension Measurements {
    /// Two processes with a page each: from the frame that confirms a like to its user, to the frame that shows it at
    /// the other process.
    mutating func likes() async throws {
        let latencies = try await withTwoServers { first, second in
            try await withGoods(of: first) { liker in
                try await withGoods(of: second) { try await like(500, at: liker, seenAt: $0) }
            }
        }
        let row = Row(
            "likes", "two processes on Redis", clients: 2,
            [
                .init(name: "", value: Double(latencies.count), unit: "likes"),
                .init(name: "p50", value: latencies.percentile(50), unit: "ms"),
                .init(name: "p99", value: latencies.percentile(99), unit: "ms"),
            ])
        report.add(row.promising("p99 < 50 ms", latencies.percentile(99) < 50))
    }

    /// Runs `body` with a page that shows goods.
    private func withGoods<Result>(
        of server: Server, _ body: (PageClient) async throws -> Result
    ) async throws -> Result {
        let page = PageClient(PageAddress(host: "127.0.0.1", port: server.port, path: "/goods"))
        let connection = Task { await page.run() }
        defer { connection.cancel() }
        try await page.wait { !$0.likes.isEmpty }
        return try await body(page)
    }

    /// Likes all shown goods again and again, one every 20 ms. The catalogue takes a second for each.
    private func like(_ count: Int, at liker: PageClient, seenAt other: PageClient) async throws -> Latencies {
        var latencies: [Int] = []
        while latencies.count < count {
            let (own, others) = (await liker.likes, await other.likes)
            let rows = Set(own.keys).intersection(others.keys)
            async let confirmations = changes(of: own.filter { rows.contains($0.key) }, in: liker)
            async let arrivals = changes(of: others.filter { rows.contains($0.key) }, in: other)
            for row in rows {
                await liker.act { page in page.likeButton(in: row).map { page.tap($0) } }
                try await Task.sleep(for: .milliseconds(20))
            }
            let (confirmed, arrived) = try await (confirmations, arrivals)
            for (row, instant) in arrived {
                guard let first = confirmed[row] else { continue }
                latencies.append(max(0, Int((instant - first) / .nanoseconds(1))))
            }
        }
        return Latencies(Array(latencies.prefix(count)))
    }

    /// Returns when the rows first show another number of likes than they do. Looks every millisecond.
    private func changes(
        of likes: [String: String], in page: PageClient
    ) async throws -> [String: ContinuousClock.Instant] {
        var changes: [String: ContinuousClock.Instant] = [:]
        let end = ContinuousClock.now + .seconds(30)
        while changes.count < likes.count {
            let (shown, now) = (await page.likes, ContinuousClock.now)
            guard now < end else { throw LoadFailure("\(likes.count - changes.count) likes are not shown after 30 s.") }
            for (row, text) in shown where changes[row] == nil && likes[row].map({ $0 != text }) == true {
                changes[row] = now
            }
            try await Task.sleep(for: .milliseconds(1))
        }
        return changes
    }
}

extension PageClient {
    /// What the buttons for likes say, by the row.
    fileprivate var likes: [String: String] { act(\.likes) ?? [:] }
}

extension BrowserPage {
    fileprivate var likes: [String: String] {
        let rows = content.root.all.compactMap(\.identifier).filter { $0.hasPrefix("row-") }
        let texts = rows.compactMap { row in likeButton(in: row).map { (row, $0.wholeText) } }
        return Dictionary(texts) { first, _ in first }
    }

    fileprivate func likeButton(in row: String) -> PageElement? {
        content.root.first(called: row)?.first(called: "like")
    }
}
