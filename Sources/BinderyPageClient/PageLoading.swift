#if Web
internal import NIOCore
internal import NIOHTTP1
internal import NIOPosix

public struct PageAddress: Sendable {
    public let host: String
    public let port: Int
    /// The path with the query.
    public let path: String

    public init(host: String, port: Int, path: String) {
        self.host = host
        self.port = port
        self.path = path
    }

    var authority: String { "\(host):\(port)" }
}

struct LoadedPage: Sendable {
    let html: String
    /// The cookie by which the server knows the browser.
    let cookie: String?
}

enum LoadFailure: Error {
    case status(UInt)
    case incomplete
}

extension PageAddress {
    func load(cookie: String?) async throws -> LoadedPage {
        let channel = try await ClientBootstrap(group: .singletonMultiThreadedEventLoopGroup).connect(
            host: host, port: port
        ) {
            channel in
            // Ends the wait for an answer that never comes.
            let deadline = channel.eventLoop.scheduleTask(in: .seconds(10)) { channel.close(promise: nil) }
            channel.closeFuture.whenComplete { _ in deadline.cancel() }
            return channel.eventLoop.makeCompletedFuture {
                try channel.pipeline.syncOperations.addHTTPClientHandlers()
                return try NIOAsyncChannel<HTTPClientResponsePart, HTTPClientRequestPart>(
                    wrappingChannelSynchronously: channel)
            }
        }
        return try await channel.executeThenClose { inbound, outbound in
            var headers: HTTPHeaders = ["Host": authority, "Accept-Language": "en", "Connection": "close"]
            if let cookie { headers.add(name: "Cookie", value: cookie) }
            try await outbound.write(
                .head(HTTPRequestHead(version: .http1_1, method: .GET, uri: path, headers: headers)))
            try await outbound.write(.end(nil))
            var body = ByteBuffer()
            var given = cookie
            for try await part in inbound {
                switch part {
                case .head(let head):
                    guard head.status == .ok else { throw LoadFailure.status(head.status.code) }
                    if let set = head.headers.first(name: "Set-Cookie") { given = String(set.prefix { $0 != ";" }) }
                case .body(let bytes): body.writeImmutableBuffer(bytes)
                case .end: return LoadedPage(html: String(buffer: body), cookie: given)
                }
            }
            throw LoadFailure.incomplete
        }
    }
}
#endif
