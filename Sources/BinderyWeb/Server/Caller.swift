#if Web
internal import HTTPTypes
internal import Hummingbird
internal import NIOCore
internal import NIOHTTP1

extension Caller {
    init(_ head: HTTPRequestHead, from peer: IPAddress?) {
        func only(_ name: String) -> String? {
            let values = head.headers[name]
            return values.count == 1 ? values[0] : nil
        }
        self.init(
            host: only("Host"), origin: only("Origin"), hasOriginField: head.headers.contains(name: "Origin"),
            forwardedProtocol: only("X-Forwarded-Proto"), peer: peer)
    }

    init(_ request: Request, from peer: IPAddress?) {
        func only(_ name: HTTPField.Name) -> String? {
            let values = request.headers[values: name]
            return values.count == 1 ? values[0] : nil
        }
        self.init(
            host: request.head.authority, origin: only(.origin), hasOriginField: request.headers.contains(.origin),
            forwardedProtocol: only(HTTPField.Name("X-Forwarded-Proto")!), peer: peer)
    }
}

extension SitePolicy {
    /// The page that asks for its socket; `nil` if it is not one of this site, or asks from another site.
    func pageAddress(in head: HTTPRequestHead, from peer: IPAddress?) -> PageAddress? {
        let caller = Caller(head, from: peer)
        guard refusal(of: caller) == nil else { return nil }
        return PageAddress(
            head, from: client(of: peer, forwardedFor: head.headers["X-Forwarded-For"]), isSecure: isSecure(caller))
    }
}

extension SocketAddress {
    /// `nil` for a Unix domain socket.
    var ip: IPAddress? { ipAddress.flatMap(IPAddress.init) }
}
#endif
