#if Web
internal import Bindery
internal import BinderySynchronization

/// Folds the sessions of pages that rest. See ``FoldedSession``.
extension LiveSessions {
    /// A page whose session is folded. It counts as one of the server's pages.
    struct FoldedPage {
        let session: FoldedSession
        let browser: String
        let user: SignedInUser?
        let addressPrefix: UInt64?
        /// Nil once the page has disconnected.
        var connection: SocketConnection?
    }

    /// Folds the session of a page, if it rests. Returns whether it is folded.
    func fold(_ opened: Connected, into folded: FoldedSession, over connection: SocketConnection) async -> Bool {
        let token = opened.token
        let task = state.withLock { state -> Task<Bool, Never>? in
            guard !state.isDraining, state.releasing[token] == nil, state.folding[token] == nil,
                state.open[token]?.session === opened.session
            else { return nil }
            let task = Task {
                let isFolded = await opened.session.fold(into: folded, on: opened.number)
                if isFolded { replace(token, by: folded, over: connection) }
                self.state.withLock { $0.folding[token] = nil }
                return isFolded
            }
            // A connection that wants the page waits.
            state.folding[token] = Task { _ = await task.value }
            return task
        }
        return await task?.value ?? false
    }

    private func replace(_ token: String, by folded: FoldedSession, over connection: SocketConnection) {
        let open = state.withLock { state in
            state.note(nil, asPredecessorOf: token)
            let open = state.open.removeValue(forKey: token)
            if let open {
                state.folded[token] = FoldedPage(
                    session: folded, browser: open.browser, user: open.user, addressPrefix: open.addressPrefix,
                    connection: connection)
            }
            return open
        }
        if let open { return report.folded(open.number) }
        // The page was ended meanwhile, for instance since its user has signed out.
        folded.end()
        connection.close(.goingAway)
    }

    /// Restores the session of a folded page that has sent something, or is to be sent something; nil if the page must
    /// connect again.
    func unfold(
        _ folded: FoldedSession, of address: PageAddress, over connection: SocketConnection
    ) async throws(StoreUnavailable) -> Connected? {
        let token = address.token
        // The restored session has what the former one has entered. If there is none, the page's connection ends.
        defer { leave(token, folded) }
        guard let browser = address.browser, let session = try await session(address, browser, waking: folded),
            let connected = await session.unfold(folded, for: connection)
        else { return nil }
        if isDraining {
            await handOff(session)
            return nil
        }
        return Connected(
            session: session, token: token, number: connected.connection, logNumber: session.number,
            firstFrame: connected.frame)
    }

    /// The connection of a folded page has ended. Within the grace period the page may connect again, and is continued.
    func leave(_ token: String, _ folded: FoldedSession) {
        folded.end()
        let isFolded = state.withLock { state in
            guard state.folded[token]?.session === folded else { return false }
            state.folded[token]?.connection = nil
            return true
        }
        if !isFolded { return }
        gracePeriods.begin {
            let page = self.state.withLock { state in state.folded[token].flatMap { $0.session === folded ? $0 : nil } }
            self.forget(token, folded)
            // As for an open session that is left: whichever process the page comes back to continues it.
            if let page { await self.giveUp(token, page, closing: .goingAway) }
        }
    }

    /// The page is not folded any more.
    func forget(_ token: String, _ folded: FoldedSession) {
        state.withLock { state in
            guard state.folded[token]?.session === folded, let page = state.folded.removeValue(forKey: token) else {
                return
            }
            state.discount(page.addressPrefix)
        }
    }

    /// Ends the folded pages of users who are no longer signed in, and removes what is stored of them.
    func endFolded(where isAffected: (SignedInUser) -> Bool, exception: (page: String, path: String)?) {
        for (token, page) in takeFolded(where: { $0.user.map(isAffected) == true }) {
            page.session.end()
            page.connection?.send(page.session.loadFrame(leadingTo: exception?.page == token ? exception?.path : nil))
            page.connection?.close(.signedOut)
            Task { await removeFromStore(token) }
        }
    }

    /// Makes folded pages connect again. Each then finds its session in the store, or that it must be loaded again.
    func disconnectFolded(where isAffected: (FoldedPage) -> Bool) {
        let pages = state.withLock { $0.folded.values.filter(isAffected) }
        for page in pages { page.connection?.close(.goingAway) }
    }

    /// Gives a folded page up to another process, with what is stored of it.
    func giveUp(_ token: String, _ page: FoldedPage, closing reason: PageClosing) async {
        page.session.end()
        page.connection?.close(reason)
        guard let ownership, var saved = try? await ownership.store.session(token), saved.owner == ownership.id,
            page.session.position.epoch == saved.epoch
        else { return }
        saved.owner = nil
        // If this fails, the other process takes the page as one of a process that has ended.
        _ = try? await ownership.store.saveOwned([saved])
    }

    func takeFolded(_ token: String, of browser: String) -> FoldedPage? {
        state.withLock { state in
            guard state.folded[token]?.browser == browser, let page = state.folded.removeValue(forKey: token) else {
                return nil
            }
            state.discount(page.addressPrefix)
            return page
        }
    }

    func takeFolded(where isWanted: (FoldedPage) -> Bool) -> [String: FoldedPage] {
        state.withLock { state in
            let taken = state.folded.filter { isWanted($0.value) }
            for (token, page) in taken {
                state.folded[token] = nil
                state.discount(page.addressPrefix)
            }
            return taken
        }
    }
}
#endif
