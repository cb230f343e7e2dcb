internal import Foundation

/// What a log does not show: the values of these headers and of these names in a query are `***`.
public struct Redaction: Sendable {
    /// In lower case.
    public var headers: Set<String>
    /// In lower case; any header that begins with one of them.
    public var headerPrefixes: Set<String>
    /// In lower case.
    public var query: Set<String>

    public init(headers: Set<String>, headerPrefixes: Set<String> = [], query: Set<String>) {
        self.headers = Set(headers.map { $0.lowercased() })
        self.headerPrefixes = Set(headerPrefixes.map { $0.lowercased() })
        self.query = Set(query.map { $0.lowercased() })
    }

    /// What proves or tells who somebody is. Add your own: `redaction.headers.insert("x-tenant-secret")`.
    public static let `default` = Redaction(
        headers: [
            "Authorization", "Proxy-Authorization", "Cookie", "Set-Cookie", "X-Api-Key", "X-Auth-Token", "X-Csrf-Token",
        ],
        headerPrefixes: ["X-Person"],
        query: [
            "access_token", "api_key", "apikey", "client_secret", "code", "key", "password", "refresh_token", "secret",
            "sig", "signature", "token",
        ])

    func isSecret(header name: String) -> Bool {
        let name = name.lowercased()
        return headers.contains(name) || headerPrefixes.contains { name.hasPrefix($0) }
    }

    func text(of headers: HTTPHeaders) -> String {
        headers.map { "\($0.name): \(isSecret(header: $0.name) ? "***" : $0.value)" }.joined(separator: ", ")
    }

    /// The address without name and password, and with secrets of the query covered.
    func text(of url: URL) -> String {
        guard var parts = URLComponents(url: url, resolvingAgainstBaseURL: true) else { return "an address" }
        parts.user = nil
        parts.password = nil
        parts.percentEncodedQueryItems = parts.percentEncodedQueryItems?.map { item in
            let name = item.name.removingPercentEncoding ?? item.name
            return URLQueryItem(name: item.name, value: query.contains(name.lowercased()) ? "***" : item.value)
        }
        return parts.string ?? "an address"
    }
}
