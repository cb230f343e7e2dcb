#if Web
internal import NIOHTTP1

/// The request for a WebSocket: the page, its browser, and what the page has seen.
struct PageAddress {
    static let socketPath = "/bindery/socket"

    /// The path to which a page connects. `boot` is the run of the server, if the page may connect only to that;
    /// `maker` is the process that made the page, where several serve the pages.
    static func path(to token: String, boot: String? = nil, maker: String? = nil) -> String {
        OwnerAddress.tagged("\(socketPath)?page=\(token)" + (boot.map { "&boot=\($0)" } ?? ""), maker)
    }

    let token: String
    let browser: String?
    /// The number of the last frame that the page has applied.
    let seen: Int
    /// The version of the files that the page was loaded with.
    let version: String?
    /// The run of the server that made the page; only in development.
    let boot: String?
    /// The process that made the page.
    let maker: String?
    /// The previous page in the same tab, whose state this one continues.
    let previous: String?
    /// The secret of the browser's sign-in.
    let signIn: String?
    let origin: RequestOrigin
    var client: IPAddress? { origin.client }

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
        maker = parameters[Substring(OwnerAddress.parameter)]
        previous = parameters["resume"].flatMap { UnguessableToken.isPlausible($0) ? $0 : nil }
        let cookies = head.headers["Cookie"]
        browser = Cookies.browser(in: cookies.first, isSecure: isSecure)
        signIn = Cookies.signIn(in: cookies.first, isSecure: isSecure)
        origin = RequestOrigin(
            headers: LiveHeaders(head.headers), cookies: LiveCookies(lines: cookies),
            host: head.headers.first(name: "Host"), isSecure: isSecure, client: client)
    }
}
#endif
