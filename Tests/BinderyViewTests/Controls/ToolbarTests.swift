import BinderyTesting
import BinderyView
import Testing

@Suite struct ToolbarTests {
    private let shows = MutableProperty(false)

    private var screen: some View { Screen("page", title: "Page") { Text("content").id("content") } }

    @Test func theControlsOfTheViewAroundComeFirst() throws {
        let app = HeadlessApp {
            screen.toolbar { Button("Inner") {}.id("inner") }.toolbar { Button("Outer") {}.id("outer") }
        }
        let children = try #require(try app.find("inner").node.parent).children.compactMap(\.id)
        #expect(children == ["content", "outer", "inner"])
    }

    @Test func theControlsFollowTheirProperties() throws {
        let app = HeadlessApp { screen.toolbar { When(shows) { Button("Help") {}.id("help") } } }
        #expect(!app.isPresent("help"))
        shows.value = true
        #expect(app.isPresent("help"))
    }

    @Test func aViewWithoutAScreenHasNone() {
        let app = HeadlessApp { Text("alone").toolbar { Button("Help") {}.id("help") } }
        #expect(!app.isPresent("help"))
    }

    @Test func aSheetHasNone() throws {
        let app = HeadlessApp {
            screen.sheet(isPresented: shows, title: "Sheet") { Screen("inner", title: "Inner") { Text("in") } }
                .toolbar { Button("Help") {}.id("help") }
        }
        shows.value = true
        #expect(app.isPresent("dialog"))
        #expect(app.isPresent("help"), "that of the page")
    }
}
