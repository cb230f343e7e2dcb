#if Web
internal import HTTPTypes
internal import Hummingbird
internal import NIOCore
internal import Synchronization

/// What the server answers, and the sessions that are open.
final class LiveSite: Sendable {
    /// Makes a page within a session: a new one, or one that was saved.
    struct Opening: Sendable {
        let new: @Sendable (LiveRequest, LiveSession, _ socket: String) async -> LiveSession.FirstResponse
        let saved: @Sendable (LiveRequest, LiveSession, SavedSession) async -> Void
    }

    private struct OpenSession {
        let session: LiveSession
        let browser: String
        /// Where it came from, if sessions of that place are counted.
        let address: String?
        /// In the log.
        let number: Int
    }

    private struct Sessions {
        var open: [String: OpenSession] = [:]
        /// How many there are from each address.
        var perAddress: [String: Int] = [:]
        /// Those that are being fetched from the store, so that two connections of one page do not make two sessions of it.
        var restoring: [String: Task<LiveSession?, Never>] = [:]
        var isDraining = false
        /// How many there have been.
        var count = 0
    }

    let limits: LiveLimits
    let options: LiveServer.Options
    let report: LiveReport
    /// Of this run of the server, where pages are to be loaded anew for each.
    private let boot: String?
    let policy: SitePolicy
    private let exists: @Sendable (String) -> Bool
    private let asset: @Sendable (String) async -> LiveServer.Asset?
    private let opening: Opening
    // Connections come from all event loops; this mutex guards the dictionaries, by page token.
    private let sessions = Mutex(Sessions())
    private let gracePeriods: GracePeriods

    init(
        options: LiveServer.Options, exists: @escaping @Sendable (String) -> Bool,
        asset: @escaping @Sendable (String) async -> LiveServer.Asset?, opening: Opening
    ) {
        self.options = options
        boot = options.isDevelopment ? UnguessableToken.make() : nil
        report = LiveReport(options.logger, figures: options.figures.map { _ in LiveFigures() })
        limits = options.limits
        gracePeriods = GracePeriods(of: options.gracePeriod)
        policy = SitePolicy(
            security: options.security, allowedOrigins: Set(options.allowedOrigins),
            trustedProxies: options.trustedProxies)
        self.exists = exists
        self.asset = asset
        self.opening = opening
    }

    // MARK: Pages and files

    /// - Parameters:
    ///   - peer: the address that asks, if it is known.
    ///   - channel: the connection, which may end while the answer is made; nil where that is another's concern.
    func respond(to request: Request, from peer: String?, over channel: (any Channel)?) async -> Response {
        let caller = Caller(request, from: peer)
        var response = await answer(request, from: caller, over: channel)
        let headers = policy.headers(type: response.headers[.contentType] ?? "", isSecure: policy.isSecure(caller))
        for (name, value) in headers { response.headers[HTTPField.Name(name)!] = value }
        return response
    }

    private func answer(_ request: Request, from caller: Caller, over channel: (any Channel)?) async -> Response {
        guard policy.knowsHost(caller) else {
            return Self.refusal(.misdirectedRequest, "This server does not go by that name.")
        }
        guard request.method == .get || request.method == .head else {
            return Self.refusal(.methodNotAllowed, "Only GET and HEAD are answered.")
        }
        let path = request.uri.path
        if path == PageAddress.socketPath {
            // Only what is no WebSocket of a page of ours comes here.
            let refusal = policy.refusal(of: caller)
            if refusal != nil { report.refused(.origin) }
            return Self.refusal(.forbidden, refusal ?? "Only the socket of a page is opened here.")
        }
        if let answer = operationalAnswer(to: request, from: caller.peer) { return answer }
        if path.hasPrefix("/bindery/") {
            guard let file = WebAssets.file(String(path.dropFirst("/bindery/".count))) else { return notFound() }
            return Self.response(file.bytes, type: file.type, cached: true)
        }
        if let channel {
            // Absent only where the connection is closed already.
            guard let watch = try? await channel.pipeline.handler(type: ConnectionWatch.self).get() else {
                return unread
            }
            if let asset = await watch.fetch({ await self.asset(path) }) { return Self.response(asset) }
            if watch.isClosed { return unread }
        } else if let asset = await asset(path) {
            return Self.response(asset)
        }
        if let place = Self.withoutTrailingSlash(path, request.uri.query) { return Self.redirection(to: place) }
        guard exists(path) else { return notFound() }
        return await openPage(request, from: caller.peer, isSecure: policy.isSecure(caller))
    }

    /// The answer to who has left.
    private var unread: Response { Self.refusal(.requestTimeout, "") }

    private func openPage(_ request: Request, from peer: String?, isSecure: Bool) async -> Response {
        let address = address(of: request, from: peer)
        let known = Cookies.browser(in: request.headers[.cookie], isSecure: isSecure)
        let browser = known ?? UnguessableToken.make()
        let token = UnguessableToken.make()
        let asked = LiveRequest(
            location: request.uri.string, browser: browser,
            languages: LanguagePreference.parse(request.headers[.acceptLanguage]))
        let session = makeSession(token, asked)
        if let refusal = add(session, token, of: browser, from: address) {
            report.refused(refusal.figure, from: refusal == .tooManyFromOneAddress ? address : nil)
            return refused(refusal)
        }
        let first = await opening.new(asked, session, PageAddress.path(to: token, boot: boot))
        report.opened(number(of: token), at: asked.path)
        // Nobody connects to what is not there, or to what was only asked about.
        if first.isFound, request.method == .get {
            closeUnlessConnected(token, session, after: 0)
        } else {
            remove(token)
            await session.close()
        }
        var headers: HTTPFields = [.cacheControl: "no-store"]
        if known == nil { headers[.setCookie] = Cookies.set(browser: browser, isSecure: isSecure) }
        return Self.response(first.isFound ? .ok : .notFound, html: first.html, headers)
    }

    /// The same place by its one address; nil if this is it. What begins with two slashes, of whatever kind, would be the
    /// address of another host.
    private static func withoutTrailingSlash(_ path: String, _ query: String?) -> String? {
        guard path.count > 1, path.hasSuffix("/") else { return nil }
        return "/" + path.split { $0 == "/" || $0 == "\\" }.joined(separator: "/") + (query.map { "?\($0)" } ?? "")
    }

    private static func redirection(to place: String) -> Response {
        Response(status: .permanentRedirect, headers: [.location: place])
    }

    private func refused(_ refusal: Refusal) -> Response {
        plainPage(
            refusal.status, name: "refused", title: refusal.title, text: refusal.text,
            [.retryAfter: "\(refusal.retryAfter)", .cacheControl: "no-store"])
    }

    /// For what a program has no page for, and for programs without a page of their own that says so.
    func notFound() -> Response {
        plainPage(
            .notFound, name: "not-found", title: "Not found", text: "There is no page at this address.")
    }

    private func plainPage(
        _ status: HTTPResponse.Status, name: String, title: String, text: String, _ headers: HTTPFields = [:]
    ) -> Response {
        let html = """
            <!doctype html><html lang="en"><head><meta charset="utf-8"><title>\(title)</title>
            <meta name="viewport" content="width=device-width, initial-scale=1">
            <link rel="stylesheet" href="\(WebAssets.stylePath)"></head>
            <body><main class="screen" data-testid="screen" data-screen="\(name)">
            <header class="bar"><h1 class="bar-title">\(title)</h1></header>
            <div class="content"><p class="text body role-secondary">\(text)</p>
            <a class="link" href="/"><span class="text headline">Go to the start</span></a></div></main></body></html>
            """
        return Self.response(status, html: html, headers)
    }

    private static func response(_ status: HTTPResponse.Status, html: String, _ headers: HTTPFields) -> Response {
        var headers = headers
        headers[.contentType] = "text/html; charset=utf-8"
        return Response(status: status, headers: headers, body: .init(byteBuffer: ByteBuffer(string: html)))
    }

    private static func refusal(_ status: HTTPResponse.Status, _ reason: String) -> Response {
        Response(
            status: status, headers: [.contentType: "text/plain; charset=utf-8"],
            body: .init(byteBuffer: ByteBuffer(string: reason.isEmpty ? "" : reason + "\n")))
    }

    private static func response(_ asset: LiveServer.Asset) -> Response {
        response(asset.bytes, type: asset.type, cached: false)
    }

    private static func response(_ bytes: [UInt8], type: String, cached: Bool) -> Response {
        let headers: HTTPFields = [
            .contentType: type, .cacheControl: cached ? "public, max-age=31536000, immutable" : "no-cache",
        ]
        return Response(status: .ok, headers: headers, body: .init(byteBuffer: ByteBuffer(bytes: bytes)))
    }

    // MARK: Sessions

    /// Why there is no session for a page.
    enum Refusal {
        case draining, full, tooManyFromOneAddress

        var status: HTTPResponse.Status {
            switch self {
            case .draining, .full: .serviceUnavailable
            case .tooManyFromOneAddress: .tooManyRequests
            }
        }

        var figure: LiveFigures.Refusal {
            switch self {
            case .draining: .draining
            case .full: .full
            case .tooManyFromOneAddress: .tooManyFromOneAddress
            }
        }

        var title: String {
            switch self {
            case .draining: "Back in a moment"
            case .full: "Too many visitors"
            case .tooManyFromOneAddress: "Too many pages"
            }
        }

        var text: String {
            switch self {
            case .draining: "The site is being restarted. Load this page again in a few seconds."
            case .full: "More people are here than the site can serve. Load this page again in a minute."
            case .tooManyFromOneAddress:
                "Too many pages are open at your network address. Close some, and load this one again in a minute."
            }
        }

        /// In seconds.
        var retryAfter: Int { self == .draining ? 5 : 60 }
    }

    private func makeSession(_ token: String, _ request: LiveRequest, _ saved: SavedSession? = nil) -> LiveSession {
        LiveSession(
            outbox: Outbox(capacity: limits.outboxSize, replayCapacity: limits.replaySize),
            keeping: options.store.map { store in
                SessionKeeping(
                    in: store,
                    as: saved
                        ?? SavedSession(
                            token: token, browser: request.browser, location: request.location,
                            languages: request.languages))
            },
            report: report.ofSessions)
    }

    /// Takes a session in, unless there are too many.
    private func add(_ session: LiveSession, _ token: String, of browser: String, from address: String?) -> Refusal? {
        sessions.withLock { sessions in
            if sessions.isDraining { return .draining }
            if sessions.open.count >= limits.sessions { return .full }
            if let address {
                if sessions.perAddress[address, default: 0] >= limits.sessionsPerAddress {
                    return .tooManyFromOneAddress
                }
                sessions.perAddress[address, default: 0] += 1
            }
            sessions.count += 1
            sessions.open[token] = OpenSession(
                session: session, browser: browser, address: address, number: sessions.count)
            return nil
        }
    }

    /// What the log calls a session.
    private func number(of token: String) -> Int { sessions.withLock { $0.open[token]?.number ?? 0 } }

    private func remove(_ token: String) {
        let removed = sessions.withLock { sessions in
            let removed = sessions.open.removeValue(forKey: token)
            if let address = removed?.address {
                let rest = sessions.perAddress[address, default: 1] - 1
                sessions.perAddress[address] = rest > 0 ? rest : nil
            }
            return removed
        }
        if let removed { report.closed(removed.number) }
    }

    /// Why there would be no session for a page now.
    var refusal: Refusal? {
        sessions.withLock { $0.isDraining ? .draining : $0.open.count >= limits.sessions ? .full : nil }
    }

    /// Where a request comes from; nil if it comes from a trusted proxy that does not say for whom.
    private func address(of request: Request, from peer: String?) -> String? {
        guard let peer else { return nil }
        guard options.trustedProxies.contains(peer) else { return peer }
        let forwarded = request.headers[values: .forwardedFor].joined(separator: ",").split(separator: ",")
        return forwarded.last.map { $0.filter { $0 != " " } }
    }

    /// Whether the server is about to end.
    var isDraining: Bool { sessions.withLock { $0.isDraining } }

    struct Connected: Sendable {
        let session: LiveSession
        /// Of the connection.
        let number: Int
        /// What the log calls the session.
        let name: Int
    }

    /// Connects a page with its session, which may have to be made from what was saved of it; nil if the page must be loaded anew.
    func connect(_ address: PageAddress, over connection: SocketConnection) async -> Connected? {
        guard let browser = address.browser, address.version.map({ $0 == WebAssets.version }) ?? true,
            address.boot == boot, let session = await session(address.token, browser)
        else {
            report.refused(.unknownPage)
            return nil
        }
        if let resumed = address.resumed, let saved = await takeSaved(resumed, browser) { await session.adopt(saved) }
        let number = await session.connect(connection, seen: address.seen)
        let name = self.number(of: address.token)
        report.connected(name, time: number)
        return Connected(session: session, number: number, name: name)
    }

    private func session(_ token: String, _ browser: String) async -> LiveSession? {
        let task = sessions.withLock { sessions -> Task<LiveSession?, Never>? in
            if let open = sessions.open[token] {
                let session = open.browser == browser ? open.session : nil
                return Task { session }
            }
            guard options.store != nil, !sessions.isDraining else { return nil }
            let task = sessions.restoring[token] ?? Task { await restore(token) }
            sessions.restoring[token] = task
            return task
        }
        guard let session = await task?.value else { return nil }
        // Somebody else's, perhaps.
        return sessions.withLock { $0.open[token]?.browser == browser } ? session : nil
    }

    /// Makes a session from what was saved of it.
    private func restore(_ token: String) async -> LiveSession? {
        defer { sessions.withLock { $0.restoring[token] = nil } }
        guard let saved = try? await options.store?.session(token), exists(LiveRequest(saved).path) else { return nil }
        let request = LiveRequest(saved)
        let session = makeSession(token, request, saved)
        await opening.saved(request, session, saved)
        guard add(session, token, of: saved.browser, from: nil) == nil else {
            await session.close()
            return nil
        }
        report.restored(number(of: token), at: request.path)
        closeUnlessConnected(token, session, after: 0)
        return session
    }

    /// What a page was left with that is loaded anew.
    private func takeSaved(_ token: String, _ browser: String) async -> SavedSession? {
        if let open = sessions.withLock({ $0.open[token] }) {
            return open.browser == browser ? await open.session.saved : nil
        }
        guard let saved = try? await options.store?.session(token), saved.browser == browser else { return nil }
        return saved
    }

    /// Forgets a session that has no connection when the grace period is over. What is stored of it stays.
    func closeUnlessConnected(_ token: String, _ session: LiveSession, after connections: Int) {
        gracePeriods.begin(token, session, after: connections) { await self.end($0, $1) }
    }

    private func end(_ token: String, _ session: LiveSession) async {
        remove(token)
        await session.leave()
        await session.close()
    }

    /// Lets every session store what it has, and its page connect to who comes next. No new session is opened any more.
    func drain() async {
        let open = sessions.withLock { sessions in
            sessions.isDraining = true
            return sessions.open.values.map(\.session)
        }
        await withDiscardingTaskGroup { group in
            for session in open { group.addTask { await session.leave() } }
        }
    }

    /// The socket of a page is about to be closed for the server's sake, one of many.
    func sendOn(_ session: LiveSession) async {
        sessions.withLock { $0.isDraining = true }
        await session.leave()
    }

    /// What is told a page that must be loaded anew.
    static let unknownPage: [UInt8] = {
        var outbox = Outbox()
        outbox.append(.unknownPage)
        return outbox.takeFrame(acknowledging: 0, stored: 0)
    }()
}

extension LiveRequest {
    fileprivate init(_ saved: SavedSession) {
        self.init(location: saved.location, browser: saved.browser, languages: saved.languages)
    }
}

extension HTTPField.Name {
    fileprivate static var forwardedFor: Self { Self("X-Forwarded-For")! }
}
#endif
