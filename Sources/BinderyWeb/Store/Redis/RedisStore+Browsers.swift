#if Redis
internal import Crypto
internal import Foundation

/// Texts that a site keeps for each browser, under ``LiveRequest/browser``: a language, a draft.
///
/// Each text is sealed with a key that is derived from the browser's identifier; the server has a digest of the
/// identifier, and the keys as they are. What is kept for a browser is removed a year after it was last read or
/// written; the browser's cookie lasts no longer.
extension RedisStore {
    /// Returns the texts that were last set, by their keys. A text that another program has changed is omitted.
    ///
    /// - Throws: if Redis cannot be used.
    /// - Complexity: O(size), one round trip.
    public func values(browser: String) async throws(SessionStoreFailure) -> [String: String] {
        let seal = SessionSeal(ofBrowser: browser)
        let record = seal.record(prefix)
        // A server that cannot write can still be read: the answer to the second command does not matter.
        let answer = try await link.call([
            RedisCommand("HGETALL", record), RedisCommand("PEXPIRE", record, "\(Self.milliseconds(Cookies.lifetime))"),
        ])[0]
        try link.check(answer)
        let fields = answer.list ?? []
        var values: [String: String] = [:]
        for index in stride(from: 0, to: fields.count - 1, by: 2) {
            guard let name = fields[index].string, let sealed = fields[index + 1].bytes else { continue }
            values[name] = try? seal.open(sealed, as: name)
        }
        return values
    }

    /// Stores a text; `nil` removes it. The last text that any process has set counts. It is tried again for two
    /// seconds if that fails. What is set for the same key meanwhile is stored instead, and both calls return then.
    ///
    /// - Throws: if Redis cannot be used for longer. The text was stored, or not.
    /// - Complexity: O(size), one round trip.
    public func set(_ value: String?, for key: String, browser: String) async throws(SessionStoreFailure) {
        try await texts.set(value, for: BrowserText(browser: browser, name: key))
    }
}

/// A text of a browser, by its key.
struct BrowserText: Hashable {
    let browser: String
    let name: String

    /// - Parameter prefix: that of all keys of the site.
    func write(_ value: String?, over link: RedisLink, prefix: String) async throws(SessionStoreFailure) {
        let seal = SessionSeal(ofBrowser: browser)
        let record = seal.record(prefix)
        guard let value else {
            _ = try await link.call(RedisCommand("HDEL", record, name))
            return
        }
        let lifetime = Array("\(RedisStore.milliseconds(Cookies.lifetime))".utf8)
        _ = try await link.call(
            RedisScript.keep.command(
                keys: [record], arguments: [lifetime, Array(name.utf8), try seal.seal(value, as: name)]))
    }
}

extension SessionSeal {
    fileprivate init(ofBrowser browser: String) { self.init(of: browser, as: "bindery browser") }

    fileprivate func record(_ prefix: String) -> String { "\(prefix)browser:\(id.base64EncodedString())" }

    /// - Parameter name: the sealed text can be opened only with the same one.
    fileprivate func seal(_ text: String, as name: String) throws(SessionStoreFailure) -> [UInt8] {
        do {
            return Array(
                try ChaChaPoly.seal(Data(text.utf8), using: key, authenticating: Data(name.utf8)).combined)
        } catch {
            throw SessionStoreFailure("The \(name) of a browser cannot be sealed: \(error).")
        }
    }

    fileprivate func open(_ sealed: [UInt8], as name: String) throws -> String {
        let box = try ChaChaPoly.SealedBox(combined: sealed)
        return String(decoding: try ChaChaPoly.open(box, using: key, authenticating: Data(name.utf8)), as: UTF8.self)
    }
}

extension RedisScript {
    fileprivate static let keep = RedisScript(
        text: """
            redis.call('HSET', KEYS[1], ARGV[2], ARGV[3])
            redis.call('PEXPIRE', KEYS[1], ARGV[1])
            return 1
            """)
}
#endif
