#if Web
internal import NIOCore

/// Stands at the front of the listening socket, and reports that a connection could not be accepted. What follows it waits a second and
/// goes on.
final class AcceptFaults: ChannelInboundHandler, Sendable {
    typealias InboundIn = NIOAny

    private let report: LiveReport

    init(_ report: LiveReport) { self.report = report }

    func errorCaught(context: ChannelHandlerContext, error: any Error) {
        if let error = error as? IOError { report.couldNotAccept("\(error)") }
        context.fireErrorCaught(error)
    }
}
#endif
