import BinderyTesting
import BinderyView
import Testing

@Suite struct UserEventTests {
    @Test func anyViewListensForEvents() throws {
        var seen: [String] = []
        let text = MutableProperty("")
        let app = HeadlessApp {
            Column {
                TextField("Name", text: text).onKey(.escape) { seen.append("cancel") }.id("name")
                Text("Row").on(.doubleClick) { seen.append("open") }.id("row")
            }
            .onKey("s", .primary) { seen.append("save") }
        }
        try app.find("name").press(.escape)
        try app.find("name").press("s", .control)
        try app.find("row").send(.doubleClick)
        #expect(seen == ["cancel", "save", "open"])
    }

    @Test func theInnermostViewThatHandlesAKeyReceivesIt() throws {
        var seen: [String] = []
        let app = HeadlessApp {
            Column {
                Text("in").onKey(.enter) { seen.append("inner enter") }.id("in")
            }
            .onKey(.enter) { seen.append("outer enter") }.onKey(.escape) { seen.append("outer escape") }
        }
        try app.find("in").press(.enter)
        try app.find("in").press(.escape)
        #expect(seen == ["inner enter", "outer escape"])
    }

    @Test func aKeyWithOtherModifiersIsAnotherOne() throws {
        let app = HeadlessApp { Text("x").onKey("k", [.control, .shift]) {}.id("x") }
        #expect(throws: HeadlessFailure.self) { try app.find("x").press("k", .control) }
        try app.find("x").press("K", [.shift, .control])
    }

    @Test func shiftDoesNotCountForAKeyThatIsNotALetter() throws {
        var seen = 0
        let app = HeadlessApp { Text("x").onKey("?") { seen += 1 }.id("x") }
        try app.find("x").press("?", .shift)
        try app.find("x").press("?")
        #expect(seen == 2)
    }

    @Test func everyKeyIsReported() throws {
        var seen: [KeyPress] = []
        let app = HeadlessApp { Element("div").on(.anyKey) { seen.append($0) }.id("x") }
        try app.find("x").press("q")
        try app.find("x").press(.up, .shift)
        #expect(seen == [KeyPress("q"), KeyPress(.up, .shift)])
        #expect(seen.map(\.description) == ["Q", "Shift+ArrowUp"])
    }

    @Test func aKeyThatIsHandledByItselfIsNotAnyKey() throws {
        var seen: [String] = []
        let app = HeadlessApp {
            Element("div").on(.anyKey) { seen.append("any \($0)") }.onKey(.escape) { seen.append("escape") }.id("x")
        }
        try app.find("x").press(.escape)
        try app.find("x").press("q")
        #expect(seen == ["escape", "any Q"])
    }

    @Test func aPointerIsReportedWithItsPosition() throws {
        var seen: [PointerPosition] = []
        let app = HeadlessApp { Element("svg").on(.pointerMove) { seen.append($0) }.id("pad") }
        let position = PointerPosition(x: 3, y: 4, width: 10, height: 20, button: .none)
        try app.find("pad").send(.pointerMove, at: position)
        #expect(seen == [position])
    }

    @Test func anElementThatListensForAClickIsTapped() throws {
        var taps = 0
        let app = HeadlessApp { Element("div", text: "Go").on(.click) { taps += 1 }.id("go") }
        try app.find("go").tap()
        try app.find("go").send(.click)
        #expect(taps == 2)
    }

    @Test func aViewThatListensForNothingSaysSo() throws {
        let app = HeadlessApp { Text("x").id("x") }
        let failure = #expect(throws: HeadlessFailure.self) { try app.find("x").send(.doubleClick) }
        #expect(
            failure?.description.hasPrefix(
                "The text \"x\" cannot receive the event “dblclick”: no view around it handles that.") == true)
    }
}
