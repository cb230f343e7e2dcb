/// A file that the program gives to the user: a download, or a picture, a sound or a film that a page plays.
///
/// ```swift
/// let report = ServedFile("Report 2026.pdf", type: "application/pdf", path: "/var/lib/shop/report.pdf")
/// let list = ServedFile("Orders.csv", type: "text/csv") { try await orders.exportCSV() }
/// ```
///
/// The bytes are read when a client requests them, again for each request, outside the actor of the session.
public struct ServedFile: Sendable {
    /// Where the bytes come from.
    public enum Content: Sendable {
        /// A file on the disk. Ranges of it are read as they are sent; it is not held in memory.
        case path(String)
        /// Bytes that are made at each request, and held in memory until they are sent.
        case bytes(@Sendable () async throws -> [UInt8])
        /// Bytes that are written piece by piece, without a known size: no ranges, no progress at the client. Writing
        /// returns once the client takes more, and throws once it has left.
        case stream(@Sendable (_ write: @Sendable ([UInt8]) async throws -> Void) async throws -> Void)
    }

    /// The name under which the client stores the file.
    public var name: String
    /// The media type, which must be true.
    public var type: String
    public var content: Content
    /// Whether the client may show the file instead of storing it. On the web it is shown without rights: scripts in it
    /// do not run.
    public var isInline = false

    public init(_ name: String, type: String, content: Content) {
        self.name = name
        self.type = type
        self.content = content
    }

    /// A file on the disk.
    public init(_ name: String, type: String, path: String) { self.init(name, type: type, content: .path(path)) }

    /// Bytes that are made at each request.
    public init(_ name: String, type: String, bytes: @escaping @Sendable () async throws -> [UInt8]) {
        self.init(name, type: type, content: .bytes(bytes))
    }

    /// Returns the file, to be shown instead of stored: for the address of a picture, a sound or a film.
    public func inline() -> ServedFile {
        var file = self
        file.isInline = true
        return file
    }
}
