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

    /// What to say of a server that answers an encrypted connection by plain text, or not at all.
    static let notEncrypted =
        "does not encrypt the connection. The address of a server that does not encrypt begins with redis://"

    /// The reason for an error while a connection is being encrypted; nil for another error.
    static func fault(_ error: any Error) -> RedisFault? {
        #if RedisTLS
        if error as? NIOSSLExtraError == .failedToValidateHostname {
            return .refused(
                "its certificate is for another name. Write the name that the certificate has in the address")
        }
        guard error is NIOSSLError || error is NIOSSLExtraError || error is BoringSSLError else { return nil }
        // The reasons of BoringSSL have no cases of their own.
        let reason = "\(error)"
        if reason.contains("CERTIFICATE_VERIFY_FAILED") {
            return .refused(
                """
                its certificate has expired, or is not signed by an authority that this program trusts. If the authority \
                is your own, name its file by ?authority=/path/ca.pem
                """)
        }
        if reason.contains("WRONG_VERSION_NUMBER") { return .refused("it \(notEncrypted)") }
        return .refused("the connection cannot be encrypted: \(reason)")
        #else
        return nil
        #endif
    }
}
#endif
