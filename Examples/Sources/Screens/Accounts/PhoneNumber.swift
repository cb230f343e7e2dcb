/// A mobile number of mainland China: eleven digits, `1`, then `3` to `9`, then nine more.
public struct PhoneNumber: Equatable, Sendable {
    /// Eleven digits of ASCII.
    public let text: String

    private static let countryCodes = ["+86", "0086"]

    /// Returns `nil` if the text is not such a number. Accepts blanks, dashes, the country code and full-width digits.
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
    /// Four digits of ASCII.
    public let text: String

    /// Returns `nil` if the text is not such a code. Accepts blanks and full-width digits.
    public init?(_ typed: String) {
        guard let code = typed.digits(besides: ""), code.count == 4, code.first != "+" else { return nil }
        text = code
    }
}

extension String {
    /// The digits, in ASCII, with a plus sign at the beginning if there is one. `nil` if the text has anything else but
    /// blanks and `ignored` characters. It is called at each key.
    fileprivate func digits(besides ignored: String) -> String? {
        var digits = ""
        for scalar in unicodeScalars {
            // Those of full width follow on those of ASCII, at a distance.
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
