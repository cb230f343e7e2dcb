import BinderyTesting
import BinderyView
import Testing

@testable import Lessons

@Suite struct SignUpModelTests {
    let model = SignUpModel()

    @Test func theFirstBrokenRuleSpeaks() {
        #expect(model.nameRules.message.value == "Enter a name.")
        model.name = "Ada"
        #expect(model.nameRules.message.value == "Use 4 to 16 characters.")
        model.name = "Ada L."
        #expect(model.nameRules.message.value == nil)
    }

    @Test(arguments: ["ada", "ada@", "ada@example", "a da@example.org", "@example.org"])
    func aTextThatIsNotAnAddressIsRefused(text: String) {
        model.email = text
        #expect(model.emailRules.message.value == "Enter an e-mail address such as ada@example.org.")
    }

    @Test func anAgeNeedNotBeToldButMustBeRight() {
        #expect(model.ageRules.isValid.value)
        model.age = "17"
        #expect(model.ageRules.message.value == "“17” is not between 18 and 130.")
        model.age = "old"
        #expect(model.ageRules.message.value == "“old” is not a whole number.")
        model.age = "36"
        #expect(model.ageRules.isValid.value)
    }

    @Test func theRepetitionFollowsThePassword() {
        model.password = "12345678"
        model.repetition = "12345678"
        #expect(model.repetitionRules.isValid.value)
        model.password = "123456789"
        #expect(model.repetitionRules.message.value == "The passwords don’t match.")
    }

    @Test func theFormIsValidWhenAllFieldsAre() {
        #expect(model.form.firstInvalid.value == "name")
        fill(model)
        #expect(model.form.isValid.value)
        #expect(model.signUp.isEnabled.value)
    }
}

@Suite struct SignUpViewTests {
    let model = SignUpModel()

    private func message(_ app: HeadlessApp, _ id: String) throws -> String? { try app.find(id).node.message }

    @Test func noMessageIsShownBeforeTheFieldIsLeft() throws {
        let app = HeadlessApp { SignUpView(model: model) }
        try app.find("name").type("Ada")
        #expect(try message(app, "name") == nil)
        try app.find("email").tap()
        #expect(try message(app, "name") == "Use 4 to 16 characters.")
        try app.find("name").type(" L.")
        #expect(try message(app, "name") == nil, "it goes as soon as it is right")
    }

    @Test func submittingShowsAllThatIsWrongAndLeadsToTheFirst() throws {
        let app = HeadlessApp { SignUpView(model: model) }
        try app.find("name").type("Ada L.")
        try app.find("submit").tap()
        #expect(app.focused == "email")
        #expect(try message(app, "email") == "Enter an e-mail address.")
        #expect(try message(app, "password") == "Use at least 8 characters.")
        #expect(try app.find("greeting").text == "")
    }

    @Test func whoHasAllRightIsWelcome() throws {
        let app = HeadlessApp { SignUpView(model: model) }
        fill(model)
        try app.find("repetition").submit()
        #expect(try app.find("greeting").text == "Welcome, Ada L.!")
    }
}

private func fill(_ model: SignUpModel) {
    model.name = "Ada L."
    model.email = "ada@example.org"
    model.password = "12345678"
    model.repetition = "12345678"
}
