import BinderyTesting
import BinderyView
import Testing

@Suite struct FocusTests {
    private let text = MutableProperty("")

    @Test func typingAndTappingMoveTheFocus() throws {
        let app = HeadlessApp {
            TextField("", text: text).id("field")
            Button("") {}.id("button")
        }
        #expect(app.focused == nil)
        try app.find("field").type("a")
        #expect(app.focused == "field")
        try app.find("button").tap()
        #expect(app.focused == "button")
        try app.find("field").tap()
        #expect(try app.find("field").isFocused)
    }

    @Test func aSignalPutsTheFocusOnAControl() {
        let refused = Subject<Int, Never>()
        let app = HeadlessApp {
            TextField("", text: text).id("first")
            TextField("", text: text).focus(on: refused).id("second")
        }
        #expect(app.focused == nil)
        refused.send(1)
        #expect(app.focused == "second")
    }

    @Test func endEditingTakesTheFocus() throws {
        let login = Subject<Void, Never>()
        let app = HeadlessApp { TextField("", text: text).id("field").endEditing(on: login) }
        try app.find("field").type("a")
        login.send()
        #expect(app.focused == nil)
    }

    @Test func whatGoesOrIsDisabledLosesTheFocus() throws {
        let isThere = MutableProperty(true), isHidden = MutableProperty(false), isOff = MutableProperty(false)
        let app = HeadlessApp {
            When(isThere) { TextField("", text: text).id("field").hidden(isHidden).disabled(isOff) }
        }
        for change in [isHidden, isOff] {
            try app.find("field").tap()
            #expect(app.focused == "field")
            change.value = true
            change.value = false
            #expect(app.focused == nil)
        }
        try app.find("field").tap()
        isThere.value = false
        #expect(app.focused == nil)
    }
}
