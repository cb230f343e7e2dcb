import BinderyWeb
import Foundation

/// The documentation as `make docs` has built it: guides, symbols and lessons below `/documentation`, the tutorial
/// below `/tutorials`, and their files.
struct DocumentationSite: Sendable {
    static let path = "/documentation"
    private static let pages: Set<String> = ["documentation", "tutorials"]
    /// The paths of the files that the pages load.
    private static let folders: Set<String> = ["data", "js", "css", "img", "images", "index", "downloads", "videos"]
    private static let files: Set<String> = ["/favicon.ico", "/favicon.svg", "/metadata.json"]
    /// The pages ask for settings, of which the site has none.
    private static let settings = "/theme-settings.json"
    /// The script of the first page names the address of the site in the page itself, which no policy should permit.
    private static let baseAddress = (tag: #"<script>var baseUrl = "/"</script>"#, path: "/js/base-address.js")
    private static let policy = """
        default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self'; \
        media-src 'self'; connect-src 'self'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'
        """

    private let folder: URL

    init(folder: String) { self.folder = URL(filePath: folder, directoryHint: .isDirectory).standardizedFileURL }

    private var isBuilt: Bool { FileManager.default.fileExists(atPath: folder.appending(path: "index.html").path) }

    /// Returns the file at a path as it is in an address; nil for paths that are not of the documentation, and for all
    /// as long as it is not built.
    func asset(at address: String) -> LiveServer.Asset? {
        guard let path = address.removingPercentEncoding else { return nil }
        let names = path.split(separator: "/").map(String.init)
        let isPage = names.first.map(Self.pages.contains) == true
        guard
            isPage || path == Self.settings || Self.files.contains(path)
                || names.first.map(Self.folders.contains) == true,
            !names.contains(where: { $0.hasPrefix(".") || $0.contains("\0") })
        else { return nil }
        if !isBuilt { return nil }
        if path == Self.baseAddress.path { return asset(Data(#"var baseUrl = "/""#.utf8), type: "text/javascript") }
        if path == Self.settings { return asset(Data("{}".utf8), type: "application/json") }
        // One page shows all: it reads its address, and loads what is documented there.
        if isPage { return page }
        let file = folder.appending(path: names.joined(separator: "/"))
        guard let content = try? Data(contentsOf: file), let type = Self.type(of: file) else { return nil }
        return asset(content, type: type)
    }

    private var page: LiveServer.Asset? {
        guard let page = try? String(contentsOf: folder.appending(path: "index.html"), encoding: .utf8) else {
            return nil
        }
        let script = #"<script src="\#(Self.baseAddress.path)"></script>"#
        return asset(
            Data(page.replacing(Self.baseAddress.tag, with: script).utf8), type: "text/html; charset=utf-8")
    }

    private func asset(_ content: Data, type: String) -> LiveServer.Asset {
        LiveServer.Asset(bytes: Array(content), type: type, contentSecurityPolicy: Self.policy)
    }

    private static func type(of file: URL) -> String? {
        switch file.pathExtension {
        case "json": "application/json"
        case "js": "text/javascript; charset=utf-8"
        case "css": "text/css; charset=utf-8"
        case "svg": "image/svg+xml"
        case "png": "image/png"
        case "jpg": "image/jpeg"
        case "ico": "image/x-icon"
        case "woff2": "font/woff2"
        case "mp4": "video/mp4"
        default: nil
        }
    }
}
