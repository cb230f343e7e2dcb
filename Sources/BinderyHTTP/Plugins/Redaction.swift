internal import Foundation

/// Names of secret headers and query items. Logs show `***`; redirects to another origin drop the headers.
public struct Redaction: Equatable, Sendable {
    public var headers: SecretNames
    public var query: SecretNames

    public init(headers: SecretNames, query: SecretNames) {
        self.headers = headers
        self.query = query
    }

    /// Common names of secrets. Add your own: `redaction.headers.insert("X-Tenant-Secret")`.
    public static let `default` = Redaction(
        headers: [
            "Authorization", "Proxy-Authorization", "Cookie", "Set-Cookie", "Api-Key", "X-Api-Key", "X-Access-Token",
            "X-Amz-Security-Token", "X-Auth-Token", "X-Csrf-Token", "X-Id-Token", "X-Session-Token", "X-Xsrf-Token",
        ],
        query: [
            "access_token", "api_key", "assertion", "auth", "authorization", "client_assertion", "client_secret",
            "code",
            "code_verifier", "id_token", "jwt", "key", "otp", "passwd", "password", "pin", "pwd", "refresh_token",
            "secret",
            "session", "session_id", "session_token", "sid", "sig", "signature", "token", "X-Amz-Credential",
            "X-Amz-Security-Token", "X-Amz-Signature", "X-Goog-Signature",
        ])

    func text(of headers: HTTPHeaders) -> String {
        headers.map { "\($0.name): \(self.headers.contains($0.name) ? "***" : text(of: $0))" }.joined(separator: ", ")
    }

    /// Redacts addresses in a header: their path and query are as confidential as the request's.
    private func text(of field: HTTPHeaders.Field) -> String {
        switch field.name.lowercased() {
        case "location", "content-location", "referer": text(ofAddress: field.value)
        case "link": field.value.replacing(/<([^>]*)>/) { "<\(text(ofAddress: String($0.1)))>" }
        default: field.value
        }
    }

    private func text(ofAddress text: String) -> String {
        guard let url = URL(string: text), let parts = URLComponents(url: url, resolvingAgainstBaseURL: false) else {
            return "***"
        }
        let origin = parts.host == nil ? "" : parts.scheme == nil ? "//\(parts.host ?? "")" : url.origin
        let path = parts.path.isEmpty ? "" : parts.path == "/" ? "/" : parts.path.hasPrefix("/") ? "/…" : "…"
        return origin + path + query(of: url) + (parts.fragment == nil ? "" : "#***")
    }

    /// Returns the query with its `?`, secrets covered; empty if there is none.
    func query(of url: URL) -> String {
        guard let items = URLComponents(url: url, resolvingAgainstBaseURL: true)?.percentEncodedQueryItems else {
            return ""
        }
        let texts = items.map { item in
            let isSecret = query.contains(item.name.removingPercentEncoding ?? item.name)
            return item.name + (item.value.map { "=\(isSecret ? "***" : $0)" } ?? "")
        }
        return "?" + texts.joined(separator: "&")
    }
}
