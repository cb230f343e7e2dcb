import BinderyView

/// One temperature, which two fields edit in different scales.
final class TemperatureModel: Restorable {
    @Reactive(.saved) var celsius = 20.0

    /// A text of a number with at most two digits after the point.
    static var number: Converter<String, Double> {
        Converter<String, String>.trimmed.then(.number(.plain.fractionDigits(0...2)))
    }

    static var fahrenheit: Converter<String, Double> {
        number.then(Converter(convert: { ($0 - 32) / 1.8 }, convertBack: { $0 * 1.8 + 32 }))
    }
}
