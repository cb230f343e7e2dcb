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

    @Test func aControlThatIsMountedWithAWhenGetsTheFocusThatItAsksFor() {
        let isThere = MutableProperty(false)
        let app = HeadlessApp {
            When(isThere) { Column { TextField("", text: text).focus(on: Producer.just(())).id("field") } }
        }
        isThere.value = true
        #expect(app.focused == "field")
    }

    @Test func autofocusWorksOnTheFirstScreenAndNotAgainWhenItIsReturnedTo() throws {
        enum Page: String, Route {
            case one, two
            var path: String { "/\(rawValue)" }
        }
        let navigator = Navigator<Page>([.one])
        let app = HeadlessApp {
            NavigationStack(navigator) { page in
                Screen(page.rawValue, title: page.rawValue) {
                    TextField("", text: text).autofocus().id(page.rawValue)
                }
            }
        }
        #expect(app.focused == "one")
        navigator.push(.two)
        #expect(app.focused == "two")
        navigator.pop()
        #expect(app.focused == nil)
    }

    @Test func aSheetBeginsAtItsFirstFieldAndGivesTheFocusBack() throws {
        let isOpen = MutableProperty(false)
        let app = HeadlessApp {
            Button("Open") { isOpen.value = true }.id("open")
                .sheet(isPresented: isOpen, title: "Sheet") {
                    Column {
                        Button("First") {}.id("first")
                        TextField("Name", text: text).id("name")
                    }
                }
        }
        try app.find("open").tap()
        #expect(app.focused == "name")
        try app.dismissDialog()
        #expect(app.focused == "open")
    }

    @Test func aFocusThatAnObserverTakesBackAtOnceIsGivenUp() throws {
        let isFocused = MutableProperty(false)
        let refusal = isFocused.observe { [unowned isFocused] in if $0 { isFocused.value = false } }
        defer { refusal.dispose() }
        let app = HeadlessApp { TextField("", text: text).focused(isFocused).id("field") }
        try app.find("field").tap()
        #expect(app.focused == nil)
        #expect(!isFocused.value)
    }
}
