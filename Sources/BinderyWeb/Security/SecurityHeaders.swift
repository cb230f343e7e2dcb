extension SitePolicy {
    /// The header fields of every response, of media type `type`, that restrict what a browser does with it.
    func headers(type: String, isSecure: Bool) -> [(name: String, value: String)] {
        var headers = [
            ("Content-Security-Policy", type == "image/svg+xml" ? Self.drawingPolicy : pagePolicy()),
            ("X-Content-Type-Options", "nosniff"),
            ("Referrer-Policy", "same-origin"),
            ("Cross-Origin-Opener-Policy", "same-origin"),
            ("Cross-Origin-Resource-Policy", "same-origin"),
            ("Permissions-Policy", Self.permissions),
        ]
        if isSecure, let duration = security.strictTransportSecurity {
            headers.append(("Strict-Transport-Security", "max-age=\(duration.components.seconds)"))
        }
        return headers
    }

    /// Scripts and styles of this site, one socket and no forms. The page's script creates HTML in one function only;
    /// scripts of the application do by the policies that they name.
    ///
    /// - Parameter nonce: Of the style sheets in the page, if it has some. It is made for one response.
    func pagePolicy(nonce: String? = nil) -> String {
        let types = (["bindery"] + pageFiles.trustedTypes).joined(separator: " ")
        let styles = (["'self'"] + (nonce.map { ["'nonce-\($0)'"] } ?? [])).joined(separator: " ")
        let images = (["'self'"] + security.imageSources).joined(separator: " ")
        return """
            default-src 'none'; script-src 'self'; style-src \(styles); img-src \(images); font-src 'self'; \
            media-src 'self'; manifest-src 'self'; connect-src 'self'; form-action 'none'; \
            base-uri 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types \(types)
            """
    }

    /// A drawing may come from a user, and is a document when it is opened by itself: it then runs and loads nothing.
    private static let drawingPolicy = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox"

    private static let permissions = [
        "accelerometer", "camera", "display-capture", "geolocation", "gyroscope", "magnetometer", "microphone", "midi",
        "payment", "usb",
    ].map { "\($0)=()" }.joined(separator: ", ")
}
