internal import HTTPTypes
internal import Hummingbird

/// Refuses requests for other host names, against DNS rebinding by a page of another site.
struct HostCheck: RouterMiddleware {
    private static let hosts = ["127.0.0.1", "localhost", "[::1]"]

    @concurrent
    func handle(
        _ request: Request,
        context: CatalogueContext,
        next: @concurrent (Request, CatalogueContext) async throws -> Response
    ) async throws -> Response {
        guard let authority = request.head.authority, Self.isOwn(authority) else { throw ErrorResponse.unknownHost }
        return try await next(request, context)
    }

    static func isOwn(_ authority: String) -> Bool {
        let authority = authority.lowercased()
        return hosts.contains { host in
            guard authority.hasPrefix(host) else { return false }
            let rest = authority.dropFirst(host.count)
            return rest.isEmpty || rest.first == ":" && UInt16(rest.dropFirst()) != nil
        }
    }
}

extension ErrorResponse {
    static let unknownHost = ErrorResponse(
        status: .misdirectedRequest, code: "unknown_host",
        message: "The service answers at 127.0.0.1 and localhost. Address it so, without a proxy that keeps the name.")
}
