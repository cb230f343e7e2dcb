/// A number format: separators, groups, fraction digits. Without Foundation; `BinderyFoundation` has system locales.
public struct NumberFormat: Equatable, Sendable {
    public var decimalSeparator: Character
    /// The separator between groups; nil for none. White space matches any white space in parsed text.
    public var groupingSeparator: Character?
    /// The group sizes, starting at the decimal separator; the last one repeats. Positive.
    public var groupSizes: [Int]
    /// The minimum and maximum number of fraction digits. More digits are rounded, half away from zero.
    public var fractionDigits: ClosedRange<Int>

    public init(
        decimalSeparator: Character = ".", groupingSeparator: Character? = nil, groupSizes: [Int] = [3],
        fractionDigits: ClosedRange<Int> = 0...6
    ) {
        self.decimalSeparator = decimalSeparator
        self.groupingSeparator = groupingSeparator
        self.groupSizes = groupSizes
        self.fractionDigits = fractionDigits
    }

    /// 1234567.5
    public static let plain = NumberFormat()
    /// 1,234,567.5: English, Chinese, Japanese.
    public static let english = NumberFormat(groupingSeparator: ",")
    /// 1.234.567,5: German, Dutch, Italian, Spanish.
    public static let german = NumberFormat(decimalSeparator: ",", groupingSeparator: ".")
    /// 1 234 567,5, with narrow spaces that do not break: French.
    public static let french = NumberFormat(decimalSeparator: ",", groupingSeparator: "\u{202F}")
    /// 1’234’567.5: German in Switzerland.
    public static let swiss = NumberFormat(groupingSeparator: "’")
    /// 12,34,567.5: English and Hindi in India.
    public static let indian = NumberFormat(groupingSeparator: ",", groupSizes: [3, 2])

    /// Returns the format with other fraction digits: `.english.fractionDigits(2...2)` for an amount of money.
    public func fractionDigits(_ digits: ClosedRange<Int>) -> NumberFormat {
        var format = self
        format.fractionDigits = digits
        return format
    }

    public func text(of number: some BinaryInteger) -> String {
        let text = String(number)
        return text.hasPrefix("-") ? "-" + grouped(text.dropFirst()) : grouped(text[...])
    }

    /// - Parameter number: A finite number.
    public func text(of number: Double) -> String {
        let digits = DecimalDigits(number.magnitude).rounded(to: fractionDigits.upperBound)
        var text = grouped(digits.whole[...])
        let fraction =
            digits.fraction + String(repeating: "0", count: max(0, fractionDigits.lowerBound - digits.fraction.count))
        if !fraction.isEmpty { text += "\(decimalSeparator)\(fraction)" }
        return number < 0 && text.contains(where: { ("1"..."9").contains($0) }) ? "-" + text : text
    }

    /// Returns the number as a Swift literal, `-1234.5`; nil if `text` is in another format. Groups may be left out.
    func swiftLiteral(of text: String) -> String? {
        var rest = text[...]
        var sign = ""
        if let first = rest.first, ["-", "−", "+"].contains(first) {
            rest.removeFirst()
            if first != "+" { sign = "-" }
        }
        let parts = rest.split(separator: decimalSeparator, maxSplits: 1, omittingEmptySubsequences: false)
        guard let typed = parts.first else { return nil }
        let whole = typed.filter { !isGroupingSeparator($0) }
        let fraction = parts.count > 1 ? parts[1] : ""
        if whole.isEmpty && fraction.isEmpty || !whole.allSatisfy(isDigit) || !fraction.allSatisfy(isDigit) {
            return nil
        }
        if whole.count != typed.count {
            let normal = typed.map { isGroupingSeparator($0) ? groupingSeparator! : $0 }
            if String(normal) != grouped(whole[...]) { return nil }
        }
        return sign + (whole.isEmpty ? "0" : whole) + (fraction.isEmpty ? "" : "." + fraction)
    }

    private func isDigit(_ character: Character) -> Bool { ("0"..."9").contains(character) }

    private func isGroupingSeparator(_ character: Character) -> Bool {
        guard let groupingSeparator else { return false }
        return character == groupingSeparator || groupingSeparator.isWhitespace && character.isWhitespace
    }

    private func grouped(_ digits: Substring) -> String {
        guard let groupingSeparator, var size = groupSizes.first else { return String(digits) }
        var rest = digits
        var groups: [Substring] = []
        var index = 0
        while rest.count > size {
            groups.append(rest.suffix(size))
            rest.removeLast(size)
            index += 1
            if index < groupSizes.count { size = groupSizes[index] }
        }
        groups.append(rest)
        return groups.reversed().joined(separator: String(groupingSeparator))
    }
}
