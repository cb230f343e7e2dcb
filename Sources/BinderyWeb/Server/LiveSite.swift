#if Web
internal import HTTPTypes
internal import Hummingbird
internal import NIOCore
internal import Synchronization

/// What the server answers, and the sessions that are open.
final class LiveSite: Sendable {
    private struct OpenSession {
        let session: LiveSession
        let browser: String
    }

    private let gracePeriod: Duration
    private let exists: @Sendable (String) -> Bool
    private let asset: @Sendable (String) async -> LiveServer.Asset?
    private let open: @Sendable (LiveRequest, LiveSession, _ socket: String) async -> LiveSession.FirstResponse
    // Connections come from all event loops; this mutex guards the one dictionary, by page token.
    private let sessions = Mutex<[String: OpenSession]>([:])

    init(
        gracePeriod: Duration, exists: @escaping @Sendable (String) -> Bool,
        asset: @escaping @Sendable (String) async -> LiveServer.Asset?,
        open: @escaping @Sendable (LiveRequest, LiveSession, String) async -> LiveSession.FirstResponse
    ) {
        self.gracePeriod = gracePeriod
        self.exists = exists
        self.asset = asset
        self.open = open
    }

    // MARK: Pages and files

    func respond(to request: Request, over channel: any Channel) async -> Response {
        guard request.method == .get || request.method == .head else {
            return Response(status: .methodNotAllowed, headers: Self.headers(type: "text/plain"))
        }
        let path = request.uri.path
        if path == PageAddress.socketPath {
            // Only what is no WebSocket of a page of ours comes here.
            return Response(
                status: .forbidden, headers: Self.headers(type: "text/plain; charset=utf-8"),
                body: .init(byteBuffer: ByteBuffer(string: "Only pages of this site connect here.\n")))
        }
        if path.hasPrefix("/bindery/") {
            guard let file = WebAssets.file(String(path.dropFirst("/bindery/".count))) else { return notFound() }
            return Self.response(file.bytes, type: file.type, cached: true)
        }
        // Absent only where the connection is closed already.
        guard let watch = try? await channel.pipeline.handler(type: ConnectionWatch.self).get() else { return unread }
        if let asset = await watch.fetch({ await self.asset(path) }) {
            return Self.response(asset.bytes, type: asset.type, cached: false)
        }
        if watch.isClosed { return unread }
        if let place = Self.withoutTrailingSlash(path, request.uri.query) { return Self.redirection(to: place) }
        guard exists(path) else { return notFound() }
        return await openPage(request)
    }

    /// The answer to who has left.
    private var unread: Response { Response(status: .requestTimeout, headers: Self.headers(type: "text/plain")) }

    private func openPage(_ request: Request) async -> Response {
        let known = Cookies.browser(in: request.headers[.cookie])
        let browser = known ?? UnguessableToken.make()
        let token = UnguessableToken.make()
        let session = LiveSession()
        let first = await open(
            LiveRequest(
                location: request.uri.string, browser: browser,
                languages: LanguagePreference.parse(request.headers[.acceptLanguage])),
            session, PageAddress.path + token)
        // Nobody connects to what is not there, or to what was only asked about.
        if first.isFound, request.method == .get {
            sessions.withLock { $0[token] = OpenSession(session: session, browser: browser) }
            closeUnlessConnected(token, session)
        } else {
            await session.close()
        }
        var headers = Self.headers(type: "text/html; charset=utf-8")
        headers[.cacheControl] = "no-store"
        if known == nil { headers[.setCookie] = Cookies.set(browser: browser) }
        return Response(
            status: first.isFound ? .ok : .notFound, headers: headers,
            body: .init(byteBuffer: ByteBuffer(string: first.html)))
    }

    /// The same place by its one address; nil if this is it. What begins with two slashes would be the address of another host.
    private static func withoutTrailingSlash(_ path: String, _ query: String?) -> String? {
        guard path.count > 1, path.hasSuffix("/") else { return nil }
        return "/" + path.split(separator: "/").joined(separator: "/") + (query.map { "?\($0)" } ?? "")
    }

    private static func redirection(to place: String) -> Response {
        var headers = headers(type: "text/plain")
        headers[.location] = place
        return Response(status: .permanentRedirect, headers: headers)
    }

    /// For what a program has no page for, and for programs without a page of their own that says so.
    private func notFound() -> Response {
        let html = """
            <!doctype html><html lang="en"><head><meta charset="utf-8"><title>Not found</title>
            <meta name="viewport" content="width=device-width, initial-scale=1">
            <link rel="stylesheet" href="\(WebAssets.stylePath)"></head>
            <body><main class="screen" data-testid="screen" data-screen="not-found">
            <header class="bar"><h1 class="bar-title">Not found</h1></header>
            <div class="content"><p class="text body role-secondary">There is no page at this address.</p>
            <a class="link" href="/"><span class="text headline">Go to the start</span></a></div></main></body></html>
            """
        return Response(
            status: .notFound, headers: Self.headers(type: "text/html; charset=utf-8"),
            body: .init(byteBuffer: ByteBuffer(string: html)))
    }

    private static func response(_ bytes: [UInt8], type: String, cached: Bool) -> Response {
        var headers = headers(type: type)
        headers[.cacheControl] = cached ? "public, max-age=31536000, immutable" : "no-cache"
        return Response(status: .ok, headers: headers, body: .init(byteBuffer: ByteBuffer(bytes: bytes)))
    }

    private static func headers(type: String) -> HTTPFields {
        var headers = HTTPFields()
        headers[.contentType] = type
        headers[.contentSecurityPolicy] =
            "default-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'self'"
        headers[.xContentTypeOptions] = "nosniff"
        headers[HTTPField.Name("Referrer-Policy")!] = "same-origin"
        return headers
    }

    // MARK: Sessions

    /// The session of a page, if it is one of this browser.
    func session(page token: String, browser: String?) -> LiveSession? {
        sessions.withLock { sessions in
            guard let open = sessions[token], open.browser == browser else { return nil }
            return open.session
        }
    }

    /// Forgets a session that has no connection when the grace period is over.
    func closeUnlessConnected(_ token: String, _ session: LiveSession) {
        let gracePeriod = gracePeriod
        Task { [weak self, weak session] in
            let connections = await session?.connections
            try? await Task.sleep(for: gracePeriod)
            // Whoever came and went meanwhile has a grace period of its own.
            guard let self, let session, await !session.isConnected, await session.connections == connections else {
                return
            }
            _ = sessions.withLock { $0.removeValue(forKey: token) }
            await session.close()
        }
    }
}
#endif
