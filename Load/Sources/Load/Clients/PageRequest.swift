import Foundation
import NIOCore

/// Requests a page, and collects the answer until the server closes the connection.
final class PageRequest: ChannelInboundHandler {
    typealias InboundIn = ByteBuffer
    typealias OutboundOut = ByteBuffer

    struct Answer {
        let html: String
        /// `name=value`.
        let cookie: String?
    }

    private let path: String
    private let host: String
    private let answer: EventLoopPromise<Answer>
    private var received = ByteBuffer()

    init(path: String, host: String, answer: EventLoopPromise<Answer>) {
        self.path = path
        self.host = host
        self.answer = answer
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
            return answer.fail(LoadFailure("The page did not come: \(text.prefix(100))"))
        }
        let cookie = text[..<end.lowerBound].components(separatedBy: "\r\n")
            .first { $0.lowercased().hasPrefix("set-cookie:") }
            .map { $0.dropFirst("set-cookie:".count).prefix { $0 != ";" }.trimmingCharacters(in: .whitespaces) }
        answer.succeed(Answer(html: String(text[end.upperBound...]), cookie: cookie))
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) {
        answer.fail(error)
        context.close(promise: nil)
    }
}
