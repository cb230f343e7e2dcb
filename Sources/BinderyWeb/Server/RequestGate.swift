#if Web
internal import NIOCore
internal import NIOHTTP1

/// A gate for the requests of a connection: limits how long each may take to arrive, and decides which becomes the
/// WebSocket of a page and which is the last. NIO's decoder stops at the end of a request that offers to upgrade, and
/// of a `CONNECT`, and collects what follows. Such a request is therefore the last one: a page's becomes its WebSocket,
/// another is answered with `Connection: close`. In both cases nothing is read behind it.
final class RequestGate: ChannelDuplexHandler, RemovableChannelHandler {
    typealias InboundIn = HTTPServerRequestPart
    typealias InboundOut = HTTPServerRequestPart
    typealias OutboundIn = HTTPServerResponsePart
    typealias OutboundOut = HTTPServerResponsePart

    private enum Stage {
        case requests
        /// The last request is a page's offer. It is accepted once the requests before it are answered.
        case offer(PageUpgrade)
        /// The connection becomes a WebSocket. What has arrived behind the request waits.
        case upgrading([NIOAny])
        /// The last request has begun. Its answer ends the connection.
        case lastRequest
        /// The connection is passed on to another process, with what has been read.
        case passing(ConnectionPassing.Request, to: OtherProcesses.Recipient)
        /// The last answer is written, or the requests cannot be parsed.
        case over
    }

    /// What the gate triggers but does not do itself.
    struct Site {
        /// Returns the upgrade that a request asks for, if it is one of this site's.
        let upgrade: (HTTPRequestHead, any Channel) -> PageUpgrade?
        /// Adds the handlers that answer requests. Called before the first one.
        let serveRequests: () throws -> Void
        /// Called once the connection is a WebSocket, or closed.
        let ended: (_ isPage: Bool) -> Void
        /// Nil if the connection cannot be passed on.
        var passing: ConnectionPassing?
    }

    private let limits: LiveLimits
    private let site: Site
    private var stage = Stage.requests
    private var deadline: Scheduled<Void>?
    /// The number of requests that have begun and are not fully answered, without an offer.
    private var pendingCount = 0
    private var isArriving = false
    /// The request that arrives is a part of a file, and may take as long as its bytes keep coming.
    private var isFile = false
    private var servesRequests = false
    private var isDecoderRemoved = false
    /// The request for a WebSocket, as long as its connection may be passed on.
    private var offered: ConnectionPassing.Request?
    private var hasHeldRead = false
    /// The server shuts down gracefully: pending requests are answered, no others.
    private var isQuiescing = false

    init(limits: LiveLimits, site: Site) {
        self.limits = limits
        self.site = site
    }

    func handlerAdded(context: ChannelHandlerContext) { close(context, after: limits.handshakeTimeout) }

    func handlerRemoved(context: ChannelHandlerContext) {
        deadline?.cancel()
        if case .upgrading = stage { return site.ended(true) }
        site.ended(false)
    }

    func channelInactive(context: ChannelHandlerContext) {
        deadline?.cancel()
        context.fireChannelInactive()
    }

    // MARK: Requests

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        if case .upgrading(let early) = stage {
            stage = .upgrading(early + [data])
            return
        }
        if case .passing(var request, let recipient) = stage {
            if isDecoderRemoved {
                request.append(Bytes.unwrapInboundIn(data))
            } else {
                request.append(unwrapInboundIn(data))
            }
            stage = .passing(request, to: recipient)
            return
        }
        switch unwrapInboundIn(data) {
        case .head(let head):
            isArriving = true
            isFile = head.method == .PATCH && head.uri.hasPrefix(FileAddress.prefix)
            close(context, after: limits.handshakeTimeout)
            begin(head, context)
        case .body:
            if case .offer = stage { return }
            // The next read sets it again: no time limit while the receiver of the file does not read.
            if isFile, pendingCount > 0 { endDeadline() }
            context.fireChannelRead(data)
        case .end:
            isArriving = false
            if case .offer = stage { return upgradeIfAlone(context) }
            // The limit does not include the time of the server's answer.
            if pendingCount > 0 { deadline?.cancel() }
            context.fireChannelRead(data)
        }
    }

    private func begin(_ head: HTTPRequestHead, _ context: ChannelHandlerContext) {
        // Requests before it are answered here, and with them this one.
        if pendingCount == 0, let passing = site.passing, let recipient = passing.recipient(of: head) {
            stage = .passing(ConnectionPassing.Request(head), to: recipient)
            return
        }
        var head = head
        if head.method == .CONNECT || head.headers.contains(name: "Upgrade") {
            if let upgrade = site.upgrade(head, context.channel) {
                stage = .offer(upgrade)
                offered = site.passing.map { _ in ConnectionPassing.Request(head) }
                return
            }
            stage = .lastRequest
            head.headers.remove(name: "Upgrade")
        }
        pendingCount += 1
        do {
            if !servesRequests { try site.serveRequests() }
            servesRequests = true
        } catch {
            return context.close(promise: nil)
        }
        context.fireChannelRead(wrapInboundOut(.head(head)))
    }

    /// Whether to stop reading: the decoder would only buffer further bytes.
    private var holdsReads: Bool {
        switch stage {
        case .requests: false
        case .offer, .lastRequest: !isArriving
        case .upgrading, .passing, .over: true
        }
    }

    func channelReadComplete(context: ChannelHandlerContext) {
        if case .passing = stage { pass(context) }
        context.fireChannelReadComplete()
    }

    /// Passes the connection on, with what the decoder has collected.
    private func pass(_ context: ChannelHandlerContext) {
        if isDecoderRemoved { return }
        isDecoderRemoved = true
        PageUpgrade.removeDecoder(context).assumeIsolated().whenComplete { [self] _ in
            guard case .passing(let request, let recipient) = stage else { return }
            stage = .over
            deadline?.cancel()
            site.passing?.pass(context.channel, request, to: recipient)
        }
    }

    /// What the decoder forwards when it is removed.
    private final class Bytes: ChannelInboundHandler { typealias InboundIn = ByteBuffer }

    func read(context: ChannelHandlerContext) {
        hasHeldRead = holdsReads
        if hasHeldRead { return }
        if isFile, isArriving, deadline == nil { close(context, after: limits.handshakeTimeout) }
        context.read()
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) {
        if error is HTTPParserError {
            if pendingCount > 0 { stage = .lastRequest } else { end(context) }
        }
        context.fireErrorCaught(error)
    }

    // MARK: Responses

    func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
        switch stage {
        case .upgrading: return context.write(data, promise: promise)
        case .passing, .over:
            promise?.fail(ChannelError.outputClosed)
            return
        case .requests, .offer, .lastRequest: break
        }
        // The rest of a file that is refused is not read.
        if isFile, isArriving, pendingCount == 1, case .requests = stage { stage = .lastRequest }
        switch unwrapOutboundIn(data) {
        case .head(var head) where head.status.code >= 200 && isLastResponse:
            head.headers.replaceOrAdd(name: "Connection", value: "close")
            context.write(wrapOutboundOut(.head(head)), promise: promise)
        case .end:
            context.write(data, promise: promise)
            pendingCount -= 1
            if pendingCount == 0 { finishedResponses(context) }
        default: context.write(data, promise: promise)
        }
    }

    private var isLastResponse: Bool {
        if case .lastRequest = stage { return pendingCount == 1 }
        return isQuiescing && pendingCount == 1
    }

    private func finishedResponses(_ context: ChannelHandlerContext) {
        switch stage {
        case .requests where !isQuiescing: close(context, after: limits.keepAliveTimeout)
        case .offer where !isQuiescing: upgradeIfAlone(context)
        case .requests, .offer, .lastRequest: end(context)
        case .upgrading, .passing, .over: break
        }
    }

    /// Ends the connection once everything is written. Closing it immediately may lose what the browser has not read.
    private func end(_ context: ChannelHandlerContext) {
        stage = .over
        context.flush()
        context.close(mode: .output, promise: nil)
        close(context, after: limits.handshakeTimeout)
    }

    func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
        if event is ChannelShouldQuiesceEvent {
            isQuiescing = true
            if pendingCount == 0 { context.close(promise: nil) }
        }
        context.fireUserInboundEventTriggered(event)
    }

    private func endDeadline() {
        deadline?.cancel()
        deadline = nil
    }

    private func close(_ context: ChannelHandlerContext, after duration: Duration) {
        deadline?.cancel()
        let bound = NIOLoopBound(context, eventLoop: context.eventLoop)
        deadline = context.eventLoop.scheduleTask(in: TimeAmount(duration)) { bound.value.close(promise: nil) }
    }

    private func upgradeIfAlone(_ context: ChannelHandlerContext) {
        guard case .offer(let upgrade) = stage, pendingCount == 0, !isArriving else { return }
        deadline?.cancel()
        stage = .upgrading([])
        guard let passing = site.passing, let offered else { return accept(upgrade, context) }
        let bound = NIOLoopBound(context, eventLoop: context.eventLoop)
        passing.process(owning: upgrade.address, on: context.eventLoop).assumeIsolated().whenSuccess { [self] in
            guard let process = $0 else { return accept(upgrade, bound.value) }
            stage = .passing(offered, to: process)
            pass(bound.value)
        }
    }

    private func accept(_ upgrade: PageUpgrade, _ context: ChannelHandlerContext) {
        PageUpgrade.removeDecoder(context).assumeIsolated().whenComplete { [self] result in
            do {
                try result.get()
                try upgrade.exchangeHandlers(around: self, context)
            } catch {
                return context.close(promise: nil)
            }
            if case .upgrading(let early) = stage, !early.isEmpty {
                for data in early { context.fireChannelRead(data) }
                context.fireChannelReadComplete()
            }
            if hasHeldRead { context.read() }
            context.pipeline.syncOperations.removeHandler(context: context, promise: nil)
        }
    }
}
#endif
