import ArgumentParser
import Bindery
import BinderyFoundation
import BinderyWeb
import Catalogue
import Foundation
import Logging
import Screens
import ShowcaseModels

/// The program that serves the screens on the web, and starts the catalogue service.
@main
struct ShowcaseCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "showcase", abstract: "Shows every screen of Bindery's showcase in a browser.")

    @Option(help: "The port of the web server.")
    var port = 8080

    @Option(help: "The address on which the web server listens.")
    var bind = "127.0.0.1"

    @Flag(help: "A proxy ends TLS and sends X-Forwarded-Proto to the server.")
    var behindProxy = false

    @Option(help: "The address or network of a proxy that is not on this machine, such as 10.0.0.0/8.")
    var trustedProxy: [String] = []

    @OptionGroup var arguments: CatalogueArguments

    @Option(
        help: "The address of a catalogue that runs elsewhere, such as http://127.0.0.1:9000.")
    var catalogue: String?

    @Option(
        help: "The file that keeps open pages over a restart; by default next to the database.")
    var sessions: String?

    @Flag(help: "Keeps no open page over a restart.")
    var noSessions = false

    @Flag(help: "Runs only the catalogue, on the port, for a showcase with --catalogue.")
    var catalogueOnly = false

    /// For a catalogue that another program starts.
    @Flag(help: .hidden)
    var untilInputEnds = false

    @Option(help: "The number of processes that serve the pages; a trap of one ends no page. 0 for this process alone.")
    var workers = 0

    @Option(
        help: """
            The Redis or Valkey server that processes on any machines share, such as redis://:password@10.0.0.5; by \
            default the variable SHOWCASE_REDIS of the environment, which the list of processes does not show.
            """)
    var redis: String?

    @Option(
        help: "Where the other processes reach this one, such as 10.0.0.7:8080; by default its address and port.")
    var advertise: String?

    @Option(help: "The language of all pages: en or zh. By default each browser's own.")
    var language: String?

    @Flag(help: "Reloads open pages with their state after the program restarts: for `make dev`.")
    var development = false

    @Option(
        help: "The minimum round trip in milliseconds, to see the screens as they are far from the server.")
    var latency: Int?

    @Flag(
        help:
            "Shows metrics of sessions and events at /metrics, in Prometheus' text format, to programs on this machine."
    )
    var metrics = false

    @Flag(help: "Shows the inspector at /bindery/inspector to programs on this machine, as --development does.")
    var inspector = false

    @Option(help: "The folder of the documentation that `make docs` builds, which is then shown at /documentation.")
    var documentation: String?

    @Option(
        help: "The log level of the web server: trace, debug, info, notice, warning, error or critical.")
    var logLevel = "info"

    @Option(
        help:
            "The seconds after which the session of a page that rests is folded, which takes less memory until its next event. 0 for never."
    )
    var foldAfter = 0.0

    /// For chaos.
    @Option(help: .hidden)
    var foldSeed: UInt64?

    @Flag(help: .hidden)
    var testPages = false

    /// For load tests.
    @Option(help: .hidden)
    var mostPages: Int?

    /// For load tests; no user types faster than the default.
    @Option(help: .hidden)
    var eventsPerSecond: Int?

    func validate() throws {
        guard (0...65535).contains(port) else { throw ValidationError("--port must be from 0 to 65535, not \(port).") }
        guard !bind.isEmpty else {
            throw ValidationError("--bind must be an address of this machine, such as 0.0.0.0 for all addresses.")
        }
        guard (0...64).contains(workers) else {
            throw ValidationError("--workers must be from 0 to 64, not \(workers).")
        }
        guard workers == 0 || !noSessions else {
            throw ValidationError("--workers need a file for the sessions, which --no-sessions excludes.")
        }
        guard redis == nil || (sessions == nil && !noSessions && !development) else {
            throw ValidationError("--redis excludes --sessions, --no-sessions and --development.")
        }
        guard workers == 0 || !development else {
            throw ValidationError("--workers and --development exclude each other.")
        }
        guard sessions == nil || !noSessions else {
            throw ValidationError("--sessions and --no-sessions exclude each other.")
        }
        guard bind == "127.0.0.1" || !catalogueOnly else {
            throw ValidationError(
                "--bind is for the web server; --catalogue-only runs none: the catalogue is always on 127.0.0.1.")
        }
        if let catalogue {
            guard let base = URL(string: catalogue), ["http", "https"].contains(base.scheme), base.host() != nil else {
                throw ValidationError("--catalogue must be an address such as http://127.0.0.1:9000, not \(catalogue).")
            }
            guard !catalogueOnly else { throw ValidationError("--catalogue and --catalogue-only exclude each other.") }
            guard arguments.delay == 0, arguments.failureRate == 0 else {
                throw ValidationError(
                    "--delay and --failure-rate are options of the process that runs --catalogue-only.")
            }
        }
        guard foldAfter >= 0 else { throw ValidationError("--fold-after must be 0 or more, not \(foldAfter).") }
        if let latency, latency < 0 { throw ValidationError("--latency must be 0 or more, not \(latency).") }
        guard Logger.Level(rawValue: logLevel) != nil else {
            throw ValidationError(
                "--log-level must be trace, debug, info, notice, warning, error or critical, not \(logLevel).")
        }
        if let language, language != "en", language != "zh" {
            throw ValidationError("--language must be en or zh, not \(language).")
        }
    }

    func run() async throws {
        if catalogueOnly { return try await runCatalogue() }
        let address = bind.contains(":") ? "[\(bind)]" : bind
        let worker = try workers == 0 ? nil : startWorkers(at: address)
        let remote = try await openRedis()
        let open =
            if let catalogue = catalogue ?? CatalogueProcess.address {
                try OpenCatalogue(elsewhere: URL(string: catalogue)!, shared: remote, database: arguments.database)
            } else {
                OpenCatalogue(try await arguments.start(port: 0), shared: remote)
            }
        let client = CatalogueClient(base: open.base, delay: arguments.addedDelay)
        let store = open.store
        let forced = language
        let testPages = testPages
        let sessions: (any Sessions)? = if let remote { remote } else { try await openFile(beside: open) }
        let bus: (any MessageBus)? = remote ?? worker
        let likes = Broadcast<PersonalLike>()
        let repliedTo = Broadcast<Good.ID>()
        if let bus {
            likes.connect(to: bus, as: "likes")
            repliedTo.connect(to: bus, as: "replies")
        }
        let channels = PageChannels(bus: bus)
        let visits = Presence<Visit>()
        if let bus { visits.connect(to: bus, as: "visits") }
        let manual = documentation.map(DocumentationSite.init)
        // Each worker has an inspector of its own, and the link might lead to that of another one.
        let hasInspector = (inspector || development) && workers == 0 && isForThisMachine
        let restart = ProgramRestart()
        let laboratory = makeLaboratory(restart, counter: makeCounter(in: sessions, bus))
        var options = LiveServer.Options(host: bind, port: port)
        options.store = sessions
        options.bus = remote
        options.advertised = advertise
        options.trustedProxies.formUnion(trustedProxy)
        // One style sheet, which a browser loads with one request.
        let styles = [
            PackageResources.sidebar_css, PackageResources.start_css, PackageResources.code_css,
            PackageResources.source_css, PackageResources.laboratory_css, PackageResources.lists_css,
            PackageResources.workshop_css,
        ]
        options.styles = [Array(styles.joined())]
        options.scripts = [
            PageScript("source-marks", module: PackageResources.source_marks_js),
            PageScript("live-figures", module: PackageResources.live_figures_js),
            PageScript("second-window", module: PackageResources.second_window_js),
        ]
        options.isDevelopment = development
        options.worker = worker
        options.latency = latency.map { .milliseconds($0) }
        options.logger.logLevel = Logger.Level(rawValue: logLevel)!
        options.metrics = metrics ? MetricsEndpoint() : nil
        if inspector { options.inspector = .loopback }
        if behindProxy {
            options.security.transport = .forwarded
        } else if isForThisMachine {
            options.security.hosts = LiveSecurity.thisMachine
        }
        options.limits.sessions = mostPages
        if foldAfter > 0 { options.foldedAfter = .seconds(foldAfter) }
        options.foldingSeed = foldSeed
        if let eventsPerSecond {
            options.limits.eventsPerSecond = eventsPerSecond
            options.limits.eventBurst = eventsPerSecond
        }
        let server = LiveServer(
            options: options,
            exists: { !CatalogueClient.isPicture(at: $0) },
            asset: { path in
                if let file = Diagrams.asset(at: path) ?? ScreenPictures.asset(at: path) { return file }
                if let file = manual?.asset(at: path) { return file }
                if path == OfflinePicture.path { return OfflinePicture.asset }
                if testPages, path == "/test/statistics" { return await client.statistics() }
                if testPages, path == "/test/free" {
                    releaseFreeMemory()
                    return LiveServer.Asset(bytes: [], type: "text/plain")
                }
                return await client.picture(at: path)
            },
            prepare: { request in await BrowserMemory(store: store, browser: request.browser).load() },
            page: { request, remembered in
                var remembered = remembered
                if forced != nil { remembered.language = nil }
                let languages = forced.map { [$0] } ?? remembered.languages(before: request.languages)
                let laboratory = laboratory()
                let showcase = Showcase(
                    at: AppRoute(path: request.location, includingTestPages: testPages)
                        ?? .unknown(path: request.location),
                    language: Language(preferring: languages),
                    services: client.services(for: request.browser, laboratory: laboratory),
                    store: BrowserMemory(store: store, browser: request.browser),
                    remembered: remembered,
                    person: request.browser,
                    likes: likes,
                    repliedTo: repliedTo,
                    channel: channels.channel(of: request.browser),
                    laboratory: laboratory,
                    showsLaboratory: request.path == AppRoute.laboratoryPath,
                    visits: laboratory == nil ? nil : visits,
                    isConnected: request.isConnected,
                    hasDocumentation: manual != nil,
                    inspector: hasInspector ? request.inspectorPath : nil,
                    hasTestPages: testPages)
                return LivePage(
                    language: showcase.language, texts: showcase.interfaceTexts, liveTexts: LiveTexts(showcase.texts),
                    isFound: showcase.isFound,
                    metadata: PageMetadata(description: showcase.description, icon: "/pictures/bindery.svg"),
                    line: laboratory?.line, content: showcase.view)
            })
        do {
            try await server.run { port in
                restart.listens(at: port)
                if worker != nil { return }
                print("The showcase is at http://\(address):\(port)/ (Ctrl-C ends it)")
                flushOutput()
            }
        } catch {
            await close(open, sessions)
            throw Stop("\(error)")
        }
        await close(open, sessions)
        try restart.carryOut()
    }
}

extension ShowcaseCommand {
    private static let thisMachine: Set = ["127.0.0.1", "::1", "localhost"]

    /// Whether only users of this machine reach the server.
    private var isForThisMachine: Bool { Self.thisMachine.contains(bind) && !behindProxy }

    /// The laboratory of each page. It is for the user of this machine, since it restarts the server of all.
    private func makeLaboratory(
        _ restart: ProgramRestart, counter: ReplicatedProperty<Int>
    ) -> @Sendable () -> Laboratory? {
        let isOffered = isForThisMachine
        let hasWorkers = workers > 0
        return {
            guard isOffered else { return nil }
            return Laboratory(hasWorkers: hasWorkers, counter: counter) {
                // The supervisor replaces the workers one by one.
                if hasWorkers { kill(getppid(), SIGHUP) } else { restart.request() }
            }
        }
    }

    private func makeCounter(in store: (any Sessions)?, _ bus: (any MessageBus)?) -> ReplicatedProperty<Int> {
        guard let store else { return ReplicatedProperty(0) }
        return ReplicatedProperty(0, as: "counter", in: store, over: bus)
    }

    /// Returns in each worker. The first process starts the catalogue for all of them, and supervises.
    private func startWorkers(at address: String) throws -> LiveWorker {
        if !LiveWorker.isWorker, catalogue == nil { try CatalogueProcess.start(arguments) }
        var logger = Logger(label: "bindery.supervisor")
        logger.logLevel = Logger.Level(rawValue: logLevel)!
        do {
            return try LiveWorker.start(count: workers, host: bind, port: port, logger: logger) { port in
                print("The showcase is at http://\(address):\(port)/, served by \(workers) processes (Ctrl-C ends it)")
                flushOutput()
            }
        } catch {
            throw Stop("\(error)")
        }
    }

    private typealias Sessions = SharedSessionStore & VersionedStore

    private func openRedis() async throws -> RedisStore? {
        let address = redis ?? ProcessInfo.processInfo.environment["SHOWCASE_REDIS"]
        guard let address, !noSessions else { return nil }
        do {
            return try await RedisStore(address)
        } catch {
            throw Stop("\(error)")
        }
    }

    private func openFile(beside open: OpenCatalogue) async throws -> (any Sessions)? {
        if noSessions { return nil }
        do {
            return try SQLiteSessionStore(path: sessions ?? arguments.sessionsBesideDatabase)
        } catch {
            await open.close()
            throw Stop("\(error) Choose another file with --sessions.")
        }
    }

    private func close(_ open: OpenCatalogue, _ sessions: (any Sessions)?) async {
        // `save` has already thrown the errors of failed writes.
        try? await (sessions as? SQLiteSessionStore)?.close()
        (sessions as? RedisStore)?.close()
        await open.close()
    }

    private func runCatalogue() async throws {
        let catalogue = try await arguments.start(port: port, stopsOnSignals: true)
        print("The catalogue is at \(catalogue.baseURL)/ (Ctrl-C ends it)")
        flushOutput()
        if untilInputEnds {
            Thread.detachNewThread {
                while let input = try? FileHandle.standardInput.read(upToCount: 1), !input.isEmpty {}
                kill(getpid(), SIGTERM)
            }
        }
        await catalogue.waitUntilStopped()
    }
}

/// An error that ends the program with a message.
struct Stop: Error, CustomStringConvertible {
    let description: String
    init(_ description: String) { self.description = description }
}
