/// The cookie that identifies a browser. `SameSite=Lax`, not `Strict`: a user who follows a link from another site
/// would arrive without it, get a new one, and lose what is kept under the first. A request that another site can cause
/// with it only shows a page; the socket also checks the origin.
enum Cookies {
    /// Over HTTPS, the prefix requires this host and `Secure`: no neighbouring domain can set it (RFC 6265bis, 4.1.3).
    private static func name(isSecure: Bool) -> String { isSecure ? "__Host-bindery-browser" : "bindery-browser" }

    static func browser(in header: String?, isSecure: Bool) -> String? { token(name(isSecure: isSecure), in: header) }

    /// A year, for which a browser is known.
    static let lifetime = Duration.seconds(365 * 86_400)

    static func set(browser: String, isSecure: Bool) -> String {
        "\(name(isSecure: isSecure))=\(browser); Path=/; Max-Age=\(lifetime.components.seconds)"
            + "; HttpOnly; SameSite=Lax\(isSecure ? "; Secure" : "")"
    }

    /// The cookie with the secret of a sign-in. It is not the browser's identifier, which the application knows.
    private static func signInName(isSecure: Bool) -> String {
        isSecure ? "__Host-bindery-sign-in" : "bindery-sign-in"
    }

    static func signIn(in header: String?, isSecure: Bool) -> String? {
        token(signInName(isSecure: isSecure), in: header)
    }

    /// Without `maxAge`, the browser keeps the cookie until it is closed.
    static func set(signIn secret: String, maxAge: Duration?, isSecure: Bool) -> String {
        "\(signInName(isSecure: isSecure))=\(secret); Path=/"
            + (maxAge.map { "; Max-Age=\($0.components.seconds)" } ?? "")
            + "; HttpOnly; SameSite=Lax\(isSecure ? "; Secure" : "")"
    }

    static func removeSignIn(isSecure: Bool) -> String { set(signIn: "", maxAge: .zero, isSecure: isSecure) }

    /// The values of `Set-Cookie` for a browser with another identifier, that is signed in or out.
    static func renewed(_ browser: String, _ secret: String?, maxAge: Duration?, isSecure: Bool) -> [String] {
        [
            set(browser: browser, isSecure: isSecure),
            secret.map { set(signIn: $0, maxAge: maxAge, isSecure: isSecure) } ?? removeSignIn(isSecure: isSecure),
        ]
    }

    private static func token(_ name: String, in header: String?) -> String? {
        guard let header else { return nil }
        return pairs(in: header).lazy.filter { $0.name == name }.map { String($0.value) }
            .first(where: UnguessableToken.isPlausible)
    }

    /// The cookies in a header field `Cookie`.
    static func pairs(in header: String) -> [(name: Substring, value: Substring)] {
        header.split(separator: ";").compactMap { pair in
            let parts = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            return parts.count == 2 ? (parts[0].drop { $0 == " " }, parts[1]) : nil
        }
    }

    /// Whether a cookie is Bindery's own: an application neither sees nor sets it.
    static func isReserved(_ name: Substring) -> Bool {
        let name = name.lowercased()
        return (name.hasPrefix("__host-") ? String(name.dropFirst("__host-".count)) : name).hasPrefix("bindery-")
    }
}

/// A token of 128 random bits, as 32 hexadecimal digits.
enum UnguessableToken {
    static func make() -> String {
        // The system's generator is cryptographically secure on every platform that Swift supports.
        var random = SystemRandomNumberGenerator()
        // With exact capacity, since every session keeps one.
        return String(unsafeUninitializedCapacity: 32) { buffer in
            for half in 0..<2 {
                var bits = random.next()
                for digit in 0..<16 {
                    let value = UInt8(bits >> 60)
                    buffer[half * 16 + digit] = value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "a") - 10 + value
                    bits <<= 4
                }
            }
            return 32
        }
    }

    static func isPlausible(_ token: String) -> Bool {
        token.utf8.count == 32 && token.utf8.allSatisfy { Unicode.Scalar($0).properties.isASCIIHexDigit }
    }
}

/// The headers `Accept-Language` and `Accept-Encoding` (RFC 9110, 12.4.2 and 12.5).
enum Preferences {
    /// Browsers name fewer, and language tags are not longer (RFC 5646, 4.4.1).
    private static let (mostItems, longestName) = (16, 35)

    /// Returns what is acceptable, the most preferred first. Only the first 16 items count.
    static func parse(_ header: String?) -> [String] {
        let items = (header ?? "").split(separator: ",", maxSplits: mostItems).prefix(mostItems)
        let wanted = items.enumerated().compactMap {
            index, item -> (String, Double, Int)? in
            let parts = item.split(separator: ";")
            guard let name = parts.first?.trimmed, 1...longestName ~= name.utf8.count else { return nil }
            let quality = parts.dropFirst().compactMap { part -> Double? in
                let part = part.trimmed
                return part.hasPrefix("q=") ? Double(part.dropFirst(2)) : nil
            }.first
            return (name, quality ?? 1, index)
        }
        return wanted.filter { $0.1 > 0 }.sorted { ($0.1, -$0.2) > ($1.1, -$1.2) }.map(\.0)
    }
}

extension Substring {
    fileprivate var trimmed: String {
        String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
    }
}
