#if Web
internal import BinderySynchronization

/// The pages that this process acts for, where several serve the pages. See ``PageOwnership``.
extension LiveSessions {
    /// What is stored of a page that this process acts for from now on, if it belongs to this browser.
    ///
    /// - Parameter epoch: that in which this process has folded the page's session, if it is to be woken; nil for a
    ///   page that connects.
    func taken(
        _ token: String, _ address: PageAddress, _ browser: String, foldedIn epoch: Int? = nil
    ) async throws(StoreUnavailable) -> PageOwnership.Taken? {
        do throws(SessionStoreFailure) {
            guard let ownership else {
                guard let saved = try await store?.session(token), saved.browser == browser else { return nil }
                return PageOwnership.Taken(session: saved, isHandedOver: false)
            }
            guard let epoch else { return try await ownership.take(token, of: browser, madeBy: address.maker) }
            if let taken = try await ownership.take(token, foldedIn: epoch) { return taken }
        } catch {
            report.restoringFailed(error)
            // Otherwise the page would ask for it again and again.
            if error.concernsOneSession { return nil }
            throw StoreUnavailable()
        }
        // Another process acts for the page. If the page connects here at the same time, it asks again.
        throw StoreUnavailable()
    }

    // MARK: Leases

    enum Verdict: Equatable {
        /// This process may act for the page.
        case owned
        case lost
        /// Other processes, or the store, could not be reached within ``patience``.
        case unknown
    }

    /// Whether this process has not reached the others for longer than pages wait for that. They connect elsewhere.
    var isCutOff: Bool { lease?.absence.map { $0 > Self.patience } ?? false }

    /// How long a page that connects, and the events of a page, wait for the store.
    static let patience: Duration = .seconds(2)

    /// Finds out whether this process may act for a page, under a new lease.
    func verdict(on session: LiveSession, _ lease: OwnershipLease) async -> Verdict {
        let end = ContinuousClock.now + Self.patience
        repeat {
            if let isOwner = try? await reclaim(session, lease) { return isOwner ? .owned : .lost }
            try? await Task.sleep(for: .milliseconds(50))
        } while .now < end
        return .unknown
    }

    /// Whether this process still acts for an open page. If another one does, the session has ended.
    func stillOwns(_ token: String, _ session: LiveSession) async throws(StoreUnavailable) -> Bool {
        guard let lease else { return true }
        switch await verdict(on: session, lease) {
        case .owned: return true
        case .unknown: throw StoreUnavailable()
        case .lost:
            await lose(token, session)
            return false
        }
    }

    /// Makes sure that this process may act for a page. Returns false if another one does.
    func reclaim(_ session: LiveSession, _ lease: OwnershipLease) async throws(StoreUnavailable) -> Bool {
        guard let ownership else { return true }
        // Before the store is asked: a later lease needs another answer.
        guard let number = lease.present else { throw StoreUnavailable() }
        if number == session.ownedLease { return true }
        do throws(SessionStoreFailure) {
            guard try await session.reclaim(in: ownership.store, for: ownership.id, under: number) else {
                return false
            }
        } catch {
            report.restoringFailed(error)
            throw StoreUnavailable()
        }
        session.proceed(under: number)
        return true
    }

    /// Finds out who owns a page whose jobs are held back, as soon as this process can be reached.
    func settle(_ token: String, _ session: LiveSession, _ lease: OwnershipLease) {
        lease.whenPresent {
            Task {
                switch await self.verdict(on: session, lease) {
                case .owned: break
                case .lost: await self.lose(token, session)
                case .unknown: self.settle(token, session, lease)
                }
            }
        }
    }

    /// Ends the pages that other processes have taken over while this one was cut off.
    func verifyOwnership() async {
        guard let ownership else { return }
        let open = state.withLock { $0.open.mapValues(\.session) }
        for (token, session) in open where await belongsToAnother(token, ownership) { await lose(token, session) }
        for (token, page) in state.withLock({ $0.folded }) where await belongsToAnother(token, ownership) {
            forget(token, page.session)
            page.session.end()
            page.connection?.close(.goingAway)
        }
    }

    private func belongsToAnother(_ token: String, _ ownership: PageOwnership) async -> Bool {
        let record = try? await ownership.store.ownership(of: token)
        // A page that is not stored yet is that of its maker.
        return record.map { $0.owner != ownership.id } ?? false
    }

    /// Another process acts for a page. Its page connects there.
    func lose(_ token: String, _ session: LiveSession) async {
        let isOpen = state.withLock { $0.open[token]?.session === session }
        if isOpen { remove(token) }
        await session.serve { $0.lose() }
    }

    /// The events of a page that arrive from now on are not handled: another process will act for it.
    func refuseEvents(of token: String, of browser: String) {
        guard let open = state.withLock({ $0.open[token] }), open.browser == browser else { return }
        open.session.refusesEvents.store(true, ordering: .relaxed)
    }

    // MARK: Handing over

    /// Stores a page for another process, which wants to act for it. Returns when this process acts for it no more. A
    /// page of another browser is kept.
    func release(_ token: String, of browser: String, closing reason: PageClosing = .replaced) async {
        let task = state.withLock { state -> Task<Void, Never>? in
            if let task = state.releasing[token] { return task }
            let (restoring, folding) = (state.restoring[token], state.folding[token])
            guard restoring != nil || state.open[token]?.browser == browser || state.folded[token]?.browser == browser
            else { return nil }
            let task = Task {
                _ = await restoring?.value
                await folding?.value
                if let page = self.takeFolded(token, of: browser) {
                    await self.giveUp(token, page, closing: reason)
                }
                if let open = self.state.withLock({ $0.open[token] }), open.browser == browser {
                    // The page has connected to the other process: a connection that is left here is not its last.
                    await open.session.release(closing: reason)
                    self.remove(token)
                }
                self.state.withLock { $0.releasing[token] = nil }
            }
            state.releasing[token] = task
            return task
        }
        await task?.value
    }

    /// Stores what is not stored yet, and lets the page connect elsewhere.
    func handOff(_ session: LiveSession) async {
        if ownership == nil { await session.handOff() } else { await session.release(closing: .goingAway) }
    }

    /// Whether a page has ended several processes. It is not restored.
    func refuses(_ token: String) -> Bool { isSetAside(token) }

    /// Where a page is that is stored.
    func location(of token: String) async -> String? { try? await store?.session(token)?.location }
}
#endif
