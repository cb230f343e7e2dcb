/// The shortest decimal digits of a number that is not negative.
struct DecimalDigits {
    var whole: String
    var fraction: String

    init(_ number: Double) {
        // "1.5", "1e+20", "2.5e-05"
        let parts = number.description.split(separator: "e")
        let mantissa = parts[0].split(separator: ".")
        let exponent = parts.count > 1 ? Int(parts[1])! : 0
        let digits = mantissa.joined()
        let point = mantissa[0].count + exponent
        if point <= 0 {
            whole = "0"
            fraction = String(repeating: "0", count: -point) + digits
        } else {
            whole = String(digits.prefix(point)) + String(repeating: "0", count: max(0, point - digits.count))
            fraction = String(digits.dropFirst(point))
        }
        while fraction.last == "0" { fraction.removeLast() }
    }

    /// Rounds half up, in decimal, and drops trailing zeros.
    func rounded(to count: Int) -> DecimalDigits {
        if fraction.count <= count { return self }
        var digits = (whole + fraction.prefix(count)).utf8.map { $0 - 48 }
        if fraction.dropFirst(count).first! >= "5" {
            var index = digits.count - 1
            while index >= 0, digits[index] == 9 {
                digits[index] = 0
                index -= 1
            }
            if index >= 0 { digits[index] += 1 } else { digits.insert(1, at: 0) }
        }
        let text = digits.map(String.init).joined()
        var result = self
        result.whole = String(text.dropLast(count))
        result.fraction = String(text.suffix(count))
        while result.fraction.last == "0" { result.fraction.removeLast() }
        return result
    }
}
