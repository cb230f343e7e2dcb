import BinderyWeb
import Catalogue

/// A store of texts for each browser: the catalogue's database or, for processes on several machines, Redis.
protocol BrowserValues: Sendable {
    func values(browser: String) async throws -> [String: String]
    func set(_ value: String?, for key: String, browser: String) async throws
}

extension BrowserStore: BrowserValues {}
extension RedisStore: BrowserValues {}
