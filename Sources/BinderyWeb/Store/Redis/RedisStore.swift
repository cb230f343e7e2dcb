#if Redis
internal import BinderySynchronization
internal import Foundation
public import Bindery

/// A store of live sessions, and a bus, on a Redis or Valkey server, for processes on any machines.
///
/// ```swift
/// let redis = try await RedisStore("redis://:\(password)@10.0.0.5")
/// options.store = redis
/// options.bus = redis
/// ```
///
/// | event | effect |
/// |---|---|
/// | sessions are saved together | one command writes up to 64 of them; `save` returns afterwards |
/// | another process has taken a page over | it is not saved: see ``SharedSessionStore`` |
/// | a session was not saved for the lifetime | it is removed |
/// | Redis cannot be reached, or refuses a command | the call throws; a later one connects again |
/// | Redis restarts | what its settings keep is found again; the processes connect by themselves |
///
/// It is a ``/BinderyStreams/VersionedStore`` as well: replicated properties have their values in it. As a
/// ``ProcessBus`` it keeps the last 10,000 messages, so that a process whose connection was lost receives what it has
/// missed. It keeps texts for each browser, such as a language: ``values(browser:)``.
///
/// A session can be read only with its token, as in a file of `SQLiteSessionStore`: the server has a digest of the
/// token, and the content sealed. Values of replicated properties and messages are stored as they are.
///
/// - Note: it needs Redis 6 or later, or Valkey, with one primary. Set `maxmemory-policy noeviction`: another policy
///   removes sessions of open pages. What `save` promises after a failure of the machine with Redis is what its
///   `appendfsync` promises: `always` loses nothing, `everysec` up to two seconds.
/// - Isolation: `Sendable`; called from the actors of many sessions.
/// - Complexity: O(size) for a session, one round trip; O(all) to remove unused ones.
public final class RedisStore: SharedSessionStore, VersionedStore {
    /// The sessions that one command saves. While it runs, Redis serves no other.
    private static let batch = 64

    let link: RedisLink
    let prefix: String
    private let lifetime: Duration
    private let seals = SessionSeals()
    let bus: RedisBus
    let texts: LatestWrites<BrowserText, String?>

    /// Connects to a server.
    ///
    /// - Parameters:
    ///   - address: `redis://user:password@host:port/database`, with `rediss` for an encrypted connection, or
    ///     `unix:/path`. All but the host may be left out. Encryption needs the trait `RedisTLS`; the option
    ///     `?authority=/path/ca.pem` names the authority that has signed the server's certificate.
    ///   - prefix: the beginning of the names of all keys. Sites that share a server need different ones.
    ///   - lifetime: after this time without a save a session is removed; 30 days by default.
    /// - Throws: if the server cannot be used, with the reason and the remedy.
    public convenience init(
        _ address: String, prefix: String = "bindery", lifetime: Duration = .seconds(30 * 86_400)
    ) async throws(SessionStoreFailure) {
        try await self.init(address, prefix: prefix, lifetime: lifetime, limits: RedisLimits())
    }

    convenience init(
        _ address: String, prefix: String = "bindery", lifetime: Duration = .seconds(30 * 86_400), limits: RedisLimits
    ) async throws(SessionStoreFailure) {
        try self.init(RedisAddress(address), prefix: prefix, lifetime: lifetime, limits: limits)
        _ = try await link.call(RedisCommand("PING"))
        try await bus.begin()
    }

    private init(_ address: RedisAddress, prefix: String, lifetime: Duration, limits: RedisLimits) {
        // In braces, so that all keys are in one slot of a Redis Cluster.
        self.prefix = "{\(prefix)}:"
        self.lifetime = lifetime
        link = RedisLink(to: address, limits: limits)
        bus = RedisBus(address, link, prefix: self.prefix, mostWaiting: limits.messages)
        let (server, keys) = (self.link, self.prefix)
        texts = LatestWrites(patience: limits.patience) { text, value throws(SessionStoreFailure) in
            try await text.write(value, over: server, prefix: keys)
        }
    }

    deinit { close() }

    /// Ends the connections. Later calls throw.
    public func close() {
        bus.close()
        link.close()
    }

    // MARK: Sessions

    private func key(_ id: Data) -> String { "\(prefix)session:\(id.base64EncodedString())" }

    private func key(of token: String) -> String { key(SessionSeal(of: token).id) }

    public func session(_ token: String) async throws(SessionStoreFailure) -> SavedSession? {
        let answer = try await link.call(RedisCommand("HMGET", key(of: token), "content", "owner", "epoch"))
        return try session(token, answer)
    }

    public func ownership(of token: String) async throws(SessionStoreFailure) -> SessionOwnership? {
        let answer = try await link.call(RedisCommand("HMGET", key(of: token), "owner", "epoch"))
        guard let fields = answer.list, fields.count == 2, let epoch = fields[1].integer else { return nil }
        return SessionOwnership(owner: Self.owner(fields[0]), epoch: epoch)
    }

    public func take(
        _ token: String, for owner: String, after epoch: Int
    ) async throws(SessionStoreFailure) -> SavedSession? {
        let answer = try await link.call(
            RedisScript.take.command(keys: [key(of: token)], arguments: [Array("\(epoch)".utf8), Array(owner.utf8)]))
        return try session(token, answer)
    }

    public func save(_ sessions: [SavedSession]) async throws(SessionStoreFailure) { _ = try await saveOwned(sessions) }

    public func saveOwned(_ sessions: [SavedSession]) async throws(SessionStoreFailure) -> Set<String> {
        var commands: [RedisCommand] = []
        for start in stride(from: 0, to: sessions.count, by: Self.batch) {
            var arguments = [Array("\(Self.milliseconds(lifetime))".utf8)], keys: [String] = []
            for session in sessions[start..<min(start + Self.batch, sessions.count)] {
                let sealed = try SealedSession(session, by: seals.seal(of: session.token), saved: 0)
                keys.append(key(sealed.id))
                arguments += [
                    Array("\(session.epoch)".utf8), Array((session.owner ?? "").utf8), Array(sealed.content),
                ]
            }
            commands.append(RedisScript.save.command(keys: keys, arguments: arguments))
        }
        var lost: Set<String> = []
        for (batch, answer) in try await link.call(commands).enumerated() {
            try link.check(answer)
            for index in answer.list ?? [] {
                if let index = index.integer { lost.insert(sessions[batch * Self.batch + index - 1].token) }
            }
        }
        return lost
    }

    public func remove(_ token: String) async throws(SessionStoreFailure) {
        _ = try await link.call(RedisCommand("DEL", key(of: token)))
    }

    public func removeSessions(unusedFor duration: Duration) async throws(SessionStoreFailure) {
        var cursor = "0"
        repeat {
            let answer = try await link.call(
                RedisCommand("SCAN", cursor, "MATCH", "\(Self.escaped(prefix))session:*", "COUNT", "500"))
            guard let parts = answer.list, parts.count == 2, let next = parts[0].string else { return }
            cursor = next
            let keys = (parts[1].list ?? []).compactMap(\.string)
            if keys.isEmpty { continue }
            _ = try await link.call(
                RedisScript.removeOld.command(keys: keys, arguments: [Array("\(Self.milliseconds(duration))".utf8)]))
        } while cursor != "0"
    }

    /// Characters of a pattern stand for themselves.
    private static func escaped(_ text: String) -> String {
        text.reduce(into: "") { $0 += "\\*?[]".contains($1) ? "\\\($1)" : "\($1)" }
    }

    private static func owner(_ value: RedisValue) -> String? { value.string.flatMap { $0.isEmpty ? nil : $0 } }

    private func session(_ token: String, _ answer: RedisValue) throws(SessionStoreFailure) -> SavedSession? {
        guard let fields = answer.list, fields.count == 3, let content = fields[0].bytes, let epoch = fields[2].integer
        else { return nil }
        return try SealedSession.open(
            Data(content), token: token, owner: Self.owner(fields[1]), epoch: epoch, path: link.address.name)
    }

    static func milliseconds(_ duration: Duration) -> Int64 {
        duration.components.seconds * 1000 + duration.components.attoseconds / 1_000_000_000_000_000
    }

    // MARK: The values of replicated properties

    public func value(
        of key: String, newerThan version: UInt64
    ) async throws(SessionStoreFailure) -> VersionedValue? {
        let answer = try await link.call(RedisCommand("HMGET", "\(prefix)value:\(key)", "version", "content"))
        guard let fields = answer.list, fields.count == 2, let known = fields[0].integer, known > version,
            let content = fields[1].bytes
        else { return nil }
        return VersionedValue(content: content, version: UInt64(known))
    }

    public func replaceValue(
        of key: String, with content: [UInt8], after version: UInt64
    ) async throws(SessionStoreFailure) -> Bool {
        let answer = try await link.call(
            RedisScript.replace.command(
                keys: ["\(prefix)value:\(key)"], arguments: [Array("\(version)".utf8), content]))
        return answer.integer == 1
    }
}

/// A program that Redis runs as one step.
struct RedisScript {
    let text: String

    func command(keys: [String], arguments: [[UInt8]]) -> RedisCommand {
        // Redis keeps the compiled text, so it is only sent again.
        var command = RedisCommand("EVAL", text, "\(keys.count)")
        for key in keys { command.add(key) }
        for argument in arguments { command.add(argument) }
        return command
    }

    /// Saves sessions, unless their record has a higher epoch. Returns the numbers of those that it did not save.
    static let save = RedisScript(
        text: """
            local lost = {}
            local time = redis.call('TIME')
            local now = time[1] * 1000 + math.floor(time[2] / 1000)
            for number, key in ipairs(KEYS) do
                local epoch = ARGV[3 * number - 1]
                local known = redis.call('HGET', key, 'epoch')
                if known and tonumber(known) > tonumber(epoch) then
                    lost[#lost + 1] = number
                else
                    redis.call('HSET', key, 'epoch', epoch, 'owner', ARGV[3 * number], 'content', ARGV[3 * number + 1],
                        'saved', string.format('%d', now))
                    redis.call('PEXPIRE', key, ARGV[1])
                end
            end
            return lost
            """)

    /// Makes a process the owner of a page that has this epoch.
    static let take = RedisScript(
        text: """
            if redis.call('HGET', KEYS[1], 'epoch') ~= ARGV[1] then return nil end
            redis.call('HINCRBY', KEYS[1], 'epoch', 1)
            redis.call('HSET', KEYS[1], 'owner', ARGV[2])
            return redis.call('HMGET', KEYS[1], 'content', 'owner', 'epoch')
            """)

    static let removeOld = RedisScript(
        text: """
            local time = redis.call('TIME')
            local limit = time[1] * 1000 + math.floor(time[2] / 1000) - ARGV[1]
            for _, key in ipairs(KEYS) do
                local saved = redis.call('HGET', key, 'saved')
                if saved and tonumber(saved) <= limit then redis.call('DEL', key) end
            end
            return 0
            """)

    static let replace = RedisScript(
        text: """
            local version = redis.call('HGET', KEYS[1], 'version') or '0'
            if version ~= ARGV[1] then return 0 end
            redis.call('HSET', KEYS[1], 'version', string.format('%d', version + 1), 'content', ARGV[2])
            return 1
            """)
}
#endif
