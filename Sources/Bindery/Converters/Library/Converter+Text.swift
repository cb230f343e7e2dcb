extension Converter where Source == String, Target == String {
    /// A converter that removes the white space at both ends.
    public static var trimmed: Converter {
        let trim = Conversion<String, String, ConversionFailure> { text in
            let start = text.drop(while: \.isWhitespace)
            let end = start.lastIndex { !$0.isWhitespace }
            return end.map { String(start[...$0]) } ?? ""
        }
        return Converter(trim, back: trim)
    }

    /// A converter that refuses empty text.
    public static var nonEmpty: Converter {
        identity.refusing(
            unless: { !$0.isEmpty }, { ConversionFailure(.empty, value: $0, message: "Enter something.") })
    }
}

extension Converter where Source == String, Target: LosslessStringConvertible {
    /// Returns a converter between a value and its description. `kind` is what a failure's text expects: "a colour".
    public static func description(of kind: String) -> Converter {
        Converter(
            convert: { (text) throws(ConversionFailure) in
                if let value = Target(text) { return value }
                throw ConversionFailure(.malformed, value: text, message: "“\(text)” is not \(kind).")
            }, convertBack: { $0.description })
    }
}

extension Converter where Target: RawRepresentable, Source == Target.RawValue {
    /// A converter from a raw value, such as the name or number of an enumeration's case.
    public static var rawValue: Converter {
        Converter(
            convert: { (raw) throws(ConversionFailure) in
                if let value = Target(rawValue: raw) { return value }
                throw ConversionFailure(.malformed, value: "\(raw)", message: "“\(raw)” is not one of the choices.")
            }, convertBack: { $0.rawValue })
    }
}

extension Converter where Source == Bool, Target == Bool {
    /// A converter to the opposite: from visible to hidden.
    public static var negated: Converter { Converter(convert: { !$0 }, convertBack: { !$0 }) }
}

extension Converter where Source == Bool, Target: Equatable {
    /// Returns a converter from a `Bool` to one of two values, such as opacities.
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
