internal import BinderyView
internal import BinderyWire

/// What the page is sent: after each job of the session, its changes as one frame.
extension LiveSession {
    func flush() {
        let action = persistence?.cycle.jobEnded(received: received, navigations: backend.navigations)
        let connected = connected, isReading = connected?.connection.isWritable ?? false
        if let connected, isReading {
            if let answer = backend.whyAnswer { inContext { answer.update { [weak self] in self?.resumeWriting() } } }
            if needsFrame(connected) { sendFrame() }
        }
        backend.setPageReads(isReading)
        // After the frame, which the user waits for.
        if case .add(let isUrgent) = action { addToStore(isUrgent: isUrgent) }
        executor.awaitsNotes = persistence?.cycle.awaitsSave(navigations: backend.navigations) ?? false
    }

    /// The number of the last stored event travels with other changes, or with the answer to a heartbeat.
    private func needsFrame(_ connected: ConnectedPage) -> Bool {
        connected.hasPendingHeartbeat || !backend.isUpToDate || connected.lastAcknowledged != received
            || persistence?.cycle.owesAcknowledgement == true
    }

    func sendFrame() {
        guard var connected else { return }
        backend.emitValues()
        if backend.outbox.needsFullState {
            emitFullState(isOfEarlierEpoch: connected.isOfEarlierEpoch)
            connected.isOfEarlierEpoch = false
        }
        let arrival = connected.firstPendingArrival
        connected.lastAcknowledged = received
        connected.hasPendingHeartbeat = false
        persistence?.cycle.acknowledgementSent()
        connected.firstPendingArrival = nil
        self.connected = connected
        let frame = backend.takeFrame(
            acknowledging: received, stored: persistence?.cycle.acknowledged ?? received)
        connected.connection.send(frame)
        if let traceLog {
            traceLog.recordFrame(of: frame.count)
            figures.shows(backend.location.path)
        }
        let latency = arrival.map { .now - $0 }
        figures.sent(frame.count, after: latency)
        figures.keeps(waiting: backend.outbox.size)
        guard let metrics = report.metrics else { return }
        metrics.frames.record(frame.count)
        if let latency { metrics.answered(after: latency) }
    }

    private func emitFullState(isOfEarlierEpoch: Bool) {
        backend.beginState()
        if let inherited { backend.emit(.inherited(event: inherited)) }
        let html = backend.root.innerHTML
        backend.emit(isOfEarlierEpoch ? .restored(html: html, isContinued: isContinued) : .state(html: html))
        backend.emit(.navigate(to: backend.location))
        head.emit(to: backend)
        backend.emitTheme()
    }
}
