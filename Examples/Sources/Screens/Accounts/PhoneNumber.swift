/// A mobile number of mainland China: eleven digits, `1`, then `3` to `9`, then nine more.
public struct PhoneNumber: Equatable, Sendable {
    /// Eleven digits of ASCII.
    public let text: String

    private static let dashes: Set<Character> = ["-", "‐", "‑", "–", "—"]
    private static let countryCodes = ["+86", "0086"]

    /// `nil` if the text is no such number. Blanks, dashes, the country code and digits of full width are understood.
    public init?(_ typed: String) {
        var number = typed.halfWidth.filter { !$0.isWhitespace && !Self.dashes.contains($0) }
        if let code = Self.countryCodes.first(where: number.hasPrefix) { number.removeFirst(code.count) }
        let digits = Array(number.utf8)
        guard digits.count == 11, digits.allSatisfy({ (0x30...0x39).contains($0) }),
            digits[0] == UInt8(ascii: "1"), digits[1] >= UInt8(ascii: "3")
        else { return nil }
        text = number
    }
}

/// A verification code: four digits.
public struct VerificationCode: Equatable, Sendable {
    /// Four digits of ASCII.
    public let text: String

    /// `nil` if the text is no such code. Blanks and digits of full width are understood.
    public init?(_ typed: String) {
        let code = typed.halfWidth.filter { !$0.isWhitespace }
        let digits = Array(code.utf8)
        guard digits.count == 4, digits.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
        text = code
    }
}
