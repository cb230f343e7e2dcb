/// A fixed sRGB colour, or its counterpart in dark designs. For those of the design, use ``ColorRole`` or ``Surface``.
public struct Color: Hashable, Sendable, CustomStringConvertible {
    public let red: UInt8
    public let green: UInt8
    public let blue: UInt8
    private var dark: Dark?

    private struct Dark: Hashable {
        let red, green, blue: UInt8
    }

    /// Creates a colour of three components, each from 0 to 255.
    public init(red: UInt8, green: UInt8, blue: UInt8) {
        self.red = red
        self.green = green
        self.blue = blue
    }

    /// Returns this colour for light designs, with another one for dark designs.
    ///
    /// - Parameter counterpart: A dark colour; ignored unless this one is light, so that text on both is readable.
    public func inDark(_ counterpart: Color) -> Color {
        var color = self
        color.dark =
            isLight && !counterpart.isLight
            ? Dark(red: counterpart.red, green: counterpart.green, blue: counterpart.blue) : nil
        return color
    }

    /// The colour in dark designs; `nil` if it is the same.
    public var darkCounterpart: Color? { dark.map { Color(red: $0.red, green: $0.green, blue: $0.blue) } }

    public static let white = Color(red: 255, green: 255, blue: 255)
    public static let black = Color(red: 0, green: 0, blue: 0)

    /// Whether dark text, `#1c1e22`, is more readable on this colour than light text, `#ecebe7`, by WCAG 2.
    public var isLight: Bool { contrast(with: Self.darkInk) >= contrast(with: Self.lightInk) }

    /// Returns the contrast of two colours by WCAG 2: from 1 to 21; text needs 4.5 or more.
    public func contrast(with other: Color) -> Double {
        let (one, two) = (luminance + 0.05, other.luminance + 0.05)
        return max(one, two) / min(one, two)
    }

    private static let darkInk = Color(red: 0x1C, green: 0x1E, blue: 0x22)
    private static let lightInk = Color(red: 0xEC, green: 0xEB, blue: 0xE7)

    private var luminance: Double {
        0.2126 * Self.linear(red) + 0.7152 * Self.linear(green) + 0.0722 * Self.linear(blue)
    }

    /// The transfer function of sRGB. Its power of 2.4 is a square times a fifth root, which needs no library.
    private static func linear(_ part: UInt8) -> Double {
        let value = Double(part) / 255
        if value <= 0.04045 { return value / 12.92 }
        let base = (value + 0.055) / 1.055
        let square = base * base
        var root = 1.0
        // Newton's method. The least square is 0.008, from which twelve steps are enough for all digits.
        for _ in 0..<12 { root -= (root - square / (root * root * root * root)) / 5 }
        return square * root
    }

    /// `#ccffcc`; with a dark counterpart `light-dark(#ccffcc, #173d26)`, as in CSS.
    public var description: String {
        guard let darkCounterpart else { return hexadecimal }
        return "light-dark(\(hexadecimal), \(darkCounterpart.hexadecimal))"
    }

    private var hexadecimal: String {
        "#" + [red, green, blue].map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    }
}

/// The role of a text's colour.
public enum ColorRole: String, CaseIterable, Sendable {
    case primary, secondary, accent, success, warning, danger
}
