import BinderyTesting
import BinderyView
import Testing

@testable import Lessons

@Suite struct TemperatureConverterTests {
    enum Scale: CaseIterable {
        case celsius, fahrenheit, kelvin

        var converter: Converter<String, Double> {
            switch self {
            case .celsius: .celsius
            case .fahrenheit: .fahrenheit
            case .kelvin: .kelvin
            }
        }
    }

    @Test func eachScaleHasItsOwnZero() throws {
        #expect(try Converter.celsius.convert(" 0 ") == 0)
        #expect(try Converter.fahrenheit.convert("32") == 0)
        #expect(try Converter.kelvin.convert("273.15") == 0)
    }

    @Test func aConverterLeadsBack() throws {
        #expect(try Converter.fahrenheit.convertBack(100) == "212")
    }

    @Test(arguments: Scale.allCases) func whatWasShownIsItsOwnCanonicalForm(_ scale: Scale) throws {
        for degrees in stride(from: -273.0, through: 500, by: 0.5) {
            let text = try scale.converter.convertBack(degrees)
            #expect(try scale.converter.canonical(text) == text)
        }
    }

    @Test(arguments: [(Scale.celsius, "-273.15"), (.fahrenheit, "-459.67"), (.kelvin, "0")])
    func absoluteZeroIsATemperature(_ scale: Scale, text: String) throws {
        #expect(try scale.converter.convert(text) == -273.15)
    }

    @Test(arguments: [(Scale.celsius, "-273.2"), (.fahrenheit, "-459.7"), (.kelvin, "-0.1")])
    func nothingIsColder(_ scale: Scale, text: String) {
        #expect(message(of: text, scale) == "The lowest temperature is −273.15 °C.")
    }

    @Test(arguments: Scale.allCases) func aTextThatIsNotANumberIsRefused(_ scale: Scale) {
        #expect(message(of: "warm", scale) == "“warm” is not a number.")
    }

    private func message(of text: String, _ scale: Scale) -> String? {
        if case .failure(let failure) = scale.converter.forward.result(of: text) { failure.message } else { nil }
    }
}

@Suite struct ThermometerTests {
    let model = ThermometerModel()

    @Test func eachFieldWritesTheOthers() throws {
        let app = HeadlessApp { ThermometerView(model: model) }
        #expect(try app.find("fahrenheit").value == "68")
        try app.find("fahrenheit").replaceText(with: "212")
        #expect(try app.find("celsius").value == "100")
        #expect(try app.find("kelvin").value == "373.2")
        #expect(try app.find("feeling").text == "Boiling")
    }

    @Test func whatIsTypedIsNotRewrittenBeforeTheFieldIsLeft() throws {
        let app = HeadlessApp { ThermometerView(model: model) }
        try app.find("celsius").replaceText(with: " 007")
        #expect(model.celsius == 7)
        #expect(try app.find("celsius").value == " 007")
        try app.find("celsius").leave()
        #expect(try app.find("celsius").value == "7")
    }

    @Test func whatIsRefusedStaysInItsFieldAndChangesNothing() throws {
        let app = HeadlessApp { ThermometerView(model: model) }
        try app.find("celsius").replaceText(with: "-300")
        try app.find("celsius").leave()
        #expect(try app.find("celsius").node.message == "The lowest temperature is −273.15 °C.")
        #expect(try app.find("celsius").value == "-300")
        #expect(try app.find("fahrenheit").value == "68")
        #expect(model.celsius == 20)
    }
}
