#if Web
internal import HTTPTypes
internal import Hummingbird
internal import HummingbirdCore
internal import Logging
internal import NIOCore
internal import ServiceLifecycle

extension LiveServer {
    /// Accepts connections and serves them.
    struct Listening {
        var services: [any Service]
        /// Leaves further connections to other processes; in a single process, does nothing.
        var stop: @Sendable () -> Void = {}
        /// Waits until each request that has begun is answered; in a single process, does nothing.
        var end: @Sendable () async -> Void = {}
    }

    /// - Parameter ready: called before requests are answered.
    func listening(
        _ logger: Logger, _ ready: @escaping @Sendable (_ port: Int) async -> Void
    ) throws(LiveServerFailure) -> Listening {
        if site.processes != nil, !(options.store is any SharedSessionStore) { throw .unsharedStore }
        guard let worker = options.worker else { return Listening(services: [application(logger, ready)]) }
        let (site, date, requests) = (site, HTTPDate(), PendingRequests())
        let handler = LiveChannel(
            responder: { request, writer, channel in
                requests.begin()
                defer { requests.end() }
                var response = await site.respond(
                    to: request, from: channel.remoteAddress?.ip, over: channel, in: nil)
                response.headers[.date] = date.now
                try await writer.write(response: response.head, body: response.body)
            }, site: site, transport: .tcp)
        let listener = WorkerListener(worker, handler: handler, report: site.report, ready: ready)
        return Listening(
            services: [listener],
            stop: {
                worker.link.draining()
                listener.stopAccepting()
            },
            end: { await requests.haveEnded() })
    }

    private func application(
        _ logger: Logger, _ ready: @escaping @Sendable (_ port: Int) async -> Void
    ) -> some Service {
        let (site, report) = (site, site.report)
        return Application(
            responder: CallbackResponder<LiveRequestContext> { request, context in
                await site.respond(to: request, from: context.channel.remoteAddress?.ip, over: context.channel, in: nil)
            },
            server: HTTPServerBuilder { LiveChannel(responder: $0, site: site, transport: .tcp) },
            configuration: .init(address: .hostname(options.host, port: options.port), serverName: nil),
            onServerRunning: { channel in
                try? await channel.pipeline.addHandler(AcceptFaults(report), position: .first).get()
                await ready(channel.localAddress?.port ?? 0)
            }, logger: logger)
    }
}
#endif
