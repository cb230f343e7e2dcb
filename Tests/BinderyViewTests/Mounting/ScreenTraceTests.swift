import BinderyTesting
import BinderyView
import Testing

/// A log has the screens of a navigation stack, and what a screen makes follows from its appearance.
@Suite struct ScreenTraceTests {
    private enum Place: Route {
        case cart, editor

        var path: String { "/\(self)" }
    }

    @Test func aScreenAppearsAndDisappears() throws {
        let log = TraceLog()
        try log.record { () throws in
            let navigator = Navigator<Place>([.cart]), line = #line + 5
            let app = HeadlessApp {
                NavigationStack(navigator) { place in
                    Screen("\(place)", title: "") {
                        Text(MutableProperty("\(place)", file: "Cart.swift", line: 1)).id("\(place)-name")
                        Button("Edit") { navigator.push(.editor) }.id("\(place)-edit")
                    }
                }
            }
            try app.find("cart-edit").tap()
            #expect(
                try app.find("editor-name").why.hasPrefix(
                    """
                    text of the text "editor-name":
                      Cart.swift:1 is editor
                        since it was made
                          after the appearance of the screen editor
                            by an observer of navigator
                    """))
            let why = try app.find("editor-name").why
            #expect(
                why.hasSuffix(
                    """
                    , which became cart › editor
                              written at BinderyViewTests/ScreenTraceTests.swift:\(line)
                                after the tap of the button "cart-edit"
                    """), "\(why)")
            navigator.pop()
        }
        let events = log.events.filter { [.appearance, .disappearance].contains($0.kind) }.prefix(3)
        #expect(
            events.map { "\($0.kind) of \($0.subject)" } == [
                "appearance of the screen cart", "appearance of the screen editor",
                "disappearance of the screen editor",
            ])
        #expect(try events[1...].map { log[try #require($0.causes.first)]?.detail } == ["cart › editor", "cart"])
    }

    @Test func whatAScreenWritesWhileItIsMadeBelongsToTheTapThatOpensIt() throws {
        final class Editor {
            let text = MutableProperty("")
            init() { text.value = "draft" }
        }
        let log = TraceLog()
        try log.record { () throws in
            let navigator = Navigator<Place>([.cart])
            let app = HeadlessApp {
                NavigationStack(navigator) { place in
                    Screen("\(place)", title: "") {
                        Text(place == .editor ? Editor().text : MutableProperty("")).id("\(place)-text")
                        Button("Edit") { navigator.push(.editor) }.id("\(place)-edit")
                    }
                }
            }
            let before = log.moments.count
            try app.find("cart-edit").tap()
            #expect(try app.find("editor-text").text == "draft")
            #expect(log.moments.count == before + 1)
        }
    }

    @Test func theScreensOfAStackThatEndsDisappear() {
        let log = TraceLog()
        log.record {
            let navigator = Navigator<Place>([.cart])
            let app = HeadlessApp { NavigationStack(navigator) { place in Screen("\(place)", title: "") {} } }
            app.close()
        }
        #expect(log.events.last?.kind == .disappearance && log.events.last?.subject == "the screen cart")
    }
}
