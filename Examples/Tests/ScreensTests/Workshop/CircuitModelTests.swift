import BinderyTesting
import BinderyView
import Testing

@testable import Screens
@testable import ShowcaseModels

@Suite struct CircuitModelTests {
    @Test(arguments: [(" 6 ", "7", "42", InputState.valid), ("x", "7", "–", .invalid), ("6", "", "–", .empty)])
    func twoTextsBecomeATextAndAState(_ first: String, _ second: String, _ text: String, _ state: InputState) {
        let model = CircuitModel()
        model.first = first
        model.second = second
        #expect(model.text.value == text && model.state.value == state)
        #expect(model.colour.value == StateColours.all.converter.convert(state))
    }

    @Test func convertersAreExchanged() {
        let model = CircuitModel()
        #expect(model.text.value == "42")
        model.operation = .difference
        #expect(model.text.value == "-1")
        model.first = "x"
        let all = model.colour.value
        model.colours = .validOnly
        #expect(model.colour.value != all)
    }

    /// Each is a pure function, tested without the others.
    @Test func aConverterIsTestedAlone() throws {
        #expect(try CircuitModel.number.convert(" -12 ") == -12)
        #expect(try CircuitModel.Operation.sum.gate.convert((.success(2), .success(3))) == 5)
        #expect(CircuitModel.state.convert(.success(1)) == .valid)
    }

    @Test func aModelThatIsLeftIsDeallocated() {
        weak var left: CircuitModel?
        do {
            let model = CircuitModel()
            left = model
            model.first = "1"
            #expect(model.text.value == "7" && model.colour.value == StateColours.all.converter.convert(.valid))
        }
        #expect(left == nil)
    }

    @Test func theScreenFollows() throws {
        let app = HeadlessApp.workshop(.circuit)
        #expect(try app.find("output").text == "42")
        try app.find("operation").choose("Sum")
        #expect(try app.find("output").text == "13")
        try app.find("first").replaceText(with: "six")
        #expect(try app.find("output").text == "–" && app.find("state").text == "invalid")
    }
}
