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
    var content: String
    var files = PageFiles()
    /// The address of the style sheet of the theme.
    var theme: String?
    var metadata = PageMetadata()

    var html: String {
        """
        <!doctype html>
        <html lang="\(escaped(language))">
        <head>
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <meta name="color-scheme" content="light dark">
        <title>\(escaped(location.title))</title>
        \(metadata.html(title: location.title))<link rel="stylesheet" href="\(WebAssets.stylePath)">
        \(styles)\(script)</head>
        <body>
        \(noscript)<div id="bindery-root"\(connection)>\(content)</div>
        </body>
        </html>
        """
    }

    private var styles: String {
        (theme.map { "<link rel=\"stylesheet\" href=\"\(escaped($0))\" data-theme=\"\">\n" } ?? "")
            + files.styleSheets.map { "<link rel=\"stylesheet\" href=\"\($0)\">\n" }.joined()
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
            data-message-size="\(messageSize)"\(scripts)
            """
    }
}
