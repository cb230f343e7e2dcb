import BinderyTesting
import BinderyView
import Screens
import ShowcaseModels
import Testing

/// A change on one page of a browser appears on its other pages.
@Suite struct PagesOfOneBrowserTests {
    /// A page on its own actor, as on a server.
    private final class Page {
        let time = VirtualScheduler()
        let store = StubStore()
        let groups: StubGroups
        let app: HeadlessApp

        init(
            _ route: AppRoute, of browser: String, _ channels: PageChannels, saved: SavedLogin? = nil,
            todos: String? = nil
        ) {
            let (time, store) = (time, store)
            let groups = StubGroups(time: time)
            self.groups = groups
            let showcase = time.run {
                Showcase(
                    at: route, language: .english, services: .stubs(time, menuGroups: groups), store: store,
                    remembered: Remembered(login: saved, todos: todos), channel: channels.channel(of: browser))
            }
            app = HeadlessApp(time: time, texts: showcase.interfaceTexts) { showcase.view }
            time.advance(by: .seconds(1))
        }

        /// Delivers the messages of other pages.
        func receive() { time.advance(by: .zero) }
    }

    private let channels = PageChannels()
    private let saved = SavedLogin(phone: "13874389438", code: "5858", nickname: "花田半亩")

    @Test func loggingOutEndsTheAccountOnTheOtherPage() throws {
        let one = Page(.goods(), of: "a", channels, saved: saved)
        let other = Page(.account, of: "a", channels, saved: saved)
        let foreign = Page(.account, of: "b", channels, saved: saved)
        #expect(other.app.screen?.name == "account")
        try one.app.find("search").tap()
        try one.app.find("dialog-confirm").tap()
        one.receive()
        other.receive()
        foreign.receive()
        #expect(other.app.screen?.name == "phone-login")
        #expect(try other.app.find("phone").value == "13874389438")
        #expect(try other.app.find("code").value == "")
        #expect(foreign.app.screen?.name == "account")
    }

    @Test func todosStayWhenTheirScreenIsLeftAndAreOnTheOtherPage() throws {
        let path = AppRoute.workshopScreen(.todos).path
        let one = Page(.workshopScreen(.todos), of: "a", channels)
        let other = Page(.workshopScreen(.todos), of: "a", channels)
        try one.app.find("new-todo").replaceText(with: "Tea")
        try one.app.find("add").tap()
        try one.app.go(to: NavigationTrail(paths: "/", "/goods"))
        try one.app.go(to: NavigationTrail(paths: "/", path))
        #expect(try one.app.find("remaining").text == other.app.find("remaining").text.replacing("0", with: "1"))
        other.receive()
        #expect(try other.app.find("title").value == "Tea")
        try other.app.find("done").toggle()
        other.time.advance(by: .zero)
        one.receive()
        #expect(try one.app.find("done").isOn == true)
        #expect(other.store.todos == #"[{"id":1,"isDone":true,"title":"Tea"}]"#)
        let later = Page(.workshopScreen(.todos), of: "a", channels, todos: other.store.todos)
        #expect(try later.app.find("title").value == "Tea")
    }

    @Test func loggingOutEmptiesTheCodesOfAllLoginsInTheStack() throws {
        let one = Page(.goods(), of: "a", channels, saved: saved)
        let other = Page(.phoneLogin, of: "a", channels, saved: saved)
        try other.app.find("phone").replaceText(with: "13601728394")
        #expect(try other.app.find("code").value == "5858")
        try other.app.go(to: NavigationTrail(paths: "/", "/phone-login", "/goods", "/phone-login"))
        #expect(try other.app.find("phone").value == "13874389438", "another login, above the one before")
        #expect(try other.app.find("code").value == "5858")
        try one.app.find("search").tap()
        try one.app.find("dialog-confirm").tap()
        one.receive()
        other.receive()
        #expect(try other.app.find("code").value == "")
        try other.app.tapBack()
        try other.app.tapBack()
        #expect(try other.app.find("phone").value == "13601728394", "the login below is as it was left")
        #expect(try other.app.find("code").value == "")
    }

    @Test func loggingInShowsOnTheOtherPage() throws {
        let one = Page(.phoneLogin, of: "a", channels)
        let other = Page(.goods(), of: "a", channels)
        #expect(try other.app.find("who").text == "You’re not logged in")
        try one.app.find("fill").tap()
        try one.app.find("login").tap()
        one.time.advance(by: .seconds(1))
        other.receive()
        #expect(try other.app.find("who").text == "Logged in as 花田半亩")
        #expect(other.app.screen?.name == "goods")
    }

    @Test func theLanguageChangesOnAllPagesAndIsSavedByOne() throws {
        let one = Page(.index, of: "a", channels)
        let other = Page(.index, of: "a", channels)
        try one.app.find("language-zh").tap()
        one.receive()
        other.receive()
        one.receive()
        #expect(other.app.screen?.title == "Bindery 示例")
        #expect(one.store.language == .chinese)
        #expect(other.store.language == nil)
        try other.app.find("language-en").tap()
        other.receive()
        one.receive()
        #expect(one.app.screen?.title == "Bindery showcase")
        #expect(other.store.language == .english)
    }

    @Test func groupsAreNewRenamedAndDeletedOnTheOtherPage() throws {
        let one = Page(.menuGroups, of: "a", channels)
        let other = Page(.menuGroups, of: "a", channels)
        try one.app.find("create").tap()
        try one.app.find("name").type("Soup")
        try one.app.find("save").tap()
        one.time.advance(by: .seconds(1))
        other.receive()
        #expect(try other.app.find("row-4").find("group-name").text == "Soup")
        try one.app.find("row-1").find("rename").tap()
        try one.app.find("name").replaceText(with: "Pasta")
        try one.app.find("save").tap()
        one.time.advance(by: .seconds(1))
        other.receive()
        #expect(try other.app.find("row-1").find("group-name").text == "Pasta")
        try one.app.find("row-2").find("delete").tap()
        try one.app.find("dialog-confirm").tap()
        one.time.advance(by: .seconds(1))
        other.receive()
        #expect(!other.app.isPresent("row-2"))
    }

    @Test func aGroupThatIsSavedByAnEditorOfItsOwnAddressShowsOnTheOtherPage() throws {
        let one = Page(.menuGroup(1), of: "a", channels)
        let other = Page(.menuGroups, of: "a", channels)
        try one.app.find("name").replaceText(with: "Pasta")
        try one.app.find("save").tap()
        one.time.advance(by: .seconds(1))
        other.receive()
        #expect(try other.app.find("row-1").find("group-name").text == "Pasta")
    }

    @Test func aBrowserHasOneChannelAndAnotherBrowserAnother() {
        let channel = channels.channel(of: "a")
        for number in 1...100 { _ = channels.channel(of: "\(number)") }
        #expect(channels.channel(of: "a") === channel)
        #expect(channels.channel(of: "b") !== channel)
    }
}
