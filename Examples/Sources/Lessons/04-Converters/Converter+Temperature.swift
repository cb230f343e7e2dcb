import Bindery

/// From what a person types to degrees Celsius, and back.
extension Converter where Source == String, Target == Double {
    static var celsius: Converter { degrees.then(.notTooCold) }

    static var fahrenheit: Converter { degrees.then(.celsiusFromFahrenheit).then(.notTooCold) }

    static var kelvin: Converter { degrees.then(.celsiusFromKelvin).then(.notTooCold) }

    /// A number, with white space around it perhaps, shown with one digit after the point.
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

    /// Partial: it refuses what lies below absolute zero.
    static var notTooCold: Converter {
        identity.refusing(
            unless: { $0 >= -273.15 },
            { ConversionFailure(.outOfRange, value: "\($0)", message: "Nothing is colder than −273.15 °C.") })
    }
}
