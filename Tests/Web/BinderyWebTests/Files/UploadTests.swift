import BinderyView
import BinderyWeb
import Foundation
import Testing

/// Uploads on real sockets, from a client that a test controls.
struct UploadTests {
    private static func bytes(_ count: Int) -> [UInt8] { Array(repeating: 1, count: count) }

    private static func ended(_ received: Received, _ count: Int = 1) async throws -> [Received.File] {
        try await eventually { received.files.count(where: { $0.end != "" }) >= count }
        return received.files
    }

    @Test func aFileArrives() async throws {
        try await withFiles { browser, received in
            let page = try await OpenFilesPage(browser)
            let address = try #require(try await page.choose(1, name: "../../etc/passwd", size: 200_000))
            let answer = try await page.patch(address, Self.bytes(200_000))
            #expect(answer.hasPrefix("HTTP/1.1 204"))
            #expect(answer.lowercased().contains("upload-offset: 200000"))
            #expect(try await Self.ended(received) == [Received.File(name: "passwd", count: 200_000, end: "done")])
            let after = try await page.browser.get(address, method: "HEAD")
            #expect(after.status == 404)
        }
    }

    @Test func anUploadContinuesAfterALostConnection() async throws {
        try await withFiles { browser, received in
            let page = try await OpenFilesPage(browser)
            let address = try #require(try await page.choose(1, size: 150_000))
            let lost = try await page.begin(address, offset: 0, length: 150_000, Self.bytes(70_000))
            try await eventually { received.files.first?.count == 70_000 }
            lost.close()
            let offset = try #require(try await page.offset(address))
            #expect(offset == 70_000)
            let wrong = try await page.patch(address, offset: 0, Self.bytes(10))
            #expect(wrong.hasPrefix("HTTP/1.1 409") && wrong.lowercased().contains("upload-offset: 70000"))
            #expect(try await page.patch(address, offset: offset, Self.bytes(80_000)).hasPrefix("HTTP/1.1 204"))
            #expect(try await Self.ended(received) == [Received.File(name: "a.bin", count: 150_000, end: "done")])
        }
    }

    @Test func aNewRequestTakesOverFromOneThatIsStuck() async throws {
        try await withFiles { browser, received in
            let page = try await OpenFilesPage(browser)
            let address = try #require(try await page.choose(1, size: 100))
            let stuck = try await page.begin(address, offset: 0, length: 100, Self.bytes(10))
            try await eventually { received.files.first?.count == 10 }
            #expect(try await page.patch(address, offset: 10, Self.bytes(90)).hasPrefix("HTTP/1.1 204"))
            #expect(try await Self.ended(received) == [Received.File(name: "a.bin", count: 100, end: "done")])
            stuck.close()
        }
    }

    @Test func aFileThatIsLargerThanWasSaidIsRefused() async throws {
        try await withFiles { browser, received in
            let page = try await OpenFilesPage(browser)
            let address = try #require(try await page.choose(1, size: 100))
            #expect(try await page.patch(address, Self.bytes(101)).hasPrefix("HTTP/1.1 413"))
            #expect(try await Self.ended(received) == [Received.File(name: "a.bin", count: 0, end: "wrongSize")])
            #expect(try await page.patch(address, Self.bytes(10)).hasPrefix("HTTP/1.1 404"))
        }
    }

    @Test func aFileThatIsLargerThanWasSaidIsRefusedWithoutALength() async throws {
        try await withFiles { browser, received in
            let page = try await OpenFilesPage(browser)
            let address = try #require(try await page.choose(1, size: 3))
            let wire = try Wire(port: browser.port)
            let head = """
                PATCH \(address) HTTP/1.1\r
                Host: 127.0.0.1:\(browser.port)\r
                Origin: http://127.0.0.1:\(browser.port)\r
                Cookie: \(page.browser.cookie ?? "")\r
                Content-Type: application/offset+octet-stream\r
                Upload-Offset: 0\r
                Transfer-Encoding: chunked\r
                \r
                2\r
                ab\r
                2\r
                cd\r

                """
            try await wire.write([UInt8](head.utf8))
            let answer = try await wire.readToEnd()
            #expect(answer.hasPrefix("HTTP/1.1 413") && answer.contains("Connection: close"))
            #expect(try await Self.ended(received)[0].end == "wrongSize")
        }
    }

    @Test func whatTheLimitsRefuseHasNoAddress() async throws {
        try await withFiles(Uploads.Limits(kinds: [".bin"], fileSize: 100, count: 2)) { browser, received in
            let page = try await OpenFilesPage(browser)
            #expect(try await page.choose(1, name: "a.exe", size: 1) == nil)
            #expect(try await page.choose(2, size: 101) == nil)
            #expect(try await page.choose(3, size: 100) != nil)
            #expect(try await page.choose(4, size: 100) != nil)
            #expect(try await page.choose(5, size: 100) == nil)
            #expect(received.files.count == 2)
        }
    }

    @Test func onlyTheSessionsBrowserAndSiteMaySend() async throws {
        try await withFiles { browser, _ in
            let page = try await OpenFilesPage(browser)
            let other = try await OpenFilesPage(browser)
            let address = try #require(try await page.choose(1, size: 10))
            let attempts = [
                ("another browser", try await page.patch(address, Self.bytes(10), cookie: other.browser.cookie), "404"),
                ("no browser", try await page.patch(address, Self.bytes(10), cookie: ""), "404"),
                ("another site", try await page.patch(address, Self.bytes(10), origin: "https://evil.example"), "403"),
                ("no origin", try await page.patch(address, Self.bytes(10), origin: ""), "403"),
                ("a form", try await page.patch(address, Self.bytes(10), type: "text/plain"), "415"),
                ("a guess", try await page.patch("/bindery/files/\(String(repeating: "0", count: 32))", [1]), "404"),
                ("no token", try await page.patch("/bindery/files/..%2f", [1]), "404"),
                ("a negative offset", try await page.patch(address, offset: -1, Self.bytes(10)), "400"),
            ]
            for (name, answer, status) in attempts {
                #expect(answer.hasPrefix("HTTP/1.1 \(status)"), Comment(rawValue: name))
            }
            #expect(try await other.offset(address) == nil)
            let read = try await page.browser.get(address)
            #expect(read.status == 405)
            #expect(try await page.offset(address) == 0)
            #expect(try await page.patch(address, Self.bytes(10)).hasPrefix("HTTP/1.1 204"))
        }
    }

    @Test func addressesEndWithTheSession() async throws {
        try await withFiles {
            // A page also has this time to connect for the first time.
            $0.gracePeriod = .seconds(2)
        } _: { browser, received in
            let page = try await OpenFilesPage(browser)
            let address = try #require(try await page.choose(1, size: 10))
            page.page.close()
            #expect(try await Self.ended(received)[0].end != "done")
            #expect(try await page.patch(address, Self.bytes(10)).hasPrefix("HTTP/1.1 404"))
        }
    }

    @Test func aReceiverThatDoesNotReadHoldsTheClientUp() async throws {
        try await withFiles { browser, received in
            received.close()
            let page = try await OpenFilesPage(browser)
            let size = 64 << 20
            let address = try #require(try await page.choose(1, size: size))
            let wire = try await page.begin(address, offset: 0, length: size)
            // The pipe, the buffers of the connection and those of the system fill, and then nothing is read.
            let accepted = await wire.writeUntilBlocked(most: size)
            #expect(accepted < size / 2)
            received.open()
            let rest = await wire.writeUntilRefused(most: size - accepted)
            #expect(accepted + rest >= size)
            #expect(try await Self.ended(received)[0].count == size)
        }
    }
}
