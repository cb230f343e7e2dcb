import BinderySynchronization
import Testing

@testable import BinderyWeb

/// Encrypted connections to a server that has a certificate for the name `localhost`.
@Suite struct RedisEncryptionTests {
    private func failure(_ address: String) async -> String {
        do {
            _ = try await RedisStore(address)
            return "none"
        } catch {
            return error.description
        }
    }

    @Test func sessionsAndMessagesTravelEncrypted() async throws {
        let certificate = try RedisCertificate(), port = await freePort()
        let server = try await RedisServer(certificate.options(port: port))
        let address = "rediss://localhost:\(port)?authority=\(certificate.path)"
        let stores = [try await RedisStore(address), try await RedisStore(address)]
        let received = Mutex<[[UInt8]]>([])
        stores[1].subscribe(to: "t") { message in received.withLock { $0.append(message) } }
        try await stores[0].save(SavedSession(token: "a", browser: "b", location: "/kept"))
        stores[0].publish([1, 2], to: "t")
        #expect(try await stores[1].session("a")?.location == "/kept")
        try await eventually { received.withLock { $0 } == [[1, 2]] }
        _ = server
    }

    @Test func aServerWithTheCertificateOfAnotherAuthorityIsRefused() async throws {
        let certificate = try RedisCertificate(), other = try RedisCertificate(), port = await freePort()
        let server = try await RedisServer(certificate.options(port: port))
        for address in ["rediss://localhost:\(port)?authority=\(other.path)", "rediss://localhost:\(port)"] {
            let text = await failure(address)
            #expect(
                text == """
                    Redis at localhost:\(port) cannot be used: its certificate has expired, or is not signed by an \
                    authority that this program trusts. If the authority is your own, name its file by \
                    ?authority=/path/ca.pem.
                    """)
        }
        _ = server
    }

    @Test func aServerWithTheCertificateOfAnotherNameIsRefused() async throws {
        let certificate = try RedisCertificate(), port = await freePort()
        let server = try await RedisServer(certificate.options(port: port))
        let text = await failure("rediss://127.0.0.1:\(port)?authority=\(certificate.path)")
        #expect(
            text == """
                Redis at 127.0.0.1:\(port) cannot be used: its certificate is for another name. Write the name that the \
                certificate has in the address.
                """)
        _ = server
    }

    @Test func anAuthorityThatCannotBeReadIsNamed() async {
        #expect(
            await failure("rediss://localhost:1?authority=/nowhere/ca.pem") == """
                Redis at localhost:1 cannot be used: the file of its authority, /nowhere/ca.pem, cannot be read.
                """)
    }

    @Test func anAddressWithTheWrongSchemeIsCorrected() async throws {
        let certificate = try RedisCertificate(), (encrypted, plain) = (await freePort(), await freePort())
        let server = try await RedisServer(certificate.options(port: encrypted), "--port \(plain)")
        #expect(
            await failure("redis://localhost:\(encrypted)") == """
                Redis at localhost:\(encrypted) cannot be used: it has ended the connection. The address of an encrypted \
                server begins with rediss://.
                """)
        // Redis answers what it cannot read, or waits for the end of the line.
        let other = await failure("rediss://localhost:\(plain)?authority=\(certificate.path)")
        #expect(other.hasPrefix("Redis at localhost:\(plain) cannot be used: it does not "))
        #expect(
            other.hasSuffix(
                """
                does not encrypt the connection. The address of a server that does not encrypt begins with redis://.
                """))
        _ = server
    }
}
