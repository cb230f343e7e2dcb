#if Redis
internal import Foundation
internal import NIOCore
#if RedisTLS
internal import NIOSSL
#endif

/// The handlers of an encrypted connection.
enum RedisEncryption {
    static func handlers(for address: RedisAddress) throws -> [any ChannelHandler] {
        guard address.isEncrypted, case .host(let host, _) = address.place else { return [] }
        #if RedisTLS
        var configuration = TLSConfiguration.makeClientConfiguration()
        if let authority = address.authority {
            guard FileManager.default.isReadableFile(atPath: authority) else {
                throw RedisFault.refused("the file of its authority, \(authority), cannot be read")
            }
            configuration.trustRoots = .file(authority)
        }
        let context = try NIOSSLContext(configuration: configuration)
        // A certificate can be for an IP address; SNI cannot name one.
        let isAddress = IPAddress(host) != nil
        return [try NIOSSLClientHandler(context: context, serverHostname: isAddress ? nil : host)]
        #else
        throw RedisFault.refused(
            "its address begins with rediss, and this program cannot encrypt. Add the trait RedisTLS to Bindery's traits"
        )
        #endif
    }

    /// The reason for an error while a connection is being encrypted; nil for another error.
    static func fault(_ error: any Error) -> RedisFault? {
        #if RedisTLS
        guard error is NIOSSLError || error is NIOSSLExtraError || error is BoringSSLError else { return nil }
        return .refused(
            """
            the connection cannot be encrypted: \(error). If its certificate is signed by an authority of your own, name \
            that by ?authority=/path/ca.pem; if it does not encrypt, write redis: instead of rediss:
            """)
        #else
        return nil
        #endif
    }
}
#endif
