/// A cookie that a page sets before it opens.
///
/// ```swift
/// response.setCookie(try LiveCookie("theme", "dark", maxAge: .seconds(365 * 86_400)))
/// ```
///
/// Over HTTPS it is `Secure`. Name, value and path are checked: text that a user has chosen cannot add an attribute, a
/// cookie or a header field. Its description does not contain the value.
public struct LiveCookie: Equatable, Sendable, CustomStringConvertible, CustomReflectable {
    /// Whether the browser sends the cookie with a request that another site has caused.
    public enum SameSite: String, Sendable {
        /// Never.
        case strict = "Strict"
        /// If the user follows a link to this site.
        case lax = "Lax"
        /// Always. Browsers accept it over HTTPS only.
        case none = "None"
    }

    public let name: String
    public let value: String
    /// How long the browser keeps it, in whole seconds; `nil`: until the browser is closed.
    public let maxAge: Duration?
    public let path: String
    /// Whether scripts cannot read it.
    public let isHTTPOnly: Bool
    public let sameSite: SameSite

    /// - Throws: if a browser would not accept the cookie, or read it differently.
    public init(
        _ name: String, _ value: String, maxAge: Duration? = nil, path: String = "/", isHTTPOnly: Bool = true,
        sameSite: SameSite = .lax
    ) throws(LiveCookieFailure) {
        guard !name.isEmpty, name.utf8.allSatisfy(Self.isTokenByte) else { throw .name(name) }
        if Cookies.isReserved(name[...]) { throw .reserved(name) }
        guard value.utf8.allSatisfy(Self.isValueByte) else { throw .value(ofCookie: name) }
        if name.utf8.count + value.utf8.count > 4096 { throw .size(ofCookie: name) }
        guard path.hasPrefix("/"), path.utf8.allSatisfy({ (0x20..<0x7F).contains($0) && $0 != UInt8(ascii: ";") })
        else { throw .path(path, ofCookie: name) }
        if name.lowercased().hasPrefix("__host-"), path != "/" { throw .path(path, ofCookie: name) }
        self.name = name
        self.value = value
        self.maxAge = maxAge
        self.path = path
        self.isHTTPOnly = isHTTPOnly
        self.sameSite = sameSite
    }

    /// The value of `Set-Cookie`.
    func header(isSecure: Bool) -> String {
        let prefixes = ["__host-", "__secure-"]
        let mustBeSecure = sameSite == .none || prefixes.contains { name.lowercased().hasPrefix($0) }
        return "\(name)=\(value); Path=\(path)"
            + (maxAge.map { "; Max-Age=\(max($0.components.seconds, 0))" } ?? "")
            + (isHTTPOnly ? "; HttpOnly" : "") + "; SameSite=\(sameSite.rawValue)"
            + (isSecure || mustBeSecure ? "; Secure" : "")
    }

    /// A character of a token (RFC 9110, 5.6.2).
    private static func isTokenByte(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
        default: "!#$%&'*+-.^_`|~".utf8.contains(byte)
        }
    }

    /// A character of a cookie's value (RFC 6265, 4.1.1): no control character, blank, quote, comma, semicolon or
    /// backslash.
    private static func isValueByte(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x21, 0x23...0x2B, 0x2D...0x3A, 0x3C...0x5B, 0x5D...0x7E: true
        default: false
        }
    }

    public var description: String { "the cookie \(name)" }

    public var customMirror: Mirror { Mirror(self, children: ["name": name]) }
}

/// The reason why a cookie cannot be set. Its text may be logged: it does not contain the value.
public enum LiveCookieFailure: Error, Equatable, CustomStringConvertible {
    case name(String)
    case reserved(String)
    case value(ofCookie: String)
    case size(ofCookie: String)
    case path(String, ofCookie: String)

    public var description: String {
        switch self {
        case .name(let name):
            """
            The name of a cookie must consist of letters, digits and !#$%&'*+-.^_`|~, not be "\(name)". Choose another \
            name.
            """
        case .reserved(let name):
            "The cookie \(name) is Bindery's own. Choose a name that does not begin with bindery-."
        case .value(let name):
            """
            The value of the cookie \(name) has a character that a cookie cannot have: a control character, a blank, \
            one beyond ASCII, or one of ",;\\. Percent-encode it, and decode it when you read it.
            """
        case .size(let name):
            """
            The cookie \(name) has more than 4,096 bytes, which browsers do not accept. Keep the data on the server, \
            under the key LiveRequest.browser.
            """
        case .path(let path, let name):
            """
            The path of the cookie \(name) must begin with a slash, be ASCII without control characters and \
            semicolons, and for a name with __Host- be "/"; it is "\(path)".
            """
        }
    }
}
