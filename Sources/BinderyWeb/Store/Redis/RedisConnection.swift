#if Redis
internal import BinderySynchronization
internal import Foundation
internal import NIOCore
internal import NIOPosix

/// A command, as the list of its words.
struct RedisCommand: Sendable {
    private(set) var words: [[UInt8]]

    init(_ words: String...) { self.words = words.map { Array($0.utf8) } }

    mutating func add(_ word: [UInt8]) { words.append(word) }
    mutating func add(_ word: String) { words.append(Array(word.utf8)) }
    mutating func add(_ number: Int) { add("\(number)") }

    func adding(_ words: [UInt8]...) -> RedisCommand {
        var command = self
        command.words += words
        return command
    }

    func write(to buffer: inout ByteBuffer) {
        buffer.writeString("*\(words.count)\r\n")
        for word in words {
            buffer.writeString("$\(word.count)\r\n")
            buffer.writeBytes(word)
            buffer.writeString("\r\n")
        }
    }
}

/// The reason why a command has no answer.
enum RedisFault: Error, Equatable {
    case closed
    /// The server has not answered within the time limit.
    case silent
    case tooManyCommands
    case malformedAnswer
    /// The server refuses to connect.
    case refused(String)

    var text: String {
        switch self {
        case .closed: "the connection has ended"
        case .silent: "it does not answer"
        case .tooManyCommands: "it answers more slowly than it is asked"
        case .malformedAnswer: "its answer is not that of a Redis server"
        case .refused(let reason): reason
        }
    }
}

/// A connection to Redis. Commands are answered in the order of sending.
final class RedisConnection: Sendable {
    private static let connectTimeout = TimeAmount.seconds(2)

    private let channel: any Channel
    private let end: RedisEnd

    init(_ channel: any Channel, _ end: RedisEnd) {
        self.channel = channel
        self.end = end
    }

    var isOpen: Bool { channel.isActive }

    /// Connects and signs in.
    ///
    /// - Parameters:
    ///   - mostCommands: the answers that the connection may owe.
    ///   - patience: the connection is closed if an answer takes longer.
    ///   - push: called on the event loop for each message that answers no command.
    static func open(
        _ address: RedisAddress, mostCommands: Int = RedisLimits().commands, patience: TimeAmount = .seconds(5),
        push: @escaping @Sendable ([RedisValue]) -> Void = { _ in }
    ) async throws -> RedisConnection {
        let end = RedisEnd()
        let bootstrap = ClientBootstrap(group: MultiThreadedEventLoopGroup.singleton)
            .channelOption(.tcpOption(.tcp_nodelay), value: 1)
            .connectTimeout(connectTimeout)
            .channelInitializer { channel in
                channel.eventLoop.makeCompletedFuture {
                    try channel.pipeline.syncOperations.addHandlers(
                        try RedisEncryption.handlers(for: address) + [
                            ByteToMessageHandler(RedisDecoder()),
                            RedisReplies(mostCommands: mostCommands, patience: patience, end: end, push: push),
                        ])
                }
            }
        let connection: RedisConnection
        switch address.place {
        case .host(let host, let port):
            connection = RedisConnection(try await bootstrap.connect(host: host, port: port).get(), end)
        case .socket(let path):
            connection = RedisConnection(try await bootstrap.connect(unixDomainSocketPath: path).get(), end)
        }
        do {
            try await connection.signIn(to: address)
            return connection
        } catch {
            connection.close()
            throw error
        }
    }

    private func signIn(to address: RedisAddress) async throws {
        // RESP 3: a connection that has subscribed can be asked for more.
        var hello = RedisCommand("HELLO", "3")
        if let password = address.password {
            hello.add("AUTH")
            hello.add(address.user ?? "default")
            hello.add(password)
        }
        var commands = [hello, RedisCommand("CLIENT", "SETNAME", "bindery")]
        if address.database > 0 { commands.append(RedisCommand("SELECT", "\(address.database)")) }
        let answers: [RedisValue]
        do {
            answers = try await call(commands)
        } catch RedisFault.closed where !address.isEncrypted {
            throw RedisFault.refused(
                "it has ended the connection. The address of an encrypted server begins with rediss://")
        } catch RedisFault.silent where address.isEncrypted {
            throw RedisFault.refused("it does not answer, or \(RedisEncryption.notEncrypted)")
        }
        for answer in answers {
            if case .error(let text) = answer { throw RedisFault.refused(Self.remedy(for: text)) }
        }
    }

    private static func remedy(for error: String) -> String {
        switch error.split(separator: " ").first {
        case "WRONGPASS": "it refuses the user or the password. Correct them in its address"
        case "NOAUTH": "it needs a password. Add it to its address: redis://:password@host"
        case "ERR" where error.contains("unknown command"): "it is older than Redis 6. Use Redis 6, Valkey 7.2 or later"
        case "LOADING": "it still reads its data"
        default: error
        }
    }

    /// Sends commands together, and returns their answers.
    func call(_ commands: [RedisCommand]) async throws -> [RedisValue] {
        var buffer = channel.allocator.buffer(capacity: 256)
        for command in commands { command.write(to: &buffer) }
        let loop = channel.eventLoop
        let answers = commands.map { _ in loop.makePromise(of: RedisValue.self) }
        write(RedisReplies.Request(bytes: buffer, answers: answers))
        return try await EventLoopFuture.whenAllSucceed(answers.map(\.futureResult), on: loop).get()
    }

    func call(_ command: RedisCommand) async throws -> RedisValue { try await call([command])[0] }

    /// Returns when the connection has ended.
    func ended() async { try? await channel.closeFuture.get() }

    /// Repeats `work` on the event loop, which sessions that compute do not delay, until the connection ends.
    func every(_ interval: TimeAmount, _ work: @escaping @Sendable () -> Void) {
        let task = channel.eventLoop.scheduleRepeatedTask(initialDelay: .zero, delay: interval) { _ in work() }
        channel.closeFuture.whenComplete { _ in task.cancel() }
    }

    /// Sends a command, and calls `answered` on the event loop.
    func send(_ command: RedisCommand, _ answered: @escaping @Sendable () -> Void) {
        var buffer = channel.allocator.buffer(capacity: 64)
        command.write(to: &buffer)
        let answer = channel.eventLoop.makePromise(of: RedisValue.self)
        answer.futureResult.whenSuccess { _ in answered() }
        write(RedisReplies.Request(bytes: buffer, answers: [answer]))
    }

    private func write(_ request: RedisReplies.Request) {
        let (channel, end) = (channel, end)
        channel.writeAndFlush(request).whenFailure { _ in
            // The handler does not know a request that came after the end.
            channel.closeFuture.whenComplete { _ in
                for answer in request.answers { answer.fail(end.fault.withLock { $0 }) }
            }
        }
    }

    /// Sends a command that is answered by a message.
    func sendWithoutAnswer(_ command: RedisCommand) {
        var buffer = channel.allocator.buffer(capacity: 64)
        command.write(to: &buffer)
        channel.writeAndFlush(RedisReplies.Request(bytes: buffer, answers: []), promise: nil)
    }

    func close() { channel.close(promise: nil) }
}

/// The reason for the end of a connection.
final class RedisEnd: Sendable {
    let fault = Mutex(RedisFault.closed)
}

/// Assigns the answers to the commands.
final class RedisReplies: ChannelDuplexHandler {
    typealias InboundIn = RedisValue
    typealias OutboundIn = Request
    typealias OutboundOut = ByteBuffer

    struct Request: Sendable {
        let bytes: ByteBuffer
        let answers: [EventLoopPromise<RedisValue>]
    }

    private let mostCommands: Int
    private let patience: TimeAmount
    private let end: RedisEnd
    private let push: ([RedisValue]) -> Void
    private var waiting = CircularBuffer<(answer: EventLoopPromise<RedisValue>, deadline: NIODeadline)>()
    private var check: RepeatedTask?

    init(mostCommands: Int, patience: TimeAmount, end: RedisEnd, push: @escaping ([RedisValue]) -> Void) {
        self.mostCommands = mostCommands
        self.patience = patience
        self.end = end
        self.push = push
    }

    func channelActive(context: ChannelHandlerContext) {
        let bound = NIOLoopBound((self, context), eventLoop: context.eventLoop)
        check = context.eventLoop.scheduleRepeatedTask(initialDelay: .seconds(1), delay: .seconds(1)) { _ in
            let (handler, context) = bound.value
            if let oldest = handler.waiting.first, oldest.deadline < .now() { handler.end(.silent, context) }
        }
        context.fireChannelActive()
    }

    func channelInactive(context: ChannelHandlerContext) {
        check?.cancel()
        let unanswered = waiting, fault = end.fault.withLock { $0 }
        waiting.removeAll()
        for entry in unanswered { entry.answer.fail(fault) }
        context.fireChannelInactive()
    }

    func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
        let request = unwrapOutboundIn(data)
        if waiting.count + request.answers.count > mostCommands {
            for answer in request.answers { answer.fail(RedisFault.tooManyCommands) }
            promise?.succeed()
            return
        }
        let deadline = NIODeadline.now() + patience
        for answer in request.answers { waiting.append((answer, deadline)) }
        context.write(wrapOutboundOut(request.bytes), promise: promise)
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        switch unwrapInboundIn(data) {
        case .push(let values): push(values)
        case let value:
            guard let entry = waiting.popFirst() else { return end(.malformedAnswer, context) }
            entry.answer.succeed(value)
        }
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) {
        end(error is RedisDecoder.Malformed ? .malformedAnswer : RedisEncryption.fault(error) ?? .closed, context)
    }

    private func end(_ fault: RedisFault, _ context: ChannelHandlerContext) {
        // The first error is the reason. Closing an encrypted connection may cause others.
        end.fault.withLock { known in
            if known == .closed { known = fault }
        }
        context.close(promise: nil)
    }
}
#endif
