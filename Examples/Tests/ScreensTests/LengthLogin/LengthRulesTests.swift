import BinderyView
import Screens
import ShowcaseModels
import Testing

/// The converters of the length login.
@Suite struct LengthRulesTests {
    @Test(arguments: [
        (LengthField.username, "", InputState.empty), (.username, "aaa", .invalid), (.username, "aaaa", .valid),
        (.username, "aaaaaaaaaaaaaaaa", .valid), (.username, "aaaaaaaaaaaaaaaaa", .invalid),
        (.password, "aaaaaaa", .invalid), (.password, "aaaaaaaa", .valid), (.password, "密码密码密码密码", .valid),
        (.code, "1234", .invalid), (.code, "12345", .valid), (.code, "123456", .invalid), (.code, "", .empty),
        (.username, "    ", .invalid), (.username, " abc ", .invalid), (.username, " abcd ", .valid),
        (.password, "        ", .valid),
    ])
    func oneConverterServesAllFields(field: LengthField, text: String, state: InputState) {
        #expect(LengthRules.standard[field].convert(text) == state)
    }

    @Test(arguments: [0, -1])
    func aMinimumBelowOneIsRefused(minimum: Int) throws {
        let error = #expect(throws: TextLengthError.self) { try LengthRules { _ in minimum...16 } }
        #expect(
            "\(try #require(error))"
                == "the minimum length is \(minimum); it must be at least 1, since an empty text has a state of its own"
        )
    }

    @Test func aMaximumBelowTheMinimumIsRefused() throws {
        let error = #expect(throws: TextLengthError.self) {
            try Conversion<String, InputState, Never>.textLength(min: 8, max: 7)
        }
        #expect(
            "\(try #require(error))" == "the maximum length is 7, less than the minimum 8; no text would be valid")
    }

    @Test func theColoursAreExchanged() {
        let (white, green, red) = (LengthLoginTests.blank, LengthLoginTests.valid, LengthLoginTests.invalid)
        let states: [InputState] = [.empty, .valid, .invalid]
        #expect(states.map(StateColours.all.converter.convert) == [white, green, red])
        #expect(states.map(StateColours.validOnly.converter.convert) == [white, green, white])
    }

    @Test func theConvertersAreComposed() {
        let colour = LengthRules.standard[.code].then(StateColours.all.converter)
        #expect(
            ["", "1", "12345"].map { "\(colour.convert($0))" } == [
                "light-dark(#ffffff, #1d1f22)", "light-dark(#ffcccc, #4d201f)", "light-dark(#ccffcc, #173d26)",
            ])
    }
}
