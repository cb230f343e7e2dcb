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
            request.method == .get || request.method == .head,
            request.uri.path == InspectorAddress.path || request.uri.path.hasPrefix(InspectorAddress.path + "/")
        else { return nil }
        let ticket = request.uri.queryParameters["ticket"].map(String.init)
        let mayInspect = access.allows(from: caller.peer, host: caller.host) { name in
            HTTPField.Name(name).flatMap { request.headers[$0] }
        }
        if request.uri.path == InspectorAddress.path {
            guard mayInspect || ticket.map(inspectorTickets.take) == true else {
                return refusedInspector(request, caller)
            }
            return await openInspector(request, from: caller)
        }
        guard mayInspect else { return refusedInspector(request, caller) }
        let parts = request.uri.path.dropFirst(InspectorAddress.path.count + 1).split(separator: "/").map(String.init)
        return await data(at: parts, request) ?? .notFound
    }

    private func refusedInspector(_ request: Request, _ caller: Caller) -> Response {
        report.refused(.inspector, from: client(of: request, from: caller.peer) ?? caller.peer)
        return .notFound
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
        func number(_ name: String) -> Int? { request.uri.queryParameters[name[...]].flatMap { Int($0) } }
        switch parts {
        case ["ticket"]:
            return json("{\"version\":1,\"path\":\"\(InspectorAddress.path)?ticket=\(inspectorTickets.make())\"}")
        case ["sessions"]: return json(TraceJSON.text(of: await sessions.summaries()))
        default: break
        }
        guard parts.count == 3, parts[0] == "sessions", let session = Int(parts[1]).flatMap(sessions.session) else {
            return nil
        }
        guard let log = session.log else {
            return .text(.conflict, "The session is not traced.")
        }
        switch parts[2] {
        case "timeline":
            return json(TraceJSON.text(of: log.events(after: number("after") ?? 0), dropped: log.dropped))
        case "graph": return json(TraceJSON.text(of: await session.graph()))
        case "elements": return json(TraceJSON.text(of: await session.elements()))
        case "why":
            if let node = number("node") {
                return await session.explanation(of: node).map { json(TraceJSON.text(of: $0)) }
            }
            guard let element = number("element") else {
                return .text(.badRequest, "Ask for an element or a node: why?element=12, or why?node=34.")
            }
            return json(TraceJSON.text(of: await session.explanations(ofElement: element)))
        default: return nil
        }
    }

    private func json(_ text: String) -> Response {
        Response(
            status: .ok, headers: [.contentType: "application/json", .cacheControl: "no-store"],
            body: .init(byteBuffer: ByteBuffer(string: text)))
    }
}

enum InspectorAddress {
    static let files: Set = ["inspector.css", "inspector.js"]
    static let path = "/bindery/inspector"
    static let stylePath = "/bindery/inspector.css?\(WebAssets.version)"
    static let scriptPath = "\(InspectorScript.path)?\(WebAssets.version)"
}
#endif
