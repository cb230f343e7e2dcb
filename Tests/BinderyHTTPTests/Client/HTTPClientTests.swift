import Bindery
import BinderyHTTP
import BinderyHTTPTesting
import BinderyTesting
import Foundation
import Testing

private struct Problem: Codable, Equatable {
    let code: String
}

private enum LoginFailure: Error, Equatable {
    case wrongCredentials(code: String?)
    case service(HTTPFailure.Reason)
}

@Suite struct HTTPClientTests {
    private var stubbed = StubbedClient()

    @Test func anEndpointIsSentAndItsAnswerDecoded() throws {
        stubbed.service.on(.get, "goods", .json(page, after: .milliseconds(50)))
        #expect(stubbed.outcome(of: .goods(page: 2), after: .milliseconds(49)) == nil)
        #expect(try stubbed.outcome(of: .goods(page: 2), after: .milliseconds(50))?.get() == page)
        #expect(
            stubbed.service.requests.map(\.url.absoluteString)
                == ["http://service/goods?page=2", "http://service/goods?page=2"])
    }

    @Test(arguments: [
        ("https://example.com", "https://example.com/goods?page=1"),
        ("https://example.com/api/v1/", "https://example.com/api/v1/goods?page=1"),
        ("https://example.com:8443/api?x=1#y", "https://example.com:8443/api/goods?page=1"),
    ])
    mutating func pathsAreBelowTheBase(base: String, url: String) {
        stubbed.client.base = URL(string: base)!
        _ = stubbed.outcome(of: .goods())
        #expect(stubbed.service.requests.first?.url.absoluteString == url)
    }

    @Test(arguments: ["ftp://service", "service", "file:///etc"])
    mutating func aBaseMustBeAService(base: String) {
        stubbed.client.base = URL(string: base)!
        guard case .invalidRequest(let problem) = stubbed.failure(of: .goods())?.reason else {
            Issue.record("sent")
            return
        }
        #expect(problem.hasSuffix("is not the address of a service, such as https://example.com/api"))
    }

    @Test func aPathThatLeadsElsewhereIsNotSent() {
        let failure = stubbed.failure(of: Endpoint<Void, HTTPFailure>(.delete, "accounts/\("")"))
        #expect(
            failure?.description
                == "DELETE accounts/{} at http://service: not sent: a value in the path \"accounts/{}\" is empty, which would lead to another path"
        )
        #expect(stubbed.service.requests.isEmpty)
    }

    // MARK: Bodies

    @Test(arguments: [
        (RequestBody.json(["a": 1]), "application/json", "{\"a\":1}"),
        (.form(["a": "b c", "d": "é"]), "application/x-www-form-urlencoded", "a=b%20c&d=%C3%A9"),
        (.text("茶"), "text/plain; charset=utf-8", "茶"), (.data(Data([65]), type: "x/y"), "x/y", "A"),
    ])
    func aBodyHasItsType(body: RequestBody, type: String, text: String) throws {
        stubbed.service.on(.post, "x", .status(204))
        _ = stubbed.outcome(of: Endpoint<Void, HTTPFailure>(.post, "x", body: body))
        let request = try #require(stubbed.service.requests.first)
        #expect(request.headers["Content-Type"] == type)
        #expect(request.body == Data(text.utf8))
    }

    @Test func aBodyThatCannotBeEncodedSaysWhere() {
        let failure = stubbed.failure(of: Endpoint<Void, HTTPFailure>(.post, "x", body: .json(["a": [Double.nan]])))
        guard case .invalidRequest(let problem) = failure?.reason else {
            Issue.record("sent")
            return
        }
        #expect(problem.hasPrefix("the body, a Dictionary<String, Array<Double>>, cannot be JSON at a[0]: "))
    }

    @Test mutating func theClientSaysHowJSONIsWritten() throws {
        let encoder = JSONEncoder(), decoder = JSONDecoder()
        encoder.keyEncodingStrategy = .convertToSnakeCase
        decoder.keyDecodingStrategy = .convertFromSnakeCase
        struct Name: Codable, Equatable { let firstName: String }
        stubbed.client.coder = JSONCoder(encoder: encoder, decoder: decoder)
        stubbed.service.on(.post, "x") { .status(200, String(decoding: $0.body!, as: UTF8.self)) }
        let endpoint = Endpoint<Name, HTTPFailure>(.post, "x", body: .json(Name(firstName: "Ada")))
        #expect(try stubbed.outcome(of: endpoint)?.get() == Name(firstName: "Ada"))
        #expect(stubbed.service.requests.first?.body == Data(#"{"first_name":"Ada"}"#.utf8))
    }

    @Test mutating func jsonIsAskedForUnlessSomethingElseIs() {
        _ = stubbed.outcome(of: .goods())
        _ = stubbed.outcome(of: Endpoint.goods().map { $0.items })
        _ = stubbed.outcome(of: Endpoint<Page, HTTPFailure>(.get, "goods", headers: ["accept": "application/hal+json"]))
        _ = stubbed.outcome(of: Endpoint<String, HTTPFailure>(.get, "goods", reading: .text))
        #expect(
            stubbed.service.requests.map { $0.headers["Accept"] }
                == ["application/json", "application/json", "application/hal+json", nil])
    }

    // MARK: Failures

    @Test func aStatusBecomesTheEndpointsOwnFailure() {
        let login = Endpoint<Void, HTTPFailure>(.post, "sessions").mapError { failure -> LoginFailure in
            failure.status == 401
                ? .wrongCredentials(code: failure.response?.json(Problem.self)?.code) : .service(failure.reason)
        }
        stubbed.service.on(
            .post, "sessions", .json(Problem(code: "no"), status: 401), .status(401, "<html>"), .failure(.refused))
        #expect(stubbed.failure(of: login) == .wrongCredentials(code: "no"))
        #expect(stubbed.failure(of: login) == .wrongCredentials(code: nil))
        #expect(stubbed.failure(of: login) == .service(.refused))
    }

    @Test func theValueCanBeMapped() throws {
        stubbed.service.on(.get, "goods", .json(page))
        #expect(try stubbed.outcome(of: Endpoint.goods().map { $0.items.count })?.get() == 2)
    }

    @Test(arguments: [
        (
            #"{"items":[{"name":"tea"}]}"#, "items[0].price",
            #"GET goods at http://service: the body is not a valid Page at items[0].price: It is missing."#
        ),
        (#"{"items":null}"#, "items", nil), (#"{"items":[{"name":"tea","price":"7"}]}"#, "items[0].price", nil),
        ("<html>", "", nil), ("", "", nil),
    ])
    func whatCannotBeDecodedSaysWhere(body: String, path: String, text: String?) throws {
        stubbed.service.on(.get, "goods", .status(200, body))
        let failure = stubbed.failure(of: .goods())
        let found = try #require(failure?.reason.undecodableBody)
        #expect(found.codingPath == path)
        #expect(found.beginning == body)
        if let text { #expect(failure?.description == text) }
    }

    @Test func onlyTheBeginningOfABodyIsKept() throws {
        stubbed.service.on(.get, "goods", .status(200, String(repeating: "x", count: 1000)))
        let found = try #require(stubbed.failure(of: .goods())?.reason.undecodableBody)
        #expect(found.beginning.count == 256)
    }

    /// A response body may contain a token of the user.
    @Test func whatABodySaysIsNotInTheDescription() {
        stubbed.service.on(.get, "goods", .status(200, #"{"token":"geheim"}"#))
        let failure = stubbed.failure(of: .goods())
        #expect(failure?.reason.undecodableBody?.beginning == #"{"token":"geheim"}"#)
        #expect(
            failure?.description == "GET goods at http://service: the body is not a valid Page at items: It is missing."
        )
    }

    @Test mutating func theBodyOfAFailureIsLimited() {
        stubbed.client.maximumErrorBodySize = 10
        stubbed.service.on(.get, "goods", .status(404, String(repeating: "x", count: 1000)))
        #expect(stubbed.failure(of: .goods())?.response?.body.count == 10)
    }

    @Test mutating func aBodyMayBeTooLarge() {
        stubbed.client.maximumBodySize = 999
        stubbed.service.on(.get, "goods", .status(200, String(repeating: "x", count: 1000)))
        #expect(
            stubbed.failure(of: .goods())?.description
                == "GET goods at http://service: the body of the response has more than 999 bytes")
    }

    // MARK: Time

    @Test mutating func aTimeoutIsOfVirtualTime() {
        stubbed.client.retry = .none
        stubbed.client.timeout = .seconds(10)
        stubbed.service.on(.get, "goods", .never)
        stubbed.service.on(.get, "slow", .status(200, after: .seconds(19)))
        #expect(stubbed.outcome(of: .goods(), after: .milliseconds(9999)) == nil)
        #expect(
            stubbed.failure(of: .goods())?.description
                == "GET goods at http://service: no complete response arrived within 10.0 seconds")
        #expect(stubbed.failure(of: Endpoint<Void, HTTPFailure>(.get, "slow", timeout: .seconds(20))) == nil)
    }

    @Test func progressIsToldPartByPart() {
        let (time, service, client) = (stubbed.time, stubbed.service, stubbed.client)
        service.on(
            .get, "goods", .status(200, pageJSON, after: .seconds(1)).inParts(2, every: .seconds(1)))
        time.run {
            let load = Action<Void, Page, HTTPFailure>.sending(by: client) { .goods() }
            var found: [String] = []
            let observation = load.progress.observe { found.append("\(time.now / .seconds(1)): \($0 ?? -1)") }
            load.execute()
            time.advance(by: .seconds(5))
            #expect(found == ["0.0: -1.0", "1.0: 0.5", "2.0: 1.0", "2.0: -1.0"])
            #expect(load.latest.value == page)
            observation.dispose()
        }
    }

    // MARK: Cancelling

    @Test func disposingOfAnObservationCancelsTheRequest() {
        let (time, service, client) = (stubbed.time, stubbed.service, stubbed.client)
        service.on(.get, "goods", .json(page, after: .seconds(1)))
        time.run {
            var events: [String] = []
            let observation = client.signal(.goods())
                .observe(onValue: { _ in events.append("value") }, onFailure: { _ in events.append("failure") })
            #expect(service.requests.count == 1)
            time.advance(by: .milliseconds(999))
            observation.dispose()
            time.advance(by: .seconds(5))
            #expect(events == [])
            #expect(service.cancelled.count == 1)
        }
    }

    @Test func theLatestRequestCancelsTheOneBefore() {
        let (time, service, client) = (stubbed.time, stubbed.service, stubbed.client)
        service.on(.get, "goods", .json(page, after: .seconds(1)))
        time.run {
            let load = Action<Int, Page, HTTPFailure>.sending(by: client, policy: .latest) { .goods(page: $0) }
            var count = 0
            let observation = load.values.observe { _ in count += 1 }
            load.execute(1)
            time.advance(by: .milliseconds(500))
            load.execute(2)
            time.advance(by: .seconds(5))
            #expect(count == 1)
            #expect(service.cancelled.map(\.url.query) == ["page=1"])
            observation.dispose()
        }
    }

    @Test func anActionRefusesItsInputBeforeItSends() {
        let (time, client) = (stubbed.time, stubbed.client)
        time.run {
            let login = Action<String, Void, LoginFailure>.sending(by: client) { code throws(LoginFailure) in
                guard !code.isEmpty else { throw .wrongCredentials(code: nil) }
                return Endpoint<Void, HTTPFailure>(.post, "sessions").mapError { .service($0.reason) }
            }
            login.execute("")
            #expect(login.failure.value == .wrongCredentials(code: nil))
        }
        #expect(stubbed.service.requests.isEmpty)
    }

    @Test func aRequestThatTheStubDoesNotKnowIsSaid() {
        stubbed.service.on(.post, "sessions", .status(201))
        stubbed.service.on(.get, "a/\("b c")", .status(200))
        #expect(
            stubbed.failure(of: .goods())?.description == """
                GET goods at http://service: StubTransport has no answer to GET /goods; it answers POST /sessions, GET /a/b%20c. \
                Add one: `on(.get, "goods", …)`.
                """)
    }
}
