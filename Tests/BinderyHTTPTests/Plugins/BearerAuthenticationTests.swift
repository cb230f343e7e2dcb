import Bindery
import BinderyHTTP
import BinderyHTTPTesting
import BinderyTesting
import Foundation
import Testing

private enum RefreshTime {
    static func wait() async throws(CancellationError) {
        try await ExecutionContext.entered?.scheduler.sleep(for: .seconds(1))
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

    /// The refresh continues even if all requests that need it are cancelled: the service may have revoked the old
    /// token already, so that the new one must not be lost.
    @Test(arguments: [1, 2])
    func theRefreshOutlivesTheRequestThatCausedIt(leaving: Int) {
        let refreshes = Messages()
        let (time, load) = refusedAtOnce(refreshes)
        time.run {
            let executions = [load.execute(), load.execute()]
            time.advance(by: .milliseconds(500))
            for execution in executions.prefix(leaving) { execution.dispose() }
            time.advance(by: .seconds(5))
            #expect(refreshes.all == ["old", "instead of old: new"])
            #expect(load.latest.value == (leaving == 1 ? page : nil))
        }
    }

    @Test func severalThatAreRefusedAtOnceAskOnce() {
        let refreshes = Messages()
        let (time, load) = refusedAtOnce(refreshes)
        time.run {
            var answers: [Page] = []
            let observation = load.values.observe { answers.append($0) }
            for _ in 0..<5 { load.execute() }
            time.advance(by: .milliseconds(100))
            #expect(refreshes.all == ["old"])
            time.advance(by: .seconds(5))
            #expect(refreshes.all == ["old", "instead of old: new"])
            #expect(answers == Array(repeating: page, count: 5))
            #expect(
                headers().map { $0 ?? "" } == Array(repeating: "Bearer old", count: 5)
                    + Array(repeating: "Bearer new", count: 5))
            observation.dispose()
        }
    }

    /// Returns an action on a service that refuses the token "old" after 100 ms. A refresh takes a second.
    private func refusedAtOnce(_ refreshes: Messages) -> (VirtualScheduler, Action<Void, Page, HTTPFailure>) {
        var client = stubbed.client
        client.plugins = [
            .bearer(
                token: { "old" },
                refresh: { refused in
                    refreshes.append(refused)
                    do { try await RefreshTime.wait() } catch { return nil }
                    refreshes.append("instead of \(refused): new")
                    return "new"
                })
        ]
        stubbed.service.on(.get, "goods") {
            $0.headers["Authorization"] == "Bearer new" ? .json(page) : .status(401, after: .milliseconds(100))
        }
        return (stubbed.time, stubbed.time.run { .sending(by: client, policy: .concurrent) { .goods() } })
    }
}
