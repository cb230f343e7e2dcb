internal import Hummingbird
internal import ServiceLifecycle

/// Delays every answer, and refuses some requests.
///
/// A refusal is decided when the request arrives, takes as long as the answer would, and has no other effect.
struct Pacing: RouterMiddleware {
    let delay: Duration
    /// The additional delays of endpoints, by method and route.
    let times: [String: Duration]
    let refusals: Refusals
    let clock: any Clock<Duration>

    @concurrent
    func handle(
        _ request: Request,
        context: CatalogueContext,
        next: @concurrent (Request, CatalogueContext) async throws -> Response
    ) async throws -> Response {
        let isRefused = refusals.refusesNext()
        let time = delay + (times[context.endpoint(of: request)] ?? .zero)
        if time > .zero {
            try await wait(time, for: context)
        }
        if isRefused { throw ErrorResponse.unavailable }
        return try await next(request, context)
    }

    /// Throws a `CancellationError` when the client disconnects or the service stops.
    private func wait(_ time: Duration, for context: CatalogueContext) async throws {
        let connection = try await context.channel.pipeline.handler(type: ConnectionWatch.self).get()
        let wait = Task { [clock] in try await clock.sleep(for: time) }
        connection.began(wait)
        defer { connection.ended() }
        try await withTaskCancellationOrGracefulShutdownHandler {
            try await wait.value
        } onCancelOrGracefulShutdown: {
            wait.cancel()
        }
    }
}
