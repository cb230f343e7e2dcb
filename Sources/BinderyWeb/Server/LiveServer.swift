#if Web
internal import CBinderyShims
internal import Foundation
internal import HTTPTypes
internal import Hummingbird
internal import HummingbirdCore
public import Logging
internal import NIOCore
internal import ServiceLifecycle
internal import UnixSignals

/// Serves live pages: complete HTML first, then patches over a WebSocket, with the view models on the server.
///
/// ```swift
/// let server = LiveServer(
///     options: .init(port: 8080),
///     prepare: { request in await Settings.load(for: request.browser) },
///     page: { request, settings in
///         LivePage(language: .constant("en"), texts: .english, content: Home(HomeModel(settings)))
///     })
/// try await server.run()
/// ```
public struct LiveServer: Sendable {
    /// Where and how it serves.
    public struct Options: Sendable {
        /// The address on which it listens.
        public var host: String
        /// 0 for any free port.
        public var port: Int
        /// How long a page without a connection is kept, for the browser to come back.
        public var gracePeriod: Duration
        /// How much one browser, and all together, may ask for.
        public var limits = LiveLimits()
        /// Keeps what view models have marked by `saved(_:)` while the server restarts, and of pages whose session is over; nil to keep nothing.
        public var store: (any SessionStore)?
        /// How long a session stays in the store that nobody comes back to.
        public var storedFor: Duration = .seconds(7 * 86_400)
        /// From whose pages connections are taken besides the site's own, for instance `https://example.com`: where a proxy does not pass the
        /// header `Host` on.
        public var allowedOrigins: [String] = []
        /// The IP addresses of proxies, or their networks such as `10.0.0.0/8`, that are believed when they say, by `X-Forwarded-For` and
        /// `X-Forwarded-Proto`, for whom they ask and how they were asked. What is neither is reported to `logger`, and nobody is believed for it.
        public var trustedProxies: Set<String> = ["127.0.0.1", "::1"]
        /// How long the end may take on SIGTERM: in that time all sessions are stored, and requests answered that are under way.
        public var drainTimeout: Duration = .seconds(5)
        /// Where the server says what happens: nothing in it is secret. At `info` how it starts and ends, and what its operator should know; at `debug` each
        /// session.
        public var logger = Logger(label: "bindery.web")
        /// Where the server's figures can be read, in Prometheus' text format; nil for nowhere, and then nothing is counted.
        public var figures: FiguresEndpoint?
        /// Whether a page is loaded anew, with its state, whenever the server was restarted.
        public var isDevelopment = false
        /// How long a round trip between a page and its session takes at least, to try an application as it is far from
        /// its server. Each event and each frame is delayed by half of it, and their order is kept. For development
        /// only; nil, the default, delays nothing and costs nothing.
        public var latency: Duration?
        /// How browsers reach the site, and what its pages forbid themselves.
        public var security = LiveSecurity()

        public init(host: String = "127.0.0.1", port: Int = 8080, gracePeriod: Duration = .seconds(120)) {
            self.host = host
            self.port = port
            self.gracePeriod = gracePeriod
        }
    }

    /// A file that the application serves beside its pages.
    public struct Asset: Sendable {
        public let bytes: [UInt8]
        /// The media type.
        public let type: String

        public init(bytes: [UInt8], type: String) {
            self.bytes = bytes
            self.type = type
        }
    }

    private let options: Options
    let site: LiveSite

    /// - Parameters:
    ///   - exists: whether `page` is asked at all for a path; if not, the answer is a plain page that says so in English, with status 404. A program with
    ///     routes has a page of its own for that, and says so by `LivePage.isFound`.
    ///   - asset: what the application serves at a path beside its pages, images for instance; `nil` if nothing. Its task is cancelled when the
    ///     browser no longer waits for it: a picture that has left the page is not fetched to the end.
    ///   - prepare: fetches what a page needs before its first HTML; runs outside the session.
    ///   - page: makes the view models and views of a session; runs on the session's actor.
    public init<Prepared: Sendable>(
        options: Options = Options(), exists: @escaping @Sendable (_ path: String) -> Bool = { _ in true },
        asset: @escaping @Sendable (_ path: String) async -> Asset? = { _ in nil },
        prepare: @escaping @Sendable (LiveRequest) async -> Prepared,
        page: @escaping @Sendable (LiveRequest, Prepared) -> LivePage
    ) {
        self.options = options
        site = LiveSite(
            options: options, exists: exists, asset: asset,
            opening: LiveSite.Opening(
                new: { request, session, socket in
                    let prepared = await prepare(request)
                    return await session.open(socket: socket, messageSize: options.limits.messageSize) {
                        page(request, prepared)
                    }
                },
                saved: { request, session, saved in
                    let prepared = await prepare(request)
                    await session.open(restoring: saved) { page(request, prepared) }
                }))
    }

    var figuresPath: String? { options.figures?.path }

    /// Serves until the task is cancelled or the process gets SIGINT or SIGTERM.
    ///
    /// - Parameter ready: called with the port once the server listens.
    public func run(ready: @escaping @Sendable (_ port: Int) async -> Void = { _ in }) async throws(LiveServerFailure) {
        let (site, report, options) = (site, site.report, options)
        // At `error` the server reports the connections that SIGINT ends.
        var logger = report.logger
        logger.logLevel = .critical
        let application = Application(
            responder: CallbackResponder<LiveRequestContext> { request, context in
                await site.respond(to: request, from: context.channel.remoteAddress?.ip, over: context.channel)
            },
            server: .live(self),
            configuration: .init(address: .hostname(options.host, port: options.port), serverName: nil),
            onServerRunning: { channel in
                try? await channel.pipeline.addHandler(AcceptFaults(report), position: .first).get()
                let port = channel.localAddress?.port ?? 0
                report.started(site, at: ["host": "\(options.host)", "port": "\(port)"])
                await ready(port)
            },
            logger: logger)
        do {
            try await withThrowingDiscardingTaskGroup { tasks in
                let group = ServiceGroup(
                    configuration: .init(services: [application], gracefulShutdownSignals: [], logger: logger))
                let signals = await UnixSignalsSequence(trapping: .sigint, .sigterm)
                tasks.addTask { try await group.run() }
                tasks.addTask { await tidyStore() }
                tasks.addTask { await trimMemory() }
                tasks.addTask {
                    for await _ in signals { break }
                    // Where the server did not start there is nothing to drain.
                    if Task.isCancelled { return }
                    report.logger.info("going away: sessions are stored, pages sent on")
                    await drain()
                    report.logger.info("gone away")
                    throw CancellationError()
                }
            }
        } catch let error as IOError where error.errnoCode == EADDRINUSE {
            throw .portTaken(host: options.host, port: options.port)
        } catch let error as IOError {
            throw .notListening(
                host: options.host, port: options.port, reason: String(cString: strerror(error.errnoCode)))
        } catch let error as SocketAddressError.UnknownHost {
            throw .notListening(host: error.host, port: error.port, reason: "there is no such address")
        } catch is CancellationError {
            return
        } catch {
            throw .other("\(error)")
        }
    }

    /// Sessions are stored and pages sent on to who comes next, for as long as that may take.
    ///
    /// The task that does it belongs to no group: a group would wait for a page that computes.
    func drain() async {
        let (site, timeout) = (site, options.drainTimeout)
        let (ends, end) = AsyncStream.makeStream(of: Never.self)
        Task {
            await site.sessions.drain()
            end.finish()
        }
        let clock = Task {
            try? await Task.sleep(for: timeout)
            end.finish()
        }
        for await _ in ends {}
        clock.cancel()
    }

    /// Forgets each hour what nobody came back to: not at the start, where a clock that is not set yet would empty the
    /// store before the pages are back.
    private func tidyStore() async {
        guard let store = options.store else { return }
        while (try? await Task.sleep(for: .seconds(3600))) != nil {
            try? await store.removeSessions(unusedFor: options.storedFor)
        }
    }

    /// Hands memory back to the system after many sessions have ended: the allocator would keep it.
    private func trimMemory() async {
        var trimmed = 0
        while (try? await Task.sleep(for: .seconds(60))) != nil {
            let ended = site.sessions.ended
            if ended - trimmed < 256 { continue }
            trimmed = ended
            bindery_trim_memory()
        }
    }
}

/// Why a server did not start, or ended.
public enum LiveServerFailure: Error, CustomStringConvertible {
    case portTaken(host: String, port: Int)
    case notListening(host: String, port: Int, reason: String)
    case other(String)

    public var description: String {
        switch self {
        case .portTaken(let host, let port):
            """
            Port \(port) on \(host) is taken by another program. Choose another port, for instance \
            \(port < 65535 ? port + 1 : port - 1), or end the program that holds it.
            """
        case .notListening(let host, let port, let reason):
            """
            The web server cannot listen on \(host), port \(port): \(reason). Choose an address of this machine, for \
            instance 127.0.0.1, and a port that you may open.
            """
        case .other(let reason): "The web server ended: \(reason)."
        }
    }
}
#endif
