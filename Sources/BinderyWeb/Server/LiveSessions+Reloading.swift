#if Web
internal import Bindery
internal import BinderySynchronization

/// A page that is loaded again in its tab continues the state of the page that was there before.
extension LiveSessions {
    /// Gives a new page the state of the previous page in its tab, if both have the same browser and the same user. The
    /// state is stored for the new page before its browser learns of it.
    ///
    /// The previous page ends, unless it is connected: a tab that the user has duplicated remembers the page of the
    /// other tab.
    ///
    /// A page that was left before its first frame names the page before it. If that page has ended, the one that was
    /// left has its state.
    func hand(
        _ previous: String, to session: LiveSession, _ address: PageAddress, _ browser: String
    ) async throws(StoreUnavailable) {
        let (ending, restoring) = state.withLock { state in
            (state.releasing[previous] ?? state.folding[previous], state.restoring[previous])
        }
        await ending?.value
        _ = await restoring?.value
        let (open, user) = state.withLock { ($0.open[previous], $0.open[address.token]?.user) }
        let skipped = state.withLock { state in
            let skipped = state.successors[previous]
            state.note(previous, asPredecessorOf: address.token)
            // The page itself, if it connects again before its first frame.
            guard let skipped, skipped != address.token else { return nil as (String, OpenSession)? }
            return state.open[skipped].map { (skipped, $0) }
        }
        guard let open else {
            if let (token, page) = skipped, page.browser == browser, page.user?.principal.id == user?.principal.id,
                let event = await page.session.serve({ $0.inherited }),
                await hand(token, page.session, upTo: event, to: session)
            {
                return
            }
            // Another process may not have stored its last changes.
            let saved = try await saved(previous, address, browser)
            guard let saved, saved.user?.principal.id == user?.principal.id else { return }
            await session.serve { $0.adopt(saved.states, upTo: saved.acknowledged) }
            return await session.saveAll()
        }
        guard open.browser == browser, open.user?.principal.id == user?.principal.id else { return }
        if try await stillOwns(previous, open.session), await hand(previous, open.session, upTo: nil, to: session) {
            return
        }
        // What this process hands over as it ends, the next one has.
        if isDraining { throw StoreUnavailable() }
        // It was folded meanwhile, or another process acts for it.
        try await hand(previous, to: session, address, browser)
    }

    /// What is stored of a page. It is not taken if this process has folded its session, and no other one has taken it
    /// since: then that is complete.
    private func saved(
        _ token: String, _ address: PageAddress, _ browser: String
    ) async throws(StoreUnavailable) -> SavedSession? {
        if let page = state.withLock({ $0.folded[token] }), page.browser == browser {
            do throws(SessionStoreFailure) {
                let saved = try await store?.session(token)
                if saved?.epoch == page.session.position.epoch { return saved }
            } catch {
                report.restoringFailed(error)
                throw StoreUnavailable()
            }
        }
        return try await taken(token, address, browser)?.session
    }

    /// Returns false if the session of `previous` has ended.
    ///
    /// - Parameter event: The last event of which the state has the effects; nil for the last one of `previous`.
    private func hand(
        _ token: String, _ previous: LiveSession, upTo event: Int?, to session: LiveSession
    ) async -> Bool {
        guard let (state, isConnected) = await previous.serve({ $0.stateForSuccessor() }) else { return false }
        await session.serve { $0.adopt(state.states, upTo: event ?? state.received) }
        await session.saveAll()
        if isConnected { return true }
        await lose(token, previous)
        _ = await collector?.withdraw(token)
        // What the store does not remove now, it removes when it is old.
        try? await store?.remove(token)
        return true
    }
}
#endif
