#if Web
public import Hummingbird
public import HummingbirdCore
internal import Logging
internal import NIOCore

extension Router {
    /// Serves live pages in addition to the application's own routes.
    ///
    /// ```swift
    /// let pages = LiveServer(prepare: { _ in }, page: { request, _ in … })
    /// router.live(pages, at: "/counter")
    /// let application = Application(router: router, server: .live(pages))
    /// try await application.runService()
    /// ```
    ///
    /// | request | answer |
    /// |---|---|
    /// | `GET` of one of the paths, or below it | what ``LiveServer`` answers there: assets, then pages |
    /// | `GET` below `/bindery/` | the script, the styles, the health of the pages |
    /// | `PATCH` below `/bindery/files/` | a part of a file that the user uploads |
    /// | `GET` of the path in `options.metrics` | the metrics, for programs that may read them |
    /// | a WebSocket of a page | is served by ``HummingbirdCore/HTTPServerBuilder/live(_:)`` |
    /// | any other | that of the application's routes |
    ///
    /// The application's middleware runs before the pages as before its own routes, but not before their WebSockets.
    /// `LiveRequest.path` is the whole path, so a navigator's routes begin with the prefix. The options `host`, `port`
    /// and `drainTimeout` have no effect: the application listens and shuts down.
    ///
    /// The request's context is ``BinderyWeb/LiveRequest/context(as:)``, with what the middleware has found.
    ///
    /// Limits per address, metrics on loopback, and `.forwarded` need the client's address: they work only if the
    /// router's context is a `RemoteAddressRequestContext`.
    ///
    /// - Parameter paths: where the pages are; `"/"` for everywhere. A router has one set of live pages.
    @discardableResult
    public func live(_ pages: LiveServer, at paths: RouterPath...) -> Self {
        let site = pages.site
        site.report.started(site, at: ["paths": "\(paths.map(\.description).joined(separator: " "))"])
        if site.options.security.transport == .forwarded, !(Context.self is any RemoteAddressRequestContext.Type) {
            site.report.missingClientAddress()
        }
        let own: [RouterPath] = ["/bindery/**"] + (pages.metricsPath.map { [RouterPath($0)] } ?? [])
        let below = paths.flatMap { path in
            let path = path.description.hasSuffix("/") ? String(path.description.dropLast()) : path.description
            return [RouterPath(path.isEmpty ? "/" : path), RouterPath("\(path)/**")]
        }
        for path in own + below {
            for method in [HTTPRequest.Method.get, .head] {
                on(path, method: method) { request, context in
                    let address = (context as? any RemoteAddressRequestContext)?.remoteAddress
                    return await site.respond(to: request, from: address?.ip, over: nil, in: context)
                }
            }
        }
        // At the path of the other methods: a router asks the most specific path only.
        on("/bindery/**", method: .patch) { request, context in
            let address = (context as? any RemoteAddressRequestContext)?.remoteAddress
            return await site.respond(to: request, from: address?.ip, over: nil, in: context)
        }
        return self
    }
}

extension HTTPServerBuilder {
    /// Returns an HTTP/1.1 server that also accepts the WebSockets of live pages, for an `Application` with a router
    /// that has ``Hummingbird/Router/live(_:at:)``.
    public static func live(_ pages: LiveServer) -> HTTPServerBuilder {
        HTTPServerBuilder { responder in LiveChannel(responder: responder, site: pages.site, transport: .unknown) }
    }
}
#endif
