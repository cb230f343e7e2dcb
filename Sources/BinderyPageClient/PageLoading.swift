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
    let cookies: CookieJar
    /// The path of the page, after redirects.
    let path: String
}

/// The cookies of one site, as a browser keeps them.
struct CookieJar: Sendable {
    private var values: [Substring: Substring] = [:]

    /// The value of the header field `Cookie`; `nil` without cookies.
    var header: String? {
        values.isEmpty ? nil : values.map { "\($0.key)=\($0.value)" }.sorted().joined(separator: "; ")
    }

    /// Takes the value of a header field `Set-Cookie`.
    mutating func set(_ header: String) {
        let parts = header.split(separator: ";")
        guard let pair = parts.first?.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false),
            pair.count == 2
        else { return }
        values[pair[0]] = parts.contains(" Max-Age=0") ? nil : pair[1]
    }
}

enum LoadFailure: Error {
    case status(UInt)
    case tooManyRedirects
    case incomplete
}

extension PageAddress {
    /// Loads the page, and follows redirects within the site.
    func load(cookies: CookieJar) async throws -> LoadedPage {
        var (address, cookies) = (self, cookies)
        for _ in 0..<5 {
            switch try await address.request(&cookies) {
            case .html(let html): return LoadedPage(html: html, cookies: cookies, path: address.path)
            case .redirect(let path): address = PageAddress(host: host, port: port, path: path)
            }
        }
        throw LoadFailure.tooManyRedirects
    }

    private enum Answer {
        case html(String)
        case redirect(to: String)
    }

    private func request(_ jar: inout CookieJar) async throws -> Answer {
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
        let cookie = jar.header
        let (answer, set) = try await channel.executeThenClose { inbound, outbound in
            var headers: HTTPHeaders = ["Host": authority, "Accept-Language": "en", "Connection": "close"]
            if let cookie { headers.add(name: "Cookie", value: cookie) }
            try await outbound.write(
                .head(HTTPRequestHead(version: .http1_1, method: .GET, uri: path, headers: headers)))
            try await outbound.write(.end(nil))
            var (body, set, location) = (ByteBuffer(), [String](), String?.none)
            for try await part in inbound {
                switch part {
                case .head(let head):
                    location = head.status == .seeOther ? head.headers.first(name: "Location") : nil
                    guard head.status == .ok || location?.hasPrefix("/") == true else {
                        throw LoadFailure.status(head.status.code)
                    }
                    set = head.headers["Set-Cookie"]
                case .body(let bytes): body.writeImmutableBuffer(bytes)
                case .end: return (location.map(Answer.redirect) ?? Answer.html(String(buffer: body)), set)
                }
            }
            throw LoadFailure.incomplete
        }
        for header in set { jar.set(header) }
        return answer
    }
}
#endif
