#if Web
internal import HTTPTypes
internal import Hummingbird
internal import NIOCore

/// A file that every page needs, as it is sent: compressed once in the life of the program.
struct StaticFile: Sendable {
    /// By path below `/bindery/`. Made at the first request for one of them.
    static let all: [String: StaticFile] = WebAssets.files.mapValues {
        StaticFile(bytes: $0.bytes, type: $0.type, version: WebAssets.version)
    }

    /// Weak, since it also identifies the compressed bytes.
    private let entityTag: String
    /// The version in the query of the address; nil if the path itself has one.
    private let version: String?

    private let plain: ByteBuffer
    /// For a body that contains it.
    let part: GzipBody.Part
    private let compressed: ByteBuffer
    private let type: String

    init(bytes: [UInt8], type: String, version: String?) {
        self.version = version
        entityTag = "W/\"\(version ?? ContentHash(of: [bytes]).description)\""
        plain = ByteBuffer(bytes: bytes)
        part = GzipBody.Part(bytes)
        var body = GzipBody()
        body.write(part)
        compressed = body.finished()
        self.type = type
    }

    func response(to request: Request) -> Response {
        var headers: HTTPFields = [
            .contentType: type, .vary: "Accept-Encoding", .eTag: entityTag,
            .cacheControl: cacheControl(version: request.uri.query),
        ]
        if request.headers[.ifNoneMatch]?.contains(entityTag) == true {
            return Response(status: .notModified, headers: headers)
        }
        let accepted = Preferences.parse(request.headers[.acceptEncoding])
        guard accepted.contains("gzip") else {
            return Response(status: .ok, headers: headers, body: .init(byteBuffer: plain))
        }
        headers[.contentEncoding] = "gzip"
        return Response(status: .ok, headers: headers, body: .init(byteBuffer: compressed))
    }

    /// How long browsers may cache the file at the address of a version; nil is an address without one.
    private func cacheControl(version requested: String?) -> String {
        guard let version else { return "public, max-age=31536000, immutable" }
        return switch requested {
        case let requested? where requested == version || requested.hasPrefix("\(version)_"):
            "public, max-age=31536000, immutable"
        case nil: "public, max-age=3600"
        // Requested by a page of another server of this site, before or after an update: these are not its files.
        default: "no-store"
        }
    }
}
#endif
