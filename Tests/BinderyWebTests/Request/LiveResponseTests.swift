import Bindery
import Testing

@testable import BinderyWeb

@Suite struct LiveResponseTests {
    @Test func aLaterCookieReplacesAnEarlierOneOfTheSamePath() throws {
        var response = LiveResponse()
        response.setCookie(try LiveCookie("a", "1"))
        response.setCookie(try LiveCookie("a", "2", path: "/shop"))
        try response.deleteCookie("a")
        #expect(
            response.cookies.map { $0.header(isSecure: false) } == [
                "a=2; Path=/shop; HttpOnly; SameSite=Lax", "a=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax",
            ])
    }

    @Test func aRedirectLeadsToThisSiteUnlessTheApplicationNamesAnother() {
        var response = LiveResponse()
        #expect(response.location == nil)
        response.redirect(to: "//evil.example/\r\nX: y")
        #expect(response.location == "/evil.example/%0D%0AX:%20y")
        response.redirect(to: "/authorize", at: "https://accounts.example")
        #expect(response.location == "https://accounts.example/authorize")
    }

    @Test func anOriginThatIsNoneIsReported() {
        var messages: [String] = []
        nonisolated(unsafe) let append: (String) -> Void = { messages.append($0) }
        Diagnostics.$handler.withValue(.init { append($0.description) }) {
            var response = LiveResponse()
            response.redirect(to: "/a", at: "javascript:alert(1)")
            #expect(response.location == "/")
        }
        #expect(
            messages == [
                """
                Bindery: a redirect names the site "javascript:alert(1)", which is not a scheme with a host; the browser is led \
                to / instead. Write it like https://accounts.example, without a path.
                """
            ])
    }

    @Test func whoSignsInIsThePrincipal() {
        let ada = Principal(id: "17")
        var response = LiveResponse()
        response.signIn(ada)
        #expect(response.principal == ada)
        response.signOut()
        #expect(response.principal == nil)
    }
}
