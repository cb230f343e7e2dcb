#if Redis
internal import BinderySynchronization
internal import Bindery
internal import NIOCore

/// Messages between processes, in a stream of Redis: a process whose connection was lost reads what it has missed.
final class RedisBus: Sendable {
    /// The messages that Redis keeps.
    private static let kept = 10_000
    private static let batch = 500
    private static let contactInterval = TimeAmount.milliseconds(150)
    private static let mostSenders = 10_000
    /// The seconds for which Redis holds a question for new messages.
    private static let longPoll: Int64 = 10

    private struct Outgoing {
        let number: Int
        let topic: String
        let content: [UInt8]
    }

    private struct State {
        var outgoing: [Outgoing] = []
        var waitingSize = 0
        var lastNumber = 0
        var isSending = false
        var topics: [String: @Sendable ([UInt8]) -> Void] = [:]
        /// The number of the last message of each process.
        var received: [String: Int] = [:]
        var tasks: [Task<Void, Never>] = []
        /// Receives what is sent to this process alone.
        var inbox: Task<Void, Never>?
        var isClosed = false
    }

    private let address: RedisAddress
    private let link: RedisLink
    private let stream: String
    private let prefix: String
    /// The bytes that may wait to be sent.
    private let mostWaiting: Int
    /// The name of this process in its messages.
    private let own = UnguessableToken.make()
    private let state = Mutex(State())

    init(_ address: RedisAddress, _ link: RedisLink, prefix: String, mostWaiting: Int) {
        self.address = address
        self.link = link
        self.prefix = prefix
        self.mostWaiting = mostWaiting
        stream = "\(prefix)messages"
    }

    /// Reads what is sent from now on.
    func begin() async throws(SessionStoreFailure) {
        let answer = try await link.call(RedisCommand("XREVRANGE", stream, "+", "-", "COUNT", "1"))
        let last = answer.list?.first?.list?.first?.string ?? "0-0"
        let task = Task { [weak self, address, stream] in
            await Self.follow(stream, from: last, at: address) { [weak self] in self?.take($0) ?? false }
        }
        state.withLock { $0.tasks.append(task) }
    }

    func close() {
        let tasks = state.withLock { state in
            state.isClosed = true
            return state.tasks + [state.inbox].compactMap { $0 }
        }
        for task in tasks { task.cancel() }
    }

    // MARK: Sending

    func publish(_ message: [UInt8], to topic: String) {
        let (isIdle, isFull) = state.withLock { state in
            state.lastNumber += 1
            state.outgoing.append(Outgoing(number: state.lastNumber, topic: topic, content: message))
            state.waitingSize += message.count
            let isFull = state.waitingSize > mostWaiting
            while state.waitingSize > mostWaiting, state.outgoing.count > 1 {
                state.waitingSize -= state.outgoing.removeFirst().content.count
            }
            defer { state.isSending = true }
            return (!state.isSending, isFull)
        }
        if isFull {
            Diagnostics.report(
                .messageBus,
                """
                messages to other processes were dropped, since \(mostWaiting >> 20) MB of them wait for Redis at \
                \(address.name). See that it is reachable.
                """)
        }
        if isIdle { Task { await sendAll() } }
    }

    private func sendAll() async {
        var pause: Duration = .milliseconds(50)
        while let messages = nextMessages() {
            do {
                for answer in try await link.call(messages.map(command)) { try link.check(answer) }
                state.withLock { state in
                    // The oldest may have been dropped meanwhile.
                    while let first = state.outgoing.first, first.number <= messages.last!.number {
                        state.waitingSize -= first.content.count
                        state.outgoing.removeFirst()
                    }
                }
                pause = .milliseconds(50)
            } catch {
                // Sent again, with the same numbers: who has received them ignores them.
                try? await Task.sleep(for: pause)
                pause = min(pause * 2, .seconds(2))
            }
        }
    }

    private func nextMessages() -> [Outgoing]? {
        state.withLock { state in
            if state.outgoing.isEmpty || state.isClosed {
                state.isSending = false
                return nil
            }
            return Array(state.outgoing.prefix(Self.batch))
        }
    }

    private func command(_ message: Outgoing) -> RedisCommand {
        RedisCommand("XADD", stream, "MAXLEN", "~", "\(Self.kept)", "*").adding(
            Array("from".utf8), Array(own.utf8), Array("number".utf8), Array("\(message.number)".utf8),
            Array("topic".utf8), Array(message.topic.utf8), Array("content".utf8), message.content)
    }

    // MARK: Receiving

    func subscribe(to topic: String, _ receive: @escaping @Sendable ([UInt8]) -> Void) {
        state.withLock { $0.topics[topic] = receive }
    }

    /// Reads the messages behind `position` until the task is cancelled, or `take` returns false.
    private static func follow(
        _ stream: String, from position: String, at address: RedisAddress, take: @Sendable ([RedisValue]) -> Bool
    ) async {
        var position = position
        await whileConnected(to: address, patience: .seconds(longPoll + 5)) { connection in
            let answer = try await connection.call(
                RedisCommand(
                    "XREAD", "COUNT", "\(batch)", "BLOCK", "\(longPoll * 1000)", "STREAMS", stream, position))
            if case .error(let text) = answer { throw RedisFault.refused(text) }
            // RESP 3 answers by a map: the stream, then its messages. Null: there is none yet.
            guard let messages = answer.list?.last?.list else { return true }
            for message in messages {
                guard let parts = message.list, parts.count == 2, let id = parts[0].string else { continue }
                position = id
                // Null for a message that was removed meanwhile.
                if let fields = parts[1].list, !take(fields) { return false }
            }
            return true
        }
    }

    /// Connects again and again, and repeats `work` while connected, until it returns false or the task is cancelled.
    private static func whileConnected(
        to address: RedisAddress, patience: TimeAmount, push: @escaping @Sendable ([RedisValue]) -> Void = { _ in },
        _ work: (RedisConnection) async throws -> Bool
    ) async {
        var pause: Duration = .milliseconds(50)
        while !Task.isCancelled {
            do {
                let connection = try await RedisConnection.open(address, patience: patience, push: push)
                defer { connection.close() }
                pause = .milliseconds(50)
                try await withTaskCancellationHandler {
                    while try await work(connection) {}
                } onCancel: {
                    connection.close()
                }
                return
            } catch {
                try? await Task.sleep(for: pause)
                pause = min(pause * 2, .seconds(2))
            }
        }
    }

    /// Passes a message on, unless it is one of this process, or was received before.
    func take(_ fields: [RedisValue]) -> Bool {
        var values: [String: [UInt8]] = [:]
        for index in stride(from: 0, to: fields.count - 1, by: 2) {
            if let name = fields[index].string { values[name] = fields[index + 1].bytes }
        }
        guard let sender = values["from"].map({ String(decoding: $0, as: UTF8.self) }), sender != own,
            let number = values["number"].flatMap({ Int(String(decoding: $0, as: UTF8.self)) }),
            let topic = values["topic"].map({ String(decoding: $0, as: UTF8.self) }), let content = values["content"]
        else { return true }
        let (receive, missed) = state.withLock { state -> ((@Sendable ([UInt8]) -> Void)?, Int) in
            let last = state.received[sender]
            if let last, number <= last { return (nil, 0) }
            if last == nil, state.received.count >= Self.mostSenders { state.received = [:] }
            state.received[sender] = number
            return (state.topics[topic], last.map { number - $0 - 1 } ?? 0)
        }
        if missed > 0 {
            Diagnostics.report(
                .messageBus,
                """
                \(missed) messages of another process were lost: Redis at \(address.name) keeps \(Self.kept), and could \
                not be reached for too long, or has lost its data.
                """)
        }
        receive?(content)
        return true
    }

    // MARK: Single processes

    private func channel(of process: String) -> String { "\(prefix)process:\(process)" }

    func send(_ message: [UInt8], to process: String) async throws(SessionStoreFailure) -> Bool {
        try await link.call(RedisCommand("PUBLISH", channel(of: process)).adding(message)).integer ?? 0 > 0
    }

    func receive(
        as process: String, contact: @escaping @Sendable (ContinuousClock.Instant?) -> Void,
        _ receive: @escaping @Sendable ([UInt8]) -> Void
    ) {
        let channel = channel(of: process)
        let push: @Sendable ([RedisValue]) -> Void = { parts in
            guard parts.count == 3, parts[0].string == "message", let content = parts[2].bytes else { return }
            receive(content)
        }
        let task = Task { [address] in
            await Self.whileConnected(to: address, patience: .seconds(5), push: push) { connection in
                // Confirmed by a message, not by an answer; the next answer comes behind it.
                connection.sendWithoutAnswer(RedisCommand("SUBSCRIBE", channel))
                connection.every(Self.contactInterval) {
                    // The answer shows that this connection, with its subscription, was there when Redis was asked.
                    let asked = ContinuousClock.now
                    connection.send(RedisCommand("PING")) { contact(asked) }
                }
                await connection.ended()
                contact(nil)
                throw RedisFault.closed
            }
        }
        let before = state.withLock { state in
            defer { state.inbox = task }
            return state.inbox
        }
        before?.cancel()
    }
}

extension RedisStore: ProcessBus {
    public func publish(_ message: [UInt8], to topic: String) { bus.publish(message, to: topic) }

    public func subscribe(to topic: String, _ receive: @escaping @Sendable ([UInt8]) -> Void) {
        bus.subscribe(to: topic, receive)
    }

    public func receive(
        as process: String, contact: @escaping @Sendable (ContinuousClock.Instant?) -> Void,
        _ receive: @escaping @Sendable ([UInt8]) -> Void
    ) {
        bus.receive(as: process, contact: contact, receive)
    }

    public func send(_ message: [UInt8], to process: String) async throws(SessionStoreFailure) -> Bool {
        try await bus.send(message, to: process)
    }
}
#endif
