import BinderyView
import BinderyWeb
import Hummingbird
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

    @Test func theLogTellsWherePagesAreServed() {
        let log = log(of: .https)
        #expect(log.contains("info serving", "paths=/votes /polls", "sessions="))
        #expect(log.all.count == 1)
    }

    @Test func aRouterThatCannotKnowItsProxyIsReported() {
        #expect(
            log(of: .forwarded).contains(
                "error security.transport is .forwarded, but the router's context does not provide the client's address",
                "remedy=conform the context to RemoteAddressRequestContext, or set security.transport to .https"))
    }
}
