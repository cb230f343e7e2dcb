import NIOCore

/// Browsers that request a page and leave. Everything runs on one event loop.
struct Visitors {
    struct Visit {
        /// Nanoseconds from before the connection to the last byte.
        let time: Int
        /// Bytes of HTML, compressed if the server does so.
        let size: Int
    }

    private let path: String
    private let host: String
    private let server: SocketAddress
    private let loop: any EventLoop

    init(of path: String, port: Int, on loop: any EventLoop) throws {
        self.path = path
        self.loop = loop
        host = "127.0.0.1:\(port)"
        server = try SocketAddress(ipAddress: "127.0.0.1", port: port)
    }

    func load(_ count: Int, atATime lanes: Int) async throws -> [Visit] {
        let (visitors, loop) = (self, loop)
        return try await loop.flatSubmit {
            let lanes = (0..<lanes).map { visitors.loadEvery(lanes, from: $0, to: count) }
            return EventLoopFuture.whenAllSucceed(lanes, on: loop).map { $0.flatMap(\.self) }
        }.get()
    }

    private func loadEvery(_ step: Int, from index: Int, to end: Int) -> EventLoopFuture<[Visit]> {
        guard index < end else { return loop.makeSucceededFuture([]) }
        return load(index).flatMap { visit in
            loadEvery(step, from: index + step, to: end).map { [visit] + $0 }
        }
    }

    private func load(_ index: Int) -> EventLoopFuture<Visit> {
        let (path, host) = (path, host)
        let response = loop.makePromise(of: PageRequest.Response.self)
        let began = NIODeadline.now()
        Loopback.connect(index, to: server, on: loop) {
            PageRequest(path: path, host: host, acceptsGzip: true, response: response)
        }
        .cascadeFailure(to: response)
        return response.futureResult.map { response in
            Visit(time: Int((NIODeadline.now() - began).nanoseconds), size: response.body.readableBytes)
        }
    }
}
