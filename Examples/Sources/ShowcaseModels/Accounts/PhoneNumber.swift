/// A mobile number of mainland China: eleven digits, `1`, then `3` to `9`, then nine more.
public struct PhoneNumber: Equatable, Sendable {
    /// Eleven ASCII digits.
    public let text: String

    private static let countryCodes = ["+86", "0086"]

    /// Parses a number with blanks, dashes, the country code and full-width digits; otherwise returns `nil`.
    public init?(_ typed: String) {
        guard var number = typed.digits(besides: "-‐‑–—") else { return nil }
        if number.count > 11, let code = Self.countryCodes.first(where: number.hasPrefix) {
            number.removeFirst(code.count)
        }
        guard number.count == 11, number >= "13", number < "2" else { return nil }
        text = number
    }
}

/// A verification code: four digits.
public struct VerificationCode: Equatable, Sendable {
    /// Four ASCII digits.
    public let text: String

    /// Parses a code with blanks and full-width digits; returns `nil` if the text is not a code.
    public init?(_ typed: String) {
        guard let code = typed.digits(besides: ""), code.count == 4, code.first != "+" else { return nil }
        text = code
    }
}

extension String {
    /// Returns the ASCII digits, with a leading plus sign if there is one. Returns `nil` if the text has other
    /// characters than digits, blanks and `ignored`. Called with each keystroke.
    fileprivate func digits(besides ignored: String) -> String? {
        var digits = ""
        for scalar in unicodeScalars {
            // Full-width characters have a constant distance to ASCII.
            let isFullWidth = (0xFF01...0xFF5E).contains(scalar.value)
            switch isFullWidth ? Unicode.Scalar(scalar.value - 0xFEE0)! : scalar {
            case let digit where ("0"..."9").contains(digit): digits.unicodeScalars.append(digit)
            case "+" where digits.isEmpty: digits = "+"
            case let other where other.properties.isWhitespace || ignored.unicodeScalars.contains(other): break
            default: return nil
            }
        }
        return digits
    }
}
