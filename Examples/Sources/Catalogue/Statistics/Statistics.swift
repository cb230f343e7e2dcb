internal import Hummingbird
internal import Synchronization

struct RequestCounts: ResponseEncodable, Equatable {
    var received = 0
    /// The number of requests answered with any status; counted before the answer is sent.
    var finished = 0
    /// The number of requests cancelled because the client disconnected or the service stopped.
    var cancelled = 0
}

/// Counts the requests of each endpoint.
///
/// Requests without an endpoint are not counted, since the number of their paths is unbounded.
final class Statistics: RouterMiddleware {
    private let counts = Mutex<[String: RequestCounts]>([:])

    /// The counts by method and route, such as `GET /goods`.
    var current: [String: RequestCounts] { counts.withLock { $0 } }

    @concurrent
    func handle(
        _ request: Request,
        context: CatalogueContext,
        next: @concurrent (Request, CatalogueContext) async throws -> Response
    ) async throws -> Response {
        guard context.endpointPath != nil else { return try await next(request, context) }
        let endpoint = context.endpoint(of: request)
        count(\.received, of: endpoint)
        do {
            let response = try await next(request, context)
            count(\.finished, of: endpoint)
            return response
        } catch {
            count(error is CancellationError ? \.cancelled : \.finished, of: endpoint)
            throw error
        }
    }

    private func count(_ event: WritableKeyPath<RequestCounts, Int>, of endpoint: String) {
        counts.withLock { $0[endpoint, default: RequestCounts()][keyPath: event] += 1 }
    }
}
