import Bindery
import BinderyHTTP
import BinderyHTTPTesting
import BinderyTesting
import Foundation
import Testing

private enum RefreshTime {
    static func wait() async throws(CancellationError) {
        try await ExecutionContext.current?.scheduler.sleep(for: .seconds(1))
    }
}

@Suite struct BearerAuthenticationTests {
    private var stubbed = StubbedClient()

    private func headers() -> [String?] { stubbed.service.requests.map { $0.headers["Authorization"] } }

    @Test mutating func theTokenIsSent() throws {
        stubbed.client.plugins = [.bearer { "t" }]
        stubbed.service.on(.get, "goods", .json(page))
        #expect(try stubbed.outcome(of: .goods())?.get() == page)
        #expect(headers() == ["Bearer t"])
    }

    @Test mutating func withoutATokenTheRequestGoesOutAsItIs() {
        stubbed.client.plugins = [.bearer { nil }]
        _ = stubbed.outcome(of: .goods())
        #expect(headers() == [nil])
    }

    @Test mutating func aRefusedTokenIsReplacedOnce() throws {
        stubbed.client.plugins = [.bearer(token: { "old" }, refresh: { $0 == "old" ? "new" : nil })]
        stubbed.service.on(.get, "goods") { $0.headers["Authorization"] == "Bearer new" ? .json(page) : .status(401) }
        #expect(try stubbed.outcome(of: .goods())?.get() == page)
        #expect(headers() == ["Bearer old", "Bearer new"])
    }

    @Test mutating func aServiceThatRefusesTheNewTokenTooIsBelieved() {
        stubbed.client.plugins = [.bearer(token: { "old" }, refresh: { _ in "new" })]
        stubbed.service.on(.get, "goods", .status(401))
        #expect(stubbed.failure(of: .goods())?.status == 401)
        #expect(headers().count == 2)
    }

    @Test mutating func aTokenThatWasReplacedMeanwhileIsNotAskedForAgain() throws {
        let asked = Messages()
        stubbed.client.plugins = [
            .bearer(
                token: {
                    asked.append("token")
                    return asked.all.count == 1 ? "old" : "new"
                },
                refresh: { _ in
                    asked.append("refresh")
                    return nil
                })
        ]
        stubbed.service.on(.get, "goods") { $0.headers["Authorization"] == "Bearer new" ? .json(page) : .status(401) }
        #expect(try stubbed.outcome(of: .goods())?.get() == page)
        #expect(asked.all == ["token", "token"])
    }

    /// Who asked leaves; the next one asks.
    @Test func theRefreshOutlivesWhoAskedForIt() {
        var stubbed = stubbed
        let time = stubbed.time
        stubbed.client.plugins = [
            .bearer(
                token: { "old" },
                refresh: { _ in
                    do { try await RefreshTime.wait() } catch { return nil }
                    return "new"
                })
        ]
        stubbed.service.on(.get, "goods") { $0.headers["Authorization"] == "Bearer new" ? .json(page) : .status(401) }
        let client = stubbed.client
        time.run {
            let load = Action<Void, Page, HTTPFailure>.sending(by: client, policy: .concurrent) { .goods() }
            let first = load.execute()
            load.execute()
            time.advance(by: .milliseconds(500))
            first.dispose()
            time.advance(by: .seconds(5))
            #expect(load.latest.value == page)
        }
    }

    @Test func severalThatAreRefusedAtOnceAskOnce() async throws {
        let refreshes = Messages()
        let (gate, open) = AsyncStream<Void>.makeStream()
        let service = StubTransport()
        service.on(.get, "goods") { $0.headers["Authorization"] == "Bearer new" ? .json(page) : .status(401) }
        let plugin = BearerAuthentication(
            token: { "old" },
            refresh: { refused in
                refreshes.append(refused)
                for await _ in gate { break }
                return "new"
            })
        let client = HTTPClient(base: URL(string: "http://service")!, transport: service, plugins: [plugin])
        let tasks = (0..<5).map { _ in Task { try await client.send(.goods()) } }
        while service.requests.count < 5 { await Task.yield() }
        open.yield()
        open.finish()
        for task in tasks { #expect(try await task.value == page) }
        #expect(Set(refreshes.all) == ["old"])
    }
}
