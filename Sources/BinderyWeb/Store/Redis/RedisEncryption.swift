#if Redis
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
        if let authority = address.authority { configuration.trustRoots = .file(authority) }
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
}
#endif
