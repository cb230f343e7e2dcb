#if Web
internal import NIOHTTP1

/// The request for a WebSocket: the page, its browser, and what the page has seen.
struct PageAddress {
    static let socketPath = "/bindery/socket"

    /// The path to which a page connects. `boot` is the run of the server, if the page may connect only to that.
    static func path(to token: String, boot: String? = nil) -> String {
        "\(socketPath)?page=\(token)" + (boot.map { "&boot=\($0)" } ?? "")
    }

    let token: String
    let browser: String?
    /// The number of the last frame that the page has applied.
    let seen: Int
    /// The version of the files that the page was loaded with.
    let version: String?
    /// The run of the server that made the page; only in development.
    let boot: String?
    /// The previous page in the same tab, whose state this one continues.
    let resumed: String?
    let client: IPAddress?

    /// `nil` for a request that is not for a page's socket.
    init?(_ head: HTTPRequestHead, from client: IPAddress?, isSecure: Bool) {
        let parts = head.uri.split(separator: "?", maxSplits: 1)
        guard parts.count == 2, parts[0] == Self.socketPath[...] else { return nil }
        var parameters: [Substring: String] = [:]
        for pair in parts[1].split(separator: "&") {
            let pair = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            guard pair.count == 2, parameters.updateValue(String(pair[1]), forKey: pair[0]) == nil else { return nil }
        }
        guard let token = parameters["page"], UnguessableToken.isPlausible(token),
            let seen = Int(parameters["seen"] ?? "0"), seen >= 0
        else { return nil }
        self.token = token
        self.seen = seen
        version = parameters["version"]
        boot = parameters["boot"]
        resumed = parameters["resume"].flatMap { UnguessableToken.isPlausible($0) ? $0 : nil }
        self.client = client
        browser = Cookies.browser(in: head.headers.first(name: "Cookie"), isSecure: isSecure)
    }
}
#endif
