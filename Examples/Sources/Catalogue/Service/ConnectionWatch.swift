internal import NIOCore
internal import Synchronization

/// Cancels a request's delay when its client disconnects.
///
/// A half-closed connection counts as disconnected. A connection has one request, so one delay, at a time.
final class ConnectionWatch: ChannelInboundHandler, RemovableChannelHandler, Sendable {
    typealias InboundIn = NIOAny

    private struct State {
        var isClosed = false
        var wait: Task<Void, any Error>?
    }

    /// Guards the state shared by the event loop and the request's task.
    private let state = Mutex(State())

    func handlerAdded(context: ChannelHandlerContext) {
        // Fails only if the channel is already closed.
        try? context.channel.syncOptions?.setOption(.allowRemoteHalfClosure, value: false)
    }

    func channelInactive(context: ChannelHandlerContext) {
        state.withLock { state in
            state.isClosed = true
            state.wait?.cancel()
        }
        context.fireChannelInactive()
    }

    func began(_ wait: Task<Void, any Error>) {
        state.withLock { state in
            state.wait = wait
            if state.isClosed { wait.cancel() }
        }
    }

    func ended() {
        state.withLock { $0.wait = nil }
    }
}
