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
}
