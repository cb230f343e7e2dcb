import Foundation
import Testing

@testable import BinderyWeb

@Suite struct RedirectTargetTests {
    @Test(arguments: [
        ("/", "/"), ("", "/"), ("/account", "/account"), ("account", "/account"),
        ("/login?next=%2Faccount", "/login?next=%2Faccount"), ("/books/基础", "/books/%E5%9F%BA%E7%A1%80"),
        ("/a b", "/a%20b"), ("/?q=a+b", "/?q=a%2Bb"), ("/a#b", "/a"),
    ])
    func aPathIsWrittenAsAnAddress(_ path: String, _ address: String) {
        #expect(RedirectTarget.onThisSite(path) == address)
    }

    /// LiveView's CVE-2026-64941, and its relatives.
    @Test(arguments: [
        "//evil.example", "///evil.example", "/\\evil.example", "\\\\evil.example", "/\t/evil.example",
        "\t//evil.example", "/\n/evil.example", "/\r/evil.example", "/\r\n/evil.example", " //evil.example",
        "/%09/evil.example", "/%0a/evil.example", "/%5cevil.example", "%2f%2fevil.example", "/%2fevil.example",
        "https://evil.example", "https:evil.example", "HTTPS:\\\\evil.example", "javascript:alert(1)",
        "java\tscript:alert(1)", "/./\\evil.example", "/..//evil.example", "/%2e%2e//evil.example",
        "/\u{0}/evil.example",
        "/\u{301}/evil.example", "?//evil.example", "#//evil.example",
    ])
    func aPathNeverLeadsToAnotherSite(_ path: String) throws {
        let address = RedirectTarget.onThisSite(path)
        #expect(address.utf8.allSatisfy { (0x21...0x7E).contains($0) && $0 != UInt8(ascii: "\\") })
        #expect(address.hasPrefix("/"))
        #expect(!address.hasPrefix("//"))
        let url = try #require(URL(string: address, relativeTo: URL(string: "https://shop.example/page")))
        #expect(url.host() == "shop.example")
        #expect(url.scheme == "https")
    }

    @Test(arguments: [
        "https://accounts.example", "http://localhost:8080", "https://[::1]:8443", "https://a-b.example",
    ])
    func anotherSiteIsNamedByItsOrigin(_ origin: String) {
        #expect(RedirectTarget.elsewhere("/authorize?a=b", at: origin) == "\(origin)/authorize?a=b")
        #expect(RedirectTarget.elsewhere("//evil.example", at: origin) == "\(origin)/evil.example")
    }

    /// LiveView's CVE-2026-58228, and its relatives.
    @Test(arguments: [
        "javascript:alert(1)", "JAVASCRIPT://x", "java\tscript://x", " https://a.example", "https://a.example ",
        "https://a.example/", "https://a.example/path", "https://user@a.example", "https://a.example\n", "ht\ttps://a",
        "//a.example", "a.example", "https:/a.example", "https://", "https://a.example:port", "https://a.example\\b",
        "data://x", "ftp://a.example", "https://a..:1:2", "https://-a.example",
    ])
    func whatIsNoOriginIsRefused(_ origin: String) {
        #expect(RedirectTarget.elsewhere("/", at: origin) == nil)
    }
}
