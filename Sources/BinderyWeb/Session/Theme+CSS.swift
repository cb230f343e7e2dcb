internal import BinderyView

/// A theme as a style sheet. Its values are in the address, so that any server can write it and browsers may keep it.
extension Theme {
    static let path = "/bindery/theme.css"

    /// The address of the style sheet; nil for the look of the toolkit.
    var address: String? {
        let parameters = parameters
        return parameters.isEmpty ? nil : "\(Self.path)?\(parameters)&v=\(WebAssets.version)"
    }

    /// `scheme=dark&accent=7a1f5c-e99bd2`: what differs from the toolkit's look, in one order.
    var parameters: String {
        var parts: [String] = []
        if scheme != .system { parts.append("scheme=\(scheme.rawValue)") }
        if density != .regular { parts.append("density=\(density.rawValue)") }
        if spacing != .regular { parts.append("spacing=\(spacing.rawValue)") }
        if corners != .regular { parts.append("corners=\(corners.rawValue)") }
        if textSize != 100 { parts.append("size=\(min(max(textSize, 50), 200))") }
        let fonts = fonts.filter(Self.isFontName)
        if !fonts.isEmpty { parts.append("fonts=\(fonts.map(Self.escaped).joined(separator: ","))") }
        for role in Role.allCases {
            if let shade = self[role] {
                parts.append("\(role.rawValue)=\(Self.digits(shade.light))-\(Self.digits(shade.dark))")
            }
        }
        return parts.joined(separator: "&")
    }

    /// Reads the query of an address; nil if it is not exactly that of a theme.
    init?(query: String) {
        self.init()
        var isOfThisVersion = false
        for pair in query.split(separator: "&", omittingEmptySubsequences: false) {
            let parts = pair.split(separator: "=", maxSplits: 1).map(String.init)
            guard parts.count == 2, read(parts[0], parts[1]) || parts[0] == "v" else { return nil }
            if parts[0] == "v" { isOfThisVersion = parts[1] == WebAssets.version }
        }
        guard isOfThisVersion, address == "\(Self.path)?\(query)" else { return nil }
    }

    private mutating func read(_ name: String, _ value: String) -> Bool {
        switch name {
        case "scheme": return Scheme(rawValue: value).map { scheme = $0 } != nil
        case "density": return Density(rawValue: value).map { density = $0 } != nil
        case "spacing": return Spacing(rawValue: value).map { spacing = $0 } != nil
        case "corners": return Corners(rawValue: value).map { corners = $0 } != nil
        case "size": return Int(value).map { textSize = $0 } != nil
        case "fonts":
            fonts = value.split(separator: ",").map { String($0).replacing("%20", with: " ") }
            return true
        default:
            let shades = value.split(separator: "-").compactMap { Color(digits: $0) }
            guard let role = Role(rawValue: name), shades.count == 2 else { return false }
            self[role] = Shade(light: shades[0], dark: shades[1])
            return true
        }
    }

    private static func isFontName(_ name: String) -> Bool {
        !name.isEmpty && name.utf8.count <= 64
            && name.unicodeScalars.allSatisfy {
                ("a"..."z").contains($0) || ("A"..."Z").contains($0) || ("0"..."9").contains($0) || $0 == " "
                    || $0 == "-"
            }
    }

    private static func escaped(_ name: String) -> String { name.replacing(" ", with: "%20") }

    fileprivate static func digits(_ color: Color) -> String {
        [color.red, color.green, color.blue].map { $0 < 16 ? "0\(String($0, radix: 16))" : String($0, radix: 16) }
            .joined()
    }

    // MARK: The style sheet

    var css: String {
        var lines: [String] = []
        if textSize != 100 { lines.append("font-size: \(min(max(textSize, 50), 200))%;") }
        let fonts = fonts.filter(Self.isFontName)
        if !fonts.isEmpty {
            lines.append(
                "--font: \(fonts.map { Self.genericFonts.contains($0) ? $0 : "\"\($0)\"" }.joined(separator: ", "));")
        }
        switch density {
        case .compact: lines += ["--target: 36px;", "--field: 40px;"]
        case .regular: break
        case .spacious: lines += ["--target: 52px;", "--field: 56px;"]
        }
        switch spacing {
        case .tight: lines.append("--space: 3px;")
        case .regular: break
        case .loose: lines.append("--space: 6px;")
        }
        switch corners {
        case .square: lines += ["--radius-small: 0;", "--radius: 0;", "--radius-large: 0;"]
        case .regular: break
        case .round: lines += ["--radius-small: 14px;", "--radius: 20px;", "--radius-large: 28px;"]
        }
        for role in Role.allCases { if let shade = self[role] { lines += Self.lines(for: role, shade) } }
        // Paper is light.
        let scheme =
            scheme == .system ? "" : "@media screen {\n  :root { color-scheme: \(scheme.rawValue); }\n}\n"
        return scheme + ":root {\n\(lines.map { "  \($0)\n" }.joined())}\n"
    }

    private static let genericFonts: Set = [
        "serif", "sans-serif", "monospace", "system-ui", "ui-serif", "ui-monospace",
    ]

    /// The colour of a role, and those that follow it.
    private static func lines(for role: Role, _ shade: Shade) -> [String] {
        let name =
            switch role {
            case .secondaryInk: "ink-secondary"
            default: role.rawValue
            }
        let own = ["--\(name): light-dark(#\(digits(shade.light)), #\(digits(shade.dark)));"]
        let on = "--on-\(name): light-dark(\(readable(on: shade.light)), \(readable(on: shade.dark)));"
        func mixed(_ suffix: String, _ share: Int) -> String {
            "--\(name)-\(suffix): color-mix(in oklab, var(--\(name)) \(share)%, light-dark(black, white));"
        }
        func pale(_ name: String, _ share: Int) -> String {
            "--\(name): color-mix(in oklab, var(--\(role.rawValue)) \(share)%, var(--surface));"
        }
        return switch role {
        case .accent:
            own + [on, mixed("hover", 88), mixed("active", 76)]
                + [pale("tint", 12), pale("tint-hover", 18), pale("tint-active", 26), pale("accent-surface", 12)]
        case .danger: own + [on, mixed("hover", 88), mixed("active", 76)]
        case .page, .surface, .ink, .secondaryInk, .line, .success, .warning: own
        }
    }

    /// White or black, whichever is more readable.
    private static func readable(on color: Color) -> String {
        color.contrast(with: .white) >= color.contrast(with: .black) ? "#ffffff" : "#000000"
    }
}

extension Color {
    fileprivate init?(digits: Substring) {
        guard digits.utf8.count == 6, let number = UInt32(digits, radix: 16) else { return nil }
        self.init(red: UInt8(number >> 16), green: UInt8(number >> 8 & 255), blue: UInt8(number & 255))
        if Theme.digits(self) != digits[...] { return nil }
    }
}
