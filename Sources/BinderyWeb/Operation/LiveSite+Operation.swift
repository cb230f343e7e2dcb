#if Web
internal import HTTPTypes
internal import Hummingbird
internal import NIOCore

extension LiveSite {
    /// Answers programs that monitor the server. They address a machine, not the site by its name.
    func operationalResponse(to request: Request, from caller: Caller) async -> Response? {
        guard request.method == .get || request.method == .head else { return nil }
        if request.uri.path == "/bindery/health" { return health }
        guard let endpoint = options.metrics, request.uri.path == endpoint.path else { return nil }
        let mayRead = endpoint.access.allows(from: caller.peer, host: caller.host) { name in
            HTTPField.Name(name).flatMap { request.headers[$0] }
        }
        guard mayRead, let metrics = report.metrics else {
            report.refused(.metrics, from: client(of: request, from: caller.peer) ?? caller.peer)
            return .notFound
        }
        return textResponse(.ok, type: "text/plain; version=0.0.4; charset=utf-8", await text(of: metrics))
    }

    /// For load balancers and process supervisors.
    private var health: Response {
        let text =
            switch sessions.refusal() {
            case nil, .tooManyFromOneAddress: sessions.isCutOff ? "cut off" : "ok"
            case .draining: "draining"
            case .full: "full"
            }
        return textResponse(text == "ok" ? .ok : .serviceUnavailable, type: "text/plain; charset=utf-8", text + "\n")
    }

    private func textResponse(_ status: HTTPResponse.Status, type: String, _ text: String) -> Response {
        Response(
            status: status, headers: [.contentType: type, .cacheControl: "no-store"],
            body: .init(byteBuffer: ByteBuffer(string: text)))
    }
}
#endif
