import BinderyTesting
import BinderyView
import Screens
import ShowcaseModels
import Testing

/// Controls that arrange and mark other controls, as a user operates them.
@Suite struct ArrangementsTests {
    let time = VirtualScheduler()

    private func open(_ language: Language = .english) -> HeadlessApp {
        let showcase = time.run {
            Showcase(at: .arrangements, language: language, services: .stubs(time), store: StubStore())
        }
        return HeadlessApp(time: time, texts: showcase.interfaceTexts) { showcase.view }
    }

    @Test func theOffersGoOnByThemselvesAndOpen() throws {
        let app = open(.chinese)
        #expect(app.isPresent("offer-tea"))
        time.advance(by: .seconds(5))
        #expect(app.isPresent("offer-coffee") && !app.isPresent("offer-tea"))
        #expect(try app.find("offers").node.carousel?.description == "第 2 项，共 3 项")
        try app.find("offer-coffee").tap()
        #expect(try app.find("opened").text == "已打开：咖啡买一送一")
    }

    @Test func theMenuOffersWhatCanBeDone() throws {
        let app = open()
        #expect(try app.find("unread").text == "3")
        try app.find("inbox").tap()
        try app.find("inbox").tap()
        #expect(try app.find("inbox").node.parent?.children.last?.text == "99+")
        #expect(try app.find("inbox").node.parent?.children.last?.label == "123 unread messages")
        try app.find("actions").tap()
        try app.find("mark-read").tap()
        #expect(!app.isPresent("unread"))
        try app.find("actions").tap()
        #expect(try !app.find("mark-read").isEnabled)
        try app.find("remove-offers").tap()
        #expect(!app.isPresent("offers"))
    }

    @Test func theTabsKeepWhatWasTyped() throws {
        let app = open()
        try app.find("note-tea").type("green")
        try app.find("tab-cocoa").tap()
        #expect(!app.isPresent("note-tea"))
        try app.find("tab-tea").tap()
        #expect(try app.find("note-tea").value == "green")
    }
}
