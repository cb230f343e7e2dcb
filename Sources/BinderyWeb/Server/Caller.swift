#if Web
internal import HTTPTypes
internal import Hummingbird
internal import NIOCore
internal import NIOHTTP1

extension LiveSecurity.Caller {
    init(_ head: HTTPRequestHead, over channel: any Channel) {
        func only(_ name: String) -> String? {
            let values = head.headers[name]
            return values.count == 1 ? values[0] : nil
        }
        self.init(
            host: only("Host"), origin: only("Origin"), namesOrigin: head.headers.contains(name: "Origin"),
            forwardedProtocol: only("X-Forwarded-Proto"), peer: channel.remoteAddress?.ipAddress)
    }

    init(_ request: Request, over channel: any Channel) {
        func only(_ name: HTTPField.Name) -> String? {
            let values = request.headers[values: name]
            return values.count == 1 ? values[0] : nil
        }
        self.init(
            host: request.head.authority, origin: only(.origin), namesOrigin: request.headers.contains(.origin),
            forwardedProtocol: only(HTTPField.Name("X-Forwarded-Proto")!), peer: channel.remoteAddress?.ipAddress)
    }
}
#endif
