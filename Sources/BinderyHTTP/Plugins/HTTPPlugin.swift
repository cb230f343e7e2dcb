/// A plug-in that sees each try of each request: to authenticate, to log, to measure, to answer from a cache.
///
/// ```swift
/// struct Language: HTTPPlugin {
///     nonisolated(nonsending) func send(
///         _ request: HTTPRequest, through chain: HTTPChain
///     ) async throws(HTTPFailure.Reason) -> HTTPResponse {
///         var request = request
///         request.headers["Accept-Language"] = "zh"
///         return try await chain.proceed(request)
///     }
/// }
/// ```
///
/// It may proceed several times, or not at all. An answer with a failure status is returned, not thrown.
public protocol HTTPPlugin: Sendable {
    nonisolated(nonsending) func send(
        _ request: HTTPRequest, through chain: HTTPChain
    ) async throws(HTTPFailure.Reason) -> HTTPResponse
}

/// The rest of a plug-in's chain: the plug-ins after it, then the transport.
public struct HTTPChain {
    let plugins: ArraySlice<any HTTPPlugin>
    let transport: any HTTPTransport
    let progress: ((TransferProgress) -> Void)?

    /// Sends the request through the rest of the chain and returns the answer.
    public nonisolated(nonsending) func proceed(
        _ request: HTTPRequest
    ) async throws(HTTPFailure.Reason) -> HTTPResponse {
        guard let plugin = plugins.first else {
            try request.validate()
            return try await transport.send(request, progress: progress)
        }
        return try await plugin.send(
            request, through: HTTPChain(plugins: plugins.dropFirst(), transport: transport, progress: progress))
    }
}
