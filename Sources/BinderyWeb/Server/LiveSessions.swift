#if Web
internal import Bindery
internal import BinderyWire
internal import BinderySynchronization

/// The open sessions by the token of their page, and those that can be restored from the store.
final class LiveSessions: Sendable {
    /// Mounts the page in a restored session.
    typealias Reopening = @Sendable (LiveRequest, LiveSession, SavedSession) async -> Void

    struct OpenSession {
        let session: LiveSession
        let browser: String
        let user: SignedInUser?
        /// The address prefix for which the session counts; nil if it is unknown.
        let addressPrefix: UInt64?
        /// In the log.
        let number: Int
        /// The path of the request that opened it.
        let path: String
        /// The page that it continues.
        var predecessor: String?
        /// Whether its opening has been reported.
        var isReported = false
    }

    struct State {
        var open: [String: OpenSession] = [:]
        /// The pages whose sessions are folded. A page is never in both.
        var folded: [String: FoldedPage] = [:]
        var perAddressPrefix: [UInt64: Int] = [:]
        /// The open page that continues a page, by the token of the latter.
        var successors: [String: String] = [:]
        /// The sessions that are being restored, so that two connections of one page do not make two.
        var restoring: [String: Task<Result<LiveSession?, StoreUnavailable>, Never>] = [:]
        /// The sessions that are asked whether they rest, and are then folded.
        var folding: [String: Task<Void, Never>] = [:]
        /// The sessions that are being stored for another process.
        var releasing: [String: Task<Void, Never>] = [:]
        /// The pages whose sessions have been restarted to be traced.
        var traced: Set<String> = []
        /// The former identifiers of browsers whose next page has not arrived yet.
        var renewals: [String: String] = [:]
        var isDraining = false
        /// The number of sessions so far.
        var count = 0

        /// Notes that an open page continues another one, and no other.
        mutating func note(_ predecessor: String?, asPredecessorOf token: String) {
            if let former = open[token]?.predecessor, successors[former] == token { successors[former] = nil }
            guard open[token] != nil else { return }
            open[token]?.predecessor = predecessor
            if let predecessor { successors[predecessor] = token }
        }

        /// One page of an address has ended.
        mutating func discount(_ addressPrefix: UInt64?) {
            guard let addressPrefix else { return }
            let rest = perAddressPrefix[addressPrefix, default: 1] - 1
            perAddressPrefix[addressPrefix] = rest > 0 ? rest : nil
        }

        /// The reason to refuse a new session. `capacity` limits all sessions, `share` those of one address prefix.
        func refusal(of addressPrefix: UInt64?, within capacity: Int, _ share: Int) -> SessionRefusal? {
            if isDraining { return .draining }
            if open.count + folded.count >= capacity { return .full }
            guard let addressPrefix, perAddressPrefix[addressPrefix, default: 0] >= share else { return nil }
            return .tooManyFromOneAddress
        }
    }

    let limits: LiveLimits
    let capacity: Int
    let report: LiveReport
    /// The files that sessions receive and serve.
    let exchange: FileExchange
    let store: (any SessionStore)?
    let collector: SaveCollector?
    private let boot: String?
    /// Of the files that a page was loaded with.
    private let version: String
    let exists: @Sendable (String) -> Bool
    let reopen: Reopening
    let gracePeriods: GracePeriods
    /// How long pages rest until their sessions are folded; nil if none is.
    let rests: RestLengths?
    let wakes = WakeLimit(16)
    /// How long a page stays folded: what is stored of it is removed when it is old.
    let restLength: Duration
    let signIn: LiveSignIn?
    /// Nil unless several processes serve the pages.
    let ownership: PageOwnership?
    /// Nil unless processes of other machines may take the pages over.
    let lease: OwnershipLease?
    let isSetAside: @Sendable (String) -> Bool
    // Guards the dictionaries. Connections come from all event loops; no foreign code runs while the lock is held.
    let state = Mutex(State())

    /// `boot` identifies the server's run, if each run loads pages again. `exists`: a path may have a page.
    init(
        options: LiveServer.Options, capacity: Int, report: LiveReport, boot: String?,
        version: String, ownership: PageOwnership? = nil, lease: OwnershipLease? = nil,
        isSetAside: @escaping @Sendable (String) -> Bool = { _ in false },
        exists: @escaping @Sendable (String) -> Bool, reopen: @escaping Reopening
    ) {
        limits = options.limits
        self.ownership = ownership
        self.lease = lease
        self.isSetAside = isSetAside
        exchange = FileExchange(limits: options.limits, owner: ownership?.id)
        self.capacity = capacity
        store = options.store
        collector = store.map { SaveCollector(into: $0) }
        gracePeriods = GracePeriods(of: options.gracePeriod)
        rests =
            options.store == nil
            ? nil : options.foldedAfter.map { RestLengths(upTo: $0, drawnWith: options.foldingSeed) }
        restLength = min(options.storedFor, .seconds(86_400)) / 2
        self.report = report
        self.version = version
        if boot != nil { PlaceLookup.warmUp }
        signIn = options.signIn
        self.boot = boot
        self.exists = exists
        self.reopen = reopen
    }

    func makeSession(
        _ token: String, _ request: LiveRequest, _ saved: SavedSession? = nil, isInspector: Bool = false
    ) -> LiveSession {
        let (number, isTraced) = state.withLock { state in
            state.count += 1
            return (state.count, !isInspector && (boot != nil || state.traced.contains(token)))
        }
        let session = LiveSession(
            number: number,
            outbox: Outbox(capacity: limits.outboxSize, replayCapacity: limits.replaySize),
            persistence: collector.map { collector in
                var identity =
                    saved
                    ?? SavedSession(
                        token: token, browser: request.browser, location: request.location,
                        languages: request.languages)
                identity.user = request.user
                if let ownership, saved == nil { (identity.owner, identity.epoch) = (ownership.id, 1) }
                return SessionPersistence(by: collector, as: identity) { [weak self] in self?.remove(token) }
            },
            report: report.sessionReport(of: ownership == nil ? nil : token, at: request.path),
            fileOrigin: FileOrigin(exchange: exchange, browser: request.browser),
            traceLog: isTraced ? TraceLog() : nil, answersWhy: isTraced && boot != nil, isInspector: isInspector,
            lease: lease, isFoldable: rests != nil)
        if ownership != nil { session.executor.mark(page: token, session: number) }
        if let lease {
            session.ownedLease = lease.present ?? 0
            session.fence?.settle = { [weak self, weak session] in
                guard let self, let session else { return false }
                settle(token, session, lease)
                return true
            }
        }
        return session
    }

    func add(
        _ session: LiveSession, _ token: String, for request: LiveRequest, isLimited: Bool = true
    ) -> SessionRefusal? {
        let addressPrefix = request.client?.addressPrefix
        return state.withLock { state in
            // A page that was folded counts already.
            let refusal =
                isLimited
                ? state.refusal(of: addressPrefix, within: capacity, limits.sessionsPerAddress)
                : state.isDraining ? .draining : nil
            if let refusal { return refusal }
            if let addressPrefix { state.perAddressPrefix[addressPrefix, default: 0] += 1 }
            state.open[token] = OpenSession(
                session: session, browser: request.browser, user: request.user, addressPrefix: addressPrefix,
                number: session.number, path: request.path)
            return nil
        }
    }

    /// The open sessions with their numbers in the log and the paths at which they began.
    var numberedSessions: [(number: Int, session: LiveSession, path: String)] {
        state.withLock { $0.open.values.map { ($0.number, $0.session, $0.path) } }.sorted { $0.number < $1.number }
    }

    func liveSession(_ number: Int) -> LiveSession? {
        state.withLock { $0.open.values.first { $0.number == number }?.session }
    }

    func isOpen(_ token: String) -> Bool { state.withLock { $0.open[token] != nil } }

    var isDevelopment: Bool { boot != nil }

    var ended: Int { state.withLock { $0.count - $0.open.count } }

    func number(of token: String) -> Int { state.withLock { $0.open[token]?.number ?? 0 } }

    func remove(_ token: String) {
        let removed = state.withLock { state in
            state.note(nil, asPredecessorOf: token)
            let removed = state.open.removeValue(forKey: token)
            state.discount(removed?.addressPrefix)
            return removed
        }
        if let removed, removed.isReported { report.closed(removed.number) }
    }

    /// Notes that the opening of a session is reported, so that its end is reported too. Returns the session's number;
    /// nil if it has ended.
    func noteReport(of token: String) -> Int? {
        state.withLock { state in
            state.open[token]?.isReported = true
            return state.open[token]?.number
        }
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
        /// The frame with the whole state, if the page had been folded: it was not sent on a new connection.
        var firstFrame: Int?
    }

    /// The store cannot say what is known of a page. Its browser asks again.
    struct StoreUnavailable: Error {}

    /// Connects a page with its session, which may have to be restored; nil if the page must be loaded again.
    func connect(
        _ address: PageAddress, over connection: SocketConnection
    ) async throws(StoreUnavailable) -> Connected? {
        let former = state.withLock { $0.folded[address.token] }
        guard let browser = address.browser, address.version.map({ $0 == version }) ?? true,
            address.boot == boot, let session = try await session(address, browser)
        else {
            report.refused(.unknownPage)
            return nil
        }
        if let former, former.connection !== connection {
            former.session.end()
            former.connection?.close(.replaced)
        }
        if let previous = address.previous { try await hand(previous, to: session, address, browser) }
        guard let number = await session.serve({ $0.connect(connection, seen: address.seen) }) else { return nil }
        let (token, logNumber) = state.withLock { state in
            state.open.index(forKey: address.token).map { (state.open[$0].key, state.open[$0].value.number) }
                ?? (address.token, 0)
        }
        report.connected(logNumber, attempt: number)
        return Connected(session: session, token: token, number: number, logNumber: logNumber)
    }

    /// Ends a session that has no connection when the grace period is over. Its stored state stays.
    func closeUnlessConnected(_ token: String, _ session: LiveSession, after connections: Int) {
        // A session that is folded meanwhile is not kept.
        let reference = WeakSession(session: session)
        // A later connection has a grace period of its own.
        gracePeriods.begin {
            guard let session = reference.session, await session.serve({ $0.hasLeft(after: connections) }) else {
                return
            }
            await self.end(token, session)
        }
    }

    private struct WeakSession: Sendable {
        weak var session: LiveSession?
    }

    /// Ends the pages of users who are no longer signed in, at once. `exception` is a page that is led to another
    /// address than its own.
    func endPages(where isAffected: (SignedInUser) -> Bool, exception: (page: String, path: String)?) {
        let tokens = state.withLock { state in
            state.open.compactMap { token, open in open.user.map(isAffected) == true ? token : nil }
        }
        for token in tokens { endPage(token, leadingTo: exception?.page == token ? exception?.path : nil) }
        endFolded(where: isAffected, exception: exception)
    }

    /// Ends a page at once, and removes what is stored of it.
    func endPage(_ token: String, leadingTo path: String? = nil) {
        guard let session = state.withLock({ $0.open[token]?.session }) else { return }
        session.refusesEvents.store(true, ordering: .relaxed)
        remove(token)
        // The session may be computing.
        Task {
            await session.serve { $0.revoke(leadingTo: path) }
            _ = await collector?.withdraw(token)
            await removeFromStore(token)
        }
    }

    func removeFromStore(_ token: String) async {
        do throws(SessionStoreFailure) {
            try await store?.remove(token)
        } catch {
            report.signInNotStored(error)
        }
    }

    /// Notes that a browser gets another identifier, with which it may not continue its pages.
    func noteRenewal(of browser: String, to successor: String) {
        state.withLock { state in
            // Those that never arrive are few.
            if state.renewals.count > 1000 { state.renewals = [:] }
            state.renewals[successor] = browser
        }
    }

    /// A page opens with the identifier of a browser. Other pages of no user that the browser had before are
    /// disconnected: they load again, with what was typed, and then have the user.
    func arrived(_ browser: String) {
        guard let former = state.withLock({ $0.renewals.removeValue(forKey: browser) }) else { return }
        let pages = state.withLock { state in
            state.open.filter { $0.value.browser == former && $0.value.user == nil }.map { ($0.key, $0.value.session) }
        }
        disconnectFolded { $0.browser == former && $0.user == nil }
        for (token, session) in pages { Task { await end(token, session) } }
    }

    func end(_ token: String, _ session: LiveSession) async {
        // A page that was folded may have another session by now.
        if state.withLock({ $0.open[token]?.session === session }) { remove(token) }
        await handOff(session)
        await session.serve { $0.close() }
    }

    /// Makes every session store its state and lets its page connect elsewhere. No new session is opened from then on.
    func drain() async {
        let open = state.withLock { state in
            state.isDraining = true
            return state.open.values.map(\.session)
        }
        await withDiscardingTaskGroup { group in
            for session in open { group.addTask { await self.handOff(session) } }
        }
        // After those that were being folded meanwhile.
        for task in state.withLock({ Array($0.folding.values) }) { await task.value }
        let folded = state.withLock { $0.folded.mapValues(\.browser) }
        await withDiscardingTaskGroup { group in
            for (token, browser) in folded {
                group.addTask { await self.release(token, of: browser, closing: .goingAway) }
            }
        }
        // Sessions that are being restored hand themselves over.
        for task in state.withLock({ Array($0.restoring.values) }) { _ = await task.value }
    }

    /// The same for one session: an application that embeds the pages closes its sockets one by one.
    func drain(_ session: LiveSession) async {
        state.withLock { $0.isDraining = true }
        await handOff(session)
    }

    /// The frame that makes a page load again.
    static let unknownPage: [UInt8] = {
        var outbox = Outbox()
        outbox.append(.unknownPage)
        return outbox.takeFrame(acknowledging: 0, stored: 0)
    }()
}
#endif
