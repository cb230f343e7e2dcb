import Testing

@testable import BinderyWeb

@Suite struct LiveCookieTests {
    @Test func aCookieIsForTheWholeSiteAndHiddenFromScripts() throws {
        let cookie = try LiveCookie("theme", "dark", maxAge: .seconds(60))
        #expect(cookie.header(isSecure: false) == "theme=dark; Path=/; Max-Age=60; HttpOnly; SameSite=Lax")
        #expect(cookie.header(isSecure: true) == "theme=dark; Path=/; Max-Age=60; HttpOnly; SameSite=Lax; Secure")
    }

    @Test func itsAttributesAreTheApplications() throws {
        let cookie = try LiveCookie("a", "", path: "/shop", isHTTPOnly: false, sameSite: .none)
        #expect(cookie.header(isSecure: false) == "a=; Path=/shop; SameSite=None; Secure")
        let host = try LiveCookie("__Host-a", "b", sameSite: .strict)
        #expect(host.header(isSecure: false) == "__Host-a=b; Path=/; HttpOnly; SameSite=Strict; Secure")
    }

    @Test(arguments: ["", "a b", "a=b", "a;b", "a\r\nX", "a\u{0}", "ä", "a,b", "\"a\""])
    func aNameIsAToken(_ name: String) {
        #expect(throws: LiveCookieFailure.name(name)) { try LiveCookie(name, "") }
    }

    @Test(arguments: [
        "a b", "a;b", "a; Domain=evil.example", "a\r\nSet-Cookie: b=c", "a\n", "\t", "a,b", "\"a\"", "a\\b", "é",
        "\u{7F}",
    ])
    func aValueAddsNothing(_ value: String) {
        #expect(throws: LiveCookieFailure.value(ofCookie: "a")) { try LiveCookie("a", value) }
    }

    @Test(arguments: ["", "shop", "/a;b", "/a\r\n", "/ä"])
    func aPathIsAPath(_ path: String) {
        #expect(throws: LiveCookieFailure.path(path, ofCookie: "a")) { try LiveCookie("a", "b", path: path) }
    }

    @Test(arguments: ["bindery-browser", "Bindery-x", "__Host-bindery-sign-in", "__host-Bindery-browser"])
    func theCookiesOfBinderyAreNotTheApplications(_ name: String) {
        #expect(throws: LiveCookieFailure.reserved(name)) { try LiveCookie(name, "a") }
    }

    @Test func whatABrowserWouldNotAcceptIsRefused() {
        #expect(throws: LiveCookieFailure.size(ofCookie: "a")) {
            try LiveCookie("a", String(repeating: "x", count: 4096))
        }
        #expect(throws: LiveCookieFailure.path("/shop", ofCookie: "__Host-a")) {
            try LiveCookie("__Host-a", "b", path: "/shop")
        }
    }

    @Test func aFailureSaysWhatToDoWithoutTheValue() {
        #expect(
            LiveCookieFailure.value(ofCookie: "cart").description == """
                The value of the cookie cart has a character that a cookie cannot have: a control character, a blank, one \
                beyond ASCII, or one of ",;\\. Percent-encode it, and decode it when you read it.
                """)
        #expect(
            LiveCookieFailure.name("a b").description == """
                The name of a cookie must consist of letters, digits and !#$%&'*+-.^_`|~, not be "a b". Choose another name.
                """)
    }

    @Test func noDescriptionContainsTheValue() throws {
        let cookie = try LiveCookie("a", "secret")
        var dumped = ""
        dump(cookie, to: &dumped)
        #expect(!"\(cookie) \(String(reflecting: cookie)) \(dumped)".contains("secret"))
    }
}
