import NIOCore
import NIOEmbedded
import Testing

@testable import BinderyWeb

@Suite struct RedisConnectionTests {
    /// The first command is sent after connecting: by then, a server with a wrong certificate may have been refused.
    @Test func aCommandAfterTheEndFailsForTheReasonOfTheEnd() async throws {
        let end = RedisEnd()
        let channel = NIOAsyncTestingChannel()
        let connection = RedisConnection(channel, end)
        try await channel.testingEventLoop.executeInContext {
            try channel.pipeline.syncOperations.addHandler(
                RedisReplies(mostCommands: 1, patience: .seconds(1), end: end) { _ in })
            channel.pipeline.fireErrorCaught(RedisDecoder.Malformed())
        }
        await #expect(throws: RedisFault.malformedAnswer) { try await connection.call(RedisCommand("PING")) }
    }
}
