import BinderyTesting
import BinderyView
import Testing

@Suite struct TextFieldTests {
    private let text = MutableProperty("")

    @Test func whatIsTypedIsInTheProperty() throws {
        let app = HeadlessApp { TextField("Phone", text: text).id("phone") }
        var seen: [String] = []
        let observation = text.observeChanges { seen.append($0) }
        try app.find("phone").type("138")
        #expect(seen == ["1", "13", "138"])
        try app.find("phone").replaceText(with: "7")
        #expect(seen.last == "7")
        observation.dispose()
    }

    @Test func whatTheProgramWritesIsInTheField() throws {
        text.value = "before"
        let app = HeadlessApp { TextField("Phone", text: text).id("phone") }
        #expect(try app.find("phone").value == "before")
        text.value = "after"
        #expect(try app.find("phone").value == "after")
        try app.find("phone").type("!")
        #expect(text.value == "after!")
    }

    @Test func whatIsTypedDoesNotComeBack() throws {
        let app = HeadlessApp { TextField("Phone", text: text).id("phone") }
        let field = try app.find("phone")
        #expect(field.node.writes == 1, "the text of the start")
        try field.type("138")
        #expect(field.node.writes == 1)
        text.value = "139"
        #expect(field.node.writes == 2)
    }

    @Test func whatTheProgramMakesOfTheTextIsShown() throws {
        let observation = text.observe { [unowned text] in text.value = $0.uppercased() }
        let app = HeadlessApp { TextField("Name", text: text).id("name") }
        try app.find("name").type("abc")
        #expect(try app.find("name").value == "ABC")
        observation.dispose()
    }

    @Test(arguments: [true, false])
    func aTextThatTheProgramRefusesDisappearsFromTheField(programObservesFirst: Bool) throws {
        let limit = { text.observe { [unowned text] in text.value = String($0.prefix(2)) } }
        let early = programObservesFirst ? limit() : nil
        let app = HeadlessApp { TextField("Code", text: text).id("code") }
        let late = programObservesFirst ? nil : limit()
        try app.find("code").type("1234")
        #expect(text.value == "12")
        #expect(try app.find("code").value == "12")
        early?.dispose()
        late?.dispose()
    }

    @Test func twoFieldsOfOnePropertyShowTheSame() throws {
        let app = HeadlessApp {
            TextField("One", text: text).id("one")
            TextField("Two", text: text).id("two")
        }
        try app.find("one").type("ab")
        #expect(try app.find("two").value == "ab")
        try app.find("two").type("c")
        #expect(try app.find("one").value == "abc")
    }

    @Test func itsLabelAndPlaceholderFollow() throws {
        let label = MutableProperty("Phone"), hint = MutableProperty("digits")
        let app = HeadlessApp { TextField(label, text: text).placeholder(hint).content(.telephone).id("phone") }
        let node = try app.find("phone").node
        #expect(node.kind == .textField(.telephone))
        #expect([node.label, node.placeholder] == ["Phone", "digits"])
        label.value = "手机号"
        hint.value = "数字"
        #expect([node.label, node.placeholder] == ["手机号", "数字"])
    }

    @Test func submittingCallsTheHandler() throws {
        var submitted: [String] = []
        let app = HeadlessApp {
            TextField("Phone", text: text).onSubmit { submitted.append(text.value) }.id("phone")
        }
        try app.find("phone").type("1")
        try app.find("phone").submit()
        #expect(submitted == ["1"])
    }

    @Test func leavingCallsTheHandler() throws {
        var left: [String] = []
        let app = HeadlessApp {
            TextField("Phone", text: text).onBlur { left.append(text.value) }.id("phone")
            TextField("Code", text: MutableProperty("")).id("code")
        }
        try app.find("phone").type("1")
        #expect(left == [])
        try app.find("code").tap()
        try app.find("phone").tap()
        try app.find("phone").leave()
        #expect(left == ["1", "1"])
        #expect(throws: HeadlessFailure.self) { try app.find("phone").leave() }
    }

    @Test func aFieldMayHoldWhatItsTextStandsFor() throws {
        let age = MutableProperty(7)
        let app = HeadlessApp { TextField("Age", value: age, by: .integer(in: 0...150)).id("age") }
        let field = try app.find("age")
        #expect(try field.value == "7")
        try field.replaceText(with: "008")
        #expect(age.value == 8)
        #expect(try field.value == "008")
        try field.leave()
        #expect(try field.value == "8")
        age.value = 9
        #expect(try field.value == "9")
    }

    @Test func aRefusedTextIsExplainedOnceTheFieldWasLeft() throws {
        let age = MutableProperty(7)
        let app = HeadlessApp { TextField("Age", value: age, by: .integer(in: 0...150), commit: .onBlur).id("age") }
        let field = try app.find("age")
        try field.replaceText(with: "old")
        #expect(field.node.message == nil)
        try field.leave()
        #expect(field.node.message == "“old” is not a whole number.")
        #expect(try [field.value, "\(age.value)"] == ["old", "7"])
        try field.replaceText(with: "9")
        try field.submit()
        #expect(field.node.message == nil)
        #expect(age.value == 9)
    }

    @Test func theMessageOfAValidationIsShownOnceTheFieldWasLeft() throws {
        let validation = Validation("name", of: text, .length(4...16, "4 to 16 characters."))
        let app = HeadlessApp { TextField("Name", text: text).validation(validation).id("name") }
        let field = try app.find("name")
        try field.type("abc")
        #expect(field.node.message == nil)
        try field.leave()
        #expect(field.node.message == "4 to 16 characters.")
        try field.type("d")
        #expect(field.node.message == nil)
    }

    @Test func aFieldThatIsShownAgainIsBoundAgain() throws {
        let age = MutableProperty(7)
        let isShown = MutableProperty(true)
        let field = TextField("Age", value: age, by: .integer()).id("age")
        let app = HeadlessApp { When(isShown) { field } }
        try app.find("age").replaceText(with: "x")
        isShown.value = false
        age.value = 8
        isShown.value = true
        #expect(try app.find("age").value == "8")
        try app.find("age").replaceText(with: "9")
        #expect(age.value == 9)
    }
}
