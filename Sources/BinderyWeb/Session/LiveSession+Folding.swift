internal import BinderyStreams
internal import BinderySynchronization

/// Ends the session of a page that rests, while the page stays connected: see ``FoldedSession``.
extension LiveSession {
    /// Stores the state and ends the session, if the page has been sent nothing since the last call and nothing would
    /// be lost. Returns whether it has ended.
    ///
    /// - Parameter connection: the page's present connection.
    func fold(into folded: FoldedSession, on connection: Int) async -> Bool {
        let frame = backend.outbox.number
        defer { restingFrame = frame }
        guard let ties, restingFrame == frame, isAtRest(on: connection), persistence?.cycle.isIdle == true else {
            return false
        }
        // What was sent before is delivered, and what is sent from now on wakes the page.
        folded.listen(to: ties.sources)
        guard ties.areAtRest else {
            folded.end()
            return false
        }
        // Also without a change: the record may have been removed, and must name the last event that was handled.
        persistence?.cycle.changed()
        await saveAll()
        guard isAtRest(on: connection), ties.areAtRest, folded.listens(to: ties.sources),
            backend.outbox.number == frame, let persistence,
            !persistence.cycle.hasUnsavedChanges(navigations: backend.navigations)
        else {
            folded.end()
            return false
        }
        // The page is told that everything is stored.
        flush()
        let position = FoldedSession.Position(
            received: received, lastFrame: frame, epoch: persistence.epoch, path: requestedPath,
            windows: backend.windows?.byPlace(in: backend.root) ?? [:])
        folded.begin(position, entries: ties.entries) { close() }
        return true
    }

    /// Whether the session could be made again from the store, and nothing is under way.
    private func isAtRest(on connection: Int) -> Bool {
        guard let connected, connections == connection, connected.connection.isWritable, persistence != nil else {
            return false
        }
        return !isClosed && !isReleased && reclaiming == nil && !refusesEvents.load(ordering: .relaxed)
            && traceLog == nil && !isInspector && line?.isWorse != true
            && scheduler?.hasWork != true && backend.isUpToDate && !backend.exchangesFiles
            && backend.windows?.isBeyondFirstPage(in: backend.root) != true
    }

    /// Makes the session continue what a former one of its page has observed and entered, while `restore` mounts it.
    func continues(_ folded: FoldedSession) {
        ties?.sleeper = folded
        ties?.formerEntries = folded.entries
    }

    /// Connects a page whose session was folded and is restored. Returns the numbers of the connection and of the frame
    /// with the whole state; nil if the session has ended, or has another connection.
    ///
    /// What the models load again is awaited for a while: the page shows it still, and the user may have tapped on it.
    func unfold(
        _ folded: FoldedSession, for connection: any PageConnection
    ) async -> (connection: Int, frame: Int)? {
        let end = ContinuousClock.now + Self.patience
        await waitForWork(until: end)
        if isAwaitingUnfold {
            inContext { ListWindows.show(folded.position.windows, in: backend.root) }
            await waitForWork(until: end)
        }
        // No frame of the earlier session is one of this.
        guard isAwaitingUnfold, let number = connect(connection, seen: 0) else { return nil }
        return (number, backend.outbox.number)
    }

    private var isAwaitingUnfold: Bool { !isClosed && !isReleased && connections == 0 }

    /// The user waits as long for the answer to a tap.
    private static let patience: Duration = .seconds(2)

    /// Returns when no asynchronous work is under way, also none that other work has begun.
    private func waitForWork(until end: ContinuousClock.Instant) async {
        while let ties, ties.hasWork, .now < end {
            let (ends, over) = AsyncStream.makeStream(of: Never.self)
            ties.workEnded = { over.finish() }
            let clock = Task {
                try? await Task.sleep(until: end)
                over.finish()
            }
            for await _ in ends {}
            clock.cancel()
            ties.workEnded = nil
        }
    }
}
