import Bindery

/// Converters between typed texts and degrees Celsius.
extension Converter where Source == String, Target == Double {
    static var celsius: Converter { degrees.then(.notTooCold) }

    static var fahrenheit: Converter { degrees.then(.celsiusFromFahrenheit).then(.notTooCold) }

    static var kelvin: Converter { degrees.then(.celsiusFromKelvin).then(.notTooCold) }

    /// Ignores white space around a number, and shows one digit after the point.
    private static var degrees: Converter {
        Converter<String, String>.trimmed.then(.number(.plain.fractionDigits(0...1)))
    }
}

extension Converter where Source == Double, Target == Double {
    static var celsiusFromFahrenheit: Converter {
        Converter(convert: { ($0 - 32) / 1.8 }, convertBack: { $0 * 1.8 + 32 })
    }

    static var celsiusFromKelvin: Converter {
        Converter(convert: { $0 - 273.15 }, convertBack: { $0 + 273.15 })
    }

    /// A partial converter that refuses values below absolute zero.
    static var notTooCold: Converter {
        identity.refusing(
            unless: { $0 >= -273.15 },
            { ConversionFailure(.outOfRange, value: "\($0)", message: "The lowest temperature is −273.15 °C.") })
    }
}
