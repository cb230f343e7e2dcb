internal import Hummingbird
internal import Logging
internal import NIOCore

/// Converts all errors of routes to ``ErrorResponse``.
struct ErrorResponses: RouterMiddleware {
    @concurrent
    func handle(
        _ request: Request,
        context: CatalogueContext,
        next: @concurrent (Request, CatalogueContext) async throws -> Response
    ) async throws -> Response {
        do {
            return try await next(request, context)
        } catch let error as ErrorResponse {
            throw error
        } catch is NIOTooManyBytesError {
            throw ErrorResponse.tooLarge
        } catch is CancellationError {
            throw ErrorResponse.stopping
        } catch let error as HTTPError where error.status == .notFound {
            throw ErrorResponse.unknownRoute
        } catch {
            // Logs the endpoint, not the address, which may contain an account, and only the type of the error.
            context.logger.error(
                "request failed",
                metadata: [
                    "endpoint": "\(context.endpoint(of: request))", "error": "\(type(of: error))",
                ])
            throw ErrorResponse.internalError
        }
    }
}
