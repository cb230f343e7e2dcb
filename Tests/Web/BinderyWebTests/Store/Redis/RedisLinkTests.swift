import BinderySynchronization
import BinderyTestSupport
import Testing

@testable import BinderyWeb

/// What waits for a server that does not answer is limited, and so is the number of attempts to connect.
@Suite struct RedisLinkTests {
    private func failure(_ link: RedisLink, _ commands: [RedisCommand] = [RedisCommand("PING")]) async -> String? {
        do throws(SessionStoreFailure) {
            _ = try await link.call(commands)
            return nil
        } catch {
            return error.description
        }
    }

    @Test func commandsBeyondTheLimitAreRefusedAndTheOthersAnswered() async throws {
        let server = try await RedisServer()
        let link = RedisLink(to: try RedisAddress(server.address), limits: RedisLimits(commands: 10))
        #expect(await failure(link) == nil)
        server.pause()
        let six = Array(repeating: RedisCommand("PING"), count: 6)
        await withTaskGroup(of: String?.self) { group in
            for _ in 0..<2 { group.addTask { await failure(link, six) } }
            // The one that came later. The other one is answered when the server goes on.
            let refused = await group.next()!
            server.resume()
            #expect(
                refused == """
                    Redis at \(server.address.dropFirst("unix:".count)) cannot be used: it answers more slowly than it is asked.
                    """)
            #expect(await group.next()! == nil)
        }
        #expect(await failure(link, six) == nil)
    }

    @Test func messagesBeyondTheLimitAreDroppedTheOldestFirst() async throws {
        let server = try await RedisServer()
        let sender = try await RedisStore(server.address, limits: RedisLimits(messages: 1 << 20))
        let receiver = try await RedisStore(server.address)
        let received = Mutex<[UInt8]>([])
        receiver.subscribe(to: "t") { message in received.withLock { $0.append(message[0]) } }
        server.pause()
        let size = 100_000
        let diagnoses = diagnoses {
            for number in 0..<30 { sender.publish([UInt8(number)] + Array(repeating: 0, count: size - 1), to: "t") }
        }
        server.resume()
        try await eventually { received.withLock { $0.last } == 29 }
        let numbers = received.withLock { $0 }
        // What was sent before the server went on arrives, though it was dropped.
        #expect(numbers == numbers.sorted())
        #expect(Set(numbers).count == numbers.count)
        #expect(numbers.suffix(10) == Array(20..<30))
        #expect(
            diagnoses
                == Array(
                    repeating: """
                        Bindery: messages to other processes were dropped, since 1 MB of them wait for Redis at \
                        \(server.address.dropFirst("unix:".count)). See that it is reachable.
                        """, count: 20))
    }

    /// 50 ms, and twice as long after each further failure, up to 2 s.
    @Test func anAttemptToConnectWaitsLongerAfterEachFailure() async throws {
        let server = try await RedisServer()
        await server.kill()
        let start = ContinuousClock.now, time = Mutex(Duration.zero)
        let link = RedisLink(to: try RedisAddress(server.address)) { start + time.withLock { $0 } }
        #expect(await failure(link)?.hasSuffix("Connection refused.") == true)
        for milliseconds in [50, 100, 200, 400, 800, 1600, 2000, 2000] {
            try await server.start()
            time.withLock { $0 += .milliseconds(milliseconds - 1) }
            #expect(await failure(link)?.hasSuffix("Connection refused.") == true, "\(milliseconds) ms")
            await server.kill()
            time.withLock { $0 += .milliseconds(1) }
            #expect(await failure(link)?.hasSuffix("Connection refused.") == true)
        }
        try await server.start()
        time.withLock { $0 += .seconds(2) }
        #expect(await failure(link) == nil)

        // It begins again with 50 ms.
        await server.kill()
        try await eventually { await failure(link)?.hasSuffix("Connection refused.") == true }
        try await server.start()
        time.withLock { $0 += .milliseconds(49) }
        #expect(await failure(link)?.hasSuffix("Connection refused.") == true)
        time.withLock { $0 += .milliseconds(1) }
        #expect(await failure(link) == nil)
    }
}
