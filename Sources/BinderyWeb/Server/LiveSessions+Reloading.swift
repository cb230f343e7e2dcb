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
    func hand(
        _ previous: String, to session: LiveSession, _ address: PageAddress, _ browser: String
    ) async throws(StoreUnavailable) {
        let (open, user) = state.withLock { ($0.open[previous], $0.open[address.token]?.user) }
        guard let open else {
            // Another process may not have stored its last changes.
            let saved = try await taken(previous, address, browser)?.session
            guard let saved, saved.user?.principal.id == user?.principal.id else { return }
            await session.adopt(saved.states, upTo: saved.acknowledged)
            return await session.saveAll()
        }
        guard open.browser == browser, open.user?.principal.id == user?.principal.id else { return }
        let isConnected = await open.session.isConnected
        let state = await open.session.stateForSuccessor()
        await session.adopt(state.states, upTo: state.received)
        await session.saveAll()
        if isConnected { return }
        await lose(previous, open.session)
        _ = await collector?.withdraw(previous)
        // What the store does not remove now, it removes when it is old.
        try? await store?.remove(previous)
    }
}
#endif
