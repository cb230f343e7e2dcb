import BinderyTesting
import BinderyView
import Screens
import ShowcaseModels
import Testing

/// A restart of the server while a screen is used: typed and chosen values are restored, secrets are not.
@Suite struct RestartTests {
    let time = VirtualScheduler()
    let library: StubLibrary
    let posts: StubPosts
    let groups: StubGroups
    let states = StateRegistry()

    init() {
        library = StubLibrary(time: time)
        posts = StubPosts(time: time)
        groups = StubGroups(time: time)
    }

    /// `reload()` of the app is the restart: it makes all models again.
    private func open(_ route: AppRoute) -> HeadlessApp {
        let services = Services.stubs(time, menuGroups: groups, books: library, posts: posts)
        return HeadlessApp(time: time, states: states) {
            Showcase(at: route, language: .english, services: services, store: StubStore()).view
        }
    }

    @Test(arguments: Architecture.allCases)
    func theLengthLoginKeepsAllButThePassword(_ architecture: Architecture) throws {
        let app = open(.lengthLogin(architecture))
        try app.find("username").type("Ada Lovelace")
        try app.find("password").type("12345678")
        try app.find("code").type("12345")
        try app.find("colours-validOnly").tap()
        app.reload()
        #expect(try app.find("username").value == "Ada Lovelace")
        #expect(try app.find("password").value == "")
        #expect(try app.find("code").value == "12345")
        #expect(try app.find("colours-validOnly").isSelected)
        #expect(app.isPresent("username-clear") && !app.isPresent("password-clear"))
        #expect(try !app.find("login").isEnabled)
        try app.find("password").type("12345678")
        #expect(try app.find("login").isEnabled, "what stands behind the view knows what was restored")
    }

    @Test func theStartKeepsItsSum() throws {
        let app = open(.index)
        try app.find("a").increment()
        app.reload()
        #expect(try app.find("c").text == "c = 43")
        #expect(try app.find("changes").text == "Changes so far: a 0 · b 0 · c 0", "nothing has changed since")
    }

    @Test func thePhoneLoginKeepsTheNumberButNotTheCode() throws {
        let app = open(.phoneLogin)
        try app.find("phone").type("13874389438")
        try app.find("code").type("5858")
        app.reload()
        #expect(try app.find("phone").value == "13874389438")
        #expect(try app.find("code").value == "")
        time.advance(by: .seconds(1))
        #expect(try app.find("avatar").node.source == .path("/avatars/13874389438"))
    }

    @Test func theAccountLoginKeepsTheNameButNotThePassword() throws {
        let app = open(.accountLogin)
        try app.find("account").type("ada")
        try app.find("password").type("secret")
        app.reload()
        #expect(try app.find("account").value == "ada")
        #expect(try app.find("password").value == "")
    }

    @Test func theBookSearchShowsTheSameTextAndTheSameBooks() throws {
        let app = open(.books())
        try app.find("query").replaceText(with: "logic")
        try app.find("search").tap()
        time.advance(by: .milliseconds(500))
        try app.find("query").type(" and")
        let (status, rows) = (try app.find("status").text, try app.find("list").visibleRows)
        #expect(rows == ["row-1", "row-5"])
        app.reload()
        time.advance(by: .milliseconds(500))
        #expect(try app.find("query").value == "logic and")
        #expect(try app.find("status").text == status)
        #expect(try app.find("list").visibleRows == rows)
    }

    @Test func aSearchThatIsRestoredWhileItIsShownIsMadeAgain() throws {
        let app = open(.books())
        try app.find("query").replaceText(with: "logic")
        try app.find("search").tap()
        try app.find("query").type(" and")
        let saved = states.snapshot.value
        let others = StateRegistry()
        let other = HeadlessApp(time: time, states: others) {
            Showcase(
                at: .books(query: "logic"), language: .english, services: .stubs(time, books: library),
                store: StubStore()
            ).view
        }
        time.advance(by: .seconds(1))
        time.run { others.restore(saved) }
        time.advance(by: .milliseconds(500))
        #expect(try other.find("query").value == "logic and")
        #expect(try other.find("list").visibleRows == ["row-1", "row-5"])
    }

    @Test func thePostSearchShowsTheSameTextAndTheSamePosts() throws {
        let app = open(.posts())
        time.advance(by: .milliseconds(300))
        try app.find("query").replaceText(with: "swift")
        time.advance(by: .milliseconds(500))
        let rows = try app.find("list").visibleRows
        #expect(rows == ["row-1", "row-2"])
        app.reload()
        time.advance(by: .milliseconds(800))
        #expect(try app.find("query").value == "swift")
        #expect(try app.find("list").visibleRows == rows)
    }

    @Test func theEditorKeepsWhatWasChangedAndSavesIt() throws {
        let app = open(.menuGroups)
        time.advance(by: .milliseconds(300))
        try app.find("row-2").find("rename").tap()
        try app.find("name").replaceText(with: "Brown rice")
        try app.find("kind").choose("Side dishes")
        app.reload()
        time.advance(by: .seconds(1))
        #expect(app.screen?.title == "Edit group")
        #expect(try app.find("name").value == "Brown rice")
        #expect(try app.find("kind").choice == "Side dishes")
        try app.find("save").tap()
        time.advance(by: .seconds(1))
        #expect(app.screen?.name == "menu-groups")
        #expect(groups.all[1] == MenuGroup(id: 2, name: "Brown rice", kind: .side))
        #expect(try app.find("row-2").find("group-name").text == "Brown rice")
    }

    @Test func anEditorThatHadNotLoadedItsGroupLoadsIt() throws {
        let app = open(.menuGroup(2))
        app.reload()
        time.advance(by: .milliseconds(300))
        #expect(try app.find("name").value == "Rice")
    }

    @Test func theGalleryKeepsEveryValueButThePasswords() throws {
        let app = open(.gallery)
        try app.find("with-cocoa").toggle()
        try app.find("name").type("Ada Lovelace")
        try app.find("age").replaceText(with: "36")
        try app.find("age").leave()
        try app.find("password").type("secret")
        try app.find("new-password").type("secret")
        try app.find("story").type("First line\nSecond line")
        try app.find("news").toggle()
        try app.find("terms").toggle()
        try app.find("volume").drag(to: 0.35)
        try app.find("seats").increment()
        try app.find("drink").choose("Cocoa")
        let values = try app.find("values").text
        app.reload()
        #expect(try app.find("name").value == "Ada Lovelace")
        #expect(try app.find("age").value == "36")
        #expect(try app.find("password").value == "")
        #expect(try app.find("new-password").value == "")
        #expect(try app.find("story").value == "First line\nSecond line")
        #expect(try app.find("values").text == values)
        #expect(try app.find("with-cocoa").isOn)
        try app.find("disable").tap()
        app.reload()
        #expect(try !app.find("name").isEnabled)
    }

    @Test func aSheetThatIsOpenIsOpenAgainWithWhatWasTyped() throws {
        let app = open(.gallery)
        try app.find("delete-book").tap()
        try app.find("dialog-confirm").tap()
        try app.find("new-book").tap()
        try app.find("new-title").type("Ulysses")
        app.reload()
        #expect(app.dialog?.title == "New book")
        #expect(try app.find("new-title").value == "Ulysses")
        try app.find("add-book").tap()
        #expect(try app.find("books").text == "Persuasion, 红楼梦, Ulysses")
    }

    @Test func theArrangementsKeepTheTabTheNotesAndTheMenusChoice() throws {
        let app = open(.arrangements)
        try app.find("note-tea").type("green")
        try app.find("tab-cocoa").tap()
        try app.find("note-cocoa").type("hot")
        try app.find("inbox").tap()
        try app.find("actions").tap()
        try app.find("compact").tap()
        let density = try app.find("density").text
        app.reload()
        #expect(try app.find("note-cocoa").value == "hot")
        #expect(try app.find("tab-cocoa").isSelected)
        #expect(try app.find("unread").text == "63")
        #expect(try app.find("density").text == density)
        try app.find("tab-tea").tap()
        #expect(try app.find("note-tea").value == "green")
    }

    @Test func theScreensBelowAreAsTheyWereLeftToo() throws {
        let app = open(.index)
        try app.find("link-account-login").tap()
        try app.find("account").type("ada")
        try app.go(to: NavigationTrail(paths: "/", "/account-login", "/posts"))
        time.advance(by: .milliseconds(300))
        try app.find("query").type("swift")
        app.reload()
        app.reload()
        time.advance(by: .seconds(1))
        #expect(try app.find("query").value == "swift")
        try app.tapBack()
        #expect(try app.find("account").value == "ada")
        try app.tapBack()
        #expect(app.screen?.name == "index")
        let screens = states.snapshot.value.keys.filter { $0.hasPrefix("stack") }
        #expect(screens == ["stack › 0 / › Sum"], "screens that were left are forgotten")
    }

    @Test(arguments: [
        "/length-login", "/mvc", "/mvp", "/mvvm-callbacks", "/account-login", "/gallery", "/phone-login",
    ])
    func aSecretIsNowhereInWhatIsSaved(_ path: String) throws {
        let app = open(.index)
        try app.go(to: NavigationTrail(paths: "/", path))
        try app.find(path == "/phone-login" ? "code" : "password").type("correct-horse")
        if path == "/gallery" { try app.find("new-password").type("correct-horse") }
        #expect(!states.snapshot.value.isEmpty)
        #expect(!"\(states.snapshot.value)".contains("correct-horse"))
    }
}
