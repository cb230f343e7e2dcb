import Bindery
import BinderyHTTP
import BinderyTesting
import Foundation
import Testing

/// Cancelling, as the service sees it.
@Suite(.serialized) struct CancellationTests {
    private let limit = Duration.milliseconds(100)

    /// A client of a service that tells when a request has come, and then never answers.
    private func hanging() throws -> (server: SocketServer, client: HTTPClient, requests: AsyncStream<String>) {
        let (requests, came) = AsyncStream<String>.makeStream()
        let server = try SocketServer { connection in
            guard let request = connection.readRequest() else { return }
            came.yield(request)
            connection.waitUntilClosed()
        }
        return (server, HTTPClient(base: server.url, transport: URLSessionTransport(), retry: .none), requests)
    }

    @Test func cancellingTheTaskClosesTheConnection() async throws {
        let (server, client, requests) = try hanging()
        let task = Task { try await client.send(.goods()) }
        for await _ in requests { break }
        let cancelled = ContinuousClock.now
        task.cancel()
        let closed = try #require(await server.nextClosing())
        #expect(closed - cancelled < limit)
        let failure = await #expect(throws: HTTPFailure.self) { try await task.value }
        #expect(failure?.reason == .cancelled)
    }

    @Test func aTaskThatIsCancelledBeforeItSendsDoesNotConnect() async throws {
        let (server, client, _) = try hanging()
        let task = Task {
            withUnsafeCurrentTask { $0?.cancel() }
            return try await client.send(.goods())
        }
        let failure = await #expect(throws: HTTPFailure.self) { try await task.value }
        #expect(failure?.reason == .cancelled)
        #expect(server.connectionCount == 0)
    }

    @Test func cancellingInTheMiddleOfTheBodyClosesTheConnection() async throws {
        let server = try SocketServer { connection in
            _ = connection.readRequest()
            connection.write("HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\nabc")
            connection.waitUntilClosed()
        }
        let client = HTTPClient(base: server.url, transport: URLSessionTransport(), retry: .none)
        let (parts, came) = AsyncStream<Int>.makeStream()
        let task = Task {
            try await client.send(Endpoint<String, HTTPFailure>(.get, "", reading: .text)) { came.yield($0.received) }
        }
        for await _ in parts { break }
        let cancelled = ContinuousClock.now
        task.cancel()
        #expect(try #require(await server.nextClosing()) - cancelled < limit)
        await #expect(throws: HTTPFailure.self) { try await task.value }
    }

    @Test @MainActor func disposingOfAnExecutionClosesTheConnectionAndNothingIsDelivered() async throws {
        let (server, client, requests) = try hanging()
        let load = Action<Void, Page, HTTPFailure>.sending(by: client) { .goods() }
        var events: [String] = []
        let bag = DisposeBag()
        load.values.observe { _ in events.append("value") }.disposed(by: bag)
        load.failures.observe { _ in events.append("failure") }.disposed(by: bag)
        let execution = load.execute()
        for await _ in requests { break }
        let cancelled = ContinuousClock.now
        execution.dispose()
        #expect(!load.isExecuting.value)
        #expect(try #require(await server.nextClosing()) - cancelled < limit)
        #expect(events == [])
    }

    /// Whenever it comes, before, during or after the answer, cancelling has one of two outcomes, and leaves nothing behind that harms the next.
    @Test func cancellingMayComeAtAnyMoment() async throws {
        let server = try SocketServer { connection in
            while connection.readRequest() != nil {
                usleep(.random(in: 0..<3000))
                connection.answer(pageJSON)
            }
        }
        let client = HTTPClient(base: server.url, transport: URLSessionTransport(), retry: .none)
        for _ in 0..<15 {
            let tasks = (0..<20).map { _ in Task { try await client.send(.goods()) } }
            for task in tasks.shuffled() {
                usleep(.random(in: 0..<500))
                task.cancel()
            }
            for task in tasks {
                switch await task.result {
                case .success(let value): #expect(value == page)
                case .failure(let failure): #expect((failure as? HTTPFailure)?.reason == .cancelled)
                }
            }
        }
        #expect(try await client.send(.goods()) == page)
    }

    @Test func theNextRequestAfterACancelledOneIsAnswered() async throws {
        let (requests, came) = AsyncStream<String>.makeStream()
        let server = try SocketServer { connection in
            while let request = connection.readRequest() {
                came.yield(request)
                if request.hasPrefix("GET /goods?page=1 ") { return connection.waitUntilClosed() }
                connection.answer(pageJSON)
            }
        }
        let client = HTTPClient(base: server.url, transport: URLSessionTransport(), retry: .none)
        #expect(try await client.send(.goods(page: 2)) == page)
        let task = Task { try await client.send(.goods(page: 1)) }
        for await request in requests where request.hasPrefix("GET /goods?page=1 ") { break }
        task.cancel()
        #expect(await server.nextClosing() != nil)
        #expect(try await client.send(.goods(page: 3)) == page)
        #expect(try await client.send(.goods(page: 4)) == page)
        #expect(server.connectionCount == 2, "the connection of the cancelled request is closed, the next one is kept")
    }
}
