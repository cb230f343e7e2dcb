import Bindery
import Testing

@Suite struct ConversionTests {
    private let integer = Converter<String, Int>.integer().forward

    @Test func aCompositionConvertsByOneAndThenByTheOther() throws {
        let half = Conversion<Int, Int, ConversionFailure> { number throws(ConversionFailure) in
            if number.isMultiple(of: 2) { return number / 2 }
            throw ConversionFailure("odd", value: "\(number)", message: "\(number) is odd.")
        }
        let both = integer.then(half).then(half)
        #expect(try both.convert("12") == 3)
        #expect(both.result(of: "x").failure?.message == "“x” is not a whole number.")
        #expect(both.result(of: "6").failure?.message == "3 is odd.")
    }

    @Test func compositionIsAssociativeAndHasAUnit() {
        let unit = Conversion<Int, Int, ConversionFailure> { $0 }
        let double = unit.map { $0 * 2 }
        let next = unit.map { $0 + 1 }
        for text in ["1", "x", "", "20"] {
            let left = integer.then(double).then(next).result(of: text)
            let right = integer.then(double.then(next)).result(of: text)
            #expect(left == right)
            #expect(integer.then(unit).result(of: text) == integer.result(of: text))
        }
    }

    /// (a, b) → a + b and a · b → their difference, as text: two layers of gates.
    @Test func severalInputsGiveResultsThatFeedFurtherConversions() {
        typealias Pair = (Int, Int)
        let sum = Conversion<Pair, Int, ConversionFailure> { $0.0 + $0.1 }
        let product = Conversion<Pair, Int, ConversionFailure> { $0.0 * $0.1 }
        let circuit = Conversion<(String, String), Pair, ConversionFailure>.parallel(integer, integer)
            .then(.fanOut(sum, product))
            .map { sum, product in product - sum }
            .map(\.description)
        let (a, b) = (MutableProperty("3"), MutableProperty("4"))
        let result = Property.combine(a, b) { ($0, $1) }.converted(by: circuit)
        #expect(result.value == .success("5"))
        a.value = "10"
        #expect(result.value == .success("26"))
        b.value = "?"
        a.value = "!"
        #expect(result.failure().value?.message == "“!” is not a whole number.")
        #expect(result.success(or: "–").value == "–")
    }

    @Test func aConversionThatCannotFailMayFeedOneThatCan() throws {
        let first = Conversion<[String], String, Never> { $0.joined() }
        #expect(try first.promoteError().then(integer).convert(["1", "2"]) == 12)
    }

    @Test func aFailureMayBeMappedOrReplaced() {
        struct Refusal: Error, Equatable { let text: String }
        #expect(
            integer.mapError { Refusal(text: $0.message) }.result(of: "x").failure?.text == "“x” is not a whole number."
        )
        #expect(integer.catchAndReturn(-1).convert("x") == -1)
    }

    @Test func theColourOfAFieldFollowsItsTextByTwoConversions() throws {
        let state = try Conversion.textLength(min: 4, max: 16)
        let full = Conversion<InputState, String, Never> {
            switch $0 {
            case .empty: "rgb(255,255,255)"
            case .valid: "rgb(204,255,204)"
            case .invalid: "rgb(255,204,204)"
            }
        }
        let onlyValid = Conversion<InputState, String, Never> { $0 == .valid ? "rgb(204,255,204)" : "rgb(255,255,255)" }
        let text = MutableProperty("")
        let colours = [full, onlyValid].map { text.converted(by: state.then($0)) }
        #expect(colours.map(\.value) == ["rgb(255,255,255)", "rgb(255,255,255)"])
        text.value = "aaaa"
        #expect(colours.map(\.value) == ["rgb(204,255,204)", "rgb(204,255,204)"])
        text.value = "aaa"
        #expect(colours.map(\.value) == ["rgb(255,204,204)", "rgb(255,255,255)"])
    }

    @Test func aTextsLengthIsCountedInCharacters() throws {
        let code = try Conversion.textLength(min: 5, max: 5)
        let states = ["", "1234", "12345", "123456", "👨‍👩‍👧é三四五"].map(code.convert)
        #expect(states == [.empty, .invalid, .valid, .invalid, .valid])
    }

    @Test func aLengthThatNoTextCouldHaveIsRefused() {
        #expect(throws: TextLengthError.minimumNotPositive(0)) { try Conversion.textLength(min: 0, max: 4) }
        #expect(throws: TextLengthError.maximumBelowMinimum(min: 5, max: 4)) {
            try Conversion.textLength(min: 5, max: 4)
        }
        #expect(
            TextLengthError.minimumNotPositive(0).description
                == "the minimum length is 0; it must be at least 1, since an empty text has a state of its own")
        #expect(
            TextLengthError.maximumBelowMinimum(min: 5, max: 4).description
                == "the maximum length is 4, less than the minimum 5; no text would be valid")
    }
}

extension Result {
    var failure: Failure? {
        if case .failure(let failure) = self { failure } else { nil }
    }
}
