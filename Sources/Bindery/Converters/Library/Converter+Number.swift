extension Converter where Source == String, Target: FixedWidthInteger {
    /// Returns a converter for whole numbers in `format`, within `range`.
    public static func integer(
        _ format: NumberFormat = .plain, in range: ClosedRange<Target> = .min ... .max
    ) -> Converter {
        let check = { (number: Target, text: String) throws(ConversionFailure) in
            if range.contains(number) { return }
            throw outOfRange(text, format.text(of: range.lowerBound), format.text(of: range.upperBound))
        }
        return Converter(
            convert: { (text) throws(ConversionFailure) in
                guard let literal = format.swiftLiteral(of: text), !literal.contains(".") else {
                    throw malformed(text, "a whole number")
                }
                guard let number = Target(literal) else {
                    throw outOfRange(text, format.text(of: range.lowerBound), format.text(of: range.upperBound))
                }
                try check(number, text)
                return number
            },
            convertBack: { (number) throws(ConversionFailure) in
                let text = format.text(of: number)
                try check(number, text)
                return text
            })
    }
}

extension Converter where Source == String, Target == Double {
    /// Returns a converter for numbers in `format`, within `range`. The way back rounds to the fraction digits.
    public static func number(
        _ format: NumberFormat = .plain,
        in range: ClosedRange<Double> = -Double.greatestFiniteMagnitude...Double.greatestFiniteMagnitude
    ) -> Converter {
        let check = { (number: Double, text: String) throws(ConversionFailure) in
            if range.contains(number) { return }
            throw outOfRange(text, format.text(of: range.lowerBound), format.text(of: range.upperBound))
        }
        return Converter(
            convert: { (text) throws(ConversionFailure) in
                guard let literal = format.swiftLiteral(of: text), let number = Double(literal) else {
                    throw malformed(text, "a number")
                }
                try check(number, text)
                return number
            },
            convertBack: { (number) throws(ConversionFailure) in
                try check(number, "\(number)")
                return format.text(of: number)
            })
    }
}

private func malformed(_ text: String, _ kind: String) -> ConversionFailure {
    if text.isEmpty { return ConversionFailure(.empty, value: text, message: "Enter \(kind).") }
    return ConversionFailure(.malformed, value: text, message: "“\(text)” is not \(kind).")
}

private func outOfRange(_ text: String, _ lower: String, _ upper: String) -> ConversionFailure {
    ConversionFailure(.outOfRange, value: text, message: "“\(text)” is not between \(lower) and \(upper).")
}
