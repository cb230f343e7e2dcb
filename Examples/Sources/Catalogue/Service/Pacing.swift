internal import Hummingbird
internal import ServiceLifecycle

/// Lets every answer take its time, and refuses some requests.
///
/// Whether a request is refused is settled when it arrives; the refusal takes as long as the answer
/// would, and nothing of the request is carried out.
struct Pacing: RouterMiddleware {
    let delay: Duration
    /// What an endpoint takes on top of the delay, by method and route.
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
        if isRefused { throw ErrorAnswer.unavailable }
        return try await next(request, context)
    }

    /// Ends early, with a `CancellationError`, when the client leaves or the service stops.
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
