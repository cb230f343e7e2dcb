import BinderyTesting
import BinderyView
import Testing

@Suite struct FormTests {
    @Test func submittingAnyTextSubmitsTheForm() throws {
        var seen: [String] = []
        let app = HeadlessApp {
            Form {
                TextField("Name", text: MutableProperty("")).onSubmit { seen.append("name") }.id("name")
                Section("Secret") { SecureField("Password", text: MutableProperty("")).id("password") }
            }
            .onSubmit { seen.append("form") }
            TextField("Outside", text: MutableProperty("")).id("outside")
        }
        try app.find("name").submit()
        try app.find("password").submit()
        try app.find("outside").submit()
        #expect(seen == ["name", "form", "form"])
    }

    @Test func disablingTheFormDisablesWhatIsInIt() throws {
        let isOff = MutableProperty(true)
        let app = HeadlessApp {
            Form { TextField("Name", text: MutableProperty("")).id("name") }.disabled(isOff).id("form")
        }
        #expect(try !app.find("name").isEnabled)
        isOff.value = false
        #expect(try app.find("form").find("name").isEnabled)
        #expect(app.tree == "form #form\n  text field #name \"Name\" = \"\"")
    }
}
