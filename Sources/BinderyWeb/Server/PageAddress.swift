#if Web
internal import NIOHTTP1

/// What the request for a WebSocket says: which page of which browser, and what that page has seen.
struct PageAddress {
    static let socketPath = "/bindery/socket"

    /// What a page is given to connect to.
    ///
    /// - Parameter boot: of the server's run, if the page may only connect to that.
    static func path(to token: String, boot: String? = nil) -> String {
        "\(socketPath)?page=\(token)" + (boot.map { "&boot=\($0)" } ?? "")
    }

    let token: String
    let browser: String?
    /// The number of the last frame that the page has applied.
    let seen: Int
    /// Of the files that the page was made with.
    let version: String?
    /// Of the run of the server that has made the page, while it is developed.
    let boot: String?
    /// The page whose state it goes on with: it was loaded anew in the same tab.
    let resumed: String?
    /// For whom it is asked, if that is known.
    let client: IPAddress?

    /// `nil` for a request that is none of ours.
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
