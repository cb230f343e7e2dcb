/// A mobile number of mainland China: eleven digits, `1`, then `3` to `9`, then nine more.
public struct PhoneNumber: Equatable, Sendable {
    public let text: String

    /// `nil` if the text is no such number.
    public init?(_ text: String) {
        let digits = Array(text.utf8)
        guard digits.count == 11, digits.allSatisfy({ (0x30...0x39).contains($0) }),
            digits[0] == UInt8(ascii: "1"), digits[1] >= UInt8(ascii: "3")
        else { return nil }
        self.text = text
    }
}

/// A verification code: four digits.
public struct VerificationCode: Equatable, Sendable {
    public let text: String

    /// `nil` if the text is no such code.
    public init?(_ text: String) {
        let digits = Array(text.utf8)
        guard digits.count == 4, digits.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
        self.text = text
    }
}
