import BinderyView
import BinderyWeb
import Foundation
import Logging
import Testing

/// Downloads on real sockets: ranges, versions, and what a browser is told of the file.
struct DownloadTests {
    private static let content: [UInt8] = (0..<200_000).map { UInt8(truncatingIfNeeded: $0 / 7) }
    private static let memory = ServedFile("Bericht über 1.txt", type: "text/plain") { content }

    /// A file on the disk with the content.
    private final class DiskFile {
        let path = FileManager.default.temporaryDirectory.appendingPathComponent("download-\(UUID())").path

        init() throws { try Data(DownloadTests.content).write(to: URL(fileURLWithPath: path)) }

        deinit { unlink(path) }
    }

    private func address(in page: OpenPage, _ id: String) throws -> String {
        let tags = page.html.matches(of: /<a [^>]*>/).map(\.0)
        let tag = try #require(tags.first { $0.contains(#"data-testid="\#(id)""#) })
        return String(try #require(tag.firstMatch(of: /href="([^"]*)"/)?.1))
    }

    private typealias Get = (_ headers: [String: String], _ method: String) async throws -> Browser.Data

    private func withDownload(_ file: ServedFile, _ body: (Get) async throws -> Void) async throws {
        try await withFiles(downloads: [file]) { browser, _ in
            let page = try await browser.open("/")
            let address = try self.address(in: page, file.name)
            try await body { try await page.browser.data(address, $0, method: $1) }
        }
    }

    @Test(arguments: [true, false])
    func aDownloadIsResumedInTheMiddle(isOnDisk: Bool) async throws {
        let disk = try DiskFile()
        let file = isOnDisk ? ServedFile("a.bin", type: "application/octet-stream", path: disk.path) : Self.memory
        try await withDownload(file) { get in
            let whole = try await get([:], "GET")
            #expect(whole.status == 200 && whole.has(Self.content))
            #expect(whole["Accept-Ranges"] == "bytes" && whole["Content-Length"] == "200000")
            let tag = try #require(whole["Etag"])
            #expect(tag.hasPrefix("\""), "a weak tag would not permit to continue")
            let rest = try await get(["Range": "bytes=123456-", "If-Range": tag], "GET")
            #expect(rest.status == 206 && rest["Content-Range"] == "bytes 123456-199999/200000")
            #expect(rest.has(Array(Self.content[123_456...])))
            let end = try await get(["Range": "bytes=-5"], "GET")
            #expect(end.status == 206 && end.bytes == Array(Self.content.suffix(5)))
            let part = try await get(["Range": "bytes=70000-140000"], "GET")
            #expect(part.has(Array(Self.content[70_000...140_000])))
            let changed = try await get(["Range": "bytes=5-", "If-Range": "\"other\""], "GET")
            #expect(changed.status == 200 && changed.bytes.count == 200_000)
            let several = try await get(["Range": "bytes=0-1,5-6"], "GET")
            #expect(several.status == 200)
            let beyond = try await get(["Range": "bytes=200000-"], "GET")
            #expect(beyond.status == 416 && beyond["Content-Range"] == "bytes */200000")
            let head = try await get(["Range": "bytes=5-"], "HEAD")
            #expect(head.status == 200 && head["Content-Length"] == "200000" && head.bytes.isEmpty)
            #expect(try await get(["If-None-Match": tag], "GET").status == 304)
        }
    }

    @Test func anotherVersionOfAFileHasAnotherTag() async throws {
        let disk = try DiskFile()
        try await withDownload(ServedFile("a.bin", type: "text/plain", path: disk.path)) { get in
            let before = try await get([:], "HEAD")["Etag"]
            try Data([1]).write(to: URL(fileURLWithPath: disk.path))
            let after = try await get(["Range": "bytes=0-", "If-Range": before ?? ""], "GET")
            #expect(after.status == 200 && after["Etag"] != before && after.bytes == [1])
            unlink(disk.path)
            #expect(try await get([:], "GET").status == 404)
        }
    }

    @Test func aDownloadIsStoredAndRunsNothing() async throws {
        try await withDownload(Self.memory) { get in
            let answer = try await get([:], "GET")
            #expect(answer["Content-Type"] == "text/plain")
            #expect(
                answer["Content-Disposition"]
                    == #"attachment; filename="Bericht _ber 1.txt"; filename*=UTF-8''Bericht%20%C3%BCber%201.txt"#)
            #expect(answer["X-Content-Type-Options"] == "nosniff")
            #expect(answer["Content-Security-Policy"]?.hasSuffix("sandbox") == true)
            #expect(answer["Cross-Origin-Resource-Policy"] == "same-origin")
            #expect(try await get([:], "POST").status == 405)
        }
    }

    @Test func aFolderOrADeviceIsNotServed() async throws {
        for path in ["/", "/dev/zero", "/nowhere"] {
            try await withDownload(ServedFile("a", type: "text/plain", path: path)) { get in
                let answer = try await get([:], "GET")
                #expect(answer.status == 404)
            }
        }
    }

    @Test func bytesWithoutAKnownSizeAreStreamed() async throws {
        let file = ServedFile(
            "a.csv", type: "text/csv",
            content: .stream { write in for line in 0..<1000 { try await write(Array("\(line);".utf8)) } })
        try await withDownload(file) { get in
            let answer = try await get(["Range": "bytes=5-"], "GET")
            #expect(answer.status == 200 && answer["Accept-Ranges"] == nil)
            #expect(answer.has((0..<1000).flatMap { Array("\($0);".utf8) }))
        }
    }

    @Test func aFileIsOnlyForItsBrowser() async throws {
        try await withFiles(downloads: [Self.memory]) { browser, _ in
            let page = try await browser.open("/")
            let other = try await browser.open("/")
            let address = try self.address(in: page, Self.memory.name)
            #expect(try await other.browser.get(address).status == 404)
            #expect(try await browser.get(address).status == 404, "without a cookie")
            #expect(try await page.browser.get(address).status == 200)
        }
    }

    private func withAsset(_ asset: LiveServer.Asset, _ body: (Browser) async throws -> Void) async throws {
        var options = LiveServer.Options(port: 0)
        options.logger = Logger(label: "test") { _ in SwiftLogNoOpLogHandler() }
        let server = LiveServer(
            options: options, asset: { _ in asset }, prepare: { _ in },
            page: { _, _ in LivePage(language: .constant("en"), texts: .english, content: Text("")) })
        try await running { ready in
            try await server.run(ready: ready)
        } _: { port in
            try await body(Browser(port: port))
        }
    }

    @Test func anAssetHasRanges() async throws {
        try await withAsset(LiveServer.Asset(Self.memory.inline())) { browser in
            let answer = try await browser.data("/film.txt", ["Range": "bytes=0-9"], method: "GET")
            #expect(answer.status == 206 && answer.bytes == Array(Self.content.prefix(10)))
            #expect(answer["Content-Disposition"]?.hasPrefix("inline") == true)
        }
    }

    @Test func anAssetMayHaveAPolicyOfItsOwn() async throws {
        let asset = LiveServer.Asset(
            bytes: [], type: "text/html", contentSecurityPolicy: "default-src 'self'")
        try await withAsset(asset) { browser in
            let answer = try await browser.data("/manual", [:], method: "GET")
            #expect(answer["Content-Security-Policy"] == "default-src 'self'")
            #expect(answer["X-Content-Type-Options"] == "nosniff")
        }
        try await withAsset(LiveServer.Asset(bytes: [], type: "text/html")) { browser in
            let answer = try await browser.data("/manual", [:], method: "GET")
            #expect(answer["Content-Security-Policy"]?.hasPrefix("default-src 'none'; script-src 'self'") == true)
        }
    }
}
