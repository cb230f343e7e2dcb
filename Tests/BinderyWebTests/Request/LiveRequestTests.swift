import Bindery
import Testing

@testable import BinderyWeb

@Suite struct LiveRequestTests {
    @Test func aFieldThatOccursTwiceHasTwoValues() {
        let headers = LiveHeaders(["X-Tenant": "a", "Accept": "text/html", "x-tenant": "b"])
        #expect(headers["X-TENANT"] == ["a", "b"])
        #expect(headers.only("X-Tenant") == nil)
        #expect(headers.only("accept") == "text/html")
        #expect(headers["Missing"] == [])
        #expect(headers.names == ["x-tenant", "accept"])
    }

    @Test func cookiesAreReadApartFromTheOtherFields() {
        let headers = LiveHeaders(["Cookie": "a=b", "Accept": "*/*"])
        #expect(headers["cookie"] == [])
        #expect(headers.names == ["accept"])
    }

    @Test func outsideAPageTheInspectorChoosesThePage() {
        #expect(LiveRequest(location: "/a", browser: "b", languages: []).inspectorPath == "/bindery/inspector")
    }

    @Test func aCookieThatOccursTwiceHasTwoValues() {
        let cookies = LiveCookies(lines: ["a=1; b=x=y;a=2; empty=; flag", " c=3"])
        #expect(cookies["a"] == ["1", "2"])
        #expect(cookies.only("a") == nil)
        #expect(cookies.only("b") == "x=y")
        #expect(cookies.only("empty") == "")
        #expect(cookies["flag"] == [])
        #expect(cookies.only("c") == "3")
        #expect(cookies.names == ["a", "b", "empty", "c"])
    }

    @Test func theCookiesOfBinderyAreNotShown() {
        let cookies = LiveCookies(lines: ["bindery-browser=x; __Host-bindery-sign-in=y; a=b"])
        #expect(cookies.names == ["a"])
        #expect(cookies["bindery-browser"] == [])
        #expect(cookies["__Host-bindery-sign-in"] == [])
    }

    private struct Tenant { let name: String }

    @Test func theContextHasTheTypeOfTheApplication() {
        let request = LiveRequest(location: "/", browser: "b", languages: [], context: Tenant(name: "shop"))
        #expect(request.context(as: Tenant.self)?.name == "shop")
        #expect(request.context(as: String.self) == nil)
        #expect(LiveRequest(location: "/", browser: "b", languages: []).context(as: Tenant.self) == nil)
    }

    @Test(arguments: [
        ("192.0.2.7", "192.0.2.7"), ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"), ("::1", "::/64"),
    ])
    func aLimitCountsWhatACallerCannotChoose(_ address: String, _ network: String) {
        let request = LiveRequest(location: "/", browser: "b", languages: [], address: address)
        #expect(request.address == address)
        #expect(request.network == network)
    }

    @Test func noDescriptionContainsASecret() {
        let request = LiveRequest(
            location: "/a?token=secret1", browser: "secret2", languages: ["en"],
            headers: LiveHeaders(["Authorization": "secret3"]), cookies: LiveCookies(["a": "secret4"]),
            principal: Principal(id: "secret5"))
        var dumped = ""
        dump(request, to: &dumped)
        dump(request.headers, to: &dumped)
        dump(request.cookies, to: &dumped)
        let texts = "\(request) \(String(reflecting: request)) \(request.headers) \(request.cookies) \(dumped)"
        #expect(!texts.contains("secret"))
        #expect("\(request.headers)" == "authorization")
        #expect("\(request.cookies)" == "a")
    }
}
