internal import BinderyStreams

/// A plug-in that sends a token, `Authorization: Bearer …`, and a fresh one when the service refuses it with 401.
///
/// | event | result |
/// |---|---|
/// | a request | calls `token`; without a token the request is sent unchanged |
/// | the response is 401 | calls `refresh`, sends the request with the new token; without one, returns the response |
/// | several requests are refused at the same time | calls `refresh` once, and all wait for it |
/// | a request that waits for it is cancelled | ends immediately; `refresh` continues, even without requests |
/// | the token was replaced meanwhile | sends the request again with the present result of `token` |
/// | a request that already has `Authorization` | is sent unchanged |
public struct BearerAuthentication: HTTPPlugin {
    private let token: @Sendable () async -> String?
    private let refreshing: TokenRefresh?

    public init(
        token: @escaping @Sendable () async -> String?, refresh: (@Sendable (_ refused: String) async -> String?)? = nil
    ) {
        self.token = token
        refreshing = refresh.map { TokenRefresh(token: token, refresh: $0) }
    }

    public nonisolated(nonsending) func send(
        _ request: HTTPRequest, through chain: HTTPChain
    ) async throws(HTTPFailure.Reason) -> HTTPResponse {
        guard request.headers["Authorization"] == nil, let token = await token() else {
            return try await chain.proceed(request)
        }
        let response = try await chain.proceed(authorized(request, by: token))
        guard response.status == 401, let refreshing, let fresh = await refreshing.token(insteadOf: token),
            fresh != token
        else { return response }
        return try await chain.proceed(authorized(request, by: fresh))
    }

    private func authorized(_ request: HTTPRequest, by token: String) -> HTTPRequest {
        var request = request
        request.headers["Authorization"] = "Bearer \(token)"
        return request
    }
}

/// Refreshes a token once for all requests that were refused with it, even if some of them are cancelled.
private actor TokenRefresh {
    private final class PendingRefresh {
        var newToken: String?
        var waiting: [Sleeper] = []
    }

    private let token: @Sendable () async -> String?
    private let refresh: @Sendable (String) async -> String?
    private var pending: [String: PendingRefresh] = [:]

    init(token: @escaping @Sendable () async -> String?, refresh: @escaping @Sendable (String) async -> String?) {
        self.token = token
        self.refresh = refresh
    }

    func token(insteadOf refused: String) async -> String? {
        let pendingRefresh = pending[refused] ?? start(insteadOf: refused)
        let sleeper = Sleeper()
        pendingRefresh.waiting.append(sleeper)
        do { try await sleeper.wait() } catch { return nil }
        return pendingRefresh.newToken
    }

    private func start(insteadOf refused: String) -> PendingRefresh {
        let pendingRefresh = PendingRefresh()
        pending[refused] = pendingRefresh
        // A separate task, since cancellation must not lose the new token of a service that rotates tokens.
        if #available(macOS 15.0, iOS 18.0, watchOS 11.0, tvOS 18.0, visionOS 2.0, *) {
            let executor = ExecutionContext.entered?.backgroundExecutor
            Task(executorPreference: executor) { await self.finish(insteadOf: refused) }
        } else {
            Task { await self.finish(insteadOf: refused) }
        }
        return pendingRefresh
    }

    private func finish(insteadOf refused: String) async {
        let newToken = await replacement(for: refused)
        guard let pendingRefresh = pending.removeValue(forKey: refused) else { return }
        pendingRefresh.newToken = newToken
        for sleeper in pendingRefresh.waiting { sleeper.wake() }
    }

    private func replacement(for refused: String) async -> String? {
        // It may have been replaced while this request was under way.
        if let current = await token(), current != refused { return current }
        return await refresh(refused)
    }
}

extension HTTPPlugin where Self == BearerAuthentication {
    public static func bearer(
        token: @escaping @Sendable () async -> String?,
        refresh: (@Sendable (_ refused: String) async -> String?)? = nil
    ) -> Self { BearerAuthentication(token: token, refresh: refresh) }
}
