import Bindery
import BinderyHTTP
import BinderyTestSupport
import BinderyTesting
import Foundation
import Testing

/// Cancellation as the service sees it. Each test waits for an effect of it, which no timeout could cause instead.
@Suite(.serialized) struct CancellationTests {
    /// Returns a client of a service that reports each request and never answers.
    private func hanging(
        on network: Network
    ) throws -> (server: SocketServer, client: HTTPClient, requests: AsyncStream<String>) {
        let (requests, came) = AsyncStream<String>.makeStream()
        let server = try SocketServer { connection in
            guard let request = connection.readRequest() else { return }
            came.yield(request)
            connection.waitUntilClosed()
        }
        return (
            server, HTTPClient(base: server.url, transport: network.transport(), retry: .none, timeout: nil), requests
        )
    }

    /// Cancels and waits until the service, which never ends a connection itself, sees the connection closed. Prints
    /// the time that this took: some milliseconds, at most 100 on an idle machine.
    private func expectClosing(
        of server: SocketServer, by cancel: () -> Void, _ name: String = #function
    ) async throws {
        let cancelled = ContinuousClock.now
        cancel()
        let elapsed = try #require(await server.nextClosing()) - cancelled
        print("\(name) closed the connection after \(elapsed)")
    }

    @Test(arguments: Network.allCases) func cancellingTheTaskClosesTheConnection(on network: Network) async throws {
        let (server, client, requests) = try hanging(on: network)
        let task = Task { try await client.send(.goods()) }
        for await _ in requests { break }
        try await expectClosing(of: server) { task.cancel() }
        let failure = await #expect(throws: HTTPFailure.self) { try await task.value }
        #expect(failure?.reason == .cancelled)
    }

    @Test(arguments: Network.allCases) func aTaskThatIsCancelledBeforeItSendsDoesNotConnect(
        on network: Network
    ) async throws {
        let (server, client, _) = try hanging(on: network)
        let task = Task {
            withUnsafeCurrentTask { $0?.cancel() }
            return try await client.send(.goods())
        }
        let failure = await #expect(throws: HTTPFailure.self) { try await task.value }
        #expect(failure?.reason == .cancelled)
        #expect(server.connectionCount == 0)
    }

    @Test(arguments: Network.allCases) func cancellingInTheMiddleOfTheBodyClosesTheConnection(
        on network: Network
    ) async throws {
        let server = try SocketServer { connection in
            _ = connection.readRequest()
            connection.write("HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\nabc")
            connection.waitUntilClosed()
        }
        let client = HTTPClient(base: server.url, transport: network.transport(), retry: .none, timeout: nil)
        let (parts, came) = AsyncStream<Int>.makeStream()
        let task = Task {
            try await client.send(Endpoint<String, HTTPFailure>(.get, "", reading: .text)) { came.yield($0.received) }
        }
        for await _ in parts { break }
        try await expectClosing(of: server) { task.cancel() }
        let failure = await #expect(throws: HTTPFailure.self) { try await task.value }
        #expect(failure?.reason == .cancelled)
    }

    @Test(arguments: Network.allCases) @MainActor func disposingOfAnExecutionClosesTheConnectionAndNothingIsDelivered(
        on network: Network
    ) async throws {
        let (server, client, requests) = try hanging(on: network)
        let load = Action<Void, Page, HTTPFailure>.sending(by: client) { .goods() }
        var events: [String] = []
        let bag = DisposeBag()
        load.values.observe { _ in events.append("value") }.disposed(by: bag)
        load.failures.observe { _ in events.append("failure") }.disposed(by: bag)
        let execution = load.execute()
        for await _ in requests { break }
        try await expectClosing(of: server) {
            execution.dispose()
            #expect(!load.isExecuting.value)
        }
        #expect(events == [])
    }

    /// The stage at which a request is cancelled, if at all.
    private enum Moment: CaseIterable {
        case beforeItIsSent, beforeItIsAnswered, inTheBody, whileItIsAnswered, never
    }

    /// Cancellation has one of two outcomes at any moment, and does not harm the next request. Each moment is held
    /// until it is reached; the seed decides which requests meet and which side wins the only race.
    @Test(arguments: Network.allCases, 1...8 as ClosedRange<UInt64>)
    func cancellingMayComeAtAnyMoment(on network: Network, seed: UInt64) async throws {
        var generator = SplitMix(seed: seed)
        let moments = (0..<60).map { Moment.allCases[$0 % Moment.allCases.count] }.shuffled(using: &generator)
        let goesOn = moments.map { _ in DispatchSemaphore(value: 0) }
        let (arrivals, came) = AsyncStream<Int>.makeStream()
        let server = try SocketServer { connection in
            while let request = connection.readRequest() {
                let number = request.firstMatch(of: /page=(\d+)/).flatMap { Int($0.1) } ?? 0
                switch moments[number] {
                case .beforeItIsAnswered:
                    came.yield(number)
                    return connection.waitUntilClosed()
                case .inTheBody:
                    let beginning = pageJSON.prefix(9)
                    connection.write("HTTP/1.1 200 OK\r\nContent-Length: \(pageJSON.utf8.count)\r\n\r\n\(beginning)")
                    return connection.waitUntilClosed()
                case .whileItIsAnswered:
                    came.yield(number)
                    goesOn[number].wait()
                case .beforeItIsSent, .never: break
                }
                connection.answer(pageJSON)
            }
        }
        let client = HTTPClient(base: server.url, transport: network.transport(), retry: .none, timeout: nil)
        let tasks = moments.enumerated().map { number, moment in
            Task {
                if moment == .beforeItIsSent { withUnsafeCurrentTask { $0?.cancel() } }
                return try await client.send(.goods(page: number)) { _ in
                    if moment == .inTheBody { withUnsafeCurrentTask { $0?.cancel() } }
                }
            }
        }
        var awaited = moments.count { $0 == .beforeItIsAnswered || $0 == .whileItIsAnswered }
        for await number in arrivals {
            let isAnsweredFirst = Bool.random(using: &generator)
            if isAnsweredFirst { goesOn[number].signal() }
            tasks[number].cancel()
            if !isAnsweredFirst { goesOn[number].signal() }
            awaited -= 1
            if awaited == 0 { break }
        }
        for (task, moment) in zip(tasks, moments) {
            switch await task.result {
            case .success(let value):
                #expect(value == page)
                #expect(moment == .never || moment == .whileItIsAnswered)
            case .failure(let failure):
                #expect((failure as? HTTPFailure)?.reason == .cancelled)
                #expect(moment != .never)
            }
        }
        let last = try #require(moments.firstIndex(of: .never))
        #expect(try await client.send(.goods(page: last)) == page)
    }

    @Test(arguments: Network.allCases) func theNextRequestAfterACancelledOneIsAnswered(on network: Network) async throws
    {
        let (requests, came) = AsyncStream<String>.makeStream()
        let server = try SocketServer { connection in
            while let request = connection.readRequest() {
                came.yield(request)
                if request.hasPrefix("GET /goods?page=1 ") { return connection.waitUntilClosed() }
                connection.answer(pageJSON)
            }
        }
        let client = HTTPClient(base: server.url, transport: network.transport(), retry: .none, timeout: nil)
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
