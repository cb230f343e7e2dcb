internal import BinderyStreams
internal import BinderySynchronization

/// Ends the session of a page that rests, while the page stays connected: see ``FoldedSession``.
extension LiveSession {
    /// Stores the state and ends the session, if the page has been sent nothing since the last call and nothing would
    /// be lost. Returns whether it has ended.
    ///
    /// - Parameter connection: the page's present connection.
    nonisolated func fold(into folded: FoldedSession, on connection: Int) async -> Bool {
        guard let frame = await serve({ $0.beginFolding(into: folded, on: connection) }) else { return false }
        return await saveAll { $0.endFolding(into: folded, on: connection, after: frame) }
    }

    /// Returns the last frame; nil if the page does not rest.
    private func beginFolding(into folded: FoldedSession, on connection: Int) -> Int? {
        let frame = backend.outbox.number
        defer { restingFrame = frame }
        guard let ties, restingFrame == frame, isAtRest(on: connection), persistence?.cycle.isIdle == true else {
            return nil
        }
        // What was sent before is delivered, and what is sent from now on wakes the page.
        folded.listen(to: ties.sources)
        guard ties.areAtRest else {
            folded.end()
            return nil
        }
        // Also without a change: the record may have been removed, and must name the last event that was handled.
        persistence?.cycle.changed()
        persistence?.cycle.handOffBegan()
        return frame
    }

    private func endFolding(into folded: FoldedSession, on connection: Int, after frame: Int) -> Bool {
        guard let ties, isAtRest(on: connection), ties.areAtRest, folded.listens(to: ties.sources),
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
    nonisolated func unfold(
        _ folded: FoldedSession, for connection: any PageConnection
    ) async -> (connection: Int, frame: Int)? {
        let end = ContinuousClock.now + Self.patience
        await waitForWork(until: end)
        if await serve({ $0.showWindows(of: folded) }) { await waitForWork(until: end) }
        return await serve { session in
            // No frame of the earlier session is one of this.
            guard session.isAwaitingUnfold, let number = session.connect(connection, seen: 0) else { return nil }
            return (number, session.backend.outbox.number)
        }
    }

    private func showWindows(of folded: FoldedSession) -> Bool {
        if isAwaitingUnfold { inContext { ListWindows.show(folded.position.windows, in: backend.root) } }
        return isAwaitingUnfold
    }

    private var isAwaitingUnfold: Bool { !isClosed && !isReleased && connections == 0 }

    /// The user waits as long for the answer to a tap.
    private static let patience: Duration = .seconds(2)

    /// Returns when no asynchronous work is under way, also none that other work has begun.
    private nonisolated func waitForWork(until end: ContinuousClock.Instant) async {
        while .now < end, let (ends, over) = await serve({ $0.observeEndOfWork() }) {
            let clock = Task {
                try? await Task.sleep(until: end)
                over.finish()
            }
            for await _ in ends {}
            clock.cancel()
            await serve { $0.ties?.workEnded = nil }
        }
    }

    /// Returns nil if no work is under way.
    private func observeEndOfWork() -> (ends: AsyncStream<Never>, over: AsyncStream<Never>.Continuation)? {
        guard let ties, ties.hasWork else { return nil }
        let (ends, over) = AsyncStream.makeStream(of: Never.self)
        ties.workEnded = { over.finish() }
        return (ends, over)
    }
}
