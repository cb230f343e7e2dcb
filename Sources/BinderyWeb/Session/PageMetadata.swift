/// What search engines, other sites and a phone's home screen show of a page. Addresses are paths of this site, or
/// begin with `https:`.
public struct PageMetadata: Hashable, Sendable {
    /// One or two sentences.
    public var description: String?
    /// The address of a picture that other sites show with a link to the page, of about 1,200 × 630 pixels.
    public var picture: String?
    /// The address of the icon in the browser's tab; nil for that of the toolkit.
    public var icon: String?
    /// The address of the web app manifest.
    public var manifest: String?
    /// The canonical address, if the page has several.
    public var canonical: String?

    public init(
        description: String? = nil, picture: String? = nil, icon: String? = nil, manifest: String? = nil,
        canonical: String? = nil
    ) {
        self.description = description
        self.picture = picture
        self.icon = icon
        self.manifest = manifest
        self.canonical = canonical
    }

    /// The elements in the head of the page. Addresses that a browser would not load from the web are left out.
    func html(title: String) -> String {
        var lines: [String] = []
        if let description {
            lines.append("<meta name=\"description\" content=\"\(escaped(description))\">")
            lines.append("<meta property=\"og:description\" content=\"\(escaped(description))\">")
        }
        if let picture, ImageAddress.isWebAddress(picture) {
            lines.append("<meta property=\"og:image\" content=\"\(escaped(picture))\">")
            lines.append("<meta name=\"twitter:card\" content=\"summary_large_image\">")
        }
        if description != nil || picture != nil {
            lines.append("<meta property=\"og:title\" content=\"\(escaped(title))\">")
        }
        if let manifest, ImageAddress.isWebAddress(manifest) {
            lines.append("<link rel=\"manifest\" href=\"\(escaped(manifest))\">")
        }
        if let canonical, ImageAddress.isWebAddress(canonical) {
            lines.append("<link rel=\"canonical\" href=\"\(escaped(canonical))\">")
        }
        let icon = icon.flatMap { ImageAddress.isWebAddress($0) ? $0 : nil } ?? WebAssets.personPath
        lines.append("<link rel=\"icon\" href=\"\(escaped(icon))\">")
        return lines.map { $0 + "\n" }.joined()
    }
}
