#if Web
internal import HTTPTypes
internal import Hummingbird
internal import NIOCore

/// Responses without a session.
extension Response {
    static func text(_ status: HTTPResponse.Status, _ line: String) -> Response {
        Response(
            status: status, headers: [.contentType: "text/plain; charset=utf-8"],
            body: .init(byteBuffer: ByteBuffer(string: line.isEmpty ? "" : line + "\n")))
    }

    static func html(_ body: ByteBuffer, _ status: HTTPResponse.Status, _ headers: HTTPFields = [:]) -> Response {
        var headers = headers
        headers[.contentType] = "text/html; charset=utf-8"
        return Response(status: status, headers: headers, body: .init(byteBuffer: body))
    }

    static func file(_ bytes: [UInt8], type: String) -> Response {
        Response(
            status: .ok, headers: [.contentType: type, .cacheControl: "no-cache"],
            body: .init(byteBuffer: ByteBuffer(bytes: bytes)))
    }

    /// For paths without a page, in programs that have no page of their own for that.
    static var notFound: Response {
        plainPage(
            .notFound, name: "not-found", title: "Page not found", text: "Check the address, or go to the home page.")
    }

    static func refused(_ refusal: SessionRefusal) -> Response {
        plainPage(
            refusal.status, name: "refused", title: refusal.title, text: refusal.text,
            [.retryAfter: "\(refusal.retryAfter)", .cacheControl: "no-store"])
    }

    /// For a ticket that was used, is too old, or belongs to another browser.
    static var unknownTicket: Response {
        plainPage(
            .forbidden, name: "refused", title: "Please try again",
            text: "You took too long to sign in or out, or have opened this address twice.",
            [.cacheControl: "no-store"])
    }

    /// For a page that has ended several workers.
    static func setAside(at path: String) -> Response {
        plainPage(
            .internalServerError, name: "set-aside", title: "This page can’t continue",
            text: """
                It has failed twice, and was stopped to protect other users. What you entered last may not be saved. \
                The failure has been recorded.
                """,
            [.cacheControl: "no-store"], link: (path, "Open the page again"))
    }

    /// Leads the browser to another page. `cookies` are the values of `Set-Cookie`.
    static func redirect(to location: String, cookies: [String]) -> Response {
        Response(
            status: .seeOther, headers: HTTPFields([HTTPField(name: .location, value: location)], cookies: cookies))
    }

    private static func plainPage(
        _ status: HTTPResponse.Status, name: String, title: String, text: String, _ headers: HTTPFields = [:],
        link: (address: String, title: String) = ("/", "Go to the home page")
    ) -> Response {
        let page = """
            <!doctype html><html lang="en"><head><meta charset="utf-8"><title>\(title)</title>
            <meta name="viewport" content="width=device-width, initial-scale=1">
            <link rel="stylesheet" href="\(WebAssets.stylePath)"></head>
            <body><main class="screen" data-testid="screen" data-screen="\(name)">
            <header class="bar"><h1 class="bar-title">\(title)</h1></header>
            <div class="content column gap-4"><p class="text body role-secondary">\(text)</p>
            <a class="link" href="\(escaped(link.address))"><span class="text headline">\(link.title)</span></a></div></main></body></html>
            """
        return html(ByteBuffer(string: page), status, headers)
    }
}

extension PageHTML {
    /// The format of the body of a response with a page.
    enum Format {
        /// For clients that do not accept gzip. Their pages contain no files.
        case plain
        case compressed
        /// The style sheets are compressed, and nothing else: the length says nothing about the page.
        case lengthPreserving
    }

    /// - Parameter file: Returns the file at a path below `/bindery/`.
    func body(as format: Format, file: (String) -> StaticFile) -> (bytes: ByteBuffer, isGzip: Bool) {
        if format == .plain || format == .lengthPreserving && !hasFiles { return (ByteBuffer(string: text), false) }
        var body = GzipBody()
        for (index, part) in parts.enumerated() {
            switch part {
            case .text(let text) where format == .compressed: body.write(text, isLast: index == parts.count - 1)
            case .text(let text): body.store(text)
            case .shared(let html) where format == .compressed: body.write(html.part)
            case .shared(let html): body.store(html.text)
            case .file(let name): body.write(file(name).part)
            }
        }
        return (body.finished(), true)
    }
}

extension HTTPFields {
    /// - Parameter cookies: the values of `Set-Cookie`, each a field of its own.
    init(_ fields: [HTTPField], cookies: [String]) {
        self.init(fields + cookies.map { HTTPField(name: .setCookie, value: $0) })
    }
}
#endif
