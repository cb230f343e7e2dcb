import BinderyFoundation
import BinderyView
import BinderyWeb
import Foundation
import Synchronization
import Testing

/// What the receivers of a test's server have seen, readable from the test.
final class Received: Sendable {
    struct File: Equatable, Sendable {
        var name = ""
        var count = 0
        var end = ""
    }

    private let state = Mutex<[File]>([])
    private let gate = Mutex<(isOpen: Bool, waiting: [CheckedContinuation<Void, Never>])>((true, []))

    var files: [File] { state.withLock { $0 } }

    func begin(_ name: String) -> Int {
        state.withLock { files in
            files.append(File(name: name))
            return files.count - 1
        }
    }

    func change(_ index: Int, _ change: (inout File) -> Void) { state.withLock { change(&$0[index]) } }

    /// Lets receivers wait before they read on.
    func close() { gate.withLock { $0.isOpen = false } }

    func open() {
        let waiting = gate.withLock { gate in
            defer { gate = (true, []) }
            return gate.waiting
        }
        for continuation in waiting { continuation.resume() }
    }

    func pass() async {
        await withCheckedContinuation { continuation in
            let isOpen = gate.withLock { gate in
                if !gate.isOpen { gate.waiting.append(continuation) }
                return gate.isOpen
            }
            if isOpen { continuation.resume() }
        }
    }
}

struct FilesPage: View {
    private let uploads: Uploads
    private let downloads: [ServedFile]

    init(_ received: Received, _ limits: Uploads.Limits, _ downloads: [ServedFile]) {
        self.downloads = downloads
        uploads = Uploads(limits) { upload in
            let index = received.begin(upload.name)
            do {
                for try await piece in upload.bytes {
                    await received.pass()
                    received.change(index) { $0.count += piece.count }
                }
                received.change(index) { $0.end = "done" }
            } catch {
                received.change(index) { $0.end = "\(error)" }
                throw error
            }
        }
    }

    var body: some View {
        Screen("files", title: "Files") {
            Column {
                FilePicker("Add", uploads: uploads).id("add")
                FilePicker.Files(uploads)
                ForEach(.constant(downloads), id: \.name) { file in
                    let file = untracked { file.value }
                    Link(file.name, download: file).id(file.name)
                }
            }
        }
    }
}

/// A page with a picker, as a test without a browser drives it.
struct OpenFilesPage {
    let page: OpenPage
    let browser: Browser
    let picker: Int

    init(_ browser: Browser) async throws {
        page = try await browser.open("/")
        self.browser = page.browser
        let tag = try #require(page.html.firstMatch(of: /<span data-n="(\d+)" class="file-source"/)?.1)
        picker = try #require(Int(tag))
        _ = try await page.wire.readFrames { _ in true }
    }

    /// Chooses a file, and returns the address to which the page may send it; nil if it is refused.
    func choose(_ key: Int, name: String = "a.bin", size: Int) async throws -> String? {
        let list = #"[{\"key\":\#(key),\"name\":\"\#(name)\",\"size\":\#(size),\"type\":\"\"}]"#
        try await page.sendLong(#"[\#(key),"d",\#(picker),"script:chosen","\#(list)"]"#)
        var address: String?
        _ = try await page.wire.readFrames { frame in
            guard let value = frame.text.firstMatch(of: /\\"last\\":(\d+),\\"files\\":\{([^}]*)\}/), value.1 == "\(key)"
            else { return false }
            return true
        }
        .last.map { frame in
            let pattern = try Regex("\\\\\"\(key)\\\\\":\\\\\"([^\\\\]+)\\\\\"", as: (Substring, Substring).self)
            address = frame.text.firstMatch(of: pattern).map { String($0.1) }
        }
        return address
    }

    func offset(_ address: String) async throws -> Int? {
        let answer = try await browser.get(address, method: "HEAD")
        return answer.status == 200 ? (answer.headers["Upload-Offset"] as? String).flatMap { Int($0) } : nil
    }

    /// Sends the head of a request that brings `length` bytes, and the first of them.
    func begin(
        _ address: String, offset: Int, length: Int, _ bytes: [UInt8] = [], origin: String? = nil,
        cookie: String? = nil, type: String = "application/offset+octet-stream"
    ) async throws -> Wire {
        let wire = try Wire(port: browser.port)
        let origin = origin ?? "http://127.0.0.1:\(browser.port)"
        let originField = origin.isEmpty ? "" : "Origin: \(origin)\r\n"
        let head = """
            PATCH \(address) HTTP/1.1\r
            Host: 127.0.0.1:\(browser.port)\r
            \(originField)Cookie: \(cookie ?? browser.cookie ?? "")\r
            Content-Type: \(type)\r
            Upload-Offset: \(offset)\r
            Content-Length: \(length)\r
            \r

            """
        try await wire.write([UInt8](head.utf8) + bytes)
        return wire
    }

    func patch(
        _ address: String, offset: Int = 0, _ bytes: [UInt8], origin: String? = nil, cookie: String? = nil,
        type: String = "application/offset+octet-stream"
    ) async throws -> String {
        let wire = try await begin(
            address, offset: offset, length: bytes.count, bytes, origin: origin, cookie: cookie, type: type)
        return try await wire.read(until: "\r\n\r\n")
    }
}

extension OpenPage {
    /// Sends a message of any length up to 64 KB.
    func sendLong(_ text: String) async throws {
        let payload = [UInt8](text.utf8)
        let size: [UInt8] =
            payload.count < 126
            ? [0x80 | UInt8(payload.count)] : [0x80 | 126, UInt8(payload.count >> 8), UInt8(payload.count & 0xff)]
        try await wire.write([0x81] + size + [0, 0, 0, 0] + payload)
    }
}

func withFiles(
    _ limits: Uploads.Limits = Uploads.Limits(), downloads: [ServedFile] = [],
    _ change: (inout LiveServer.Options) -> Void = { _ in },
    _ body: (Browser, Received) async throws -> Void
) async throws {
    let received = Received()
    try await withServer(change) {
        AnyView(FilesPage(received, limits, downloads))
    } _: { browser, _ in
        try await body(browser, received)
    }
}
