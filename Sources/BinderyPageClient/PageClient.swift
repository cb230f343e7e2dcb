#if Web
internal import BinderyWire
internal import NIOCore
internal import NIOWebSocket

/// A page without a browser: loads it, keeps it connected, and does what the page's script does.
///
/// ```swift
/// let client = PageClient(PageAddress(host: "127.0.0.1", port: 8080, path: "/phone-login"))
/// async let connection: Void = client.run()
/// await client.act { page in page.content.root.first(called: "phone").map { page.enter("1387", into: $0) } }
/// ```
public actor PageClient {
    /// The delays before new connections, and how long to wait for the server.
    public struct Pace: Sendable {
        public var firstRetry: Duration
        public var longestRetry: Duration
        public var heartbeat: Duration
        public var patience: Duration

        /// The delays of the browser's script.
        public static let browser = Pace(
            firstRetry: .milliseconds(250), longestRetry: .seconds(5), heartbeat: .seconds(25), patience: .seconds(10))

        public init(firstRetry: Duration, longestRetry: Duration, heartbeat: Duration, patience: Duration) {
            self.firstRetry = firstRetry
            self.longestRetry = longestRetry
            self.heartbeat = heartbeat
            self.patience = patience
        }
    }

    public struct History: Sendable {
        public var connections = 0
        public var pagesLoaded = 0
        public var frames = 0
        /// From the end of each connection to the first frame of the next one.
        public var interruptions: [Duration] = []
    }

    public private(set) var history = History()
    private let address: PageAddress
    private let pace: Pace
    private var cookies = CookieJar()
    /// Where the page is; the server may lead it elsewhere.
    private var path: String
    private var page: BrowserPage?
    private var outgoing: AsyncStream<String>.Continuation?
    private var tries = 0
    private var lastFrame = ContinuousClock.now
    /// When the last connection has ended, until a frame arrives.
    private var interrupted: ContinuousClock.Instant?
    private var awaitsAnswer = false
    private var former: BrowserPage.TypedTexts?

    private let report: @Sendable (String) -> Void

    /// - Parameter report: receives the reason of each end of a connection, and the server's first fault.
    public init(
        _ address: PageAddress, pace: Pace = .browser, report: @escaping @Sendable (String) -> Void = { _ in }
    ) {
        self.address = address
        path = address.path
        self.pace = pace
        self.report = report
    }

    /// Runs `body` as the user of the page, and sends the resulting events. Returns nil while no page is loaded.
    @discardableResult
    public func act<Result: Sendable>(_ body: (BrowserPage) -> Result) -> Result? {
        guard let page else { return nil }
        let result = body(page)
        send()
        return result
    }

    /// Waits until the page fulfils a condition. Asks every few milliseconds, except while no page is loaded. Throws
    /// when its task is cancelled.
    public func wait(until condition: @Sendable (BrowserPage) -> Bool) async throws {
        while act(condition) != true { try await Task.sleep(for: .milliseconds(5)) }
    }

    /// Connects again for the whole state, and returns what the page showed and what it should have shown. Waits until
    /// there is a page and the server has answered; the caller sets a deadline.
    ///
    /// Asks again if the session was made from the store, for instance since its page has rested: it has no text that
    /// no model saves until the page has sent it.
    public func compare() async throws -> (shown: String, actual: String) {
        while true {
            page?.compare()
            outgoing?.finish()
            tries = 0
            while page?.isComparing != false { try await Task.sleep(for: .milliseconds(20)) }
            if let comparison = page?.comparison { return comparison }
            try await wait { $0.acknowledged >= $0.sequence }
        }
    }

    /// Keeps the page loaded and connected until the task is cancelled. Tries again, with growing delays, whatever the
    /// reason of a failure: also where the address has no page.
    public func run() async {
        while !Task.isCancelled {
            do {
                if page == nil { try await load() }
                try await connect()
                report("the connection ended")
            } catch {
                report("\(error)")
            }
            page?.lost()
            switch page?.demand {
            case .reload: leave()
            case .load(let path): leave(for: path)
            case .reconnect, nil: break
            }
            await pause()
        }
    }

    private func pause() async {
        let delay = min(pace.firstRetry * (1 << min(tries, 10)), pace.longestRetry)
        tries += 1
        try? await Task.sleep(for: delay * Double.random(in: 0.75...1))
    }

    // MARK: The page

    private func load() async throws {
        let loaded = try await PageAddress(host: address.host, port: address.port, path: former?.path ?? path)
            .load(cookies: cookies)
        cookies = loaded.cookies
        path = loaded.path
        let page = try BrowserPage(document: loaded.html, path: path)
        history.pagesLoaded += 1
        self.page = page
        if let former {
            page.restore(former)
            page.goBack(to: former.trail)
        }
    }

    /// Leaves a page that the server does not know, and keeps the typed text for its successor.
    private func leave() {
        guard let page else { return }
        report("the server does not know the page")
        former = page.typedTexts
        self.page = nil
    }

    /// Leaves a page for another address, with nothing of it.
    private func leave(for path: String) {
        report("the server leads the page elsewhere")
        (page, former) = (nil, nil)
        if !path.isEmpty { self.path = path }
        tries = 0
    }

    // MARK: The connection

    private func connect() async throws {
        guard let page else { return }
        page.connecting()
        let seen = page.seen > 0 ? "&seen=\(page.seen)" : ""
        let resume = former.map { "&resume=\($0.token)" } ?? ""
        let socket = try await address.openSocket(
            page.socket + seen + resume, cookie: cookies.header, patience: pace.patience)
        history.connections += 1
        (lastFrame, awaitsAnswer) = (.now, true)
        let (messages, outgoing) = AsyncStream<String>.makeStream()
        self.outgoing = outgoing
        defer {
            self.outgoing = nil
            if interrupted == nil { interrupted = .now }
        }
        outgoing.yield(PageEvent.heartbeat.message)
        try await socket.executeThenClose { inbound, outbound in
            try await withThrowingTaskGroup(of: Void.self) { group in
                group.addTask {
                    for await message in messages { try await outbound.write(.masked(message)) }
                }
                group.addTask {
                    for try await frame in inbound {
                        guard try await self.handle(frame) else { return }
                    }
                }
                group.addTask { try await self.beat() }
                // The first task that ends also ends the connection.
                defer { group.cancelAll() }
                try await group.next()
            }
        }
    }

    /// - Returns: whether the connection stays open.
    private func handle(_ frame: WebSocketFrame) throws -> Bool {
        switch frame.opcode {
        case .text:
            (lastFrame, awaitsAnswer) = (.now, false)
            history.frames += 1
            if let interrupted { history.interruptions.append(.now - interrupted) }
            interrupted = nil
            guard let page else { return false }
            let faults = page.faults.count
            page.received(String(buffer: frame.data))
            if faults == 0, let fault = page.faults.first {
                report("\(fault); the frames before: \(page.trace.joined(separator: "\n    "))")
            }
            guard page.demand == nil else { return false }
            (tries, former) = (0, nil)
            send()
            return true
        case .connectionClose:
            var reason = frame.unmaskedData
            if reason.readWebSocketErrorCode() == .messageTooLarge { page?.learnMessageSize() }
            return false
        default: return true
        }
    }

    private func send() {
        guard let page, let outgoing else { return }
        for message in page.takeOutgoing() { outgoing.yield(message) }
    }

    /// Sends heartbeats, which the server must answer, so that a silent connection fails soon.
    private func beat() async throws {
        while true {
            let due = lastFrame.advanced(by: awaitsAnswer ? pace.patience : pace.heartbeat)
            try await Task.sleep(until: due)
            let silence = lastFrame.duration(to: .now)
            if awaitsAnswer, silence >= pace.patience { throw SocketFailure.silent }
            if !awaitsAnswer, silence >= pace.heartbeat {
                outgoing?.yield(PageEvent.heartbeat.message)
                (lastFrame, awaitsAnswer) = (.now, true)
            }
        }
    }
}
#endif
