import BinderyPageClient
import Foundation
import Hummingbird
import Testing

@testable import Embedding

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// A live page in an application with its own routes.
@Suite(.serialized) struct EmbeddingTests {
    @Test func theRoutesOfTheApplicationAnswerAsBefore() async throws {
        try await withApplication { port in
            let answer = try await Answer(to: "GET", "/api/votes", port: port)
            #expect(answer.text == #"{"votes":0}"#)
            #expect(answer["X-Served-By"] == "votes")
            let elsewhere = try await Answer(to: "GET", "/elsewhere", port: port)
            #expect(elsewhere.status == 404)
        }
    }

    @Test func thePageIsThereWithTheMiddlewareAndItsFiles() async throws {
        try await withApplication { port in
            let page = try await Answer(to: "GET", "/votes", port: port)
            #expect(page.status == 200)
            #expect(page["X-Served-By"] == "votes")
            #expect(page.text.contains(#"data-screen="votes""#))
            let script = try #require(page.text.firstMatch(of: /<script type="module" src="([^"]*)"/)?.1)
            let file = try await Answer(to: "GET", String(script), port: port)
            #expect(file["Content-Type"] == "text/javascript; charset=utf-8")
            let health = try await Answer(to: "GET", "/bindery/health", port: port)
            #expect(health.text == "ok\n")
            let below = try await Answer(to: "GET", "/votes/below", port: port)
            #expect(below.status == 200)
        }
    }

    @Test func whatARouteDoesIsOnThePageAtOnce() async throws {
        try await withApplication { port in
            let page = PageClient(PageAddress(host: "127.0.0.1", port: port, path: "/votes"))
            let connection = Task { await page.run() }
            try await page.wait(until: \.isSettled)
            let voted = try await Answer(to: "POST", "/api/votes", port: port)
            #expect(voted.text == #"{"votes":1}"#)
            try await shows("1", page)
            await page.act { page in page.content.root.first(called: "vote").map { page.tap($0) } }
            try await shows("2", page)
            let now = try await Answer(to: "GET", "/api/votes", port: port)
            #expect(now.text == #"{"votes":2}"#)
            #expect(await page.act { $0.faults } == [])
            connection.cancel()
            await connection.value
        }
    }

    /// Waits until the page shows this count.
    private func shows(_ count: String, _ page: PageClient) async throws {
        try await page.wait { $0.content.root.first(called: "count")?.wholeText == count }
    }
}

/// Runs `body` with the port of a new application, then stops the application.
private func withApplication(_ body: (_ port: Int) async throws -> Void) async throws {
    let (ports, continuation) = AsyncStream.makeStream(of: Int.self)
    let application = Task {
        defer { continuation.finish() }
        try await makeApplication(port: 0, ready: { port in continuation.yield(port) }).run()
    }
    for await port in ports {
        let outcome: Result<Void, any Error>
        do { outcome = .success(try await body(port)) } catch { outcome = .failure(error) }
        application.cancel()
        _ = await application.result
        return try outcome.get()
    }
    try await application.value
}

private struct Answer {
    let status: Int
    let text: String
    private let headers: [AnyHashable: Any]

    init(to method: String, _ path: String, port: Int) async throws {
        var request = URLRequest(url: try #require(URL(string: "http://127.0.0.1:\(port)\(path)")))
        request.httpMethod = method
        let (data, response) = try await URLSession.shared.data(for: request)
        let answer = try #require(response as? HTTPURLResponse)
        (status, headers) = (answer.statusCode, answer.allHeaderFields)
        text = String(decoding: data, as: UTF8.self)
    }

    subscript(header: String) -> String? { headers[header] as? String }
}
