import BinderyHTTP
import BinderyTesting
import Foundation
import Testing

/// Every way in which a request can fail, on a real socket.
@Suite(.serialized) struct SocketTests {
    private func client(_ network: Network, _ url: URL, timeout: Duration = .seconds(20)) -> HTTPClient {
        HTTPClient(base: url, transport: network.transport(), retry: .none, timeout: timeout)
    }

    private func reason(_ client: HTTPClient) async -> HTTPFailure.Reason? {
        await #expect(throws: HTTPFailure.self) { try await client.send(.goods()) }?.reason
    }

    @Test(arguments: Network.allCases) func anAnswerIsDecoded(on network: Network) async throws {
        let server = try SocketServer { connection in
            guard let request = connection.readRequest() else { return }
            connection.answer(request.hasPrefix("GET /goods?page=1 HTTP/1.1\r\n") ? pageJSON : "{}")
        }
        #expect(try await client(network, server.url).send(.goods()) == page)
    }

    @Test(arguments: Network.allCases) func noServiceListens(on network: Network) async throws {
        try await SocketServer.refusing { url in
            #expect(await reason(client(network, url)) == .refused)
        }
    }

    /// A multicast address has no route for a connection: the system reports the same error as without a network.
    @Test(arguments: Network.allCases) func thereIsNoNetwork(on network: Network) async throws {
        #expect(await reason(client(network, URL(string: "http://224.0.0.1")!)) == .offline)
    }

    @Test(arguments: Network.allCases) func theHostIsUnknown(on network: Network) async throws {
        #expect(await reason(client(network, URL(string: "http://nobody.invalid")!)) == .unknownHost)
    }

    @Test(arguments: Network.allCases) func theServiceHangs(on network: Network) async throws {
        let server = try SocketServer { $0.waitUntilClosed() }
        let limit = Duration.milliseconds(200)
        let began = ContinuousClock.now
        #expect(await reason(client(network, server.url, timeout: limit)) == .timedOut(after: limit))
        let closed = await server.nextClosing()
        #expect(try #require(closed) - began >= limit)
    }

    @Test(arguments: Network.allCases) func theServiceStopsInTheMiddle(on network: Network) async throws {
        let server = try SocketServer { connection in
            _ = connection.readRequest()
            connection.write("HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\n{\"items\":")
            connection.waitUntilClosed()
        }
        let limit = Duration.milliseconds(200)
        #expect(await reason(client(network, server.url, timeout: limit)) == .timedOut(after: limit))
    }

    @Test(arguments: Network.allCases) func aStatusOfFailureComesWithItsBody(on network: Network) async throws {
        let server = try SocketServer { connection in
            _ = connection.readRequest()
            connection.answer("no tea", status: "500 Oh", headers: ["X-Reason: tired"])
        }
        let response = try #require(
            await #expect(throws: HTTPFailure.self) { try await client(network, server.url).send(.goods()) }?.response)
        #expect(response.status == 500)
        #expect(response.text == "no tea")
        #expect(response.headers["x-reason"] == "tired")
    }

    @Test(arguments: Network.allCases) func headersComeInAnOrderThatDoesNotChange(on network: Network) async throws {
        let server = try SocketServer { connection in
            _ = connection.readRequest()
            connection.answer("", headers: ["X-C: 3", "x-b: 2", "X-A: 1", "ETag: e"])
        }
        let response = try await client(network, server.url).send(
            Endpoint<HTTPResponse, HTTPFailure>(.get, "goods", reading: .response))
        let names = response.headers.map { $0.name.lowercased() }
        #expect(names.sorted() == ["content-length", "etag", "x-a", "x-b", "x-c"])
        #expect(names == names.sorted() || names.filter { $0 != "content-length" } == ["x-c", "x-b", "x-a", "etag"])
    }

    @Test(arguments: Network.allCases) func aBodyThatIsNotWhatItShouldBeSaysWhere(on network: Network) async throws {
        let server = try SocketServer { connection in
            _ = connection.readRequest()
            connection.answer(#"{"items":[{"name":"tea","price":"7"}]}"#)
        }
        guard case .undecodable(let body) = await reason(client(network, server.url)) else {
            Issue.record("not undecodable")
            return
        }
        #expect(body.codingPath == "items[0].price")
        #expect(body.type == "Page")
        #expect(body.beginning == #"{"items":[{"name":"tea","price":"7"}]}"#)
    }

    @Test(
        arguments: Network.allCases,
        ["", "HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\n{", "What do you want?\r\n\r\n"])
    func theConnectionEndsEarly(on network: Network, answer: String) async throws {
        let server = try SocketServer { connection in
            _ = connection.readRequest()
            connection.write(answer)
        }
        #expect(await reason(client(network, server.url)) == .connectionLost)
    }

    /// A server may end a connection that was kept just as the next request is sent on it.
    @Test(arguments: Network.allCases) func aConnectionThatTheServerEndsIsReplaced(on network: Network) async throws {
        let connections = Messages()
        let server = try SocketServer { connection in
            guard connection.readRequest() != nil else { return }
            connections.append("")
            connection.answer(pageJSON)
            // Only the first one ends with the second request, unanswered.
            if connections.all.count == 1 {
                _ = connection.readRequest()
                return
            }
            connection.waitUntilClosed()
        }
        let client = client(network, server.url)
        for _ in 1...2 { #expect(try await client.send(.goods()) == page) }
        #expect(server.connectionCount == 2)
    }

    @Test(arguments: Network.allCases, ["", "HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\n{"])
    func theConnectionIsReset(on network: Network, answer: String) async throws {
        let server = try SocketServer { connection in
            _ = connection.readRequest()
            connection.write(answer)
            connection.reset()
        }
        #expect(await reason(client(network, server.url)) == .connectionLost)
    }

    @Test(arguments: Network.allCases) func noSecureConnectionComesAbout(on network: Network) async throws {
        let server = try SocketServer { connection in
            connection.write("HTTP/1.1 400 Bad Request\r\n\r\n")
            connection.waitUntilClosed()
        }
        let url = URL(string: server.url.absoluteString.replacing("http:", with: "https:"))!
        #expect(await reason(client(network, url)) == .insecure)
    }

    @Test(arguments: Network.allCases) func aBodyThatIsTooLargeIsNotRead(on network: Network) async throws {
        let server = try SocketServer { connection in
            _ = connection.readRequest()
            connection.write("HTTP/1.1 200 OK\r\nContent-Length: 1000000\r\n\r\n" + String(repeating: "x", count: 2000))
            connection.waitUntilClosed()
        }
        var client = client(network, server.url)
        client.maximumBodySize = 1000
        #expect(await reason(client) == .tooLarge(limit: 1000))
        #expect(await server.nextClosing() != nil)
    }

    @Test(arguments: Network.allCases) func aBodyThatSaysThatItIsTooLargeIsNotWaitedFor(
        on network: Network
    ) async throws {
        let server = try SocketServer { connection in
            _ = connection.readRequest()
            connection.write("HTTP/1.1 200 OK\r\nContent-Length: 1001\r\n\r\n")
            connection.waitUntilClosed()
        }
        var client = client(network, server.url)
        client.maximumBodySize = 1000
        #expect(await reason(client) == .tooLarge(limit: 1000))
        #expect(await server.nextClosing() != nil)
    }

    /// The length in a response to HEAD is that of a body that is not sent.
    @Test(arguments: Network.allCases) func theLengthOfAMissingBodyIsIgnored(on network: Network) async throws {
        let server = try SocketServer { connection in
            _ = connection.readRequest()
            connection.write("HTTP/1.1 200 OK\r\nContent-Length: 1001\r\n\r\n")
            connection.waitUntilClosed()
        }
        var client = client(network, server.url)
        client.maximumBodySize = 1000
        try await client.send(Endpoint<Void, HTTPFailure>(.head, "goods"))
    }

    /// While the caller's actor is busy, no more than the limit is received.
    @Test(arguments: Network.allCases) func aBodyThatIsTooLargeIsNotHeldForACallerThatIsBusy(
        on network: Network
    ) async throws {
        let isRead = DispatchSemaphore(value: 0), isClosed = DispatchSemaphore(value: 0)
        let server = try SocketServer { connection in
            _ = connection.readRequest()
            connection.write("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n3\r\nabc\r\n")
            isRead.wait()
            connection.write("7d0\r\n" + String(repeating: "x", count: 2000) + "\r\n")
            connection.waitUntilClosed()
            isClosed.signal()
        }
        var client = client(network, server.url)
        client.maximumBodySize = 1000
        client.timeout = nil  // nothing but the size closes the connection
        let failure = await #expect(throws: HTTPFailure.self) {
            try await client.send(Endpoint<String, HTTPFailure>(.get, "", reading: .text)) { _ in
                isRead.signal()
                isClosed.wait()
            }
        }
        #expect(failure?.reason == .tooLarge(limit: 1000))
    }

    // MARK: Progress

    @Test(arguments: Network.allCases) func progressIsToldPartByPart(on network: Network) async throws {
        let isRead = DispatchSemaphore(value: 0)
        let server = try SocketServer { connection in
            _ = connection.readRequest()
            connection.write("HTTP/1.1 200 OK\r\nContent-Length: 6\r\n\r\nabc")
            isRead.wait()
            connection.write("def")
            connection.waitUntilClosed()
        }
        var found: [TransferProgress] = []
        let text = try await client(network, server.url).send(Endpoint<String, HTTPFailure>(.get, "", reading: .text)) {
            found.append($0)
            isRead.signal()
        }
        #expect(text == "abcdef")
        #expect(found == [.init(received: 3, expected: 6), .init(received: 6, expected: 6)])
    }

    @Test(arguments: Network.allCases) func aLargeBodyArrivesWhole(on network: Network) async throws {
        let body = String(repeating: "0123456789abcdef", count: 1 << 19)
        let server = try SocketServer { connection in
            _ = connection.readRequest()
            connection.answer(body)
            connection.waitUntilClosed()
        }
        var last: TransferProgress?
        let text = try await client(network, server.url).send(Endpoint<String, HTTPFailure>(.get, "", reading: .text)) {
            #expect($0.received > last?.received ?? 0)
            last = $0
        }
        #expect(text == body)
        #expect(last == .init(received: 8 << 20, expected: 8 << 20))
    }

    @Test(arguments: Network.allCases) func anAnswerOfUnknownLengthHasNoFraction(on network: Network) async throws {
        let server = try SocketServer { connection in
            _ = connection.readRequest()
            connection.write("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n3\r\nabc\r\n0\r\n\r\n")
            connection.waitUntilClosed()
        }
        var found: [TransferProgress] = []
        _ = try await client(network, server.url).send(Endpoint<String, HTTPFailure>(.get, "", reading: .text)) {
            found.append($0)
        }
        #expect(found == [.init(received: 3, expected: nil)])
    }

    @Test(arguments: Network.allCases) func aCompressedAnswerIsUnpackedAndHasNoFraction(
        on network: Network
    ) async throws {
        let packed: [UInt8] = [
            31, 139, 8, 0, 0, 0, 0, 0, 2, 3, 171, 86, 202, 44, 73, 205, 45, 86, 178, 138, 142, 173, 85, 24, 38, 0, 0,
            186, 117, 254, 171, 212, 0, 0, 0,
        ]
        let server = try SocketServer { connection in
            _ = connection.readRequest()
            connection.write("HTTP/1.1 200 OK\r\nContent-Encoding: gzip\r\nContent-Length: \(packed.count)\r\n\r\n")
            connection.write(packed)
            connection.waitUntilClosed()
        }
        var found: [TransferProgress] = []
        let goods = try await client(network, server.url).send(.goods()) { found.append($0) }
        #expect(goods == Page(items: []))
        #expect(found == [.init(received: 212, expected: nil)])
    }

    // MARK: Answers without a body

    @Test(arguments: Network.allCases, ["HEAD", "GET", "DELETE"])
    func anAnswerMayHaveNoBody(on network: Network, method: String) async throws {
        let server = try SocketServer { connection in
            _ = connection.readRequest()
            connection.write(
                method == "HEAD" ? "HTTP/1.1 200 OK\r\nContent-Length: 10\r\n\r\n" : "HTTP/1.1 204 No Content\r\n\r\n")
            connection.waitUntilClosed()
        }
        try await client(network, server.url).send(Endpoint<Void, HTTPFailure>(HTTPMethod(rawValue: method), "goods"))
    }

    // MARK: What goes out

    @Test(arguments: Network.allCases) @MainActor func everythingIsToldOnTheCallersActor(
        on network: Network
    ) async throws {
        struct OnMainActor: HTTPPlugin {
            nonisolated(nonsending) func send(
                _ request: HTTPRequest, through chain: HTTPChain
            ) async throws(HTTPFailure.Reason) -> HTTPResponse {
                MainActor.assertIsolated()
                let response = try await chain.proceed(request)
                MainActor.assertIsolated()
                return response
            }
        }
        struct Decoded: Decodable {
            init(from decoder: any Decoder) throws { MainActor.assertIsolated() }
        }
        let server = try SocketServer { connection in
            _ = connection.readRequest()
            connection.answer(pageJSON)
        }
        var client = client(network, server.url)
        client.plugins = [OnMainActor()]
        var parts = 0
        _ = try await client.send(Endpoint<Decoded, HTTPFailure>(.get, "goods")) { _ in
            MainActor.assertIsolated()
            parts += 1
        }
        #expect(parts > 0)
    }

    @Test(arguments: Network.allCases) func aBodyGoesOutWithItsType(on network: Network) async throws {
        let heard = Messages()
        let server = try SocketServer { connection in
            heard.append(connection.readRequest() ?? "")
            connection.answer("", status: "201 Created")
        }
        try await client(network, server.url).send(
            Endpoint<Void, HTTPFailure>(.post, "a/\("b/ü")", body: .json(["phone": "1"])))
        let request = try #require(heard.all.first)
        #expect(request.hasPrefix("POST /a/b%2F%C3%BC HTTP/1.1\r\n"))
        #expect(request.contains("Content-Type: application/json\r\n"))
        #expect(request.hasSuffix("\r\n\r\n{\"phone\":\"1\"}"))
    }
}
