#if Web
internal import NIOCore

/// Reports connections that the listening socket could not accept. The next handler waits a second and continues.
final class AcceptFaults: ChannelInboundHandler, Sendable {
    typealias InboundIn = NIOAny

    private let report: LiveReport

    init(_ report: LiveReport) { self.report = report }

    func errorCaught(context: ChannelHandlerContext, error: any Error) {
        if let error = error as? IOError { report.acceptFailed("\(error)") }
        context.fireErrorCaught(error)
    }
}
#endif
