#if Web
internal import BinderySynchronization

/// The pages that this process acts for, where several serve the pages. See ``PageOwnership``.
extension LiveSessions {
    /// What is stored of a page that this process acts for from now on, if it belongs to this browser.
    func taken(_ token: String, _ address: PageAddress, _ browser: String) async -> PageOwnership.Taken? {
        guard let ownership else {
            return await stored(token, browser).map { PageOwnership.Taken(session: $0, isHandedOver: false) }
        }
        do throws(SessionStoreFailure) {
            return try await ownership.take(token, of: browser, madeBy: address.maker)
        } catch {
            report.restoringFailed(error)
            return nil
        }
    }

    /// Stores a page for another process, which wants to act for it. Returns when this process acts for it no more. A
    /// page of another browser is kept.
    func release(_ token: String, of browser: String) async {
        let task = state.withLock { state -> Task<Void, Never>? in
            if let task = state.releasing[token] { return task }
            let restoring = state.restoring[token]
            guard restoring != nil || state.open[token]?.browser == browser else { return nil }
            let task = Task {
                _ = await restoring?.value
                if let open = self.state.withLock({ $0.open[token] }), open.browser == browser {
                    // The page has connected to the other process: a connection that is left here is not its last.
                    await open.session.release(closing: .replaced)
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
