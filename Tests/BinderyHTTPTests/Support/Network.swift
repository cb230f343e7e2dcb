import BinderyHTTP

/// The transports of the network, which obey the same contract.
enum Network: CaseIterable {
    case urlSession
    #if AsyncHTTPClient
    case asyncHTTPClient
    #endif

    /// A transport with connections of its own.
    func transport(followsRedirects: Bool = true, secrets: Redaction = .default) -> any HTTPTransport {
        switch self {
        case .urlSession: URLSessionTransport(followsRedirects: followsRedirects, secrets: secrets)
        #if AsyncHTTPClient
        case .asyncHTTPClient: AsyncHTTPClientTransport(followsRedirects: followsRedirects, secrets: secrets)
        #endif
        }
    }
}
