#if Web
internal import HummingbirdCore
internal import NIOCore
internal import Synchronization

/// Cancels what is fetched for a request when the browser leaves before it is answered: a picture that is no longer on the page.
///
/// A browser that closes its end is taken to have left. A connection carries one request at a time.
final class ConnectionWatch: ChannelInboundHandler, RemovableChannelHandler, Sendable {
    typealias InboundIn = NIOAny

    private struct State {
        var isClosed = false
        var cancel: (@Sendable () -> Void)?
    }

    /// Guards what the event loop and the request's task share.
    private let state = Mutex(State())

    func channelInactive(context: ChannelHandlerContext) {
        let cancel = state.withLock { state in
            state.isClosed = true
            return state.cancel
        }
        cancel?()
        context.fireChannelInactive()
    }

    /// Whether the browser has left.
    var isClosed: Bool { state.withLock { $0.isClosed } }

    /// Gives what `work` does, or nil if the browser has left meanwhile, and `work` heeds that it is cancelled.
    func fetch<Value: Sendable>(_ work: @escaping @Sendable () async -> Value?) async -> Value? {
        let task = Task { await work() }
        let hasLeft = state.withLock { state in
            state.cancel = { task.cancel() }
            return state.isClosed
        }
        if hasLeft { task.cancel() }
        defer { state.withLock { $0.cancel = nil } }
        return await withTaskCancellationHandler {
            await task.value
        } onCancel: {
            task.cancel()
        }
    }
}
#endif
