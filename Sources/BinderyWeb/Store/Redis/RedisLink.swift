#if Redis
internal import BinderySynchronization
internal import Foundation
internal import NIOCore
internal import NIOPosix

/// How much may wait for a server that answers slowly.
struct RedisLimits: Sendable {
    /// The answers that one connection may owe. Further commands are refused.
    var commands = 100_000
    /// The bytes of the messages that wait to be sent. With more, the oldest are dropped.
    var messages = 16 << 20
    /// How long a text of a browser is tried again. Not longer than the events of a page wait: then the page is at
    /// another process, which may set a later text.
    var patience: Duration = .seconds(2)
}

/// Keeps a connection to Redis: connects when something is asked, and again after the connection has ended.
///
/// | event | effect |
/// |---|---|
/// | a call without a connection | connects first |
/// | connecting fails | all calls fail, for 50 ms; after each further failure for twice as long, up to 2 s |
/// | the connection ends, or an answer takes more than 5 s | all calls without an answer fail; the next one connects |
final class RedisLink: Sendable {
    private static let shortestPause: Duration = .milliseconds(50)
    private static let longestPause: Duration = .seconds(2)

    private enum State {
        case idle
        case connecting(Task<RedisConnection, any Error>)
        case connected(RedisConnection)
        case failed(RedisFault, until: ContinuousClock.Instant)
    }

    let address: RedisAddress
    private let limits: RedisLimits
    private let now: @Sendable () -> ContinuousClock.Instant
    private let state = Mutex((connection: State.idle, failures: 0))

    init(
        to address: RedisAddress, limits: RedisLimits = RedisLimits(),
        now: @escaping @Sendable () -> ContinuousClock.Instant = { .now }
    ) {
        self.address = address
        self.limits = limits
        self.now = now
    }

    /// - Throws: a failure that names the server. The commands were carried out, or not.
    func call(_ commands: [RedisCommand]) async throws(SessionStoreFailure) -> [RedisValue] {
        do {
            return try await connection().call(commands)
        } catch {
            throw failure(Self.fault(error))
        }
    }

    /// - Throws: also if Redis answers by an error.
    func call(_ command: RedisCommand) async throws(SessionStoreFailure) -> RedisValue {
        let answer = try await call([command])[0]
        try check(answer)
        return answer
    }

    func check(_ answer: RedisValue) throws(SessionStoreFailure) {
        guard case .error(let text) = answer else { return }
        throw failure(.refused(Self.remedy(for: text)))
    }

    private static func remedy(for error: String) -> String {
        switch error.split(separator: " ").first {
        case "OOM": "its memory is full. Raise its maxmemory, or remove data that others keep there"
        case "READONLY": "it is a replica, which cannot be written. Use the address of the primary"
        case "MISCONF": "it cannot write to its disk. Make room on that disk"
        case "LOADING": "it still reads its data"
        case "NOPERM": "its user may not use a command that is needed. Permit all commands on its keys and channels"
        default: error
        }
    }

    func failure(_ fault: RedisFault) -> SessionStoreFailure {
        SessionStoreFailure("Redis at \(address.name) cannot be used: \(fault.text).")
    }

    static func fault(_ error: any Error) -> RedisFault {
        switch error {
        case let fault as RedisFault: fault
        case let error as IOError: .refused(String(cString: strerror(error.errnoCode)))
        case let error as NIOConnectionError:
            .refused(
                error.connectionErrors.first.map { fault($0.error).text }
                    ?? "the host \(error.host) is not known")
        case is ChannelError: .refused("connecting takes too long")
        default: .refused("\(error)")
        }
    }

    private enum Next {
        case use(RedisConnection)
        case wait(Task<RedisConnection, any Error>)
        case fail(RedisFault)
    }

    private func connection() async throws -> RedisConnection {
        switch next() {
        case .use(let connection): return connection
        case .wait(let connecting): return try await connecting.value
        case .fail(let fault): throw fault
        }
    }

    private func next() -> Next {
        state.withLock { state in
            switch state.connection {
            case .connected(let connection) where connection.isOpen: return .use(connection)
            case .connecting(let connecting): return .wait(connecting)
            case .failed(let fault, let end) where end > now(): return .fail(fault)
            case .idle, .connected, .failed:
                let connecting = Task { try await connect() }
                state.connection = .connecting(connecting)
                return .wait(connecting)
            }
        }
    }

    private func connect() async throws -> RedisConnection {
        do {
            let connection = try await RedisConnection.open(address, mostCommands: limits.commands)
            state.withLock { $0 = (.connected(connection), 0) }
            return connection
        } catch {
            let fault = Self.fault(error)
            state.withLock { state in
                let pause = min(Self.shortestPause * (1 << min(state.failures, 10)), Self.longestPause)
                state = (.failed(fault, until: now() + pause), state.failures + 1)
            }
            throw fault
        }
    }

    func close() {
        state.withLock { state in
            if case .connected(let connection) = state.connection { connection.close() }
            state.connection = .failed(.refused("it was closed by this program"), until: now() + .seconds(1 << 40))
        }
    }
}
#endif
