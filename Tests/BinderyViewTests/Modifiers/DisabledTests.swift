import BinderyTesting
import BinderyView
import Testing

@Suite struct DisabledTests {
    @Test func controlsInADisabledViewAreDisabled() throws {
        let isBusy = MutableProperty(true), isFilled = MutableProperty(true)
        let action = Action<Void, Void, Never>(enabledIf: isFilled) {}
        let app = HeadlessApp {
            Column {
                TextField("", text: MutableProperty("")).id("field")
                When(.constant(true)) { Button("", action: action).id("button") }
            }
            .disabled(isBusy)
            Button("") {}.id("other")
        }
        #expect(try app.find("other").isEnabled)
        #expect(try !app.find("field").isEnabled)
        #expect(try !app.find("button").isEnabled)
        isBusy.value = false
        #expect(try app.find("field").isEnabled)
        #expect(try app.find("button").isEnabled)
        isFilled.value = false
        #expect(try app.find("field").isEnabled)
        #expect(try !app.find("button").isEnabled)
    }
}
