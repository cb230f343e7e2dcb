import BinderyTesting
import BinderyView
import Testing

@Suite struct ConfirmLeavingTests {
    private enum Page: String, Route {
        case root, editor, help
        var path: String { "/\(rawValue)" }

        init?(path: String) { self.init(rawValue: String(path.dropFirst())) }
    }

    private let text = MutableProperty("")
    private let navigator = Navigator(Routes(root: Page.root, destination: Page.init(path:)), at: "/editor")

    private func app() -> HeadlessApp {
        HeadlessApp {
            NavigationStack(navigator) { page in
                Screen(page.rawValue, title: page.rawValue) {
                    When(.constant(page == .editor)) {
                        TextField("Text", text: text).id("text")
                            .confirmLeaving(while: text.map { !$0.isEmpty }) {
                                Confirm(title: "Discard?", confirm: "Discard", isDestructive: true)
                            }
                    }
                }
            }
        }
    }

    @Test func theBackButtonOfTheBrowserAsksAndTheWaysBackAndForwardStayRight() throws {
        let app = app()
        navigator.pop()
        navigator.push(.editor)
        try app.find("text").type("a")
        try app.goBack()
        #expect(app.dialog?.title == "Discard?")
        #expect(app.focused == "dialog-cancel")
        try app.find("dialog-cancel").tap()
        #expect(app.screen?.name == "editor")
        #expect(app.focused == "text")
        try app.goBack()
        try app.find("dialog-confirm").tap()
        #expect(app.screen?.name == "root")
        #expect(app.dialog == nil)
    }

    @Test func theLastWishCounts() throws {
        let app = app()
        navigator.push(.help)
        navigator.pop()
        try app.find("text").type("a")
        try app.tapBack()
        navigator.replace(with: .help)
        #expect(try app.find("dialog").ids.filter { $0 == "dialog-confirm" }.count == 1)
        try app.find("dialog-confirm").tap()
        #expect(navigator.stack.value == [.root, .help])
    }

    @Test func thePlatformAsksBeforeItClosesTheWindowWhileSomethingIsUnsaved() throws {
        let app = app()
        #expect(!app.asksBeforeClosing)
        try app.find("text").type("a")
        #expect(app.asksBeforeClosing)
        navigator.push(.help)
        #expect(app.asksBeforeClosing)
        navigator.pop()
        try app.find("text").replaceText(with: "")
        #expect(!app.asksBeforeClosing)
    }

    @Test func aQuestionGoesWithItsScreen() throws {
        let app = app()
        try app.find("text").type("a")
        try app.tapBack()
        navigator.finish(with: 1, from: .editor)
        #expect(app.dialog == nil)
        #expect(app.screen?.name == "root")
        #expect(!app.asksBeforeClosing)
    }

    @Test func outsideOfAStackOnlyThePlatformAsks() {
        let isUnsaved = MutableProperty(true)
        let app = HeadlessApp {
            Text("").confirmLeaving(while: isUnsaved) { Confirm(title: "Discard?", confirm: "Discard") }
        }
        #expect(app.asksBeforeClosing)
        isUnsaved.value = false
        #expect(!app.asksBeforeClosing)
        isUnsaved.value = true
        #expect(app.asksBeforeClosing)
    }

    @Test func nothingIsKeptOfAScreenThatWasLeft() throws {
        let app = app()
        try app.find("text").type("a")
        try app.tapBack()
        try app.find("dialog-confirm").tap()
        #expect(app.backend.livingNodes.filter { $0.id == "text" || $0.id == "dialog" }.isEmpty)
    }
}
