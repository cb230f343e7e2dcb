import BinderyTesting
import BinderyView
import Testing

@Suite struct LocalCommandTests {
    @Test func aViewIsHiddenAndShown() throws {
        let app = HeadlessApp {
            Column {
                Button("Details") {}.on(.click, do: .toggle("details")).id("toggle")
                Text("…").id("details")
            }
        }
        try app.find("toggle").tap()
        #expect(!app.isPresent("details"))
        try app.find("toggle").tap()
        #expect(app.isPresent("details"))
    }

    @Test func aViewThatIsHiddenTwiceIsShownWhenNeitherHidesIt() throws {
        let isHidden = MutableProperty(true)
        let app = HeadlessApp {
            Column {
                Button("Hide") {}.on(.click, do: .hide("x")).id("hide")
                Button("Show") {}.on(.click, do: .show("x")).id("show")
                Text("x").hidden(isHidden).id("x")
            }
        }
        try app.find("hide").tap()
        isHidden.value = false
        #expect(!app.isPresent("x"))
        try app.find("show").tap()
        #expect(app.isPresent("x"))
    }

    @Test func theViewOfTheSameRowIsFoundFirst() throws {
        let app = HeadlessApp {
            ForEach(.constant([1, 2]), id: { $0 }) { number in
                Row {
                    Button("More") {}.on(.click, do: .toggle("more")).id("button")
                    Text(number.map { "more \($0)" }).id("more")
                }
                .id("row-\(number.value)")
            }
        }
        try app.find("row-2").find("button").tap()
        #expect(try app.find("row-1").ids == ["button", "more"])
        #expect(try app.find("row-2").ids == ["button"])
    }

    @Test func classesFocusAndClipboardAreChanged() throws {
        let text = MutableProperty("typed")
        let app = HeadlessApp {
            Column {
                Element("p", text: "words").class("a").id("p")
                TextField("Name", text: text).id("name")
                Element("button").on(.click, do: .addClass("b", to: "p"), .removeClass("a", from: "p"), .focus("name"))
                    .id("change")
                Element("button").on(.click, do: .copy(from: "name")).id("copy")
                Element("button").on(.click, do: .copy("fixed"), .toggleClass("done")).id("copy-fixed")
            }
        }
        try app.find("change").tap()
        #expect(try app.find("p").classes == ["b"])
        #expect(app.focused == "name")
        try app.find("copy").tap()
        #expect(app.clipboard == "typed")
        try app.find("copy-fixed").tap()
        #expect(app.clipboard == "fixed")
        #expect(try app.find("copy-fixed").classes == ["done"])
    }

    @Test func commandsPrecedeWhatTheProgramDoes() throws {
        var wasPresent: Bool?
        var app: HeadlessApp!
        app = HeadlessApp {
            Column {
                Text("x").id("x")
                Element("p").on(.doubleClick, do: .hide("x")).on(.doubleClick) { wasPresent = app.isPresent("x") }.id(
                    "p")
            }
        }
        try app.find("p").send(.doubleClick)
        #expect(wasPresent == false)
        app = nil
    }
}
