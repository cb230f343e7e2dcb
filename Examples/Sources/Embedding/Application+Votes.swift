import BinderyView
import BinderyWeb
import HTTPTypes
import Hummingbird

/// Creates the router of the application without live pages: a JSON route, and middleware that marks every answer.
func makeRouter(_ votes: Votes) -> Router<BasicRequestContext> {
    let router = Router()
    router.add(middleware: ServedBy())
    router.get("api/votes") { _, _ in VotesPayload(votes: votes.count.value) }
    router.post("api/votes") { _, _ in VotesPayload(votes: votes.add()) }
    return router
}

/// Adds live pages: a set of pages, one route, and the server that accepts their WebSockets.
func makeApplication(
    votes: Votes = Votes(), host: String = "127.0.0.1", port: Int,
    ready: @escaping @Sendable (_ port: Int) async -> Void = { _ in }
) -> some ApplicationProtocol {
    let pages = LiveServer(
        prepare: { _ in },
        page: { _, _ in
            LivePage(language: .constant("en"), texts: .english, content: VotesPage(votes: votes))
        })
    let router = makeRouter(votes)
    router.live(pages, at: "/votes")
    return Application(
        router: router, server: .live(pages), configuration: .init(address: .hostname(host, port: port)),
        onServerRunning: { channel in await ready(channel.localAddress?.port ?? 0) })
}

private struct VotesPayload: ResponseEncodable {
    let votes: Int
}

private struct ServedBy<Context: RequestContext>: RouterMiddleware {
    @concurrent
    func handle(
        _ request: Request, context: Context, next: @concurrent (Request, Context) async throws -> Response
    ) async throws -> Response {
        var response = try await next(request, context)
        response.headers[HTTPField.Name("X-Served-By")!] = "votes"
        return response
    }
}
