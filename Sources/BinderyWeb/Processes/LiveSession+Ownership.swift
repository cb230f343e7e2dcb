internal import BinderySynchronization

/// Which process acts for the page of a session, where several do. See ``PageOwnership``.
extension LiveSession {
    /// The number of the lease under which this process owns the page; see ``OwnershipLease``.
    nonisolated var ownedLease: Int {
        get { leaseNumber.load(ordering: .acquiring) }
        set { leaseNumber.store(newValue, ordering: .releasing) }
    }

    /// Takes the page once more, with a higher epoch: another process, which waits until this one does not act any
    /// more, must not get it afterwards. Returns false if another one has it.
    func reclaim(in store: any SharedSessionStore, for owner: String) async throws(SessionStoreFailure) -> Bool {
        let task =
            reclaiming
            ?? Task {
                do throws(SessionStoreFailure) {
                    return .success(try await take(from: store, for: owner))
                } catch {
                    return .failure(error)
                }
            }
        reclaiming = task
        defer { reclaiming = nil }
        return try await task.value.get()
    }

    private func take(
        from store: any SharedSessionStore, for owner: String
    ) async throws(SessionStoreFailure) -> Bool {
        guard let persistence else { return false }
        // A save with the former epoch would be refused.
        persistence.cycle.handOffBegan()
        defer { persistence.cycle.handOffEnded() }
        if await persistence.collector.withdraw(persistence.token) { persistence.cycle.changed() }
        // A page that has not been stored yet.
        guard let record = try await store.ownership(of: persistence.token) else { return true }
        guard record.owner == owner, record.epoch == persistence.epoch,
            let taken = try await store.take(persistence.token, for: owner, after: record.epoch)
        else { return false }
        persistence.epoch = taken.epoch
        return true
    }
}
