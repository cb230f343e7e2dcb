import BinderyTesting
import BinderyView
import Testing

private enum Part: String, Route {
    case all = "/", some = "/some"

    var path: String { rawValue }
}

@Suite struct WindowTitleTests {
    @Test func aPageWithoutAScreenHasATitleThatChanges() {
        let title = MutableProperty("One")
        let app = HeadlessApp { Element("main") { Text("content") }.windowTitle(title) }
        #expect(app.location?.title == "One")
        #expect(app.location?.depth == 1)
        title.value = "Two"
        #expect(app.location?.title == "Two")
    }

    @Test func theTitleFollowsAStackThatOnlyKeepsTheAddress() throws {
        let navigator = Navigator<Part>([.all])
        let app = HeadlessApp {
            Element("p", text: navigator.stack.map { "\($0.last!)" }).id("part")
            NavigationStack(navigator) { part in EmptyView().windowTitle("Part \(part)") }
        }
        #expect(app.location?.title == "Part all")
        navigator.push(.some)
        #expect(app.location?.title == "Part some")
        #expect(app.location?.path == "/some")
        #expect(try app.find("part").text == "some")
        try app.goBack()
        #expect(app.location?.title == "Part all")
        #expect(try app.find("part").text == "all")
    }

    @Test func whatIsRemovedTitlesTheWindowNoLonger() {
        let isInside = MutableProperty(true)
        let app = HeadlessApp {
            Element("main").windowTitle("Outer")
            When(isInside) { Element("p").windowTitle("Inner") }
        }
        #expect(app.location?.title == "Inner")
        isInside.value = false
        #expect(app.location?.title == "Outer")
    }
}
