#if Web
internal import HummingbirdCore
internal import NIOCore
internal import BinderySynchronization

/// Cancels what is fetched for a request when the browser disconnects before the response, for example because an image
/// has left the page. A browser that closes its end counts as disconnected. A connection carries one request at a time.
final class ConnectionWatch: ChannelInboundHandler, RemovableChannelHandler, Sendable {
    typealias InboundIn = NIOAny

    private struct State {
        var isClosed = false
        var cancel: (@Sendable () -> Void)?
    }

    /// Shared by the event loop and the request's task.
    private let state = Mutex(State())

    func channelInactive(context: ChannelHandlerContext) {
        let cancel = state.withLock { state in
            state.isClosed = true
            return state.cancel
        }
        cancel?()
        context.fireChannelInactive()
    }

    var isClosed: Bool { state.withLock { $0.isClosed } }

    /// Returns the result of `work`, or nil if the browser has disconnected and `work` responds to its cancellation.
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
