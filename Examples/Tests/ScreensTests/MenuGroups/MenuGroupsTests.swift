import BinderyTesting
import BinderyView
import Screens
import ShowcaseModels
import Testing

/// The menu groups as a user operates them.
@Suite struct MenuGroupsTests {
    let time = VirtualScheduler()
    let service: StubGroups

    init() { service = StubGroups(time: time) }

    private func open(_ route: AppRoute = .menuGroups, _ language: Language = .english) -> HeadlessApp {
        let showcase = time.run {
            Showcase(at: route, language: language, services: .stubs(time, menuGroups: service), store: StubStore())
        }
        return HeadlessApp(time: time, texts: showcase.interfaceTexts) { showcase.view }
    }

    private func shown(_ route: AppRoute = .menuGroups, _ language: Language = .english) -> HeadlessApp {
        let app = open(route, language)
        time.advance(by: .seconds(1))
        return app
    }

    private func rows(_ app: HeadlessApp) throws -> [String] { try app.find("list").visibleRows }

    @Test func appearingShowsBusyAndThenTheSections() throws {
        let app = open()
        #expect(app.isPresent("busy"))
        time.advance(by: .milliseconds(300))
        #expect(!app.isPresent("busy"))
        #expect(try rows(app) == ["section-main", "row-1", "row-2", "section-drink", "row-3"])
        #expect(try app.find("section-drink").text == "Drinks")
    }

    @Test func aGroupIsMadeInTheEditorAndComesBack() throws {
        let app = shown()
        try app.find("create").tap()
        #expect(app.screen?.title == "New group")
        #expect(app.location?.path == "/menu-groups/new")
        #expect(try !app.find("save").isEnabled)
        try app.find("name").type("Soup")
        try app.find("kind").choose("Side dishes")
        try app.find("save").tap()
        #expect(app.isPresent("busy"))
        time.advance(by: .milliseconds(300))
        #expect(app.screen?.name == "menu-groups")
        #expect(
            try rows(app) == ["section-main", "row-1", "row-2", "section-side", "row-4", "section-drink", "row-3"])
        #expect(try app.find("row-4").find("group-name").text == "Soup")
    }

    @Test func cancelChangesNothing() throws {
        let app = shown()
        try app.find("row-2").find("rename").tap()
        #expect(app.screen?.title == "Edit group")
        #expect(try app.find("name").value == "Rice")
        try app.find("name").replaceText(with: "Something else")
        try app.find("cancel").tap()
        #expect(app.screen?.name == "menu-groups")
        #expect(try app.find("row-2").find("group-name").text == "Rice")
        #expect(service.requests.filter { $0 != "load" } == [])
    }

    @Test func aGroupThatGetsAnotherKindMovesAndStaysTheSameRow() throws {
        let app = shown()
        let row = try app.find("row-2")
        try app.find("row-2").find("rename").tap()
        try app.find("kind").choose("Drinks")
        try app.find("name").submit()
        time.advance(by: .seconds(1))
        #expect(try rows(app) == ["section-main", "row-1", "section-drink", "row-2", "row-3"])
        #expect(row.isVisible, "it is the row of before")
    }

    @Test func aNameThatIsTakenIsSaidAtTheName() throws {
        let app = shown(.menuGroups, .chinese)
        try app.find("create").tap()
        try app.find("name").type("Rice")
        try app.find("save").tap()
        time.advance(by: .seconds(1))
        #expect(app.screen?.name == "menu-group")
        #expect(try app.find("name").value == "Rice")
        #expect(app.tree.contains("已有同名分组"))
    }

    @Test func aFailingSaveKeepsTheEditorOpenAndSaysWhy() throws {
        let app = shown(.menuGroups, .chinese)
        try app.find("create").tap()
        try app.find("name").type("Soup")
        service.isDown = true
        try app.find("save").tap()
        time.advance(by: .seconds(1))
        #expect(app.toast == "呜呜,服务器不给力呀…")
        #expect(try app.find("name").value == "Soup")
        #expect(try app.find("save").isEnabled)
    }

    @Test func aGroupIsDeletedWhenThePersonConfirms() throws {
        let app = shown()
        try app.find("row-3").find("delete").tap()
        #expect(app.dialog?.title == "Delete “Tea”?")
        try app.find("dialog-cancel").tap()
        #expect(app.isPresent("row-3"))
        try app.find("row-3").find("delete").tap()
        try app.find("dialog-confirm").tap()
        #expect(app.isPresent("busy"))
        #expect(try !app.find("row-3").find("delete").isEnabled)
        time.advance(by: .milliseconds(300))
        #expect(try rows(app) == ["section-main", "row-1", "row-2"])
    }

    @Test func aLoadThatFailsKeepsTheRowsAndSaysSo() throws {
        let app = shown()
        try app.find("create").tap()
        service.isDown = true
        try app.find("cancel").tap()
        time.advance(by: .seconds(1))
        #expect(app.toast == "Something went wrong on the server. Try again.")
        #expect(app.isPresent("row-1"))
    }

    @Test func theEditorOpensDirectlyAndSavesByItself() throws {
        let app = open(.menuGroup(2))
        #expect(app.isPresent("busy"))
        #expect(!app.isPresent("name"))
        time.advance(by: .milliseconds(300))
        #expect(try app.find("name").value == "Rice")
        try app.find("name").replaceText(with: "Fried rice")
        try app.find("save").tap()
        time.advance(by: .seconds(1))
        #expect(app.screen?.name == "menu-groups")
        #expect(try app.find("row-2").find("group-name").text == "Fried rice")
    }

    @Test func aGroupThatThereIsNotIsSaid() throws {
        let app = shown(.menuGroup(77))
        #expect(try app.find("failed").text.hasPrefix("This group no longer exists."))
        #expect(!app.isPresent("save"))
    }

    @Test func nothingCanBeChangedWhileItSavesExceptByCancelling() throws {
        let app = shown(.menuGroup(2))
        service.isDown = true
        try app.find("name").replaceText(with: "Fried rice")
        try app.find("save").tap()
        for control in ["name", "kind", "save"] { #expect(try !app.find(control).isEnabled, "\(control)") }
        time.advance(by: .milliseconds(300))
        for control in ["name", "kind"] { #expect(try app.find(control).isEnabled, "\(control)") }
        #expect(try app.find("name").value == "Fried rice")
    }

    @Test func leavingTheEditorWhileItSavesCancelsTheRequest() throws {
        let app = shown(.menuGroup(nil))
        try app.find("name").type("Soup")
        try app.find("save").tap()
        try app.goBack()
        #expect(service.cancelled.isEmpty)
        try app.find("dialog-confirm").tap()
        #expect(service.cancelled == ["create Soup main"])
    }

    @Test(arguments: [(Language.english, "Discard your changes?"), (.chinese, "要放弃更改吗？")])
    func unsavedEditsAskBeforeTheEditorIsLeft(_ language: Language, _ question: String) throws {
        let app = shown(.menuGroups, language)
        try app.find("row-2").find("rename").tap()
        #expect(app.focused == "name")
        try app.find("name").type("!")
        #expect(app.asksBeforeClosing)
        try app.tapBack()
        #expect(app.dialog?.title == question)
        try app.find("dialog-cancel").tap()
        #expect(try app.find("name").value == "Rice!")
        try app.goBack()
        try app.find("dialog-confirm").tap()
        #expect(app.screen?.name == "menu-groups")
        #expect(!app.asksBeforeClosing)
    }

    @Test func anEditorInWhichNothingWasChangedIsLeftAtOnce() throws {
        let app = shown()
        try app.find("row-2").find("rename").tap()
        try app.find("name").type("!")
        try app.find("name").replaceText(with: "Rice")
        try app.tapBack()
        #expect(app.screen?.name == "menu-groups")
    }

    @Test func theButtonsOfARowSayWhichGroupTheyAreAbout() throws {
        let app = shown()
        let row = try app.find("row-2")
        #expect(try row.find("rename").accessibilityLabel == "Edit · Rice")
        #expect(try row.find("delete").accessibilityLabel == "Delete · Rice")
        #expect(try app.find("list").accessibilityLabel == "Menu groups")
    }
}
