import Foundation
import Testing

@testable import Catalogue

@Suite struct HostCheckTests {
    @Test(arguments: ["127.0.0.1", "127.0.0.1:8123", "localhost", "LOCALHOST:1", "[::1]", "[::1]:65535"])
    func theServicesOwnNamesAreTaken(host: String) { #expect(HostCheck.isOwn(host)) }

    @Test(arguments: [
        "", "evil.example", "127.0.0.1.evil.example", "127.0.0.1:", "127.0.0.1:65536", "127.0.0.1:80@evil.example",
        "localhost.evil.example", "127.0.0.10",
    ])
    func othersAreNot(host: String) { #expect(!HostCheck.isOwn(host)) }

    @Test func aRequestForAnotherHostIsRefused() async throws {
        try await withCatalogue { _, client in
            let answer = try await client.answer("GET", "/health", headers: ["Host": "evil.example"])
            #expect(answer.status == 421)
            #expect(
                answer.text
                    == errorText(
                        "unknown_host",
                        "The service answers at 127.0.0.1 and localhost. Address it so, without a proxy that keeps the name."
                    ))
        }
    }

    @Test func aConnectionThatAsksForNothingIsClosed() async throws {
        try await withCatalogue {
            $0.idleTimeout = .milliseconds(20)
        } _: { catalogue, _ in
            let connection = try connectSilently(port: catalogue.port)
            // Returns when the service has closed the connection.
            let answer = try connection.readToEnd()
            #expect(answer?.isEmpty ?? true)
        }
    }
}
