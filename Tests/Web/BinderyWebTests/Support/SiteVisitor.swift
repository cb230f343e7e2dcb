import Testing

/// A browser with cookies, for a port of this machine. It follows no redirect by itself.
struct SiteVisitor: Sendable {
    let port: Int
    var cookies: [String: String] = [:]

    struct Answer: Sendable {
        let status: Int
        /// In the order of the response, with names in lower case.
        let headers: [(name: String, value: String)]
        let text: String

        subscript(name: String) -> [String] { headers.filter { $0.name == name }.map(\.value) }
    }

    var cookieField: String { cookies.map { "\($0.key)=\($0.value)" }.sorted().joined(separator: "; ") }

    mutating func get(
        _ path: String, _ headers: KeyValuePairs<String, String> = [:], method: String = "GET"
    ) async throws -> Answer {
        let wire = try Wire(port: port)
        let fields = headers.map { "\($0.key): \($0.value)\r\n" }.joined()
        let cookie = cookies.isEmpty ? "" : "Cookie: \(cookieField)\r\n"
        try await wire.write(
            Array(
                "\(method) \(path) HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\nConnection: close\r\n\(cookie)\(fields)\r\n"
                    .utf8))
        let answer = try await wire.readToEnd()
        let end = try #require(answer.firstRange(of: "\r\n\r\n"))
        var lines = answer[..<end.lowerBound].split(separator: "\r\n")
        let status = try #require(Int(lines.removeFirst().split(separator: " ")[1]))
        let parsed = lines.map { line in
            let parts = line.split(separator: ":", maxSplits: 1)
            return (name: parts[0].lowercased(), value: String(parts[1].drop { $0 == " " }))
        }
        for (name, value) in parsed where name == "set-cookie" {
            let pair = value.prefix { $0 != ";" }.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            cookies[String(pair[0])] = value.contains("Max-Age=0") ? nil : String(pair[1])
        }
        return Answer(status: status, headers: parsed, text: String(answer[end.upperBound...]))
    }

    /// Opens a page and its socket, and reads the first frame.
    mutating func open(_ path: String) async throws -> OpenPage {
        let answer = try await get(path)
        #expect(answer.status == 200)
        let address = try #require(answer.text.firstMatch(of: /data-socket="([^"]*)"/)?.1)
        let socket = String(address.replacing("&amp;", with: "&"))
        let (wire, head) = try await connect(socket)
        _ = try await wire.readFrames { _ in true }
        return OpenPage(html: answer.text, browser: browser, socket: socket, wire: wire, head: head)
    }

    private var browser: Browser { Browser(port: port, cookie: cookies.isEmpty ? nil : cookieField) }

    func connect(_ socket: String) async throws -> (wire: Wire, head: String) { try await browser.connect(socket) }
}

extension OpenPage {
    /// Taps a control, and reads up to the address to which the page is led.
    func tapToLeave(_ id: String, event: Int = 1) async throws -> String {
        try await send(#"[\#(event),"t",\#(node(id))]"#)
        return try await destination()
    }

    /// Reads up to the address to which the page is led.
    func destination() async throws -> String {
        let frames = try await wire.readFrames { $0.text.contains(#"["G","#) || $0.opcode == 8 }
        return String(try #require(frames.last?.text.firstMatch(of: /\["G","([^"]*)"\]/)).1)
    }

    /// Reads to the close frame that the server sends to the page of a user who is signed out.
    func isEnded() async throws -> Bool {
        let frames = try await wire.readFrames { $0.opcode == 8 }
        return frames.last.map { Int($0.payload[0]) << 8 | Int($0.payload[1]) } == 4001
    }
}
