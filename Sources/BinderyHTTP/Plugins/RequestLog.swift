internal import Foundation

/// Tells of each try of each request, one line when it is sent and one when it has ended, without secrets.
///
/// ```
/// → GET goods/{}?page=2&token=*** at https://example.com [Accept: application/json, Authorization: ***]
/// ← 200 GET goods/{}, 5120 bytes in 84 ms [Content-Type: application/json]
/// ```
///
/// Bodies are not shown, and neither are values in a path, which can name a person. Put it last to see what the other plug-ins have added.
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
    /// Tells of each try of each request, without secrets.
    public static func logging(
        redaction: Redaction = .default, _ write: @escaping @Sendable (String) -> Void
    ) -> Self { RequestLog(redaction: redaction, write) }
}
