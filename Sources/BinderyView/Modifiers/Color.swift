/// A colour that means itself, in sRGB: it is the same in light and dark. What is to fit the design has a ``ColorRole`` or a ``Surface``.
public struct Color: Hashable, Sendable, CustomStringConvertible {
    public let red: UInt8
    public let green: UInt8
    public let blue: UInt8

    public init(red: UInt8, green: UInt8, blue: UInt8) {
        self.red = red
        self.green = green
        self.blue = blue
    }

    public static let white = Color(red: 255, green: 255, blue: 255)
    public static let black = Color(red: 0, green: 0, blue: 0)

    /// Whether dark text is the more readable one on it: by the luma of ITU-R BT.601, from half of the range on.
    public var isLight: Bool { 299 * Int(red) + 587 * Int(green) + 114 * Int(blue) >= 127_500 }

    /// `#ccffcc`.
    public var description: String {
        "#" + [red, green, blue].map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    }
}
