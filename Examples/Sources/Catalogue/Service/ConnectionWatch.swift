internal import NIOCore
internal import Synchronization

/// Cancels what a request waits for when its client leaves.
///
/// A client that closes its end is taken to have left: half-closed connections are not kept. A
/// connection carries one request at a time, so there is one wait at most.
final class ConnectionWatch: ChannelInboundHandler, RemovableChannelHandler, Sendable {
    typealias InboundIn = NIOAny

    private struct State {
        var isClosed = false
        var wait: Task<Void, any Error>?
    }

    /// Guards what the event loop and the request's task share.
    private let state = Mutex(State())

    func handlerAdded(context: ChannelHandlerContext) {
        // Fails only on a channel that is closed already.
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
