import Testing

@testable import BinderyWeb

@Suite struct BrowsersTests {
    @Test(
        arguments: [
            (nil, []), ("zh-CN,zh;q=0.9,en;q=0.8", ["zh-CN", "zh", "en"]), ("en;q=0.1, zh", ["zh", "en"]),
            ("fr, de;q=0", ["fr"]), (";;,", []), ("*", ["*"]),
        ] as [(String?, [String])])
    func languagesComeInTheOrderOfPreference(_ header: String?, _ languages: [String]) {
        #expect(Preferences.parse(header) == languages)
    }

    @Test func onlyAsManyLanguagesCountAsAPersonSpeaks() {
        let many = (0..<10_000).map { "x\($0)" }
        #expect(Preferences.parse(many.joined(separator: ",")) == Array(many.prefix(16)))
        let tags = ["en", String(repeating: "x", count: 36), "zh"]
        #expect(Preferences.parse(tags.joined(separator: ",")) == ["en", "zh"])
        #expect(Preferences.parse(String(repeating: ",", count: 100_000)) == [])
    }

    @Test func aBrowserIsKnownByItsCookieOnlyIfThatLooksLikeOneOfOurs() {
        let token = UnguessableToken.make()
        #expect(token.count == 32)
        #expect(token != UnguessableToken.make())
        #expect(Cookies.browser(in: "a=b; bindery-browser=\(token); c=d", isSecure: false) == token)
        #expect(Cookies.browser(in: "bindery-browser=guess", isSecure: false) == nil)
        #expect(Cookies.browser(in: nil, isSecure: false) == nil)
    }

    @Test func overHTTPSTheCookieCannotBeSetByAnotherHost() {
        let token = UnguessableToken.make()
        let attributes = "Path=/; Max-Age=31536000; HttpOnly; SameSite=Lax"
        #expect(Cookies.set(browser: token, isSecure: false) == "bindery-browser=\(token); \(attributes)")
        #expect(Cookies.set(browser: token, isSecure: true) == "__Host-bindery-browser=\(token); \(attributes); Secure")
        #expect(Cookies.browser(in: "__Host-bindery-browser=\(token)", isSecure: true) == token)
        #expect(Cookies.browser(in: "bindery-browser=\(token)", isSecure: true) == nil)
        #expect(Cookies.browser(in: "__Host-bindery-browser=\(token)", isSecure: false) == nil)
    }
}
