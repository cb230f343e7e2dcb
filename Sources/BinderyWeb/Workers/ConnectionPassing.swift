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

    /// Passes on the connection of a channel, which is closed. `bytes` were read from it.
    func pass(_ channel: any Channel, _ bytes: [UInt8], to recipient: OtherProcesses.Recipient) {
        let original = try? channel.pipeline.syncOperations.withUnsafeTransportIfAvailable(of: CInt.self) { $0 }
        if let original {
            let descriptor = fcntl(original, F_DUPFD_CLOEXEC, 0)
            if descriptor >= 0 { site.pass(descriptor, bytes, to: recipient) }
        }
        channel.close(promise: nil)
    }

    /// A request as it has arrived, from its decoded parts.
    struct Request {
        private(set) var bytes: [UInt8] = []
        private let isChunked: Bool

        init(_ head: HTTPRequestHead) {
            isChunked = head.headers.contains(name: "Transfer-Encoding")
            var text = "\(head.method.rawValue) \(head.uri) HTTP/\(head.version.major).\(head.version.minor)\r\n"
            for (name, value) in head.headers { text += "\(name): \(value)\r\n" }
            bytes = Array((text + "\r\n").utf8)
        }

        mutating func append(_ part: HTTPServerRequestPart) {
            switch part {
            case .body(let body) where isChunked:
                bytes += Array("\(String(body.readableBytes, radix: 16))\r\n".utf8) + body.readableBytesView
                bytes += Array("\r\n".utf8)
            case .body(let body): bytes += body.readableBytesView
            case .end where isChunked: bytes += Array("0\r\n\r\n".utf8)
            case .head, .end: break
            }
        }

        /// What the decoder had not decoded.
        mutating func append(_ rest: ByteBuffer) { bytes += rest.readableBytesView }
    }
}
#endif
