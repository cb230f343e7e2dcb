internal import HTTPTypes
internal import Hummingbird

struct Drawing: ResponseGenerator {
    /// Fonts with Latin letters and Chinese characters on common systems.
    static let fonts = "'Noto Sans CJK SC', 'PingFang SC', 'Microsoft YaHei', system-ui, sans-serif"

    let svg: String

    func response(from request: Request, context: some RequestContext) -> Response {
        Response(
            status: .ok,
            headers: [
                .contentType: "image/svg+xml; charset=utf-8",
                .cacheControl: "max-age=3600",
                // Opened as a document, the picture may load and run nothing.
                .contentSecurityPolicy: "default-src 'none'; style-src 'unsafe-inline'",
                .xContentTypeOptions: "nosniff",
            ],
            body: .init(byteBuffer: ByteBuffer(string: svg))
        )
    }

    /// Returns a hash for colours and positions: FNV-1a, since Swift's own hashes differ between starts.
    static func mark(of text: String) -> UInt64 {
        text.utf8.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
    }

    /// Escapes a text for SVG by scalars: XML parsers recognize special characters also before a combining mark.
    static func escaped(_ text: String) -> String {
        var escaped = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": escaped.append(contentsOf: "&amp;".unicodeScalars)
            case "<": escaped.append(contentsOf: "&lt;".unicodeScalars)
            case ">": escaped.append(contentsOf: "&gt;".unicodeScalars)
            case "\"": escaped.append(contentsOf: "&quot;".unicodeScalars)
            case "'": escaped.append(contentsOf: "&#39;".unicodeScalars)
            // XML does not allow these characters.
            case _ where scalar.properties.generalCategory == .control, "\u{FFFE}", "\u{FFFF}":
                escaped.append("\u{FFFD}")
            default: escaped.append(scalar)
            }
        }
        return String(escaped)
    }
}
