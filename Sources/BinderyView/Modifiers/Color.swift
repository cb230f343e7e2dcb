/// A fixed sRGB colour, the same in light and dark unless it has a dark counterpart. For colours of the design, use
/// ``ColorRole`` or ``Surface``.
public struct Color: Hashable, Sendable, CustomStringConvertible {
    /// From 0 to 255, as all three parts.
    public let red: UInt8
    /// From 0 to 255.
    public let green: UInt8
    /// From 0 to 255.
    public let blue: UInt8
    private var dark: Dark?

    private struct Dark: Hashable {
        let red, green, blue: UInt8
    }

    /// A colour of three parts, each from 0 to 255.
    public init(red: UInt8, green: UInt8, blue: UInt8) {
        self.red = red
        self.green = green
        self.blue = blue
    }

    /// This colour where the design is light, and another one where it is dark.
    ///
    /// - Parameter counterpart: a dark colour. It counts only if this one is light: what is written on both is readable
    ///   then.
    public func inDark(_ counterpart: Color) -> Color {
        var color = self
        color.dark =
            isLight && !counterpart.isLight
            ? Dark(red: counterpart.red, green: counterpart.green, blue: counterpart.blue) : nil
        return color
    }

    /// The colour where the design is dark; `nil` if it is the same.
    public var darkCounterpart: Color? { dark.map { Color(red: $0.red, green: $0.green, blue: $0.blue) } }

    /// `#ffffff`.
    public static let white = Color(red: 255, green: 255, blue: 255)
    /// `#000000`.
    public static let black = Color(red: 0, green: 0, blue: 0)

    /// Whether dark text is the more readable one on it: `#1c1e22` rather than `#ecebe7`, by the contrast of WCAG 2.
    public var isLight: Bool { contrast(with: Self.darkInk) >= contrast(with: Self.lightInk) }

    /// How well one colour is read on the other, by WCAG 2: from 1 to 21, 4.5 or more for a text.
    public func contrast(with other: Color) -> Double {
        let (one, two) = (luminance + 0.05, other.luminance + 0.05)
        return max(one, two) / min(one, two)
    }

    private static let darkInk = Color(red: 0x1C, green: 0x1E, blue: 0x22)
    private static let lightInk = Color(red: 0xEC, green: 0xEB, blue: 0xE7)

    private var luminance: Double {
        0.2126 * Self.linear(red) + 0.7152 * Self.linear(green) + 0.0722 * Self.linear(blue)
    }

    /// The transfer function of sRGB. Its power of 2.4 is a square times a fifth root, for which no library is needed.
    private static func linear(_ part: UInt8) -> Double {
        let value = Double(part) / 255
        if value <= 0.04045 { return value / 12.92 }
        let base = (value + 0.055) / 1.055
        let square = base * base
        var root = 1.0
        // Newton's method: the least square is 0.008, from which twelve steps are enough for all digits.
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
