#if Web
internal import BinderyInspector
internal import BinderyView
internal import HTTPTypes
internal import Hummingbird
internal import NIOCore

/// The addresses of the inspector. To a request without access they do not exist.
extension LiveSite {
    private var inspectorAccess: OperatorAccess? { options.inspector ?? (options.isDevelopment ? .loopback : nil) }

    /// Whether the server has an inspector. Otherwise it does not serve its files either.
    var hasInspector: Bool { inspectorAccess != nil }

    /// Answers a request for the inspector; nil for all others.
    func inspectorResponse(to request: Request, from caller: Caller) async -> Response? {
        guard let access = inspectorAccess,
            request.uri.path == InspectorAddress.path || request.uri.path.hasPrefix(InspectorAddress.path + "/")
        else { return nil }
        let mayInspect = access.allows(from: caller.peer, host: caller.host) { name in
            HTTPField.Name(name).flatMap { request.headers[$0] }
        }
        let parts = request.uri.path.dropFirst(InspectorAddress.path.count).split(separator: "/").map(String.init)
        if request.method == .post {
            guard mayInspect else {
                reportRefusedInspector(request, caller)
                return nil
            }
            // Browsers send it with each POST: no page of any site may act in the name of who may inspect.
            if caller.hasOriginField {
                return .text(.forbidden, "A web page cannot do this: the request has an Origin.")
            }
            return await action(at: parts, request) ?? .notFound
        }
        guard request.method == .get || request.method == .head else { return nil }
        if parts.isEmpty {
            // A preview of the link does not use it up.
            let ticket = request.method == .get ? request.uri.queryParameters["ticket"].map(String.init) : nil
            guard mayInspect || ticket.map(inspectorTickets.take) == true else {
                return refusedInspector(request, caller)
            }
            return await openInspector(request, from: caller)
        }
        guard mayInspect else { return refusedInspector(request, caller) }
        return await data(at: parts, request) ?? .notFound
    }

    private func refusedInspector(_ request: Request, _ caller: Caller) -> Response {
        reportRefusedInspector(request, caller)
        return .notFound
    }

    private func reportRefusedInspector(_ request: Request, _ caller: Caller) {
        report.refused(.inspector, from: client(of: request, from: caller.peer) ?? caller.peer)
    }

    private func openInspector(_ request: Request, from caller: Caller) async -> Response {
        let origin = RequestOrigin(
            headers: LiveHeaders(request.headers), cookies: LiveCookies(lines: request.headers[values: .cookie]),
            host: caller.host, isSecure: policy.isSecure(caller), client: client(of: request, from: caller.peer),
            context: nil)
        return await openPage(request, origin, mayCompress: false, isInspector: true)
    }

    /// The tool, as the page of a session of its own, which is not traced.
    func inspectorPage(_ request: LiveRequest) -> LivePage {
        let isChinese = request.languages.first?.lowercased().hasPrefix("zh") == true
        let model = InspectorModel(
            server: sessions, session: request.query["session"].flatMap { Int($0) },
            texts: isChinese ? .chinese : .english)
        return LivePage(
            language: .constant(isChinese ? "zh" : "en"), texts: .english,
            content: InspectorScreen(model, script: InspectorAddress.scriptPath))
    }

    // MARK: Data for programs

    /// The answer in JSON; nil if there is nothing at the address.
    private func data(at parts: [String], _ request: Request) async -> Response? {
        switch parts {
        case ["ticket"]:
            return json("{\"version\":1,\"path\":\"\(InspectorAddress.path)?ticket=\(inspectorTickets.make())\"}")
        case ["sessions"]: return json(TraceJSON.text(of: await sessions.summaries()))
        default: break
        }
        guard parts.count == 3, parts[0] == "sessions", let session = Int(parts[1]).flatMap(sessions.session) else {
            return nil
        }
        guard let log = session.log else { return untraced }
        switch parts[2] {
        case "timeline":
            return json(TraceJSON.text(of: log.events(after: request.number("after") ?? 0), dropped: log.dropped))
        case "moments": return json(TraceJSON.text(of: await session.moments(), log.events))
        case "graph": return json(TraceJSON.text(of: await session.graph()))
        case "elements": return json(TraceJSON.text(of: await session.elements()))
        case "why":
            if let node = request.number("node") {
                return await session.explanation(of: node).map { json(TraceJSON.text(of: $0)) }
            }
            guard let element = request.number("element") else {
                return .text(.badRequest, "Ask for an element or a node: why?element=12, or why?node=34.")
            }
            return json(TraceJSON.text(of: await session.explanations(ofElement: element)))
        default: return nil
        }
    }

    /// Does what the inspector does, and answers in JSON; nil if there is nothing at the address.
    private func action(at parts: [String], _ request: Request) async -> Response? {
        guard parts.count == 3, parts[0] == "sessions", let number = Int(parts[1]),
            let session = sessions.session(number)
        else { return nil }
        switch parts[2] {
        case "trace":
            if session.log != nil { return .text(.conflict, "The session is traced already.") }
            guard await sessions.trace(number) else { return .text(.conflict, "The server stores no sessions.") }
            return json(TraceJSON.done)
        case "stop-tracing":
            if sessions.tracesAll { return .text(.conflict, "In development all sessions are traced.") }
            return await sessions.stopTracing(number) ? json(TraceJSON.done) : untraced
        default: break
        }
        guard session.log != nil else { return untraced }
        switch parts[2] {
        case "pick":
            guard await session.startPicking() else {
                return .text(.conflict, "Elements can be picked in the developer’s own page only.")
            }
            return json(TraceJSON.done)
        case "write":
            guard let node = request.number("node") else { return .text(.badRequest, "Name the node: write?node=34.") }
            guard let body = try? await request.body.collect(upTo: InspectorAddress.longestText) else {
                return .text(.contentTooLarge, "The text is too long.")
            }
            guard await session.write(String(buffer: body), to: node) else {
                return .text(.conflict, "It is no source that can be edited, or it has another type of value.")
            }
            return json(TraceJSON.done)
        case "restore":
            guard let moment = request.number("moment"), await session.moments().has(moment) else {
                return .text(.badRequest, "Name a moment of /moments: restore?moment=120.")
            }
            return json(TraceJSON.text(ofLost: await session.restore(moment)))
        default: return nil
        }
    }

    private var untraced: Response { .text(.conflict, "The session is not traced.") }

    private func json(_ text: String) -> Response {
        Response(
            status: .ok, headers: [.contentType: "application/json", .cacheControl: "no-store"],
            body: .init(byteBuffer: ByteBuffer(string: text)))
    }
}

extension Request {
    /// A number in the query.
    fileprivate func number(_ name: String) -> Int? { uri.queryParameters[name[...]].flatMap { Int($0) } }
}

enum InspectorAddress {
    /// The most bytes of a value that a program writes.
    static let longestText = 65_536
    static let files: Set = ["inspector.css", "inspector.js"]
    static let path = "/bindery/inspector"
    static let stylePath = "/bindery/inspector.css?\(WebAssets.version)"
    static let scriptPath = "\(InspectorScript.path)?\(WebAssets.version)"
}
#endif
