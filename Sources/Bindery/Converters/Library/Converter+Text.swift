extension Converter where Source == String, Target == String {
    /// A text without the white space at its ends.
    public static var trimmed: Converter {
        let trim = Conversion<String, String, ConversionFailure> { text in
            let start = text.drop(while: \.isWhitespace)
            let end = start.lastIndex { !$0.isWhitespace }
            return end.map { String(start[...$0]) } ?? ""
        }
        return Converter(trim, back: trim)
    }

    /// A text that is not empty.
    public static var nonEmpty: Converter {
        identity.refusing(
            unless: { !$0.isEmpty }, { ConversionFailure(.empty, value: $0, message: "Enter something.") })
    }
}

extension Converter where Source == String, Target: LosslessStringConvertible {
    /// The value of which the text is the description.
    ///
    /// - Parameter kind: what is expected, for the failure's text: "a colour".
    public static func description(of kind: String) -> Converter {
        Converter(
            convert: { (text) throws(ConversionFailure) in
                if let value = Target(text) { return value }
                throw ConversionFailure(.malformed, value: text, message: "“\(text)” is not \(kind).")
            }, convertBack: { $0.description })
    }
}

extension Converter where Target: RawRepresentable, Source == Target.RawValue {
    /// The value with the raw value: a case of an enumeration by its name or number.
    public static var rawValue: Converter {
        Converter(
            convert: { (raw) throws(ConversionFailure) in
                if let value = Target(rawValue: raw) { return value }
                throw ConversionFailure(.malformed, value: "\(raw)", message: "“\(raw)” is not one of the choices.")
            }, convertBack: { $0.rawValue })
    }
}

extension Converter where Source == Bool, Target == Bool {
    /// The opposite: what is visible is not hidden.
    public static var negated: Converter { Converter(convert: { !$0 }, convertBack: { !$0 }) }
}

extension Converter where Source == Bool, Target: Equatable {
    /// One of two values, such as an opacity or a visibility.
    public static func choosing(_ whenTrue: Target, else whenFalse: Target) -> Converter {
        Converter(
            convert: { $0 ? whenTrue : whenFalse },
            convertBack: { (value) throws(ConversionFailure) in
                if value == whenTrue { return true }
                if value == whenFalse { return false }
                throw ConversionFailure(
                    .outOfRange, value: "\(value)", message: "“\(value)” is neither “\(whenTrue)” nor “\(whenFalse)”.")
            })
    }
}
