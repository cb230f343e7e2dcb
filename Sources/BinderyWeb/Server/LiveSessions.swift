#if Web
internal import BinderyWire
internal import Synchronization

/// The open sessions by the token of their page, and those that can be restored from the store.
final class LiveSessions: Sendable {
    /// Mounts the page in a restored session.
    typealias Reopening = @Sendable (LiveRequest, LiveSession, SavedSession) async -> Void

    private struct OpenSession {
        let session: LiveSession
        let browser: String
        /// The address prefix for which the session counts; nil if it is unknown.
        let addressPrefix: UInt64?
        /// In the log.
        let number: Int
    }

    private struct State {
        var open: [String: OpenSession] = [:]
        var perAddressPrefix: [UInt64: Int] = [:]
        /// The sessions that are being restored, so that two connections of one page do not make two.
        var restoring: [String: Task<LiveSession?, Never>] = [:]
        var isDraining = false
        /// The number of sessions so far.
        var count = 0

        /// The reason to refuse a new session. `capacity` limits all sessions, `share` those of one address prefix.
        func refusal(of addressPrefix: UInt64?, within capacity: Int, _ share: Int) -> SessionRefusal? {
            if isDraining { return .draining }
            if open.count >= capacity { return .full }
            guard let addressPrefix, perAddressPrefix[addressPrefix, default: 0] >= share else { return nil }
            return .tooManyFromOneAddress
        }
    }

    let limits: LiveLimits
    let capacity: Int
    let report: LiveReport
    private let store: (any SessionStore)?
    private let collector: SaveCollector?
    private let boot: String?
    /// Of the files that a page was loaded with.
    private let version: String
    private let exists: @Sendable (String) -> Bool
    private let reopen: Reopening
    private let gracePeriods: GracePeriods
    // Guards the dictionaries. Connections come from all event loops; no foreign code runs while the lock is held.
    private let state = Mutex(State())

    /// `boot` identifies the server's run, if each run loads pages again. `exists`: a path may have a page.
    init(
        options: LiveServer.Options, capacity: Int, report: LiveReport, boot: String?,
        version: String, exists: @escaping @Sendable (String) -> Bool,
        reopen: @escaping Reopening
    ) {
        limits = options.limits
        self.capacity = capacity
        store = options.store
        collector = store.map { SaveCollector(into: $0) }
        gracePeriods = GracePeriods(of: options.gracePeriod)
        self.report = report
        self.version = version
        self.boot = boot
        self.exists = exists
        self.reopen = reopen
    }

    func makeSession(_ token: String, _ request: LiveRequest, _ saved: SavedSession? = nil) -> LiveSession {
        LiveSession(
            outbox: Outbox(capacity: limits.outboxSize, replayCapacity: limits.replaySize),
            persistence: collector.map { collector in
                SessionPersistence(
                    by: collector,
                    as: saved
                        ?? SavedSession(
                            token: token, browser: request.browser, location: request.location,
                            languages: request.languages))
            },
            report: report.sessionReport)
    }

    func add(_ session: LiveSession, _ token: String, of browser: String, from client: IPAddress?) -> SessionRefusal? {
        let addressPrefix = client?.addressPrefix
        return state.withLock { state in
            if let refusal = state.refusal(of: addressPrefix, within: capacity, limits.sessionsPerAddress) {
                return refusal
            }
            if let addressPrefix { state.perAddressPrefix[addressPrefix, default: 0] += 1 }
            state.count += 1
            state.open[token] = OpenSession(
                session: session, browser: browser, addressPrefix: addressPrefix, number: state.count)
            return nil
        }
    }

    var ended: Int { state.withLock { $0.count - $0.open.count } }

    func number(of token: String) -> Int { state.withLock { $0.open[token]?.number ?? 0 } }

    private func remove(_ token: String) {
        let removed = state.withLock { state in
            let removed = state.open.removeValue(forKey: token)
            if let addressPrefix = removed?.addressPrefix {
                let rest = state.perAddressPrefix[addressPrefix, default: 1] - 1
                state.perAddressPrefix[addressPrefix] = rest > 0 ? rest : nil
            }
            return removed
        }
        if let removed { report.closed(removed.number) }
    }

    /// The reason why a new session for a client would be refused; nil: for any client.
    func refusal(of client: IPAddress? = nil) -> SessionRefusal? {
        let addressPrefix = client?.addressPrefix
        return state.withLock { $0.refusal(of: addressPrefix, within: capacity, limits.sessionsPerAddress) }
    }

    var isDraining: Bool { state.withLock { $0.isDraining } }

    struct Connected: Sendable {
        let session: LiveSession
        /// The page's token: the string that is stored anyway, not the one that came with the request.
        let token: String
        /// The connection's.
        let number: Int
        let logNumber: Int
    }

    /// Connects a page with its session, which may have to be restored; nil if the page must be loaded again.
    func connect(_ address: PageAddress, over connection: SocketConnection) async -> Connected? {
        guard let browser = address.browser, address.version.map({ $0 == version }) ?? true,
            address.boot == boot, let session = await session(address.token, browser, for: address.client)
        else {
            report.refused(.unknownPage)
            return nil
        }
        if let resumed = address.resumed, let saved = await takeSaved(resumed, browser) { await session.adopt(saved) }
        guard let number = await session.connect(connection, seen: address.seen) else { return nil }
        let (token, logNumber) = state.withLock { state in
            state.open.index(forKey: address.token).map { (state.open[$0].key, state.open[$0].value.number) }
                ?? (address.token, 0)
        }
        report.connected(logNumber, attempt: number)
        return Connected(session: session, token: token, number: number, logNumber: logNumber)
    }

    private enum Search {
        case open(OpenSession)
        case restoring(Task<LiveSession?, Never>)
    }

    private func session(_ token: String, _ browser: String, for client: IPAddress?) async -> LiveSession? {
        let search = state.withLock { state -> Search? in
            if let open = state.open[token] { return .open(open) }
            guard store != nil, !state.isDraining else { return nil }
            let task = state.restoring[token] ?? Task { await restore(token, browser, for: client) }
            state.restoring[token] = task
            return .restoring(task)
        }
        switch search {
        case .open(let open): return open.browser == browser ? open.session : nil
        case .restoring(let task):
            guard let session = await task.value else { return nil }
            // Another browser may have asked for it at the same time.
            return state.withLock { $0.open[token]?.browser == browser } ? session : nil
        case nil: return nil
        }
    }

    /// Restores a session from the store, if it belongs to this browser.
    private func restore(_ token: String, _ browser: String, for client: IPAddress?) async -> LiveSession? {
        defer { state.withLock { $0.restoring[token] = nil } }
        // The page is loaded again, and the response says why a session was refused.
        guard refusal(of: client) == nil else { return nil }
        guard let saved = await stored(token, browser), exists(LiveRequest(saved).path) else { return nil }
        let request = LiveRequest(saved)
        let session = makeSession(token, request, saved)
        await reopen(request, session, saved)
        guard add(session, token, of: saved.browser, from: client) == nil else {
            await session.close()
            return nil
        }
        report.restored(number(of: token), at: request.path)
        closeUnlessConnected(token, session, after: 0)
        return session
    }

    /// The state of the previous page in the same tab, for the page that continues it.
    private func takeSaved(_ token: String, _ browser: String) async -> SavedSession? {
        if let open = state.withLock({ $0.open[token] }) {
            return open.browser == browser ? await open.session.saved : nil
        }
        return await stored(token, browser)
    }

    /// What is stored of a page, if it belongs to this browser.
    private func stored(_ token: String, _ browser: String) async -> SavedSession? {
        do {
            guard let saved = try await store?.session(token), saved.browser == browser else { return nil }
            return saved
        } catch {
            report.restoringFailed(error)
            return nil
        }
    }

    /// Ends a session that has no connection when the grace period is over. Its stored state stays.
    func closeUnlessConnected(_ token: String, _ session: LiveSession, after connections: Int) {
        gracePeriods.begin(token, session, after: connections) { await self.end($0, $1) }
    }

    func end(_ token: String, _ session: LiveSession) async {
        remove(token)
        await session.handOff()
        await session.close()
    }

    /// Makes every session store its state and lets its page connect elsewhere. No new session is opened from then on.
    func drain() async {
        let open = state.withLock { state in
            state.isDraining = true
            return state.open.values.map(\.session)
        }
        await withDiscardingTaskGroup { group in
            for session in open { group.addTask { await session.handOff() } }
        }
    }

    /// The same for one session: an application that embeds the pages closes its sockets one by one.
    func drain(_ session: LiveSession) async {
        state.withLock { $0.isDraining = true }
        await session.handOff()
    }

    /// The frame that makes a page load again.
    static let unknownPage: [UInt8] = {
        var outbox = Outbox()
        outbox.append(.unknownPage)
        return outbox.takeFrame(acknowledging: 0, stored: 0)
    }()
}

extension LiveRequest {
    fileprivate init(_ saved: SavedSession) {
        self.init(location: saved.location, browser: saved.browser, languages: saved.languages)
    }
}
#endif
