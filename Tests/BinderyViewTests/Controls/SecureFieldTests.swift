import BinderyTesting
import BinderyView
import Testing

@Suite struct SecureFieldTests {
    private let password = MutableProperty("")

    @Test func whatIsTypedIsInThePropertyAndWhatTheProgramWritesInTheField() throws {
        let app = HeadlessApp { SecureField("Password", text: password).id("password") }
        let field = try app.find("password")
        try field.type("s3cret")
        #expect(password.value == "s3cret")
        #expect(field.node.writes == 1, "what is typed does not come back")
        password.value = "other"
        #expect(try field.value == "other")
    }

    @Test func itHoldsAPasswordUnlessSaidOtherwise() throws {
        let app = HeadlessApp {
            SecureField("Password", text: password).id("old")
            SecureField("New password", text: password).content(.newPassword).id("new")
        }
        #expect(try app.find("old").node.kind == .secureField(.password))
        #expect(try app.find("new").node.kind == .secureField(.newPassword))
    }

    @Test func noFailureTellsTheSecret() throws {
        let app = HeadlessApp { SecureField("Password", text: password).id("password") }
        try app.find("password").type("s3cret")
        #expect(app.tree == #"secure field #password "Password" = "••••••""#)
    }

    @Test func theButtonThatShowsItIsCalledAsTheTextsOfTheInterfaceSay() throws {
        let show = MutableProperty("Show")
        let texts = InterfaceTexts(reveal: show, conceal: "Hide")
        let app = HeadlessApp(texts: texts) { SecureField("Password", text: password).id("password") }
        show.value = "显示"
        #expect(try app.find("password").node.revealTitles?.reveal == "显示")
    }

    @Test func itIsSubmittedAndLeftLikeATextField() throws {
        var seen: [String] = []
        let app = HeadlessApp {
            SecureField("Password", text: password).placeholder("8 to 16").onSubmit { seen.append("submitted") }
                .onBlur { seen.append("left") }.id("password")
        }
        let field = try app.find("password")
        #expect(field.node.placeholder == "8 to 16")
        try field.type("1")
        try field.submit()
        try field.leave()
        #expect(seen == ["submitted", "left"])
    }

    @Test func aFieldThatIsDisabledWhileItHasTheFocusIsLeft() throws {
        let isOff = MutableProperty(false)
        var left = 0
        let app = HeadlessApp {
            SecureField("Password", text: password).onBlur { left += 1 }.disabled(isOff).id("password")
        }
        try app.find("password").tap()
        isOff.value = true
        #expect(app.focused == nil)
        #expect(left == 1)
    }
}
