import Catalogue
import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// Measures the full-text search of 100,000 generated books over HTTP, with one complete answer after the other.
@main
struct SearchBenchmark {
    static let bookCount = 100_000
    static let rounds = 15
    static let target = Duration.milliseconds(30)

    static let queries = [
        "introduction", "intro", "geometry", "lectures on music", "history phil", "ada optics", "volume 12", "thermo",
        "zzzz",
        "基础", "量子力学", "量子力学基础", "数据库 教程", "林小满", "概率论导论", "学", "建筑 史", "第 7 卷", "机器", "美学十讲",
    ]

    static func main() async throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("search-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let path = folder.appendingPathComponent("books.sqlite").path
        try BookImport.add(GeneratedBooks.entries(bookCount), toDatabaseAt: path)
        let catalogue = try await Catalogue.start(CatalogueOptions(database: path, latency: .none))
        let search = Search(baseURL: catalogue.baseURL)

        print("Full-text search of \(bookCount) generated books, over HTTP, in milliseconds")
        print(row("found", "median", "slowest", "query"))
        var all: [Duration] = []
        for query in queries {
            // The first request fills caches and is not measured.
            let found = try await search.find(query).total
            var times: [Duration] = []
            for _ in 1...rounds {
                times.append(try await search.find(query).time)
            }
            times.sort()
            all += times
            print(row("\(found)", text(times[rounds / 2]), text(times[rounds - 1]), query))
        }
        await catalogue.stop()
        all.sort()
        let median = all[all.count / 2]
        print(
            "median of \(all.count) searches: \(text(median)) ms; 95th percentile: \(text(all[all.count * 95 / 100])) ms; "
                + "target: a median under \(text(target)) ms, \(median < target ? "met" : "missed")")
    }

    private static func row(_ found: String, _ median: String, _ slowest: String, _ query: String) -> String {
        [found, median, slowest].map { String(repeating: " ", count: max(0, 9 - $0.count)) + $0 }.joined() + "  "
            + query
    }

    private static func text(_ time: Duration) -> String {
        String(format: "%.1f", time / .milliseconds(1))
    }
}

private struct Search {
    let baseURL: URL
    private let session = URLSession(configuration: .ephemeral)

    private struct Answer: Decodable {
        let total: Int
    }

    func find(_ query: String) async throws -> (total: Int, time: Duration) {
        let url = baseURL.appending(path: "books").appending(queryItems: [URLQueryItem(name: "q", value: query)])
        let start = ContinuousClock.now
        let (data, _) = try await session.data(from: url)
        let time = ContinuousClock.now - start
        return (try JSONDecoder().decode(Answer.self, from: data).total, time)
    }
}
