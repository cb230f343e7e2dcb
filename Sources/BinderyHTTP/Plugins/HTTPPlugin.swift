/// What stands between a client and its transport, and sees each try of each request: to authenticate, to log, to measure, to answer from a cache.
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
/// It may proceed several times, or not at all. At this place an answer with a status of failure is an answer like any other.
public protocol HTTPPlugin: Sendable {
    nonisolated(nonsending) func send(
        _ request: HTTPRequest, through chain: HTTPChain
    ) async throws(HTTPFailure.Reason) -> HTTPResponse
}

/// What a plug-in hands a request on to: the plug-ins after it, then the transport.
public struct HTTPChain {
    let plugins: ArraySlice<any HTTPPlugin>
    let transport: any HTTPTransport
    let progress: ((TransferProgress) -> Void)?

    /// The answer of those that follow.
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
