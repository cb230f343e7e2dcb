import BinderyHTTP
import BinderyHTTPTesting
import Testing

@Suite struct HTTPHeadersTests {
    @Test func namesAreTheSameInUpperAndLowerCase() {
        var headers: HTTPHeaders = ["Accept": "a", "ACCEPT": "b", "X-Other": "c"]
        #expect(headers["accept"] == "a, b")
        headers["aCCept"] = "d"
        #expect(headers.map(\.value) == ["c", "d"])
        headers["accept"] = nil
        #expect(headers == ["x-other": "c"])
    }

    @Test(arguments: [
        ("X-Name: x\r\nX-Evil", "y", #""X-Name: x\r\nX-Evil" is not a valid header name"#),
        ("", "y", #""" is not a valid header name"#),
        (
            "X-Name", "secret\r\nX-Evil: 1",
            #"the value of the header "X-Name" has a line break or another control character at byte 6"#
        ),
        (
            "X-Name", "a\u{0}",
            #"the value of the header "X-Name" has a line break or another control character at byte 1"#
        ),
    ])
    func whatWouldBeginAnotherHeaderIsNotSent(name: String, value: String, problem: String) {
        let stubbed = StubbedClient()
        var endpoint = Endpoint<Void, HTTPFailure>(.get, "goods")
        endpoint.headers.add(name, value)
        let failure = stubbed.failure(of: endpoint)
        #expect(failure?.reason == .invalidRequest(problem))
        #expect(failure?.description == "GET goods at http://service: not sent: \(problem)")
        #expect(stubbed.service.requests.isEmpty)
    }

    @Test func aMethodMustBeOne() {
        let failure = StubbedClient().failure(of: Endpoint<Void, HTTPFailure>("GET /\r\n", "goods"))
        #expect(failure?.reason == .invalidRequest(#""GET /\r\n" is not a valid HTTP method"#))
    }

    @Test func theEndpointsHeadersReplaceTheClients() {
        var stubbed = StubbedClient()
        stubbed.service.on(.get, "goods", .status(200))
        stubbed.client.headers = ["Accept": "text/html", "X-Kept": "1"]
        _ = stubbed.outcome(of: Endpoint<Void, HTTPFailure>(.get, "goods", headers: ["accept": "text/plain"]))
        #expect(stubbed.service.requests.map(\.headers) == [["X-Kept": "1", "accept": "text/plain"]])
    }
}
