#if AsyncHTTPClient
internal import AsyncHTTPClient
internal import Foundation
internal import NIOCore
internal import NIOHTTP1
internal import NIOPosix
internal import NIOSSL

extension HTTPFailure.Reason {
    init(ofClient error: any Error, hasAnswered: Bool, elapsed: Duration) {
        switch error {
        case let reason as HTTPFailure.Reason: self = reason
        case is CancellationError: self = .cancelled
        case let error as HTTPClientError: self.init(error, elapsed: elapsed)
        case let error as NIOConnectionError: self.init(error, elapsed: elapsed)
        case let error as IOError: self.init(error)
        case is NIOSSLError, is BoringSSLError: self = hasAnswered ? .connectionLost : .insecure
        case is HTTPParserError, is ChannelError: self = .connectionLost
        default: self = .other("\(error)")
        }
    }

    private init(_ error: HTTPClientError, elapsed: Duration) {
        switch error {
        case .cancelled: self = .cancelled
        case .connectTimeout, .deadlineExceeded, .readTimeout, .writeTimeout, .getConnectionFromPoolTimeout,
            .tlsHandshakeTimeout:
            self = .timedOut(after: elapsed)
        case .remoteConnectionClosed: self = .connectionLost
        default: self = .other(error.description)
        }
    }

    private init(_ error: NIOConnectionError, elapsed: Duration) {
        if let failure = error.connectionErrors.last?.error {
            self.init(ofClient: failure, hasAnswered: false, elapsed: elapsed)
        } else {
            self = .unknownHost
        }
    }

    private init(_ error: IOError) {
        switch error.errnoCode {
        case ECONNREFUSED: self = .refused
        case ENETUNREACH, EHOSTUNREACH, ENETDOWN, EHOSTDOWN, EADDRNOTAVAIL: self = .offline
        default: self = .connectionLost
        }
    }
}
#endif
