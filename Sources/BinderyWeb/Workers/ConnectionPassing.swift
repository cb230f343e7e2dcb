#if Web
internal import Foundation
internal import NIOCore
internal import NIOHTTP1

/// Passes a connection on to another process, with the request that has been read from it. Between workers of one
/// machine nothing is copied afterwards.
struct ConnectionPassing {
    private let site: LiveSite

    /// Nil if there are no other processes, or if the connection may be encrypted: its keys are in this process.
    init?(at site: LiveSite, over transport: LiveChannel.Transport) {
        guard site.processes != nil, transport == .tcp else { return nil }
        self.site = site
    }

    /// The process that is to serve a request.
    func recipient(of head: HTTPRequestHead) -> OtherProcesses.Recipient? { site.recipient(of: head) }

    /// The process that acts for a page; nil if it is this one, or none.
    func process(owning page: PageAddress, on eventLoop: any EventLoop) -> EventLoopFuture<OtherProcesses.Recipient?> {
        let promise = eventLoop.makePromise(of: OtherProcesses.Recipient?.self), site = site
        promise.completeWithTask { await site.process(owning: page) }
        return promise.futureResult
    }

    /// Passes on the connection of a channel, which is closed, with the request that was read from it.
    func pass(_ channel: any Channel, _ request: Request, to recipient: OtherProcesses.Recipient) {
        let bytes =
            switch recipient {
            case .worker: request.bytes
            // It is connected with this process, which it may trust to name the client.
            case .process: request.relayed(for: channel.remoteAddress, under: site.policy).bytes
            }
        let original = try? channel.pipeline.syncOperations.withUnsafeTransportIfAvailable(of: CInt.self) { $0 }
        if let original {
            let descriptor = fcntl(original, F_DUPFD_CLOEXEC, 0)
            if descriptor >= 0 { site.pass(descriptor, bytes, to: recipient) }
        }
        channel.close(promise: nil)
    }

    /// A request as it has arrived, from its decoded parts.
    struct Request {
        private var head: HTTPRequestHead
        private var body: [UInt8] = []

        init(_ head: HTTPRequestHead) { self.head = head }

        private var isChunked: Bool { head.headers.contains(name: "Transfer-Encoding") }

        var bytes: [UInt8] {
            var text = "\(head.method.rawValue) \(head.uri) HTTP/\(head.version.major).\(head.version.minor)\r\n"
            for (name, value) in head.headers { text += "\(name): \(value)\r\n" }
            return Array((text + "\r\n").utf8) + body
        }

        /// The request as a proxy passes it on: it names the client, and what an untrusted client says of itself is
        /// dropped. No other request follows on the connection, since no process would check it.
        func relayed(for peer: SocketAddress?, under policy: SitePolicy) -> Request {
            var request = self
            let isSecure = policy.isSecure(Caller(head, from: peer?.ip))
            if !policy.isTrusted(peer?.ip) {
                for name in ["X-Forwarded-For", "Forwarded"] { request.head.headers.remove(name: name) }
            }
            if let address = peer?.ipAddress { request.head.headers.add(name: "X-Forwarded-For", value: address) }
            request.head.headers.replaceOrAdd(name: "X-Forwarded-Proto", value: isSecure ? "https" : "http")
            // A request that offers an upgrade is the last one in any case: see ``RequestGate``.
            if !head.headers.contains(name: "Upgrade") {
                request.head.headers.replaceOrAdd(name: "Connection", value: "close")
            }
            return request
        }

        mutating func append(_ part: HTTPServerRequestPart) {
            switch part {
            case .body(let body) where isChunked:
                self.body += Array("\(String(body.readableBytes, radix: 16))\r\n".utf8) + body.readableBytesView
                self.body += Array("\r\n".utf8)
            case .body(let body): self.body += body.readableBytesView
            case .end where isChunked: body += Array("0\r\n\r\n".utf8)
            case .head, .end: break
            }
        }

        /// What the decoder had not decoded.
        mutating func append(_ rest: ByteBuffer) { body += rest.readableBytesView }
    }
}
#endif
