internal import BinderyView

enum ImageAddress {
    /// Whether it is relative, or uses HTTP or HTTPS: not a script, data or a local file.
    static func isWebAddress(_ address: String) -> Bool { WebAddress.hasScheme(of: ["http", "https"], address) }
}
