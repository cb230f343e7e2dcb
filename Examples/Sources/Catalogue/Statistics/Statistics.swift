internal import Hummingbird
internal import Synchronization

/// What the service has seen of one endpoint since it started.
struct RequestCounts: ResponseEncodable, Equatable {
    var received = 0
    /// Answered, whatever the status; counted before the answer is sent.
    var finished = 0
    /// Given up before it was answered: the client left, or the service stopped.
    var cancelled = 0
}

/// Counts the requests of each endpoint.
///
/// Requests that no endpoint answers are not counted: their paths are without number.
final class Statistics: RouterMiddleware {
    private let counts = Mutex<[String: RequestCounts]>([:])

    /// By method and route, such as `GET /goods`.
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
