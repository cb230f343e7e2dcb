/// Which process acts for the page of a session, where several do. See ``PageOwnership``.
extension LiveSession {
    /// The number of the lease under which this process owns the page; see ``OwnershipLease``.
    nonisolated var ownedLease: Int {
        get { fence?.ownedLease ?? 0 }
        set { fence?.ownedLease = newValue }
    }

    /// This process owns the page under a lease: what the models have begun goes on.
    nonisolated func proceed(under lease: Int) {
        ownedLease = lease
        executor.runHeldJobs()
    }

    /// Takes the page once more, with a higher epoch: another process, which waits until this one does not act any
    /// more, must not get it afterwards. Returns false if another one has it.
    ///
    /// - Parameter lease: the present one. The answer under an earlier one does not count.
    nonisolated func reclaim(
        in store: any SharedSessionStore, for owner: String, under lease: Int
    ) async throws(SessionStoreFailure) -> Bool {
        let reclaiming = await serve { session in
            if let reclaiming = session.reclaiming { return reclaiming }
            let reclaiming = (lease: lease, task: session.beginReclaiming(in: store, for: owner))
            session.reclaiming = reclaiming
            return reclaiming
        }
        let outcome = await reclaiming.task.value
        if reclaiming.lease < lease { return try await reclaim(in: store, for: owner, under: lease) }
        return try outcome.get()
    }

    private nonisolated func beginReclaiming(
        in store: any SharedSessionStore, for owner: String
    ) -> Task<Result<Bool, SessionStoreFailure>, Never> {
        Task {
            let outcome: Result<Bool, SessionStoreFailure>
            do throws(SessionStoreFailure) {
                outcome = .success(try await take(from: store, for: owner))
            } catch {
                outcome = .failure(error)
            }
            await serve { session in
                session.persistence?.cycle.handOffEnded()
                session.reclaiming = nil
            }
            return outcome
        }
    }

    private nonisolated func take(
        from store: any SharedSessionStore, for owner: String
    ) async throws(SessionStoreFailure) -> Bool {
        guard let (collector, token, epoch) = await serve({ $0.beginTaking() }) else { return false }
        if await collector.withdraw(token) { await serve { $0.persistence?.cycle.changed() } }
        // A page that has not been stored yet.
        guard let record = try await store.ownership(of: token) else { return true }
        guard record.owner == owner, record.epoch == epoch,
            let taken = try await store.take(token, for: owner, after: epoch)
        else { return false }
        await serve { $0.persistence?.epoch = taken.epoch }
        return true
    }

    private func beginTaking() -> (SaveCollector, token: String, epoch: Int)? {
        guard let persistence else { return nil }
        // A save with the former epoch would be refused.
        persistence.cycle.handOffBegan()
        return (persistence.collector, persistence.token, persistence.epoch)
    }
}
