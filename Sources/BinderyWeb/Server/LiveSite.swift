#if Web
internal import BinderySynchronization
internal import BinderyView
internal import HTTPTypes
internal import Hummingbird
internal import Logging
internal import NIOCore

/// A site: serves the files of every page, the application's assets, and pages, each with a session of its own.
final class LiveSite: Sendable {
    /// Makes a page within a session: a new or a restored one.
    struct Opening: Sendable {
        let new:
            @Sendable (LiveRequest, LiveSession, _ socket: String, _ nonce: String?) async -> LiveSession.FirstResponse
        let saved: @Sendable (LiveRequest, LiveSession, SavedSession) async -> Void
    }

    let sessions: LiveSessions
    /// Nil for a site of one process.
    let processes: OtherProcesses?
    private let port = Mutex(0)
    let options: LiveServer.Options
    let report: LiveReport
    let files = OpenFiles.raise()
    let spareFiles: SpareFiles
    /// Identifies this run of the server, if pages are loaded again for each.
    private let boot: String?
    let policy: SitePolicy
    private let pageFiles: [String: StaticFile]
    private let inspectorFiles: PageFiles
    let inspectorTickets = InspectorTickets()
    private let exists: @Sendable (String) -> Bool
    private let asset: @Sendable (String) async -> LiveServer.Asset?
    private let opening: Opening
    let enter: (@Sendable (LiveRequest, inout LiveResponse) async -> Void)?

    init(
        options: LiveServer.Options, pageFiles: PageFiles, exists: @escaping @Sendable (String) -> Bool,
        asset: @escaping @Sendable (String) async -> LiveServer.Asset?,
        enter: (@Sendable (LiveRequest, inout LiveResponse) async -> Void)?, opening: Opening
    ) {
        self.options = options
        boot = options.isDevelopment ? UnguessableToken.make() : nil
        report = LiveReport(options)
        policy = SitePolicy(
            security: options.security, pageFiles: pageFiles, allowedOrigins: Set(options.allowedOrigins),
            trustedProxies: options.trustedProxies.compactMap { [report] text in
                let network = IPNetwork(text)
                if network == nil { report.ignoredProxyEntry(text) }
                return network
            })
        inspectorFiles = pageFiles.withOnly(styleSheet: InspectorAddress.stylePath)
        self.pageFiles = pageFiles.files.mapValues { StaticFile(bytes: $0.bytes, type: $0.type, version: nil) }
        for problem in pageFiles.problems { report.logger.error("\(problem)") }
        self.exists = exists
        self.asset = asset
        self.opening = opening
        self.enter = enter
        processes = OtherProcesses(options)
        sessions = LiveSessions(
            options: options, capacity: options.limits.sessions ?? files?.capacity ?? OpenFiles.defaultSessionLimit,
            report: report, boot: boot, version: WebAssets.version + pageFiles.version,
            ownership: processes?.ownership(in: options.store), lease: processes?.remote?.lease,
            isSetAside: { [link = options.worker?.link] in link?.isSetAside($0) ?? false }, exists: exists,
            reopen: opening.saved)
        spareFiles = SpareFiles(files?.spare(for: sessions.capacity) ?? 0)
        attachSignIn()
        answerProcesses()
    }

    /// The site listens at this port.
    func listens(at port: Int) { self.port.withLock { $0 = port } }

    /// Where other processes reach this one.
    var address: String {
        options.advertised
            ?? "\(options.host.contains(":") ? "[\(options.host)]" : options.host):\(port.withLock { $0 })"
    }

    // MARK: Pages and files

    /// Answers a request from `peer`, if known. `channel` is the connection, which may end while the response is made;
    /// nil in an application that handles this itself. `context` is that of its router.
    func respond(
        to request: Request, from peer: IPAddress?, over channel: (any Channel)?, in context: (any Sendable)?
    ) async -> Response {
        let caller = Caller(request, from: peer)
        var response = await response(to: request, from: caller, over: channel, in: context)
        let headers = policy.headers(type: response.headers[.contentType] ?? "", isSecure: policy.isSecure(caller))
        for (name, value) in headers {
            let name = HTTPField.Name(name)!
            // A file of a session, and a page with style sheets, have a policy of their own.
            if response.headers[name] == nil { response.headers[name] = value }
        }
        // Only responses that permit it are cached.
        if response.headers[.cacheControl] == nil { response.headers[.cacheControl] = "no-store" }
        return response
    }

    private func response(
        to request: Request, from caller: Caller, over channel: (any Channel)?, in context: (any Sendable)?
    ) async -> Response {
        if let response = await operationalResponse(to: request, from: caller) { return response }
        guard policy.knowsHost(caller) else {
            report.refused(.host, remedy: SocketRefusal.unknownHost.remedy)
            return .text(.misdirectedRequest, SocketRefusal.unknownHost.text)
        }
        if let token = FileAddress.token(in: request.uri.path) {
            return await fileResponse(to: request, for: token, from: caller)
        }
        if let response = await inspectorResponse(to: request, from: caller) { return response }
        guard request.method == .get || request.method == .head else {
            return .text(.methodNotAllowed, "Only GET and HEAD are allowed.")
        }
        let path = request.uri.path
        if path == PageAddress.socketPath {
            // Only requests that do not open the WebSocket of a page come here.
            let refusal = policy.refusal(of: caller)
            if let refusal { report.refused(.origin, remedy: refusal.remedy) }
            // A proxy asks another process.
            if refusal == nil, sessions.isCutOff {
                return .text(.serviceUnavailable, "This process cannot reach the others at present.")
            }
            return .text(.forbidden, refusal?.text ?? "Only the WebSocket of a page can be opened here.")
        }
        if path == IdentityAddress.path { return await changeIdentity(request, isSecure: policy.isSecure(caller)) }
        if path == SetAsideAddress.path {
            return .setAside(at: SetAsideAddress.location(inQuery: request.uri.query))
        }
        if path.hasPrefix("/bindery/") {
            return clientFile(String(path.dropFirst("/bindery/".count)), for: request)
        }
        if let channel {
            // Absent only if the connection is already closed.
            guard let watch = try? await channel.pipeline.handler(type: ConnectionWatch.self).get() else {
                return unsentResponse
            }
            if let asset = await watch.fetch({ await self.asset(path) }) { return await asset.response(to: request) }
            if watch.isClosed { return unsentResponse }
        } else if let asset = await asset(path) {
            return await asset.response(to: request)
        }
        if let location = Self.withoutTrailingSlash(path, request.uri.query) {
            return Response(status: .permanentRedirect, headers: [.location: location])
        }
        guard exists(path) else { return .notFound }
        if SitePolicy.isPartOfAnotherSite(
            site: request.headers[.secFetchSite], destination: request.headers[.secFetchDest])
        {
            report.refused(.origin)
            return .text(.forbidden, "This page can’t be shown inside another site.")
        }
        let mayCompress = policy.mayCompress(for: caller, from: request.headers[.secFetchSite])
        let origin = RequestOrigin(
            headers: LiveHeaders(request.headers), cookies: LiveCookies(lines: request.headers[values: .cookie]),
            host: caller.host, isSecure: policy.isSecure(caller), client: client(of: request, from: caller.peer),
            context: context)
        return await openPage(request, origin, mayCompress: mayCompress)
    }

    /// A file of the client. In development the response to the script names its source map, and the map is served.
    private func clientFile(_ name: String, for request: Request) -> Response {
        if options.isDevelopment {
            switch name {
            case WebAssets.sourceMapName: return .file(WebAssets.sourceMap, type: "application/json")
            case WebAssets.whyName: return .file(WebAssets.why, type: "text/javascript; charset=utf-8")
            default: break
            }
        }
        if let file = pageFiles[name] { return file.response(to: request) }
        if "/bindery/\(name)" == Theme.path {
            guard let query = request.uri.query, let theme = Theme(query: query) else { return .notFound }
            return StaticFile(bytes: Array(theme.css.utf8), type: "text/css; charset=utf-8", version: nil)
                .response(to: request)
        }
        if !hasInspector, InspectorAddress.files.contains(name) { return .notFound }
        guard var response = StaticFile.all[name]?.response(to: request) else { return .notFound }
        if options.isDevelopment, name == WebAssets.scriptName {
            response.headers[.sourceMap] = "/bindery/\(WebAssets.sourceMapName)"
        }
        return response
    }

    /// The response to a browser that has disconnected.
    private var unsentResponse: Response { .text(.requestTimeout, "") }

    private func refused(_ refusal: SessionRefusal, _ client: IPAddress?) -> Response {
        report.refused(refusal.reason, from: refusal == .tooManyFromOneAddress ? client : nil)
        return .refused(refusal)
    }

    func openPage(
        _ request: Request, _ origin: RequestOrigin, mayCompress: Bool, isInspector: Bool = false
    ) async -> Response {
        // Before the application is asked who enters. A full server can still be inspected.
        if !isInspector, let refusal = sessions.refusal(of: origin.client) { return refused(refusal, origin.client) }
        var arrival = Arrival(request, origin), location: String?
        if !isInspector { (arrival, location) = await admit(arrival, request) }
        if let location { return .redirect(to: location, cookies: arrival.cookies) }
        sessions.arrived(arrival.browser)
        let (token, liveRequest) = (arrival.token, arrival.request)
        let session = sessions.makeSession(token, liveRequest, isInspector: isInspector)
        if let refusal = sessions.add(session, token, for: liveRequest, isLimited: !isInspector) {
            return refused(refusal, origin.client)
        }
        if let user = liveRequest.user, options.signIn?.isCurrent(user) != true {
            // Signed out everywhere while the page was entered.
            await sessions.end(token, session)
            return .redirect(to: RedirectTarget.onThisSite(liveRequest.location), cookies: [])
        }
        let acceptsGzip = Preferences.parse(request.headers[.acceptEncoding]).contains("gzip")
        // A browser without the style sheets gets them in the page, and shows it a round trip earlier.
        let nonce = acceptsGzip && arrival.known.browser == nil && !isInspector ? UnguessableToken.make() : nil
        guard let first = await open(session, liveRequest, at: socketPath(of: token), nonce: nonce) else {
            // A page that computes can only be ended afterwards.
            Task { await sessions.end(token, session) }
            return unsentResponse
        }
        if let number = sessions.noteReport(of: token) { report.opened(number, at: liveRequest.path) }
        // No page connects that does not exist, or that was requested by HEAD.
        if first.isFound, request.method == .get {
            sessions.closeUnlessConnected(token, session, after: 0)
        } else {
            await sessions.end(token, session)
        }
        var headers = HTTPFields([HTTPField(name: .cacheControl, value: "no-store")], cookies: arrival.cookies)
        let format: PageHTML.Format = !acceptsGzip ? .plain : mayCompress ? .compressed : .lengthPreserving
        let (body, isGzip) = first.page.body(as: format) { pageFiles[$0] ?? StaticFile.all[$0]! }
        if isGzip { headers[.contentEncoding] = "gzip" }
        if let nonce { headers[.contentSecurityPolicy] = policy.pagePolicy(nonce: nonce) }
        // A proxy asks another process, which can store the page. If none can, the browser shows this one.
        let status: HTTPResponse.Status =
            first.isFound ? sessions.isCutOff ? .serviceUnavailable : .ok : .notFound
        return .html(body, status, headers)
    }

    private func socketPath(of token: String) -> String {
        PageAddress.path(to: token, boot: boot, maker: processes?.name)
    }

    /// Returns the page's first HTML; nil if the request was cancelled before. The task that makes it belongs to no
    /// group: a group would wait for a page that computes.
    private func open(
        _ session: LiveSession, _ request: LiveRequest, at socket: String, nonce: String?
    ) async -> LiveSession.FirstResponse? {
        let (responses, response) = AsyncStream.makeStream(of: LiveSession.FirstResponse.self)
        let task = Task { [self] in
            response.yield(await first(of: session, request, at: socket, nonce: nonce))
            response.finish()
        }
        response.onTermination = { _ in task.cancel() }
        for await first in responses { return first }
        return nil
    }

    private func first(
        of session: LiveSession, _ request: LiveRequest, at socket: String, nonce: String?
    ) async -> LiveSession.FirstResponse {
        if !session.isInspector { return await opening.new(request, session, socket, nonce) }
        return await session.open(
            socket: socket, messageSize: options.limits.messageSize, files: inspectorFiles
        ) {
            inspectorPage(request)
        }
    }

    func client(of request: Request, from peer: IPAddress?) -> IPAddress? {
        policy.client(of: peer, forwardedFor: request.headers[values: .forwardedFor])
    }

    /// The address without the trailing slash; nil if this is it. Slashes of both kinds are merged, tabs and line feeds
    /// refused: an address that begins with two slashes, at least as a browser reads it, would be that of another host.
    private static func withoutTrailingSlash(_ path: String, _ query: String?) -> String? {
        guard path.count > 1, path.hasSuffix("/"), path.utf8.allSatisfy({ $0 > 0x20 && $0 != 0x7F }) else { return nil }
        return "/" + path.split { $0 == "/" || $0 == "\\" }.joined(separator: "/") + (query.map { "?\($0)" } ?? "")
    }
}

extension HTTPField.Name {
    fileprivate static var forwardedFor: Self { Self("X-Forwarded-For")! }
    static var secFetchSite: Self { Self("Sec-Fetch-Site")! }
    fileprivate static var secFetchDest: Self { Self("Sec-Fetch-Dest")! }
    fileprivate static var sourceMap: Self { Self("SourceMap")! }
}
#endif
