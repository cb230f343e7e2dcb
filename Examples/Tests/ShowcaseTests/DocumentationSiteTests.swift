import BinderyTestSupport
import BinderyWeb
import Foundation
import Testing

@testable import Showcase

@Suite struct DocumentationSiteTests {
    private func withSite(isBuilt: Bool = true, _ body: (DocumentationSite) throws -> Void) async throws {
        try await withTemporaryFolder { folder in
            let site = folder.appending(path: "site")
            try FileManager.default.createDirectory(
                at: site.appending(path: "data/.hidden"), withIntermediateDirectories: true)
            try "secret".write(to: folder.appending(path: "secret.json"), atomically: true, encoding: .utf8)
            try "hidden".write(to: site.appending(path: "data/.hidden/a.json"), atomically: true, encoding: .utf8)
            try "{}".write(to: site.appending(path: "data/a (b).json"), atomically: true, encoding: .utf8)
            let page = #"<head><script>var baseUrl = "/"</script></head>"#
            if isBuilt { try page.write(to: site.appending(path: "index.html"), atomically: true, encoding: .utf8) }
            try body(DocumentationSite(folder: site.path))
        }
    }

    private func text(_ asset: LiveServer.Asset?) -> String? { asset.map { String(decoding: $0.bytes, as: UTF8.self) } }

    @Test(arguments: [
        "/documentation", "/documentation/bindery", "/documentation/bindery/action/init(_:)",
        "/tutorials/course/login",
    ])
    func onePageShowsAllAddresses(_ path: String) async throws {
        try await withSite { site in
            let page = site.asset(at: path)
            #expect(text(page) == #"<head><script src="/js/base-address.js"></script></head>"#)
            #expect(page?.contentSecurityPolicy?.contains("script-src 'self';") == true)
            #expect(text(site.asset(at: "/js/base-address.js")) == #"var baseUrl = "/""#)
        }
    }

    @Test func aFileHasItsType() async throws {
        try await withSite { site in
            let file = site.asset(at: "/data/a%20(b).json")
            #expect(text(file) == "{}")
            #expect(file?.type == "application/json")
            #expect(file?.contentSecurityPolicy != nil)
        }
    }

    @Test(arguments: [
        "/data/../../secret.json", "/data/%2e%2e/%2e%2e/secret.json", "/data/..%2f..%2fsecret.json",
        "/data/.hidden/a.json", "/data/missing.json", "/data", "/data/a%00.json", "/data/%zz", "/goods", "/", "",
    ])
    func nothingElseIsServed(_ path: String) async throws {
        try await withSite { site in #expect(site.asset(at: path) == nil, "\(path)") }
    }

    @Test func aDocumentationThatIsNotBuiltHasNoFile() async throws {
        try await withSite(isBuilt: false) { site in
            #expect(site.asset(at: "/documentation") == nil)
            #expect(site.asset(at: "/data/a%20(b).json") == nil)
        }
    }
}
