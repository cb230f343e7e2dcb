internal import Foundation

#if canImport(FoundationNetworking)
internal import FoundationNetworking
#endif

extension HTTPFailure.Reason {
    /// - Parameters:
    ///   - hasAnswered: whether the head of an answer has come.
    ///   - elapsed: since the request began.
    init(_ error: any Error, hasAnswered: Bool, elapsed: Duration) {
        let error = error as NSError
        self =
            switch (error.domain, URLError.Code(rawValue: error.code)) {
            case (NSURLErrorDomain, .cancelled): .cancelled
            case (NSURLErrorDomain, .notConnectedToInternet), (NSURLErrorDomain, .dataNotAllowed),
                (NSURLErrorDomain, .internationalRoamingOff):
                .offline
            case (NSURLErrorDomain, .cannotFindHost), (NSURLErrorDomain, .dnsLookupFailed): .unknownHost
            case (NSURLErrorDomain, .cannotConnectToHost): .refused
            case (NSURLErrorDomain, .timedOut): .timedOut(after: elapsed)
            // Corelibs calls an answer that is no HTTP an unsupported address; those never get as far as here.
            case (NSURLErrorDomain, .networkConnectionLost), (NSURLErrorDomain, .badServerResponse),
                (NSURLErrorDomain, .cannotParseResponse), (NSURLErrorDomain, .zeroByteResource),
                (NSURLErrorDomain, .unsupportedURL):
                .connectionLost
            case (NSURLErrorDomain, .secureConnectionFailed), (NSURLErrorDomain, .serverCertificateHasBadDate),
                (NSURLErrorDomain, .serverCertificateUntrusted), (NSURLErrorDomain, .serverCertificateHasUnknownRoot),
                (NSURLErrorDomain, .serverCertificateNotYetValid), (NSURLErrorDomain, .clientCertificateRejected),
                (NSURLErrorDomain, .clientCertificateRequired):
                .insecure
            default: Self.unnamed(error.localizedDescription, hasAnswered: hasAnswered)
            }
    }

    /// What corelibs has no code for, -1: there only the words of libcurl tell one from the other.
    private static func unnamed(_ text: String, hasAnswered: Bool) -> Self {
        if hasAnswered { return .connectionLost }
        if ["SSL", "TLS", "certificate"].contains(where: text.contains) { return .insecure }
        // Refused has a code of its own. What is left is no network, and no way to this host.
        if ["Failed to connect", "Couldn't connect", "Could not connect"].contains(where: text.contains) {
            return .offline
        }
        if ["Recv failure", "Send failure"].contains(where: text.contains) { return .connectionLost }
        return .other(text)
    }
}
