internal import Foundation
internal import Hummingbird
internal import Logging
internal import NIOCore
internal import ServiceLifecycle
internal import UnixSignals

/// A socket that listens on 127.0.0.1 from `start` to `stop`.
struct Server: Sendable {
    let port: Int
    private let group: ServiceGroup
    private let run: Task<Void, Never>

    /// Starts listening, and returns when the socket listens. `onStop` is called once, after the last answer.
    static func start(
        _ router: Router<CatalogueContext>,
        port: Int,
        idleTimeout: Duration,
        stopsOnSignals: Bool,
        onStop: @escaping @Sendable () -> Void
    ) async throws(CatalogueFailure) -> Server {
        let (outcomes, outcome) = AsyncStream<Result<Int, any Error>>.makeStream()
        var logger = Logger(label: "catalogue")
        logger.logLevel = .error
        let application = Application(
            router: router,
            server: .http1(
                configuration: .init(additionalChannelHandlers: [ConnectionWatch()], idleTimeout: .init(idleTimeout))
            ),
            configuration: .init(address: .hostname("127.0.0.1", port: port)),
            onServerRunning: { outcome.yield(.success($0.localAddress?.port ?? port)) },
            logger: logger
        )
        var configuration = ServiceGroupConfiguration(services: [application], logger: logger)
        configuration.gracefulShutdownSignals = stopsOnSignals ? [.sigint, .sigterm] : []
        // A client that never finishes its request must not prevent the service from stopping.
        configuration.maximumGracefulShutdownDuration = .seconds(1)
        configuration.maximumCancellationDuration = nil
        let group = ServiceGroup(configuration: configuration)
        let run = Task {
            do {
                try await group.run()
            } catch {
                outcome.yield(.failure(error))
            }
            outcome.finish()
            onStop()
        }
        // A separate task, so that cancelling the caller leaves no half-started server behind.
        let first = await Task { await outcomes.first { _ in true } }.value
        switch first {
        case .success(let port):
            return Server(port: port, group: group, run: run)
        case .failure(let error):
            throw CatalogueFailure(listeningOn: port, error)
        case nil:
            throw .portNotOpened(port, reason: "the server ended immediately")
        }
    }

    func waitUntilStopped() async { await run.value }

    func stop() async {
        await group.triggerGracefulShutdown()
        await run.value
    }
}

extension CatalogueFailure {
    fileprivate init(listeningOn port: Int, _ error: any Error) {
        guard let error = error as? IOError else {
            self = .portNotOpened(port, reason: "\(error)")
            return
        }
        self =
            error.errnoCode == EADDRINUSE
            ? .portTaken(port) : .portNotOpened(port, reason: String(cString: strerror(error.errnoCode)))
    }
}
