#if Web
internal import Foundation
internal import HTTPTypes
internal import Hummingbird
internal import HummingbirdCore
internal import Logging
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
        /// Who may connect, and what pages forbid themselves.
        public var security: LiveSecurity

        public init(
            host: String = "127.0.0.1", port: Int = 8080, gracePeriod: Duration = .seconds(120),
            security: LiveSecurity = LiveSecurity()
        ) {
            self.host = host
            self.port = port
            self.gracePeriod = gracePeriod
            self.security = security
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
    private let site: LiveSite

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
            security: options.security, gracePeriod: options.gracePeriod, exists: exists, asset: asset,
            open: { request, session, socket in
                let prepared = await prepare(request)
                return await session.open(socket: socket) { page(request, prepared) }
            })
    }

    /// Serves until the task is cancelled or the process gets SIGINT or SIGTERM.
    ///
    /// - Parameter ready: called with the port once the server listens.
    public func run(ready: @escaping @Sendable (_ port: Int) async -> Void = { _ in }) async throws(LiveServerFailure) {
        var logger = Logger(label: "bindery.web")
        // At `error` the server reports the connections that SIGINT ends.
        logger.logLevel = .critical
        let site = site
        let application = Application(
            responder: CallbackResponder<LiveRequestContext> { request, context in
                await site.respond(to: request, over: context.channel)
            },
            server: HTTPServerBuilder { responder in LiveChannel(responder: responder, site: site) },
            configuration: .init(address: .hostname(options.host, port: options.port), serverName: nil),
            onServerRunning: { channel in await ready(channel.localAddress?.port ?? 0) },
            logger: logger)
        let group = ServiceGroup(
            configuration: .init(
                services: [application], gracefulShutdownSignals: [], cancellationSignals: [.sigint, .sigterm],
                logger: logger))
        do {
            try await group.run()
        } catch let error as IOError where error.errnoCode == EADDRINUSE {
            throw .portTaken(host: options.host, port: options.port)
        } catch let error as IOError {
            throw .notListening(
                host: options.host, port: options.port, reason: String(cString: strerror(error.errnoCode)))
        } catch is CancellationError {
            return
        } catch {
            throw .other("\(error)")
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
