import BinderyHTTP
import BinderyTesting
import Foundation
import Testing

@Suite(.serialized) struct RedirectTests {
    private func client(_ network: Network, _ url: URL) -> HTTPClient {
        HTTPClient(base: url, transport: network.transport(), retry: .none, timeout: .seconds(20))
    }

    /// A server that redirects each request to the goods of another one.
    private func redirecting(to target: URL, _ heard: Messages) throws -> SocketServer {
        try SocketServer { connection in
            heard.append(connection.readRequest() ?? "")
            connection.answer("", status: "302 Found", headers: ["Location: \(target)/goods"])
        }
    }

    /// Credentials stay with their origin, even on further redirects after one to another origin.
    @Test(arguments: Network.allCases) func secretsDoNotFollowToAnotherOrigin(on network: Network) async throws {
        let heard = Messages()
        let other = try SocketServer { connection in
            while let request = connection.readRequest() {
                heard.append(request)
                if request.hasPrefix("GET /goods") {
                    connection.answer("", status: "302 Found", headers: ["Location: /further"])
                } else {
                    connection.answer(pageJSON)
                }
            }
        }
        let server = try redirecting(to: other.url, heard)
        var client = client(network, server.url)
        client.transport = network.transport(secrets: Redaction(headers: ["Authorization", "X-Tenant"], query: []))
        client.headers = ["Authorization": "Bearer secret", "X-TENANT": "secret", "X-Kept": "yes"]
        #expect(try await client.send(.goods()) == page)
        #expect(heard.all.map { $0.contains("secret") } == [true, false, false])
        #expect(heard.all.map { $0.contains("X-Kept: yes") } == [true, true, true])
    }

    @Test(arguments: Network.allCases, ["Authorization", "Cookie", "X-Api-Key", "x-auth-token", "X-CSRF-Token"])
    func whatIsSecretByDefaultDoesNotFollowToAnotherOrigin(on network: Network, name: String) async throws {
        let heard = Messages()
        let other = try SocketServer { connection in
            heard.append(connection.readRequest() ?? "")
            connection.answer(pageJSON)
        }
        let server = try redirecting(to: other.url, heard)
        var client = client(network, server.url)
        client.headers[name] = "geheim"
        #expect(try await client.send(.goods()) == page)
        #expect(heard.all.map { $0.contains("geheim") } == [true, false])
    }

    @Test(arguments: Network.allCases) func aRedirectThatIsNotFollowedIsAnAnswer(on network: Network) async throws {
        let server = try SocketServer { connection in
            _ = connection.readRequest()
            connection.answer("moved", status: "302 Found", headers: ["Location: /elsewhere"])
        }
        var client = client(network, server.url)
        client.transport = network.transport(followsRedirects: false)
        let failure = await #expect(throws: HTTPFailure.self) { try await client.send(.goods()) }
        #expect(failure?.status == 302)
        #expect(failure?.response?.headers["Location"] == "/elsewhere")
    }

    /// A status below 307 makes a GET of a POST (RFC 9110, section 15.4).
    @Test(arguments: Network.allCases, [302, 303, 307])
    func aRedirectedPost(on network: Network, status: Int) async throws {
        let heard = Messages()
        let server = try SocketServer { connection in
            while let request = connection.readRequest() {
                heard.append(request)
                if request.contains(" /goods") {
                    connection.answer("", status: "\(status) Moved", headers: ["Location: ../further"])
                } else {
                    connection.answer(pageJSON)
                }
            }
        }
        let post = Endpoint<Page, HTTPFailure>(.post, "goods", body: .json(["a": 1]))
        #expect(try await client(network, server.url).send(post) == page)
        let last = try #require(heard.all.last)
        #expect(last.hasPrefix(status == 307 ? "POST /further HTTP/1.1\r\n" : "GET /further HTTP/1.1\r\n"))
        // swift-corelibs-foundation drops the body.
        if network != .urlSession { #expect(last.hasSuffix(#"{"a":1}"#) == (status == 307)) }
    }

    @Test(arguments: Network.allCases) func redirectsWithoutEndFail(on network: Network) async throws {
        let server = try SocketServer { connection in
            while connection.readRequest() != nil {
                connection.answer("", status: "302 Found", headers: ["Location: /goods"])
            }
        }
        let failure = await #expect(throws: HTTPFailure.self) { try await client(network, server.url).send(.goods()) }
        guard case .other? = failure?.reason else {
            Issue.record("\(String(describing: failure))")
            return
        }
    }
}
