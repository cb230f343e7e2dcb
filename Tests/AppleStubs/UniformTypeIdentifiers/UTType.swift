/// A type of files. The stand-in knows a few, and makes one for any other extension.
public struct UTType: Hashable, Sendable {
    public let identifier: String
    private let parents: [String]

    private init(_ identifier: String, _ parents: [String]) {
        (self.identifier, self.parents) = (identifier, parents)
    }

    public static let item = UTType("public.item", [])
    public static let data = UTType("public.data", ["public.item"])
    public static let image = UTType("public.image", ["public.data", "public.item"])
    public static let audio = UTType("public.audio", ["public.data", "public.item"])
    public static let movie = UTType("public.movie", ["public.data", "public.item"])
    public static let text = UTType("public.text", ["public.data", "public.item"])

    private static let files: [(ending: String, media: String, type: UTType)] = [
        ("txt", "text/plain", UTType("public.plain-text", ["public.text", "public.data", "public.item"])),
        (
            "csv", "text/csv",
            UTType("public.comma-separated-values-text", ["public.text", "public.data", "public.item"])
        ),
        ("png", "image/png", UTType("public.png", ["public.image", "public.data", "public.item"])),
        ("pdf", "application/pdf", UTType("com.adobe.pdf", ["public.data", "public.item"])),
    ]

    public init?(_ identifier: String) {
        let known = [Self.item, .data, .image, .audio, .movie, .text] + Self.files.map(\.type)
        guard let type = known.first(where: { $0.identifier == identifier }) else { return nil }
        self = type
    }

    public init?(filenameExtension ending: String, conformingTo type: UTType = .data) {
        let known = Self.files.first { $0.ending == ending.lowercased() }?.type
        self = known ?? UTType("dyn.\(ending)", ["public.data", "public.item"])
    }

    public init?(mimeType: String, conformingTo type: UTType = .data) {
        guard let file = Self.files.first(where: { $0.media == mimeType }) else { return nil }
        self = file.type
    }

    public var preferredMIMEType: String? { Self.files.first { $0.type == self }?.media }

    public func conforms(to type: UTType) -> Bool { self == type || parents.contains(type.identifier) }
}
