internal import BinderyView

/// What is saved of a session, and when.
extension LiveSession {
    func observeStates() {
        guard persistence != nil else { return }
        persistence?.began(navigations: backend.navigations, at: now)
        stateObservation = states.revision.observeChanges { [unowned self] _ in
            assumeIsolated { $0.persistence?.noteChange() }
        }
    }

    /// Stops observing the states: what a session removes at its end, the user has not removed.
    func stopPersistence() {
        stateObservation?.dispose()
        stateObservation = nil
        saving?.cancel()
        persistence = nil
    }

    /// Schedules a save of what has changed: immediately after a tap, soon after typing.
    func scheduleSave() {
        guard let persistence, !isHandingOff, connections > 0 else { return }
        guard persistence.hasUnsavedChanges(navigations: backend.navigations) else {
            if saving == nil { self.persistence?.settle(received: received) }
            return
        }
        if saving != nil, !isCollecting { return }
        let pause = persistence.pause(navigations: backend.navigations, at: now)
        if saving != nil, pause > .zero { return }
        saving?.cancel()
        isCollecting = pause > .zero
        saving = Task(executorPreference: executor) { await self.save(after: pause) }
    }

    private func save(after pause: Duration) async {
        if pause > .zero { try? await scheduler?.sleep(for: pause) }
        if Task.isCancelled { return }
        isCollecting = false
        await save()
        saving = nil
    }

    /// Saves until everything is stored or a save fails.
    func save() async {
        while let session = unsaved() {
            do {
                try await persistence?.store.save(session)
                persistence?.didStore(session)
                report.metrics?.saves.add()
            } catch {
                report.metrics?.failedSaves.add()
                report.failedToSave(error)
                // The browser keeps what is not stored, and the next change tries again.
                persistence?.didFail()
                return
            }
        }
    }

    private func unsaved() -> SavedSession? {
        guard connections > 0, let persistence, persistence.hasUnsavedChanges(navigations: backend.navigations) else {
            return nil
        }
        return self.persistence?.takeSnapshot(of: state, at: now)
    }
}
