internal import Foundation

#if canImport(FoundationNetworking)
internal import FoundationNetworking
#endif

extension HTTPFailure.Reason {
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
            // In swift-corelibs-foundation `.unsupportedURL` means a non-HTTP answer: such URLs are refused before.
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

    /// Maps error -1 of swift-corelibs-foundation, which only libcurl's text distinguishes.
    private static func unnamed(_ text: String, hasAnswered: Bool) -> Self {
        if hasAnswered { return .connectionLost }
        if ["SSL", "TLS", "certificate"].contains(where: text.contains) { return .insecure }
        // A refused connection has a code of its own. The rest is a missing network, or no route to this host.
        if ["Failed to connect", "Couldn't connect", "Could not connect"].contains(where: text.contains) {
            return .offline
        }
        if ["Recv failure", "Send failure"].contains(where: text.contains) { return .connectionLost }
        return .other(text)
    }
}
