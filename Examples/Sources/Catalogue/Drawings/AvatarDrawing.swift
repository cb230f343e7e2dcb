/// An avatar: initials on a gradient, the same at every call.
///
/// A filled square of 96 units, with all content in the inscribed circle, so that a view may crop it.
struct AvatarDrawing {
    let name: String
    /// Distinguishes users with the same name. Part of an id in the picture: letters, digits and dashes.
    let key: String

    init(of account: Account) {
        self.init(of: account.nickname, key: account.phone)
    }

    init(of name: String, key: String) {
        self.name = name
        self.key = key
    }

    var svg: String {
        let mark = Drawing.mark(of: key + name)
        let hue = Double(mark % 360)
        let light = Colour(lightness: 0.6, chroma: 0.13, hue: hue).hex
        let dark = Colour(lightness: 0.44, chroma: 0.13, hue: hue + 45).hex
        let initials = AvatarDrawing.initials(of: name)
        let size = initials.count == 1 ? 44 : 36
        // The positions use other bits of the mark than the hue.
        let x = 8 + (mark >> 16) % 40
        let y = 60 + (mark >> 24) % 24
        let radius = 26 + (mark >> 32) % 14
        let label = Drawing.escaped(name)
        return """
            <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96" width="96" height="96" \
            role="img" aria-label="\(label)">
            <title>\(label)</title>
            <defs><linearGradient id="avatar-\(key)" x1="0" y1="0" x2="1" y2="1">\
            <stop offset="0" stop-color="\(light)"/><stop offset="1" stop-color="\(dark)"/>\
            </linearGradient></defs>
            <rect width="96" height="96" fill="url(#avatar-\(key))"/>
            <circle cx="\(x)" cy="\(y)" r="\(radius)" fill="#fff" fill-opacity="0.1"/>
            <circle cx="\(96 - x)" cy="\(96 - y)" r="\(radius / 2)" fill="#fff" fill-opacity="0.12"/>
            <text x="48" y="48" dy="0.36em" text-anchor="middle" fill="#fff" font-size="\(size)" \
            font-weight="600" font-family="\(Drawing.fonts)">\(Drawing.escaped(initials))</text>
            </svg>

            """
    }

    /// Returns initials: "Grace Miller" → "GM", "Ada" → "A", "林小满" → "林".
    static func initials(of nickname: String) -> String {
        let words = nickname.split(separator: " ")
        let letters = words.prefix(2).compactMap(\.first).map { $0.uppercased() }
        return letters.isEmpty ? "?" : letters.joined()
    }
}
