internal import HTTPTypes
internal import Hummingbird

/// A picture that the service draws, as SVG.
struct Drawing: ResponseGenerator {
    /// Latin letters and Chinese characters on the systems that people have.
    static let fonts = "'Noto Sans CJK SC', 'PingFang SC', 'Microsoft YaHei', system-ui, sans-serif"

    let svg: String

    func response(from request: Request, context: some RequestContext) -> Response {
        Response(
            status: .ok,
            headers: [
                .contentType: "image/svg+xml; charset=utf-8",
                .cacheControl: "max-age=3600",
                // Opened as a page of its own, the picture may load and run nothing.
                .contentSecurityPolicy: "default-src 'none'; style-src 'unsafe-inline'",
                .xContentTypeOptions: "nosniff",
            ],
            body: .init(byteBuffer: ByteBuffer(string: svg))
        )
    }

    /// A number of which a picture takes its colours and places: FNV-1a, since Swift's own hashes differ from start to
    /// start.
    static func mark(of text: String) -> UInt64 {
        text.utf8.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
    }

    /// A text as it stands in SVG. By scalars: a sign that has a combining mark is the sign all the same to who reads
    /// XML.
    static func escaped(_ text: String) -> String {
        var escaped = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": escaped.append(contentsOf: "&amp;".unicodeScalars)
            case "<": escaped.append(contentsOf: "&lt;".unicodeScalars)
            case ">": escaped.append(contentsOf: "&gt;".unicodeScalars)
            case "\"": escaped.append(contentsOf: "&quot;".unicodeScalars)
            case "'": escaped.append(contentsOf: "&#39;".unicodeScalars)
            // XML has none of them.
            case _ where scalar.properties.generalCategory == .control, "\u{FFFE}", "\u{FFFF}":
                escaped.append("\u{FFFD}")
            default: escaped.append(scalar)
            }
        }
        return String(escaped)
    }
}
