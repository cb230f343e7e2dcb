import Foundation
import NIOCore

/// Requests a page, and collects the response until the server closes the connection.
final class PageRequest: ChannelInboundHandler {
    typealias InboundIn = ByteBuffer
    typealias OutboundOut = ByteBuffer

    struct Response {
        let html: String
        /// `name=value`.
        let cookie: String?
    }

    private let path: String
    private let host: String
    private let response: EventLoopPromise<Response>
    private var received = ByteBuffer()

    init(path: String, host: String, response: EventLoopPromise<Response>) {
        self.path = path
        self.host = host
        self.response = response
    }

    func channelActive(context: ChannelHandlerContext) {
        let request = "GET \(path) HTTP/1.1\r\nHost: \(host)\r\nConnection: close\r\nAccept-Language: en\r\n\r\n"
        context.writeAndFlush(wrapOutboundOut(ByteBuffer(string: request)), promise: nil)
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        var part = unwrapInboundIn(data)
        received.writeBuffer(&part)
    }

    func channelInactive(context: ChannelHandlerContext) {
        let text = String(buffer: received)
        guard text.hasPrefix("HTTP/1.1 200 "), let end = text.range(of: "\r\n\r\n") else {
            return response.fail(LoadFailure("The page did not load: \(text.prefix(100))"))
        }
        let cookie = text[..<end.lowerBound].components(separatedBy: "\r\n")
            .first { $0.lowercased().hasPrefix("set-cookie:") }
            .map { $0.dropFirst("set-cookie:".count).prefix { $0 != ";" }.trimmingCharacters(in: .whitespaces) }
        response.succeed(Response(html: String(text[end.upperBound...]), cookie: cookie))
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) {
        response.fail(error)
        context.close(promise: nil)
    }
}
