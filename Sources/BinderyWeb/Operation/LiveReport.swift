#if Web
internal import Dispatch
internal import Logging
internal import BinderySynchronization

/// Reports to the server's operator: counts what happens, and logs what matters. The log contains nothing by which a
/// user could be identified or impersonated: no token, no cookie, no typed text, no query. Sessions have numbers. What
/// strangers can cause at will is logged every ten seconds at most.
final class LiveReport: Sendable {
    let metrics: LiveMetrics?
    /// Whether anything shows how long the answer to an event takes: the metrics, or the inspector.
    let measuresLatency: Bool
    let logger: Logger
    // Guards when each kind was last logged. Refusals come from all event loops.
    private let throttles = Mutex<[String: LogThrottle]>([:])

    private let handling: (@Sendable (String, String, () -> Void) -> Void)?

    /// `handling` runs the handling of each event of a page.
    init(
        _ logger: Logger, metrics: LiveMetrics?, isInspected: Bool = false,
        handling: (@Sendable (_ event: String, _ path: String, _ body: () -> Void) -> Void)? = nil
    ) {
        self.logger = logger
        self.metrics = metrics
        self.handling = handling
        measuresLatency = metrics != nil || isInspected
    }

    convenience init(_ options: LiveServer.Options) {
        let isInspected = options.inspector != nil || options.isDevelopment
        #if Telemetry
        let telemetry = options.telemetry
        self.init(
            options.logger,
            metrics: options.metrics == nil && telemetry == nil ? nil : LiveMetrics(sentTo: telemetry?.sink),
            isInspected: isInspected, handling: telemetry?.trace)
        #else
        self.init(options.logger, metrics: options.metrics.map { _ in LiveMetrics() }, isInspected: isInspected)
        #endif
    }

    /// - Parameters:
    ///   - token: the page, where several processes may act for it.
    ///   - path: the path at which it is opened or restored.
    func sessionReport(of token: String?, at path: String) -> SessionReport {
        SessionReport(
            metrics: metrics,
            failedToSave: { [self] failure in
                logThrottled(.error, "a session could not be stored", "store", ["reason": "\(failure)"])
            }, path: path, handling: handling, handled: logger.logLevel == .trace ? token.map(logHandled) : nil)
    }

    /// Logs who acts for a page and when, which shows whether two processes ever do at the same time. The name of the
    /// page is a hash, by which it cannot be opened. `at` is the system's monotonic clock, in nanoseconds.
    private func logHandled(of token: String) -> @Sendable (Int, Int) -> Void {
        let page = ContentHash(of: [token.utf8])
        return { [logger] event, epoch in
            logger.trace(
                "event handled",
                metadata: [
                    "page": "\(page)", "epoch": "\(epoch)", "event": "\(event)",
                    "at": "\(DispatchTime.now().uptimeNanoseconds)",
                ])
        }
    }

    // MARK: Sessions

    func opened(_ number: Int, at path: String) {
        metrics?.sessionsOpened.add()
        logger.debug("session opened", metadata: ["session": "\(number)", "path": "\(shortened(path))"])
    }

    func restored(_ number: Int, at path: String) {
        metrics?.sessionsRestored.add()
        logger.debug(
            "session restored from the store",
            metadata: ["session": "\(number)", "path": "\(shortened(path))"])
    }

    func closed(_ number: Int) {
        metrics?.sessionsClosed.add()
        logger.debug("session closed", metadata: ["session": "\(number)"])
    }

    func folded(_ number: Int) {
        metrics?.sessionsFolded.add()
        metrics?.sessionsClosed.add()
        logger.debug("session folded", metadata: ["session": "\(number)"])
    }

    func connected(_ number: Int, attempt: Int) {
        metrics?.connectionsOpened.add()
        if attempt > 1 { metrics?.sessionsResumed.add() }
        logger.debug(
            attempt > 1 ? "session resumed" : "session connected",
            metadata: ["session": "\(number)", "connection": "\(attempt)"])
    }

    func disconnected(_ number: Int) {
        metrics?.connectionsClosed.add()
        logger.debug("session disconnected", metadata: ["session": "\(number)"])
    }

    /// Clients choose the path; the log contains its first 200 characters.
    private func shortened(_ path: String) -> Substring { path.prefix(200) }

    // MARK: What goes wrong

    func restoringFailed(_ failure: SessionStoreFailure) {
        logThrottled(.error, "a session could not be read from the store", "store read", ["reason": "\(failure)"])
    }

    func signInNotStored(_ failure: SessionStoreFailure) {
        logThrottled(
            .error, "a sign-in could not be stored or read; until that works, users are signed out by a restart",
            "sign-in store", ["reason": "\(failure)"])
    }

    func refused(_ reason: LiveMetrics.Refusal, from address: IPAddress? = nil, remedy: String? = nil) {
        metrics?.refused(reason)
        let level: Logger.Level =
            switch reason {
            case .full: .warning
            case .tooManyFromOneAddress, .host, .origin, .metrics, .inspector, .messageSize, .frame: .notice
            case .draining, .unknownPage, .malformed: .debug
            case .files: .error
            }
        var metadata: Logger.Metadata = ["reason": "\(reason.rawValue)"]
        if let address { metadata["address"] = "\(address)" }
        if let remedy { metadata["remedy"] = "\(remedy)" }
        logThrottled(level, "refused", reason.rawValue, metadata)
    }

    func readSlowly(_ number: Int) {
        metrics?.slowReaders.add()
        logThrottled(.info, "a page reads more slowly than the server writes", "slow reader", ["session": "\(number)"])
    }

    func paused(_ number: Int) {
        metrics?.pauses.add()
        logThrottled(
            .notice, "a page sends more events than allowed; they are delayed", "pause", ["session": "\(number)"])
    }

    /// Called for an entry of `trustedProxies`.
    func ignoredProxyEntry(_ text: String) {
        logger.error(
            "an entry of trustedProxies is neither an IP address nor a network; it is ignored",
            metadata: ["entry": "\(text)", "remedy": "write it like 10.0.0.2 or 10.0.0.0/8"])
    }

    func missingClientAddress() {
        logger.error(
            "security.transport is .forwarded, but the router's context does not provide the client's address: pages over HTTPS do not connect",
            metadata: [
                "remedy": "conform the context to RemoteAddressRequestContext, or set security.transport to .https"
            ])
    }

    func acceptFailed(_ reason: String) {
        metrics?.refused(.files)
        logThrottled(
            .error, "a connection could not be accepted; the server keeps listening", "accept",
            ["reason": "\(reason)", "remedy": "raise the limit of open files, or lower limits.sessions"])
    }

    private func logThrottled(
        _ level: Logger.Level, _ message: Logger.Message, _ kind: String, _ metadata: Logger.Metadata
    ) {
        guard logger.logLevel <= level else { return }
        let times = throttles.withLock { $0[kind, default: LogThrottle()].happened(at: .now) }
        guard let times else { return }
        logger.log(
            level: level, message, metadata: times == 1 ? metadata : metadata.merging(["times": "\(times)"]) { $1 })
    }
}
#endif
