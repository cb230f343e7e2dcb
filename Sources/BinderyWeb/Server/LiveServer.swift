#if Web
internal import BinderyGraph
public import BinderyView
internal import CBinderySystem
internal import Foundation
internal import HTTPTypes
internal import Hummingbird
internal import HummingbirdCore
public import Logging
internal import NIOCore
internal import ServiceLifecycle
internal import UnixSignals

/// A server of live pages: complete HTML first, then patches over a WebSocket, with the view models on the server.
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
    /// The address, the limits and the behaviour of a server.
    public struct Options: Sendable {
        /// The address on which it listens.
        public var host: String
        /// 0 for any free port.
        public var port: Int
        /// How long a session without a connection is kept, for the browser to come back.
        public var gracePeriod: Duration
        /// What one browser, and all of them together, may ask for.
        public var limits = LiveLimits()
        /// Keeps what view models mark by `saved(_:)` across restarts and after the end of sessions; nil keeps nothing.
        /// Initially nil; in a program that `swift package dev` runs, a file in the build folder.
        public var store: (any SessionStore)? = DevelopmentStore.ofProcess
        /// How long an unused session stays in the store; at least as long as ``LiveSignIn`` keeps users signed in.
        public var storedFor: Duration = .seconds(7 * 86_400)
        /// How long a connected page rests until its session is folded: stored and released, while the page stays
        /// connected. The next event of the page restores it, and so does a change of an object that its models
        /// observe: a `Broadcast`, a `SharedProperty` or a `Presence`. If nil, or without a ``store``, none is folded.
        ///
        /// A session is not folded while a timer of its models runs, asynchronous work is under way, its page shows or
        /// receives a file, or a list is scrolled beyond its first page. What its models have not marked as saved is
        /// lost, as by a restart. What reaches a model by other means, such as its own `Task`, does not restore it.
        public var foldedAfter: Duration?
        /// For tests: each rest takes from 10 ms to ``foldedAfter``, drawn at random with this seed. If nil, each takes
        /// that time.
        public var foldingSeed: UInt64?
        /// Origins with pages that may connect, in addition to the site's own, for example `https://example.com`:
        /// needed where a proxy does not forward the header `Host`.
        public var allowedOrigins: [String] = []
        /// Proxies with trusted `X-Forwarded-For` and `X-Forwarded-Proto`: IP addresses, or networks such as
        /// `10.0.0.0/8`. Any other entry is reported to `logger` and ignored.
        public var trustedProxies: Set<String> = ["127.0.0.1", "::1"]
        /// How long the shutdown may take on SIGTERM: all sessions are stored, and pending requests answered.
        public var drainTimeout: Duration = .seconds(5)
        /// Where the server logs, without secrets. `info`: start, end, advice for its operator; `debug`: sessions.
        public var logger = Logger(label: "bindery.web")
        /// Where the metrics can be read, in Prometheus' text format; nil for nowhere, and then nothing is counted.
        public var metrics: MetricsEndpoint?
        #if Telemetry
        /// Where metrics and traces are sent; nil for nowhere. Needs the trait `Telemetry`.
        public var telemetry: Telemetry?
        #endif
        /// The programs that may open the inspector at `/bindery/inspector`, which shows what the models of all pages
        /// contain. If nil, those of this machine while ``isDevelopment`` is set, otherwise none. See
        /// ``/BinderyInspector``.
        public var inspector: OperatorAccess?
        /// Whether pages are loaded again, with their state, whenever the server was restarted. Developer tools then
        /// show the modules of the page's script, by its source map. A page tells why an element is as it is: press Alt
        /// and click on it. For that, each session has a ``/BinderyGraph/TraceLog``. Never set it where users are
        /// served: a page shows what its models contain. Initially whether `swift package dev` runs it.
        public var isDevelopment = DevelopmentStore.ofProcess != nil
        /// The shortest round trip between a page and its session, to try an application as if its server were distant.
        /// Half of it delays each event and each frame, in order. For development only; nil costs nothing.
        public var latency: Duration?
        /// The scripts of the application that elements run.
        public var scripts: [PageScript] = []
        /// Style sheets of the application, as the bytes of CSS files. Each page has them after those of the toolkit.
        public var styles: [[UInt8]] = []
        /// Keeps users signed in; nil for a server without sign-ins.
        public var signIn: LiveSignIn?
        /// The process that this one is of several that serve the site; nil for a site of one process. Its address is
        /// that of the site, instead of ``host`` and ``port``.
        public var worker: LiveWorker?
        /// Reaches the processes of other machines that serve the same site: a `RedisStore`. ``store`` is then one for
        /// all of them. Nil for a site on one machine.
        public var bus: (any ProcessBus)?
        /// Where the processes of other machines reach this one, such as `10.0.0.5:8080`; nil for ``host`` and
        /// ``port``. They pass on the connections of its pages, and requests for what only it has, such as files. Add
        /// their addresses to ``trustedProxies``.
        public var advertised: String?
        /// How browsers reach the site, and what its pages may not do.
        public var security = LiveSecurity()

        public init(host: String = "127.0.0.1", port: Int = 8080, gracePeriod: Duration = .seconds(120)) {
            self.host = host
            self.port = port
            self.gracePeriod = gracePeriod
        }
    }

    /// A file that the application serves in addition to its pages.
    public struct Asset: Sendable {
        /// Empty for a file that is read when it is sent.
        public let bytes: [UInt8]
        /// The media type.
        public let type: String
        /// The `Content-Security-Policy` of the response; nil for that of the site's pages. A document with scripts of
        /// its own, such as a manual that another tool has made, needs one. Its scripts act as the site's.
        public var contentSecurityPolicy: String?
        let file: ServedFile?

        public init(bytes: [UInt8], type: String, contentSecurityPolicy: String? = nil) {
            self.bytes = bytes
            self.type = type
            self.contentSecurityPolicy = contentSecurityPolicy
            file = nil
        }

        /// A file that is read when it is sent, with ranges: a browser plays a film from any position.
        public init(_ file: ServedFile) {
            bytes = []
            type = file.type
            self.file = file
        }
    }

    let options: Options
    let site: LiveSite

    /// - Parameters:
    ///   - exists: whether there may be a page at a path. If not, the response is a plain page in English with status
    ///     404. A program with routes has a page of its own for that, which it marks by `LivePage.isFound`.
    ///   - asset: returns what the application serves at a path in addition to its pages, for example an image; `nil`
    ///     for nothing. Its task is cancelled when the browser no longer waits for it: an image that has left the page.
    ///   - enter: decides what happens before a page opens: it may set cookies, redirect, or sign a user in. Asked for
    ///     new pages only: a page that is restored from the store has entered already.
    ///   - prepare: fetches what a page needs before its first HTML; runs outside the session.
    ///   - page: makes the view models and views of a session; runs on the session's actor.
    public init<Prepared: Sendable>(
        options: Options = Options(), exists: @escaping @Sendable (_ path: String) -> Bool = { _ in true },
        asset: @escaping @Sendable (_ path: String) async -> Asset? = { _ in nil },
        enter: (@Sendable (LiveRequest, inout LiveResponse) async -> Void)? = nil,
        prepare: @escaping @Sendable (LiveRequest) async -> Prepared,
        page: @escaping @Sendable (LiveRequest, Prepared) -> LivePage
    ) {
        self.options = options
        let files = PageFiles(scripts: options.scripts, styles: options.styles)
        site = LiveSite(
            options: options, pageFiles: files, exists: exists, asset: asset, enter: enter,
            opening: LiveSite.Opening(
                new: { request, session, socket, nonce in
                    let prepared = await prepare(request)
                    return await session.open(
                        socket: socket, messageSize: options.limits.messageSize, files: files, nonce: nonce,
                        user: request.user
                    ) {
                        page(request, prepared)
                    }
                },
                saved: { request, session, saved in
                    let prepared = await prepare(request)
                    await session.open(restoring: saved) { page(request, prepared) }
                }))
    }

    var metricsPath: String? { options.metrics?.path }

    /// Serves until the task is cancelled or the process receives SIGINT or SIGTERM. Calls `ready` with the port once
    /// the server listens.
    ///
    /// From then on a trap of the process ends all its sockets at once, before a backtrace is written: browsers need
    /// not wait for it, and a proxy asks another server.
    ///
    /// - Throws: A ``LiveServerFailure``, if the server cannot listen, if it needs another store, or if it ends by an
    ///   error. A cancelled task and the two signals end it without one.
    public func run(ready: @escaping @Sendable (_ port: Int) async -> Void = { _ in }) async throws(LiveServerFailure) {
        let (site, report, options) = (site, site.report, options)
        // Hummingbird logs the connections that SIGINT ends, at `error`.
        var logger = report.logger
        logger.logLevel = .critical
        let started: @Sendable (Int) async -> Void = { port in
            site.listens(at: port)
            report.started(site, at: ["host": "\(options.host)", "port": "\(port)"])
            await ready(port)
        }
        if options.worker == nil { bindery_report_crashes(-1, -1) }
        let listening = try listening(logger, started)
        do {
            try await withThrowingDiscardingTaskGroup { tasks in
                let group = ServiceGroup(
                    configuration: .init(services: listening.services, gracefulShutdownSignals: [], logger: logger))
                let signals = await UnixSignalsSequence(trapping: .sigint, .sigterm)
                tasks.addTask { try await group.run() }
                tasks.addTask { await tidyStore() }
                tasks.addTask { await trimMemory() }
                tasks.addTask {
                    for await _ in signals { break }
                    // A server that did not start has nothing to drain.
                    if Task.isCancelled { return }
                    report.logger.info("shutting down: storing the sessions, disconnecting the pages")
                    listening.stop()
                    await drain(then: listening.end)
                    report.logger.info("the server has shut down")
                    throw CancellationError()
                }
            }
        } catch let error as IOError where error.errnoCode == EADDRINUSE {
            throw .portTaken(host: options.host, port: options.port)
        } catch let error as IOError {
            throw .notListening(
                host: options.host, port: options.port, reason: String(cString: strerror(error.errnoCode)))
        } catch let error as SocketAddressError.UnknownHost {
            throw .notListening(host: error.host, port: error.port, reason: "the address is unknown")
        } catch is CancellationError {
            return
        } catch {
            throw .other("\(error)")
        }
    }

    /// Stores the sessions and lets their pages connect elsewhere, within the time limit. The task belongs to no group:
    /// a group would wait for a page that computes.
    func drain(then end: @escaping @Sendable () async -> Void = {}) async {
        let (site, timeout) = (site, options.drainTimeout)
        let (ends, over) = AsyncStream.makeStream(of: Never.self)
        Task {
            await site.sessions.drain()
            await end()
            over.finish()
        }
        let clock = Task {
            try? await Task.sleep(for: timeout)
            over.finish()
        }
        for await _ in ends {}
        clock.cancel()
    }

    /// Removes unused sessions each hour; not at the start, when an unset clock could empty the store.
    private func tidyStore() async {
        guard let store = options.store else { return }
        let duration = max(options.storedFor, options.signIn?.lifetime ?? .zero)
        while (try? await Task.sleep(for: .seconds(3600))) != nil {
            try? await store.removeSessions(unusedFor: duration)
        }
    }

    /// Returns memory to the system after many sessions have ended; the allocator would keep it.
    private func trimMemory() async {
        var trimmed = 0
        while (try? await Task.sleep(for: .seconds(60))) != nil {
            let ended = site.sessions.ended
            if ended - trimmed < 256 { continue }
            trimmed = ended
            Engine.trimMemory()
            bindery_trim_memory()
        }
    }
}

/// The reason why a server did not start, or ended.
public enum LiveServerFailure: Error, CustomStringConvertible {
    /// Another program listens at the port.
    case portTaken(host: String, port: Int)
    /// The server cannot listen at the address: it is unknown, or the system refuses it for `reason`.
    case notListening(host: String, port: Int, reason: String)
    /// One of several processes has a store that is not a ``SharedSessionStore``, or none.
    case unsharedStore
    /// Another error, as a text.
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
        case .unsharedStore:
            """
            Several processes need a store that they share: set `options.store` to a SharedSessionStore, for instance an \
            SQLiteSessionStore for workers of one machine or a RedisStore for several machines, or serve with one process.
            """
        case .other(let reason): "The web server ended: \(reason)."
        }
    }
}
#endif
