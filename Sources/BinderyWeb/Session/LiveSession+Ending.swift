internal import BinderySynchronization
internal import BinderyView
internal import BinderyWire

/// The end of a session, and of its part in the life of a page.
extension LiveSession {
    /// Ends the session: disposes of its bindings, releases its view models and cancels their work.
    package func close() {
        isClosed = true
        connected = nil
        ties?.sleeper = nil
        ties?.formerEntries = []
        stopPersistence()
        scope.dispose()
        // Here, not where an inspector releases the log: the values belong to this actor.
        traceLog?.forgetMoments()
        backend = WebBackend()
        scheduler?.stop()
        scheduler = nil
        // What was held back is cancelled by now.
        executor.removeFence()
    }

    /// Ends the session of a user who is no longer signed in. The page leaves for `path`, an address of this site, or
    /// is loaded again where it is. Nothing is stored.
    package func revoke(leadingTo path: String? = nil) {
        refusesEvents.store(true, ordering: .relaxed)
        if isClosed { return }
        stopPersistence()
        if let connection = connected?.connection {
            backend.emit(.load(path: path ?? requestedPath))
            sendFrame()
            connection.close(.signedOut)
            connected = nil
        }
        // Guards hide what the user alone may see, for view models that outlive the session.
        inContext { principal?.value = nil }
        close()
    }

    /// Stores what is not stored yet, acknowledges it, and closes the connection: the browser connects elsewhere.
    package nonisolated func handOff() async { await saveAll { $0.leave(closing: .goingAway) } }

    private func leave(closing reason: PageClosing) {
        flush()
        connected?.connection.close(reason)
        connected = nil
    }

    /// Stores the page for another process, which acts for it from then on, and ends the session.
    ///
    /// - Parameter reason: why its connection is closed, if it has one.
    nonisolated func release(closing reason: PageClosing) async {
        await serve { session in
            session.isReleased = true
            session.persistence?.isReleased = true
            session.persistence?.cycle.release()
            session.persistence?.cycle.handOffBegan()
        }
        await saveAll { session in
            session.leave(closing: reason)
            session.close()
        }
    }

    /// Ends the session, since another process acts for its page. Its last changes are not stored.
    func lose() {
        connected?.connection.close(.goingAway)
        close()
    }
}
