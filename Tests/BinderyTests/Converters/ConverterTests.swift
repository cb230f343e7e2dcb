import Bindery
import Testing

@Suite struct ConverterTests {
    private func message<Source, Target>(_ converter: Converter<Source, Target>, _ source: Source) -> String? {
        converter.forward.result(of: source).failure?.message
    }

    @Test func aTextHasACanonicalForm() throws {
        let integer = Converter<String, Int>.integer()
        #expect(try integer.convert("007") == 7)
        #expect(try integer.convertBack(7) == "7")
        #expect(try integer.canonical("007") == "7")
        #expect(try integer.canonical("+1") == "1")
    }

    @Test func aRefusalSaysWhatIsWrong() {
        let age = Converter<String, Int>.integer(in: 0...150)
        #expect(message(age, "") == "Enter a whole number.")
        #expect(message(age, "old") == "“old” is not a whole number.")
        #expect(message(age, "1.5") == "“1.5” is not a whole number.")
        #expect(message(age, "-1") == "“-1” is not between 0 and 150.")
        #expect(message(age, "99999999999999999999") == "“99999999999999999999” is not between 0 and 150.")
        #expect(age.back.result(of: 151).failure?.message == "“151” is not between 0 and 150.")
        #expect(age.forward.result(of: "old").failure?.reason == .malformed)
        #expect(message(.nonEmpty, "") == "Enter something.")
        #expect(message(.number(), "1,5") == "“1,5” is not a number.")
    }

    @Test func numbersAreWrittenAsInTheirCountry() throws {
        let cases: [(NumberFormat, String)] = [
            (.plain, "1234567.5"), (.english, "1,234,567.5"), (.german, "1.234.567,5"),
            (.french, "1\u{202F}234\u{202F}567,5"), (.swiss, "1’234’567.5"), (.indian, "12,34,567.5"),
        ]
        for (format, text) in cases {
            #expect(format.text(of: 1_234_567.5) == text)
            #expect(try Converter.number(format).convert(text) == 1_234_567.5)
        }
        #expect(try Converter.number(.french).convert("1 234,5") == 1234.5)
        #expect(try Converter.number(.german).convert("-1234,25") == -1234.25)
    }

    @Test func aMisplacedGroupIsRefusedSoThatNoSeparatorIsTakenForTheOther() {
        #expect(message(.number(.english), "1,5") == "“1,5” is not a number.")
        #expect(message(.number(.german), "1.5") == "“1.5” is not a number.")
        #expect(message(.number(.english), ",") == "“,” is not a number.")
        #expect(message(.number(.english), "1.2.3") == "“1.2.3” is not a number.")
        #expect(message(.number(), "１２") == "“１２” is not a number.")
    }

    @Test func fractionDigitsAreRoundedAndFilledUp() {
        let money = NumberFormat.english.fractionDigits(2...2)
        let cases: [(Double, String)] = [
            (0, "0.00"), (1, "1.00"), (0.005, "0.01"), (0.004, "0.00"), (-0.004, "0.00"), (999.995, "1,000.00"),
            (1e21, "1,000,000,000,000,000,000,000.00"),
            (2.5e-7, "0.00"), (-12.3, "-12.30"),
        ]
        for (number, text) in cases { #expect(money.text(of: number) == text) }
        #expect(NumberFormat.plain.fractionDigits(0...0).text(of: 0.5) == "1")
        #expect(NumberFormat.plain.text(of: 1.0) == "1")
    }

    @Test func aTextMayBeTrimmedBeforeItIsRead() throws {
        let integer = Converter<String, String>.trimmed.then(Converter<String, Int>.integer())
        #expect(try integer.convert("  12\n") == 12)
        #expect(try integer.convertBack(12) == "12")
        #expect(try Converter.trimmed.convert(" \n") == "")
    }

    @Test func nothingIsNilWhereAFieldMayStayEmpty() throws {
        let optional = Converter<String, Int>.integer().orEmpty
        #expect(try optional.convert("") == nil)
        #expect(try optional.convert("3") == 3)
        #expect(try optional.convertBack(nil) == "")
        #expect(message(optional, "x") == "“x” is not a whole number.")
        let both = Converter<String, Int>.integer().optional
        #expect(try both.convert(nil) == nil)
        #expect(try both.convertBack(4) == "4")
        #expect(try Converter.replacingNil(with: "none").convert(nil) == "none")
    }

    @Test func aTruthMayStandForAVisibilityAndAnEnumerationForItsName() throws {
        let opacity = Converter.choosing(1.0, else: 0.5)
        #expect(try opacity.convert(true) == 1.0)
        #expect(try opacity.convertBack(0.5) == false)
        #expect(opacity.back.result(of: 0.7).failure?.message == "“0.7” is neither “1.0” nor “0.5”.")
        #expect(try Converter.negated.convert(true) == false)
        #expect(try Converter<String, InputState>.rawValue.convert("valid") == .valid)
        #expect(message(Converter<String, InputState>.rawValue, "x") == "“x” is not one of the choices.")
        #expect(message(Converter<String, Bool>.description(of: "true or false"), "x") == "“x” is not true or false.")
    }

    @Test func convertersSideBySideConvertTuples() throws {
        let point = Converter<(String, String), (Int, Int)>.parallel(.integer(), .integer())
        #expect(try point.convert(("1", "2")) == (1, 2))
        #expect(try point.convertBack((3, 4)) == ("3", "4"))
    }

    // MARK: Laws

    @Test func whatIsConvertedBackIsTheSameValue() {
        var random = SystemRandomNumberGenerator()
        for _ in 0..<500 {
            // Numbers of all magnitudes.
            let number = Int.random(in: .min ... .max, using: &random) >> Int.random(in: 0..<64, using: &random)
            let fraction = Double(Int.random(in: -1_000_000_000...1_000_000_000, using: &random)) / 1024
            for format in [NumberFormat.plain, .english, .german, .french, .swiss, .indian] {
                let whole = Converter<String, Int>.integer(format)
                expectRoundTrip(whole, number)
                expectRoundTrip(whole.inverted.inverted, number)
                expectRoundTrip(whole.orEmpty, number)
                expectRoundTrip(whole.optional, number)
                expectRoundTrip(Converter<String, String>.trimmed.then(whole), number)
                expectRoundTrip(Converter.number(format.fractionDigits(0...10)), fraction)
            }
            expectRoundTrip(Converter<String, UInt8>.integer(), UInt8.random(in: 0...255, using: &random))
        }
        for state in InputState.allCases { expectRoundTrip(Converter<String, InputState>.rawValue, state) }
        for value in [true, false] {
            expectRoundTrip(.negated, value)
            expectRoundTrip(Converter.choosing("shown", else: "hidden").inverted, value)
        }
    }

    @Test func theCanonicalTextIsItsOwnCanonicalText() {
        var random = SystemRandomNumberGenerator()
        let characters = Array("0123456789,.-+ x")
        for _ in 0..<1000 {
            let text = String(
                (0..<Int.random(in: 0...8, using: &random)).map { _ in characters.randomElement(using: &random)! })
            for format in [NumberFormat.plain, .english, .german, .indian] {
                expectStable(Converter.number(format), text)
                expectStable(Converter<String, Int>.integer(format), text)
                expectStable(
                    Converter<String, String>.trimmed.then(Converter<String, Int>.integer(format).orEmpty), text)
            }
        }
    }

    @Test func compositionIsInvertedBackwards() throws {
        let a = Converter<String, String>.trimmed
        let b = Converter<String, Int>.integer()
        for number in [-5, 0, 1234] {
            let left = try a.then(b).inverted.convert(number)
            let right = try b.inverted.then(a.inverted).convert(number)
            #expect(left == right)
        }
    }

    private func expectRoundTrip<Source, Target: Equatable>(_ converter: Converter<Source, Target>, _ value: Target) {
        let again = converter.back.then(converter.forward).result(of: value)
        #expect(again == .success(value))
    }

    private func expectStable<Target: Equatable>(_ converter: Converter<String, Target>, _ text: String) {
        guard let canonical = try? converter.canonical(text) else { return }
        #expect((try? converter.canonical(canonical)) == canonical, "\(text)")
    }
}
