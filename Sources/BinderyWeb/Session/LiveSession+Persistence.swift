internal import BinderyView

/// Acts on the decisions of the ``SaveCycle``.
extension LiveSession {
    func observeStates() {
        guard persistence != nil else { return }
        persistence?.cycle.connected(navigations: backend.navigations, at: now)
        persistence?.stateObservation = states.revision.observeChanges { [unowned self] _ in
            assumeIsolated { $0.persistence?.cycle.changed() }
        }
    }

    /// Stops observing the states: what a session removes at its end, the user has not removed.
    func stopPersistence() {
        persistence?.stateObservation?.dispose()
        persistence?.saving?.cancel()
        persistence = nil
    }

    /// Starts a save if one is due.
    func scheduleSave() {
        let action = persistence?.cycle.jobEnded(received: received, navigations: backend.navigations, at: now)
        guard case .save(let pause) = action else { return }
        persistence?.saving?.cancel()
        persistence?.saving = Task(executorPreference: executor) { await self.save(after: pause) }
    }

    private func save(after pause: Duration) async {
        if pause > .zero { try? await scheduler?.sleep(for: pause) }
        if Task.isCancelled { return }
        await save()
        persistence?.saving = nil
    }

    /// Saves until everything is stored or a save fails.
    func save() async {
        var action = persistence?.cycle.saveBegan(navigations: backend.navigations)
        while action == .store, let session = takeSnapshot() {
            do {
                try await persistence?.store.save(session)
                report.metrics?.saves.add()
                action = persistence?.cycle.stored(
                    acknowledged: session.acknowledged, navigations: backend.navigations)
            } catch {
                report.metrics?.failedSaves.add()
                report.failedToSave(error)
                action = persistence?.cycle.failed()
            }
        }
    }

    private func takeSnapshot() -> SavedSession? {
        let state = state
        persistence?.cycle.snapshotTaken(navigations: state.navigations, at: now)
        return persistence?.saved(state)
    }
}
