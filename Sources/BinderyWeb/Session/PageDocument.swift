internal import BinderySynchronization
internal import BinderyView
internal import BinderyWire

/// The first response: a complete HTML page.
struct PageDocument {
    var language: String
    /// The path of the WebSocket; nil for a page on which nothing will ever happen.
    var socket: String?
    var location: Rendering.Location
    var banner: BannerTexts
    var needsScripts: String
    /// The largest message that the server accepts, in bytes.
    var messageSize: Int
    var content: [PageHTML.Part]
    var files = PageFiles()
    var theme = Theme()
    var metadata = PageMetadata()
    /// The nonce of the style sheets in the page; nil for a page that links to them.
    var nonce: String?
    /// Differs from one sign-in to another: what a user has typed is not put into the page of the next one.
    var user: String?

    var html: PageHTML {
        var html = PageHTML()
        html.add(beforeStyles)
        addStyleSheet(WebAssets.stylePath, to: &html)
        addTheme(to: &html)
        for sheet in files.styleSheets { addStyleSheet(sheet, to: &html) }
        html.add(beforeContent)
        for part in content { html.add(part) }
        html.add(afterContent)
        return html
    }

    private var beforeStyles: String {
        """
        <!doctype html>
        <html lang="\(escaped(language))">
        <head>
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <meta name="color-scheme" content="light dark">
        <title>\(escaped(location.title))</title>
        \(metadata.html(title: location.title))
        """
    }

    // Together at the end of the head: what is before and after them is compressed by itself.
    private func addStyleSheet(_ address: String, to html: inout PageHTML) {
        guard let nonce, files.canBeInPage(address) else {
            return html.add("<link rel=\"stylesheet\" href=\"\(address)\">\n")
        }
        html.add("<style nonce=\"\(nonce)\">")
        html.addFile(at: address)
        html.add("</style>\n")
    }

    private func addTheme(to html: inout PageHTML) {
        guard let address = theme.address.map(escaped) else { return }
        html.add(
            nonce.map { "<style nonce=\"\($0)\" data-theme=\"\(address)\">\(theme.css)</style>\n" }
                ?? "<link rel=\"stylesheet\" href=\"\(address)\" data-theme=\"\(address)\">\n")
    }

    private var beforeContent: String {
        """
        \(script)</head>
        <body>
        \(noscript)<div id="bindery-root"\(connection)>
        """
    }

    private var afterContent: String {
        """
        </div>
        \(prefetches)</body>
        </html>
        """
    }

    /// The next page of the browser links to the style sheets that this page contains. The browser loads them after
    /// everything else, so that the next page finds them in its cache.
    private var prefetches: String {
        if nonce == nil { return "" }
        let sheets =
            [WebAssets.stylePath, theme.address].compactMap { $0 } + files.styleSheets.filter(files.canBeInPage)
        return sheets.map { "<link rel=\"prefetch\" as=\"style\" href=\"\(escaped($0))\">\n" }.joined()
    }

    private var script: String {
        socket == nil ? "" : "<script type=\"module\" src=\"\(WebAssets.scriptPath(files.version))\"></script>\n"
    }

    private var noscript: String {
        socket == nil
            ? ""
            : """
            <noscript><aside class="noscript" data-testid="unscripted">\(escaped(needsScripts))</aside></noscript>

            """
    }

    private var scripts: String {
        files.scriptAddresses.map { " data-scripts=\"\(escaped($0))\"" } ?? ""
    }

    private var connection: String {
        guard let socket else { return "" }
        return """
             data-socket="\(escaped(socket))" data-depth="\(location.depth)" \
            data-trail="\(escaped(location.trail.description))" \
            data-lost="\(escaped(banner.lost))" data-down="\(escaped(banner.down))" \
            data-too-long="\(escaped(banner.tooLong))" data-next-try="\(escaped(banner.nextTry))" \
            data-try-now="\(escaped(banner.tryNow))" data-secret-lost="\(escaped(banner.secretLost))" \
            data-message-size="\(messageSize)"\(scripts)\(user.map { " data-user=\"\($0)\"" } ?? "")
            """
    }
}

/// The HTML of a page, with the places of style sheets that all pages share, and of HTML that many do.
struct PageHTML {
    enum Part {
        case text(String)
        case shared(SharedHTML)
        /// The file at a path below `/bindery/`.
        case file(String)
    }

    private(set) var parts: [Part]

    init(_ parts: [Part] = []) { self.parts = parts }

    var hasFiles: Bool {
        parts.contains { if case .file = $0 { true } else { false } }
    }

    /// Without the files.
    var text: String {
        parts.reduce(into: "") { text, part in
            switch part {
            case .text(let part): text += part
            case .shared(let html): text += html.text
            case .file: break
            }
        }
    }

    fileprivate mutating func add(_ text: String) {
        guard case .text(let before) = parts.last else { return parts.append(.text(text)) }
        parts[parts.count - 1] = .text(before + text)
    }

    fileprivate mutating func add(_ part: Part) {
        if case .text(let text) = part { add(text) } else { parts.append(part) }
    }

    fileprivate mutating func addFile(at address: String) {
        // Without the version.
        parts.append(.file(String(address.dropFirst("/bindery/".count).prefix { $0 != "?" })))
    }
}

/// HTML that many pages have in common: it is written and compressed once.
final class SharedHTML: Sendable {
    let text: String

    init(_ text: String) { self.text = text }

    #if Web
    private let compressed = Mutex<GzipBody.Part?>(nil)

    /// Compressed by the first page that needs it.
    var part: GzipBody.Part {
        compressed.withLock { compressed in
            let part = compressed ?? GzipBody.Part(Array(text.utf8))
            compressed = part
            return part
        }
    }
    #endif
}
