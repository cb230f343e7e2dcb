internal import Foundation

/// A plug-in that logs each try of each request without secrets: one line when it is sent, one when it has ended.
///
/// ```
/// → GET goods/{}?page=2&token=*** at https://example.com [Accept: application/json, Authorization: ***]
/// ← 200 GET goods/{}, 5120 bytes in 84 ms [Content-Type: application/json]
/// ```
///
/// The log omits bodies and values in a path, which may identify a user. Put it last to see other plug-ins' changes.
public struct RequestLog: HTTPPlugin {
    public var redaction: Redaction
    private let write: @Sendable (String) -> Void

    public init(redaction: Redaction = .default, _ write: @escaping @Sendable (String) -> Void) {
        self.redaction = redaction
        self.write = write
    }

    public nonisolated(nonsending) func send(
        _ request: HTTPRequest, through chain: HTTPChain
    ) async throws(HTTPFailure.Reason) -> HTTPResponse {
        write(
            "→ \(request.endpoint)\(redaction.query(of: request.url)) at \(request.url.origin) [\(redaction.text(of: request.headers))]"
        )
        let began = RequestTime.now
        do throws(HTTPFailure.Reason) {
            let response = try await chain.proceed(request)
            write(
                "← \(response.status) \(request.endpoint), \(response.body.count) bytes in \(text(since: began)) [\(redaction.text(of: response.headers))]"
            )
            return response
        } catch {
            write("✗ \(request.endpoint) after \(text(since: began)): \(error)")
            throw error
        }
    }

    private func text(since began: Duration) -> String {
        let milliseconds = Int((RequestTime.now - began) / .milliseconds(1))
        return "\(milliseconds) ms"
    }
}

extension HTTPPlugin where Self == RequestLog {
    public static func logging(
        redaction: Redaction = .default, _ write: @escaping @Sendable (String) -> Void
    ) -> Self { RequestLog(redaction: redaction, write) }
}
