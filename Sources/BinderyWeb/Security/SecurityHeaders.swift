extension SitePolicy {
    /// The fields of every answer that say what a browser must not do with it.
    ///
    /// - Parameter type: the media type of the answer.
    func headers(type: String, isSecure: Bool) -> [(name: String, value: String)] {
        var headers = [
            ("Content-Security-Policy", type == "image/svg+xml" ? Self.drawingPolicy : pagePolicy),
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

    /// The page runs one script of the server, has one style sheet and one socket, and no forms. What the script makes HTML of has passed through its one
    /// function for that.
    private var pagePolicy: String {
        let images = (["'self'"] + security.imageSources).joined(separator: " ")
        return """
            default-src 'none'; script-src 'self'; style-src 'self'; img-src \(images); connect-src 'self'; form-action 'none'; \
            base-uri 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types bindery
            """
    }

    /// A drawing may come from a person, and is a document when it is opened by itself: it runs nothing then, and loads nothing.
    private static let drawingPolicy = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox"

    private static let permissions = [
        "accelerometer", "camera", "display-capture", "geolocation", "gyroscope", "magnetometer", "microphone", "midi",
        "payment", "usb",
    ].map { "\($0)=()" }.joined(separator: ", ")
}
