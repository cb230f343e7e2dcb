#if Web
internal import NIOCore
internal import NIOPosix

/// Connects a browser with the process of another machine that has what it asks for: a file of a page, or a ticket.
/// Bytes are copied in both directions; each side is read only as fast as the other one takes them.
enum ConnectionRelay {
    private static let connectTimeout = TimeAmount.seconds(2)

    /// - Parameters:
    ///   - descriptor: the browser's connection, which is closed at the end.
    ///   - bytes: what was read from it.
    static func begin(_ descriptor: CInt, _ bytes: [UInt8], at address: String?) async {
        let group = MultiThreadedEventLoopGroup.singleton
        guard
            let browser = try? await ClientBootstrap(group: group)
                .channelOption(.autoRead, value: false).withConnectedSocket(descriptor).get()
        else { return }
        do {
            guard let address, let (host, port) = split(address) else { throw ChannelError.eof }
            let process = try await ClientBootstrap(group: browser.eventLoop)
                .channelOption(.autoRead, value: false).connectTimeout(connectTimeout)
                .connect(host: host, port: port).get()
            try await browser.eventLoop.submit {
                let ends = (RelayEnd(), RelayEnd())
                (ends.0.other, ends.1.other) = (process, browser)
                try browser.pipeline.syncOperations.addHandler(ends.0)
                try process.pipeline.syncOperations.addHandler(ends.1)
            }.get()
            try await process.writeAndFlush(ByteBuffer(bytes: bytes))
            browser.read()
            process.read()
        } catch {
            let text =
                "This address belongs to a process that has ended or does not answer. Load the page again.\n"
            let head = """
                HTTP/1.1 503 Service Unavailable\r\nContent-Type: text/plain; charset=utf-8\r\nCache-Control: no-store\r
                Content-Length: \(text.utf8.count)\r\nConnection: close\r\n\r\n
                """
            try? await browser.writeAndFlush(ByteBuffer(string: head + text))
            try? await browser.close()
        }
    }

    /// Whether a connection to an address can be made at once.
    static func isReachable(_ address: String) async -> Bool {
        guard let (host, port) = split(address) else { return false }
        let probe = ClientBootstrap(group: MultiThreadedEventLoopGroup.singleton)
            .connectTimeout(TimeAmount(ProcessLink.quickly)).connect(host: host, port: port)
        guard let channel = try? await probe.get() else { return false }
        channel.close(promise: nil)
        return true
    }

    /// The host and the port of an address such as `10.0.0.5:8080` or `[::1]:8080`.
    static func split(_ address: String) -> (host: String, port: Int)? {
        guard let colon = address.lastIndex(of: ":"), let port = Int(address[address.index(after: colon)...]) else {
            return nil
        }
        let host = address[..<colon].drop { $0 == "[" }.prefix { $0 != "]" }
        return host.isEmpty ? nil : (String(host), port)
    }
}

/// One of the two connections.
private final class RelayEnd: ChannelInboundHandler {
    typealias InboundIn = ByteBuffer
    typealias OutboundOut = ByteBuffer

    var other: (any Channel)?

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        let bound = NIOLoopBound(context, eventLoop: context.eventLoop)
        other?.writeAndFlush(unwrapInboundIn(data)).whenComplete { result in
            switch result {
            case .success: bound.value.read()
            case .failure: bound.value.close(promise: nil)
            }
        }
    }

    func channelInactive(context: ChannelHandlerContext) {
        let other = other
        self.other = nil
        // After what is still to be written to it.
        other?.writeAndFlush(ByteBuffer()).whenComplete { _ in other?.close(promise: nil) }
        context.fireChannelInactive()
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) { context.close(promise: nil) }
}
#endif
