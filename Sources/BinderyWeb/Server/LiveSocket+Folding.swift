#if Web
internal import BinderyWire
internal import NIOCore

/// Folds the session of a page that rests, and answers the page until it is restored. See ``FoldedSession``.
extension LiveSocket {
    /// Folds the session of a page that has sent no event for as long as the server's options say.
    func foldIfResting(_ context: ChannelHandlerContext) {
        guard let opened, var length = foldedAfter, mayProceed, !isVerifying else { return }
        // A page that is woken has yet to send its event again, unless its tab is frozen.
        if awaitedFrame != nil { length = max(length, sessions.limits.idleTimeout) }
        guard Duration(context.eventLoop.now - lastEvent) >= length else { return }
        isChangingSession = true
        let (sessions, connection, channel) = (sessions, connection, connection.channel)
        let bound = NIOLoopBound((handler: self, context: context), eventLoop: channel.eventLoop)
        let session = FoldedSession { channel.pipeline.fireUserInboundEventTriggered(FoldedSession.Woken()) }
        Task {
            let isFolded = await sessions.fold(opened, into: session, over: connection)
            channel.eventLoop.execute { bound.value.handler.triedToFold(isFolded ? session : nil, bound.value.context) }
        }
    }

    private func triedToFold(_ session: FoldedSession?, _ context: ChannelHandlerContext) {
        isChangingSession = false
        foldedAfter = sessions.rests?.next()
        if let opened, let session {
            folded = Folded(session: session, logNumber: opened.logNumber, began: context.eventLoop.now)
            self.opened = nil
            awaitedFrame = nil
        } else {
            // Asked again after the whole time: until then, the page must not be sent anything either.
            lastEvent = context.eventLoop.now
        }
        if !connection.channel.isActive { return disconnectSession() }
        if session?.isWoken == true { wake(context) }
        proceed(context)
    }

    func receiveWhileFolded(_ text: String, _ context: ChannelHandlerContext) {
        if PageEvent.frame(ofLineCheck: text) != nil { return replyToLineCheck(context) }
        // The page sends an event again with the node numbers of the restored session.
        guard text == Self.heartbeat, let session = folded?.session else { return unfold(context) }
        if context.channel.isWritable { connection.send(session.heartbeatAnswer) }
    }

    /// Restores the session since something has changed that it observes. Of many pages, some do so at a time.
    func wake(_ context: ChannelHandlerContext) {
        guard let folded else { return }
        let bound = NIOLoopBound((handler: self, context: context), eventLoop: context.eventLoop)
        sessions.wakes.begin { [loop = context.eventLoop, session = folded.session] ended in
            loop.execute {
                let (handler, context) = bound.value
                // An event of the page may have been faster.
                guard handler.folded?.session === session else { return ended() }
                handler.unfold(context, then: ended)
            }
        }
    }

    func unfold(_ context: ChannelHandlerContext, then ended: @escaping @Sendable () -> Void = {}) {
        guard let folded, let address, !isChangingSession, !isDone else { return ended() }
        self.folded = nil
        isChangingSession = true
        lastEvent = context.eventLoop.now
        scheduleProbe(context, in: probeInterval)
        let (sessions, connection) = (sessions, connection)
        let bound = NIOLoopBound(self, eventLoop: connection.channel.eventLoop)
        Task {
            defer { ended() }
            do throws(LiveSessions.StoreUnavailable) {
                if let opened = try await sessions.unfold(folded.session, of: address, over: connection) {
                    return connection.channel.eventLoop.execute { bound.value.open(opened) }
                }
                // The next connection finds out where the page is, or that it must be loaded again.
                connection.close(.goingAway)
            } catch {
                connection.close(.unavailable)
            }
            sessions.report.disconnected(folded.logNumber)
        }
    }
}
#endif
