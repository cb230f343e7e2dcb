internal import BinderyView

/// Acts on the decisions of the ``SaveCycle``.
extension LiveSession {
    /// From now on, changes are stored. Has an effect once.
    func observeStates() {
        guard persistence != nil, persistence?.stateObservation == nil else { return }
        persistence?.cycle.connected(navigations: backend.navigations)
        persistence?.stateObservation = states.revision.observeChanges { [unowned self] _ in
            assumeIsolated { $0.persistence?.cycle.changed() }
        }
    }

    /// Stops observing the states: what a session removes at its end, the user has not removed.
    func stopPersistence() {
        persistence?.stateObservation?.dispose()
        persistence = nil
    }

    /// Passes the present state on to be stored with those of other sessions.
    func addToStore(isUrgent: Bool) {
        guard let (session, number) = takeSnapshot() else { return }
        let event = session.acknowledged
        persistence?.collector.add(session, isUrgent: isUrgent) { [weak self, executor] outcome in
            let work: @Sendable () -> Void = { [weak self] in
                self?.assumeIsolated { $0.saved(number, acknowledging: event, outcome) }
            }
            // After a failure there is something to do: the state is added again.
            if outcome == .stored { executor.note(work) } else { executor.perform(work) }
        }
    }

    private func saved(_ snapshot: Int, acknowledging event: Int, _ outcome: SaveOutcome) {
        switch outcome {
        case .stored:
            report.metrics?.saves.add()
            persistence?.cycle.stored(snapshot: snapshot, acknowledged: event)
        case .failed(let failure):
            report.metrics?.failedSaves.add()
            report.failedToSave(failure)
            persistence?.cycle.failed(snapshot: snapshot)
        case .lost:
            // Another process acts for the page: nothing of this session counts any more. A page that is still
            // connected here connects there.
            persistence?.lost()
            connected?.connection.close(.goingAway)
            close()
        }
    }

    /// Stores what is not stored yet, without the collector. Gives up if the store fails.
    nonisolated func saveAll() async { await saveAll { _ in } }

    /// Calls `end` in the job that finds everything stored: then no event has been handled since.
    nonisolated func saveAll<Result: Sendable>(
        then end: @escaping @Sendable (isolated LiveSession) -> Result
    ) async -> Result {
        guard let (collector, token) = await serve({ $0.beginSavingAll() }) else { return await serve(end) }
        if await collector.withdraw(token) { await serve { $0.persistence?.cycle.changed() } }
        var hasFailed = false
        while true {
            let isLast = hasFailed
            switch await serve({ isLast ? .end($0.endSavingAll(end)) : $0.nextSave(or: end) }) {
            case .end(let result): return result
            case .save(let session, let number):
                let outcome = await collector.save(session)
                await serve { $0.saved(number, acknowledging: session.acknowledged, outcome) }
                hasFailed = outcome != .stored
            }
        }
    }

    private enum NextSave<Result: Sendable>: Sendable {
        case save(SavedSession, number: Int)
        case end(Result)
    }

    private func beginSavingAll() -> (SaveCollector, token: String)? {
        guard let persistence else { return nil }
        persistence.cycle.handOffBegan()
        return (persistence.collector, persistence.token)
    }

    private func nextSave<Result>(or end: (isolated LiveSession) -> Result) -> NextSave<Result> {
        guard persistence?.cycle.hasUnsavedChanges(navigations: backend.navigations) == true,
            let (session, number) = takeSnapshot()
        else { return .end(endSavingAll(end)) }
        return .save(session, number: number)
    }

    private func endSavingAll<Result>(_ end: (isolated LiveSession) -> Result) -> Result {
        persistence?.cycle.handOffEnded()
        return end(self)
    }

    private func takeSnapshot() -> (SavedSession, number: Int)? {
        let state = state
        guard let number = persistence?.cycle.snapshotTaken(navigations: state.navigations),
            let session = persistence?.saved(state)
        else { return nil }
        return (session, number)
    }
}
