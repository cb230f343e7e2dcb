import BinderyTesting
import BinderyView
import Testing

@testable import Screens
@testable import ShowcaseModels

@Suite struct DialogsTests {
    private let time = VirtualScheduler()
    private let model = DialogsModel()
    private let texts = Texts(language: .english)

    private func app() -> HeadlessApp { HeadlessApp(time: time) { Dialogs(model: model, texts: texts) } }

    @Test func aBookIsDeletedOnlyWhenThePersonConfirms() throws {
        let app = app()
        try app.find("delete-book").tap()
        #expect(app.dialog?.title == "Delete “Emma”?")
        try app.find("dialog-cancel").tap()
        #expect(try app.find("outcome").text == "Kept: Emma")
        try app.find("delete-book").tap()
        try app.find("dialog-confirm").tap()
        #expect(try app.find("books").text == "Persuasion, 红楼梦")
        #expect(try app.find("outcome").text == "Deleted: Emma")
    }

    @Test func aBookIsAddedInASheet() throws {
        let app = app()
        try app.find("new-book").tap()
        try app.find("new-title").type("Ulysses")
        try app.find("add-book").tap()
        #expect(app.dialog == nil)
        #expect(model.books.last == "Ulysses")
    }

    @Test func warningsFollowOneAnotherInTheLanguageOfTheMoment() throws {
        let app = app()
        try app.find("warn").tap()
        texts.language.value = .chinese
        #expect(app.dialog?.title == "警告 1")
        try app.find("dialog-confirm").tap()
        #expect(app.dialog?.title == "警告 2")
        try app.dismissDialog()
        #expect(app.dialog == nil)
    }
}
