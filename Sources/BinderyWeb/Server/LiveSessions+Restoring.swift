#if Web
internal import BinderySynchronization
internal import BinderyView

/// Finds the session of a page that connects, which may have to be restored from the store.
extension LiveSessions {
    private enum Search {
        case open(OpenSession)
        case restoring(Task<Result<LiveSession?, StoreUnavailable>, Never>)
        /// It is being stored, by which it may end.
        case ending(Task<Void, Never>)
    }

    /// - Parameter folded: what stays of the session of a page that is to be woken; nil for a page that connects. Only
    ///   the latter is taken over from another process.
    func session(
        _ address: PageAddress, _ browser: String, waking folded: FoldedSession? = nil
    ) async throws(StoreUnavailable) -> LiveSession? {
        let token = address.token
        let search = state.withLock { state -> Search? in
            if let task = state.releasing[token] ?? state.folding[token] { return .ending(task) }
            if let folded, state.folded[token]?.session !== folded { return nil }
            if let open = state.open[token] { return .open(open) }
            guard store != nil, !state.isDraining else { return nil }
            let task =
                state.restoring[token]
                ?? Task {
                    do throws(StoreUnavailable) {
                        return .success(try await restore(address, browser, foldedIn: folded?.position.epoch))
                    } catch {
                        return .failure(error)
                    }
                }
            state.restoring[token] = task
            return .restoring(task)
        }
        switch search {
        case .open(let open):
            guard belongs(open, to: address, browser) else { return nil }
            if try await stillOwns(token, open.session) { return open.session }
            return try await self.session(address, browser, waking: folded)
        case .restoring(let task):
            guard let session = try await task.value.get() else { return nil }
            // Another browser may have asked for it at the same time.
            guard let open = state.withLock({ $0.open[token] }) else { return nil }
            return belongs(open, to: address, browser) ? session : nil
        case .ending(let task):
            await task.value
            return try await self.session(address, browser, waking: folded)
        case nil: return nil
        }
    }

    /// Whether a page is that of this browser, and of the user who is signed in there.
    private func belongs(_ open: OpenSession, to address: PageAddress, _ browser: String) -> Bool {
        guard open.browser == browser else { return false }
        guard let user = open.user else { return true }
        return signIn?.isSecret(address.signIn, of: user, browser: browser) == true
    }

    /// Restores a session from the store, if it belongs to this browser, and its user is still signed in.
    ///
    /// - Parameter epoch: that in which the page was folded, if it is to be woken.
    private func restore(
        _ address: PageAddress, _ browser: String, foldedIn epoch: Int?
    ) async throws(StoreUnavailable) -> LiveSession? {
        let token = address.token
        defer { state.withLock { $0.restoring[token] = nil } }
        let folded = state.withLock { $0.folded[token] }
        // The page is loaded again, and the response says why a session was refused. A folded page counts already.
        guard folded != nil || refusal(of: address.client) == nil else { return nil }
        // Before the page is taken: under a later lease it is taken again.
        let leaseNumber = lease?.present ?? 0
        guard let taken = try await taken(token, address, browser, foldedIn: epoch),
            let request = await request(for: taken.session, address), exists(request.path)
        else { return nil }
        let saved = taken.session
        let session = makeSession(token, request, saved)
        session.ownedLease = leaseNumber
        // Taking the page from a store that processes share has made its epoch higher.
        let former = ownership == nil ? saved.epoch : saved.epoch - 1
        if taken.isHandedOver || folded?.session.position.epoch == former { await session.continues() }
        if let folded {
            // What was sent while another process had the page has reached it there.
            if folded.session.position.epoch != former { folded.session.stopListening() }
            await session.continues(folded.session)
        }
        await reopen(request, session, saved)
        if let folded { forget(token, folded.session) }
        guard add(session, token, for: request, isLimited: folded == nil) == nil else {
            // This process ends, for instance: it has handled nothing for the page.
            await handOff(session)
            await session.serve { $0.close() }
            return nil
        }
        if let user = request.user, signIn?.isCurrent(user) != true {
            // Signed out everywhere while the page was restored.
            endPage(token)
            return nil
        }
        if let number = noteReport(of: token) { report.restored(number, at: request.path) }
        closeUnlessConnected(token, session, after: 0)
        return session
    }

    /// The request of a page that is restored; `nil` if its user has signed out.
    private func request(for saved: SavedSession, _ address: PageAddress) async -> LiveRequest? {
        func request(of user: SignedInUser?) -> LiveRequest {
            let access = signIn.map { signIn in
                IdentityAccess.page(
                    IdentityAccess.Page(
                        signIn: signIn, token: saved.token, browser: saved.browser, location: saved.location, user: user
                    ))
            }
            return LiveRequest(
                location: saved.location, browser: saved.browser, languages: saved.languages, origin: address.origin,
                user: user, access: access ?? .unavailable)
        }
        guard let user = saved.user else { return request(of: nil) }
        return await signIn?.restored(user, secret: address.signIn, browser: saved.browser, for: request(of: user))
            .map { request(of: $0) }
    }
}
#endif
