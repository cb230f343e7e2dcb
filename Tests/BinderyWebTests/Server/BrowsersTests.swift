import Testing

@testable import BinderyWeb

@Suite struct BrowsersTests {
    @Test(
        arguments: [
            (nil, []), ("zh-CN,zh;q=0.9,en;q=0.8", ["zh-CN", "zh", "en"]), ("en;q=0.1, zh", ["zh", "en"]),
            ("fr, de;q=0", ["fr"]), (";;,", []), ("*", ["*"]),
        ] as [(String?, [String])])
    func languagesComeInTheOrderOfPreference(_ header: String?, _ languages: [String]) {
        #expect(LanguagePreference.parse(header) == languages)
    }

    @Test func aBrowserIsKnownByItsCookieOnlyIfThatLooksLikeOneOfOurs() {
        let token = UnguessableToken.make()
        #expect(token.count == 32)
        #expect(token != UnguessableToken.make())
        #expect(Cookies.browser(in: "a=b; bindery-browser=\(token); c=d") == token)
        #expect(Cookies.browser(in: "bindery-browser=guess") == nil)
        #expect(Cookies.browser(in: nil) == nil)
        #expect(Cookies.set(browser: token).contains("HttpOnly; SameSite=Lax"))
    }
}
