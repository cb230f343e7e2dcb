import BinderyTesting
import BinderyView
import Testing

private enum Page: Route {
    case index, editor, colours

    init?(path: String) {
        guard let page = [Page.index, .editor, .colours].first(where: { $0.path == path }) else { return nil }
        self = page
    }

    var path: String { self == .index ? "/" : "/\(self)" }
}

@Suite struct NavigationSheetTests {
    private let navigator = Navigator(Routes(root: Page.index, destination: Page.init(path:)))

    private func app() -> HeadlessApp {
        HeadlessApp { [navigator] in
            NavigationStack(navigator) { page in
                Screen("\(page)", title: "The \(page)") {
                    TextField("Field", text: MutableProperty("")).id("\(page)-field")
                    Button("Save") { navigator.finish(with: 7) }.id("\(page)-save")
                }
            }
        }
    }

    @Test func aSheetStandsOverItsScreenWhichCannotBeUsed() throws {
        let app = app()
        navigator.present(.editor)
        #expect(try app.find("dialog").node.text == "The editor")
        #expect(app.screen?.name == "index")
        #expect(app.location?.path == "/editor")
        #expect(app.location?.title == "The editor")
        #expect(throws: HeadlessFailure.self) { try app.find("index-save").tap() }
        try app.find("editor-field").type("draft")
        try app.find("dialog-close").tap()
        #expect(navigator.stack.value == [.index])
        #expect(!app.isPresent("dialog"))
    }

    @Test func aSheetWithoutAnAddressLeavesThatOfItsScreen() throws {
        let app = app()
        navigator.present(.editor, keepingAddress: true)
        #expect(app.location?.path == "/")
        #expect(app.location?.depth == 2)
        try app.goBack()
        #expect(navigator.stack.value == [.index])
    }

    @Test func aScreenPushedFromASheetCoversItAndItsStateStays() throws {
        let app = app()
        navigator.present(.editor)
        try app.find("editor-field").type("draft")
        navigator.push(.colours)
        #expect(app.screen?.name == "colours")
        #expect(!app.isPresent("dialog"))
        try app.tapBack()
        #expect(try app.find("editor-field").value == "draft")
        #expect(app.isPresent("dialog"))
    }

    @Test func sheetsStandOverSheetsAndDismissEndsTheOneInFront() throws {
        let app = app()
        navigator.present(.editor)
        navigator.present(.colours)
        #expect(throws: HeadlessFailure.self) { try app.find("editor-save").tap() }
        navigator.dismiss()
        try app.find("editor-field").type("a")
        navigator.push(.colours)
        navigator.dismiss()
        #expect(navigator.stack.value == [.index])
        navigator.dismiss()
        #expect(navigator.stack.value == [.index])
    }

    @Test func aSheetReturnsItsResult() throws {
        let (app, navigator) = (app(), navigator)
        var results: [Int?] = []
        app.time.run {
            _ = Producer<Int?, Never>.from { await navigator.present(.editor, returning: Int.self) }
                .observe { results.append($0) }
        }
        try app.find("editor-save").tap()
        #expect(results == [7])
        #expect(!app.isPresent("dialog"))
    }

    @Test func aReloadKeepsASheet() throws {
        let app = app()
        navigator.present(.editor)
        app.reload()
        #expect(try app.find("dialog").node.text == "The editor")
        try app.goBack()
        #expect(!app.isPresent("dialog"))
    }

    @Test func aSheetThatIsRestoredBelowAnotherLiesBehindIt() throws {
        let app = app()
        navigator.present(.editor)
        try app.find("editor-field").type("draft")
        navigator.restore(try #require(NavigationTrail("/ +/colours +/editor")))
        #expect(throws: HeadlessFailure.self) { try app.find("colours-save").tap() }
        #expect(try app.find("editor-field").value == "draft")
        navigator.pop()
        try app.find("colours-save").tap()
        #expect(navigator.stack.value == [.index])
    }
}
