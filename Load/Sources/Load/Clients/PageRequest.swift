import Foundation
import NIOCore

/// Requests a page, and collects the response until the server closes the connection.
final class PageRequest: ChannelInboundHandler {
    typealias InboundIn = ByteBuffer
    typealias OutboundOut = ByteBuffer

    struct Response {
        /// As it was sent.
        let body: ByteBuffer
        /// `name=value`.
        let cookie: String?

        var html: String { String(buffer: body) }
    }

    private let method: String
    private let path: String
    private let host: String
    private let acceptsGzip: Bool
    private let response: EventLoopPromise<Response>
    private var received = ByteBuffer()

    init(
        _ method: String = "GET", path: String, host: String, acceptsGzip: Bool = false,
        response: EventLoopPromise<Response>
    ) {
        self.method = method
        self.path = path
        self.host = host
        self.acceptsGzip = acceptsGzip
        self.response = response
    }

    func channelActive(context: ChannelHandlerContext) {
        let encoding = acceptsGzip ? "Accept-Encoding: gzip\r\n" : ""
        let request =
            "\(method) \(path) HTTP/1.1\r\nHost: \(host)\r\nConnection: close\r\nAccept-Language: en\r\n\(encoding)\r\n"
        context.writeAndFlush(wrapOutboundOut(ByteBuffer(string: request)), promise: nil)
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        var part = unwrapInboundIn(data)
        received.writeBuffer(&part)
    }

    func channelInactive(context: ChannelHandlerContext) {
        let bytes = received.readableBytesView
        guard let end = bytes.firstRange(of: Array("\r\n\r\n".utf8)) else {
            return response.fail(LoadFailure("The page did not load: \(String(buffer: received).prefix(100))"))
        }
        let head = String(decoding: bytes[..<end.lowerBound], as: UTF8.self)
        guard head.hasPrefix("HTTP/1.1 200 ") else {
            return response.fail(LoadFailure("The page did not load: \(head.prefix(100))"))
        }
        let cookie = head.components(separatedBy: "\r\n")
            .first { $0.lowercased().hasPrefix("set-cookie:") }
            .map { $0.dropFirst("set-cookie:".count).prefix { $0 != ";" }.trimmingCharacters(in: .whitespaces) }
        response.succeed(Response(body: ByteBuffer(bytes[end.upperBound...]), cookie: cookie))
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) {
        response.fail(error)
        context.close(promise: nil)
    }
}
