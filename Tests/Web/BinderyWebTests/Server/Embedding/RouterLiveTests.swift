import BinderyView
import BinderyWeb
import Hummingbird
import Logging
import NIOCore
import Testing

/// What an application is told when it adds live pages to its router.
struct RouterLiveTests {
    private func log(of transport: LiveSecurity.Transport) -> LogLines {
        let log = LogLines()
        var options = LiveServer.Options()
        options.logger = log.logger
        options.security.transport = transport
        let pages = LiveServer(
            options: options, prepare: { _ in },
            page: { _, _ in LivePage(language: .constant("en"), texts: .english, content: Text("")) })
        Router().live(pages, at: "/votes", "/polls")
        return log
    }

    @Test func filesAreExchangedInAnApplicationWithARouter() async throws {
        let received = Received()
        let file = ServedFile("a.txt", type: "text/plain") { Array("served".utf8) }
        var options = LiveServer.Options()
        options.logger = Logger(label: "test") { _ in SwiftLogNoOpLogHandler() }
        let pages = LiveServer(
            options: options, prepare: { _ in },
            page: { _, _ in
                LivePage(
                    language: .constant("en"), texts: .english,
                    content: FilesPage(received, Uploads.Limits(), [file]))
            })
        let logger = options.logger
        try await running { ready in
            let router = Router()
            router.live(pages, at: "/")
            let application = Application(
                router: router, server: .live(pages), configuration: .init(address: .hostname("127.0.0.1", port: 0)),
                onServerRunning: { channel in await ready(channel.localAddress?.port ?? 0) }, logger: logger)
            try await application.run()
        } _: { port in
            let page = try await OpenFilesPage(Browser(port: port))
            let address = try #require(try await page.choose(1, size: 3))
            #expect(try await page.patch(address, [1, 2, 3]).hasPrefix("HTTP/1.1 204"))
            try await eventually { received.files.first?.end == "done" }
            let link = try #require(page.page.html.firstMatch(of: /href="(\/bindery\/files\/[^"]*)"/)?.1)
            let answer = try await page.browser.data(String(link), ["Range": "bytes=1-2"], method: "GET")
            #expect(answer.status == 206 && answer.bytes == Array("er".utf8))
        }
    }

    @Test func theLogTellsWherePagesAreServed() {
        let log = log(of: .https)
        #expect(log.contains("info serving", "paths=/votes /polls", "sessions="))
        #expect(log.all.count == 1)
    }

    private struct AppContext: RequestContext {
        var coreContext: CoreRequestContextStorage
        var tenant: String?

        init(source: Source) { coreContext = .init(source: source) }
    }

    private struct Tenants: RouterMiddleware {
        @concurrent
        func handle(
            _ request: Request, context: AppContext,
            next: @concurrent (Request, AppContext) async throws -> Response
        ) async throws -> Response {
            var context = context
            context.tenant = "shop"
            return try await next(request, context)
        }
    }

    @Test func aPageHasTheContextOfTheApplication() async throws {
        let pages = LiveServer(
            prepare: { request in request.context(as: AppContext.self)?.tenant },
            page: { request, tenant in
                let other = request.context(as: BasicRequestContext.self) == nil
                return LivePage(
                    language: .constant("en"), texts: .english,
                    content: Screen("page", title: "Page") { Text("\(tenant ?? "none") \(other)").id("tenant") })
            })
        try await running { ready in
            let router = Router(context: AppContext.self)
            router.add(middleware: Tenants())
            router.live(pages, at: "/page")
            let application = Application(
                router: router, server: .live(pages), configuration: .init(address: .hostname("127.0.0.1", port: 0)),
                onServerRunning: { channel in await ready(channel.localAddress?.port ?? 0) },
                logger: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() })
            try await application.run()
        } _: { port in
            var visitor = SiteVisitor(port: port)
            let answer = try await visitor.get("/page")
            #expect(answer.text.contains(">shop true<"))
        }
    }

    @Test func aRouterThatCannotKnowItsProxyIsReported() {
        #expect(
            log(of: .forwarded).contains(
                "error security.transport is .forwarded, but the router's context does not provide the client's address",
                "remedy=conform the context to RemoteAddressRequestContext, or set security.transport to .https"))
    }
}
