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

    let security: LiveSecurity
    private let gracePeriod: Duration
    private let exists: @Sendable (String) -> Bool
    private let asset: @Sendable (String) async -> LiveServer.Asset?
    private let open: @Sendable (LiveRequest, LiveSession, _ socket: String) async -> LiveSession.FirstResponse
    // Connections come from all event loops; this mutex guards the one dictionary, by page token.
    private let sessions = Mutex<[String: OpenSession]>([:])

    init(
        security: LiveSecurity, gracePeriod: Duration, exists: @escaping @Sendable (String) -> Bool,
        asset: @escaping @Sendable (String) async -> LiveServer.Asset?,
        open: @escaping @Sendable (LiveRequest, LiveSession, String) async -> LiveSession.FirstResponse
    ) {
        self.security = security
        self.gracePeriod = gracePeriod
        self.exists = exists
        self.asset = asset
        self.open = open
    }

    // MARK: Pages and files

    func respond(to request: Request, over channel: any Channel) async -> Response {
        let caller = LiveSecurity.Caller(request, over: channel)
        var response = await answer(request, from: caller, over: channel)
        let headers = security.headers(
            type: response.headers[.contentType] ?? "", isSecure: security.isSecure(caller))
        for (name, value) in headers { response.headers[HTTPField.Name(name)!] = value }
        return response
    }

    private func answer(
        _ request: Request, from caller: LiveSecurity.Caller, over channel: any Channel
    ) async -> Response {
        guard security.knowsHost(caller) else {
            return Self.refusal(.misdirectedRequest, "This server does not go by that name.")
        }
        guard request.method == .get || request.method == .head else {
            return Self.refusal(.methodNotAllowed, "Only GET and HEAD are answered.")
        }
        let path = request.uri.path
        if path == PageAddress.socketPath {
            // Only what is no WebSocket of a page of ours comes here.
            return Self.refusal(
                .forbidden, security.refusal(of: caller) ?? "Only the socket of a page is opened here.")
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
        guard exists(path) else { return notFound() }
        return await openPage(request, isSecure: security.isSecure(caller))
    }

    /// The answer to who has left.
    private var unread: Response { Self.refusal(.requestTimeout, "") }

    private func openPage(_ request: Request, isSecure: Bool) async -> Response {
        let known = Cookies.browser(in: request.headers[.cookie], isSecure: isSecure)
        let browser = known ?? UnguessableToken.make()
        let token = UnguessableToken.make()
        let session = LiveSession()
        sessions.withLock { $0[token] = OpenSession(session: session, browser: browser) }
        let first = await open(
            LiveRequest(
                location: request.uri.string, browser: browser,
                languages: LanguagePreference.parse(request.headers[.acceptLanguage])),
            session, PageAddress.path + token)
        closeUnlessConnected(token, session)
        var response = Self.response(first.isFound ? .ok : .notFound, first.html, type: "text/html; charset=utf-8")
        response.headers[.cacheControl] = "no-store"
        if known == nil { response.headers[.setCookie] = Cookies.set(browser: browser, isSecure: isSecure) }
        return response
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
        return Self.response(.notFound, html, type: "text/html; charset=utf-8")
    }

    private static func refusal(_ status: HTTPResponse.Status, _ reason: String) -> Response {
        response(status, reason.isEmpty ? "" : reason + "\n", type: "text/plain; charset=utf-8")
    }

    private static func response(_ status: HTTPResponse.Status, _ text: String, type: String) -> Response {
        Response(
            status: status, headers: [.contentType: type], body: .init(byteBuffer: ByteBuffer(string: text)))
    }

    private static func response(_ bytes: [UInt8], type: String, cached: Bool) -> Response {
        let headers: HTTPFields = [
            .contentType: type, .cacheControl: cached ? "public, max-age=31536000, immutable" : "no-cache",
        ]
        return Response(status: .ok, headers: headers, body: .init(byteBuffer: ByteBuffer(bytes: bytes)))
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
