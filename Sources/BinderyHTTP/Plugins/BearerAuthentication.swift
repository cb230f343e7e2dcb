internal import BinderyStreams

/// Sends a token, `Authorization: Bearer …`, and a fresh one when the service refuses it with 401.
///
/// | event | result |
/// |---|---|
/// | a request | `token` is asked; without one the request goes out as it is |
/// | the answer is 401 | `refresh` is asked for another, and the request is sent once more; without one the answer stands |
/// | several requests are refused at once | `refresh` is asked once, and all wait for it |
/// | a request that waits for it is cancelled | ends at once; `refresh` goes on, even if nobody waits any more |
/// | the token was replaced meanwhile | the request is sent once more with what `token` gives now |
/// | a request that already has `Authorization` | goes out as it is |
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

/// Asks for a fresh token once for all whose token was refused meanwhile, and lets no one who leaves take it from the others.
private actor TokenRefresh {
    private final class Asking {
        var answer: String?
        var waiting: [Sleeper] = []
    }

    private let token: @Sendable () async -> String?
    private let refresh: @Sendable (String) async -> String?
    private var underWay: [String: Asking] = [:]

    init(token: @escaping @Sendable () async -> String?, refresh: @escaping @Sendable (String) async -> String?) {
        self.token = token
        self.refresh = refresh
    }

    func token(insteadOf refused: String) async -> String? {
        let asking = underWay[refused] ?? start(insteadOf: refused)
        let sleeper = Sleeper()
        asking.waiting.append(sleeper)
        do { try await sleeper.wait() } catch { return nil }
        return asking.answer
    }

    private func start(insteadOf refused: String) -> Asking {
        let asking = Asking()
        underWay[refused] = asking
        // A task of its own: a service that rotates tokens has given up the old one, so nobody who is cancelled may lose the answer.
        Task(executorPreference: ExecutionContext.entered?.backgroundExecutor) { await self.finish(insteadOf: refused) }
        return asking
    }

    private func finish(insteadOf refused: String) async {
        let answer = await ask(insteadOf: refused)
        guard let asking = underWay.removeValue(forKey: refused) else { return }
        asking.answer = answer
        for sleeper in asking.waiting { sleeper.wake() }
    }

    private func ask(insteadOf refused: String) async -> String? {
        // It may have been replaced while this request was under way.
        if let current = await token(), current != refused { return current }
        return await refresh(refused)
    }
}

extension HTTPPlugin where Self == BearerAuthentication {
    /// Sends a token with each request.
    public static func bearer(
        token: @escaping @Sendable () async -> String?,
        refresh: (@Sendable (_ refused: String) async -> String?)? = nil
    ) -> Self { BearerAuthentication(token: token, refresh: refresh) }
}
