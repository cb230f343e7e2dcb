import Bindery
import BinderyHTTPTesting
import BinderyTesting
import Foundation
import Testing

@testable import BinderyHTTP

@Suite struct HTTPRetryTests {
    private var stubbed = StubbedClient()
    private static let regular = HTTPRetry(limit: 3, backoff: Backoff(initial: .seconds(1), jitter: 0))

    init() { stubbed.client.retry = Self.regular }

    /// Returns the outcome and the instants of the requests, in seconds.
    private func instants(
        of endpoint: Endpoint<Page, HTTPFailure>
    ) -> (instants: [Double], outcome: Result<Page, HTTPFailure>?) {
        var instants: [Double] = []
        var outcome: Result<Page, HTTPFailure>?
        let (time, service, client) = (VirtualScheduler(), stubbed.service, stubbed.client)
        var seen = service.requests.count
        time.run {
            let observation = client.signal(endpoint)
                .observe(onValue: { outcome = .success($0) }, onFailure: { outcome = .failure($0) })
            while true {
                for _ in seen..<service.requests.count { instants.append(time.now / .seconds(1)) }
                seen = service.requests.count
                if outcome != nil || time.now > .seconds(200) { break }
                time.advance(by: .milliseconds(250))
            }
            observation.dispose()
        }
        return (instants, outcome)
    }

    @Test(arguments: [408, 429, 502, 503, 504])
    func aStatusThatMayChangeIsTriedAgainWithGrowingWaits(status: Int) throws {
        stubbed.service.on(.get, "goods", .status(status), .status(status), .status(status), .json(page))
        let (instants, outcome) = instants(of: .goods())
        #expect(instants == [0, 1, 3, 7])
        #expect(try outcome?.get() == page)
    }

    @Test(arguments: [
        HTTPFailure.Reason.offline, .unknownHost, .refused, .connectionLost, .timedOut(after: .seconds(1)),
    ])
    func aConnectionThatFailsIsTriedAgain(reason: HTTPFailure.Reason) throws {
        stubbed.service.on(.get, "goods", .failure(reason), .json(page))
        #expect(try instants(of: .goods()).outcome?.get() == page)
    }

    @Test(arguments: [400, 401, 404, 500, 501])
    func anyOtherStatusStands(status: Int) {
        stubbed.service.on(.get, "goods", .status(status))
        #expect(instants(of: .goods()).instants == [0])
    }

    @Test func whatCannotBeDecodedStands() {
        stubbed.service.on(.get, "goods", .status(200, "?"))
        #expect(instants(of: .goods()).instants == [0])
    }

    @Test func theLastFailureSaysHowManyTriesThereWere() throws {
        stubbed.service.on(.get, "goods", .status(503))
        let (instants, outcome) = instants(of: .goods())
        #expect(instants.count == 4)
        let failure = try #require(throws: HTTPFailure.self) { try outcome?.get() }
        #expect(
            failure.description == "GET goods at http://service: the service responded with status 503 (tried 4 times)")
    }

    @Test func onlyWhatIsSafeToRepeatIsRepeated() {
        stubbed.service.on(.post, "goods", .status(503))
        stubbed.service.on(.put, "goods", .status(503))
        #expect(instants(of: Endpoint(.post, "goods")).instants.count == 1)
        #expect(instants(of: Endpoint(.post, "goods", isRepeatable: true)).instants.count == 4)
        #expect(instants(of: Endpoint(.put, "goods", isRepeatable: false)).instants.count == 1)
    }

    @Test func retryAfterIsTheShortestWait() {
        stubbed.service.on(
            .get, "goods", .status(429, headers: ["Retry-After": "5"]), .status(503, headers: ["retry-after": "1"]),
            .json(page))
        #expect(instants(of: .goods()).instants == [0, 5, 7])
    }

    @Test mutating func aWaitBeyondTheBudgetIsNotBegun() {
        stubbed.client.retry.budget = .seconds(10)
        stubbed.service.on(
            .get, "goods", .status(503, headers: ["Retry-After": "5"]), .status(503, headers: ["Retry-After": "6"]))
        #expect(instants(of: .goods()).instants == [0, 5])
    }

    @Test func retryAfterMayBeADate() {
        let date = Date(timeIntervalSince1970: 784_111_777)  // Sun, 06 Nov 1994 08:49:37 GMT
        var generator = SystemRandomNumberGenerator()
        func delay(_ text: String) -> Duration? {
            Self.regular.delay(
                after: .status(HTTPResponse(status: 503, headers: ["Retry-After": text])), attempt: 1, elapsed: .zero,
                date: date, using: &generator)
        }
        #expect(delay("Sun, 06 Nov 1994 08:49:47 GMT") == .seconds(10))
        #expect(delay("Sunday, 06-Nov-94 08:49:47 GMT") == .seconds(10))
        #expect(delay("Sun Nov  6 08:49:47 1994") == .seconds(10))
        #expect(delay("Sun, 06 Nov 1994 08:00:00 GMT") == .seconds(1))
        #expect(delay("Wednesday, 01-Jan-69 00:00:00 GMT") == .seconds(1))
        #expect(delay("soon") == .seconds(1))
        #expect(delay("-5") == .seconds(1))
        #expect(delay("") == .seconds(1))
    }

    @Test(
        arguments: [
            ("5, 10", 10), ("10, 5", 10), ("5, soon", 5), ("3, Sun, 06 Nov 1994 08:49:47 GMT", 10),
            ("Sunday, 06-Nov-94 08:49:47 GMT, 12", 12), ("Sun Nov  6 08:49:47 1994, Sun, 06 Nov 1994 08:49:48 GMT", 11),
        ] as [(String, Int)])
    func ofSeveralRetryAftersTheLongestCounts(text: String, seconds: Int) {
        let date = Date(timeIntervalSince1970: 784_111_777)
        #expect(RetryAfter.delay(of: ["Retry-After": text], date: date) == .seconds(seconds))
        var fields = HTTPHeaders()
        fields.add("Retry-After", text)
        fields.add("retry-after", "1")
        #expect(RetryAfter.delay(of: fields, date: date) == .seconds(seconds))
    }

    @Test(arguments: ["4294967296", "99999999999999999999999999", "00000000004294967296"])
    func aRetryAfterBeyondAllNumbersIsNotTakenForNone(text: String) {
        stubbed.service.on(.get, "goods", .status(503, headers: ["Retry-After": text]))
        #expect(instants(of: .goods()).instants == [0])
    }

    @Test func theWaitsOfTheDefaultAreLeftToChance() {
        var generator = SystemRandomNumberGenerator()
        var shortest = Duration.seconds(99), longest = Duration.zero
        for _ in 0..<1000 {
            let delay = HTTPRetry.default.delay(after: .refused, attempt: 2, elapsed: .zero, using: &generator)!
            shortest = min(shortest, delay)
            longest = max(longest, delay)
        }
        #expect(shortest >= .zero && shortest < .milliseconds(40))
        #expect(longest <= .milliseconds(400) && longest > .milliseconds(360))
    }

    @Test func cancellingDuringAWaitEndsIt() {
        let (time, service, client) = (stubbed.time, stubbed.service, stubbed.client)
        service.on(.get, "goods", .status(503))
        time.run {
            let load = Action<Void, Page, HTTPFailure>.sending(by: client) { .goods() }
            let execution = load.execute()
            time.advance(by: .milliseconds(500))
            execution.dispose()
            time.advance(by: .seconds(100))
            #expect(service.requests.count == 1)
            #expect(load.failure.value == nil)
        }
    }
}
